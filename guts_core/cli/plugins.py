"""`guts plugins`: which plugins and rulesets are installed; nothing of theirs is run, unless one is asked for by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from guts_core import __version__
from guts_core.cli import base
from guts_core.cli.base import WRONG, ascii_wanted, json_option, option, say, texts, usage, write_json
from guts_core.discovery import BUNDLED, BUNDLED_RULESETS, RULESETS, Entry, bundled_rulesets, installed, ruleset_file
from guts_core.problems import ProblemError, safe
from guts_core.source import read_toml

NEW: Final = "new"
"""The word that asks for a new plugin, where otherwise the name of one stands."""


@base.command("plugins")
@click.argument("name", required=False, metavar="[NAME | new NAME]")
@click.argument("new", required=False, metavar="")
@option("--load", "load_all", is_flag=True)
@option("--rulesets", is_flag=True)
@option("--folder", metavar="DIR")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    name: str | None,
    new: str | None,
    load_all: bool,
    rulesets: bool,
    folder: str | None,
    as_json: bool,
) -> None:
    """List the plugins, describe one, or begin a new one."""
    if name == NEW:
        from guts_core.cli import plugin_new

        plugin_new.create(new, folder, {"--load": load_all, "--rulesets": rulesets}, as_json)
        return
    if new is not None:
        raise usage("plugin-new-words", word=new)
    if folder is not None:
        raise usage("plugin-new-folder-alone")
    entries = _rulesets() if rulesets else installed()
    if name is None and not load_all:
        (_list_rulesets if rulesets else _list)(entries, as_json)
        return
    # what describes is imported where something is to be described: a list is quick
    from guts_core.cli import about

    good = True
    if rulesets and name is not None:
        about.describe_ruleset(name, entries, as_json)
    elif rulesets:
        good = about.describe_rulesets(entries, as_json)
    elif name is not None:
        good = about.describe_one(name, as_json)
    else:
        good = about.describe(entries, as_json)
    if not good:
        ctx.exit(WRONG)


def _list(entries: Sequence[Entry], as_json: bool) -> None:
    if as_json:
        write_json([entry.plain() for entry in entries])
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


def _rulesets() -> tuple[Entry, ...]:
    """The bundled rulesets, which hide others of the same name, then those of packages."""
    ours = [Entry(name, BUNDLED_RULESETS, BUNDLED, __version__) for name in bundled_rulesets()]
    hidden = {entry.name for entry in ours}
    return (*ours, *[entry for entry in installed(RULESETS) if entry.name not in hidden])


def _list_rulesets(entries: Sequence[Entry], as_json: bool) -> None:
    rows = [(entry, _title(entry)) for entry in entries]
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
