"""The catalogue of home games: each of its rulesets loads, plays, and the table of them is fresh."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
from drawn_rulesets import by_chance
from tables import write_log

from guts_core.events import Event, Revealed, RoundEnded
from guts_core.figures import compare_all
from guts_core.loader import load
from guts_core.ruleset import MOST_SEATS
from guts_core.scripted import run
from guts_core.session import Session
from guts_core.strategies import Bot

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "catalogue"
GAMES: Final[dict[int, dict[str, Any]]] = {
    game["id"]: game for game in json.loads((FOLDER / "catalogue.json").read_text(encoding="utf-8"))["games"]
}
RULESETS: Final = sorted(FOLDER.glob("*.toml"))
ROUNDS: Final = 20

each = pytest.mark.parametrize("path", RULESETS, ids=[path.stem for path in RULESETS])


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("catalogue_tool", ROOT / "tools" / "catalogue.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@each
def test_it_is_a_game_of_the_catalogue_and_loads_without_problems(path: Path) -> None:
    listed = GAMES[int(path.stem.split("-")[0])]
    loaded = load(str(path))
    assert loaded.problems == ()
    assert loaded.ruleset.title == listed["name"]
    if listed["max_seats"] is not None:
        assert loaded.ruleset.seats.max == min(listed["max_seats"], MOST_SEATS)


@each
def test_its_examples_come_out_as_reckoned(path: Path) -> None:
    found = load(str(path))
    assert found.examples
    for situation in found.examples:
        result = run(found.game, situation)
        wrong = [
            (situation.title, mismatch.path, mismatch.expected, mismatch.found) for mismatch in compare_all(result, situation)
        ]
        assert wrong == []
        assert result.warnings == ()


def test_no_game_has_two_rulesets() -> None:
    numbers = [path.stem.split("-")[0] for path in RULESETS]
    assert len(set(numbers)) == len(numbers)


@each
@pytest.mark.parametrize("most", [False, True], ids=["fewest-seats", "most-seats"])
def test_twenty_rounds_can_be_played_and_replayed(path: Path, most: bool) -> None:
    game = load(str(path)).game
    seats = game.max_seats if most else game.ruleset.seats.min
    names = [f"seat {number}" for number in range(seats)]
    answer = by_chance(seats) if most else Bot(game, seats)
    events: list[Event] = []
    session = Session(game, names, seed=seats, cycles=10**6, rounds=ROUNDS, listeners=[events.append])
    for _ in range(ROUNDS * 200 * seats):
        if session.over:
            break
        session.answer([answer(request) for request in session.pending])
    assert session.over
    ended = [event for event in events if isinstance(event, RoundEnded)]
    assert len(ended) == ROUNDS
    for end in ended:
        pots = dict(end.pots)
        assert sum(end.balances) + sum(pots.values()) == 0
        assert min(pots.values()) >= 0
    if most:  # two careful bots may never meet
        assert any(isinstance(event, Revealed) for event in events)

    again: list[Event] = []
    replay = Session(game, names, seed=seats, cycles=10**6, rounds=ROUNDS, listeners=[again.append])
    for answers in session.answers:
        replay.answer(answers)
    assert write_log(again) == write_log(events)


def test_three_quarters_of_the_catalogue_can_be_expressed() -> None:
    assert 4 * len(RULESETS) >= 3 * len(GAMES)


def test_the_table_in_the_docs_is_fresh() -> None:
    page = (ROOT / "docs" / "catalogue.md").read_text(encoding="utf-8")
    assert page == tool().page(), "run python tools/catalogue.py"
