"""The dealer says what is wild."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from guts_core.acting import Asking, Play
from guts_core.cards import RANKS, Card
from guts_core.hooks import hookimpl
from guts_core.ledger import Count
from guts_core.steps import Step, every_step, insert
from guts_core.table import Contest, Name, Table
from guts_core.variant import Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Steps: TypeAlias = tuple[Step, ...]
Cards: TypeAlias = Collection[Card]

KEY: Final = "wild-rank"
WORDS: Final = tuple("10" if rank == "T" else rank for rank in RANKS)


class NameWildStep(Step):
    """The dealer names the rank that is wild in this round."""

    do: Literal["name-wild"] = "name-wild"

    def run(self, play: Play) -> Asking:
        """Ask the dealer; everybody hears it."""
        dealer = play.table.dealer
        (word,) = yield play.choose("wild", [dealer], [WORDS])
        rank = WORDS.index(str(word)) + 2
        play.post([Count(KEY, dealer, rank - play.table.points(KEY, dealer), "round", "named", play.owners[self.do], self.do)])


class DealerNamesWild(Variant):
    """Before the cards are dealt, the dealer names the rank that is wild in this round.

    The rank stands in the log as points of the dealer, 2 to 14, so that everybody can see it. A ruleset that writes the step
    `name-wild` itself is played as written.

    Source: a home game with a ghost hand.
    """

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `name-wild`."""
        return (NameWildStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """Right before the first deal."""
        steps = yield
        if any(step.kind() == "name-wild" for step in every_step(steps)):
            return steps
        return insert(steps, "deal", before=[NameWildStep()])

    @hookimpl(wrapper=True)
    def guts_wild(self, table: Table, name: Name, cards: tuple[Card, ...], contest: Contest) -> Generator[None, Cards, Cards]:
        """The cards of that rank."""
        wild = yield
        rank = table.points(KEY, table.dealer)
        return {*wild, *(card for card in cards if rank and card.rank == rank)}
