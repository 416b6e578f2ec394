"""A limit to what can be won at once."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from pydantic import Field

from guts_core.chips import Amount
from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat, Transfer
from guts_core.table import Contest, Table
from guts_core.variant import HouseRule, Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset
    from guts_core.steps import Step

Effects: TypeAlias = Sequence[Effect]


class MaxWin(Variant):
    """The winner takes at most `amount` out of the pot; what is above stays in it.

    Tied winners share as much. Where several contests are about one pot, the limit is that of each. Losers still match the whole
    pot, unless another rule limits that as well, as `max-loss` does.

    Source: house rules of groups that mean their cap so.
    """

    refuses: ClassVar = ("legs", "won-legs", "elimination")
    house_rules: ClassVar = (HouseRule("winnings", "max-win", {"amount": 10}, asks=("amount",)),)

    amount: Amount = Field(description="The most that can be won at once, in chips.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """A pot that nobody can win, or a limit that is never reached."""
        if not self.amount:
            yield Objection("zero", ("plugins", "max-win", "amount"))
        elif ruleset.cap is not False and ruleset.cap <= self.amount:
            yield Objection("never", ("cap",), warning=True, facts={"cap": ruleset.cap, "amount": self.amount})

    @hookimpl(wrapper=True)
    def guts_award(self, table: Table, contest: Contest, winners: tuple[Seat, ...]) -> Generator[None, Effects, Effects]:
        """No more than the amount out of the pot."""
        effects = yield
        moves = [move for move in effects if isinstance(move, Transfer) and move.source == contest.pot]
        if sum(move.amount for move in moves) <= self.amount:
            return effects
        parts = table.split(self.amount, [move.target for move in moves if isinstance(move.target, int)])
        limited = [Transfer(contest.pot, seat, part, "limited") for seat, part in parts.items()]
        return [*limited, *(effect for effect in effects if effect not in moves)]
