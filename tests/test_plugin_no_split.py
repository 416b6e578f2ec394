"""Ties win nothing."""

from __future__ import annotations

from guts_plugins.no_split import NoSplit
from hypothesis import given
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

TIED = hands("Ks 9h", "Kc 9d", "Qd 4h", "7h 4c")


def table(**keys: int) -> Heard:
    return Heard(game(plugins={"no-split": NoSplit()}), 4, TIED, pot=keys.get("pot", 6), reserve=keys.get("reserve", 0), rounds=1)


def test_tied_best_hands_neither_receive_nor_pay_and_lower_ones_pay_into_the_pot_that_stays() -> None:
    heard = table().declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((0, 0, -6, 0), 12)
    assert heard.moves() == [(2, "pot", 6, "match")]


def test_if_all_tie_the_pot_stays_as_it_is() -> None:
    heard = table().declare(0, 1)
    assert (heard.moves(), heard.pot, heard.session.cycles) == ([], 6, 0)


def test_what_exceeds_the_cap_goes_to_the_reserve() -> None:
    heard = table(pot=12).declare(0, 1, 2, 3)  # 12 + 12 + 12
    assert (heard.pot, heard.reserve) == (20, 16)


def test_a_reserve_does_not_move_while_the_pot_stays() -> None:
    heard = table(pot=20, reserve=7).declare(0, 1)
    assert (heard.pot, heard.reserve) == (20, 7)


def test_a_single_best_hand_wins_even_if_losers_tie() -> None:
    heard = Heard(game(plugins={"no-split": NoSplit()}), 4, hands("As Ah", "Kc 9d", "Kh 9h", "7h 4c"), pot=6, rounds=1)
    heard.declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((6, -6, -6, 0), 12)


def test_alone_takes_the_pot_and_nobody_in_leaves_it() -> None:
    assert (table().declare(3).balances, table().declare(3).pot) == ((0, 0, 0, 6), 0)
    assert table().declare().pot == 6


@FEW
@given(SEATS, LUCK, CAPS)
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object) -> None:
    session = obeys({"no-split": NoSplit()}, seats, luck, cap=cap)
    assert "shared" not in {move.reason for move in session.table.record.booked}


def test_it_has_words_for_all_it_says() -> None:
    has_words("no-split", NoSplit())
