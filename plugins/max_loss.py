"""A limit to what one match costs."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from guts_core.chips import Amount, Chips
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.table import Contest, Table
from guts_core.variant import HouseRule, Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset
    from guts_core.steps import Step


class MaxLoss(Variant):
    """Whoever must match pays the pot or `amount`, whichever is less; the winner takes the whole pot.

    This holds for everybody whom any rule makes match. It replaces the cap, so the ruleset must say `cap = false`.

    Source: pagat.com/poker/variants/guts.html; gamerules.com.
    """

    house_rules: ClassVar = (HouseRule("limit", "max-loss", {"amount": 5}, asks=("amount",), over="none"),)

    amount: Amount = Field(description="The most that one match costs, in chips.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """A cap beside it would be a second limit."""
        if ruleset.cap is not False:
            yield Objection("cap", ("cap",), facts={"cap": ruleset.cap})

    @hookimpl(wrapper=True)
    def guts_owes(self, table: Table, seat: Seat, stake: Chips, contests: tuple[Contest, ...]) -> Generator[None, Chips, Chips]:
        """At most the amount."""
        owed = yield
        return min(owed, self.amount)
