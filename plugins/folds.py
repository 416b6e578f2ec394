"""Hands that have folded: their seats are still in, and so must match, but their hands do not contend."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias

from guts_core.hooks import hookimpl
from guts_core.ledger import Count, Seat
from guts_core.table import Contest, Name, Table
from guts_core.variant import Variant

Names: TypeAlias = tuple[Name, ...]

FOLDED: Final = "folded"
"""Counter of the seats whose hand is out of the showdown of this round though they are in."""


def folding(seat: Seat, plugin: str, rule: str) -> Count:
    """The hand of this seat no longer contends in this round, as a rule of this plugin has it."""
    return Count(FOLDED, seat, 1, "round", "folded", plugin, rule)


class Folds(Variant):
    """A plugin by whose rule a hand may be out of the showdown while its seat is in."""

    @hookimpl(wrapper=True)
    def guts_contenders(self, table: Table, contest: Contest, houses: tuple[str, ...]) -> Generator[None, Names, Names]:
        """Folded hands do not contend; where all have folded, there is nobody to beat either."""
        names = yield
        left = tuple(name for name in names if isinstance(name, str) or not table.points(FOLDED, name))
        return left if any(isinstance(name, int) for name in left) else ()
