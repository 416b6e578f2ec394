"""Cards are handed on before declaring."""

from __future__ import annotations

import pytest
from guts_plugins.pass_cards import PassCards
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, obeys
from tables import Heard, codes, game, hands, views

from guts_core.cards import parse_cards
from guts_core.requests import IllegalAnswer

CARDS = hands("Qs 7h", "Kc Qd", "Kd 4c")


def table(cards: dict[int | str, str] = CARDS, **options: object) -> Heard:
    return Heard(game(plugins={"pass-cards": PassCards(**options)}), len(cards), cards, pot=6, rounds=1)  # type: ignore[arg-type]


def held(heard: Heard) -> list[str]:
    return [" ".join(map(str, view.cards)) for view in views(heard.session).values()]


@pytest.mark.parametrize(
    ("direction", "after"),
    [("left", ["Qs 4c", "Kc 7h", "Kd Qd"]), ("right", ["Qs Qd", "Kc 4c", "Kd 7h"])],
)
def test_all_choose_at_once_and_hand_on_to_their_neighbour(direction: str, after: list[str]) -> None:
    heard = table(direction=direction)
    assert [(request.kind, request.seat) for request in heard.session.pending] == [("pass", 0), ("pass", 1), ("pass", 2)]
    heard.say(parse_cards("7h"), parse_cards("Qd"), parse_cards("4c"))
    assert held(heard) == after


def test_what_was_received_counts() -> None:
    heard = table(direction="right").say(parse_cards("7h"), parse_cards("Qd"), parse_cards("4c")).declare(0, 2)
    assert (heard.balances, heard.pot) == ((6, 0, -6), 6)


def test_whoever_handed_a_card_on_still_knows_it_and_nobody_else_does() -> None:
    heard = table().say(parse_cards("7h"), parse_cards("Qd"), parse_cards("4c"))
    assert [view.known for view in views(heard.session).values()] == [
        ((1, parse_cards("7h")),),
        ((2, parse_cards("Qd")),),
        ((0, parse_cards("4c")),),
    ]


def test_whole_hands_may_be_passed_and_not_fewer_cards() -> None:
    heard = table()
    with pytest.raises(IllegalAnswer):
        heard.say((), parse_cards("Qd"), parse_cards("4c"))
    whole = Heard(game(plugins={"pass-cards": PassCards(cards=2)}), 3, CARDS, pot=6, rounds=1)
    whole.say(*[request.cards for request in whole.session.pending])  # type: ignore[union-attr]
    assert held(whole) == ["Kd 4c", "Qs 7h", "Kc Qd"]


def test_nobody_in_lone_and_tie_are_as_ever() -> None:
    answers = (parse_cards("7h"), parse_cards("Qd"), parse_cards("4c"))
    nobody = table().say(*answers).declare()
    assert (nobody.balances, nobody.pot) == ((0, 0, 0), 6)
    lone = table().say(*answers).declare(1)
    assert (lone.balances, lone.pot) == ((0, 6, 0), 0)
    tied = table(hands("Qs 7h", "Kc 7d", "Kd 4c")).say(parse_cards("7h"), parse_cards("7d"), parse_cards("4c")).declare(1, 2)
    assert (tied.balances, tied.pot) == ((0, 3, 3), 0)


@FEW
@given(SEATS, LUCK, CAPS, st.builds(PassCards, cards=st.integers(1, 2), direction=st.sampled_from(("left", "right"))))
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, passing: PassCards) -> None:
    obeys({"pass-cards": passing}, seats, luck, cap=cap)


def test_nobody_can_hand_on_more_cards_than_a_hand_has() -> None:
    assert codes(game(plugins={"pass-cards": PassCards(cards=2)})) == []
    assert codes(game(plugins={"pass-cards": PassCards(cards=3)})) == ["hand-too-small"]
