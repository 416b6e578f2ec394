"""A plugin that is right in every respect, with options, a hook and a step that asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from guts_core.acting import Asking, Play
from guts_core.chips import Amount
from guts_core.events import Effect, Happened
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat, Transfer
from guts_core.steps import Step
from guts_core.table import Contest, Table
from guts_core.variant import Variant


class KnockStep(Step):
    """Every seat that plays may knock."""

    do: Literal["knock"] = "knock"
    word: str = Field("knock", min_length=1, max_length=10, description="The word by which a seat knocks.")

    def run(self, play: Play) -> Asking:
        """Ask everybody at once, then tell who has knocked."""
        seats = play.table.playing
        answers = yield play.choose("knock", seats, [(self.word, "keep still")] * len(seats))
        for seat, answer in zip(seats, answers, strict=True):
            if answer == self.word:
                play.tell(Happened("knocked", play.owners[self.do], (("seat", play.table.names[seat]),)))


class Toy(Variant):
    """Whoever is out pays a fee into the first pot.

    Nobody is out where nobody declares.
    """

    fee: Amount = Field(1, description="What is paid, in chips.")
    payers: Literal["outs", "dealer"] = Field("outs", description="Whoever is out, or the dealer alone, if he is.")
    twice: bool = Field(False, description="Whether the fee is paid twice over.")

    def due(self, table: Table) -> list[Seat]:
        """The seats that pay."""
        outs = [seat for seat in table.playing if seat not in table.ins]
        return [seat for seat in outs if self.payers == "outs" or seat == table.dealer]

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `knock`."""
        return (KnockStep,)

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """The fee."""
        amount = self.fee * (2 if self.twice else 1)
        return [Transfer(seat, table.ledger.pots[0], amount, "fee") for seat in self.due(table)]
