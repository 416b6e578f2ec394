"""The games in which a plugin is tried: shapes that every variant may meet, those that it names itself, and those it ships."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import tomli

from guts_core.conformance.subject import Subject
from guts_core.layers import read_chain, stack
from guts_core.problems import ProblemError
from guts_core.ranking import CATEGORIES

Data = Mapping[str, Any]

_ANTE: Final[Data] = {"do": "ante"}
_DECLARE: Final[Data] = {"do": "declare"}
_END: Final[tuple[Data, ...]] = ({"do": "showdown"}, {"do": "settle"})
_THREE: Final[Data] = {"categories": ["trips", "straight flush", "straight", "flush", "pair", "high card"]}
_FIVE: Final[Data] = {"categories": list(CATEGORIES[1:]), "best": 5}


class Base(NamedTuple):
    """A ruleset to try a plugin in.

    Attributes:
        name: what reports call it.
        data: keys as in a file, without `extends` and `examples`.
    """

    name: str
    data: Data


def _deal(cards: int, **more: Any) -> Data:
    return {"do": "deal", "cards": cards, **more}


SHAPES: Final = (
    Base("default", {}),
    Base("three cards", {"ranking": _THREE, "steps": [_ANTE, _deal(3), _DECLARE, *_END]}),
    Base("no cap", {"cap": False}),
    Base("small cap", {"cap": 4, "ante": "1/2"}),
    Base("five cards", {"ranking": _FIVE, "seats": {"max": 7}, "steps": [_ANTE, _deal(5), _DECLARE, *_END]}),
    Base(
        "two pots",
        {
            "steps": [
                _ANTE,
                {"do": "ante", "who": "everyone", "pot": "side"},
                _deal(2),
                _DECLARE,
                {"do": "showdown", "contests": [{"name": "high"}, {"name": "low", "pot": "side", "ranking": {"low": True}}]},
                {"do": "settle"},
            ]
        },
    ),
    Base(
        "several showdowns",
        {"cap": False, "seats": {"max": 8}, "steps": [_ANTE, _deal(2), _DECLARE, *_END, _deal(1), _DECLARE, *_END]},
    ),
    Base("open cards", {"seats": {"max": 8}, "steps": [_ANTE, _deal(1), _deal(1, face="up"), _DECLARE, *_END]}),
    Base(
        "common cards",
        {"seats": {"max": 8}, "ranking": _FIVE, "steps": [_ANTE, _deal(2), _deal(3, to="board", face="up"), _DECLARE, *_END]},
    ),
    Base(
        "wild cards",
        {
            "seats": {"max": 7},
            "ranking": {"categories": list(CATEGORIES), "best": 5, "wild": ["2"]},
            "steps": [_ANTE, _deal(5), _DECLARE, *_END],
        },
    ),
    Base("whole chips", {"chip": 1, "cap": 20}),
    Base(
        "until alone", {"cap": False, "steps": [_ANTE, _deal(2), _DECLARE, {"do": "showdown"}, {"do": "settle", "ends": "lone"}]}
    ),
)
"""Tables of a ruleset that cover what the core can do."""

HIGH_LOW: Final = Base(
    "high and low",
    {
        "steps": [
            _ANTE,
            _deal(2),
            {"do": "declare", "choices": ["high", "low", "both", "out"]},
            {
                "do": "showdown",
                "contests": [
                    {"name": "high", "among": ["high", "both"]},
                    {"name": "low", "among": ["low", "both"], "ranking": {"low": True}},
                ],
            },
            {"do": "settle"},
        ]
    },
)


def bases_of(subject: Subject) -> tuple[Base, ...]:
    """Every game in which the plugin is tried, its own ones first."""
    own = [Base(f"its own base {number}", tomli.loads(text)) for number, text in enumerate(getattr(subject.cls, "bases", ()), 1)]
    return (*own, *_shipped(subject), *SHAPES, HIGH_LOW)


def _shipped(subject: Subject) -> list[Base]:
    """The rulesets of its package that name it, without their examples; one that cannot be read is another check's affair."""
    found = []
    for name, path in subject.rulesets:
        try:
            merged = dict(stack(read_chain(path)).merged)
        except ProblemError:
            continue
        for key in ("extends", "examples", "requires"):
            merged.pop(key, None)
        found.append(Base(name, merged))
    return found


def with_step(base: Base, step: Data, place: str) -> Base:
    """The same game with one step more: before the first step of a kind, or at the end.

    Args:
        base: the game.
        step: the step.
        place: the kind of the step before which it comes; `end` for the end.
    """
    steps: Sequence[Data] = base.data.get("steps") or (_ANTE, _deal(2), _DECLARE, *_END)
    index = next((at for at, other in enumerate(steps) if other["do"] == place), len(steps))
    what = step["do"] if step.get("when", "always") == "always" else f"{step['do']} when {step['when']}"
    return Base(f"{base.name}, {what} before {place}", {**base.data, "steps": [*steps[:index], step, *steps[index:]]})
