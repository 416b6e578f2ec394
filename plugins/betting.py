"""Ordinary betting rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from guts_core.acting import Asking, Play
from guts_core.chips import Amount, Chips
from guts_core.events import Happened
from guts_core.hands import Ranker
from guts_core.hooks import hookimpl
from guts_core.ledger import POT, Seat, Transfer
from guts_core.steps import Step

from .folds import FOLDED, Folds, folding


class BetStep(Step):
    """One betting round among those in: check or bet; then call, raise or fold, until all bets are equal."""

    do: Literal["bet"] = "bet"
    amount: Amount = Field(1, description="The fixed bet, and the fixed raise, in chips.")
    raises: Annotated[int, Field(ge=0, le=20)] = Field(3, description="How many raises there may be.")
    opener: Literal["left", "best-showing"] = Field(
        "left", description="Who speaks first: the first from the dealer's left, or the best open cards."
    )
    folded: Literal["out", "liable"] = Field("out", description="Who folds is out, or is still in and must match.")
    pot: str = Field(POT, description="The pot that the chips go into.")

    def run(self, play: Play) -> Asking:
        """Ask one after another; after a bet or a raise all others must answer."""
        table = play.table
        live = [seat for seat in table.clockwise(table.ins) if not table.points(FOLDED, seat)]
        paid: dict[Seat, Chips] = dict.fromkeys(live, 0)
        level: Chips = 0
        raised = -1
        waiting = self._from_opener(play, live)
        while waiting and len(live) > 1:
            seat = waiting.pop(0)
            ways = ("bet", "check") if raised < 0 else ("raise", "call", "fold") if raised < self.raises else ("call", "fold")
            word = str((yield play.choose("bet", [seat], [ways]))[0])
            if word in ("bet", "raise"):
                raised += 1
                level += self.amount
                place = live.index(seat)
                waiting = live[place + 1 :] + live[:place]
            if word in ("check", "fold"):
                play.tell(Happened("said", play.owners[self.do], (("seat", table.names[seat]), ("word", word))))
            if word == "fold":
                live.remove(seat)
                if self.folded == "liable":
                    play.post([folding(seat, play.owners[self.do], self.do)])
                else:
                    play.set_ins(other for other in table.ins if other != seat)
            elif level > paid[seat]:
                due, paid[seat] = level - paid[seat], level
                play.post([Transfer(seat, self.pot, due, word, play.owners[self.do], self.do)])

    def _from_opener(self, play: Play, live: list[Seat]) -> list[Seat]:
        """The seats in the order in which they first speak."""
        if self.opener == "left" or not live:
            return list(live)
        ranker = play.prepared(self, lambda _: Ranker(play.ranking))
        shown = {seat: play.table.open_cards(seat) for seat in live}
        first = live.index(max(live, key=lambda seat: ranker.value(shown[seat]) if shown[seat] else -1))
        return live[first:] + live[:first]

    def pots(self) -> tuple[str, ...]:
        """The pot."""
        return (self.pot,)


class Betting(Folds):
    """The step `bet`: an ordinary betting round with a fixed bet and a limited number of raises.

    Bets go into the pot, and so count in what is won and matched. Who folds is out, and loses only what it has bet; or, where the
    step says so, is still in and must match like a beaten hand.

    Source: the common rules of poker; home games of the family, e.g. "Jackson Five".
    """

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `bet`."""
        return (BetStep,)
