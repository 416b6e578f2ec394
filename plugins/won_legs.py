"""Every hand won is a leg."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, TypeAlias

from pydantic import Field

from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import Count, Over, Seat, Transfer
from guts_core.steps import SettleStep, Step, every_step
from guts_core.table import Contest, Table
from guts_core.variant import Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Effects: TypeAlias = Sequence[Effect]

LEGS: Final = "legs"
BLIND: Final = "blind"
BLIND_LEGS: Final = "blind-legs"


class WonLegs(Variant):
    """Whoever wins a hand, alone or against others, gets a leg; losers match into the pot, which stays.

    So many legs take the pot and end the game; if two have them at once, they share it. Where `pot` is `won`, the pot is won as
    otherwise, and the last leg only ends the game. Some of the legs may have to be won blind: without having looked at one's
    cards, which wants the plugin `blind`. Legs are counters, not chips.

    Source: home games told as "The Game", "Man or Mouse" and "Evolution".
    """

    refuses: ClassVar = ("legs", "pay-winner")

    to_win: Annotated[int, Field(ge=1, le=99)] = Field(3, description="How many legs take the pot and end the game.")
    tie: Literal["each", "nobody"] = Field("each", description="A tie for best: a leg for each of them, or for nobody.")
    pot: Literal["stays", "won"] = Field("stays", description="The pot waits for the last leg, or is won as otherwise.")
    blind: Annotated[int, Field(ge=0, le=99)] = Field(0, description="How many of the legs must be won blind.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """No cap on a pot that stays, no other end than by legs, and nobody is blind without the plugin `blind`."""
        if self.pot == "stays" and ruleset.cap is not False:
            yield Objection("cap", ("cap",))
        if any(isinstance(step, SettleStep) and step.ends for step in every_step(steps)):
            yield Objection("ends", ("steps",))
        if self.blind and "blind" not in ruleset.plugins:
            yield Objection("blind", ("plugins", "won-legs", "blind"))

    @hookimpl(wrapper=True)
    def guts_award(self, table: Table, contest: Contest, winners: tuple[Seat, ...]) -> Generator[None, Effects, Effects]:
        """Nobody takes the pot by winning a hand, where it stays."""
        effects = yield
        return () if self.pot == "stays" else effects

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """A leg for the winners; with the last leg whatever lies in a pot."""
        tied = any(len(contest.winners) > 1 for contest in contests)
        won = {seat for contest in contests for seat in contest.winners}
        if not won or (tied and self.tie == "nobody"):
            return ()
        effects: list[Effect] = []
        done = []
        for seat in sorted(won):
            blind = 1 if table.points(BLIND, seat) else 0
            effects.append(Count(LEGS, seat, 1, reason="leg"))
            if blind:
                effects.append(Count(BLIND_LEGS, seat, 1, reason="blind-leg"))
            if table.points(LEGS, seat) + 1 >= self.to_win and table.points(BLIND_LEGS, seat) + blind >= self.blind:
                done.append(seat)
        if not done:
            return effects
        if self.pot == "stays":
            for pot in table.ledger.pots:
                effects += [Transfer(pot, seat, part, "last-leg") for seat, part in table.split(table.pot(pot), done).items()]
        return [*effects, Over("last-leg", done[0] if len(done) == 1 else None)]

    @hookimpl
    def guts_cycle_over(self, table: Table) -> bool:
        """Only legs end the game."""
        return False
