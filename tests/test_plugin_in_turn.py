"""Declaring in turn: who hears what, the dealer who is in, and the second chance."""

from __future__ import annotations

import pytest
from guts_plugins.in_turn import InTurn
from guts_plugins.re_ante import ReAnte
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, codes, game, hands

from guts_core.events import Dealt
from guts_core.game import assemble
from guts_core.hooks import hookimpl
from guts_core.session import Opening
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.variant import Variant

NOTHING = hands("7s 2h", "9c 4d", "Jc 8d", "Kc 9d")


class House(Variant):
    """A hand that nobody holds always plays."""

    @hookimpl
    def guts_house(self, table, ins):  # type: ignore[no-untyped-def]
        return ("ghost",)

    @hookimpl
    def guts_house_cards(self, table, step):  # type: ignore[no-untyped-def]
        return {"ghost": step.cards}


def in_turn(
    *rounds: dict[int | str, str], plugins: dict[str, Variant] | None = None, dealer: int = 3, **options: object
) -> Heard:
    rules = game(plugins={"in-turn": InTurn(**options), **(plugins or {})})  # type: ignore[arg-type]
    return Heard(rules, 4, *(rounds or (NOTHING,)), opening=Opening(dealer, {"pot": 6}), rounds=1)


def asked(heard: Heard) -> list[int]:
    return [request.seat for request in heard.session.pending]


def test_each_is_asked_alone_from_the_dealers_left_and_has_heard_the_earlier_ones() -> None:
    heard = in_turn(dealer=1)
    order = []
    for word in ("out", "in", "out", "in"):
        (request,) = heard.session.pending
        order.append((request.seat, request.view.public.said))
        heard.say(word)
    assert order == [
        (2, ()),
        (3, ((2, "out"),)),
        (0, ((2, "out"), (3, "in"))),
        (1, ((2, "out"), (3, "in"), (0, "out"))),
    ]


def test_with_somebody_in_the_dealer_decides_and_the_showdown_is_as_ever() -> None:
    heard = in_turn().say("in").say("out").say("out")
    assert asked(heard) == [3]
    heard.say("in")  # K-9 beats 7-2: Ana matches 6
    assert (heard.balances, heard.pot) == ((-6, 0, 0, 6), 6)


def test_the_dealer_takes_the_pot_unasked_when_all_others_are_out() -> None:
    heard = in_turn().say("out").say("out").say("out")
    assert heard.session.over
    assert (heard.balances, heard.pot) == ((0, 0, 0, 6), 0)


def test_a_tie_between_the_first_and_the_dealer_is_shared() -> None:
    heard = in_turn(hands("Kh 9s", "9c 4d", "Jc 8d", "Kc 9d")).say("in").say("out").say("out").say("in")
    assert (heard.balances, heard.pot) == ((3, 0, 0, 3), 0)


def test_a_dealer_who_is_free_may_leave_the_pot_to_nobody() -> None:
    heard = in_turn(dealer_takes=False).say("out").say("out").say("out")
    assert asked(heard) == [3]
    heard.say("out")
    assert (heard.balances, heard.pot) == ((0, 0, 0, 0), 6)


@pytest.mark.parametrize("order", [("in-turn", "house"), ("house", "in-turn")])
def test_the_dealer_is_asked_where_a_house_hand_would_contend(order: tuple[str, str]) -> None:
    both: dict[str, Variant] = {"in-turn": InTurn(), "house": House()}
    rules = game(plugins={name: both[name] for name in order})
    heard = Heard(rules, 4, {**NOTHING, "ghost": "Ac Ad"}, opening=Opening(3, {"pot": 6}), rounds=1)
    assert any("ghost" in dict(event.cards) for event in heard.of(Dealt))
    heard.say("out").say("out").say("out")
    assert asked(heard) == [3]
    heard.say("in")  # the house has aces: the dealer matches, the old pot stays
    assert (heard.balances, heard.pot) == ((0, 0, 0, -6), 12)


def test_the_second_chance_asks_the_others_once_more_and_binds_the_dealer() -> None:
    heard = in_turn(dealer_takes=False, second_chance="dealer-alone")
    heard.say("out").say("out").say("out").say("in")
    again = []
    for word in ("out", "out", "in"):
        again += asked(heard)
        heard.say(word)
    assert again == [0, 1, 2]
    assert heard.session.over
    assert (heard.balances, heard.pot) == ((0, 0, -6, 6), 6)  # K-9 beats J-8


@pytest.mark.parametrize("words", [("in", "out", "out", "in"), ("out", "out", "out", "out"), ("out", "in", "out", "out")])
def test_there_is_no_second_chance_unless_the_dealer_alone_is_in(words: tuple[str, ...]) -> None:
    heard = in_turn(dealer_takes=False, second_chance="dealer-alone")
    for word in words:
        heard.say(word)
    assert heard.session.over


def test_at_a_second_declaration_the_dealer_is_asked() -> None:
    steps = (AnteStep(), DealStep(cards=2), DeclareStep(), DeclareStep(who="in"), ShowdownStep(), SettleStep())
    heard = Heard(game(*steps, plugins={"in-turn": InTurn()}), 4, NOTHING, pot=6, rounds=1)
    heard.say("in").say("out").say("out").say("in")
    heard.say("out")
    assert asked(heard) == [3]
    heard.say("out")
    assert (heard.balances, heard.pot) == ((0, 0, 0, 0), 6)


def test_a_second_chance_wants_a_dealer_who_is_asked() -> None:
    assert codes(game(plugins={"in-turn": InTurn(second_chance="dealer-alone")})) == ["plugin-objects"]


def test_a_rule_for_nobody_in_gets_the_warning_that_it_never_applies() -> None:
    def warnings(**plugins: Variant) -> list[tuple[str, str]]:
        found = assemble(game(plugins={name.replace("_", "-"): plugin for name, plugin in plugins.items()})).warnings
        return [(warning.severity, warning.text) for warning in found]

    assert warnings(in_turn=InTurn(), re_ante=ReAnte()) == [("warning", "in-turn-objection-never-applies")]
    assert warnings(in_turn=InTurn(dealer_takes=False), re_ante=ReAnte()) == []
    assert warnings(in_turn=InTurn(), re_ante=ReAnte(), house=House()) == []
    assert warnings(in_turn=InTurn()) == []


@FEW
@given(SEATS, LUCK, CAPS, st.booleans(), st.booleans())
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object, takes: bool, again: bool) -> None:
    chance = "dealer-alone" if again and not takes else "never"
    session = obeys({"in-turn": InTurn(dealer_takes=takes, second_chance=chance)}, seats, luck, cap=cap)
    if takes:  # there is always somebody in, so the dealer or another has taken or fought for every pot
        assert session.table.ins


def test_it_has_words_for_all_it_says() -> None:
    has_words("in-turn", InTurn(), "objection-second-chance", "objection-never-applies", other="re-ante")
