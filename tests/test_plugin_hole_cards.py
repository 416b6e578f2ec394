"""Hands of exactly so many own cards."""

from __future__ import annotations

from itertools import combinations

from guts_plugins.hole_cards import HoleCards
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, has_words, obeys
from tables import Heard, codes, game, hands

from guts_core.cards import DECK
from guts_core.hands import Ranker
from guts_core.ranking import CATEGORIES, Ranking
from guts_core.ruleset import Seats
from guts_core.steps import AnteStep, ContestSpec, DealStep, DeclareStep, SettleStep, ShowdownStep

ORDER = Ranking(categories=CATEGORIES[1:], best=5)
STEPS = (AnteStep(), DealStep(cards=4), DealStep(cards=5, to="board", face="up"), DeclareStep(), ShowdownStep(), SettleStep())


def balances(board: str, *cards: str, **options: object) -> tuple[int, ...]:
    rules = game(*STEPS, plugins={"hole-cards": HoleCards(**options)}, cap=False, ranking=ORDER)  # type: ignore[arg-type]
    held = {**hands(*cards), "board": board}
    return Heard(rules, len(cards), held, pot=6, rounds=1).declare(*range(len(cards))).balances


def test_exactly_two_own_cards() -> None:
    # Ana's single heart makes no flush with four on the board, and Bo's three aces are but two of his own
    assert balances("Kh 9h 6h 3h 2s", "Ah Qc Jd 8s", "Kc Kd 5s 4c") == (-6, 6)
    assert balances("Kh 9h 6h 3h 2s", "Ah Qc Jd 8h", "Kc Kd 5s 4c") == (6, -6)
    assert balances("Kh 9d 6h 3c 2s", "Ah Ac Ad 7s", "Ks Kd 5s 4c") == (-6, 6)


def test_the_number_is_an_option() -> None:
    assert balances("Kh 9d 6h 3c 2s", "Ah Ac Ad 7s", "Ks Kd 5s 4c", own=3) == (6, -6)


def test_without_a_board_it_is_refused() -> None:
    assert codes(game(plugins={"hole-cards": HoleCards()})) == ["plugin-objects"]


def test_high_and_low_may_take_different_cards() -> None:
    low = Ranking(categories=("pair", "high card"), low=True, aces="low")
    steps = (*STEPS[:4], ShowdownStep(contests=(ContestSpec(name="high"), ContestSpec(name="low", ranking=low))), SettleStep())
    rules = game(*steps, plugins={"hole-cards": HoleCards()}, cap=False, ranking=ORDER)
    # high: Ana's kings; low: her ace and two with 3-5-8; Bo has neither
    held = {**hands("Kc Kd Ah 2c", "Qc Qd 7h 6c"), "board": "8s 5d 3h Jc Ts"}
    assert Heard(rules, 2, held, pot=6, rounds=1).declare(0, 1).balances == (6, -6)


@given(st.permutations(DECK))
def test_it_is_the_best_of_all_hands_of_two_and_three(deck: list[int]) -> None:
    first, second, board = deck[:4], deck[4:8], deck[8:13]
    ranker = Ranker(ORDER)

    def best(own: list[int]) -> int:
        return max(ranker.value([*two, *three]) for two in combinations(own, 2) for three in combinations(board, 3))  # type: ignore[list-item]

    text = [" ".join(map(str, cards)) for cards in (board, first, second)]
    won = balances(*text)
    mine, other = best(first), best(second)
    assert won == ((3, 3) if mine == other else (6, -6) if mine > other else (-6, 6))


@FEW
@given(st.integers(2, 6), LUCK, st.integers(1, 4))
def test_the_laws(seats: int, luck: tuple[int, int, float], own: int) -> None:
    obeys({"hole-cards": HoleCards(own=own)}, seats, luck, steps=STEPS, ranking=ORDER, seats=Seats(max=6))


def test_it_has_words_for_all_it_says() -> None:
    has_words("hole-cards", HoleCards(), "objection-board")
