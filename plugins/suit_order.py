"""Suits decide between equal hands."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from guts_core.cards import Card
from guts_core.hooks import hookimpl
from guts_core.table import Contest, Name, Table
from guts_core.variant import Variant

Names: TypeAlias = tuple[Name, ...]
Suit: TypeAlias = Literal["spades", "hearts", "diamonds", "clubs"]


def _all_four(suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    if len(set(suits)) != 4 or len(suits) != 4:
        raise PydanticCustomError("suit-order", "name each of the four suits once")
    return suits


class SuitOrder(Variant):
    """Hands that tie for best are told apart by suits: by the suit of the highest card, then of the next one, and so on.

    Of cards of one rank the one of the better suit comes first. The better suit wins, for high and for low. Hands that are not
    best are not told apart.

    Source: home games with one card, where ties would be many.
    """

    suits: Annotated[tuple[Suit, ...], AfterValidator(_all_four)] = Field(
        ("spades", "hearts", "diamonds", "clubs"), description="The suits, best first."
    )

    @hookimpl(wrapper=True)
    def guts_best(self, table: Table, contest: Contest) -> Generator[None, Names, Names]:
        """The best suits among the best."""
        best = yield
        if len(best) < 2:
            return best
        keys = {name: self._key(contest.hands[name]) for name in best}
        first = max(keys.values())
        return tuple([name for name in best if keys[name] == first])

    def _key(self, cards: tuple[Card, ...]) -> list[int]:
        worth = {"cdhs".index(suit[0]): -place for place, suit in enumerate(self.suits)}
        ordered = sorted((card.rank, worth.get(card.suit, -9)) for card in cards)
        return [suit for _, suit in reversed(ordered)]
