"""A third card for those who are in."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from guts_plugins.draw import hand_size, insert
from pydantic import Field

from guts_core.hooks import hookimpl
from guts_core.ranking import Category, Ranking
from guts_core.steps import AnteStep, DealStep, DeclareStep, GroupStep, ShowdownStep, Step
from guts_core.variant import Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Steps: TypeAlias = tuple[Step, ...]

THREE_CARDS: Final[tuple[Category, ...]] = ("trips", "straight flush", "straight", "flush", "pair", "high card")


class TwoPlusOne(Variant):
    """Two cards are dealt; those who are in get a third one, and the best three-card hand wins.

    Who is alone at the declaration takes the pot at once, without another card, unless a hand that nobody holds contends. With
    the second declaration those in declare again when they have seen the third card. An extra ante before it counts in the pot
    that is won and matched; who then goes out loses only that.

    Source: pagat.com/poker/variants/guts.html.
    """

    second_declaration: bool = Field(False, description="Whether those in declare again when they have seen the third card.")
    extra_ante: bool = Field(False, description="Whether those in ante before the third card; wants the second declaration.")

    def objections(self, ruleset: Ruleset) -> Iterable[Objection]:
        """Two cards must be dealt; an order of three cards stands at the showdown; who antes again must declare again."""
        dealt = hand_size(ruleset.steps, ("declare",))
        if dealt != 2:
            yield Objection("cards", ("steps",), facts={"cards": dealt})
        if ruleset.ranking.categories not in (Ranking().categories, THREE_CARDS):
            yield Objection("ranking", ("ranking", "categories"))
        if self.extra_ante and not self.second_declaration:
            yield Objection("extra-ante", ("plugins", "two-plus-one", "extra_ante"))

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: tuple[Step, ...]) -> Generator[None, Steps, Steps]:
        """The third card comes after the first declaration, and only where it is contested."""
        steps = yield
        third: list[Step] = [DealStep(cards=1, to="in")]
        if self.extra_ante:
            third.insert(0, AnteStep(who="in"))
        if self.second_declaration:
            third.append(DeclareStep(who="in"))
        steps = insert(steps, ("declare",), after=[GroupStep(steps=tuple(third), when="contested")])
        return tuple([_three_cards(step) for step in steps])


def _three_cards(step: Step) -> Step:
    # what a showdown says of its own is left alone: some groups rank the straight flush above three of a kind
    if isinstance(step, ShowdownStep) and step.ranking is None:
        return step.model_copy(update={"ranking": Ranking(categories=THREE_CARDS)})
    return step
