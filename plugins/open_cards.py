"""Which cards lie open, and laying one open: the one place where plugins look behind a table."""

from __future__ import annotations

from collections.abc import Iterable

from guts_core.cards import Card
from guts_core.play import Play
from guts_core.table import Name, Table


def open_cards(table: Table, name: Name) -> tuple[Card, ...]:
    """The cards of a seat or a house that everybody has seen."""
    return tuple(card for card in table.cards(name) if table._seen.get(card, ()) is None)


def lay_open(play: Play, cards: Iterable[Card]) -> None:
    """Let everybody see these cards from now on."""
    play._face(cards, "up")
