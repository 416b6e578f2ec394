"""The reserve as part of the prize."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from pydantic import Field

from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import POT, RESERVE, Seat, Transfer
from guts_core.table import Contest, Table
from guts_core.variant import HouseRule, Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset
    from guts_core.steps import Step

Effects: TypeAlias = Sequence[Effect]


class ReservePrize(Variant):
    """Whoever wins the pot takes the reserve as well: a seat that is alone in, or every winner.

    The reserve is still not matched. Where several contests are about the pot, all who win one of them share the reserve.

    Source: house rules of groups that say that the reserve goes with the pot.
    """

    refuses: ClassVar = ("legs", "won-legs", "elimination", "pay-winner", "max-win")
    house_rules: ClassVar = (
        HouseRule("reserve", "lone-takes", {"to": "lone"}),
        HouseRule("reserve", "winner-takes", {"to": "winner"}),
    )

    to: Literal["lone", "winner"] = Field(
        "lone", description="Only a seat that is alone in takes the reserve, or whoever wins the pot does."
    )

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """Without a cap there is no reserve."""
        if ruleset.cap is False:
            yield Objection("never", ("cap",), warning=True)

    @hookimpl(wrapper=True)
    def guts_award(self, table: Table, contest: Contest, winners: tuple[Seat, ...]) -> Generator[None, Effects, Effects]:
        """The reserve on top, once: with the first contest that somebody has won."""
        effects = yield
        won = [other for other in table.contests if other.winners and other.pot == POT]
        if not won or contest is not won[0] or (self.to == "lone" and len(table.ins) > 1):
            return effects
        parts = table.split(table.reserve, {seat for other in won for seat in other.winners})
        return [*effects, *(Transfer(RESERVE, seat, part, "prize") for seat, part in parts.items())]
