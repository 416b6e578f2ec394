"""`guts schema`: the JSON schema of rulesets, with the options of the plugins that are installed."""

from __future__ import annotations

import os
from pathlib import Path

import click

from guts_core.cli import base
from guts_core.cli.base import ascii_wanted, option, say, tell_problems, texts
from guts_core.cli.writing import write_file
from guts_core.discovery import installed
from guts_core.keys import read_plugins
from guts_core.problems import safe
from guts_core.schema import dump, schema


@base.command("schema")
@option("--output", type=click.Path(), metavar="FILE")
def command(output: str | None) -> None:
    """Write the schema."""
    plugins = read_plugins(installed())
    for plugin in plugins:
        tell_problems(plugin.problems)
    text = dump(schema(plugins, texts().lang))
    if output is None:
        click.echo(text, nl=False)
        return
    write_file(Path(output), text)
    line = f"#:schema ./{os.path.basename(output)}"
    say(texts().text("schema-written", file=safe(output, 300, ascii=ascii_wanted()), line=safe(line, 300, ascii=ascii_wanted())))
