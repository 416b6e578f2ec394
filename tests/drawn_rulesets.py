"""Rulesets drawn at random, as a stranger might write them, and the law that they are to keep."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from decimal import Decimal
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from guts_core.conformance.draw import options_of
from guts_core.discovery import Entry
from guts_core.game import Game
from guts_core.loader import load
from guts_core.messages import Messages
from guts_core.problems import ProblemError, render
from guts_core.ranking import CATEGORIES
from guts_core.requests import Answer, Choose, Request
from guts_core.session import Session
from guts_core.source import parse_toml
from guts_core.steps import Step, core_conditions
from guts_core.strategies import Bot
from guts_core.variant import Variant

Data = dict[str, Any]

MOST_ASKED: Final = 3000
"""More groups of answers than any round of these needs."""
CONDITIONS: Final = sorted(core_conditions())
POTS: Final = ("pot", "side")
WORDS: Final = ("in", "out", "high", "low", "both")
HOLDERS: Final = ("everyone", "in", "out", "board", "ghost", "widow")


# ---------------------------------------------------------------- TOML


def toml(data: Mapping[str, Any]) -> str:
    """The ruleset as a file: a key a line, a step a line."""
    lines = []
    for key, value in data.items():
        if key == "steps" and isinstance(value, list) and value:
            lines.append(f"{_key(key)} = [\n" + "".join(f"  {_value(step)},\n" for step in value) + "]\n")
        else:
            lines.append(f"{_key(key)} = {_value(value)}\n")
    return "".join(lines)


def _key(key: str) -> str:
    return key if key and all(char.isascii() and (char.isalnum() or char in "-_") for char in key) else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(str(key))} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, Decimal):
        return str(value)
    return json.dumps(value)


# ---------------------------------------------------------------- drawn from the schema


def _some(draw: st.DrawFn, **options: st.SearchStrategy[Any]) -> Data:
    """Each of the options, or not: most often not."""
    return {key: draw(values) for key, values in options.items() if draw(st.integers(0, 3)) == 0}


AMOUNTS: Final = st.sampled_from([0, 1, 2, 3, "1/2", "1/3", "7/4", Decimal("0.25"), 50])
RANKINGS: Final = st.one_of(
    st.just({}),
    st.fixed_dictionaries(
        {},
        optional={
            "categories": st.lists(st.sampled_from(CATEGORIES[:-1]), min_size=1, max_size=9, unique=True),
            "low_ace": st.booleans(),
            "best": st.integers(1, 7),
            "wild": st.lists(st.sampled_from(["2", "spades", "Js", "joker", "K"]), max_size=3, unique=True),
            "low": st.booleans(),
            "aces": st.sampled_from(["high", "low"]),
            "top": st.lists(st.sampled_from(["3-2", "A-K", "7", "2-2-2"]), max_size=2, unique=True),
        },
    ),
)


@st.composite
def contest(draw: st.DrawFn, words: Sequence[str]) -> Data:
    return _some(
        draw,
        name=st.sampled_from(["best", "high", "low", "worst"]),
        pot=st.sampled_from(POTS),
        share=st.sampled_from([1, 2, "1/3", 0]),
        among=st.lists(st.sampled_from(words), max_size=3, unique=True),
        ranking=RANKINGS,
    )


@st.composite
def core_step(draw: st.DrawFn, kind: str, conditions: Sequence[str], words: Sequence[str] = WORDS) -> Data:
    """A step of a core kind that holds no other ones."""
    more: Data = {}
    if kind == "ante":
        more = _some(draw, who=st.sampled_from(["due", "everyone", "in"]), amount=AMOUNTS, pot=st.sampled_from(POTS))
    elif kind == "deal":
        more = {"cards": draw(st.sampled_from([1, 1, 2, 2, 3, 4, 5, 7]))}
        more |= _some(
            draw,
            to=st.sampled_from(HOLDERS),
            face=st.sampled_from(["down", "up", "dark"]),
            short=st.sampled_from(["error", "reshuffle"]),
        )
    elif kind == "declare":
        choices = st.lists(st.sampled_from(WORDS), min_size=2, max_size=4, unique=True)
        more = _some(draw, who=st.sampled_from(["everyone", "in"]), choices=choices)
    elif kind == "showdown":
        more = _some(
            draw,
            ranking=RANKINGS,
            seen_by=st.sampled_from(["all", "in"]),
            contests=st.lists(contest(words), min_size=1, max_size=3),
        )
    elif kind == "settle":
        more = _some(draw, ends=st.sampled_from(["", "lone"]))
    if draw(st.integers(0, 5)) == 0:
        more["when"] = draw(st.sampled_from(conditions))
    return {"do": kind, **more}


@st.composite
def step_list(draw: st.DrawFn, brought: Mapping[str, type[Step]], conditions: Sequence[str]) -> list[Data]:
    """The usual five steps with others among them, or any steps at all; some of them nested."""
    kinds = ["ante", "deal", "declare", "showdown", "settle"]
    wanted = list(kinds) if draw(st.integers(0, 4)) else draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=6))
    for _ in range(draw(st.integers(0, 3))):
        extra = draw(st.sampled_from([*kinds, *brought, *brought]))
        wanted.insert(draw(st.integers(0, len(wanted))), extra)
    steps = []
    for kind in wanted:
        if kind in brought:
            step: Data = {**draw(options_of(brought[kind])), "do": kind}
            if "pot" in step:
                step["pot"] = draw(st.sampled_from(POTS))
        else:
            step = draw(core_step(kind, conditions))
        steps.append(step)
    if "side" in str(steps) and draw(st.integers(0, 3)):
        steps.insert(0, {"do": "ante", "pot": "side"})
    while draw(st.integers(0, 2)) == 0:
        first = draw(st.integers(0, len(steps) - 1))
        last = draw(st.integers(first + 1, len(steps)))
        nest: Data = {"do": "group", "steps": steps[first:last]}
        if draw(st.booleans()):
            nest |= {"do": "repeat", "max": draw(st.sampled_from([1, 2, 3, 20]))}
            nest |= _some(draw, **{"while": st.sampled_from(conditions), "until": st.sampled_from(conditions)})
        if draw(st.integers(0, 2)) == 0:
            nest["when"] = draw(st.sampled_from(conditions))
        steps[first:last] = [nest]
    return steps


@st.composite
def rulesets(draw: st.DrawFn, plugins: Mapping[str, type[Variant]] | None = None) -> Data:
    """Any ruleset with some of these plugins, in any order."""
    known = plugins or {}
    names = draw(st.lists(st.sampled_from(sorted(known)), max_size=4, unique=True)) if known else []
    options = {name: draw(options_of(known[name])) for name in names}
    brought: dict[str, type[Step]] = {}
    conditions = list(CONDITIONS)
    for name in names:
        plugin = known[name].model_construct()
        if hasattr(plugin, "guts_kinds"):
            brought |= {kind.kind(): kind for kind in plugin.guts_kinds()}
        if hasattr(plugin, "guts_conditions"):
            conditions += plugin.guts_conditions()
    data = _some(
        draw,
        seats=st.sampled_from([{"max": 4}, {"min": 2, "max": 3}, {"min": 5}, {"min": 7, "max": 8}, {"max": 12}]),
        ante=AMOUNTS,
        chip=st.sampled_from([1, "1/2", "1/12", Decimal("0.25"), 2]),
        ranking=RANKINGS,
        cycles=st.integers(1, 5),
    )
    cap = draw(st.sampled_from([20, False, False, 5, "31/2", 1]))
    if cap != 20:
        data["cap"] = cap
    if draw(st.integers(0, 6)):
        data["steps"] = draw(step_list(brought, conditions))
    if names:
        data["plugins"] = options
    return data


# ---------------------------------------------------------------- mutations


def _paths(data: Any, path: tuple[Any, ...] = ()) -> Iterable[tuple[Any, ...]]:
    items: Iterable[tuple[Any, Any]] = ()
    if isinstance(data, Mapping):
        items = data.items()
    elif isinstance(data, list):
        items = enumerate(data)
    for key, value in items:
        yield (*path, key)
        yield from _paths(value, (*path, key))


def _at(data: Any, path: Sequence[Any]) -> Any:
    for part in path:
        data = data[part]
    return data


ODD: Final[tuple[Any, ...]] = (
    *(0, 1, 2, 3, 5, 7, 13, 52, -1, 1000, "1/3", Decimal("0.5"), True, False, "", [], {}),
    *("in", "out", "everyone", "board", "ghost", "pot", "side", "reserve", "always", "default", "lone", "x"),
    *("contested", "one-in", "several-in", "nobody-in", "somebody-in"),
)


@st.composite
def mutated(draw: st.DrawFn, originals: Sequence[Data]) -> Data:
    """One of these rulesets with one to four changes: a key or an item deleted, doubled, swapped or altered."""
    data = deepcopy(draw(st.sampled_from(originals)))
    for _ in range(draw(st.sampled_from([1, 1, 1, 2, 4]))):
        paths = list(_paths(data))
        if not paths:
            break
        path = draw(st.sampled_from(paths))
        holder, key = _at(data, path[:-1]), path[-1]
        how = draw(st.sampled_from(["delete", "double", "swap", "odd", "like", "like", "number"]))
        if how == "delete":
            del holder[key]
        elif how == "double":
            if isinstance(holder, list):
                holder.insert(draw(st.integers(0, len(holder))), deepcopy(holder[key]))
            else:
                holder[f"{key}-x"] = deepcopy(holder[key])
        elif how == "swap":
            other = draw(st.sampled_from([item for item in paths if len(item) == len(path)]))
            if other[:-1] == path[:-1]:
                holder[key], holder[other[-1]] = holder[other[-1]], holder[key]
                if isinstance(holder, dict) and draw(st.booleans()):  # their order, too
                    items = list(holder.items())
                    holder.clear()
                    holder.update(reversed(items))
        elif how == "number" and type(holder[key]) is int:
            holder[key] += draw(st.integers(-2, 3))
        elif how == "like":
            alike = [item for item in paths if item[-1] == key and item != path]
            holder[key] = deepcopy(_at(data, draw(st.sampled_from(alike)))) if alike else draw(st.sampled_from(ODD))
        else:
            holder[key] = draw(st.sampled_from(ODD))
    return data


def read(file: Path) -> Data:
    """A ruleset as it stands in a file, without its examples."""
    data: Data = dict(parse_toml(file.read_text(encoding="utf-8"), file.name).data)
    data.pop("examples", None)
    return data


# ---------------------------------------------------------------- the law


def by_chance(seed: int) -> Callable[[Request], Answer]:
    """Answers without any sense."""
    random = Random(seed)

    def answer(request: Request) -> Answer:
        if isinstance(request, Choose):
            return random.choice(request.choices)
        return tuple(random.sample(request.cards, random.randint(request.least, request.most)))

    return answer


def play(game: Game, seats: int, rounds: int, seed: int = 0, bots: bool = False) -> None:
    """Play so many rounds; whatever goes wrong is raised."""
    answer: Callable[[Request], Answer] = Bot(game, seed) if bots else by_chance(seed)
    session = Session(game, [f"seat {number}" for number in range(seats)], seed=seed, cycles=10**9, rounds=rounds)
    ledger = session.table.ledger
    for _ in range(rounds * MOST_ASKED):
        if not session.pending:
            break
        session.answer([answer(request) for request in session.pending])
    assert session.over, f"{rounds * MOST_ASKED} askings did not do for {rounds} rounds"
    assert session.rounds == rounds
    assert sum(ledger.accounts.balances) + sum(chips for _, chips in ledger.accounts.pots) == 0
    assert all(chips >= 0 for _, chips in ledger.accounts.pots)
    if game.ruleset.chip:  # nobody is ever owed a part of the smallest chip
        assert not [chips for chips in ledger.accounts.balances if chips % game.ruleset.chip]


def obeys(file: Path, rounds: int, *, all_seats: bool, plugins: Sequence[Entry] | None = None) -> bool:
    """The law: what is accepted can be played, and what is refused is explained.

    Args:
        file: the ruleset.
        rounds: how many rounds are played with each number of seats.
        all_seats: with every number of seats that it admits, not only the smallest and the largest.
        plugins: those that are installed; None looks them up.

    Returns:
        Whether the ruleset was accepted.
    """
    try:
        loaded = load(str(file), plugins=plugins)
    except ProblemError as refused:
        errors = [problem for problem in refused.problems if problem.severity == "error"]
        assert errors
        assert any(problem.place and problem.place.line and problem.place.column for problem in errors)
        assert not [problem for problem in errors if problem.code == "plugin-failed"]
        messages = messages_of(refused.packages)
        for problem in refused.problems:
            assert render(problem, messages)
        return False
    game = loaded.game
    least, most = game.ruleset.seats.min, game.max_seats
    for seats in range(least, most + 1) if all_seats else {least, most}:
        play(game, seats, rounds, seed=seats, bots=seats % 4 == 3)
    return True


@cache
def messages_of(packages: tuple[str, ...]) -> Messages:
    """Read once; there are many problems."""
    return Messages(packages=packages)
