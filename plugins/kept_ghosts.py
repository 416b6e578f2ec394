"""Ghosts that lie over into the next round, and grow in number."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import Field

from guts_core.acting import Play
from guts_core.hooks import Condition, hookimpl
from guts_core.steps import DealStep, Step
from guts_core.table import Table
from guts_core.variant import Objection, Variant

from .ghost import Ghost

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

GHOST: Final = "ghost"


class FurtherGhostStep(Step):
    """One more ghost is dealt, where there is one already and there are fewer than `most`."""

    do: Literal["further-ghost"] = "further-ghost"
    cards: Annotated[int, Field(ge=1, le=52, description="How many cards it has.")]
    most: Annotated[int, Field(ge=1, le=9)] = Field(9, description="How many ghosts there may be, the first included.")
    face: Literal["down", "up"] = Field("down", description="How they are dealt.")

    def run(self, play: Play) -> None:
        """To the first of `ghost2`, `ghost3`, ... that holds no cards; the first ghost is another step's."""
        names = [f"{GHOST}{number}" for number in range(2, self.most + 1)]
        free = next((name for name in names if not play.table.cards(name)), None)
        if free is not None and play.table.cards(GHOST):
            play.deal((free,), self.cards, self.face)

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """As for all of them but the first, for those of earlier rounds are kept."""
        return self.cards * (self.most - 1), held


class KeptGhosts(Variant):
    """Ghosts keep their cards into the next round until the cycle is over; the step `further-ghost` adds one.

    Wants the plugin `ghost` with as many `hands` and `dealt = "by-steps"`. The first ghost is dealt under the condition
    `no-ghost`.

    Source: a home game told as "Kryptonite".
    """

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """Ghosts that are dealt along in every round would grow while they are kept."""
        ghost = ruleset.plugins.get(GHOST)
        if isinstance(ghost, Ghost) and ghost.dealt == "along":
            yield Objection("dealt", ("plugins", GHOST, "dealt"))
        if _grow(steps):
            yield Objection("grows", ("steps",))

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `further-ghost`."""
        return (FurtherGhostStep,)

    @hookimpl
    def guts_conditions(self) -> Mapping[str, Condition]:
        """`no-ghost`: no ghost lies on the table."""
        return {"no-ghost": _no_ghost}

    @hookimpl
    def guts_keep(self, table: Table) -> Collection[str]:
        """All ghosts, while the cycle lasts."""
        return () if table.cycle_over else tuple(name for name in table.houses if name.startswith(GHOST))


def _grow(steps: Sequence[Step]) -> bool:
    """Whether any step deals to a ghost that may still have the cards of an earlier round."""
    for step in steps:
        if isinstance(step, DealStep) and step.to.startswith(GHOST) and (step.to, step.when) != (GHOST, "no-ghost"):
            return True
        # what stands under that condition deals the first ghost, in several parts perhaps
        first = step.when == "no-ghost" and all(not isinstance(child, DealStep) or child.to == GHOST for child in step.children())
        if not first and _grow(step.children()):
            return True
    return False


def _no_ghost(table: Table) -> bool:
    return not table.cards(GHOST)
