"""The best hand that stayed out pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from pydantic import Field

from guts_core.chips import Chips, share
from guts_core.hooks import hookimpl
from guts_core.events import Effect
from guts_core.ledger import Seat, Show, Transfer
from guts_core.steps import AnteStep
from guts_core.table import Contest, Table
from guts_core.variant import Variant

EVERYBODY: Final = AnteStep(who="everyone")


class Coward(Variant):
    """When nobody is in, hands are shown and the best one pays into the pot, which stays.

    It pays the ante of every other seat, an ante for everybody, or matches the pot. Tied best hands share one payment, or each
    makes it. Where hands have grown in the round, only the seats with most cards are compared.

    Source: pagat.com/poker/variants/guts.html.
    """

    pays: Literal["others", "everyone", "pot"] = Field(
        "others", description="What the best hand pays: the ante of every other seat, of everyone, or the amount of the pot."
    )
    tie: Literal["share", "each"] = Field("share", description="Whether tied best hands share one payment, or each makes it.")

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips) -> Sequence[Effect]:
        """All show, the best pays."""
        shown = _compared(table, pot)
        best = [seat for seat in shown.best if isinstance(seat, int)]
        parts = len(best) if self.tie == "share" else 1
        return [
            *[Show(name) for name in shown.contenders],
            *[Transfer(seat, pot, share(self._due(table, seat, stake, shown), parts), "best-out") for seat in best],
        ]

    def _due(self, table: Table, seat: Seat, stake: Chips, shown: Contest) -> Chips:
        if self.pays == "pot":
            return table.rules.owes(table, seat, stake, (shown,))
        antes = table.rules.ante(table, EVERYBODY)
        return sum(amount for payer, amount in antes.items() if payer != seat or self.pays == "everyone")


def _compared(table: Table, pot: str) -> Contest:
    """The contest for the pot as if the seats with most cards had been in."""
    most = max(len(table.cards(seat)) for seat in table.playing)
    contest = next(contest for contest in table.contests if contest.pot == pot)
    return table.compare([seat for seat in table.playing if len(table.cards(seat)) == most], contest)
