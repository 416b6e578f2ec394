"""A rule that failed in play, as a problem: plugin and version, hook or step, line and round, and how to see it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from guts_core.acting import CORE
from guts_core.discovery import Entry, installed
from guts_core.flow import numbered
from guts_core.hooks import PREFIX, questions
from guts_core.problems import Place, Problem, Related
from guts_core.profile import DEFAULT
from guts_core.registration import find

if TYPE_CHECKING:
    from guts_core.loader import Loaded
    from guts_core.rules import RuleFailure
    from guts_core.source import KeyPath


def failure_problem(
    failure: RuleFailure, loaded: Loaded | None = None, *, command: str = "", place: Place | None = None
) -> Problem:
    """A rule that failed in play.

    Args:
        failure: what happened.
        loaded: the ruleset, for the plugin's version and the lines; None where there is no file.
        command: what to type to see it again.
        place: where it is, instead of the ruleset's line: in a log.
    """
    named = plugin_at_fault(failure)
    entry = None
    if named:
        entry = loaded.plugins.get(named) if loaded is not None else find(named, installed())[0]
    facts = failure_facts(failure, entry)
    facts["command"] = (command or "none",)  # of a text alone, less would be shown
    places = list(_places(failure, loaded, named)) if loaded is not None else []
    if place is None and places:
        place = places.pop(0).place
    return Problem("game-stopped", facts, place, plugin=named or None, related=tuple(places))


def plugin_at_fault(failure: RuleFailure) -> str:
    """The plugin; empty for the core and the default, which are none that anybody could have named."""
    return failure.plugin if failure.plugin not in (CORE, DEFAULT) else ""


def failure_facts(failure: RuleFailure, entry: Entry | None = None) -> dict[str, object]:
    """Arguments of the messages `game-stopped-who` and `game-stopped-why`."""
    asked = failure.rule in questions()
    return {
        "plugin": failure.plugin,
        "package": entry.package if entry else "?",
        "version": entry.version if entry else "?",
        "part": "hook" if asked else "step",
        "rule": f"{PREFIX}{failure.rule}" if asked else failure.rule,
        "code": failure.code,
        "detail": failure.detail,
        "round": failure.round,
    }


def _places(failure: RuleFailure, loaded: Loaded, plugin: str) -> Iterator[Related]:
    """The lines of the plugin and of the step, where files say them."""
    paths: list[KeyPath] = [("plugins", plugin)] if plugin else []
    if failure.step is not None:
        paths += [path for path, step in numbered(loaded.ruleset.steps) if step is failure.step]
    for path in paths:
        place = loaded.layers.place(path)
        if place.line is not None:
            yield Related(place, "problem-step-here")
