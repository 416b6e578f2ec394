"""Suits decide between equal hands."""

from __future__ import annotations

import pytest
from guts_plugins.suit_order import SuitOrder
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from pydantic import ValidationError
from tables import Heard, game, hands

from guts_core.ranking import Ranking


def balances(*cards: str, low: bool = False, **options: object) -> tuple[int, ...]:
    rules = game(plugins={"suit-order": SuitOrder(**options)}, ranking=Ranking(low=low))  # type: ignore[arg-type]
    return Heard(rules, len(cards), hands(*cards), pot=6, rounds=1).declare(*range(len(cards))).balances


def test_the_suit_of_the_highest_card_decides_then_that_of_the_next() -> None:
    assert balances("Ah Ks", "As Kc", "Qs Jd") == (-6, 6, -6)
    assert balances("9c 9d", "9h 9s") == (-6, 6)


def test_the_better_hand_wins_whatever_its_suits() -> None:
    assert balances("Ac Kc", "As Qs") == (6, -6)


def test_the_better_suit_wins_for_low_too() -> None:
    assert balances("4c 2h", "4s 2d", low=True) == (-6, 6)


def test_the_order_is_an_option_that_names_all_four() -> None:
    assert balances("Ah Ks", "As Kc", suits=("hearts", "spades", "diamonds", "clubs")) == (6, -6)
    with pytest.raises(ValidationError):
        SuitOrder(suits=("hearts", "spades"))
    with pytest.raises(ValidationError):
        SuitOrder(suits=("hearts", "spades", "clubs", "clubs"))


@FEW
@given(SEATS, LUCK, CAPS, st.permutations(("spades", "hearts", "diamonds", "clubs")))
def test_there_are_no_ties(seats: int, luck: tuple[int, int, float], cap: object, suits: list[str]) -> None:
    session = obeys({"suit-order": SuitOrder(suits=tuple(suits))}, seats, luck, cap=cap)  # type: ignore[arg-type]
    assert "shared" not in {move.reason for move in session.table.record.booked}


def test_it_has_words_for_all_it_says() -> None:
    has_words("suit-order", SuitOrder())
