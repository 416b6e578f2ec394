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
    packages = sorted({(entry.package, entry.version, entry.summary) for entry in entries})
    for package, version, summary in packages:
        click.echo(f"{safe(package, 60, ascii=plain)} {safe(version, 60, ascii=plain)}")
        if summary:
            click.echo(f"  {safe(summary, 200, ascii=plain)}")
        for entry in entries:
            if (entry.package, entry.version, entry.summary) == (package, version, summary):
                click.echo(f"    {safe(entry.name, 60, ascii=plain)}")
    if not entries:
        say(texts().text("cli-plugins-none"))
