"""The steps of a ruleset as models: each by its kind, each with what is wrong with it noted at its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

from guts_core.findings import Findings
from guts_core.problems import closest
from guts_core.source import KeyPath
from guts_core.steps import AnteStep, Step
from guts_core.validation import given, models_in

Kinds = Mapping[str, tuple[type[Step], str]]
"""The kinds of step by name, each with the plugin that brings it; empty for the core's."""

_LOST: Final = AnteStep()
"""Stands in for a step that cannot be read."""


def read_steps(steps: tuple[Any, ...], path: KeyPath, known: Kinds, found: Findings, *, lost: bool) -> tuple[Step, ...]:
    """Step after step; for one that is wrong another one stands in, so that what is around it can be checked.

    Args:
        steps: what the ruleset says.
        path: the key of the list.
        known: the kinds of step.
        found: where problems are noted.
        lost: whether a plugin could not be had, and with it perhaps a kind.
    """
    return tuple([_read(step, (*path, index), known, found, lost) for index, step in enumerate(steps)])


def _read(data: Any, path: KeyPath, known: Kinds, found: Findings, lost: bool) -> Step:
    if not isinstance(data, Mapping):
        found.tell("value-type", path, {"expected": "table", **given(data)}, on_key=False)
        return _LOST
    if "do" not in data:
        found.tell("key-missing", (*path, "do"), {"key": "do"}, on_key=True)
        return _LOST
    word = data["do"]
    if not isinstance(word, str):
        found.tell("value-type", (*path, "do"), {"expected": "text", **given(word)}, on_key=False)
        return _LOST
    if word not in known:
        like = closest(word, known) if not found.full else None
        if like or not lost:  # the plugin that could not be had may have brought it
            facts = {"kind": word, "known": tuple([f'"{kind}"' for kind in known])}
            found.tell("step-unknown", (*path, "do"), facts, on_key=False, suggestion=like)
        return _LOST
    kind, owner = known[word]
    data = dict(data)
    for name, field in kind.model_fields.items():
        key = field.alias or name
        if key != name and name in data:  # pydantic would take the name that it has in Python
            found.tell("key-unknown", (*path, name), {"key": name}, on_key=True, suggestion=key)
            del data[name]
        if isinstance(data.get(key), tuple) and any(issubclass(model, Step) for model in models_in(field.annotation)):
            data[key] = read_steps(data[key], (*path, key), known, found, lost=lost)
    try:
        return kind.model_validate(data)
    except ValidationError as error:
        found.tell_invalid(error, data, kind, path, owner or None)
    except Exception as error:  # a stranger's validator
        found.tell_failure(owner, error)
    return _LOST
