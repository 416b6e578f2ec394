"""A hand must be good enough to win."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from guts_core.cards import CardError, parse_cards
from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat, Show
from guts_core.table import Contest, Table
from guts_core.variant import Variant

Seats: TypeAlias = tuple[Seat, ...]


def _cards(text: str) -> str:
    try:
        cards = parse_cards(text)
    except CardError as error:
        raise PydanticCustomError("qualifier-hand", "'{text}' is no card", {"text": error.text}) from None
    if not cards:
        raise PydanticCustomError("qualifier-hand", "no cards")
    return text


class Qualifier(Variant):
    """The best hand wins only if it is at least as good as a given one.

    The given hand is written as cards, and a hand of fewer cards lacks the last ones: "Qs" is queen high or better, "Js Jh" a
    pair of jacks or better. A best hand below it does not win; the other hands pay all the same. Whoever is alone must have such
    a hand as well, and shows it, unless `lone` says otherwise.

    Source: home games told as "Man or Mouse"; jacks or better and eight or better are the usual forms at poker tables.
    """

    hand: Annotated[str, AfterValidator(_cards)] = Field("Qs", description="The lowest hand that wins, as cards.")
    below: Literal["push", "pays"] = Field("push", description="A best hand below it: neither wins nor pays, or matches as well.")
    lone: bool = Field(True, description="Whether a seat that is alone must have it as well.")

    @hookimpl(wrapper=True)
    def guts_winners(self, table: Table, contest: Contest) -> Generator[None, Seats, Seats]:
        """The best that are good enough."""
        winners = yield
        return tuple([seat for seat in winners if self._good(table, seat, contest)])

    @hookimpl(wrapper=True)
    def guts_losers(self, table: Table, contests: tuple[Contest, ...]) -> Generator[None, Seats, Seats]:
        """Also the best that are not good enough, where those pay."""
        losers = yield
        if self.below == "push":
            return losers
        best = {name for contest in contests if not contest.house_best for name in contest.best}
        saved = {seat for contest in contests for seat in contest.winners}
        return tuple([seat for seat in table.ins if seat in losers or (seat in best and seat not in saved)])

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """A seat alone shows the hand that is asked of it."""
        if not self.lone or len(table.ins) != 1 or any(len(contest.contenders) > 1 for contest in contests):
            return ()
        return (Show(table.ins[0]),)

    def _good(self, table: Table, seat: Seat, contest: Contest) -> bool:
        if seat not in contest.values:
            if not self.lone:
                return True
            contest = table.compare([seat], contest)
        return contest.values[seat] >= contest.ranker.value(parse_cards(self.hand))
