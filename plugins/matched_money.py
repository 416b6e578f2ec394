"""Which money is matched."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import ClassVar, TypeAlias

from pydantic import Field

from guts_core.chips import Chips, exact
from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import POT, Seat, Transfer
from guts_core.table import Contest, Table
from guts_core.variant import HouseRule, Variant

Effects: TypeAlias = Sequence[Effect]


class MatchedMoney(Variant):
    """Which money a loser matches: with or without the antes of the round, the reserve, and what others have just paid.

    Otherwise it is the pot as it lies there when the hands are shown, antes of this round included, without the reserve and
    without the new payments.

    Source: house rules; the published profile of the two-card game names them as misreadings.
    """

    house_rules: ClassVar = (
        HouseRule("matched", "without-antes", {"antes": False, "reserve": False, "payments": False}),
        HouseRule("matched", "with-reserve", {"antes": True, "reserve": True, "payments": False}),
        HouseRule("matched", "with-payments", {"antes": True, "reserve": False, "payments": True}),
    )

    antes: bool = Field(
        True, description="Whether the antes of this round are matched; where the pot was empty before them, they always are."
    )
    reserve: bool = Field(False, description="Whether the reserve is matched along with the pot.")
    payments: bool = Field(
        False, description="Whether a loser also matches what the losers before it, from the dealer's left, have just paid."
    )

    @hookimpl(wrapper=True)
    def guts_stake(self, table: Table, pot: str) -> Generator[None, Chips, Chips]:
        """The pot, less the antes, and with the reserve, if so ruled."""
        stake = yield
        if not self.antes:
            new = sum(move.amount for move in table.record.booked if move.rule == "ante" and move.target == pot)
            stake = exact(stake - new) if new < stake else stake
        return stake + table.reserve if self.reserve and pot == POT else stake

    @hookimpl(wrapper=True)
    def guts_payments(
        self, table: Table, pot: str, losers: tuple[Seat, ...], stake: Chips, contests: tuple[Contest, ...]
    ) -> Generator[None, Effects, Effects]:
        """From the dealer's left, each with what those before it have paid on top."""
        effects = yield
        if not self.payments:
            return effects
        order = {seat: place for place, seat in enumerate(table.clockwise())}
        moves = [move for move in effects if isinstance(move, Transfer) and isinstance(move.source, int)]
        grown: list[Effect] = []
        paid: Chips = 0
        for move in sorted(moves, key=lambda move: order[move.source] if isinstance(move.source, int) else 0):
            grown.append(move._replace(amount=move.amount + paid, reason="match-on", plugin="", rule="") if paid else move)
            paid += move.amount + paid
        return [*grown, *(effect for effect in effects if effect not in moves)]
