"""Common cards leave play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from guts_core.acting import Play
from guts_core.hooks import hookimpl
from guts_core.steps import Step
from guts_core.table import BOARD
from guts_core.variant import Variant


class HouseDiscardStep(Step):
    """The cards that have lain longest on the board, or with another house, leave play."""

    do: Literal["house-discard"] = "house-discard"
    cards: Annotated[int, Field(ge=1, le=52)] = Field(1, description="How many cards.")
    house: str = Field(BOARD, description="Whose: board, or the name of a house.")

    def run(self, play: Play) -> None:
        """The oldest first."""
        play.discard_house(self.house, self.cards)


class HouseDiscard(Variant):
    """The step `house-discard`: common cards leave play, those first that have lain longest.

    Source: a home game told as "Six Seven Eight".
    """

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `house-discard`."""
        return (HouseDiscardStep,)
