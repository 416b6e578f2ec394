"""Jokers in the deck."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, TypeAlias

from pydantic import Field

from guts_core.cards import MAX_JOKERS, Card
from guts_core.hooks import hookimpl
from guts_core.variant import Variant

Cards: TypeAlias = tuple[Card, ...]


class Jokers(Variant):
    """Jokers are shuffled in; they are wild.

    Source: a house rule of many tables.
    """

    count: Annotated[int, Field(ge=1, le=MAX_JOKERS)] = Field(2, description="How many jokers there are.")

    @hookimpl(wrapper=True)
    def guts_deck(self) -> Generator[None, Cards, Cards]:
        """The deck and the jokers."""
        deck = yield
        return (*deck, *(Card(52 + number) for number in range(self.count)))
