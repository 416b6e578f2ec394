"""`guts plugins`: which plugins and rulesets are installed, from metadata and files alone; nothing of theirs is run."""

from __future__ import annotations

import click

from guts_core import __version__
from guts_core.cli import base
from guts_core.cli.base import ascii_wanted, json_option, option, say, texts, write_json
from guts_core.discovery import BUNDLED, BUNDLED_RULESETS, RULESETS, Entry, bundled_rulesets, installed, ruleset_file
from guts_core.problems import ProblemError, safe
from guts_core.source import read_toml


@base.command("plugins")
@option("--rulesets", is_flag=True)
@json_option
def command(rulesets: bool, as_json: bool) -> None:
    """List the plugins."""
    if rulesets:
        _list_rulesets(as_json)
        return
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


def _list_rulesets(as_json: bool) -> None:
    """The bundled rulesets, which hide others of the same name, then those of installed packages."""
    ours = [Entry(name, BUNDLED_RULESETS, BUNDLED, __version__) for name in bundled_rulesets()]
    hidden = {entry.name for entry in ours}
    rows = [(entry, _title(entry)) for entry in (*ours, *[entry for entry in installed(RULESETS) if entry.name not in hidden])]
    if as_json:
        write_json(
            [
                {"name": entry.name, "title": title, "version": entry.version, "distribution": entry.package}
                for entry, title in rows
            ]
        )
        return
    plain = ascii_wanted()
    width = max((len(entry.name) for entry, _ in rows), default=0)
    for entry, title in rows:
        package = f"  ({safe(entry.package, 60, ascii=plain)})" if entry.package != BUNDLED else ""
        click.echo(f"{safe(entry.name, 60, ascii=plain):<{min(width, 60)}}  {safe(title, 200, ascii=plain)}{package}".rstrip())
    if not rows:
        say(texts().text("cli-rulesets-none"))


def _title(entry: Entry) -> str:
    """What a ruleset calls itself; empty where its file cannot be read."""
    path = ruleset_file(entry.module, entry.name)
    try:
        title = read_toml(path).data.get("title", "") if path is not None else ""
    except ProblemError:
        return ""
    return title if isinstance(title, str) else ""
