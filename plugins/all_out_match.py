"""When all are out, the best hand and the holders of certain cards match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from pydantic import Field

from guts_core.chips import Chips
from guts_core.events import Effect, Revealed
from guts_core.hooks import hookimpl
from guts_core.ledger import Show, Transfer
from guts_core.table import Contest, Table
from guts_core.variant import HouseRule, Variant

Rank: TypeAlias = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)


class AllOutMatch(Variant):
    """When nobody is in, the best hand matches the pot, and so does everyone who holds a card of certain ranks.

    Each matches once; the pot stays. Tied best hands all match. Where hands have grown in the round, only the seats with most
    cards are compared, but every holder matches.

    Source: pagat.com/poker/variants/guts.html (a four-card game with common or further cards).
    """

    house_rules: ClassVar = (HouseRule("nobody-in", "all-out-match"),)

    ranks: tuple[Rank, ...] = Field(("2",), description='Ranks whose holders match: "2" to "10", "J", "Q", "K", "A".')

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """All show; the best and the holders match."""
        if not contests:  # without a showdown there is nothing to compare by
            return ()
        shown = table.compare_all(contests[0])
        numbers = {RANKS.index(rank) + 2 for rank in self.ranks}
        holders = [seat for seat in table.playing if any(card.rank in numbers for card in table.cards(seat))]
        effects: list[Effect] = [Revealed(shown.name, tuple(shown.hands.items()), shown.best)]
        effects += [Show(seat) for seat in holders if seat not in shown.hands]
        for seat in table.playing:
            if seat in shown.best or seat in holders:
                reason = "best-out" if seat in shown.best else "holds"
                effects.append(Transfer(seat, pot, table.rules.owes(table, seat, stake, (shown,)), reason))
        return effects
