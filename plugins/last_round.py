"""An agreed last round, and what becomes of the chips that are left."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from guts_core.acting import Play
from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import RESERVE, Over, Transfer
from guts_core.steps import Step
from guts_core.table import Table
from guts_core.variant import HouseRule, Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Steps: TypeAlias = tuple[Step, ...]


class LastRoundStep(Step):
    """The game is over if this has been the agreed last round."""

    do: Literal["last-round"] = "last-round"
    rounds: Annotated[int, Field(ge=1, le=100_000)] = Field(description="How many rounds a game lasts.")

    def run(self, play: Play) -> None:
        """End the game."""
        if play.table.round % self.rounds == 0:
            play.post([Over("agreed", None, play.owners[self.do], self.do)])


class LastRound(Variant):
    """A game ends after an agreed number of rounds, and what is left in pot and reserve is divided or lies over.

    Rounds are counted over the session: with 20, its 20th round is the last one of a game, and so is the 40th. Before that a pot
    that is empty does not end the game: everybody antes, and it goes on. Without `rounds` the game ends as it does otherwise, and
    only what is left then is divided.

    Source: house rules of home games.
    """

    house_rules: ClassVar = (
        HouseRule("ending", "last-round", {"rounds": 20}, asks=("rounds",)),
        HouseRule("left", "shared", {"left": "shared"}),
        HouseRule("left", "leader", {"left": "leader"}),
        HouseRule("left", "winner", {"left": "winner"}),
        HouseRule("left", "carried", {"left": "carried"}),
    )

    rounds: Annotated[int, Field(ge=1, le=100_000)] | None = Field(
        None, description="After how many rounds the game ends; left out: as it does otherwise."
    )
    left: Literal["shared", "leader", "winner", "carried"] = Field(
        "shared",
        description="What is left goes to all who play in equal parts, to the best balance, to whoever has won in the last "
        "round, or lies over into the next game.",
    )

    def objections(self, ruleset: Ruleset, steps: Steps) -> Iterable[Objection]:
        """Whoever agrees on a last round most often means that of the session."""
        if self.rounds is not None and ruleset.cycles > 1:
            yield Objection("cycles", ("cycles",), warning=True, facts={"cycles": ruleset.cycles, "rounds": self.rounds})

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `last-round`."""
        return (LastRoundStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """After everything else a look at the clock."""
        arranged = yield
        return arranged if self.rounds is None else (*arranged, LastRoundStep(rounds=self.rounds))

    @hookimpl(wrapper=True)
    def guts_cycle_over(self, table: Table) -> Generator[None, bool, bool]:
        """Not before the last round, if one is agreed."""
        over = yield
        return over and self.rounds is None

    @hookimpl
    def guts_leftover(self, table: Table) -> Sequence[Effect]:
        """Each pot and the reserve in equal parts to those who get them; to nobody where there is nobody."""
        if self.left == "shared":
            seats = list(table.playing)
        elif self.left == "leader":
            best = max(table.balance(seat) for seat in table.playing)
            seats = [seat for seat in table.playing if table.balance(seat) == best]
        elif self.left == "winner":
            booked = table.record.booked
            fed = {move.target for move in booked if isinstance(move.source, str)}
            seats = [seat for seat in table.playing if seat in fed]
        else:
            seats = []
        if not seats:
            return ()
        pots = (*table.ledger.pots, RESERVE)
        return [Transfer(pot, seat, part, self.left) for pot in pots for seat, part in table.split(table.pot(pot), seats).items()]
