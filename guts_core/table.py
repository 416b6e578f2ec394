"""The state of a table that a rule may read.

Rules and conditions read; only the steps, through `guts_core.acting.Play`, act. Nothing here is a rule of any game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from guts_core.cards import Card
from guts_core.chips import Chips
from guts_core.hands import Ranker
from guts_core.ledger import POT, RESERVE, Account, Accounts, Count, Ledger, Seat, Transfer

if TYPE_CHECKING:
    from guts_core.rules import Rules
    from guts_core.steps import AnteStep, Step

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
        for name in self.best:
            if name.__class__ is str:
                return True
        return False


class Stage:
    """One showdown and its settlement, as the record keeps it.

    Attributes:
        contests: its contests, with their winners.
        losers: the seats that had to match.
        first: the index in `Record.booked` of its first movement of chips.
        last: the index after its last one.
    """

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
        opening: what lay on every account when it began.
        said: for each asking, what each seat declared.
        matched: the seats that lost a showdown and so had to match; those that a rule made match otherwise are not among them.
        booked: every movement of chips, in order.
        counted: every point counted, in order.
        stages: every showdown that was settled.
        settled: how many settle steps have been carried out.
        posted: where in `booked` each posting begins, and the step that made it.
    """

    __slots__ = ("booked", "counted", "cycle", "dealer", "matched", "opening", "posted", "round", "said", "settled", "stages")

    def __init__(self, round: int, cycle: int, dealer: Seat, opening: Accounts) -> None:
        self.round = round
        self.cycle = cycle
        self.dealer = dealer
        self.opening = opening
        self.said: list[dict[Seat, str]] = []
        self.matched: tuple[Seat, ...] = ()
        self.booked: list[Transfer] = []
        self.counted: list[Count] = []
        self.stages: list[Stage] = []
        self.settled = 0
        self.posted: list[tuple[int, Step | None]] = []

    def step_of(self, index: int) -> Step | None:
        """The step in which a movement of `booked` was made; None for what no step did."""
        return next((step for first, step in reversed(self.posted) if first <= index), None)

    def paid(self, reason: str) -> set[Seat]:
        """The seats that paid anything for that reason in this round."""
        return {move.source for move in self.booked if move.reason == reason and isinstance(move.source, int)}


class Table:
    """A table in the middle of a round, to be read.

    Args:
        names: the seats' names, clockwise.
        rules: every question, answered by this table's plugins.
        ledger: the accounts.
        antes: for each pot, the step by which everybody antes into it.
        chip: the smallest unit on the table, in chips; None where shares are exact.

    Attributes:
        seats: the seats' numbers, from 0.
        round: number of the round, from 1 over the session.
        cycle: number of the cycle, from 1.
        dealer: the dealer's seat.
        playing: the seats that take part in the round.
        ins: the seats that are in, in seat order; before the first declaration all that play.
        hands: the cards of each seat.
        houses: the cards of each house: `board`, `ghost`, ...
        contests: the contests of the latest showdown.
        unsettled: whether anything has been declared or compared since the latest settle step.
        step: the step being carried out, if any.
        ends: what ends the game, from the latest settle step: empty, or `lone`.
        counters: points by (key, seat).
        record: this round so far.
        previous: the round before, if there was one.
        over: the reason why the game has ended, if it has.
        winner: the seat that has won it, if one has.
        cycle_over: whether the latest round ended its cycle.
    """

    __slots__ = (
        "_antes",
        "_clockwise",
        "_seen",
        "_turned",
        "chip",
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
        "unsettled",
        "winner",
    )

    def __init__(
        self,
        names: Sequence[str],
        rules: Rules,
        ledger: Ledger,
        antes: Mapping[str, AnteStep] = {},
        chip: Chips | None = None,
    ) -> None:
        self.names = tuple(names)
        self.seats = tuple(range(len(names)))
        self.rules = rules
        self.ledger = ledger
        self._antes = antes
        self.chip = chip
        self.round = 0
        self.cycle = 1
        self.dealer: Seat = len(names) - 1
        self.playing: tuple[Seat, ...] = self.seats
        self.ins: tuple[Seat, ...] = self.seats
        self.hands: list[tuple[Card, ...]] = [()] * len(names)
        self.houses: dict[str, tuple[Card, ...]] = {}
        self.contests: tuple[Contest, ...] = ()
        self.unsettled = True
        self.step: Step | None = None
        self.ends = ""
        self.counters: dict[tuple[str, Seat], int] = {}
        self.record = Record(0, 1, self.dealer, ledger.accounts)
        self.previous: Record | None = None
        self.over = ""
        self.winner: Seat | None = None
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

    def open_cards(self, name: Name) -> tuple[Card, ...]:
        """Those of its cards that lie open: dealt or laid face up, or shown to all before anybody was last asked."""
        seen = self._seen
        return tuple([card for card in self.cards(name) if seen.get(card, ()) is None])

    def said(self, seat: Seat) -> str | None:
        """What a seat declared when it was last asked in this round; None if it never was."""
        for asking in reversed(self.record.said):
            if seat in asking:
                return asking[seat]
        return None

    def rank(self, contest: Contest, names: Iterable[Name]) -> None:
        """Compare hands: fill `hands` and `values` of a contest for these contenders, by this table's rules."""
        rules = self.rules
        hands, values = contest.hands, contest.values
        if rules.plain_values and not self.houses:
            # the default's answers in one go: each hand as it is, by the ranking
            value = contest.ranker.value
            held = self.hands
            for name in names:
                cards = hands[name] = held[name] if isinstance(name, int) else ()
                values[name] = value(cards)
            return
        calm = "wild" in rules.quiet
        wild: Collection[Card] = ()
        for name in names:
            cards = hands[name] = rules.cards_of(self, name, contest)
            if not calm:
                wild = rules.wild(self, name, cards, contest)
            values[name] = rules.value(self, name, cards, wild, contest)

    def compare(self, names: Iterable[Name], contest: Contest) -> Contest:
        """The same contest as if these had contended."""
        other = Contest(contest.name, contest.pot, contest.ranker, contest.share, (), contest.seen_by)
        other.contenders = tuple(names)
        self.rank(other, other.contenders)
        other.best = self.rules.best(self, other)
        return other

    def compare_all(self, contest: Contest) -> Contest:
        """The same contest among all seats that play, as when nobody was in; of these, only those that hold the most cards."""
        most = max([len(self.hands[seat]) for seat in self.playing], default=0)
        return self.compare([seat for seat in self.playing if len(self.hands[seat]) == most], contest)

    def antes(self, pot: str = POT) -> Mapping[Seat, Chips]:
        """What everybody that plays would ante into a pot now, by the ruleset's first ante step for it: chips by seat."""
        return self.rules.ante(self, self._antes[pot])

    def split(self, amount: Chips, seats: Iterable[Seat]) -> Mapping[Seat, Chips]:
        """An amount in parts for these seats, by this table's rules: chips by seat, from the dealer's left."""
        return self.rules.split(self, amount, self.clockwise(seats))
