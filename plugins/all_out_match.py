"""When all are out, the best hand and the holders of certain cards match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from pydantic import Field

from guts_core.chips import Chips
from guts_core.hooks import hookimpl
from guts_core.events import Effect
from guts_core.ledger import Show, Transfer
from guts_core.table import Contest, Table
from guts_core.variant import Variant

Rank: TypeAlias = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)


class AllOutMatch(Variant):
    """When nobody is in, the best hand matches the pot, and so does everyone who holds a card of certain ranks.

    Each matches once; the pot stays. Tied best hands all match. Where hands have grown in the round, only the seats with most
    cards are compared, but every holder matches.

    Source: pagat.com/poker/variants/guts.html (a four-card game with common or further cards).
    """

    ranks: tuple[Rank, ...] = Field(
        ("2",), strict=False, description='Ranks whose holders match: "2" to "10", "J", "Q", "K", "A".'
    )

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips) -> Sequence[Effect]:
        """All show; the best and the holders match."""
        shown = _compared(table, pot)
        numbers = {RANKS.index(rank) + 2 for rank in self.ranks}
        effects: list[Effect] = [Show(seat) for seat in table.playing]
        for seat in table.playing:
            if seat in shown.best:
                reason = "best-out"
            elif any(card.rank in numbers for card in table.cards(seat)):
                reason = "holds"
            else:
                continue
            effects.append(Transfer(seat, pot, table.rules.owes(table, seat, stake, (shown,)), reason))
        return effects


def _compared(table: Table, pot: str) -> Contest:
    """The contest for the pot as if the seats with most cards had been in."""
    most = max(len(table.cards(seat)) for seat in table.playing)
    contest = next(contest for contest in table.contests if contest.pot == pot)
    return table.compare([seat for seat in table.playing if len(table.cards(seat)) == most], contest)
