"""A limit to what can be won at once."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from guts_plugins.max_loss import MaxLoss
from guts_plugins.max_win import MaxWin
from plugin_tables import has_words
from tables import Heard, codes, game, hands

from guts_core.game import assemble

RANKED = hands("As Ah", "Kc 9d", "Kh 8d", "7h 4c")


def table(amount: Any = 20, pot: int = 36, cards: Any = RANKED, cap: Any = False, **plugins: Any) -> Heard:
    return Heard(game(plugins={"max-win": MaxWin(amount=amount), **plugins}, cap=cap), 4, cards, pot=pot, rounds=1)


def test_what_is_above_stays_and_losers_match_the_whole_pot() -> None:
    heard = table().declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((20, -36, -36, 0), 88)
    assert heard.moves()[0] == ("pot", 0, 20, "limited")


def test_a_smaller_pot_is_won_whole() -> None:
    heard = table(pot=20).declare(0)
    assert heard.moves() == [("pot", 0, 20, "lone")]


def test_alone_wins_no_more_either() -> None:
    assert (table().declare(3).balances, table().declare(3).pot) == ((0, 0, 0, 20), 16)


def test_tied_winners_share_the_limit() -> None:
    heard = table(cards=hands("Ac Kc", "Ad Kd", "Ah Kh", "As Qs")).declare(0, 1, 2, 3)
    third = Fraction(20, 3)
    assert (heard.balances, heard.pot) == ((third, third, third, -36), 52)


def test_both_limits_together() -> None:
    heard = table(**{"max-loss": MaxLoss(amount=20)}).declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((20, -20, -20, 0), 56)


def test_below_a_cap_what_stays_counts_towards_it() -> None:
    heard = table(amount=10, pot=20, cap=20).declare(0, 1)
    # 10 stay and 20 are paid
    assert (heard.balances, heard.pot, heard.reserve) == ((10, -20, 0, 0), 20, 10)


def test_a_limit_of_nothing_is_refused_and_one_above_the_cap_gets_a_warning() -> None:
    assert codes(game(plugins={"max-win": MaxWin(amount=0)})) == ["plugin-objects"]
    [warning] = assemble(game(plugins={"max-win": MaxWin(amount=20)}, cap=20)).warnings
    assert (warning.text, warning.path, warning.severity) == ("max-win-objection-never", ("cap",), "warning")


@pytest.mark.parametrize("cap", [20, False])
def test_its_words(cap: Any) -> None:
    has_words("max-win", MaxWin(amount="1/3"), "reason-limited", "objection-zero", "objection-never", cap=cap, amount=20)
