"""Cards are handed on."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Annotated, Literal, TypeAlias

from guts_plugins.draw import insert
from pydantic import Field

from guts_core.hooks import hookimpl
from guts_core.play import Asking, Play
from guts_core.requests import Pick
from guts_core.steps import Step, every_step
from guts_core.variant import Variant

Steps: TypeAlias = tuple[Step, ...]
Count = Annotated[int, Field(ge=1, le=52, description="How many cards each seat hands on.")]
Direction = Annotated[Literal["left", "right"], Field(description="To which neighbour.")]


class PassStep(Step):
    """Each seat hands cards to its neighbour, face down, all at once."""

    do: Literal["pass"] = "pass"
    cards: Count = 1
    direction: Direction = "left"

    def run(self, play: Play) -> Asking:
        """All choose, then all receive."""
        table = play.table
        seats = table.clockwise(table.playing)
        views = [view for view in play.views(seats) if view.cards]
        if len(seats) < 2 or not views:
            return
        asked = []
        for view in views:
            number = min(self.cards, len(view.cards))
            asked.append(Pick("pass", view.seat, view.cards, number, number, view, play.owners[self.do]))
        chosen = yield tuple(asked)
        turn = 1 if self.direction == "left" else -1
        neighbour = {seat: seats[(place + turn) % len(seats)] for place, seat in enumerate(seats)}
        play.hand_on(
            [(view.seat, neighbour[view.seat], cards) for view, cards in zip(views, chosen, strict=True)]  # type: ignore[misc]
        )


class PassCards(Variant):
    """Before declaring, each seat hands cards on to its neighbour, face down; all choose before anybody receives anything.

    With a draw, the draw comes first. A ruleset that writes `pass` steps of its own is played as written.

    Source: a house rule told of many Guts tables.
    """

    cards: Count = 1
    direction: Direction = "left"

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `pass`."""
        return (PassStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: tuple[Step, ...]) -> Generator[None, Steps, Steps]:
        """Right before the first declaration."""
        steps = yield
        if any(step.kind() == "pass" for step in every_step(steps)):
            return steps
        return insert(steps, ("declare",), before=[PassStep(cards=self.cards, direction=self.direction)])
