"""The last seat left takes the pot."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Annotated, ClassVar, Final, TypeAlias

from pydantic import Field

from guts_core.chips import Chips
from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import Count, Over, Seat, Transfer
from guts_core.table import Contest, Table
from guts_core.variant import Variant

Seats: TypeAlias = tuple[Seat, ...]
Effects: TypeAlias = Sequence[Effect]

PAYMENTS: Final = "payments"


class Elimination(Variant):
    """A seat that has paid so many times leaves the game, and the last one left takes the pot.

    No showdown wins the pot. Where all that are left are equally bad, nobody pays. A payment is whatever a loser has to pay at
    one showdown.

    Source: the old game of Cuckoo, also told as "Trade with Your Neighbor".
    """

    refuses: ClassVar = ("legs", "pay-winner", "won-legs")

    payments: Annotated[int, Field(ge=1, le=99)] = Field(3, description="How many payments make a seat leave.")

    @hookimpl(wrapper=True)
    def guts_playing(self, table: Table) -> Generator[None, Seats, Seats]:
        """Those that have not paid so often."""
        playing = yield
        return tuple(seat for seat in playing if table.points(PAYMENTS, seat) < self.payments)

    @hookimpl(wrapper=True)
    def guts_award(self, table: Table, contest: Contest, winners: tuple[Seat, ...]) -> Generator[None, Effects, Effects]:
        """Nothing before the end."""
        yield
        return ()

    @hookimpl(wrapper=True)
    def guts_payments(
        self, table: Table, pot: str, losers: tuple[Seat, ...], stake: Chips, contests: tuple[Contest, ...]
    ) -> Generator[None, Effects, Effects]:
        """Each payment counts; if all that are left would make their last one at once, none of them does, for one seat stays."""
        effects = yield
        left = [seat for seat in table.playing if table.points(PAYMENTS, seat) < self.payments]
        if all(seat in losers and table.points(PAYMENTS, seat) + 1 >= self.payments for seat in left):
            return []
        return [*effects, *(Count(PAYMENTS, seat, 1, reason="payment") for seat in losers)]

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """The last seat left takes whatever lies in a pot."""
        left = [seat for seat in table.playing if table.points(PAYMENTS, seat) < self.payments]
        if len(left) != 1:
            return ()
        return [*(Transfer(pot, left[0], table.pot(pot), "last") for pot in table.ledger.pots), Over("last", left[0])]

    @hookimpl(wrapper=True)
    def guts_cycle_over(self, table: Table) -> Generator[None, bool, bool]:
        """Only the last seat left ends the game."""
        yield
        return False
