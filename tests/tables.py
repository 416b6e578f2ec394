"""What several test modules need: tables with scripted cards, drivers, and plain facts about two-card Guts.

Nothing here uses the kernel to find out what is right; that would make the tests agree with it by definition.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

from guts_core.cards import Card, OutOfCards, parse_cards
from guts_core.events import Event, write_event
from guts_core.game import assemble
from guts_core.ledger import Transfer
from guts_core.requests import Answer, Choose, Request, View
from guts_core.ruleset import Ruleset
from guts_core.session import Opening, Session
from guts_core.table import Name
from guts_core.variant import Variant

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")


class Script:
    """Cards for each holder, round by round: the first table of cards for round 1, and so on; the last one serves for the rest.

    Args:
        rounds: for each round, what each seat or house is dealt, in order.
    """

    def __init__(self, *rounds: Mapping[Name, str]) -> None:
        self.rounds = rounds
        self.left: dict[Name, list[Card]] = {}
        self.restocked: list[tuple[Card, ...]] = []

    def start(self, round: int, deck: Sequence[Card]) -> None:
        hands = self.rounds[min(round, len(self.rounds)) - 1]
        self.left = {name: list(parse_cards(cards)) for name, cards in hands.items()}

    def deal(self, holders: Sequence[Name], each: int) -> list[tuple[Card, ...]]:
        if any(len(self.left.get(name, ())) < each for name in holders):
            raise OutOfCards
        return [tuple(self.left[name].pop(0) for _ in range(each)) for name in holders]

    def restock(self, cards: Sequence[Card]) -> None:
        self.restocked.append(tuple(cards))


def hands(*cards: str) -> dict[Name, str]:
    """A round's cards: the first text for seat 0, and so on."""
    return dict(enumerate(cards))


class Heard:
    """A session and all that was heard of it."""

    def __init__(
        self,
        rules: Ruleset | None = None,
        seats: int = 2,
        *rounds: Mapping[Name, str],
        pot: Any = None,
        reserve: Any = None,
        opening: Opening | None = None,
        **options: Any,
    ) -> None:
        self.events: list[Event] = []
        if opening is None:
            pots = {name: amount for name, amount in (("pot", pot), ("reserve", reserve)) if amount is not None}
            opening = Opening(pots=pots)
        cards = (lambda: Script(*rounds)) if rounds else None
        options.setdefault("cycles", 1000)
        self.session = Session(
            rules or Ruleset(), NAMES[:seats], listeners=[self.events.append], opening=opening, cards=cards, **options
        )

    def say(self, *answers: Answer) -> Heard:
        """Answer all open requests."""
        self.session.answer(answers)
        return self

    def declare(self, *ins: int) -> Heard:
        """Answer all open declarations: these seats are in, all others out."""
        assert all(request.kind == "declare" for request in self.session.pending)
        return self.say(*["in" if request.seat in ins else "out" for request in self.session.pending])

    @property
    def balances(self) -> tuple[Any, ...]:
        return self.session.table.ledger.balances()

    @property
    def pot(self) -> Any:
        return self.session.table.ledger["pot"]

    @property
    def reserve(self) -> Any:
        return self.session.table.ledger["reserve"]

    def of(self, kind: type[Any]) -> list[Any]:
        """The events of a kind."""
        return [event for event in self.events if type(event) is kind]

    def moves(self, round: int | None = None) -> list[tuple[Any, Any, Any, str]]:
        """Every movement of chips as (source, target, amount, reason), of one round or of all."""
        number, found = 0, []
        for event in self.events:
            if type(event).__name__ == "RoundBegan":
                number += 1
            elif isinstance(event, Transfer) and round in (None, number):
                found.append((event.source, event.target, event.amount, event.reason))
        return found

    @property
    def log(self) -> str:
        return write_log(self.events)


def write_log(events: Iterable[Event]) -> str:
    """Events as JSON Lines."""
    return "".join(json.dumps(write_event(event), ensure_ascii=True) + "\n" for event in events)


def drive(session: Session, choose: Callable[[Request], Answer], most: int = 10_000) -> int:
    """Answer by a function of the request until the session is over; how often it was asked."""
    asked = 0
    while not session.over:
        session.answer([choose(request) for request in session.pending])
        asked += 1
        assert asked < most, "the session does not end"
    return asked


def pair_or_ace(request: Request) -> str:
    """A sensible bot: in with a pair or an ace."""
    first, second = request.view.cards[:2]
    return "in" if first.rank == second.rank or 14 in (first.rank, second.rank) else "out"


def views(session: Session) -> dict[int, View]:
    """What each seat that is asked can see."""
    return {request.seat: request.view for request in session.pending}


def game(*steps: Any, plugins: Mapping[str, Variant] | None = None, **keys: Any) -> Ruleset:
    """A ruleset with these steps (the default's, if none are given) and plugins."""
    if steps:
        keys["steps"] = steps
    return Ruleset(plugins=dict(plugins or {}), **keys)


def codes(rules: Ruleset) -> list[str]:
    """The codes of everything that is wrong with a ruleset."""
    from guts_core.ruleset import RulesetError

    try:
        assemble(rules)
    except RulesetError as error:
        return [complaint.code for complaint in error.complaints]
    return []


def choices(request: Request) -> tuple[str, ...]:
    """The words a seat may say."""
    assert isinstance(request, Choose)
    return request.choices


def two_card_key(cards: Sequence[Card]) -> tuple[bool, int, int]:
    """How good two cards are by the published rules: a pair first, then the higher card, then the other."""
    high, low = sorted((card.rank for card in cards), reverse=True)
    return high == low, high, low


SEATS = st.integers(2, 10)
SEEDS = st.integers(-(2**70), 2**70) | st.integers(0, 1000)
WORDS = st.sampled_from(("in", "out"))
