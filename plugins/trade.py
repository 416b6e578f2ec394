"""Cards are traded with the neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from pydantic import Field

from guts_core.acting import Asking, Play
from guts_core.events import Happened
from guts_core.hooks import hookimpl
from guts_core.requests import Pick
from guts_core.steps import Step
from guts_core.variant import Variant

from .all_out_match import RANKS, Rank


class TradeStep(Step):
    """One after another, seats may make the next one change hands with them; the dealer may draw from the deck instead."""

    do: Literal["trade"] = "trade"
    refused_by: tuple[Rank, ...] = Field(("K",), description="Ranks of which a card, turned up, refuses a trade.")
    dealer_draws: int = Field(1, ge=0, le=52, description="The most cards that the dealer may swap with the deck.")

    def run(self, play: Play) -> Asking:
        """Ask a seat, trade, ask the next one."""
        table = play.table
        owner = play.owners[self.do]
        seats = table.clockwise(table.ins)
        numbers = {RANKS.index(rank) + 2 for rank in self.refused_by}
        for seat, following in pairwise(seats):
            (said,) = yield play.choose("trade", [seat], [("keep", "trade")])
            refusing = [card for card in table.hands[following] if card.rank in numbers]
            if said == "trade" and refusing:
                play.lay_open(refusing)
                play.tell(Happened("refused", owner, (("seat", table.names[following]), ("card", str(refusing[0])))))
            elif said == "trade":
                play.hand_on([(seat, following, table.hands[seat]), (following, seat, table.hands[following])])
        if seats and self.dealer_draws:
            (view,) = play.views(seats[-1:])
            most = min(self.dealer_draws, len(view.cards))
            (gave,) = yield (Pick.of("discard", view.cards, 0, most, view, owner),)
            play.exchange(view.seat, gave, len(gave))  # type: ignore[arg-type]

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """What the dealer draws."""
        return min(self.dealer_draws, held), held


class Trade(Variant):
    """The step `trade`: from the dealer's left, each seat may make its left neighbour change hands with it.

    A neighbour with a king turns it up and refuses. The dealer, who is last, may swap a card with the deck instead.

    Source: the old game of Cuckoo, also told as "Trade with Your Neighbor".
    """

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `trade`."""
        return (TradeStep,)
