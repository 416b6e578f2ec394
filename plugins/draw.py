"""Cards are swapped."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from guts_core.hooks import hookimpl
from guts_core.play import Asking, Play
from guts_core.requests import Pick
from guts_core.steps import DealStep, Step, every_step
from guts_core.variant import Variant

Steps: TypeAlias = tuple[Step, ...]


class DrawStep(Step):
    """One seat after another, from the dealer's left, swaps cards."""

    do: Literal["draw"] = "draw"
    max: Annotated[int, Field(ge=1, le=52, description="The most cards that a seat may swap.")]
    who: Literal["everyone", "in"] = Field("everyone", description="Who may swap cards.")

    def run(self, play: Play) -> Asking:
        """Ask a seat, give it its cards, ask the next one."""
        table = play.table
        for seat in table.clockwise(table.playing if self.who == "everyone" else table.ins):
            (view,) = play.views([seat])
            if view.cards:
                most = min(self.max, len(view.cards))
                (gave,) = yield (Pick("discard", seat, view.cards, 0, most, view, play.owners[self.do]),)
                play.exchange(seat, gave, len(gave))  # type: ignore[arg-type]

    def needs(self, seats: int) -> int:
        """Every seat swaps as many as it may."""
        return self.max * seats


class Draw(Variant):
    """Each seat from the dealer's left may swap cards: it gives up as many as it likes, up to `max`, and takes as many anew.

    Before the first declaration, and before any pass; or after it, right before the first showdown, and then only those who are
    in, where the pot is contested. A ruleset that writes `draw` steps of its own is played as written.

    Source: a house rule told of many Guts tables.
    """

    max: Annotated[int, Field(ge=1, le=52)] | None = Field(
        None, description="The most cards that a seat may swap; left out: as many as it holds."
    )
    when: Literal["before", "after"] = Field(
        "before", description="Before the first declaration, or after it: then only those who are in, where the pot is contested."
    )

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `draw`."""
        return (DrawStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: tuple[Step, ...]) -> Generator[None, Steps, Steps]:
        """Swap before the first declaration, or before the first showdown."""
        steps = yield
        if any(step.kind() == "draw" for step in every_step(steps)):
            return steps
        # cards are swapped before they are handed on, and before the deck's hand can be seen
        kinds = ("pass", "declare") if self.when == "before" else ("turn-up-deck", "showdown")
        held = hand_size(steps, kinds)
        if not held:
            return steps
        most = min(self.max or held, held)
        step = DrawStep(max=most) if self.when == "before" else DrawStep(max=most, who="in", when="contested")
        return insert(steps, kinds, before=[step])


def hand_size(steps: Sequence[Step], until: Collection[str]) -> int:
    """How many cards a seat may hold before the first step of these kinds."""
    dealt = 0
    for step in every_step(steps):
        if step.kind() in until:
            break
        if isinstance(step, DealStep) and step.to in ("everyone", "in"):
            dealt += step.cards
    return dealt


def insert(
    steps: Sequence[Step],
    anchor: Collection[str],
    before: Sequence[Step] = (),
    after: Sequence[Step] = (),
    every: bool = False,
) -> tuple[Step, ...]:
    """Steps with others put beside the first step of these kinds, or beside every such step; nested ones count."""
    done = False

    def walk(steps: Sequence[Step]) -> tuple[Step, ...]:
        nonlocal done
        result: list[Step] = []
        for step in steps:
            if step.kind() in anchor and (every or not done):
                done = True
                result += [*before, step, *after]
                continue
            children = walk(step.children())
            result.append(step if children == step.children() else step.model_copy(update={"steps": children}))
        return tuple(result)

    return walk(steps)
