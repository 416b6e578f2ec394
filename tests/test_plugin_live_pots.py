"""Conditions on what lies in a pot."""

from __future__ import annotations

from guts_plugins.live_pots import LivePots
from hypothesis import given
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, codes, game, hands

from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep

STAGE = (DeclareStep(), ShowdownStep(), SettleStep())
STEPS = (AnteStep(), DealStep(cards=2), *STAGE, AnteStep(who="everyone", when="pot-alive"), *STAGE)


def table() -> Heard:
    return Heard(game(*STEPS, plugins={"live-pots": LivePots()}), 2, hands("Qs Qh", "Kc 9d"), rounds=1)


def test_antes_into_a_pot_that_nobody_has_taken() -> None:
    heard = table().declare()
    assert (heard.balances, heard.pot) == ((-2, -2), 4)


def test_none_into_one_that_has_been_taken() -> None:
    heard = table().declare(0)
    assert (heard.balances, heard.pot) == ((1, -1), 0)


def test_an_empty_pot_has_a_condition_too() -> None:
    steps = (AnteStep(who="everyone", amount=3, when="pot-empty"), DealStep(cards=2), *STAGE)
    rules = game(*steps, plugins={"live-pots": LivePots()})
    assert Heard(rules, 2, hands("Qs Qh", "Kc 9d"), rounds=1).pot == 6
    assert Heard(rules, 2, hands("Qs Qh", "Kc 9d"), pot=2, rounds=1).pot == 2


def test_conditions_are_there_for_the_pots_that_are_named() -> None:
    assert codes(game(*STEPS, plugins={"live-pots": LivePots(pots=("high",))})) == ["condition-unknown"]


@FEW
@given(SEATS, LUCK, CAPS)
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object) -> None:
    obeys({"live-pots": LivePots()}, seats, luck, cap=cap, steps=STEPS)


def test_it_has_words_for_all_it_says() -> None:
    has_words("live-pots", LivePots())
