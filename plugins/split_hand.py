"""A hand is divided, its small part is played first."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from itertools import combinations
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from guts_core.acting import Asking, Play
from guts_core.cards import Card, parse_cards
from guts_core.hands import Ranker
from guts_core.hooks import Condition, hookimpl
from guts_core.ledger import Count, Seat, Show
from guts_core.steps import Step
from guts_core.table import Contest, Name, Table
from guts_core.variant import Variant

Seats: TypeAlias = tuple[Seat, ...]
Cards: TypeAlias = Collection[Card]
Size: TypeAlias = Annotated[int, Field(ge=1, le=51)]

ASIDE: Final = "aside"
"""The house where the large parts lie while the small ones are played, those of one seat after another."""
SMALL: Final = "small"
"""Counters of the ranks of the small part that has won: `small-1`, `small-2`, ..."""


class SplitStep(Step):
    """Every seat divides its hand, all at once; the small part must rank below the rest, which is laid aside."""

    do: Literal["split"] = "split"
    cards: Size = Field(2, description="How many cards the small part has.")

    def run(self, play: Play) -> Asking:
        """Ask for the small part, the best one first; who has but one way to divide is not asked."""
        table = play.table
        seats = table.playing
        ranker = play.prepared(self, lambda _: Ranker(play.ranking))
        ways = [self._ways(table.hands[seat], ranker) for seat in seats]
        asked = [(seat, words) for seat, words in zip(seats, ways, strict=True) if len(words) > 1]
        said: Sequence[object] = ()
        if asked:
            said = yield play.choose("split", [seat for seat, _ in asked], [words for _, words in asked])
        chosen = dict(zip([seat for seat, _ in asked], map(str, said), strict=True))
        for seat, words in zip(seats, ways, strict=True):
            if not words:  # with too few cards there is nothing to lay aside
                continue
            small = parse_cards(chosen.get(seat, words[0]))
            play.move_cards([(seat, ASIDE, tuple([card for card in table.hands[seat] if card not in small]))])

    def _ways(self, hand: tuple[Card, ...], ranker: Ranker) -> tuple[str, ...]:
        values = {}
        for small in combinations(hand, self.cards):
            value = ranker.value(small)
            if value < ranker.value([card for card in hand if card not in small]):
                values[" ".join(map(str, small))] = value
        return tuple(sorted(values, key=lambda small: -values[small]))

    def wants(self) -> int:
        """The small part, and at least a card to rank above it."""
        return self.cards + 1

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """None; the small part stays in the hand."""
        return 0, self.cards


class TakeUpStep(Step):
    """The small parts are shuffled into the deck, all take up what they have laid aside, and all are in again."""

    do: Literal["take-up"] = "take-up"
    cards: Size = Field(5, description="How many cards each seat has laid aside.")

    def run(self, play: Play) -> None:
        """The small part that has won is shown first, and its ranks are noted."""
        table = play.table
        winners = _winners(table)
        about = (play.owners[self.do], self.do)
        play.post([Show(seat, "won", *about) for seat in winners])
        for seat in winners:
            ranks = [card.rank for card in table.hands[seat]]
            play.post([Count(f"{SMALL}-{place}", seat, rank, "round", "won", *about) for place, rank in enumerate(ranks, 1)])
        play.shuffle_in(table.playing)
        aside = table.cards(ASIDE)
        play.move_cards([(ASIDE, seat, aside[n * self.cards : (n + 1) * self.cards]) for n, seat in enumerate(table.playing)])
        play.set_ins(table.playing)

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """The small parts come back into the deck."""
        return -held * seats, self.cards


class SplitHand(Variant):
    """Every seat divides its hand with the step `split` and plays the small part; the step `take-up` goes on with the rest.

    After the first settlement of a round the pot is only won: who is beaten then does not match. The condition `won-unmatched`
    holds when somebody has won and nobody had to match.

    Source: home games told as "Oppression".
    """

    wild_winning: bool = Field(False, description="Whether the ranks of the small part that won are wild then, for all others.")

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The steps `split` and `take-up`."""
        return (SplitStep, TakeUpStep)

    @hookimpl
    def guts_conditions(self) -> Mapping[str, Condition]:
        """`won-unmatched`."""
        return {"won-unmatched": _won_unmatched}

    @hookimpl(wrapper=True)
    def guts_losers(self, table: Table, contests: tuple[Contest, ...]) -> Generator[None, Seats, Seats]:
        """Nobody after the first settlement."""
        losers = yield
        return () if table.record.settled else losers

    @hookimpl(wrapper=True)
    def guts_wild(self, table: Table, name: Name, cards: tuple[Card, ...], contest: Contest) -> Generator[None, Cards, Cards]:
        """The ranks noted, for all but who won with them."""
        wild = yield
        if not self.wild_winning or not table.record.settled or name in _winners(table):
            return wild
        ranks = {points for (key, _), points in table.counters.items() if key.startswith(f"{SMALL}-")}
        return {*wild, *(card for card in cards if card.rank in ranks)}


def _winners(table: Table) -> Seats:
    """Who has won the first showdown of the round."""
    stages = table.record.stages
    return tuple(dict.fromkeys(seat for contest in stages[0].contests for seat in contest.winners)) if stages else ()


def _won_unmatched(table: Table) -> bool:
    return bool(_winners(table)) and not table.record.matched
