"""Wild cards that a card in play names."""

from __future__ import annotations

from collections.abc import Collection, Generator
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from guts_core.cards import Card
from guts_core.hooks import hookimpl
from guts_core.table import BOARD, Contest, Name, Table
from guts_core.variant import Variant

Cards: TypeAlias = Collection[Card]
Which: TypeAlias = Literal["first", "last", "lowest", "highest"] | Annotated[int, Field(ge=1, le=52)]

FIRST_SHOWN: Final = "first-shown"


class WildRankOf(Variant):
    """The rank of a card met in play is wild for all: of a card on the board, of a house's card, or of the first hand shown.

    The first hand shown is that of the first seat from the dealer's left that contends. Where nobody holds such a card, nothing
    more is wild. Aces are high or low as the ranking says; jokers name no rank.

    Source: home games told in many forms, with a card turned up or with the first hand shown.
    """

    holder: str = Field(BOARD, description="Whose card it is: board, the name of a house, or first-shown.")
    cards: Annotated[tuple[Which, ...], Field(min_length=1)] = Field(
        ("last",), description="Which of its cards: first, last, lowest, highest, or a number from 1 in the order of dealing."
    )

    @hookimpl(wrapper=True)
    def guts_wild(self, table: Table, name: Name, cards: tuple[Card, ...], contest: Contest) -> Generator[None, Cards, Cards]:
        """Every card of the ranks named."""
        wild = yield
        ranks = self._ranks(self._held(table, contest), contest.ranker.ranking.aces)
        return {*wild, *(card for card in cards if card.rank in ranks)}

    def _held(self, table: Table, contest: Contest) -> tuple[Card, ...]:
        if self.holder != FIRST_SHOWN:
            return table.cards(self.holder)
        seats = table.clockwise([name for name in contest.contenders if isinstance(name, int)])
        return table.cards(seats[0]) if seats else ()

    def _ranks(self, held: tuple[Card, ...], aces: str) -> set[int]:
        in_order = sorted((card for card in held if card.rank), key=lambda card: ace_low(card) if aces == "low" else card.rank)
        found: dict[Which, Card] = dict(enumerate(held, start=1))
        if held:
            found |= {"first": held[0], "last": held[-1]}
        if in_order:
            found |= {"lowest": in_order[0], "highest": in_order[-1]}
        return {found[which].rank for which in self.cards if which in found} - {0}


def ace_low(card: Card) -> int:
    """The rank of a card where the ace is one."""
    return 1 if card.rank == 14 else card.rank
