"""The best hand that stayed out pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from pydantic import Field

from guts_core.chips import Amount, Chips
from guts_core.events import Effect, Revealed
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat, Transfer
from guts_core.table import Contest, Table
from guts_core.variant import HouseRule, Variant


class Coward(Variant):
    """When nobody is in, hands are shown and the best one pays into the pot, which stays.

    It pays the ante of every other seat, an ante for everybody, or matches the pot. Tied best hands share one payment, or each
    makes it. Where hands have grown in the round, only the seats with most cards are compared.

    Source: pagat.com/poker/variants/guts.html.
    """

    house_rules: ClassVar = (
        HouseRule("nobody-in", "coward", {"pays": "others"}),
        HouseRule("nobody-in", "coward-everyone", {"pays": "everyone"}),
        HouseRule("nobody-in", "coward-pot", {"pays": "pot"}),
        HouseRule("tie", "share", {"tie": "share"}),
        HouseRule("tie", "each", {"tie": "each"}),
    )

    pays: Literal["others", "everyone", "pot"] = Field(
        "others", description="What the best hand pays: the ante of every other seat, of everyone, or the amount of the pot."
    )
    tie: Literal["share", "each"] = Field("share", description="Whether tied best hands share one payment, or each makes it.")
    extra: Amount = Field(0, description="Chips that the best hand pays on top.")

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """All show, the best pays."""
        if not contests:  # without a showdown there is nothing to compare by
            return ()
        shown = table.compare_all(contests[0])
        due = {seat: self._due(table, seat, pot, stake, shown) for seat in shown.best if isinstance(seat, int)}
        if self.tie == "share":
            due = dict(table.split(max(due.values()), due))
        return [
            Revealed(shown.name, tuple(shown.hands.items()), shown.best),
            *[Transfer(seat, pot, amount, "best-out") for seat, amount in due.items()],
        ]

    def _due(self, table: Table, seat: Seat, pot: str, stake: Chips, shown: Contest) -> Chips:
        if self.pays == "pot":
            return self.extra + table.rules.owes(table, seat, stake, (shown,))
        return self.extra + sum(ante for payer, ante in table.antes(pot).items() if payer != seat or self.pays == "everyone")
