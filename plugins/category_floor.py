"""A category that counts from some rank upward."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from pydantic import Field

from guts_core.cards import Card
from guts_core.hands import ranker
from guts_core.hooks import hookimpl
from guts_core.steps import ShowdownStep, Step, every_step
from guts_core.table import Contest, Name, Table
from guts_core.variant import Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Rank: TypeAlias = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Category: TypeAlias = Literal[
    "five of a kind", "straight flush", "four of a kind", "full house", "flush", "straight", "trips", "two pair", "pair"
]
RANKS: Final[tuple[str, ...]] = get_args(Rank)


class CategoryFloor(Variant):
    """A category counts only from some rank upward; a hand below that is what it would be without the category.

    The rank is the one that decides first: of a straight or a flush its highest card, of a pair the pair. For hands compared for
    high only.

    Source: a two-card home game in which straights begin with the eight.
    """

    category: Category = Field("straight", description="The category.")
    lowest: Rank = Field("8", description="The lowest rank with which it counts.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """The category must be there, and not in a comparison for low."""
        rankings = [
            ranking
            for step in every_step(steps)
            if isinstance(step, ShowdownStep)
            for _, ranking in step.rankings(ruleset.ranking)
        ]
        if any(ranking.low for ranking in rankings):
            yield Objection("low", ("ranking",))
        elif not any(self.category in ranking.categories for ranking in rankings):
            yield Objection("category", ("ranking", "categories"), facts={"category": self.category})

    @hookimpl(wrapper=True)
    def guts_value(
        self, table: Table, name: Name, cards: tuple[Card, ...], wild: Collection[Card], contest: Contest
    ) -> Generator[None, int, int]:
        """The value without the category, where the hand does not reach the rank."""
        value = yield
        category, ranks = contest.ranker.name(value)
        if category != self.category or ranks[0] >= RANKS.index(self.lowest) + 2:
            return value
        ranking = contest.ranker.ranking
        # categories are numbered from the lowest, so that what stands below the one left out keeps its number
        left = tuple([other for other in ranking.order if other != self.category])
        return ranker(ranking.model_copy(update={"categories": left})).value(cards, wild)
