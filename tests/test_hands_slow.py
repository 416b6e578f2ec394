"""Hand ranking, exhaustively: every five-card hand, many pairs of hands, several wild cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from test_hands import FIVE, agree, compare_with_phevaluator, ranker, rankings, two_hands

from guts_core.cards import DECK, Card
from guts_core.ranking import Ranking

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("best", [None, 5])
def test_every_five_card_hand(best: int | None) -> None:
    which = ranker(FIVE, best=best)
    counts = Counter(map(which.value, combinations(DECK, 5)))
    assert len(counts) == 7462
    names: Counter[str] = Counter()
    for value, hands in counts.items():
        names[which.name(value).category] += hands
    assert names == {
        "straight flush": 40,
        "four of a kind": 624,
        "full house": 3_744,
        "flush": 5_108,
        "straight": 10_200,
        "trips": 54_912,
        "two pair": 123_552,
        "pair": 1_098_240,
        "high card": 1_302_540,
    }


def test_every_five_card_hand_with_deuces_wild() -> None:
    which = ranker(FIVE, best=5, wild=["2"])
    names: Counter[str] = Counter()
    for value, hands in Counter(map(which.value, combinations(DECK, 5))).items():
        names[which.name(value).category] += hands
    assert names == {
        "five of a kind": 672,
        "straight flush": 2_552,
        "four of a kind": 31_552,
        "full house": 12_672,
        "flush": 14_472,
        "straight": 62_232,
        "trips": 355_080,
        "two pair": 95_040,
        "pair": 1_225_008,
        "high card": 799_680,
    }


def test_an_independent_evaluator_agrees_on_many_hands() -> None:
    compare_with_phevaluator(100_000, seed=2)


@given(rankings(), two_hands(7, 0))
@settings(max_examples=3000)
def test_definition_without_wild_cards(ranking: Ranking, hands: list[tuple[list[Card], frozenset[Card]]]) -> None:
    agree(ranking, hands)


@given(rankings(), two_hands(7, 1))
@settings(max_examples=1000)
def test_definition_with_a_wild_card(ranking: Ranking, hands: list[tuple[list[Card], frozenset[Card]]]) -> None:
    agree(ranking, hands)


@given(rankings(), two_hands(7, 2))
@settings(max_examples=100)
def test_definition_with_two_wild_cards(ranking: Ranking, hands: list[tuple[list[Card], frozenset[Card]]]) -> None:
    agree(ranking, hands)


@given(rankings(), two_hands(5, 3))
@settings(max_examples=30)
def test_definition_with_three_wild_cards(ranking: Ranking, hands: list[tuple[list[Card], frozenset[Card]]]) -> None:
    agree(ranking, hands)
