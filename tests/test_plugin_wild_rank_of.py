"""A card in play names what is wild."""

from __future__ import annotations

import pytest
from guts_plugins.ghost import Ghost
from guts_plugins.wild_rank_of import WildRankOf
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.ranking import Ranking
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.variant import Variant

BOARD = (AnteStep(), DealStep(cards=2), DealStep(cards=2, to="board", face="up"), DeclareStep(), ShowdownStep(), SettleStep())
SETS = Ranking(categories=("trips", "pair", "high card"), best=3)


def table(
    held: dict[int | str, str], others: dict[str, Variant] | None = None, steps: tuple[Step, ...] = (), **options: object
) -> Heard:
    plugins = {**(others or {}), "wild-rank-of": WildRankOf(**options)}  # type: ignore[arg-type]
    rules = game(*steps, plugins=plugins, cap=False, ranking=SETS if steps else Ranking())
    return Heard(rules, sum(isinstance(name, int) for name in held), held, pot=6, rounds=1)


def test_the_rank_of_the_last_common_card_is_wild_for_everybody() -> None:
    # the board's five is wild itself: Ana's second five makes three aces, Bo has a pair of kings
    heard = table({**hands("Ac 5d", "Kc 9d"), "board": "7h 5s"}, steps=BOARD).declare(0, 1)
    assert heard.balances == (6, -6)


@pytest.mark.parametrize(
    ("which", "balances"), [("first", (-6, 6)), (1, (-6, 6)), (2, (6, -6)), ("lowest", (6, -6)), (9, (-6, 6))]
)
def test_which_card_it_is(which: str | int, balances: tuple[int, int]) -> None:
    # with sevens wild Bo has three kings, with fives wild Ana three aces; without either his sevens win
    cards = {**hands("Ac 5d", "Kc 7d"), "board": "7h 5s"}
    assert table(cards, steps=BOARD, cards=(which,)).declare(0, 1).balances == balances


def test_the_lowest_and_the_highest_rank_of_the_first_hand_shown() -> None:
    # Ana is left of the dealer: her nine and four are wild, so she has two wild cards, a pair of aces; Cy has aces with his nine
    heard = table(hands("9s 4h", "Kc Kd", "Ac 9d"), holder="first-shown", cards=("lowest", "highest")).declare(0, 1, 2)
    assert heard.balances == (3, -6, 3)
    # Ana is out: Bo's kings name the rank, and are a pair of aces themselves
    heard = table(hands("9s 4h", "Kc Kd", "Qc 9d"), holder="first-shown", cards=("lowest", "highest")).declare(1, 2)
    assert heard.balances == (0, 6, -6)


def test_the_rank_of_a_ghosts_card() -> None:
    # the ghost's four is wild for all: Bo has a pair of kings, the ghost one of nines
    cards = {**hands("Qs Jh", "Kc 4d"), "ghost": "4s 9c"}
    assert table(cards, {"ghost": Ghost()}, holder="ghost", cards=("first",)).declare(0, 1).balances == (-6, 6)


def test_without_such_a_card_nothing_is_wild() -> None:
    assert table(hands("Qs Jh", "Kc 4d"), cards=("last", "lowest")).declare(0, 1).balances == (-6, 6)


@FEW
@given(SEATS, LUCK, st.sampled_from(("board", "first-shown")), st.sampled_from((("first",), ("lowest", "highest"), (2,))))
def test_the_laws(seats: int, luck: tuple[int, int, float], holder: str, cards: tuple[str | int, ...]) -> None:
    obeys({"wild-rank-of": WildRankOf(holder=holder, cards=cards)}, seats, luck)  # type: ignore[arg-type]


def test_it_has_words_for_all_it_says() -> None:
    has_words("wild-rank-of", WildRankOf())
