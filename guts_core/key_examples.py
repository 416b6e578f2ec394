"""An example for every key of a ruleset, as a few lines of TOML."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Final

from guts_core.keys import Key
from guts_core.toml_text import to_toml


def example(key: Key, every: Iterable[Key] = ()) -> str:
    """A few lines of TOML in which the key stands, with another value than its default where that is easily said.

    Args:
        key: the key.
        every: further keys; those of the same table that are required are written too.
    """
    head, *rest = key.path
    beside = {other.path[-1]: _shown(other) for other in every if other.required and other.path[:-1] == key.path[:-1]}
    table = {**beside, key.path[-1]: _shown(key)}
    if key.path[-1] == "contests" or key.path[:3] == ("steps", "showdown", "contests"):
        contests = _CONTESTS if key.path[-1] == "contests" else [{"name": "high", **table}]
        return to_toml({"steps": [{"do": "showdown", "contests": contests}]})
    if head == "steps" and len(rest) > 1:
        return to_toml({"steps": [{"do": rest[0], **table}]})
    if head == "steps" and rest:
        return to_toml({"steps": [{"do": "deal", "cards": 2, **table}]})
    for name in reversed(key.path[:-1]):
        table = {name: table}
    if head == "examples":
        table["examples"] = [{**_SITUATION, **(table["examples"] if rest else {})}]
    return to_toml(table)


# Values that say more than what could be made up
_SHOWN: Final[Mapping[tuple[str, ...], Any]] = {
    ("title",): "Friday night",
    ("summary",): "Two cards, a pot of at most 50.",
    ("authors",): ["Ana", "Bo"],
    ("license",): "CC0-1.0",
    ("source",): "the club's notebook",
    ("extends",): "default",
    ("requires",): ["guts-core>=0.1"],
    ("seats",): {"min": 3, "max": 8},
    ("cap",): 50,
    ("ranking",): {"categories": ["trips", "pair", "high card"]},
    ("steps",): [
        {"do": kind} if kind != "deal" else {"do": kind, "cards": 3} for kind in ("ante", "deal", "declare", "showdown", "settle")
    ],
    ("plugins",): {"a-plugin": {}, "one-of-the-base": False},
    ("chip",): Fraction(1, 4),
    ("seats", "min"): 3,
    ("seats", "max"): 8,
    ("ranking", "categories"): ["trips", "pair", "high card"],
    ("ranking", "best"): 3,
    ("ranking", "wild"): ["2", "Js"],
    ("ranking", "top"): ["3-2"],
    ("steps", "do"): "deal",
    ("steps", "when"): "somebody-in",
    ("steps", "ante", "pot"): "side",
    ("steps", "deal", "cards"): 2,
    ("steps", "deal", "to"): "board",
    ("steps", "declare", "choices"): ["high", "low", "out"],
    ("steps", "showdown", "ranking"): {"low": True},
    ("steps", "showdown", "contests", "name"): "high",
    ("steps", "showdown", "contests", "pot"): "side",
    ("steps", "showdown", "contests", "share"): 2,
    ("steps", "showdown", "contests", "among"): ["high"],
    ("steps", "showdown", "contests", "ranking"): {"low": True},
    ("steps", "group", "steps"): [{"do": "declare"}, {"do": "showdown"}],
    ("steps", "repeat", "steps"): [{"do": "declare"}, {"do": "showdown"}, {"do": "settle"}],
    ("steps", "repeat", "while"): "somebody-in",
    ("steps", "repeat", "until"): "lone",
    ("steps", "repeat", "max"): 3,
    ("examples", "title"): "Alone takes the pot",
    ("examples", "ruleset"): "friday.toml",
    ("examples", "players"): ["Ana", "Bo", "Cy"],
    ("examples", "dealer"): "Bo",
    ("examples", "pots"): {"pot": 6, "side": 2},
    ("examples", "balances"): {"Ana": 6, "Bo": -6},
    ("examples", "legs"): {"Ana": 1, "Bo": 2},
    ("examples", "matched"): ["Bo"],
    ("examples", "rounds"): [{"in": ["Ana"]}, {"in": []}],
    ("examples", "ghost"): "Ac Ad",
    ("examples", "board"): "Ac Ad Kc",
    ("examples", "deck"): "Ac Ad",
    ("examples", "say"): {"Ana": "high", "Bo": "low"},
    ("examples", "expect", "winners"): ["Ana"],
    ("examples", "expect", "won"): {"Ana": 6},
    ("examples", "expect", "paid"): {"Bo": 6},
    ("examples", "expect", "balances"): {"Ana": 6, "Bo": -6},
    ("examples", "expect", "legs"): {"Ana": 1},
}
_CONTESTS: Final = ({"name": "high", "among": ["high"]}, {"name": "low", "among": ["low"], "ranking": {"low": True}})
_SITUATION: Final = {"pot": 6, "hands": {"Ana": "7s 2h", "Bo": "Kc 9d"}, "in": ["Ana"], "expect": {"pot": 0}}


def _shown(key: Key) -> Any:
    """A value for an example."""
    if key.path in _SHOWN:
        return _SHOWN[key.path]
    if key.shown:
        return key.shown[0]
    if key.path[0] == "examples" and key.path[-1] in _SITUATION:
        return _SITUATION[key.path[-1]]
    value = key.values[0]
    if value.kind == "truth":
        return key.default is not True
    if value.kind == "choice":
        return next((choice for choice in value.choices if choice != key.default), value.choices[0])
    if value.kind == "whole":
        larger = (key.default or 0) + 1
        return larger if value.most is None or larger <= value.most else key.default
    if value.kind == "chips":
        return 2 if key.default != 2 else 3
    return key.default if key.default is not None else "" if value.kind == "text" else {} if value.kind == "table" else []
