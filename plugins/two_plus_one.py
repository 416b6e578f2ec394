"""A third card for those who are in."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import takewhile
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from pydantic import Field

from guts_core.hooks import hookimpl
from guts_core.ranking import Category, Ranking
from guts_core.steps import AnteStep, DealStep, DeclareStep, GroupStep, ShowdownStep, Step, every_step, insert
from guts_core.variant import HouseRule, Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Steps: TypeAlias = tuple[Step, ...]

THREE_CARDS: Final[tuple[Category, ...]] = ("trips", "straight flush", "straight", "flush", "pair", "high card")


class TwoPlusOne(Variant):
    """Two cards are dealt; those who are in get a third one, and the best three-card hand wins.

    Who is alone at the declaration takes the pot at once, without another card, unless a hand that nobody holds contends. With
    the second declaration those in declare again when they have seen the third card. An extra ante before it counts in the pot
    that is won and matched; who then goes out loses only that. A ruleset that ranks trips has an order of three cards of its own.

    Source: pagat.com/poker/variants/guts.html.
    """

    house_rules: ClassVar = (
        HouseRule("cards", "two-plus-one", over="two"),
        HouseRule("again", "no", {"second_declaration": False, "extra_ante": False}),
        HouseRule("again", "yes", {"second_declaration": True, "extra_ante": False}),
        HouseRule("again", "with-ante", {"second_declaration": True, "extra_ante": True}),
    )

    second_declaration: bool = Field(False, description="Whether those in declare again when they have seen the third card.")
    extra_ante: bool = Field(False, description="Whether those in ante before the third card; wants the second declaration.")

    def objections(self, ruleset: Ruleset, steps: Steps) -> Iterable[Objection]:
        """Two cards must be dealt to everybody before the first declaration; who antes again must declare again."""
        before = takewhile(lambda step: not isinstance(step, DeclareStep), every_step(steps))
        dealt = sum(step.cards for step in before if isinstance(step, DealStep) and step.to in ("everyone", "in"))
        if dealt != 2:
            yield Objection("cards", ("steps",), facts={"cards": dealt})
        if self.extra_ante and not self.second_declaration:
            yield Objection("extra-ante", ("plugins", "two-plus-one", "extra_ante"))

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """The third card comes after the first declaration, and only where it is contested."""
        steps = yield
        third: list[Step] = [DealStep(cards=1, to="in")]
        if self.extra_ante:
            third.insert(0, AnteStep(who="in"))
        if self.second_declaration:
            third.append(DeclareStep(who="in"))
        steps = insert(steps, "declare", after=[GroupStep(steps=tuple(third), when="contested")])
        return steps if "trips" in ruleset.ranking.categories else tuple(map(_of_three_cards, steps))


def _of_three_cards(step: Step) -> Step:
    """The step with hands of three cards compared, unless it says itself how they are ranked."""
    if isinstance(step, ShowdownStep) and step.ranking is None:
        return step.model_copy(update={"ranking": Ranking(categories=THREE_CARDS)})
    return step.with_children(tuple(map(_of_three_cards, step.children()))) if step.children() else step
