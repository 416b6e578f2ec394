"""Staying out costs an ante."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import Transfer
from guts_core.table import OUT, Contest, Table
from guts_core.variant import HouseRule, Variant


class OutsAnte(Variant):
    """Whoever is out pays a new ante into the next pot, in every round, except where a lone seat emptied pot and reserve.

    Out means out at the first declaration. When nobody is in, all pay; after a tie of all who were in, the antes of those
    who were out are the next pot.

    Source: pagat.com/poker/variants/guts.html.
    """

    refuses: ClassVar = ("legs",)
    house_rules: ClassVar = (HouseRule("antes", "outs-too"),)

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """An ante from each seat that was out, once a round."""
        record = table.record
        if record.settled or not record.said or (len(table.ins) == 1 and table.ledger.pots_empty):
            return ()
        pot = table.ledger.pots[0]
        antes = table.antes(pot)
        return [Transfer(seat, pot, antes[seat], "out") for seat, word in record.said[0].items() if word == OUT]
