"""What happened at a table, as typed records: enough to tell the whole game again.

What rules ask for (`Transfer`, `Count`, `Over`, `Show` of `guts_core.ledger`) is an event, too, once it is carried out. Every
event is a named tuple, so it is immutable, cheap, and has one way to be written: `write_event`. Those that come in every round
are flat, without pairs inside, because what a kept log holds is visited by the garbage collector again and again.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from guts_core.cards import Card
from guts_core.chips import Chips, write_chips
from guts_core.ledger import Account, Accounts, Count, Over, Seat, Show, Transfer


class RoundBegan(NamedTuple):
    """A new round: `round` counts from 1 over the whole session, `cycle` likewise."""

    round: int
    cycle: int
    dealer: Seat


class Dealt(NamedTuple):
    """Cards were dealt, as many to each.

    Attributes:
        holders: the seats and houses that got cards, in their order.
        dealt: all the cards, holder after holder.
        face: `down`, `up` or `dark`.
    """

    holders: tuple[Account, ...]
    dealt: tuple[Card, ...]
    face: str

    @property
    def cards(self) -> tuple[tuple[Account, tuple[Card, ...]], ...]:
        """What each seat or house got, in its order."""
        each = len(self.dealt) // len(self.holders)
        return tuple([(name, self.dealt[place * each : place * each + each]) for place, name in enumerate(self.holders)])


class Declared(NamedTuple):
    """One group's declarations became known.

    Attributes:
        seats: the seats of the group, in their order.
        words: what each of them declared.
        asked: those of them that had a choice.
    """

    seats: tuple[Seat, ...]
    words: tuple[str, ...]
    asked: tuple[Seat, ...]

    @property
    def said(self) -> tuple[tuple[Seat, str], ...]:
        """Each seat with its word."""
        return tuple(zip(self.seats, self.words, strict=True))


class Exchanged(NamedTuple):
    """A seat gave up cards and took others from the deck."""

    seat: Seat
    gave: tuple[Card, ...]
    took: tuple[Card, ...]


class Handed(NamedTuple):
    """A seat handed cards to another."""

    source: Seat
    target: Seat
    cards: tuple[Card, ...]


class Revealed(NamedTuple):
    """Hands were compared. A rule may ask for it, too, where it compares hands outside of a showdown.

    Attributes:
        contest: its name.
        hands: the cards of each contender.
        best: the best of them.
        seen_by: the seats that saw the hands; empty for all.
    """

    contest: str
    hands: tuple[tuple[Account, tuple[Card, ...]], ...]
    best: tuple[Account, ...]
    seen_by: tuple[Seat, ...] = ()


class Happened(NamedTuple):
    """Something that only a plugin's step knows: `kind` names it, `facts` are plain values."""

    kind: str
    plugin: str
    facts: tuple[tuple[str, Any], ...]


class RoundEnded(NamedTuple):
    """The round is settled.

    Attributes:
        round: its number.
        names: the pots, the reserve last.
        units: what lies on every account now, as in `guts_core.ledger.Accounts`.
        denominator: how many units make a chip.
        cycle_over: whether the cycle has ended with it.
        game_over: whether a rule has ended the game.
    """

    round: int
    names: tuple[str, ...]
    units: tuple[int, ...]
    denominator: int
    cycle_over: bool
    game_over: bool

    @property
    def accounts(self) -> Accounts:
        """What lies on every account now."""
        return Accounts(self.names, self.units, self.denominator)

    @property
    def balances(self) -> tuple[Chips, ...]:
        """Chips of each seat."""
        return self.accounts.balances

    @property
    def pots(self) -> tuple[tuple[str, Chips], ...]:
        """Chips in each pot by name, the reserve last."""
        return self.accounts.pots


class SessionEnded(NamedTuple):
    """The agreed number of cycles (or rounds) has been played."""

    rounds: int
    cycles: int


Effect: TypeAlias = Transfer | Count | Over | Show | Revealed
"""What a rule may ask for. Rules return effects; only the kernel carries them out."""

Event: TypeAlias = (
    RoundBegan
    | Dealt
    | Declared
    | Exchanged
    | Handed
    | Revealed
    | Happened
    | RoundEnded
    | SessionEnded
    | Transfer
    | Count
    | Over
    | Show
)
"""What is told to listeners."""


def write_event(event: Event) -> dict[str, Any]:
    """An event as plain JSON values: its type under `event`, then its fields; cards as `Qs`, amounts as integers or `"p/q"`.

    What is kept flat is written as it is read: each holder with its cards, each seat with its word, the accounts by name.
    """
    match event:
        case Dealt():
            fields: dict[str, Any] = {"cards": event.cards, "face": event.face}
        case Declared():
            fields = {"said": event.said, "asked": event.asked}
        case RoundEnded(round, _, _, _, cycle_over, game_over):
            fields = {"round": round, "accounts": event.accounts, "cycle_over": cycle_over, "game_over": game_over}
        case _:
            fields = event._asdict()
    return {"event": type(event).__name__, **{key: _plain(value) for key, value in fields.items()}}


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Accounts):
        return {"balances": _plain(value.balances), "pots": _plain(dict(value.pots))}
    if isinstance(value, Fraction):
        return write_chips(value)
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    return value
