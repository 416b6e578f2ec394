"""A card dealt up that throws a hand out."""

from __future__ import annotations

import pytest
from guts_plugins.forced_fold import ForcedFold, ForcedFoldStep
from guts_plugins.ghost import Ghost
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.ranking import Ranking
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.variant import Variant

RANKING = Ranking(categories=("trips", "pair", "high card"), wild=("2",))


def steps(fold: ForcedFoldStep) -> tuple[Step, ...]:
    up = DealStep(cards=1, to="in", face="up")
    return (AnteStep(), DealStep(cards=2), DeclareStep(), up, fold, ShowdownStep(), SettleStep())


def table(fold: ForcedFoldStep, *cards: str, **plugins: Variant) -> Heard:
    rules = game(*steps(fold), plugins={"forced-fold": ForcedFold(), **plugins}, ranking=RANKING)
    return Heard(rules, 3, {**hands(*cards), "ghost": "3c 5c 7c"}, pot=6, rounds=1)


def test_a_wild_card_dealt_up_throws_the_hand_out_and_its_seat_matches() -> None:
    heard = table(ForcedFoldStep(), "As Ah 2c", "Kc 7d 9h", "Qc 7c 8h").declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((-6, 6, -6), 12)


def test_a_wild_card_that_was_dealt_down_does_no_harm() -> None:
    heard = table(ForcedFoldStep(), "As 2c Ah", "Kc 7d 9h", "Qc 7c 8h").declare(0, 1)
    assert (heard.balances, heard.pot) == ((6, -6, 0), 6)


def test_where_it_is_let_off_it_is_out() -> None:
    heard = table(ForcedFoldStep(liable=False), "As Ah 2c", "Kc 7d 9h", "Qc 7c 8h").declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((0, 6, -6), 6)


@pytest.mark.parametrize("plugins", [{}, {"ghost": Ghost()}])
def test_where_all_fold_all_match_and_the_pot_stays(plugins: dict[str, Variant]) -> None:
    heard = table(ForcedFoldStep(), "As Ah 2c", "Kc 7d 2d", "Qc 7c 8h", **plugins).declare(0, 1)
    assert (heard.balances, heard.pot) == ((-6, -6, 0), 18)


def test_by_rank_in_place_of_wild_cards() -> None:
    heard = table(ForcedFoldStep(wild=False, ranks=("K",)), "As Ah 2c", "Ac 7d Kh", "Qc 7c 8h").declare(0, 1)
    assert (heard.balances, heard.pot) == ((6, -6, 0), 6)


def test_its_words() -> None:
    has_words("forced-fold", ForcedFold(), "reason-folded")


@FEW
@given(SEATS, LUCK, CAPS, st.booleans())
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, liable: bool) -> None:
    obeys({"forced-fold": ForcedFold()}, seats, luck, cap=cap, steps=steps(ForcedFoldStep(liable=liable)), ranking=RANKING)
