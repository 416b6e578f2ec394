"""What a seat is asked, and what it may know when it answers.

A step yields a tuple of requests: all of them are open at once, and no answer is known to the others before all have answered.
A driver (terminal, bot, web page, script) needs to know two shapes only: choose one word, or pick some cards.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple, TypeAlias

from guts_core.cards import Card, CardError, parse_cards
from guts_core.chips import Chips
from guts_core.ledger import Account, Accounts, Seat

_LONGEST: Final = 200


class Public(NamedTuple):
    """What everybody at the table knows. A plain value without any handle to the table.

    Attributes:
        names: the seats' names, clockwise.
        dealer: the dealer's seat.
        round: number of the round, from 1.
        accounts: what lies on every account.
        counters: points by (key, seat), e.g. legs.
        hands: for each holder of cards, as many entries as it has cards: the card where all have seen it, else None.
        playing: seats that take part in the round.
        ins: seats that are in, as far as is known: before the first declaration all that play.
        said: what the seats have declared so far in this asking, in the order in which it was heard.
    """

    names: tuple[str, ...]
    dealer: Seat
    round: int
    accounts: Accounts
    counters: tuple[tuple[tuple[str, Seat], int], ...]
    hands: tuple[tuple[Account, tuple[Card | None, ...]], ...]
    playing: tuple[Seat, ...]
    ins: tuple[Seat, ...]
    said: tuple[tuple[Seat, str], ...]

    @property
    def pots(self) -> tuple[tuple[str, Chips], ...]:
        """Chips in each pot by name, the reserve last."""
        return self.accounts.pots

    @property
    def balances(self) -> tuple[Chips, ...]:
        """Chips of each seat."""
        return self.accounts.balances

    @property
    def pot(self) -> Chips:
        """Chips in the first pot."""
        return self.pots[0][1]


class View(NamedTuple):
    """What one seat can see: what all know, its own cards, and what else it has seen.

    Attributes:
        seat: whose view.
        hand: its own cards; None for a card that was dealt dark.
        known: cards of other holders that this seat has seen and not all have, e.g. one it passed on.
        public: what everybody knows.
    """

    seat: Seat
    hand: tuple[Card | None, ...]
    known: tuple[tuple[Account, tuple[Card, ...]], ...]
    public: Public

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of its own hand that the seat has seen."""
        return tuple(card for card in self.hand if card is not None)


class IllegalAnswer(ValueError):
    """An answer that the request does not allow. The request stays open.

    Attributes:
        code: `answer-choice`, `answer-cards`, `answer-count` or `answer-shape`.
        request: the request.
        answer: what was answered.
    """

    def __init__(self, code: str, request: Request, answer: object) -> None:
        super().__init__(f"{code}: seat {request.seat} cannot answer {answer!r}")
        self.code = code
        self.request = request
        self.answer = answer


class Choose(NamedTuple):
    """Choose one word.

    Attributes:
        kind: what is asked, and the key of the answer in a scripted situation: `declare`, `bet`, ...
        seat: who is asked.
        choices: the words allowed, two or more.
        hand: the seat's cards, as in `View`.
        known: other cards that it has seen, as in `View`.
        public: what everybody knows.
        plugin: whose question it is, empty for the kernel's.
    """

    kind: str
    seat: Seat
    choices: tuple[str, ...]
    hand: tuple[Card | None, ...]
    known: tuple[tuple[Account, tuple[Card, ...]], ...]
    public: Public
    plugin: str = ""

    @classmethod
    def of(cls, kind: str, choices: tuple[str, ...], view: View, plugin: str = "") -> Choose:
        """The request to the seat of this view."""
        return cls(kind, view.seat, choices, view.hand, view.known, view.public, plugin)

    @property
    def view(self) -> View:
        """What the seat can see."""
        return View(self.seat, self.hand, self.known, self.public)

    def check(self, answer: object) -> str:
        """The answer, if it is allowed.

        Raises:
            IllegalAnswer: if it is not.
        """
        if answer in self.choices:
            return answer
        raise IllegalAnswer("answer-choice" if isinstance(answer, str) else "answer-shape", self, answer)

    def write(self, answer: str) -> Any:
        """The answer as JSON."""
        return answer

    def read(self, value: object) -> str:
        """The answer from JSON, checked."""
        return self.check(value)


class Pick(NamedTuple):
    """Pick some of one's cards, `least` to `most` of them.

    Attributes:
        kind: what is asked, and the key of the answer in a scripted situation: `discard`, `pass`, ...
        seat: who is asked.
        cards: the cards to pick from.
        least: the smallest number allowed.
        most: the largest number allowed.
        hand: the seat's cards, as in `View`.
        known: other cards that it has seen, as in `View`.
        public: what everybody knows.
        plugin: whose question it is.
    """

    kind: str
    seat: Seat
    cards: tuple[Card, ...]
    least: int
    most: int
    hand: tuple[Card | None, ...]
    known: tuple[tuple[Account, tuple[Card, ...]], ...]
    public: Public
    plugin: str = ""

    @classmethod
    def of(cls, kind: str, cards: tuple[Card, ...], least: int, most: int, view: View, plugin: str = "") -> Pick:
        """The request to the seat of this view."""
        return cls(kind, view.seat, cards, least, most, view.hand, view.known, view.public, plugin)

    @property
    def view(self) -> View:
        """What the seat can see."""
        return View(self.seat, self.hand, self.known, self.public)

    def check(self, answer: object) -> tuple[Card, ...]:
        """The cards picked, in the order of the hand.

        Raises:
            IllegalAnswer: if it is no list of cards, holds cards that may not be picked or one twice, too few or too many.
        """
        if not isinstance(answer, tuple | list) or not all(isinstance(card, Card) for card in answer):
            raise IllegalAnswer("answer-shape", self, answer)
        if len(set(answer)) != len(answer) or not set(answer) <= set(self.cards):
            raise IllegalAnswer("answer-cards", self, answer)
        if not self.least <= len(answer) <= self.most:
            raise IllegalAnswer("answer-count", self, answer)
        return tuple(card for card in self.cards if card in answer)

    def write(self, answer: tuple[Card, ...]) -> Any:
        """The answer as JSON."""
        return [str(card) for card in answer]

    def read(self, value: object) -> tuple[Card, ...]:
        """The answer from JSON, checked."""
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise IllegalAnswer("answer-shape", self, value)
        try:
            return self.check(parse_cards(" ".join(value)))
        except CardError:
            raise IllegalAnswer("answer-cards", self, value) from None


Request: TypeAlias = Choose | Pick
"""What a seat is asked."""
Answer: TypeAlias = str | tuple[Card, ...]
"""What a seat answers: a word to a `Choose`, cards to a `Pick`."""


def unanswerable(pending: object, seats: Collection[Seat]) -> str:
    """What is wrong with requests that a step has open at once; empty if every one of them can be answered.

    Args:
        pending: what the step has yielded.
        seats: the seats at the table.
    """
    if not isinstance(pending, tuple) or not pending:
        return f"no requests, but {pending!r}"[:_LONGEST]
    asked = set()
    request: Any  # a stranger's
    for request in pending:
        if not isinstance(request, Choose | Pick):
            return f"no request, but {request!r}"[:_LONGEST]
        kind: Any = request.kind
        seat: Any = request.seat
        if type(seat) is not int or seat not in seats or not isinstance(kind, str) or not kind:
            return f"{kind!r} of seat {seat!r}"[:_LONGEST]
        if (kind, seat) in asked:
            return f"{kind!r} of seat {seat} twice at once"[:_LONGEST]
        asked.add((kind, seat))
        if isinstance(request, Choose):
            words: Any = request.choices
            good = isinstance(words, tuple) and bool(words) and all(isinstance(word, str) and word for word in words)
            if not good or len(set(words)) != len(words):
                return f"{kind!r} of seat {seat}, with the choices {words!r}"[:_LONGEST]
        else:
            cards: Any = request.cards
            least: Any = request.least
            most: Any = request.most
            good = isinstance(cards, tuple) and all(isinstance(card, Card) for card in cards)
            if not good or type(least) is not int or type(most) is not int or not 0 <= least <= min(most, len(cards)):
                return f"{kind!r} of seat {seat}, {least!r} to {most!r} of {cards!r}"[:_LONGEST]
    return ""
