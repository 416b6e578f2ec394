"""The state of a table that a rule may read.

Rules and conditions read; only the steps, through `guts_core.play.Play`, act. Nothing here is a rule of any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from guts_core.cards import Card
from guts_core.chips import Chips
from guts_core.hands import Ranker
from guts_core.ledger import POT, RESERVE, Account, Ledger, Seat, Transfer

if TYPE_CHECKING:
    from guts_core.rules import Rules

Name: TypeAlias = Account
"""Who holds cards or contends: a seat's number, or the name of a house (`ghost`, `board`, `deck`, ...)."""

BOARD = "board"
OUT = "out"


class Contest:
    """Who fights for which pot by which ranking, and how it stands.

    Attributes:
        name: its name, from the showdown step.
        pot: the pot it is about.
        share: its part of that pot, relative to the other contests about it.
        among: the declarations that take part; empty for all that are in.
        ranker: how hands are valued.
        seen_by: `all`, or `in` when only the seats that are in see the hands.
        contenders: seats and houses that contend, seats first.
        hands: the cards of each contender that were compared.
        values: the value of each hand, larger is better; filled when two or more contend.
        best: the contenders that are best.
        winners: the seats that win, once the contest is settled.
    """

    __slots__ = ("among", "best", "contenders", "hands", "name", "pot", "ranker", "seen_by", "share", "values", "winners")

    def __init__(
        self,
        name: str,
        pot: str,
        ranker: Ranker,
        share: Chips = 1,
        among: tuple[str, ...] = (),
        seen_by: str = "all",
    ) -> None:
        self.name = name
        self.pot = pot
        self.share = share
        self.among = among
        self.ranker = ranker
        self.seen_by = seen_by
        self.contenders: tuple[Name, ...] = ()
        self.hands: dict[Name, tuple[Card, ...]] = {}
        self.values: dict[Name, int] = {}
        self.best: tuple[Name, ...] = ()
        self.winners: tuple[Seat, ...] = ()

    @property
    def lone(self) -> bool:
        """Whether one hand alone contends."""
        return len(self.contenders) == 1

    @property
    def house_best(self) -> bool:
        """Whether a hand that nobody holds is among the best."""
        return any([isinstance(name, str) for name in self.best])


class Stage:
    """One showdown and its settlement, as the record keeps it."""

    __slots__ = ("contests", "first", "last", "losers")

    def __init__(self, contests: tuple[Contest, ...], first: int) -> None:
        self.contests = contests
        self.losers: tuple[Seat, ...] = ()
        self.first = first
        self.last = first


class Record:
    """What has happened in a round, as far as a rule may want to know it later.

    Attributes:
        round: its number, from 1.
        cycle: the number of its cycle, from 1.
        dealer: its dealer.
        opening: chips in each pot by name, the reserve last, when it began.
        said: for each asking, what each seat declared.
        matched: the seats that lost a showdown and so had to match.
        booked: every movement of chips, in order.
        stages: every showdown that was settled.
    """

    __slots__ = ("booked", "cycle", "dealer", "matched", "opening", "round", "said", "stages")

    def __init__(self, round: int, cycle: int, dealer: Seat, opening: tuple[tuple[str, Chips], ...]) -> None:
        self.round = round
        self.cycle = cycle
        self.dealer = dealer
        self.opening = opening
        self.said: list[dict[Seat, str]] = []
        self.matched: tuple[Seat, ...] = ()
        self.booked: list[Transfer] = []
        self.stages: list[Stage] = []

    @property
    def opened_empty(self) -> bool:
        """Whether nothing lay in any pot or in the reserve when the round began."""
        return not any([chips for _, chips in self.opening])

    def paid(self, reason: str) -> set[Seat]:
        """The seats that paid anything for that reason in this round."""
        return {move.source for move in self.booked if move.reason == reason and isinstance(move.source, int)}


class Table:
    """A table in the middle of a round, to be read.

    Attributes:
        names: the seats' names, clockwise.
        seats: the seats' numbers, from 0.
        rules: every question, answered by this table's plugins.
        ledger: the accounts.
        round: number of the round, from 1 over the session.
        cycle: number of the cycle, from 1.
        dealer: the dealer's seat.
        playing: the seats that take part in the round.
        ins: the seats that are in, in seat order; before the first declaration all that play.
        hands: the cards of each seat.
        houses: the cards of each house: `board`, `ghost`, ...
        contests: the contests of the latest showdown.
        step: the step being carried out, if any.
        ends: what ends the game, from the latest settle step: empty, or `lone`.
        counters: points by (key, seat).
        record: this round so far.
        previous: the round before, if there was one.
        over: the reason why the game has ended, if it has.
        cycle_over: whether the latest round ended its cycle.
    """

    __slots__ = (
        "_clockwise",
        "_seen",
        "_turned",
        "contests",
        "counters",
        "cycle",
        "cycle_over",
        "dealer",
        "ends",
        "hands",
        "houses",
        "ins",
        "ledger",
        "names",
        "over",
        "playing",
        "previous",
        "record",
        "round",
        "rules",
        "seats",
        "step",
    )

    def __init__(self, names: Sequence[str], rules: Rules, ledger: Ledger) -> None:
        self.names = tuple(names)
        self.seats = tuple(range(len(names)))
        self.rules = rules
        self.ledger = ledger
        self.round = 0
        self.cycle = 1
        self.dealer: Seat = len(names) - 1
        self.playing: tuple[Seat, ...] = self.seats
        self.ins: tuple[Seat, ...] = self.seats
        self.hands: list[tuple[Card, ...]] = [()] * len(names)
        self.houses: dict[str, tuple[Card, ...]] = {}
        self.contests: tuple[Contest, ...] = ()
        self.step: Any = None
        self.ends = ""
        self.counters: dict[tuple[str, Seat], int] = {}
        self.record = Record(0, 1, self.dealer, ())
        self.previous: Record | None = None
        self.over = ""
        self.cycle_over = False
        # who has seen a card, where it is not simply its owner: a set of seats, or None for everybody
        self._seen: dict[Card, frozenset[Seat] | None] = {}
        # hands that were turned up, and before whom, but are not yet in `_seen`: most often nobody asks before the next round
        self._turned: list[tuple[tuple[Name, ...], tuple[Seat, ...]]] = []
        self._clockwise: dict[Seat, tuple[Seat, ...]] = {}

    def clockwise(self, seats: Iterable[Seat] | None = None) -> tuple[Seat, ...]:
        """Seats from the dealer's left, the dealer last; all of them, or those given."""
        dealer = self.dealer
        order = self._clockwise.get(dealer)
        if order is None:
            order = self._clockwise[dealer] = self.seats[dealer + 1 :] + self.seats[: dealer + 1]
        if seats is None or seats == self.seats:
            return order
        wanted = set(seats)
        return tuple([seat for seat in order if seat in wanted])

    def pot(self, name: str = POT) -> Chips:
        """Chips in a pot."""
        return self.ledger[name]

    @property
    def reserve(self) -> Chips:
        """Chips above the cap."""
        return self.ledger[RESERVE]

    def balance(self, seat: Seat) -> Chips:
        """Net chips of a seat: what it got less what it put in."""
        return self.ledger[seat]

    def points(self, key: str, seat: Seat) -> int:
        """A seat's points on a counter, e.g. its legs."""
        return self.counters.get((key, seat), 0)

    def cards(self, name: Name) -> tuple[Card, ...]:
        """The cards that a seat or a house holds."""
        return self.hands[name] if isinstance(name, int) else self.houses.get(name, ())

    def said(self, seat: Seat) -> str | None:
        """What a seat declared when it was last asked in this round; None if it never was."""
        for asking in reversed(self.record.said):
            if seat in asking:
                return asking[seat]
        return None

    def rank(self, contest: Contest, names: Iterable[Name]) -> None:
        """Compare hands: fill `hands` and `values` of a contest for these contenders, by this table's rules."""
        rules = self.rules
        wild_asked = "wild" not in rules.quiet
        for name in names:
            cards = rules.cards_of(self, name, contest)
            contest.hands[name] = cards
            wild = rules.wild(self, name, cards, contest) if wild_asked else frozenset[Card]()
            contest.values[name] = rules.value(self, name, cards, wild, contest)

    def compare(self, names: Iterable[Name], contest: Contest) -> Contest:
        """The same contest as if these had contended, e.g. all seats when nobody was in."""
        other = Contest(contest.name, contest.pot, contest.ranker, contest.share, (), contest.seen_by)
        other.contenders = tuple(names)
        self.rank(other, other.contenders)
        other.best = self.rules.best(self, other)
        return other
