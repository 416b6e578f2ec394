"""The plugin `six-nine`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from guts_core import Card, Contest, Name, Objection, Ruleset, Seat, Step, Table, Variant, Wrapper, hookimpl, parse_cards
from pydantic import Field

PAIR = "pair"
"""The name of the hand that a lone player must beat."""


class SixNine(Variant):
    """Whoever is alone in must still beat a pair, which nobody holds.

    With less the lone player matches the pot, which stays; with the very same pair nothing moves. That six-nine is the best hand
    is no plugin's affair, but a line of the ruleset: `ranking.top = ["9-6"]`.
    """

    api: ClassVar[int] = 1

    pair: Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] = Field(
        "2", description="The rank of the pair that a lone player must beat."
    )

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """A warning where six-nine is nothing special."""
        if not {"9-6", "6-9"} & set(ruleset.ranking.top):
            yield Objection("ranking", ("ranking", "top"), warning=True)

    @hookimpl(wrapper=True)
    def guts_house(self, table: Table, ins: tuple[Seat, ...]) -> Wrapper[tuple[str, ...]]:
        """The pair contends with a seat that is alone."""
        houses = yield
        return (*houses, PAIR) if len(ins) == 1 else houses

    @hookimpl(wrapper=True)
    def guts_cards_of(self, table: Table, name: Name, contest: Contest) -> Wrapper[tuple[Card, ...]]:
        """Nobody deals the pair: it is always the same two cards."""
        cards = yield
        return parse_cards(f"{self.pair}s {self.pair}h") if name == PAIR else cards
