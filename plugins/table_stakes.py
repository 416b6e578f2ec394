"""Nobody plays with more than lies before him."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeAlias

from pydantic import Field

from guts_core.acting import Play
from guts_core.chips import Amount, Chips, exact
from guts_core.hooks import hookimpl
from guts_core.ledger import RESERVE, Count, Over, Seat, Transfer
from guts_core.steps import Step
from guts_core.table import Table
from guts_core.variant import HouseRule, Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Seats: TypeAlias = tuple[Seat, ...]
Broke: TypeAlias = Literal["sits-out", "buys-in", "plays-on"]

BUY_INS: Final = "buy-ins"


def stack(table: Table, seat: Seat, buy_in: Chips) -> Chips:
    """What lies before a seat, in chips: what it has bought in for, once or more often, and its balance."""
    return exact(buy_in * (1 + table.points(BUY_INS, seat)) + table.balance(seat))


class BuyInStep(Step):
    """Who has nothing left buys in again; or the last one who has anything takes the pots."""

    do: Literal["buy-in"] = "buy-in"
    amount: Amount = Field(description="What a seat buys in for, in chips.")
    broke: Broke = Field("sits-out", description="What a seat does that has nothing left.")

    def run(self, play: Play) -> None:
        """Count the new buy-ins, or end the game."""
        table, by = play.table, play.owners[self.do]
        stacks = {seat: stack(table, seat, self.amount) for seat in table.playing}
        broke = [seat for seat, chips in stacks.items() if chips <= 0]
        able = [seat for seat in stacks if seat not in broke]
        empty = table.ledger.pots_empty
        if self.broke == "buys-in" or (self.broke == "sits-out" and len(able) < 2 and empty):
            # so often that something lies before the seat again, what it owes included
            play.post(
                [Count(BUY_INS, seat, int(-stacks[seat] // self.amount) + 1, "session", "buys-in", by, self.do) for seat in broke]
            )
        elif self.broke == "sits-out" and len(able) == 1 and not empty:
            (last,) = able
            pots = [Transfer(pot, last, table.pot(pot), "last", by, self.do) for pot in (*table.ledger.pots, RESERVE)]
            play.post([*pots, Over("last", last, by, self.do)])


class TableStakes(Variant):
    """Everybody has bought in for a number of chips, and pays with what lies before him.

    A seat that owes more than it has pays all it has, to whom it owes first; or it pays in full and is in debt. Whoever has
    nothing left when a round begins sits out, buys in again, or plays on. Where one seat alone has chips left, it takes whatever
    lies in the pots and the game is over; then everybody else buys in again for the next game. Who is short wins the whole pot
    like anybody else: there are no side pots.

    Source: the table stakes of poker, and house rules of home games.
    """

    house_rules: ClassVar = (
        HouseRule("debt", "sits-out", {"buy_in": 20, "short": "all-in", "broke": "sits-out"}, asks=("buy_in",)),
        HouseRule("debt", "buys-in", {"buy_in": 20, "short": "all-in", "broke": "buys-in"}, asks=("buy_in",)),
        HouseRule("debt", "plays-on", {"buy_in": 20, "short": "all-in", "broke": "plays-on"}, asks=("buy_in",)),
    )

    buy_in: Amount = Field(description="What everybody has bought in for, in chips; and what a seat buys in for again.")
    short: Literal["all-in", "in-full"] = Field(
        "all-in", description="A seat that owes more than it has pays all it has, or pays in full and is in debt."
    )
    broke: Broke = Field("sits-out", description="A seat that has nothing left sits out, buys in again, or plays on.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """Nobody can play for nothing."""
        if not self.buy_in:
            yield Objection("zero", ("plugins", "table-stakes", "buy_in"))

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `buy-in`."""
        return (BuyInStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: tuple[Step, ...], ruleset: Ruleset) -> Generator[None, tuple[Step, ...], tuple[Step, ...]]:
        """Before everything else a look at who has anything left."""
        arranged = yield
        return (BuyInStep(amount=self.buy_in, broke=self.broke), *arranged)

    @hookimpl(wrapper=True)
    def guts_playing(self, table: Table) -> Generator[None, Seats, Seats]:
        """Those that have chips, if two or more do."""
        playing = yield
        able = tuple(seat for seat in playing if stack(table, seat, self.buy_in) > 0)
        return able if self.broke == "sits-out" and len(able) > 1 else playing

    @hookimpl(wrapper=True)
    def guts_pays(self, table: Table, transfer: Transfer) -> Generator[None, Chips, Chips]:
        """No more than the seat has."""
        amount = yield
        if self.short == "in-full" or not isinstance(transfer.source, int):
            return amount
        return min(amount, max(0, stack(table, transfer.source, self.buy_in)))
