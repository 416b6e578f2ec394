"""Stages are fought for payments, the pot for legs."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, TypeAlias

from pydantic import Field

from guts_core.chips import Chips
from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import Count, Over, Seat, Transfer
from guts_core.steps import AnteStep, SettleStep, Step, every_step
from guts_core.table import Contest, Table
from guts_core.variant import Objection, Variant

from .to_winners import to_winners

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Antes: TypeAlias = Mapping[Seat, Chips]
Effects: TypeAlias = Sequence[Effect]

LEGS: Final = "legs"


class Legs(Variant):
    """Losers each pay the amount in the pot to the winner, and the pot stays; who is alone in a stage gets a leg.

    So many legs take the pot at once and end the game. Everybody antes at every new deal, and the pot moves only by antes. Where
    a hand that nobody holds is best, payments go to the pot. Legs are counters, not chips.

    Source: pagat.com/poker/variants/guts.html ("3-5-7"); gamerules.com/rules/napalm-card-game.
    """

    refuses: ClassVar = ("single-loser", "beat-the-deck", "no-split", "outs-ante")

    to_win: Annotated[int, Field(ge=1, le=99)] = Field(3, description="How many legs take the pot and end the game.")
    several_winners: Literal["each", "shared"] = Field(
        "each", description="Every loser pays every tied winner in full, or the tied winners share what a loser pays."
    )
    tie: Literal["pays", "nothing"] = Field("pays", description="A tie for best: the others pay, or nothing moves at all.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """No cap, for the pot is not matched; no other end than by legs."""
        if ruleset.cap is not False:
            yield Objection("cap", ("cap",))
        if any(isinstance(step, SettleStep) and step.ends for step in every_step(steps)):
            yield Objection("ends", ("steps",))

    @hookimpl(wrapper=True)
    def guts_ante(self, table: Table, step: AnteStep) -> Generator[None, Antes, Antes]:
        """Everybody antes at every new deal."""
        antes = yield
        return antes if step.who != "due" else table.antes(step.pot)

    @hookimpl
    def guts_award(self, table: Table, contest: Contest, winners: tuple[Seat, ...]) -> Sequence[Effect]:
        """Nobody takes the pot by winning a stage."""
        return ()

    @hookimpl(wrapper=True)
    def guts_payments(
        self, table: Table, pot: str, losers: tuple[Seat, ...], stake: Chips, contests: tuple[Contest, ...]
    ) -> Generator[None, Effects, Effects]:
        """What each loser owes goes to the winners; into the pot only where a hand that nobody holds was best."""
        effects = yield
        return to_winners(table, effects, contests, self.several_winners, self.tie)

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """A leg for a seat that was alone and is not beaten; with the last leg whatever lies in a pot."""
        if len(table.ins) != 1 or not any(contest.winners for contest in contests):
            return ()
        (seat,) = table.ins
        leg = Count(LEGS, seat, 1, reason="leg")
        if table.points(LEGS, seat) + 1 < self.to_win:
            return (leg,)
        pots = [Transfer(pot, seat, table.pot(pot), "last-leg") for pot in table.ledger.pots]
        return (leg, *pots, Over("last-leg", seat))

    @hookimpl
    def guts_cycle_over(self, table: Table) -> bool:
        """Only legs end the game."""
        return False
