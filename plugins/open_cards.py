"""Who has seen which cards: the one place where plugins look behind a table."""

from __future__ import annotations

from collections.abc import Iterable

from guts_core.acting import Play
from guts_core.cards import Card
from guts_core.ledger import Seat
from guts_core.table import Name, Table


def open_cards(table: Table, name: Name) -> tuple[Card, ...]:
    """The cards of a seat or a house that everybody has seen."""
    return tuple(card for card in table.cards(name) if table._seen.get(card, ()) is None)


def lay_open(play: Play, cards: Iterable[Card]) -> None:
    """Let everybody see these cards from now on."""
    play._face(cards, "up")


def keep_in_view(play: Play, seat: Seat, cards: Iterable[Card]) -> None:
    """A seat goes on seeing these cards of its own wherever they lie."""
    seen = play.table._seen
    for card in cards:
        seen.setdefault(card, frozenset({seat}))


def forget(play: Play, cards: Iterable[Card]) -> None:
    """Nobody knows these cards any more: they are shuffled."""
    for card in cards:
        play.table._seen.pop(card, None)
