"""How steps act on a table: they deal, ask, and have effects carried out. Rules never hold a `Play`, only steps do."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, TypeVar

from guts_core.cards import Card, Deck, OutOfCards
from guts_core.events import Dealt, Effect, Event, Exchanged, Handed, Revealed
from guts_core.ledger import RESERVE, Count, LedgerError, Over, Seat, Show, Transfer
from guts_core.ranking import Ranking
from guts_core.requests import Answer, Choose, Public, Request, View
from guts_core.rules import RuleFailure
from guts_core.table import Name, Table

if TYPE_CHECKING:
    from guts_core.steps import Step

Asking: TypeAlias = Generator[tuple[Request, ...], Sequence[Answer], None]
"""A step that asks: it yields the requests that are open at once, and receives as many answers in the same order."""

Bound: TypeAlias = Callable[[], Asking | None]
"""A step made ready for one table, see `guts_core.steps.Step.bind`."""

Prepared: TypeAlias = "tuple[Step, Bound, Callable[[Table], bool] | None]"

T = TypeVar("T")
P = TypeVar("P")

Faces: TypeAlias = tuple[tuple[Name, tuple[Card | None, ...]], ...]

CORE: Final = "core"
SCOPES: Final = ("round", "cycle", "session")
MOST_RUNS: Final = 100_000
"""So many lists of steps may be carried out in one round; repeats that a ruleset may write need far fewer."""
_NOBODY: Final[frozenset[Seat]] = frozenset()


class Cards(Protocol):
    """Where a table's cards come from: a shuffled deck, or a script."""

    def start(self, round: int, deck: Sequence[Card]) -> None:
        """Begin a round with these cards."""

    def deal(self, holders: Sequence[Name], each: int) -> list[tuple[Card, ...]]:
        """Cards for each holder, one at a time in their order.

        Raises:
            OutOfCards: if there are too few; none is dealt then.
        """

    def restock(self, cards: Sequence[Card]) -> None:
        """Shuffle cards given up and put them under the rest."""


class Shuffled:
    """Cards from a deck that is shuffled anew in every round.

    Args:
        seed: the session's seed.
    """

    __slots__ = ("_deck", "_round", "_shuffles", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._round = 0
        self._shuffles = 0
        self._deck = Deck((), seed, "")

    def start(self, round: int, deck: Sequence[Card]) -> None:
        """Shuffle for a round; every round has an order of its own, whatever happened before."""
        self._round = round
        self._shuffles = 0
        self._deck = Deck(deck, self.seed, str(round))

    def deal(self, holders: Sequence[Name], each: int) -> list[tuple[Card, ...]]:
        """As in `Cards`."""
        count = len(holders)
        cards = self._deck.draw(count * each)
        if each == 2:
            # the usual game: pairing both halves is the same and quicker; `strict` would cost more than it finds
            return list(zip(cards[:count], cards[count:]))  # noqa: B905
        return [tuple(cards[first::count]) for first in range(count)]

    def restock(self, cards: Sequence[Card]) -> None:
        """As in `Cards`."""
        self._shuffles += 1
        rest = self._deck.draw(len(self._deck))
        fresh = Deck(sorted(cards), self.seed, f"{self._round}/{self._shuffles}")
        self._deck = Deck.stacked(rest + fresh.draw(len(cards)))


class Play:
    """A table in play.

    Args:
        table: the table.
        cards: where its cards come from.
        ranking: the ruleset's ranking, which a showdown may override.
        conditions: every condition by name.
        listeners: who hears events, beside the plugins that do.
        owners: which plugin brought a kind of step.

    Attributes:
        ears: who hears events; where there is nobody, none need be built.
        memo: what has been prepared once, see `prepared`.
    """

    __slots__ = (
        "_discards",
        "_faces",
        "_in_full",
        "_moved",
        "_runs",
        "_scopes",
        "cards",
        "conditions",
        "ears",
        "memo",
        "owners",
        "ranking",
        "table",
    )

    def __init__(
        self,
        table: Table,
        cards: Cards,
        ranking: Ranking,
        conditions: Mapping[str, Callable[[Table], bool]],
        listeners: Iterable[Callable[[Event], object]] = (),
        owners: Mapping[str, str] | None = None,
    ) -> None:
        self.table = table
        self.cards = cards
        self.conditions = conditions
        self.ears: list[Callable[[Event], object]] = [*listeners, *[partial(hear, table) for hear in table.rules.listeners]]
        self.owners = owners or {}
        self.ranking = ranking
        self.memo: dict[int, tuple[object, Any]] = {}
        self._discards: list[Card] = []
        self._faces: dict[tuple[int, ...], Faces] = {}
        self._scopes: dict[str, str] = {}
        self._moved = False
        self._runs = 0
        self._in_full = "pays" in table.rules.quiet

    # Steps

    def run(self, steps: Sequence[Step]) -> Asking:
        """Carry out steps, one after another, until the last or until the game is over.

        Raises:
            RuleFailure: `endless`, if a step carries out others without end.
        """
        table = self.table
        self._runs += 1
        if self._runs > MOST_RUNS:
            raise self.fail("endless", str(MOST_RUNS))
        known = self.memo.get(id(steps))
        for step, run, holds in self.prepared(steps, self._prepare) if known is None else known[1]:
            if holds is not None and not holds(table):
                continue
            table.step = step
            asking = run()
            if asking is not None:
                yield from asking
            if self._moved:
                self.level()
            if table.over:
                return

    def prepared(self, key: T, prepare: Callable[[T], P]) -> P:
        """What `prepare` makes of a step or of a list of steps, worked out once at this table."""
        known = self.memo.get(id(key))
        if known is None:
            # the key is kept beside it, so that no other object can come to have its id
            known = self.memo[id(key)] = (key, prepare(key))
        return known[1]

    def _prepare(self, steps: Sequence[Step]) -> list[Prepared]:
        return [(step, step.bind(self), None if step.when == "always" else self.conditions[step.when]) for step in steps]

    def holds(self, condition: str) -> bool:
        """Whether a condition of the ruleset holds now."""
        return self.conditions[condition](self.table)

    def tell(self, *events: Event) -> None:
        """Let everybody who listens hear of events, one after another.

        Raises:
            RuleFailure: `listener-raised`, if a listener fails; the table is not to blame.
        """
        try:
            for event in events:
                for hear in self.ears:
                    hear(event)
        except RuleFailure:
            raise
        except Exception as error:
            raise RuleFailure("listener-raised", CORE, "event", f"{type(error).__name__}: {error}") from error

    def fail(self, code: str, detail: str = "") -> RuleFailure:
        """A failure of the step being carried out, to be raised."""
        kind = "round" if self.table.step is None else self.table.step.do
        return RuleFailure(code, self.owners.get(kind, CORE), kind, detail)

    def end_scope(self, scope: str) -> None:
        """Counters of this scope go back to zero; what an opening brought along lasts for its cycle."""
        table = self.table
        if table.counters:
            scopes = self._scopes
            table.counters = {key: points for key, points in table.counters.items() if scopes.get(key[0], "cycle") != scope}

    # Cards

    def new_round(self, deck: tuple[Card, ...]) -> None:
        """Take up all cards but those that houses keep, and shuffle."""
        table = self.table
        kept = table.houses
        if kept:
            held = {card for cards in kept.values() for card in cards}
            deck = tuple([card for card in deck if card not in held])
            self._see()
            table._seen = {card: seen for card, seen in table._seen.items() if card in held}
        elif table._seen:
            table._seen = {}
        if table._turned:
            table._turned.clear()
        table.hands = [()] * len(table.seats)
        if self._discards:
            self._discards = []
        self._runs = 0
        self.cards.start(table.round, deck)

    def deal(self, holders: Sequence[Name], each: int, face: str = "down", short: str = "error") -> None:
        """Deal cards to seats and houses, one at a time in the order given.

        Args:
            holders: who gets cards.
            each: how many.
            face: `down` (the owner sees it), `up` (all see it), `dark` (nobody sees it).
            short: what to do when the deck does not suffice: `error`, or `reshuffle` what was given up.

        Raises:
            RuleFailure: `deck-short`, if there are too few cards.
        """
        if not holders or not each:
            return
        table = self.table
        if table._turned:
            self._see()
        try:
            dealt = self.cards.deal(holders, each)
        except OutOfCards:
            dealt = self._reshuffled(holders, each, short)
        hands = table.hands
        if holders is table._clockwise.get(table.dealer) and not any(hands):
            # the first cards, one hand to each seat from the dealer's left: the same, turned until seat 0 comes first
            first = len(hands) - 1 - table.dealer
            table.hands = dealt[first:] + dealt[:first]
        else:
            for name, cards in zip(holders, dealt, strict=True):
                if name.__class__ is int:
                    hands[name] += cards
                else:
                    table.houses[str(name)] = table.cards(name) + cards
        if face != "down":
            self._lay([card for cards in dealt for card in cards], face)
        if self.ears:
            self.tell(Dealt(tuple(holders), tuple(chain.from_iterable(dealt)), face))

    def lay_open(self, cards: Iterable[Card]) -> None:
        """Let everybody see these cards from now on, wherever they lie; see `Table.open_cards`."""
        self._lay(cards, "up")

    def _lay(self, cards: Iterable[Card], face: str) -> None:
        """Cards that lie face up are seen by all, dark ones by nobody."""
        self.table._seen.update(dict.fromkeys(cards, None if face == "up" else _NOBODY))

    def _reshuffled(self, holders: Sequence[Name], each: int, short: str) -> list[tuple[Card, ...]]:
        """Deal after what was given up has been shuffled in again, if the step allows that and it suffices."""
        if short == "reshuffle" and self._discards:
            self._restock(self._discards)
            self._discards = []
            with suppress(OutOfCards):
                return self.cards.deal(holders, each)
        raise self.fail("deck-short", f"{len(holders)} x {each}")

    def exchange(self, seat: Seat, gave: tuple[Card, ...], took: int, face: str = "down", short: str = "error") -> None:
        """A seat gives up cards and takes others from the deck."""
        self._see()
        table = self.table
        try:
            drawn = self.cards.deal([seat], took)[0] if took else ()
        except OutOfCards:
            drawn = self._reshuffled([seat], took, short)[0]
        table.hands[seat] = tuple([card for card in table.hands[seat] if card not in gave]) + drawn
        self._discards += gave
        if face != "down":
            self._lay(drawn, face)
        if (gave or drawn) and self.ears:
            self.tell(Exchanged(seat, gave, drawn))

    def hand_on(self, moves: Iterable[tuple[Seat, Seat, tuple[Card, ...]]]) -> None:
        """Seats hand cards to others, all at once; the giver has seen them, the receiver sees them."""
        moves = [move for move in moves if move[2]]
        self.move_cards(moves)
        if self.ears:
            self.tell(*[Handed(*move) for move in moves])

    def move_cards(self, moves: Iterable[tuple[Name, Name, tuple[Card, ...]]]) -> None:
        """Cards go from one seat or house to another, all at once; a step that does so tells what has happened.

        A seat has seen what it gives and sees what it gets; what others know of the cards stays as it is. A house that holds
        nothing afterwards is no longer at the table.
        """
        self._see()
        table = self.table
        moves = list(moves)
        for source, _, cards in moves:
            self._hold(source, tuple([card for card in table.cards(source) if card not in cards]))
        for source, target, cards in moves:
            self._hold(target, table.cards(target) + cards)
            knowing = {name for name in (source, target) if isinstance(name, int)}
            for card in cards:
                seen = table._seen.get(card, _NOBODY)
                if seen is not None:
                    table._seen[card] = seen | knowing

    def _hold(self, name: Name, cards: tuple[Card, ...]) -> None:
        """A seat or a house holds these cards now."""
        table = self.table
        if isinstance(name, int):
            table.hands[name] = cards
        elif cards:
            table.houses[name] = cards
        else:
            table.houses.pop(name, None)

    def shuffle_in(self, names: Iterable[Name]) -> None:
        """All cards of these seats and houses are shuffled and put under the rest of the deck; nobody knows them any more."""
        self._see()
        names = list(names)
        cards = [card for name in names for card in self.table.cards(name)]
        for name in names:
            self._hold(name, ())
        self._restock(cards)

    def _restock(self, cards: Sequence[Card]) -> None:
        self.cards.restock(cards)
        for card in cards:
            self.table._seen.pop(card, None)

    def discard_house(self, house: str, count: int) -> None:
        """The cards of a house that have lain longest leave play."""
        self._see()
        cards = self.table.houses.get(house, ())
        self._discards += cards[:count]
        self.table.houses[house] = cards[count:]

    def turn_up(self, names: Iterable[Name], seats: Iterable[Seat] = ()) -> None:
        """Let all seats, or only those given, see the cards of these holders from now on."""
        self.table._turned.append((tuple(names), tuple(seats)))

    def _see(self) -> None:
        """Enter who has seen what was turned up."""
        table = self.table
        seen = table._seen
        for names, seats in table._turned:
            for name in names:
                for card in table.cards(name):
                    by = seen.get(card, frozenset({name}) if isinstance(name, int) else _NOBODY)
                    if by is not None:
                        seen[card] = by.union(seats) if seats else None
        table._turned.clear()

    # Asking

    def views(self, seats: Iterable[Seat]) -> list[View]:
        """What each of these seats can see now."""
        public = self.public()
        if self.table._seen:
            return [self._view(seat, public) for seat in seats]
        hands = self.table.hands
        return [View(seat, hands[seat], (), public) for seat in seats]

    def public(self) -> Public:
        """What everybody can see now."""
        table = self.table
        if table._turned:
            self._see()
        said = table.record.said
        # made by tuple.__new__, which spares a Python call
        new: Callable[..., Public] = tuple.__new__
        ledger = table.ledger
        counters = table.counters
        if table._seen or table.houses:
            shown = self._shown()
        else:
            # nobody has seen any card but its owner: how many each holds says it all
            counts = tuple(map(len, table.hands))
            shown = self._faces.get(counts) or self._backs(counts)
        return new(
            Public,
            (
                table.names,
                table.dealer,
                table.round,
                ledger._accounts or ledger.accounts,
                tuple(counters.items()) if counters else (),
                shown,
                table.playing,
                table.ins,
                tuple(said[-1].items()) if said and said[-1] else (),
            ),
        )

    def choose(self, kind: str, seats: Sequence[Seat], choices: Sequence[tuple[str, ...]]) -> tuple[Choose, ...]:
        """Requests to choose one word, to be yielded together.

        Args:
            kind: what is asked.
            seats: who is asked.
            choices: for each of them, the words allowed.
        """
        table = self.table
        plugin = self.owners.get(table.step.do, "") if self.owners and table.step is not None else ""
        public = self.public()
        if table._seen:
            views = [self._view(seat, public) for seat in seats]
            return tuple([Choose.of(kind, words, view, plugin) for view, words in zip(views, choices, strict=True)])
        hands = table.hands
        # five requests a round: made by tuple.__new__ as above; a `strict` zip would cost more than it finds
        new: Callable[..., Choose] = tuple.__new__
        return tuple([new(Choose, (kind, seat, words, hands[seat], (), public, plugin)) for seat, words in zip(seats, choices)])  # noqa: B905

    def _backs(self, counts: tuple[int, ...]) -> Faces:
        """So many cards at each seat that nobody else has seen."""
        faces = self._faces[counts] = tuple([(seat, (None,) * count) for seat, count in enumerate(counts)])
        return faces

    def _shown(self) -> Faces:
        table = self.table
        holders: list[tuple[Name, tuple[Card, ...]]] = [*enumerate(table.hands), *table.houses.items()]
        if table._seen:
            seen = table._seen
            return tuple((name, tuple([card if seen.get(card, ()) is None else None for card in held])) for name, held in holders)
        return tuple((name, (None,) * len(held)) for name, held in holders)

    def _view(self, seat: Seat, public: Public) -> View:
        table = self.table
        seen = table._seen

        def sees(card: Card, owner: Name) -> bool:
            by = seen.get(card, frozenset({owner}))
            return by is None or seat in by

        known = []
        for name, faces in public.hands:
            if name != seat:
                dark = zip(table.cards(name), faces, strict=True)
                cards = tuple([card for card, face in dark if face is None and sees(card, name)])
                if cards:
                    known.append((name, cards))
        hand = tuple([card if sees(card, seat) else None for card in table.hands[seat]])
        return View(seat, hand, tuple(known), public)

    def set_ins(self, seats: Iterable[Seat]) -> None:
        """Settle who is in from now on."""
        self.table.ins = tuple(sorted(seats))

    # Effects

    def post(self, effects: Sequence[Effect]) -> None:
        """Carry out effects: chips first and all of them together, then the rest in order.

        Raises:
            RuleFailure: `rule-refused` if the ledger refuses a movement, `rule-type` for what is no effect; nothing is done then.
        """
        if not effects:
            return
        table = self.table
        done: Sequence[Effect] = effects
        moves: Sequence[Transfer] = effects  # type: ignore[assignment]
        for effect in effects:
            if effect.__class__ is not Transfer or not effect[2]:
                # not just movements of chips, or one of nothing at all, which is none
                done = [effect for effect in effects if not isinstance(effect, Transfer) or effect.amount != 0]
                moves = [effect for effect in done if isinstance(effect, Transfer)]
                for other in done:
                    self._check(other)
                break
        if moves:
            try:
                if self._in_full:
                    table.ledger.book(moves)
                else:
                    done = self._book_limited(done)
                    moves = [effect for effect in done if isinstance(effect, Transfer)]
            except LedgerError as error:
                wrong = error.transfer
                raise RuleFailure("rule-refused", wrong.plugin or CORE, wrong.rule, error.code) from error
            record = table.record
            record.posted.append((len(record.booked), table.step))
            record.booked += moves
            self._moved = True
        if len(done) != len(moves):
            self._do(done)
        if self.ears:
            self.tell(*done)

    def move(self, moves: Sequence[Transfer]) -> None:
        """Book movements that the kernel knows to be in order, each of something: `post` without its doubts."""
        table = self.table
        table.ledger.book(moves)
        record = table.record
        record.posted.append((len(record.booked), table.step))
        record.booked += moves
        if self.ears:
            self.tell(*moves)

    def _check(self, effect: Effect) -> None:
        """Refuse an effect that cannot be carried out, before anything is."""
        table = self.table
        if isinstance(effect, Transfer):
            return
        if isinstance(effect, Count):
            good = (
                effect.seat in table.seats and type(effect.seat) is int and type(effect.delta) is int and effect.scope in SCOPES
            )
        elif isinstance(effect, Over):
            good = effect.seat is None or (type(effect.seat) is int and effect.seat in table.seats)
        elif isinstance(effect, Show):
            good = effect.name in table.houses or (type(effect.name) is int and effect.name in table.seats)
        else:
            good = self._holds_all(effect)
        if not good:
            plugin, rule = getattr(effect, "plugin", "") or CORE, getattr(effect, "rule", "") or "effects"
            raise RuleFailure("rule-type", plugin, rule, repr(effect)[:200])

    def _holds_all(self, shown: Any) -> bool:
        """Whether it shows hands of somebody at the table, to somebody at the table."""
        table = self.table
        try:
            names = {name for name, _ in shown.hands}
            return (
                isinstance(shown, Revealed) and names <= {*table.seats, *table.houses} and set(shown.seen_by) <= set(table.seats)
            )
        except (AttributeError, TypeError, ValueError):
            return False

    def _book_limited(self, effects: Iterable[Effect]) -> list[Effect]:
        """Book one movement after another: what a seat can pay depends on what it has paid before."""
        ledger = self.table.ledger
        before = ledger.accounts
        try:
            done = [self._book_one(effect) if isinstance(effect, Transfer) else effect for effect in effects]
            return [effect for effect in done if not isinstance(effect, Transfer) or effect.amount]
        except (LedgerError, RuleFailure):
            ledger.restore(before)
            raise

    def _book_one(self, transfer: Transfer) -> Transfer:
        table = self.table
        if isinstance(transfer.source, int):
            amount = table.rules.pays(table, transfer)
            if not 0 <= amount <= transfer.amount:
                raise RuleFailure("rule-refused", table.rules.author("pays"), "pays", "transfer-amount")
            transfer = transfer._replace(amount=amount)
        table.ledger.book([transfer])
        return transfer

    def _do(self, effects: Iterable[Effect]) -> None:
        """Carry out what is no movement of chips."""
        table = self.table
        for effect in effects:
            if isinstance(effect, Count):
                key = (effect.key, effect.seat)
                table.counters[key] = table.counters.get(key, 0) + effect.delta
                self._scopes[effect.key] = effect.scope
                table.record.counted.append(effect)
            elif isinstance(effect, Over):
                if not table.over:
                    table.over, table.winner = effect.reason or "over", effect.seat
            elif isinstance(effect, Show):
                self.turn_up([effect.name])
            elif isinstance(effect, Revealed):
                self.turn_up([name for name, _ in effect.hands], effect.seen_by)

    def level(self) -> None:
        """Chips above the cap go to the reserve, and the reserve fills up what a pot lacks: after every step that moved chips."""
        table = self.table
        rules = table.rules
        for pot in table.ledger.pots:
            over = rules.overflow(table, pot)
            if over:
                self.post((Transfer(pot, RESERVE, over, "overflow", rules.author("overflow"), "overflow"),))
            lacking = rules.refill(table, pot)
            if lacking:
                self.post((Transfer(RESERVE, pot, lacking, "refill", rules.author("refill"), "refill"),))
        self._moved = False
