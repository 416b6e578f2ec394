"""Betting rounds: who speaks, what it costs, and what folding means."""

from __future__ import annotations

import pytest
from guts_plugins.betting import BetStep, Betting
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, choices, game, hands

from guts_core.steps import AnteStep, DealStep, SettleStep, ShowdownStep, Step

CARDS = hands("As Ah", "Kc Kd", "7h 4c")
FACES = hands("2s 3h", "Kc Ad", "7h Kd")


def table(*between: Step, face: str = "down", cards: dict[int | str, str] = CARDS) -> Heard:
    steps = (AnteStep(), DealStep(cards=1), DealStep(cards=1, face=face), *between, ShowdownStep(), SettleStep())  # type: ignore[arg-type]
    return Heard(game(*steps, plugins={"betting": Betting()}, cap=False), 3, cards, pot=6, rounds=1)


def asked(heard: Heard) -> tuple[int, tuple[str, ...]]:
    (request,) = heard.session.pending
    return request.seat, choices(request)


def test_check_or_bet_then_call_raise_or_fold_until_all_bets_are_equal() -> None:
    heard = table(BetStep(amount=2, raises=1))
    assert asked(heard) == (0, ("bet", "check"))
    heard.say("check")
    assert asked(heard) == (1, ("bet", "check"))
    heard.say("bet")
    assert asked(heard) == (2, ("raise", "call", "fold"))
    heard.say("raise")
    assert asked(heard) == (0, ("call", "fold"))
    heard.say("call")
    assert asked(heard) == (1, ("call", "fold"))
    heard.say("call")
    # each has put 4 into the pot of 6: Ana takes 18, the others match 18
    assert heard.session.over
    assert (heard.balances, heard.pot) == ((14, -22, -22), 36)


def test_all_check() -> None:
    heard = table(BetStep()).say("check").say("check").say("check")
    assert (heard.balances, heard.pot) == ((6, -6, -6), 12)


def test_who_folds_is_out_and_loses_only_what_it_has_bet() -> None:
    heard = table(BetStep(amount=2)).say("bet").say("raise").say("fold").say("fold")
    # Ana's 2 and Bo's 4 are in the pot that Bo takes alone, unasked
    assert (heard.balances, heard.pot) == ((-2, 8, 0), 0)


def test_who_folds_where_it_is_liable_matches() -> None:
    heard = table(BetStep(amount=2, folded="liable")).say("check").say("bet").say("call").say("fold")
    # the aces have folded: the kings take 10 from the pot, of which 2 are their own, and both others match 10
    assert (heard.balances, heard.pot) == ((-10, 8, -12), 20)


def test_who_has_folded_is_not_asked_in_a_later_round() -> None:
    liable = BetStep(folded="liable")
    heard = table(liable, liable).say("check").say("bet").say("call").say("fold")
    assert asked(heard)[0] == 1


@pytest.mark.parametrize(("opener", "first"), [("left", 0), ("best-showing", 1)])
def test_who_speaks_first(opener: str, first: int) -> None:
    # open are a three, an ace and a king
    assert asked(table(BetStep(opener=opener), face="up", cards=FACES))[0] == first  # type: ignore[arg-type]


def test_a_lone_seat_does_not_bet() -> None:
    heard = table(BetStep(), BetStep()).say("bet").say("fold").say("fold")
    assert heard.session.over


def test_its_words() -> None:
    has_words("betting", Betting(), *[f"reason-{reason}" for reason in ("bet", "call", "raise", "folded")])


@FEW
@given(SEATS, LUCK, CAPS, st.integers(0, 3), st.sampled_from(("out", "liable")))
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, raises: int, folded: str) -> None:
    bet = BetStep(raises=raises, folded=folded)  # type: ignore[arg-type]
    steps = (AnteStep(), DealStep(cards=2), bet, bet, ShowdownStep(), SettleStep())
    obeys({"betting": Betting()}, seats, luck, cap=cap, steps=steps)
