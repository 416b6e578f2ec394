"""What pydantic has against a table, in terms of the file: stable codes, the key that is meant, facts for the text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from itertools import islice
from typing import Any, Final, NamedTuple, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from guts_core.problems import closest
from guts_core.source import KeyPath

_WANTED: Final = {
    "int_type": "whole",
    "string_type": "text",
    "bool_type": "truth",
    "float_type": "number",
    "tuple_type": "list",
    "list_type": "list",
    "set_type": "list",
    "frozen_set_type": "list",
    "dict_type": "table",
    "model_type": "table",
    "amount-type": "amount",
}
# Codes that our own validators raise; their texts are in our message files, a plugin's are not.
_OURS: Final = frozenset(
    {
        "amount-range",
        "amount-negative",
        "seats-order",
        "share-zero",
        "choice-twice",
        "ranking-category-twice",
        "ranking-high-card-not-last",
        "ranking-wild-unknown",
        "ranking-wild-twice",
        "ranking-top-unknown",
        "ranking-top-impossible",
        "ranking-top-twice",
        "ranking-top-size",
    }
)
# A bound that is broken -> our code and the name that pydantic gives the limit.
_BOUNDS: Final = {
    "greater_than_equal": ("value-small", "ge"),
    "less_than_equal": ("value-large", "le"),
    "too_short": ("list-short", "min_length"),
    "too_long": ("list-long", "max_length"),
    "string_too_short": ("text-short", "min_length"),
    "string_too_long": ("text-long", "max_length"),
}
MOST: Final = 100
"""So many problems are told at once; a file with more of them, most likely no ruleset, must not keep anybody waiting."""
_QUOTED: Final = re.compile(r"'([^']*)'")


class Finding(NamedTuple):
    """Something wrong with a value or a key.

    Attributes:
        code: the message `problem-<code>` is its text.
        path: where, from the table that was validated.
        facts: arguments of the text.
        on_key: the key is meant, not its value.
        suggestion: the word that was probably meant.
        text: id of the message, where it is not the one of the code.
    """

    code: str
    path: KeyPath
    facts: Mapping[str, object] = {}
    on_key: bool = False
    suggestion: str | None = None
    text: str = ""


def explain(
    error: ValidationError, data: Mapping[str, Any], model: type[BaseModel], more_keys: Iterable[str] = ()
) -> list[Finding]:
    """One finding for each key or value that pydantic refuses, at most `MOST` of them.

    Args:
        error: what pydantic says.
        data: what was validated.
        model: what it was to be.
        more_keys: keys that the table may have beside the model's, for "did you mean".
    """
    # A union complains once for each of its members, all about one value: that is one problem.
    groups: dict[KeyPath, list[ErrorDetails]] = {}
    for details in error.errors(include_url=False):
        groups.setdefault(_real(details, data), []).append(details)
    found = []
    for path, group in islice(groups.items(), MOST):
        finding = _finding(path, group, data, model, more_keys)
        if finding is not None:
            found.append(finding)
    return found


def _real(details: ErrorDetails, data: Any) -> KeyPath:
    """The location without pydantic's names for the members of unions."""
    path: KeyPath = ()
    loc = details["loc"]
    for index, part in enumerate(loc):
        item = isinstance(data, tuple) and isinstance(part, int) and part < len(data)
        if item or (isinstance(data, Mapping) and part in data):
            data = data[part]
        elif not (details["type"] == "missing" and index == len(loc) - 1):
            continue
        path += (part,)
    return path


def _finding(
    path: KeyPath, group: list[ErrorDetails], data: Mapping[str, Any], model: type[BaseModel], more_keys: Iterable[str]
) -> Finding | None:
    choices = [item for item in group if item["type"] in ("literal_error", "enum", "none_required")]
    details = next((item for item in group if item not in choices), group[0])
    kind, context, value = details["type"], details.get("ctx", {}), details["input"]
    if kind == "extra_forbidden":
        key = str(path[-1])
        known = [*keys_at(model, path[:-1]), *(more_keys if len(path) == 1 else ())]
        like = closest(key, known)
        if like is not None or not known:
            return Finding("key-unknown", path, {"key": key}, True, like)
        facts = {"key": key, "known": tuple([f'"{word}"' for word in known])}
        return Finding("key-unknown", path, facts, True, text="key-unknown-among")
    if kind == "missing":
        return Finding("key-missing", path, {"key": path[-1]}, True)
    if kind in _WANTED:
        no = any(item.get("ctx", {}).get("expected") == "False" for item in choices)
        return Finding("value-type", path, {"expected": _WANTED[kind] + ("-or-false" if no else ""), **given(value)})
    if kind == "literal_error":
        return _choice(path, str(context.get("expected", "")), value)
    if kind in _BOUNDS:
        code, name = _BOUNDS[kind]
        if kind == "too_short" and isinstance(value, tuple) and len(value) >= context[name]:
            return None  # the items are there, and each has a problem of its own
        return Finding(code, path, {"limit": _plain(context[name]), "count": _count(value), **given(value)})
    if kind in _OURS:
        return _refined(Finding(kind, path, {**given(value), **context}), data)
    cause = context.get("error")
    return Finding("value-refused", path, {"detail": str(cause) if cause is not None else details["msg"], **given(value)})


def _choice(path: KeyPath, expected: str, value: object) -> Finding:
    words = _QUOTED.findall(expected)
    shown = tuple([f'"{word}"' for word in words]) or (expected,)
    return Finding(
        "value-choice", path, {"choices": shown, **given(value)}, False, closest(value, words) if isinstance(value, str) else None
    )


def _refined(finding: Finding, data: Any) -> Finding:
    """What is wrong with one item of a list is said about the list, or about the table: find the item."""
    path = finding.path
    if finding.code == "choice-twice":
        for part in path:
            data = data[part]
        index = next(index for index, word in enumerate(data) if word in data[:index])
        return finding._replace(path=(*path, index), facts={**finding.facts, "choice": data[index]})
    if finding.code == "ranking-top-size":  # said about the table
        path += ("top",)
    for part in path:
        data = data[part]
    text = finding.facts.get("text", "high card" if finding.code == "ranking-high-card-not-last" else None)
    if isinstance(data, tuple) and text in data:
        index = data.index(text) if finding.code == "ranking-high-card-not-last" else len(data) - 1 - data[::-1].index(text)
        path += (index,)
    return finding._replace(path=path)


def given(value: object) -> dict[str, object]:
    """What stands there, for a text: `given`, the kind of value in the words of TOML, and `value`, as it is shown."""
    if isinstance(value, bool):
        return {"given": "truth", "value": "true" if value else "false"}
    if isinstance(value, int):
        return {"given": "number", "value": str(value) if value.bit_length() < 1000 else "…"}
    if isinstance(value, Decimal | float | Fraction):
        return {"given": "number", "value": str(value)}
    if isinstance(value, str):
        return {"given": "text", "value": value}
    if isinstance(value, list | tuple):
        return {"given": "list", "value": ""}
    if isinstance(value, Mapping):
        return {"given": "table", "value": ""}
    return {"given": "nothing", "value": ""} if value is None else {"given": "date", "value": str(value)}


def _plain(limit: object) -> object:
    return limit if isinstance(limit, int) else str(limit)


def _count(value: object) -> int:
    return len(value) if isinstance(value, str | tuple | list) else 0


def keys_at(model: type[BaseModel], path: KeyPath) -> list[str]:
    """The keys that a table below a model may have, as files write them."""
    models = [model]
    for part in path:
        if isinstance(part, str):
            fields = [field for cls in models for name, field in cls.model_fields.items() if part in (name, field.alias)]
            models = [cls for field in fields for cls in models_in(field.annotation)]
    return [field.alias or name for cls in models for name, field in cls.model_fields.items()]


def models_in(annotation: object) -> Iterator[type[BaseModel]]:
    """The models that a type is made of."""
    if isinstance(annotation, type) and not get_args(annotation):
        if issubclass(annotation, BaseModel):
            yield annotation
    else:
        for part in get_args(annotation):
            yield from models_in(part)
