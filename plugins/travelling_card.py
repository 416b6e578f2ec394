"""An open card goes round the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from pydantic import Field

from guts_core.acting import Asking, Play
from guts_core.events import Exchanged
from guts_core.hooks import hookimpl
from guts_core.requests import Pick
from guts_core.steps import Step
from guts_core.variant import Variant

OFFER: Final = "offer"
"""The house that holds the open card."""


class TravelStep(Step):
    """One open card is offered to seat after seat, for one of its own, until it has gone round without being taken."""

    do: Literal["travelling-card"] = "travelling-card"
    who: Literal["everyone", "in"] = Field("everyone", description="To whom it is offered.")
    laps: Annotated[int, Field(ge=1, le=100)] = Field(20, description="After so many times round it stops in any case.")

    def run(self, play: Play) -> Asking:
        """Turn the card up, then offer it until nobody in a row of all has taken it."""
        table = play.table
        seats = table.clockwise(table.playing if self.who == "everyone" else table.ins)
        if not seats:
            return
        play.deal((OFFER,), 1, "up")
        refused = 0
        for turn in range(self.laps * len(seats)):
            seat = seats[turn % len(seats)]
            (view,) = play.views([seat])
            # who has not looked at its cards cannot give one of them
            gave = (yield (Pick.of("swap", view.cards, 0, 1, view, play.owners[self.do]),))[0] if view.cards else ()
            refused = 0 if gave else refused + 1
            if gave:
                took = table.houses[OFFER]
                play.move_cards([(seat, OFFER, gave), (OFFER, seat, took)])  # type: ignore[list-item]
                play.lay_open(gave)  # type: ignore[arg-type]
                play.tell(Exchanged(seat, gave, took))  # type: ignore[arg-type]
            if refused == len(seats):
                return

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """The one card."""
        return 1, held


class TravellingCard(Variant):
    """The step `travelling-card`: an open card is offered to one seat after another, from the dealer's left.

    A seat may take it for one of its own cards, which is then the open card that goes on to the left. It stops when it has gone
    round the whole table without being taken.

    Source: home games of the family, e.g. "Travelling Card Guts".
    """

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `travelling-card`."""
        return (TravelStep,)
