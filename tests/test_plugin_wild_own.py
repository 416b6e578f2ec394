"""Each hand's own lowest or highest card is wild for it."""

from __future__ import annotations

from guts_plugins.ghost import Ghost
from guts_plugins.wild_own import WildOwn
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.ranking import Ranking
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.variant import Variant

THREE = (AnteStep(), DealStep(cards=2), DealStep(cards=1, face="up"), DeclareStep(), ShowdownStep(), SettleStep())
BOARD = (AnteStep(), DealStep(cards=2), DealStep(cards=1, to="board", face="up"), DeclareStep(), ShowdownStep(), SettleStep())
SETS = Ranking(categories=("trips", "pair", "high card"), best=3)


def table(
    cards: dict[int | str, str], steps: tuple[Step, ...] = THREE, others: dict[str, Variant] | None = None, **options: object
) -> Heard:
    plugins = {**(others or {}), "wild-own": WildOwn(**options)}  # type: ignore[arg-type]
    rules = game(*steps, plugins=plugins, cap=False, ranking=SETS)
    return Heard(rules, sum(isinstance(name, int) for name in cards), cards, pot=6, rounds=1)


def test_the_lowest_card_and_its_rank_are_wild_for_its_hand_alone() -> None:
    # Ana has two wild fours: three kings; Bo's two is wild, his four is not: a pair of aces
    assert table(hands("4s Kh 4d", "Ac 4c 2d")).declare(0, 1).balances == (6, -6)


def test_the_highest_card() -> None:
    # Ana's king makes a pair of queens, Bo's ace one of jacks
    assert table(hands("Kh Qd 2c", "Ac Jd Td"), which="highest").declare(0, 1).balances == (6, -6)


def test_only_cards_that_do_not_lie_open() -> None:
    # the third card lies open. Of the others Ana's nine is lowest: a pair of kings; Bo's jack: three queens
    assert table(hands("9s Kh 2d", "Qc Jd Qh"), down=True).declare(0, 1).balances == (-6, 6)
    # Ana: the ten is wild, queens; Bo: the four is wild, not the open two: kings
    assert table(hands("Tc Qd 9h", "Kc 4d 2s"), down=True).declare(0, 1).balances == (-6, 6)


def test_above_the_board_only() -> None:
    # Ana's king is above the queen: wild, with the board a pair of queens; Bo's jack is not above it, and his pair is jacks
    cards = {**hands("Ks 4h", "Jc Jd"), "board": "Qs"}
    assert table(cards, BOARD, which="highest", above_board=True).declare(0, 1).balances == (6, -6)
    # without that Bo's jacks are wild both: three queens
    assert table(cards, BOARD, which="highest").declare(0, 1).balances == (-6, 6)


def test_a_card_on_the_board_of_that_rank_is_wild_too() -> None:
    # Ana's four, and with it the board's, is wild: three kings; Bo's aces are wild, and with the board three fours
    cards = {**hands("Ks 4h", "Ac Ad"), "board": "4s"}
    assert table(cards, BOARD).declare(0, 1).balances == (6, -6)


def test_a_ghost_has_its_own_wild_card() -> None:
    cards = {**hands("Qs Jh 4c", "Qc Jc 4d"), "ghost": "Ks 9c 2d"}  # queens, queens, kings
    assert table(cards, others={"ghost": Ghost()}).declare(0, 1).balances == (-6, -6)


def test_where_aces_are_low_the_ace_is_the_lowest() -> None:
    steps = (*THREE[:4], ShowdownStep(ranking=Ranking(aces="low")), SettleStep())
    # the ace is wild: three kings; Bo's three is wild: a pair of queens
    assert table(hands("As Kh Kd", "Qc Jd 3h"), steps).declare(0, 1).balances == (6, -6)


@FEW
@given(
    SEATS, LUCK, st.builds(WildOwn, which=st.sampled_from(("lowest", "highest")), down=st.booleans(), above_board=st.booleans())
)
def test_the_laws(seats: int, luck: tuple[int, int, float], wild_own: WildOwn) -> None:
    obeys({"wild-own": wild_own}, seats, luck)


def test_it_has_words_for_all_it_says() -> None:
    has_words("wild-own", WildOwn())
