"""Losers pay a set amount."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from guts_core.chips import Amount, Chips
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.table import Contest, Table
from guts_core.variant import Variant


class SetAmount(Variant):
    """Whoever must match pays a set amount instead of the amount of the pot.

    The amount may grow: in the second round it is paid twice, in the third three times, and so on over the session.

    Source: home games of the family that limit a payment to a bet.
    """

    amount: Amount = Field(description="What a loser pays, in chips.")
    grows: Literal["never", "round"] = Field("never", description="Always the same, or so many times as rounds have been played.")

    @hookimpl
    def guts_owes(self, table: Table, seat: Seat, stake: Chips, contests: tuple[Contest, ...]) -> Chips:
        """The amount, whatever lies in the pot."""
        return self.amount * (table.round if self.grows == "round" else 1)
