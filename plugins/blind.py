"""Playing without having looked."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from guts_core.acting import Asking, Play
from guts_core.hooks import hookimpl
from guts_core.ledger import Count
from guts_core.steps import DealStep, DeclareStep, Step, every_step, insert
from guts_core.variant import Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Steps: TypeAlias = tuple[Step, ...]

KEY: Final = "blind"
LOOK: Final = "look"


class LookStep(Step):
    """Each seat looks at its cards, or leaves them unseen."""

    do: Literal["look"] = "look"

    def run(self, play: Play) -> Asking:
        """Ask all at once; who looks sees what it holds."""
        table = play.table
        seats = [seat for seat in table.clockwise(table.playing) if table.hands[seat]]
        if not seats:
            return
        words = yield play.choose("look", seats, [(LOOK, KEY)] * len(seats))
        for seat, word in zip(seats, words, strict=True):
            if word == LOOK:
                play.turn_up([seat], [seat])
        blind = [seat for seat, word in zip(seats, words, strict=True) if word == KEY]
        play.post([Count(KEY, seat, 1, "round", "unseen", play.owners[self.do], self.do) for seat in blind])


class Blind(Variant):
    """Cards are dealt unseen, and each seat says before the first declaration whether it looks at them or plays blind.

    Everybody knows who is blind. What is dealt later is seen as always. By itself being blind earns nothing; other rules, such as
    `won-legs`, may ask for it. A ruleset that writes the step `look` itself is played as written.

    Source: home games in which one leg must be won blind.
    """

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `look`."""
        return (LookStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """Everything that is dealt face down before the first declaration is dealt unseen, and then there is a look."""
        steps = yield
        kinds = [step.kind() for step in every_step(steps)]
        if "look" in kinds or "declare" not in kinds:
            return steps
        place = next(index for index, step in enumerate(steps) if _declares(step))
        return insert((*map(_unseen, steps[:place]), *steps[place:]), "declare", before=[LookStep()])


def _declares(step: Step) -> bool:
    return any(isinstance(inner, DeclareStep) for inner in every_step([step]))


def _unseen(step: Step) -> Step:
    if isinstance(step, DealStep) and step.to in DealStep.SEATS and step.face == "down":
        return step.model_copy(update={"face": "dark"})
    return step.with_children(tuple(map(_unseen, step.children()))) if step.children() else step
