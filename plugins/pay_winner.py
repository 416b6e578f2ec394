"""Losers pay the winner, and the pot waits for somebody alone."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import ClassVar, Literal, TypeAlias

from pydantic import Field

from guts_core.chips import Chips
from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.table import Contest, Table
from guts_core.variant import Variant

from .to_winners import to_winners

Effects: TypeAlias = Sequence[Effect]


class PayWinner(Variant):
    """Losers each pay the amount in the pot to the winner, and the pot stays; only who alone contends for a pot takes it.

    Where a hand that nobody holds is best, or nobody wins, payments go to the pot.

    Source: home games told as "Dr. Pepper" and as high/low Guts with two pots.
    """

    refuses: ClassVar = ("legs", "no-split", "won-legs")

    several_winners: Literal["each", "shared"] = Field(
        "each", description="Every loser pays every tied winner in full, or the tied winners share what a loser pays."
    )
    tie: Literal["pays", "nothing"] = Field("pays", description="A tie for best: the others pay, or nothing moves at all.")

    @hookimpl(wrapper=True)
    def guts_award(self, table: Table, contest: Contest, winners: tuple[Seat, ...]) -> Generator[None, Effects, Effects]:
        """The pot goes to a seat that no other seat has contended with."""
        effects = yield
        return effects if sum(isinstance(name, int) for name in contest.contenders) == 1 else ()

    @hookimpl(wrapper=True)
    def guts_payments(
        self, table: Table, pot: str, losers: tuple[Seat, ...], stake: Chips, contests: tuple[Contest, ...]
    ) -> Generator[None, Effects, Effects]:
        """What each loser owes goes to the winners."""
        effects = yield
        return to_winners(table, effects, contests, self.several_winners, self.tie)
