"""Losers who must match more than once."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, TypeAlias

from pydantic import Field

from guts_core.chips import Chips
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.table import Contest, Table
from guts_core.variant import Variant

from .all_out_match import RANKS, Rank
from .draw import DRAWN

Times: TypeAlias = Annotated[int, Field(ge=1, le=100)]


class Multiplier(Variant):
    """A loser pays several times what it owes, by circumstance.

    Once more for each card of certain ranks shown at the showdown, by whomever; so many times for a loser that has drawn cards;
    so many times for a loser that is below a seat and below a hand that nobody holds. What applies together is multiplied.

    Source: home games of the family, e.g. "Strong Twos" and "Double for Drawing".
    """

    shown: tuple[Rank, ...] = Field((), description="Ranks of which each card shown makes every loser pay once more.")
    drew: Times = Field(1, description="How many times a loser pays that has drawn; the draw step must say counted = true.")
    below_both: Times = Field(1, description="How many times a loser pays that is below a seat and a hand that nobody holds.")

    @hookimpl(wrapper=True)
    def guts_owes(self, table: Table, seat: Seat, stake: Chips, contests: tuple[Contest, ...]) -> Generator[None, Chips, Chips]:
        """What is owed, so many times."""
        owed = yield
        times = 1 + self._shown(contests)
        if table.points(DRAWN, seat):
            times *= self.drew
        if any(_below_both(contest, seat) for contest in contests):
            times *= self.below_both
        return owed * times

    def _shown(self, contests: tuple[Contest, ...]) -> int:
        numbers = {RANKS.index(rank) + 2 for rank in self.shown}
        cards = {card for contest in contests for name, hand in contest.hands.items() if isinstance(name, int) for card in hand}
        return sum(1 for card in cards if card.rank in numbers)


def _below_both(contest: Contest, seat: Seat) -> bool:
    """Whether another seat and a house both have a better hand than this seat."""
    values = contest.values
    if seat not in values:
        return False
    above = [name for name, value in values.items() if value > values[seat]]
    return len({isinstance(name, int) for name in above}) == 2
