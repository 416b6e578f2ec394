"""`guts show`: the rules that a ruleset comes to, with all that it inherits and all defaults."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click

from guts_core.cli import base
from guts_core.cli.base import (
    ascii_asked,
    ascii_wanted,
    encodes,
    json_option,
    option,
    say,
    tell_problems,
    texts,
    usage,
    write_json,
)
from guts_core.cli.writing import write_file
from guts_core.discovery import BUNDLED_RULESETS, ruleset_file
from guts_core.loader import Loaded, load, load_text
from guts_core.problems import safe
from guts_core.ruleset import Ruleset
from guts_core.schema import FILE
from guts_core.source import KeyPath
from guts_core.steps import plain
from guts_core.toml_text import escaped, key_text, to_toml


@base.command("show")
@click.argument("ruleset")
@option("--origin", is_flag=True)
@option("--toml", is_flag=True)
@option("--output", "-o", type=click.Path(), metavar="FILE")
@json_option
def command(ruleset: str, origin: bool, toml: bool, output: str | None, as_json: bool) -> None:
    """Show the rules."""
    chosen = [name for name, given in (("--toml", toml), ("--json", as_json), ("--origin", origin)) if given]
    if toml and len(chosen) > 1:
        raise usage("show-choose", first="--toml", second=chosen[1])
    loaded = load(ruleset)
    tell_problems([problem for problem in loaded.problems if problem.severity != "warning"], loaded.packages)
    places = _origins(loaded) if origin else {}
    if as_json:
        shown: dict[str, Any] = {"hash": loaded.ruleset.hash, "ruleset": loaded.ruleset.plain()}
        if origin:
            shown["origin"] = {key_text(path): place and dict(place) for path, place in places.items()}
        write_json(shown)
        return
    head: dict[KeyPath, str] = {(): texts().text("show-hash", hash=loaded.ruleset.hash)}
    if toml:
        beside = output is not None and Path(output).with_name(FILE).is_file()
        text = _alone(loaded, head, f"./{FILE}" if beside else "")
    else:
        text = to_toml(effective(loaded.ruleset), head, {path: _said(loaded, path, place) for path, place in places.items()})
    if output is not None:
        write_file(Path(output), text, [layer.name for layer in loaded.layers.files])
        facts = {"file": safe(output, 300, ascii=ascii_wanted()), "hash": loaded.ruleset.hash}
        say(texts().text("show-written", **facts))
        return
    click.echo(escaped(text, ascii=ascii_asked() or not encodes(text, sys.stdout)), nl=False, color=False)


def effective(ruleset: Ruleset) -> dict[str, Any]:
    """Everything that a ruleset says and leaves to defaults, as data of a file."""
    data = plain(ruleset, amount=lambda amount: amount)
    data["ranking"] = ruleset.ranking.model_dump(mode="json")
    return {key: value for key, value in data.items() if value not in ("", [], {})}


def flat(loaded: Loaded) -> dict[str, Any]:
    """What a ruleset and its bases say, as data of one file: no defaults, no base, its own examples."""
    data = {key: value for key, value in loaded.layers.merged.items() if key != "extends"}
    seats = loaded.ruleset.seats
    if "seats" in data or seats != Ruleset.model_fields["seats"].get_default(call_default_factory=True):
        data["seats"] = {"min": seats.min, "max": seats.max}  # a number that had to be lowered is written as it is
    return data


def _alone(loaded: Loaded, head: Mapping[KeyPath, str], schema: str) -> str:
    text = to_toml(flat(loaded), head, schema=schema)
    found = load_text(text, loaded.name).ruleset.hash
    if found != loaded.ruleset.hash:
        raise click.ClickException(texts().text("show-changed", hash=loaded.ruleset.hash, found=found))
    return text


def _origins(loaded: Loaded) -> dict[KeyPath, dict[str, Any] | None]:
    """Where each value comes from; None where no file says it."""
    found: dict[KeyPath, dict[str, Any] | None] = {}
    for path in _paths((), effective(loaded.ruleset)):
        _, written = loaded.layers.find(path)
        if written == path and path[0] != "requires":
            place = loaded.layers.place(path)
            found[path] = {"file": _name(place.file), "line": place.line}
        elif path[0] == "requires":
            found[path] = {
                "file": _name(loaded.layers.place(("requires",)).file),
                "line": loaded.layers.place(("requires",)).line,
            }
        else:
            found[path] = None
    return found


def _paths(path: KeyPath, value: Any) -> Iterator[KeyPath]:
    """The paths of single values, of lists that are no lists of steps, and of plugins' tables."""
    if isinstance(value, Mapping):
        if len(path) == 2 and path[0] == "plugins":
            yield path
        for key, item in value.items():
            if item is not None:
                yield from _paths((*path, key), item)
    elif path and path[-1] == "steps" and isinstance(value, list):
        for index, item in enumerate(value):
            yield from _paths((*path, index), item)
    elif path:
        yield path


def _name(file: str) -> str:
    """A bundled ruleset's file by its name, any other as it was given."""
    path = Path(file)
    bundled = ruleset_file(BUNDLED_RULESETS, path.stem)
    return path.stem if bundled is not None and path == bundled else file


def _said(loaded: Loaded, path: KeyPath, place: Mapping[str, Any] | None) -> str:
    if path == ("seats", "max") and loaded.ruleset.seats.max != _asked_for(loaded):
        return texts().text("show-lowered")
    if place is not None:
        return f"{place['file']}:{place['line']}"
    if path[0] == "plugins":
        return texts().text("show-plugin-default", plugin=str(path[1]))
    return texts().text("show-default")


def _asked_for(loaded: Loaded) -> object:
    seats = loaded.layers.merged.get("seats", {})
    return seats.get("max", Ruleset.model_fields["seats"].get_default(call_default_factory=True).max)
