"""Declaring for everything at once."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TYPE_CHECKING, TypeAlias

from pydantic import Field

from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.steps import DeclareStep, ShowdownStep, Step, every_step
from guts_core.table import Contest, Name, Table
from guts_core.variant import Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Names: TypeAlias = tuple[Name, ...]


class BothWays(Variant):
    """Whoever declares both directions must be best in each of them, or wins nothing at all.

    A tie for best is enough. A seat that fails so wins in no direction, and the best of the others does; whether it is best is
    judged against all hands, those that fail as well.

    Source: the usual rule of high/low games with a declaration.
    """

    word: str = Field("both", min_length=1, max_length=20, description="The declaration that stands for both directions.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """The word must be a choice, and two contests must admit it."""
        found = list(every_step(steps))
        said = any(isinstance(step, DeclareStep) and self.word in step.choices for step in found)
        fought = any(
            isinstance(step, ShowdownStep) and sum(self.word in contest.among for contest in step.contests) > 1 for step in found
        )
        if not (said and fought):
            yield Objection("word", ("steps",), facts={"word": self.word})

    @hookimpl(wrapper=True)
    def guts_best(self, table: Table, contest: Contest) -> Generator[None, Names, Names]:
        """Without those that failed."""
        best = yield
        failed = {name for name in contest.contenders if isinstance(name, int) and self._fails(table, name)}
        among = [name for name in best if name not in failed]
        left = [name for name in contest.contenders if name not in failed]
        if among or not left:
            return tuple(among)
        first = max(contest.values[name] for name in left)
        return tuple([name for name in left if contest.values[name] == first])

    def _fails(self, table: Table, seat: Seat) -> bool:
        if table.said(seat) != self.word:
            return False
        fights = [contest for contest in table.contests if seat in contest.contenders]
        return any(contest.values and contest.values[seat] < max(contest.values.values()) for contest in fights)
