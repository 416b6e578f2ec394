"""Hands change with the neighbour's."""

from __future__ import annotations

from guts_plugins.trade import Trade, TradeStep
from hypothesis import given
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.cards import parse_cards
from guts_core.events import Handed
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step


def steps(**options: int) -> tuple[Step, ...]:
    return (AnteStep(), DealStep(cards=1), TradeStep(**options), DeclareStep(), ShowdownStep(), SettleStep())  # type: ignore[arg-type]


def table(*cards: str, **options: int) -> Heard:
    return Heard(game(*steps(**options), plugins={"trade": Trade()}), 3, hands(*cards), pot=6, rounds=1)


def held(heard: Heard) -> list[str]:
    return [" ".join(map(str, hand)) for hand in heard.session.table.hands]


def test_each_may_make_the_next_one_change_and_what_is_got_may_go_on() -> None:
    heard = table("2s", "5c", "9h").say("trade")
    assert held(heard)[:2] == ["5c", "2s"]
    heard.say("trade")
    assert held(heard) == ["5c", "9h", "2s"]
    assert [(move.source, move.target) for move in heard.of(Handed)] == [(0, 1), (1, 0), (1, 2), (2, 1)]
    heard.say(()).declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((-6, 6, -6), 12)


def test_a_king_is_turned_up_and_refuses() -> None:
    heard = table("2s", "Kc", "9h").say("trade")
    assert held(heard) == ["2s", "Kc", "9h"]
    assert dict(heard.session.pending[0].public.hands)[1] == parse_cards("Kc")


def test_the_dealer_may_draw_instead() -> None:
    heard = table("As", "5c", "2h Kd").say("keep").say("keep")
    assert heard.session.pending[0].seat == 2
    heard.say(parse_cards("2h"))
    assert held(heard) == ["As", "5c", "Kd"]


def test_or_may_not() -> None:
    heard = table("As", "5c", "2h", dealer_draws=0).say("keep").say("keep")
    assert {request.kind for request in heard.session.pending} == {"declare"}


def test_its_words() -> None:
    has_words("trade", Trade())


@FEW
@given(SEATS, LUCK, CAPS)
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool) -> None:
    obeys({"trade": Trade()}, seats, luck, cap=cap, steps=steps())
