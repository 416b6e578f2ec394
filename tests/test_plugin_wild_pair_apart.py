"""Two cards that together are a wild card."""

from __future__ import annotations

from guts_plugins.wild_pair_apart import WildPairApart
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.ranking import Ranking
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep

FIVE = (AnteStep(), DealStep(cards=5), DeclareStep(), ShowdownStep(), SettleStep())
ORDER = Ranking(
    categories=("four of a kind", "full house", "flush", "straight", "trips", "two pair", "pair", "high card"), best=5
)


def balances(*cards: str, apart: int = 2) -> tuple[int, ...]:
    rules = game(*FIVE, plugins={"wild-pair-apart": WildPairApart(apart=apart)}, cap=False, ranking=ORDER)
    return Heard(rules, len(cards), hands(*cards), pot=6, rounds=1).declare(*range(len(cards))).balances


def test_two_cards_two_ranks_apart_are_one_wild_card() -> None:
    # the six and the four make three kings; Bo has two pair, and nothing to put together
    assert balances("Ks Kh 6d 4c 9s", "Ac Ad Tc Ts 5h") == (6, -6)


def test_none_has_to_be_made() -> None:
    # Ana's straight is better than three queens with the jack and the nine
    assert balances("Qs Jh Td 9c 8s", "Ac As Ad 6h 5c") == (6, -6)


def test_each_card_counts_once() -> None:
    # six, four and two are one wild card, not two: a pair of kings
    assert balances("Ks 6d 4c 2h 9s", "Ac Ad Js 7d 6s") == (-6, 6)
    # two pairs of cards: two wild cards with the king make three
    assert balances("Ks 9d 7c 4h 2s", "Ac Ad Js 8d 3s") == (6, -6)


def test_how_far_apart_is_an_option_and_the_ace_is_high() -> None:
    assert balances("Ks 3d 6c 9h 2s", "Qc Qd 7s 8h 2c", apart=3) == (6, -6)  # 3-6 or 6-9: kings
    assert balances("As 3d 8c 9h Ks", "Qc Qd 7s 6h 2c") == (-6, 6)  # ace and three are not two apart


@FEW
@given(SEATS, LUCK, st.integers(1, 12))
def test_the_laws(seats: int, luck: tuple[int, int, float], apart: int) -> None:
    obeys({"wild-pair-apart": WildPairApart(apart=apart)}, seats, luck)


def test_it_has_words_for_all_it_says() -> None:
    has_words("wild-pair-apart", WildPairApart())
