"""A scripted situation read, played and compared: what `guts settle` and `guts check` share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from guts_core.figures import Result, compare_all
from guts_core.layers import Layer, Layers
from guts_core.loader import Loaded, load, other_kind
from guts_core.problems import Place, Problem, ProblemError, Related, closest
from guts_core.ruleset import Complaint, RulesetError
from guts_core.scripted import run
from guts_core.situation import Situation, parse_situation
from guts_core.source import KeyPath, Source, read_toml

Placing = Callable[[KeyPath], Place]
"""From a key of a situation to its place in the file."""

_ADVICE: Final = ("file-missing", "file-directory", "file-special", "file-too-large")
"""Problems with a file whose advice is another one where the file should be a situation."""


class Scripted(NamedTuple):
    """A situation out of a file, and the rules it is played by.

    Attributes:
        situation: what the file says.
        loaded: the rules.
        place: where each key stands.
    """

    situation: Situation
    loaded: Loaded
    place: Placing


def read_situation(file: str) -> Scripted:
    """Read a file with a scripted situation.

    Raises:
        ProblemError: with everything that is wrong with it, or with its ruleset.
    """
    source = _read(file)
    place = _placing(source)
    key = other_kind(source.data, "situation")
    if key is not None:
        raise ProblemError([Problem("file-is-ruleset", {"file": source.file, "key": key}, source.place((key,)))])
    reference = source.data.get("ruleset", "default")
    if not isinstance(reference, str):
        raise ProblemError([Problem("settle-ruleset", {}, source.place(("ruleset",), "value"))])
    try:
        loaded = load(reference, Path(file).parent)
    except ProblemError as error:
        raise ProblemError([_named_here(problem, place) for problem in error.problems], error.packages) from None
    try:
        situation = parse_situation(source.data, loaded.game)
    except RulesetError as error:
        raise ProblemError([*_problems(error.complaints, place)], loaded.packages) from None
    return Scripted(situation, loaded, place)


def _read(file: str) -> Source:
    try:
        return read_toml(file)
    except ProblemError as error:
        raise ProblemError(
            [replace(item, text=f"situation-{item.code}") if item.code in _ADVICE else item for item in error.problems]
        ) from None


def _placing(source: Source) -> Placing:
    """Where things stand in a situation's own file; what is not written is missing from its table, which the first key begins."""
    layers = Layers((Layer(source.file, source.data, source),), {}, ())

    def place(path: KeyPath) -> Place:
        found = layers.place(path)
        return source.place((next(iter(source.data)),)) if found.line is None and source.data else found

    return place


def _named_here(problem: Problem, place: Placing) -> Problem:
    """A ruleset that there is not is a problem of the line that names it."""
    lost = problem.place is None or (problem.place.line is None and problem.code.startswith("file-"))
    return replace(problem, place=place(("ruleset",))) if lost else problem


def settle(loaded: Loaded, situation: Situation, place: Placing) -> tuple[Result, list[Problem]]:
    """Play a situation.

    Returns:
        What has happened, and where that is not what the situation expects.

    Raises:
        ProblemError: if it cannot be played.
    """
    try:
        result = run(loaded.game, situation)
    except RulesetError as error:
        raise ProblemError([*_problems(error.complaints, place, loaded)], loaded.packages) from None
    complaints = [*result.warnings, *[mismatch.complaint for mismatch in compare_all(result, situation)]]
    return result, sorted(_problems(complaints, place), key=_position)


def differences(loaded: Loaded, situation: Situation, place: Placing) -> list[Problem]:
    """What keeps a situation from being played as it expects."""
    try:
        return settle(loaded, situation, place)[1]
    except ProblemError as error:
        return list(error.problems)


def _position(problem: Problem) -> tuple[int, int]:
    place = problem.place
    return (place.line or 0, place.column or 0) if place is not None else (0, 0)


def _problems(complaints: Iterable[Complaint], place: Placing, loaded: Loaded | None = None) -> Iterable[Problem]:
    """Complaints with their places; of a rule that failed, with its version and its place in the ruleset, too."""
    for item in complaints:
        known = item.facts.get("known")
        facts = {name: fact for name, fact in item.facts.items() if name != "known"}
        suggestion = None
        if isinstance(known, tuple):
            facts["known"] = ", ".join(f'"{word}"' for word in known)
            word = next((fact for fact in facts.values() if isinstance(fact, str)), "")
            suggestion = closest(word, known)
        severity: Any = item.severity
        related = tuple([Related(place(path), "problem-key-here", {"key": _word(path, item)}) for path in item.others])
        entry = loaded.plugins.get(item.plugin) if loaded is not None and item.code == "play-failed" else None
        if loaded is not None and entry is not None:
            facts |= {"package": entry.package, "version": entry.version}
            related += (Related(loaded.layers.place(("plugins", item.plugin)), "problem-plugin-here"),)
        yield Problem(item.code, facts, place(item.path), severity, item.plugin or None, suggestion, related, item.text)


def _word(path: KeyPath, complaint: Complaint) -> str:
    """What stands at a path, in a word: the key, or of a list the seat that is meant, or else the list's own key."""
    if isinstance(path[-1], int) and "seat" in complaint.facts:
        return str(complaint.facts["seat"])
    return next((part for part in reversed(path) if isinstance(part, str)), "")
