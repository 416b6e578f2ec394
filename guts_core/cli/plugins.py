"""`guts plugins`: which plugins are installed, from metadata alone."""

from __future__ import annotations

import click

from guts_core.cli import base
from guts_core.cli.base import ascii_wanted, json_option, say, texts, write_json
from guts_core.discovery import installed
from guts_core.problems import safe


@base.command("plugins")
@json_option
def command(as_json: bool) -> None:
    """List the plugins."""
    entries = installed()
    if as_json:
        write_json(
            [
                {"name": entry.name, "version": entry.version, "distribution": entry.package, "summary": entry.summary}
                for entry in entries
            ]
        )
        return
    plain = ascii_wanted()
    for entry in entries:
        name, package, version = (safe(text, 60, ascii=plain) for text in (entry.name, entry.package, entry.version))
        click.echo(f"{name}  ({package} {version})")
        if entry.summary:
            click.echo(f"  {safe(entry.summary, 200, ascii=plain)}")
    if not entries:
        say(texts().text("cli-plugins-none"))
