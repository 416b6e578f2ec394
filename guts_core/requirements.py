"""What a ruleset requires: plugin packages with versions, as pip writes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import guts_core
from guts_core.discovery import BUNDLED, same_package, version_of
from guts_core.layers import Layer
from guts_core.problems import Problem
from guts_core.source import KeyPath
from guts_core.validation import given

_LONGEST: Final = 200
_MOST: Final = 50


def unmet(layer: Layer) -> Iterator[Problem]:
    """What is wrong with the requirements of one file."""
    found = layer.data.get("requires", [])
    if not isinstance(found, list | tuple):
        yield _at(layer, ("requires",), "value-type", {"expected": "list", **given(found)})
    elif len(found) > _MOST:
        yield _at(layer, ("requires",), "list-long", {"limit": _MOST, "count": len(found)})
    else:
        for index, item in enumerate(found):
            if isinstance(item, str):
                yield from _unmet(layer, ("requires", index), item)
            else:
                yield _at(layer, ("requires", index), "value-type", {"expected": "text", **given(item)})


def _at(layer: Layer, path: KeyPath, code: str, facts: Mapping[str, object]) -> Problem:
    return Problem(code, facts, layer.place(path, "value"))


def _unmet(layer: Layer, path: KeyPath, text: str) -> Iterator[Problem]:
    from packaging.requirements import InvalidRequirement, Requirement

    try:
        wanted = Requirement(text) if len(text) <= _LONGEST else None
    except (InvalidRequirement, ValueError):
        wanted = None
    if wanted is None or wanted.url or wanted.extras or wanted.marker:
        yield _at(layer, path, "requires-syntax", {"text": text})
        return
    version = guts_core.__version__ if same_package(wanted.name, BUNDLED) else version_of(wanted.name)
    facts = {"package": wanted.name, "wanted": str(wanted.specifier) or "*", "version": version or ""}
    if version is None:
        yield _at(layer, path, "requires-missing", facts)
    elif not wanted.specifier.contains(version, prereleases=True):
        yield _at(layer, path, "requires-version", facts)
