"""Cards are swapped before declaring, or after it."""

from __future__ import annotations

import pytest
from guts_plugins.beat_the_deck import BeatTheDeck
from guts_plugins.draw import Draw, DrawStep
from guts_plugins.pass_cards import PassCards
from guts_plugins.two_plus_one import TwoPlusOne
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, obeys
from tables import Heard, codes, game, hands

from guts_core.cards import parse_cards
from guts_core.events import Exchanged
from guts_core.game import assemble
from guts_core.requests import IllegalAnswer, Pick
from guts_core.ruleset import Seats
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.variant import Variant

CARDS = hands("Qs 7h Qd", "Kc 9d", "Ah 4c Ad Ac")


def table(seats: int = 3, **options: object) -> Heard:
    return Heard(game(plugins={"draw": Draw(**options)}), seats, CARDS, pot=6, rounds=1)  # type: ignore[arg-type]


def asked(heard: Heard) -> list[tuple[str, int]]:
    return [(request.kind, request.seat) for request in heard.session.pending]


def test_one_after_another_from_the_dealers_left_and_what_is_drawn_counts() -> None:
    heard = table()
    assert asked(heard) == [("discard", 0)]
    heard.say(parse_cards("7h"))
    assert asked(heard) == [("discard", 1)]
    heard.say(())
    assert asked(heard) == [("discard", 2)]
    heard.say(parse_cards("Ah 4c"))
    assert [(swap.seat, len(swap.gave), swap.took) for swap in heard.of(Exchanged)] == [
        (0, 1, parse_cards("Qd")),
        (2, 2, parse_cards("Ad Ac")),
    ]
    heard.declare(0, 1)
    assert (heard.balances, heard.pot) == ((6, -6, 0), 6)


def test_at_most_so_many() -> None:
    heard = table(max=1)
    with pytest.raises(IllegalAnswer):
        heard.say(parse_cards("Qs 7h"))
    request = heard.session.pending[0]
    assert isinstance(request, Pick)
    assert (request.least, request.most) == (0, 1)


def test_after_the_declaration_only_those_in_swap() -> None:
    heard = table(when="after").declare(0, 2)
    assert asked(heard) == [("discard", 0)]
    heard.say(parse_cards("7h"))
    assert asked(heard) == [("discard", 2)]
    heard.say(parse_cards("Ah 4c"))
    assert (heard.balances, heard.pot) == ((-6, 0, 6), 6)


def test_after_the_declaration_a_lone_seat_takes_the_pot_without_swapping() -> None:
    heard = table(when="after").declare(1)
    assert heard.session.over
    assert (heard.balances, heard.pot) == ((0, 6, 0), 0)


def test_nobody_in_and_a_tie_are_as_ever() -> None:
    nobody = table().say(()).say(()).say(()).declare()
    assert (nobody.balances, nobody.pot) == ((0, 0, 0), 6)
    tied = Heard(game(plugins={"draw": Draw()}), 2, hands("As Kh", "Qs Kd Ac"), pot=6, rounds=1)
    tied.say(()).say(parse_cards("Qs")).declare(0, 1)
    assert (tied.balances, tied.pot) == ((3, 3), 0)


def test_before_a_pass_in_whichever_order_they_are_listed() -> None:
    for plugins in ({"draw": Draw(), "pass-cards": PassCards()}, {"pass-cards": PassCards(), "draw": Draw()}):
        assert [step.kind() for step in assemble(game(plugins=plugins)).steps][2:5] == ["draw", "pass", "declare"]


@pytest.mark.parametrize("other", [("two-plus-one", TwoPlusOne()), ("beat-the-deck", BeatTheDeck())])
def test_after_a_third_card_and_before_the_decks_hand_in_whichever_order_they_are_listed(other: tuple[str, Variant]) -> None:
    name, plugin = other
    after = Draw(when="after")
    for plugins in ({"draw": after, name: plugin}, {name: plugin, "draw": after}):
        kinds = [step.kind() for step in assemble(game(plugins=plugins, seats=Seats(max=8))).steps][2:]
        assert (
            kinds
            == {
                "two-plus-one": ["declare", "group", "draw", "showdown", "settle"],
                "beat-the-deck": ["declare", "draw", "turn-up-deck", "showdown", "settle"],
            }[name]
        )


def test_a_ruleset_that_writes_the_step_is_played_as_written() -> None:
    steps = (AnteStep(), DealStep(cards=2), DeclareStep(), DrawStep(max=1, who="in"), ShowdownStep(), SettleStep())
    assert assemble(game(*steps, plugins={"draw": Draw()})).steps == steps


def test_the_largest_draw_is_counted() -> None:
    steps = (AnteStep(), DealStep(cards=3), DeclareStep(), ShowdownStep(), SettleStep())
    assert codes(game(*steps, plugins={"draw": Draw()}, seats=Seats(max=9))) == ["deck-short"]
    assert codes(game(*steps, plugins={"draw": Draw()}, seats=Seats(max=8))) == []
    assert codes(game(*steps, plugins={"draw": Draw(max=2)}, seats=Seats(max=10))) == []


@FEW
@given(SEATS, LUCK, CAPS, st.builds(Draw, max=st.none() | st.integers(1, 4), when=st.sampled_from(("before", "after"))))
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, draw: Draw) -> None:
    obeys({"draw": draw}, seats, luck, cap=cap)
