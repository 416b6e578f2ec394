"""Nobody in: one more ante from everybody."""

from __future__ import annotations

from guts_plugins.re_ante import ReAnte
from hypothesis import given
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

CARDS = hands("7s 2h", "9c 4d", "Kc 9d", "Kh 9s")


def table(**keys: object) -> Heard:
    pot, reserve = keys.pop("pot", 6), keys.pop("reserve", 0)
    return Heard(game(plugins={"re-ante": ReAnte()}, **keys), 4, CARDS, pot=pot, reserve=reserve, rounds=1)


def test_nobody_in_everybody_puts_one_more_ante_into_the_pot() -> None:
    heard = table().declare()
    assert (heard.balances, heard.pot) == ((-1, -1, -1, -1), 10)
    assert heard.moves() == [(seat, "pot", 1, "nobody-in") for seat in range(4)]


def test_the_ante_is_the_rulesets() -> None:
    heard = table(ante=3).declare()
    assert (heard.balances, heard.pot) == ((-3, -3, -3, -3), 18)


def test_what_exceeds_the_cap_goes_to_the_reserve_at_once() -> None:
    heard = table(pot=20, reserve=5).declare()
    assert (heard.pot, heard.reserve) == (20, 9)


def test_after_new_antes_nobody_in_costs_a_second_one() -> None:
    heard = table(pot=0).declare()
    assert (heard.balances, heard.pot) == ((-2, -2, -2, -2), 8)


def test_with_somebody_in_nothing_changes() -> None:
    assert (table().declare(0).balances, table().declare(0).pot) == ((6, 0, 0, 0), 0)
    heard = table().declare(0, 2)  # K-9 beats 7-2
    assert (heard.balances, heard.pot) == ((-6, 0, 6, 0), 6)
    heard = table().declare(2, 3)  # tied
    assert (heard.balances, heard.pot) == ((0, 0, 3, 3), 0)


@FEW
@given(SEATS, LUCK, CAPS)
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object) -> None:
    obeys({"re-ante": ReAnte()}, seats, luck, cap=cap)


def test_it_has_words_for_all_it_says() -> None:
    has_words("re-ante", ReAnte(), "reason-nobody-in")
