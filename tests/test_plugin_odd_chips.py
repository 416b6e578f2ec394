"""Who gets the odd chips."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from guts_plugins.coward import Coward
from guts_plugins.last_round import LastRound
from guts_plugins.legs import Legs
from guts_plugins.odd_chips import OddChips
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, codes, game, hands

TIED = hands("Ac Kc", "Ad Kd", "Ah Kh", "As Qs")


def table(to: str, pot: int = 20, chip: Any = 1, cards: Any = TIED, **plugins: Any) -> Heard:
    rules = game(plugins={**plugins, "odd-chips": OddChips(to=to)}, cap=False, chip=chip)  # type: ignore[arg-type]
    return Heard(rules, 4, cards, pot=pot, rounds=1)


@pytest.mark.parametrize(
    ("to", "balances", "pot"),
    [("first", (8, 6, 6, -20), 20), ("pot", (6, 6, 6, -20), 22), ("one-each", (7, 7, 6, -20), 20)],
)
def test_twenty_by_three(to: str, balances: tuple[int, ...], pot: int) -> None:
    heard = table(to).declare(0, 1, 2, 3)
    assert (heard.balances, heard.pot) == (balances, pot)


def test_the_first_is_the_first_from_the_dealers_left_among_those_who_share() -> None:
    rules = game(plugins={"odd-chips": OddChips()}, cap=False, chip=1)
    heard = Heard(rules, 4, hands("Ac Kc", "Ad Kd", "2h 3h", "Ah Kh"), rounds=1, pot=20)
    assert heard.declare(1, 3).balances == (0, 10, 0, 10)
    heard = Heard(rules, 4, TIED, TIED, rounds=2, pot=20)
    heard.declare()
    # now Ana deals, and Bo is the first
    assert heard.declare(0, 1, 2).balances == (6, 8, 6, 0)


def test_a_pot_in_which_odd_chips_stay_is_not_empty() -> None:
    heard = table("pot", pot=20).declare(0, 1, 2)
    assert (heard.pot, heard.session.table.cycle_over) == (2, False)


def test_the_smallest_chip_need_not_be_one() -> None:
    heard = table("first", chip=Fraction(1, 4), pot=5).declare(0, 1, 2)
    # 20 quarters: 8, 6, 6
    assert heard.balances == (2, Fraction(3, 2), Fraction(3, 2), 0)


def test_odd_chips_of_payments_stay_with_who_pays() -> None:
    cards = hands("Ac Kc", "Ad Kd", "2h 3h", "As Qs")
    first = table("first", pot=1, cards=cards, legs=Legs(several_winners="shared")).declare(0, 1, 3)
    # four antes: Di owes 5
    assert first.moves()[4:] == [(3, 0, 3, "to-winner"), (3, 1, 2, "to-winner")]
    stays = table("pot", pot=1, cards=cards, legs=Legs(several_winners="shared")).declare(0, 1, 3)
    assert stays.moves()[4:] == [(3, 0, 2, "to-winner"), (3, 1, 2, "to-winner")]


def test_tied_cowards_and_what_is_left_at_the_end() -> None:
    cowards = table("first", coward=Coward()).declare()
    # three antes among the three who tie
    assert cowards.balances == (-1, -1, -1, 0)
    end = table("pot", pot=7, **{"last-round": LastRound(rounds=1)}).declare()
    assert (end.balances, end.pot) == ((1, 1, 1, 1), 3)


def test_exact_shares_leave_no_odd_chips() -> None:
    assert codes(game(plugins={"odd-chips": OddChips()})) == ["plugin-objects"]


@FEW
@given(SEATS, LUCK, st.sampled_from(("first", "pot", "one-each")), st.sampled_from((1, 2, Fraction(1, 4))))
def test_only_whole_chips_move(seats: int, luck: tuple[int, int, float], to: Any, chip: Any) -> None:
    session = obeys({"odd-chips": OddChips(to=to)}, seats, luck, chip=chip, ante=2, cap=20)
    assert all(balance % chip == 0 for balance in session.table.ledger.balances())


def test_its_words() -> None:
    has_words("odd-chips", OddChips(), "objection-chip")
