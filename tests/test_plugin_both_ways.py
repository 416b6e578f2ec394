"""Whoever declares both directions wins both or nothing."""

from __future__ import annotations

import pytest
from guts_plugins.both_ways import BothWays
from hypothesis import given
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, codes, game, hands

from guts_core.ranking import Ranking
from guts_core.steps import AnteStep, ContestSpec, DealStep, DeclareStep, SettleStep, ShowdownStep

LOW = Ranking(low=True, aces="low")
STEPS = (
    AnteStep(),
    DealStep(cards=2),
    DeclareStep(choices=("high", "low", "both", "out")),
    ShowdownStep(
        contests=(ContestSpec(name="high", among=("high", "both")), ContestSpec(name="low", among=("low", "both"), ranking=LOW))
    ),
    SettleStep(),
)


def balances(cards: tuple[str, ...], *words: str) -> tuple[int, ...]:
    rules = game(*STEPS, plugins={"both-ways": BothWays()}, cap=False)
    return Heard(rules, len(cards), hands(*cards), pot=6, rounds=1).say(*words).balances


def test_best_in_both_takes_everything() -> None:
    assert balances(("Ac 2d", "Kc Jd", "9c 3d"), "both", "high", "low") == (6, -6, -6)


def test_best_in_one_only_takes_nothing_and_the_others_win() -> None:
    assert balances(("Ac 4d", "Kc Jd", "3c 2d"), "both", "high", "low") == (-6, 3, 3)


def test_a_tie_is_enough() -> None:
    # Ana shares the half for low with Cy
    assert balances(("Ac 2d", "Kc Jd", "Ah 2c"), "both", "high", "low") == (4.5, -6, 1.5)


def test_two_that_fail_each_other_both_lose() -> None:
    assert balances(("Ac Qd", "3c 2d", "9c 8d"), "both", "both", "high") == (-6, -6, 3)
    assert balances(("Ac Qd", "3c 2d"), "both", "both") == (-6, -6)


def test_alone_takes_everything() -> None:
    assert balances(("Ac Qd", "3c 2d"), "both", "out") == (6, 0)


@pytest.mark.parametrize("steps", [(), (*STEPS[:2], DeclareStep(choices=("high", "low", "out")), *STEPS[3:])])
def test_without_the_word_it_is_refused(steps: tuple[object, ...]) -> None:
    assert "plugin-objects" in codes(game(*steps, plugins={"both-ways": BothWays()}))


@FEW
@given(SEATS, LUCK, CAPS)
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object) -> None:
    obeys({"both-ways": BothWays()}, seats, luck, cap=cap, steps=STEPS)


def test_it_has_words_for_all_it_says() -> None:
    has_words("both-ways", BothWays(), "objection-word", word="both")
