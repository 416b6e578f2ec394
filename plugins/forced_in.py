"""Who has no choice but to be in, by the cards that lie open."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Literal, TypeAlias

from pydantic import Field

from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.table import OUT, Table
from guts_core.variant import Variant

Words: TypeAlias = tuple[str, ...]


class ForcedIn(Variant):
    """At the first declaration seats are in, whatever they would say, because of their open cards.

    It may be the seats with the highest open card (ace high), or those with the lowest, all of them where several are equal, and
    those with an open card of the same rank as one of another seat.

    Source: home games of the family, e.g. "Forced Guts".
    """

    showing: Literal["high", "low", "none"] = Field("high", description="Seats with the highest open card, the lowest, or none.")
    paired: bool = Field(False, description="Whether an open card that pairs with one of another seat forces both in.")

    @hookimpl(wrapper=True)
    def guts_choices(
        self, table: Table, seat: Seat, choices: tuple[str, ...], heard: Mapping[Seat, str]
    ) -> Generator[None, Words, Words]:
        """A forced seat may not be out."""
        allowed = yield
        if len(table.record.said) == 1 and self._forced(table, seat):
            return tuple(word for word in allowed if word != OUT) or allowed
        return allowed

    def _forced(self, table: Table, seat: Seat) -> bool:
        ranks = {other: [card.rank for card in table.open_cards(other)] for other in table.playing}
        mine, all_ranks = ranks.pop(seat), [rank for lies in ranks.values() for rank in lies]
        if not mine:
            return False
        if self.paired and set(mine) & set(all_ranks):
            return True
        if self.showing == "high":
            return max(mine) == max([*mine, *all_ranks])
        return self.showing == "low" and min(mine) == min([*mine, *all_ranks])
