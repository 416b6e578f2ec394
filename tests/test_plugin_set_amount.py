"""Losers pay a set amount."""

from __future__ import annotations

from guts_plugins.coward import Coward
from guts_plugins.set_amount import SetAmount
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

CARDS = hands("As Ah", "Kc 9d", "7h 4c")


def test_losers_pay_the_amount_whatever_lies_in_the_pot() -> None:
    heard = Heard(game(plugins={"set-amount": SetAmount(amount=10)}), 3, CARDS, pot=6, rounds=1).declare(0, 1, 2)
    assert (heard.balances, heard.pot, heard.reserve) == ((6, -10, -10), 20, 0)


def test_it_grows_with_the_rounds() -> None:
    heard = Heard(game(plugins={"set-amount": SetAmount(amount=2, grows="round")}), 3, CARDS, pot=6, rounds=3)
    heard.declare(0, 1).declare().declare(0, 1)
    # 2 in the first round, nothing in the second, 3 times 2 in the third
    assert (heard.balances, heard.pot) == ((8, -8, 0), 6)


def test_who_must_match_by_another_rule_pays_it_too() -> None:
    plugins = {"set-amount": SetAmount(amount=2), "coward": Coward(pays="pot")}
    heard = Heard(game(plugins=plugins), 3, CARDS, pot=6, rounds=1).declare()
    assert (heard.balances, heard.pot) == ((-2, 0, 0), 8)


def test_its_words() -> None:
    has_words("set-amount", SetAmount(amount=2), "reason-match")
    has_words("set-amount", SetAmount(amount=2, grows="round"))


@FEW
@given(SEATS, LUCK, CAPS, st.sampled_from(("never", "round")))
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, grows: str) -> None:
    obeys({"set-amount": SetAmount(amount=3, grows=grows)}, seats, luck, cap=cap)  # type: ignore[arg-type]
