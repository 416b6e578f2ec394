"""Wild cards that each hand names for itself."""

from __future__ import annotations

from collections.abc import Collection, Generator
from typing import Literal, TypeAlias

from pydantic import Field

from guts_core.cards import Card
from guts_core.hooks import hookimpl
from guts_core.table import BOARD, Contest, Name, Table
from guts_core.variant import Variant

Cards: TypeAlias = Collection[Card]


class WildOwn(Variant):
    """Each hand's own lowest (or highest) card is wild for that hand, and so is every other card of its rank that the hand plays.

    The card is one of the hand's own, never one of the board; jokers do not count. Aces are high or low as the ranking says. A
    hand that nobody holds has its own wild card likewise.

    Source: home games with the "low hole card wild".
    """

    which: Literal["lowest", "highest"] = Field("lowest", description="Which of its own cards is wild for a hand.")
    down: bool = Field(False, description="Only among the cards that do not lie open.")
    above_board: bool = Field(False, description="Only if the card is higher than every common card.")

    @hookimpl(wrapper=True)
    def guts_wild(self, table: Table, name: Name, cards: tuple[Card, ...], contest: Contest) -> Generator[None, Cards, Cards]:
        """All cards of the hand's own rank."""
        wild = yield
        aces_low = contest.ranker.ranking.aces == "low"

        def height(card: Card) -> int:
            return 1 if aces_low and card.rank == 14 else card.rank

        lies = table.open_cards(name) if self.down else ()
        own = [card for card in table.cards(name) if card.rank and card not in lies]
        if not own:
            return wild
        card = min(own, key=height) if self.which == "lowest" else max(own, key=height)
        if self.above_board and any(height(card) <= height(other) for other in table.cards(BOARD)):
            return wild
        return {*wild, *(other for other in cards if other.rank == card.rank)}
