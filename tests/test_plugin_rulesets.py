"""The bundled rulesets: every worked example comes out as its author has reckoned, and every game can be played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest
from plugin_tables import CATALOGUE, DOCUMENTED, ENTRIES, PLUGINS, ROOT, RULESETS
from tables import NAMES

from guts_core.events import Event, RoundEnded
from guts_core.figures import compare_all
from guts_core.loader import Loaded, load
from guts_core.requests import Choose
from guts_core.scripted import run
from guts_core.session import Session

WHOLE_GAMES = {
    "default",
    "guts-in-turn",
    "three-card",
    "two-plus-one",
    "four-two-two",
    "four-two-three",
    "four-two-two-house",
    "three-five-seven",
    "napalm",
}

pytest.importorskip("guts_rulesets", reason="guts-core is not installed, so no ruleset has a name")
every_ruleset = pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.stem)


def loaded(path: Path) -> Loaded:
    return load(str(path), plugins=ENTRIES, rulesets=())


def test_there_is_a_ruleset_for_every_game_and_every_documented_plugin() -> None:
    assert {path.stem for path in RULESETS} == WHOLE_GAMES | set(DOCUMENTED)
    assert {entry.name for entry in ENTRIES} == set(PLUGINS)


def test_every_other_plugin_is_used_by_a_game_of_the_catalogue_or_answers_a_dispute() -> None:
    games = [tomllib.loads(path.read_text(encoding="utf-8")) for path in CATALOGUE]
    used = {name for data in games for name in data.get("plugins", {})}
    disputes = (ROOT / "docs" / "disputes.md").read_text(encoding="utf-8")
    assert {name for name in PLUGINS.keys() - DOCUMENTED.keys() - used if f"[plugins.{name}]" not in disputes} == set()


@every_ruleset
def test_examples_come_out_as_reckoned(path: Path) -> None:
    found = loaded(path)
    assert len(found.examples) >= 4
    for situation in found.examples:
        result = run(found.game, situation)
        assert [(mismatch.path, mismatch.expected, mismatch.found) for mismatch in compare_all(result, situation)] == []
        assert result.warnings == ()


@every_ruleset
def test_it_loads_without_a_word_and_says_what_it_is(path: Path) -> None:
    found = loaded(path)
    assert found.problems == ()
    assert found.ruleset.title
    assert found.ruleset.summary
    assert found.ruleset.source


@pytest.mark.parametrize("name", sorted(DOCUMENTED))
def test_the_ruleset_of_a_plugin_is_the_default_with_that_plugin(name: str) -> None:
    found = next(loaded(path) for path in RULESETS if path.stem == name)
    assert list(found.ruleset.plugins) == [name]


@every_ruleset
def test_chips_are_conserved_and_rounds_end_at_the_smallest_and_the_largest_table(path: Path) -> None:
    game = loaded(path).game
    for seats in (game.ruleset.seats.min, game.ruleset.seats.max):
        random = Random(seats)
        events: list[Event] = []
        session = Session(game, NAMES[:seats], seed=seats, cycles=10**6, rounds=20, listeners=[events.append])
        for _ in range(20 * 20 * seats):
            if session.over:
                break
            session.answer(
                [
                    random.choice(request.choices)
                    if isinstance(request, Choose)
                    else tuple(random.sample(request.cards, random.randint(request.least, request.most)))
                    for request in session.pending
                ]
            )
        ended = [event for event in events if isinstance(event, RoundEnded)]
        assert len(ended) == 20
        assert all(sum(end.balances) + sum(chips for _, chips in end.pots) == 0 for end in ended)


@pytest.mark.parametrize(
    ("name", "most"),
    [("four-two-two", 8), ("four-two-three", 10), ("three-five-seven", 7), ("napalm", 7), ("four-two-two-house", 8)],
)
def test_the_cards_suffice_for_the_largest_table_and_are_counted(name: str, most: int) -> None:
    game = next(loaded(path).game for path in RULESETS if path.stem == name)
    assert game.max_seats == game.ruleset.seats.max == most
    assert sum(game.card_need(most)) <= 52
