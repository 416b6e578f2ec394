"""A new ante when nobody is in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from guts_core.chips import Chips
from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import Transfer
from guts_core.table import Contest, Table
from guts_core.variant import HouseRule, Variant


class ReAnte(Variant):
    """When nobody is in, everybody puts one more ante into the pot.

    Source: pagat.com/poker/variants/guts.html.
    """

    house_rules: ClassVar = (HouseRule("nobody-in", "re-ante"),)

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """One ante from everybody; the pot stays."""
        return [Transfer(seat, pot, ante, "nobody-in") for seat, ante in table.antes(pot).items()]
