"""Whether a value fits a JSON schema: as much of it as pydantic writes for options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

Schema = Mapping[str, Any]

_TYPES: Final[Mapping[str, Any]] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "array": (list, tuple),
    "object": Mapping,
    "null": type(None),
}


def fits(value: Any, schema: Schema, root: Schema) -> bool:
    """Whether a value fits.

    Args:
        value: a plain JSON value.
        schema: the schema.
        root: the whole schema, in which `$ref` points.
    """
    if "$ref" in schema:
        target: Any = root
        for part in schema["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        if not fits(value, target, root):
            return False
    if "anyOf" in schema and not any(fits(value, one, root) for one in schema["anyOf"]):
        return False
    if any(not fits(value, one, root) for one in schema.get("allOf", ())):
        return False
    if "type" in schema and not _is(value, schema["type"]):
        return False
    if "enum" in schema and not any(_same(value, one) for one in schema["enum"]):
        return False
    if "const" in schema and not _same(value, schema["const"]):
        return False
    return _within(value, schema) and _parts_fit(value, schema, root)


def _is(value: Any, kind: str | list[str]) -> bool:
    kinds = [kind] if isinstance(kind, str) else kind
    return "boolean" in kinds if isinstance(value, bool) else any(isinstance(value, _TYPES[one]) for one in kinds)


def _same(value: Any, other: Any) -> bool:
    return bool(value == other) and isinstance(value, bool) == isinstance(other, bool)


def _within(value: Any, schema: Schema) -> bool:
    if isinstance(value, str):
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            return False
        return "pattern" not in schema or re.search(schema["pattern"], value) is not None
    if isinstance(value, int | float) and not isinstance(value, bool):
        if value < schema.get("minimum", value) or value > schema.get("maximum", value):
            return False
        if value <= schema.get("exclusiveMinimum", value - 1) or value >= schema.get("exclusiveMaximum", value + 1):
            return False
        return not value % schema.get("multipleOf", value or 1)
    return True


def _parts_fit(value: Any, schema: Schema, root: Schema) -> bool:
    if isinstance(value, list | tuple):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            return False
        first = schema.get("prefixItems", ())
        rest = schema.get("items", {})
        rules = [*first, *[rest] * (len(value) - len(first))][: len(value)]
        return all(rule is not False and fits(item, rule or {}, root) for item, rule in zip(value, rules, strict=True))
    if isinstance(value, Mapping):
        known = schema.get("properties", {})
        more = schema.get("additionalProperties", True)
        if any(key not in value for key in schema.get("required", ())):
            return False
        if more is False and any(key not in known for key in value):
            return False
        other = more if isinstance(more, Mapping) else {}
        return all(fits(item, known.get(key, other), root) for key, item in value.items())
    return True
