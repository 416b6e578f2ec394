"""Cards are swapped."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field

from guts_core.hooks import hookimpl
from guts_core.play import Asking, Play
from guts_core.requests import Pick
from guts_core.steps import Step, every_step, insert
from guts_core.variant import Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Steps: TypeAlias = tuple[Step, ...]
Most: TypeAlias = Annotated[int, Field(ge=1, le=52)]


class DrawStep(Step):
    """One seat after another, from the dealer's left, swaps cards."""

    do: Literal["draw"] = "draw"
    max: Most | None = Field(None, description="The most cards that a seat may swap; left out: as many as it holds.")
    who: Literal["everyone", "in"] = Field("everyone", description="Who may swap cards.")

    def run(self, play: Play) -> Asking:
        """Ask a seat, give it its cards, ask the next one."""
        table = play.table
        for seat in table.clockwise(table.playing if self.who == "everyone" else table.ins):
            (view,) = play.views([seat])
            if view.cards:
                most = min(self.max or len(view.cards), len(view.cards))
                (gave,) = yield (Pick.of("discard", view.cards, 0, most, view, play.owners[self.do]),)
                play.exchange(seat, gave, len(gave))  # type: ignore[arg-type]

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """Every seat swaps as many as it may."""
        return min(self.max or held, held) * seats, held


class Draw(Variant):
    """Each seat from the dealer's left may swap cards: it gives up as many as it likes, up to `max`, and takes as many anew.

    Before the first declaration, and before any pass; or after it, right before the first showdown, and then only those who are
    in, where the pot is contested. A ruleset that writes `draw` steps of its own is played as written.

    Source: a house rule told of many Guts tables.
    """

    max: Most | None = Field(None, description="The most cards that a seat may swap; left out: as many as it holds.")
    when: Literal["before", "after"] = Field(
        "before", description="Before the first declaration, or after it: then only those who are in, where the pot is contested."
    )

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `draw`."""
        return (DrawStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """Swap before the first declaration, or before the first showdown."""
        steps = yield
        kinds = [step.kind() for step in every_step(steps)]
        if "draw" in kinds:
            return steps
        # cards are swapped before they are handed on, and before the deck's hand can be seen
        wanted = ("pass", "declare") if self.when == "before" else ("turn-up-deck", "showdown")
        anchor = next((kind for kind in kinds if kind in wanted), wanted[-1])
        step = DrawStep(max=self.max) if self.when == "before" else DrawStep(max=self.max, who="in", when="contested")
        return insert(steps, anchor, before=[step])
