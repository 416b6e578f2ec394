"""Two cards that together make a wild card."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Annotated

from pydantic import Field

from guts_core.cards import MAX_JOKERS, Card
from guts_core.hooks import hookimpl
from guts_core.table import Contest, Name, Table
from guts_core.variant import Variant


class WildPairApart(Variant):
    """Any two cards whose ranks are so far apart may count together as one wild card.

    Each card counts once, so a hand is one card shorter for each such pair. A hand is worth the best that can be made of it so;
    none has to be made. Aces are high. Cards that are wild anyway are no part of such a pair.

    Source: a home game told as "alternating".
    """

    apart: Annotated[int, Field(ge=1, le=12)] = Field(2, description="How far apart the ranks of the two cards are.")

    @hookimpl
    def guts_value(self, table: Table, name: Name, cards: tuple[Card, ...], wild: Collection[Card], contest: Contest) -> int:
        """The best over all ways to put pairs together."""
        ranker = contest.ranker
        fixed = {*wild, *ranker.ranking.wild_cards()}
        plain = [card for card in cards if card.rank and card not in fixed]
        others = [card for card in cards if card not in plain]
        spare = [card for card in map(Card, range(52, 52 + MAX_JOKERS)) if card not in cards]
        return max(
            ranker.value([*others, *rest, *spare[:pairs]], [card for card in wild if card in others])
            for rest, pairs in self._ways(plain)
        )

    def _ways(self, cards: list[Card]) -> Iterator[tuple[list[Card], int]]:
        """The cards that remain, and how many pairs were put together, in every way."""
        if not cards:
            yield [], 0
            return
        first, *rest = cards
        for remaining, pairs in self._ways(rest):
            yield [first, *remaining], pairs
        for other in rest:
            if abs(first.rank - other.rank) == self.apart:
                for remaining, pairs in self._ways([card for card in rest if card != other]):
                    yield remaining, pairs + 1
