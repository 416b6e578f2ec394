"""A hand that nobody holds."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from guts_core.chips import Chips
from guts_core.events import Effect
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat, Transfer
from guts_core.steps import DealStep
from guts_core.table import Contest, Name, Table
from guts_core.variant import HouseRule, Variant

Dealt: TypeAlias = Mapping[str, int]
Houses: TypeAlias = tuple[str, ...]
Names: TypeAlias = tuple[Name, ...]
Effects: TypeAlias = Sequence[Effect]


class Ghost(Variant):
    """A hand that nobody holds, also called the kitty, must be beaten to win the pot.

    If the ghost is best, nobody wins: all who were in match, and the old pot stays with their payments added. Payments are made
    once, however many hands beat one. The ghost is dealt along with the seats, neither draws nor passes, and has the same wild
    cards. When nobody is in, everybody antes again, unless another plugin says what happens then.

    Source: pagat.com/poker/variants/guts.html.
    """

    refuses: ClassVar = ("beat-the-deck",)
    house_rules: ClassVar = (
        HouseRule("ghost", "always", {"plays": "always", "nobody_in": "ante"}),
        HouseRule("ghost", "always-no-ante", {"plays": "always", "nobody_in": "as-ruled"}),
        HouseRule("ghost", "lone", {"plays": "lone"}),
        HouseRule("tie", "push", {"tie": "push"}),
        HouseRule("tie", "ghost", {"tie": "ghost"}),
        HouseRule("tie", "seat", {"tie": "seat"}),
    )

    plays: Literal["always", "lone"] = Field("always", description="In every showdown, or only when exactly one seat is in.")
    tie: Literal["push", "ghost", "seat"] = Field(
        "push", description="Tied with the ghost: neither win nor pay, the ghost wins, or the seat wins."
    )
    hands: Annotated[int, Field(ge=1, le=9)] = Field(1, description="How many ghosts there are.")
    nobody_in: Literal["ante", "as-ruled"] = Field(
        "ante", description="Nobody in, and the ghost always plays: everybody antes again, or what the other rules say."
    )

    dealt: Literal["along", "by-steps"] = Field(
        "along", description="Dealt along with the seats, or only by `deal` steps of the ruleset to `ghost`, `ghost2`, ..."
    )

    @property
    def houses(self) -> tuple[str, ...]:
        """The names of the ghosts: `ghost`, `ghost2`, ..."""
        return tuple("ghost" if number == 1 else f"ghost{number}" for number in range(1, self.hands + 1))

    @hookimpl(wrapper=True)
    def guts_house_cards(self, table: Table, step: DealStep) -> Generator[None, Dealt, Dealt]:
        """As many cards as every seat gets."""
        dealt = yield
        return {**dealt, **dict.fromkeys(self.houses, step.cards)} if self.dealt == "along" else dealt

    @hookimpl(wrapper=True)
    def guts_house(self, table: Table, ins: tuple[Seat, ...]) -> Generator[None, Houses, Houses]:
        """The ghost contends with those who are in."""
        houses = yield
        plays = len(ins) == 1 or (self.plays == "always" and bool(ins))
        ghosts = [name for name in self.houses if self.dealt == "along" or table.cards(name)]
        return (*houses, *ghosts) if plays else houses

    @hookimpl(wrapper=True)
    def guts_best(self, table: Table, contest: Contest) -> Generator[None, Names, Names]:
        """Tied hands stand beside the ghost, and so neither win nor pay, or fall behind it, or win all the same."""
        best = yield
        ghosts = tuple(name for name in best if name in self.houses)
        if not ghosts or self.tie == "push":
            return best
        return ghosts if self.tie == "ghost" else tuple(name for name in best if name not in ghosts) or ghosts

    @hookimpl(wrapper=True)
    def guts_nobody_in(
        self, table: Table, pot: str, stake: Chips, contests: tuple[Contest, ...]
    ) -> Generator[None, Effects, Effects]:
        """Everybody antes again, unless another rule has something to say."""
        effects = yield
        if effects or self.plays == "lone" or self.nobody_in == "as-ruled" or pot != table.ledger.pots[0]:
            return effects
        return [Transfer(seat, pot, ante, "again") for seat, ante in table.antes(pot).items()]
