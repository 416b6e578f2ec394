"""Hands with many wild cards stand below the others."""

from __future__ import annotations

from guts_plugins.fewer_wilds_first import FewerWildsFirst
from guts_plugins.ghost import Ghost
from guts_plugins.jokers import Jokers
from guts_plugins.wild_own import WildOwn
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.variant import Variant


def balances(*cards: str, ghost: str = "", others: dict[str, Variant] | None = None, **options: object) -> tuple[int, ...]:
    plugins = {"jokers": Jokers(), "fewer-wilds-first": FewerWildsFirst(**options), **(others or {})}  # type: ignore[arg-type]
    held = {**hands(*cards), **({"ghost": ghost} if ghost else {})}
    return Heard(game(plugins=plugins), len(cards), held, pot=6, rounds=1).declare(*range(len(cards))).balances


def test_two_jokers_lose_to_everything_but_one_is_fine() -> None:
    assert balances("X1 X2", "3c 2d") == (-6, 6)
    assert balances("Kc X2", "Qc Qd") == (6, -6)


def test_among_those_left_the_best_wins_and_ties_stand() -> None:
    assert balances("X1 X2", "Kc 9d", "Kh 9s", "Qd Jh") == (-6, 3, 3, -6)


def test_where_all_have_many_they_are_compared_as_always() -> None:
    assert balances("Kc X1", "Qc X2", most=0) == (6, -6)
    assert balances("Ac X1", "Qc X2", "3c 2d", most=0) == (-6, -6, 6)


def test_other_wild_cards_count_as_well() -> None:
    # each hand's lowest card is wild for it: Ana's pair are two wild cards
    assert balances("4c 4d", "9c 2d", others={"wild-own": WildOwn()}) == (-6, 6)


def test_a_ghost_with_many_is_beaten_too() -> None:
    assert balances("3c 2d", "4c 2h", ghost="X1 X2", others={"ghost": Ghost()}) == (-6, 6)


@FEW
@given(SEATS, LUCK, st.integers(0, 2))
def test_the_laws(seats: int, luck: tuple[int, int, float], most: int) -> None:
    obeys({"jokers": Jokers(count=8), "fewer-wilds-first": FewerWildsFirst(most=most)}, seats, luck)


def test_it_has_words_for_all_it_says() -> None:
    has_words("fewer-wilds-first", FewerWildsFirst())
