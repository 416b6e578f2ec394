"""Ties win nothing."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar, TypeAlias

from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.table import Contest, Table
from guts_core.variant import HouseRule, Variant

Seats: TypeAlias = tuple[Seat, ...]


class NoSplit(Variant):
    """Tied best hands neither receive nor pay; the pot stays, and what lower hands pay is added to it.

    If all who are in tie, the pot stays as it is and nobody pays.

    Source: pagat.com/poker/variants/guts.html.
    """

    refuses: ClassVar = ("legs",)
    house_rules: ClassVar = (HouseRule("ties", "no-split"),)

    @hookimpl(wrapper=True)
    def guts_winners(self, table: Table, contest: Contest) -> Generator[None, Seats, Seats]:
        """One winner or none."""
        winners = yield
        return winners if len(winners) == 1 else ()
