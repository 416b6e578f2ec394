"""Hands with many wild cards stand below the others."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, TypeAlias

from pydantic import Field

from guts_core.hooks import hookimpl
from guts_core.table import Contest, Name, Table
from guts_core.variant import Variant

Names: TypeAlias = tuple[Name, ...]


class FewerWildsFirst(Variant):
    """A hand with more than so many wild cards loses to every hand that has no more than that, whatever they make.

    Among themselves hands are compared as always. All the cards that a hand plays are looked at, jokers included.

    Source: a home game with two jokers.
    """

    most: Annotated[int, Field(ge=0, le=12)] = Field(1, description="How many wild cards a hand may hold without falling behind.")

    @hookimpl(wrapper=True)
    def guts_best(self, table: Table, contest: Contest) -> Generator[None, Names, Names]:
        """The best of those with few wild cards, where there are any."""
        best = yield
        if len(contest.contenders) < 2:
            return best
        few = [name for name in contest.contenders if self._wilds(table, name, contest) <= self.most]
        among = [name for name in best if name in few]
        if among or not few:
            return tuple(among) or best
        first = max(contest.values[name] for name in few)
        return tuple([name for name in few if contest.values[name] == first])

    def _wilds(self, table: Table, name: Name, contest: Contest) -> int:
        cards = contest.hands[name]
        wild = {*contest.ranker.ranking.wild_cards(), *table.rules.wild(table, name, cards, contest)}
        return sum(1 for card in cards if card in wild or not card.rank)
