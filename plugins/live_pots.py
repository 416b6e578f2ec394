"""Conditions on what lies in a pot."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated

from pydantic import Field

from guts_core.hooks import Condition, hookimpl
from guts_core.ledger import POT
from guts_core.table import Table
from guts_core.variant import Variant


class LivePots(Variant):
    """Steps may depend on whether a pot holds any chips: each pot NAME has the conditions `NAME-alive` and `NAME-empty`.

    So an ante may go only to the pots that nobody has taken yet, or be paid only where a pot is empty. By itself the plugin
    changes nothing.

    Source: home games with several stages or several pots.
    """

    pots: Annotated[tuple[str, ...], Field(min_length=1)] = Field((POT,), description="The names of the pots.")

    @hookimpl
    def guts_conditions(self) -> Mapping[str, Condition]:
        """Two conditions for each pot."""
        alive: dict[str, Condition] = {f"{pot}-alive": partial(_alive, pot) for pot in self.pots}
        return alive | {f"{pot}-empty": partial(_empty, pot) for pot in self.pots}


def _alive(pot: str, table: Table) -> bool:
    return pot in table.ledger.pots and table.pot(pot) > 0


def _empty(pot: str, table: Table) -> bool:
    return not _alive(pot, table)
