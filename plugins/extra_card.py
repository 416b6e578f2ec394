"""One more card for certain holders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from guts_core.acting import Play
from guts_core.hooks import hookimpl
from guts_core.steps import Step
from guts_core.variant import Variant

from .all_out_match import RANKS, Rank


class ExtraCardStep(Step):
    """Seats that hold a card of certain ranks are dealt more cards, as many however many such cards they hold."""

    do: Literal["extra-card"] = "extra-card"
    ranks: Annotated[tuple[Rank, ...], Field(min_length=1)] = Field(("4",), description="Ranks whose holders get cards.")
    cards: Annotated[int, Field(ge=1, le=52)] = Field(1, description="How many cards each holder gets.")
    who: Literal["everyone", "in"] = Field("in", description="Who may get cards.")
    face: Literal["down", "up"] = Field("down", description="How the cards are dealt.")

    def run(self, play: Play) -> None:
        """Deal to the holders, from the dealer's left."""
        table = play.table
        numbers = {RANKS.index(rank) + 2 for rank in self.ranks}
        seats = table.clockwise(table.playing if self.who == "everyone" else table.ins)
        holders = [seat for seat in seats if any(card.rank in numbers for card in table.hands[seat])]
        play.deal(holders, self.cards, self.face)

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """There are no more holders than cards of the ranks."""
        return self.cards * min(seats, 4 * len(set(self.ranks))), held + self.cards


class ExtraCard(Variant):
    """The step `extra-card`: whoever holds a card of certain ranks is dealt one more, or several more.

    Source: home games of the family, e.g. "Baseball Guts", where a four brings a card.
    """

    exempt: ClassVar = (("views-closed", "everybody sees who gets a card more, and so who holds one of the ranks"),)

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `extra-card`."""
        return (ExtraCardStep,)
