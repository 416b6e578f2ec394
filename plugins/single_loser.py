"""Only the worst hand pays."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import ClassVar, TypeAlias

from pydantic import Field

from guts_core.chips import Chips
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.steps import AnteStep
from guts_core.table import Contest, Table
from guts_core.variant import HouseRule, Variant

Seats: TypeAlias = tuple[Seat, ...]
Antes: TypeAlias = Mapping[Seat, Chips]


class SingleLoser(Variant):
    """With two or more in, only the worst hand matches the pot; tied worst hands all match.

    If all who stayed tie, they split the pot and nobody matches. Everybody antes in every round, except those who matched in the
    round just before. Where a hand that nobody holds is best, all who were in match.

    Source: pagat.com/poker/variants/guts.html.
    """

    house_rules: ClassVar = (
        HouseRule("losers", "worst"),
        HouseRule("antes-too", "every-round", {"ante_every_round": True}),
        HouseRule("antes-too", "as-usual", {"ante_every_round": False}),
    )

    ante_every_round: bool = Field(True, description="Whether all ante in every round, save those who matched in the one before.")

    @hookimpl(wrapper=True)
    def guts_losers(self, table: Table, contests: tuple[Contest, ...]) -> Generator[None, Seats, Seats]:
        """The worst of those who would have to pay, in each contest."""
        losers = yield
        paying = {seat for contest in contests for seat in _worst(losers, contest)}
        return tuple(seat for seat in losers if seat in paying)

    @hookimpl(wrapper=True)
    def guts_ante(self, table: Table, step: AnteStep) -> Generator[None, Antes, Antes]:
        """What is due is due in every round, but not from those who matched in the last."""
        antes = yield
        if not self.ante_every_round or step.who != "due":
            return antes
        exempt = table.previous.matched if table.previous else ()
        return {seat: ante for seat, ante in table.antes(step.pot).items() if seat not in exempt}


def _worst(losers: tuple[Seat, ...], contest: Contest) -> list[Seat]:
    """The worst hands of a contest among those that lost it; a seat that had to fold is worse than any hand."""
    folded = [seat for seat in losers if seat not in contest.contenders]
    beaten = [seat for seat in losers if seat in contest.contenders]
    if contest.house_best or not beaten:
        return folded + beaten
    worst = min(contest.values.get(seat, 0) for seat in beaten)
    return folded + [seat for seat in beaten if contest.values.get(seat, 0) == worst]
