"""Nobody plays with more than lies before him."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from guts_plugins.legs import Legs
from guts_plugins.table_stakes import BUY_INS, BuyInStep, TableStakes
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys, options
from tables import Heard, codes, game, hands

from guts_core.events import RoundEnded
from guts_core.ledger import Count, Over
from guts_core.session import Opening
from guts_core.variant import Variant

BEST_FIRST = hands("As Ah", "Kc Kd", "Qc Qd", "7h 4c")


def table(
    *rounds: Any, balances: tuple[Any, ...] = (0, 0, 0), pot: Any = 6, opening: Any = (), plugins: Any = (), **stakes: Any
) -> Heard:
    rules = game(plugins={"table-stakes": TableStakes(**{"buy_in": 10, **stakes}), **dict(plugins)}, cap=False)
    state = Opening(pots={"pot": pot}, balances=dict(enumerate(balances)), counters=dict(opening))
    return Heard(rules, len(balances), *(rounds or (BEST_FIRST,)), opening=state, rounds=max(1, len(rounds)))


def test_who_owes_more_than_he_has_pays_all_he_has() -> None:
    # 6 are to be matched; Bo has 10 - 7 = 3, Cy has 10
    heard = table(balances=(0, -7, 0)).declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((6, -10, -6), 9)


def test_debt_is_the_default_stated_explicitly() -> None:
    heard = table(balances=(0, -7, 0), short="in-full", broke="plays-on").declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((6, -13, -6), 12)


def test_who_cannot_afford_the_ante_puts_in_what_he_has() -> None:
    heard = table(balances=(0, Fraction(-19, 2), 0), pot=0)
    assert heard.moves() == [(0, "pot", 1, "ante"), (1, "pot", Fraction(1, 2), "ante"), (2, "pot", 1, "ante")]


def test_who_is_short_still_wins_the_whole_pot() -> None:
    heard = table(hands("Qc Qd", "As Ah", "Kc Kd"), balances=(0, -9, 0), pot=6).declare(0, 1)
    assert (heard.balances, heard.pot) == ((-6, -3, 0), 6)


def test_several_creditors_are_paid_in_turn_from_the_dealers_left() -> None:
    # the dealer is Di, so Ana comes first; each should get 6 from Cy, who has 8, and from Di, who has 10
    tied = hands("As Ah", "Ac Ad", "Qc Qd", "7h 4c")
    heard = table(tied, balances=(0, 0, -2, 0), plugins=[("legs", Legs())], pot=2).declare(0, 1, 2)
    # four antes make a pot of 6; Cy has 7 left after his
    assert heard.moves()[4:] == [(2, 0, 6, "to-winner"), (2, 1, 1, "to-winner")]


def test_who_has_nothing_left_sits_out_and_the_deal_passes_him_by() -> None:
    heard = table(BEST_FIRST, BEST_FIRST, balances=(0, -7, 0, 0)).declare(0, 1)
    assert [request.seat for request in heard.session.pending] == [0, 2, 3]
    heard.declare()
    assert heard.session.table.dealer == 2


def test_the_last_one_with_chips_takes_the_pot_and_the_others_buy_in_for_the_next_game() -> None:
    # Bo and Cy lose all they have: 4 and 5 on a pot of 6
    heard = table(*[BEST_FIRST] * 3, balances=(0, -6, -5)).declare(0, 1, 2)
    # round 2 is over before it begins; in round 3 all three ante
    [over] = heard.of(Over)
    assert (over.reason, over.seat) == ("last", 0)
    assert heard.moves(2) == [("pot", 0, 9, "last")]
    assert [(end.cycle_over, end.game_over) for end in heard.of(RoundEnded)][1] == (True, True)
    assert [(count.key, count.seat, count.delta, count.scope) for count in heard.of(Count)] == [
        (BUY_INS, 1, 1, "session"),
        (BUY_INS, 2, 1, "session"),
    ]
    assert heard.moves(3) == [(seat, "pot", 1, "ante") for seat in (0, 1, 2)]
    assert heard.balances == (14, -11, -11)


def test_where_nobody_has_chips_left_all_play_for_the_pot() -> None:
    heard = table(BEST_FIRST, BEST_FIRST, balances=(-10, -10, -10), pot=30).declare()
    assert [request.seat for request in heard.session.pending] == [0, 1, 2]
    assert heard.of(Count) == []
    heard.declare(0, 1)
    # Bo has nothing to match with
    assert (heard.balances, heard.pot) == ((20, -10, -10), 0)


@pytest.mark.parametrize(("balance", "times"), [(-10, 1), (-9, 0), (-19, 1), (-20, 2), (-25, 2)])
def test_who_buys_in_again_does_so_until_something_lies_before_him(balance: int, times: int) -> None:
    heard = table(balances=(0, balance, 0), short="in-full", broke="buys-in")
    assert heard.session.table.points(BUY_INS, 1) == times
    assert sum(count.delta for count in heard.of(Count)) == times


def test_earlier_buy_ins_count_for_what_lies_before_a_seat() -> None:
    heard = table(balances=(0, -17, 0), opening={(BUY_INS, 1): 1}.items()).declare(0, 1)
    assert heard.balances == (6, -20, 0)


def test_who_plays_on_with_nothing_antes_nothing() -> None:
    heard = table(balances=(0, -10, 0), pot=0, broke="plays-on")
    assert heard.moves() == [(0, "pot", 1, "ante"), (2, "pot", 1, "ante")]
    heard.declare(1)
    assert heard.balances == (-1, -8, -1)


def test_nobody_can_buy_in_for_nothing() -> None:
    assert codes(game(plugins={"table-stakes": TableStakes(buy_in=0)})) == ["plugin-objects"]


@FEW
@given(SEATS, LUCK, options(TableStakes, short=st.just("all-in")))
def test_nothing_below_zero_ever_lies_before_a_seat(seats: int, luck: tuple[int, int, float], plugin: Variant) -> None:
    assert isinstance(plugin, TableStakes)
    played = obeys({"table-stakes": plugin}, seats, luck).table
    for seat in played.seats:
        assert played.balance(seat) + plugin.buy_in * (1 + played.points(BUY_INS, seat)) >= 0


def test_its_step_is_the_first_and_it_has_words_for_all_it_says() -> None:
    heard = table()
    assert isinstance(heard.session.game.steps[0], BuyInStep)
    has_words("table-stakes", TableStakes(buy_in="1/3"), "reason-buys-in", "reason-last", "objection-zero")
