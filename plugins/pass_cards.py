"""Cards are handed on."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from guts_core.acting import Asking, Play
from guts_core.hooks import hookimpl
from guts_core.requests import Pick
from guts_core.steps import Step, every_step, insert
from guts_core.variant import HouseRule, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Steps: TypeAlias = tuple[Step, ...]
Number: TypeAlias = Annotated[int, Field(ge=1, le=52, description="How many cards each seat hands on.")]
Direction: TypeAlias = Annotated[Literal["left", "right"], Field(description="To which neighbour.")]


class PassStep(Step):
    """Each seat hands cards to its neighbour, face down, all at once."""

    do: Literal["pass"] = "pass"
    cards: Number = 1
    direction: Direction = "left"

    def run(self, play: Play) -> Asking:
        """All choose, then all receive."""
        seats = play.table.clockwise(play.table.playing)
        views = [view for view in play.views(seats) if view.cards]
        if len(seats) < 2 or not views:
            return
        asked = []
        for view in views:
            number = min(self.cards, len(view.cards))
            asked.append(Pick.of("pass", view.cards, number, number, view, play.owners[self.do]))
        chosen = yield tuple(asked)
        turn = 1 if self.direction == "left" else -1
        neighbour = {seat: seats[(place + turn) % len(seats)] for place, seat in enumerate(seats)}
        play.hand_on(
            [(view.seat, neighbour[view.seat], cards) for view, cards in zip(views, chosen, strict=True)]  # type: ignore[misc]
        )

    def wants(self) -> int:
        """The cards that are handed on."""
        return self.cards


class PassCards(Variant):
    """Before declaring, each seat hands cards on to its neighbour, face down; all choose before anybody receives anything.

    With a draw before the declaration, the draw comes first. A ruleset that writes `pass` steps of its own is played as written.

    Source: a house rule told of many Guts tables.
    """

    house_rules: ClassVar = (
        HouseRule("passing", "left", {"cards": 1, "direction": "left"}, asks=("cards",)),
        HouseRule("passing", "right", {"cards": 1, "direction": "right"}, asks=("cards",)),
    )

    cards: Number = 1
    direction: Direction = "left"

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `pass`."""
        return (PassStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """Right before the first declaration."""
        steps = yield
        if any(step.kind() == "pass" for step in every_step(steps)):
            return steps
        return insert(steps, "declare", before=[PassStep(cards=self.cards, direction=self.direction)])
