"""`guts plugins new`: the beginning of a plugin of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click

from guts_core.cli.base import ascii_wanted, texts, usage, write_json
from guts_core.problems import safe
from guts_core.scaffold import scaffold

_NEXT = ('python -m pip install --editable ".[test]"', "python -m pytest", "guts play {name}")


def create(name: str | None, folder: str | None, others: Mapping[str, bool], as_json: bool) -> None:
    """Make the package, and say what to do with it; nothing is asked.

    Args:
        name: the name of the plugin, if it was given.
        folder: where the package goes; left out: into the working directory.
        others: options of the command that have nothing to do with this, and whether they were given.
        as_json: whether to say it as JSON.

    Raises:
        ProblemError: if it cannot be made.
    """
    if name is None:
        raise usage("plugin-new-name-missing")
    for option, given in others.items():
        if given:
            raise usage("plugin-new-alone", option=option)
    name, written = scaffold(name, Path(folder or "."))
    if as_json:
        write_json({"name": name, "files": [path.as_posix() for path in written]})
        return
    text, plain = texts().text, ascii_wanted()
    for path in written:
        click.echo(text("plugin-new-written", file=safe(path.as_posix(), 300, ascii=plain)))
    click.echo(text("plugin-new-next"))
    for step in _NEXT:
        click.echo(f"  {step.format(name=name)}")
