"""The plugin `auction`, and the step that it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from guts_core import Pick, Ruleset, Seat, Step, Transfer, Variant, Wrapper, hookimpl
from guts_core.acting import Asking, Play
from guts_core.events import Happened
from guts_core.steps import every_step, insert
from pydantic import Field

MOST_CARDS = 5


class AuctionStep(Step):
    """Everybody bids at once for the right to swap cards; the highest bidder pays the bid into the pot.

    Of several who bid the same the first from the dealer's left is the highest. Nobody has to bid: 0 is no bid.
    """

    do: Literal["auction"] = "auction"
    most: int = Field(3, ge=1, le=9, description="The highest bid, in whole chips.")
    cards: int = Field(1, ge=1, le=MOST_CARDS, description="The most cards that the highest bidder may swap.")

    def run(self, play: Play) -> Asking:
        """Ask all for their bids, say what they were, and let the highest bidder swap."""
        table, plugin = play.table, play.owners[self.do]
        bidders = table.clockwise(table.playing)
        # the boldest word first: a bot bids by how good its hand is
        words = tuple([str(chips) for chips in range(self.most, -1, -1)])
        said = yield play.choose("bid", bidders, [words] * len(bidders))
        bids: dict[Seat, int] = {seat: int(str(word)) for seat, word in zip(bidders, said, strict=True)}
        play.tell(*[Happened("bid", plugin, (("seat", table.names[seat]), ("chips", bid))) for seat, bid in bids.items()])
        # max takes the first of equals, and the bidders are in their order from the dealer's left
        highest = max(bidders, key=lambda seat: bids[seat])
        if not bids[highest]:
            return
        play.post([Transfer(highest, table.ledger.pots[0], bids[highest], "bid", plugin, self.do)])
        (view,) = play.views([highest])
        if not view.cards:
            return
        (picked,) = yield (Pick.of("swap", view.cards, 0, min(self.cards, len(view.cards)), view, plugin),)
        gave = tuple([card for card in view.cards if card in picked])
        play.exchange(highest, gave, len(gave))

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """The cards that one seat may swap; it holds as many as before."""
        return min(self.cards, held), held


class Auction(Variant):
    """Before the first declaration everybody bids at once, and the highest bidder may swap cards.

    The bid goes into the pot, and counts in what is won and matched. A ruleset that writes `auction` steps of its own is played
    as written.
    """

    api: ClassVar[int] = 1

    most: int = Field(3, ge=1, le=9, description="The highest bid, in whole chips.")
    cards: int = Field(1, ge=1, le=MOST_CARDS, description="The most cards that the highest bidder may swap.")

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `auction`."""
        return (AuctionStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: tuple[Step, ...], ruleset: Ruleset) -> Wrapper[tuple[Step, ...]]:
        """One auction, right before the first declaration."""
        steps = yield
        if any(step.kind() == AuctionStep.kind() for step in every_step(steps)):
            return steps
        return insert(steps, "declare", before=[AuctionStep(most=self.most, cards=self.cards)])
