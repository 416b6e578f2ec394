"""A third card for those who are in."""

from __future__ import annotations

import pytest
from guts_plugins.beat_the_deck import BeatTheDeck
from guts_plugins.coward import Coward
from guts_plugins.ghost import Ghost
from guts_plugins.two_plus_one import TwoPlusOne
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, obeys
from tables import Heard, codes, game, hands

from guts_core.events import Dealt
from guts_core.ranking import Ranking
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.variant import Variant

CARDS = {**hands("Qs Qh 2c", "5d 6d 7d", "Ah Kc 9s"), "ghost": "3c 3d 3h", "deck": "Ac Ad 4s"}


def table(cards: dict[int | str, str] = CARDS, others: dict[str, Variant] | None = None, **options: object) -> Heard:
    plugins = {"two-plus-one": TwoPlusOne(**options), **(others or {})}  # type: ignore[arg-type]
    return Heard(game(plugins=plugins), 3, cards, pot=6, rounds=1)


def third(heard: Heard) -> list[int | str]:
    """Who got a third card."""
    return [name for deal in heard.of(Dealt) for name, cards in deal.cards if len(cards) == 1]


def test_those_in_get_a_third_card_and_three_cards_are_compared() -> None:
    heard = table().declare(0, 1)
    assert third(heard) == [0, 1]
    assert (heard.balances, heard.pot) == ((-6, 6, 0), 6)


def test_alone_at_the_declaration_takes_the_pot_without_another_card() -> None:
    heard = table().declare(2)
    assert third(heard) == []
    assert (heard.balances, heard.pot) == ((0, 0, 6), 0)


def test_nobody_in_and_a_tie() -> None:
    nobody = table().declare()
    assert (nobody.balances, nobody.pot, third(nobody)) == ((0, 0, 0), 6, [])
    tied = table(hands("Qs Kh 2c", "Qd Kd 2h", "Ah Kc 9s")).declare(0, 1)
    assert (tied.balances, tied.pot) == ((3, 3, 0), 0)


def test_the_extra_ante_counts_in_the_pot_that_is_won_and_matched() -> None:
    # 6 in the pot and three extra antes make 9; Cy has lost no more than the extra ante
    heard = table(second_declaration=True, extra_ante=True).declare(0, 1, 2).declare(0, 1)
    assert (heard.balances, heard.pot) == ((-10, 8, -1), 9)


def test_only_those_in_are_asked_again_and_who_is_left_alone_takes_the_pot() -> None:
    heard = table(second_declaration=True).declare(0, 1)
    assert [request.seat for request in heard.session.pending] == [0, 1]
    heard.declare(0)
    assert (heard.balances, heard.pot) == ((6, 0, 0), 0)


def test_alone_at_the_first_declaration_pays_no_extra_ante_and_is_not_asked_again() -> None:
    heard = table(second_declaration=True, extra_ante=True).declare(0)
    assert heard.session.over
    assert (heard.balances, heard.pot) == ((6, 0, 0), 0)


def test_nobody_in_at_the_second_declaration_the_pot_stays_with_the_extra_antes() -> None:
    heard = table(second_declaration=True, extra_ante=True).declare(0, 1).declare()
    assert (heard.balances, heard.pot) == ((-1, -1, 0), 8)


def test_nobody_in_at_the_second_declaration_only_hands_of_three_cards_are_compared() -> None:
    # Cy's aces would be best, but Cy was out before the third card; Ana's queens pay the antes of two others
    cards = hands("Qs Qh 2c", "5d 6c 8d", "Ah Ac 9s")
    second = table(cards, {"coward": Coward()}, second_declaration=True).declare(0, 1).declare()
    assert (second.balances, second.pot) == ((-2, 0, 0), 8)
    first = table(cards, {"coward": Coward()}, second_declaration=True).declare()
    assert (first.balances, first.pot) == ((0, 0, -2), 8)


def test_the_ghost_gets_a_third_card_and_contends_with_a_lone_seat() -> None:
    heard = table(others={"ghost": Ghost()}).declare(0)
    assert third(heard) == [0, "ghost"]
    assert (heard.balances, heard.pot) == ((-6, 0, 0), 12)


def test_a_lone_seat_gets_a_third_card_against_the_deck() -> None:
    heard = table(others={"beat-the-deck": BeatTheDeck()}).declare(1)
    assert third(heard) == [1]
    assert (heard.balances, heard.pot) == ((0, 6, 0), 0)


def test_anything_but_two_cards_is_refused_and_an_extra_ante_without_a_second_declaration() -> None:
    steps = (AnteStep(), DealStep(cards=3), DeclareStep(), ShowdownStep(), SettleStep())
    assert codes(game(*steps, plugins={"two-plus-one": TwoPlusOne()})) == ["plugin-objects"]
    assert codes(game(plugins={"two-plus-one": TwoPlusOne(extra_ante=True)})) == ["plugin-objects"]


def test_another_order_of_three_cards_stands_in_the_ruleset_or_at_the_showdown() -> None:
    order = Ranking(categories=("straight flush", "trips", "flush", "straight", "pair", "high card"))
    at_the_showdown = (AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(ranking=order), SettleStep())
    cards = hands("Qs Qh Qc", "5d 6d 7d", "Ah Kc 9s")
    for rules in (
        game(plugins={"two-plus-one": TwoPlusOne()}, ranking=order),
        game(*at_the_showdown, plugins={"two-plus-one": TwoPlusOne()}),
    ):
        assert Heard(rules, 3, cards, pot=6, rounds=1).declare(0, 1).balances == (-6, 6, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2s 2h 2c", "Jd Qd Kd"),
        ("2d 3d 4d", "Js Qh Kd"),
        ("Ac 2s 3h", "4d 9d Kd"),
        ("2d 3d 7d", "As Ah Kd"),
        ("2s 2h 3c", "Ad Kc 9h"),
    ],
)
def test_the_order_of_three_cards(better: str, worse: str) -> None:
    heard = table({**hands(better, worse), 2: "9s 9h"}).declare(0, 1)
    assert heard.balances == (6, -6, 0)


@FEW
@given(
    SEATS,
    LUCK,
    CAPS,
    st.sampled_from(
        (TwoPlusOne(), TwoPlusOne(second_declaration=True), TwoPlusOne(second_declaration=True, extra_ante=True)),
    ),
)
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, two_plus_one: TwoPlusOne) -> None:
    obeys({"two-plus-one": two_plus_one}, seats, luck, cap=cap)
