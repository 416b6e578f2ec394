"""A card dealt up that throws a hand out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from guts_core.acting import Play
from guts_core.hands import Ranker
from guts_core.hooks import hookimpl
from guts_core.ledger import POT
from guts_core.steps import Step
from guts_core.table import Contest

from .all_out_match import RANKS, Rank
from .folds import Folds, folding


class ForcedFoldStep(Step):
    """Seats that are in and have such a card lying open must fold."""

    do: Literal["forced-fold"] = "forced-fold"
    wild: bool = Field(True, description="Whether an open wild card makes a hand fold.")
    ranks: tuple[Rank, ...] = Field((), description="Ranks of which an open card makes a hand fold.")
    liable: bool = Field(True, description="Whether who has folded so is still in, and must match; false: is out.")

    def run(self, play: Play) -> None:
        """Look at the open cards of every seat that is in."""
        table = play.table
        # what is wild may depend on the contest, of which there is none yet
        contest = Contest("forced-fold", POT, play.prepared(self, lambda _: Ranker(play.ranking)))
        numbers = {RANKS.index(rank) + 2 for rank in self.ranks}
        always = play.ranking.wild_cards()
        fold = []
        for seat in table.ins:
            lies = table.open_cards(seat)
            wild = {*always, *table.rules.wild(table, seat, table.rules.cards_of(table, seat, contest), contest)}
            if any(card.rank in numbers or (self.wild and card in wild) for card in lies):
                fold.append(seat)
        if self.liable:
            play.post([folding(seat, play.owners[self.do], self.do) for seat in fold])
        else:
            play.set_ins([seat for seat in table.ins if seat not in fold])


class ForcedFold(Folds):
    """The step `forced-fold`: whoever has been dealt a wild card face up, or a card of certain ranks, must fold.

    Such a hand is out of the showdown. Its seat is still in and matches the pot, unless the step says that it is let off. Written
    after the deal that it is about.

    Source: home games of the family, e.g. "Deadly Spades".
    """

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `forced-fold`."""
        return (ForcedFoldStep,)
