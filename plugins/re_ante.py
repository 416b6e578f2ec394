"""A new ante when nobody is in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guts_core.chips import Chips
from guts_core.hooks import hookimpl
from guts_core.events import Effect
from guts_core.ledger import Transfer
from guts_core.steps import AnteStep
from guts_core.table import Table
from guts_core.variant import Variant

EVERYBODY: Final = AnteStep(who="everyone")


class ReAnte(Variant):
    """When nobody is in, everybody puts one more ante into the pot.

    Source: pagat.com/poker/variants/guts.html.
    """

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips) -> Sequence[Effect]:
        """One ante from everybody; the pot stays."""
        antes = table.rules.ante(table, EVERYBODY)
        return [Transfer(seat, pot, amount, "nobody-in") for seat, amount in antes.items()]
