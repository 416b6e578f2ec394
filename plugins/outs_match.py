"""Going out costs a part of the pot."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from guts_core.acting import Play
from guts_core.chips import PROPORTION, Amount, exact
from guts_core.hooks import hookimpl
from guts_core.ledger import POT, Transfer
from guts_core.steps import Step
from guts_core.table import OUT
from guts_core.variant import Variant


class OutsMatchStep(Step):
    """Whoever has just gone out pays a part of the pot into it."""

    do: Literal["outs-match"] = "outs-match"
    part: Annotated[Amount, PROPORTION] = Field(
        "1/2",
        validate_default=True,
        description='The part of the pot: 1, or a fraction such as "1/2"; what is no whole chip then is not paid.',
    )
    pot: str = Field(POT, description="The pot that the chips go into.")

    def run(self, play: Play) -> None:
        """Each pays the part of the same old pot."""
        table = play.table
        if table.record.said:
            amount = table.pot(self.pot) * self.part
            if table.chip is not None:
                amount = exact(Fraction(amount // table.chip * table.chip))
            outs = [seat for seat, word in table.record.said[-1].items() if word == OUT]
            play.post([Transfer(seat, self.pot, amount, "went-out", play.owners[self.do], self.do) for seat in outs])

    def pots(self) -> tuple[str, ...]:
        """The pot."""
        return (self.pot,)


class OutsMatch(Variant):
    """The step `outs-match`: whoever went out at the latest declaration pays a part of the pot into it.

    Written after the declaration that it is about. All pay a part of the pot as it was before.

    Source: home games of the family, e.g. "Double Revenge".
    """

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `outs-match`."""
        return (OutsMatchStep,)
