"""Hands of a fixed number of own cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import combinations
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from guts_core.cards import Card
from guts_core.hooks import hookimpl
from guts_core.steps import DealStep, Step, every_step
from guts_core.table import BOARD, Contest, Name, Table
from guts_core.variant import Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset


class HoleCards(Variant):
    """A hand takes exactly so many of its own cards, and the rest from the board.

    The hand has as many cards as the ranking says (`best`, else five). Where the board is too short for that, or a hand holds
    fewer cards, all there are of them count. High and low may take different ones.

    Source: Omaha, as it is played at many tables.
    """

    own: Annotated[int, Field(ge=1, le=5)] = Field(2, description="How many of its own cards a hand takes.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """There must be a board."""
        if not any(isinstance(step, DealStep) and step.to == BOARD for step in every_step(steps)):
            yield Objection("board", ("steps",))

    @hookimpl
    def guts_value(self, table: Table, name: Name, cards: tuple[Card, ...], wild: Collection[Card], contest: Contest) -> int:
        """The best over all ways to take them."""
        ranker = contest.ranker
        size = ranker.ranking.best or 5
        board = [card for card in cards if card in table.cards(BOARD)]
        mine = [card for card in cards if card not in board]
        own = min(self.own, len(mine), size)
        return max(
            ranker.value([*first, *second], [card for card in wild if card in first or card in second])
            for first in combinations(mine, own)
            for second in combinations(board, min(size - own, len(board)))
        )
