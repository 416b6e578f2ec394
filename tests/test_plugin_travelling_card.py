"""An open card goes round the table."""

from __future__ import annotations

from guts_plugins.travelling_card import OFFER, TravellingCard, TravelStep
from hypothesis import given
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.cards import Card, parse_cards
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.table import Name

CARDS: dict[Name, str] = {**hands("Ks 7h", "Qc 9d", "7c 4c"), OFFER: "Kc"}


def steps(**options: int) -> tuple[Step, ...]:
    return (AnteStep(), DealStep(cards=2), TravelStep(**options), DeclareStep(), ShowdownStep(), SettleStep())  # type: ignore[arg-type]


def table(**options: int) -> Heard:
    return Heard(game(*steps(**options), plugins={"travelling-card": TravellingCard()}), 3, CARDS, pot=6, rounds=1)


def offered(heard: Heard) -> tuple[int, tuple[Card | None, ...]]:
    (request,) = heard.session.pending
    assert request.kind == "swap"
    return request.seat, dict(request.public.hands)[OFFER]


def test_it_is_taken_for_an_own_card_which_travels_on_until_it_has_gone_round() -> None:
    heard = table()
    assert offered(heard) == (0, parse_cards("Kc"))
    heard.say(parse_cards("7h"))
    assert offered(heard) == (1, parse_cards("7h"))
    heard.say(())
    assert offered(heard) == (2, parse_cards("7h"))
    heard.say(parse_cards("4c"))
    assert offered(heard) == (0, parse_cards("4c"))
    heard.say(()).say(()).say(()).declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((6, -6, -6), 12)


def test_what_was_taken_has_been_seen_by_all() -> None:
    heard = table().say(parse_cards("7h"))
    (request,) = heard.session.pending
    assert dict(request.public.hands)[0] == (None, *parse_cards("Kc"))


def test_nobody_takes_it() -> None:
    heard = table().say(()).say(()).say(()).declare(0, 1)
    assert (heard.balances, heard.pot) == ((6, -6, 0), 6)


def test_it_stops_after_so_many_times_round() -> None:
    heard = table(laps=1).say(parse_cards("7h")).say(parse_cards("9d")).say(parse_cards("4c"))
    assert {request.kind for request in heard.session.pending} == {"declare"}


def test_its_words() -> None:
    has_words("travelling-card", TravellingCard())


@FEW
@given(SEATS, LUCK, CAPS)
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool) -> None:
    obeys({"travelling-card": TravellingCard()}, seats, luck, cap=cap, steps=steps(laps=2))
