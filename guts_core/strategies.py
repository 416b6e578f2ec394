"""Bots: pure functions of what a seat is asked and sees, the seed and the rules.

A bot keeps no state. What looks like chance in it comes from a stream of its own, drawn from the seed, the round and the seat, so
a resumed or replayed session needs nothing but its log.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from guts_core.cards import Card, Deck
from guts_core.game import Game
from guts_core.hands import Ranker
from guts_core.ranking import Ranking
from guts_core.requests import Answer, Choose, Pick, Public, Request, View
from guts_core.steps import DealStep, DeclareStep, ShowdownStep, every_step
from guts_core.table import BOARD, OUT

_EXACT: Final = 1_500
_SAMPLE: Final = 300
_MOST_KEPT: Final = 20_000
OFFER: Final = "offer"
"""The house that holds a card which a seat may take for one of its own."""
_NO_RIVALS: Final = (BOARD, OFFER, "aside")
"""Houses whose cards are no hand that must be beaten; aside lie cards of the seats."""
_WHOLE: Final = ("top", "five of a kind", "straight flush", "full house", "flush", "straight")
"""Categories that need every card of the hand."""


class Showing(NamedTuple):
    """What hands are ranked by at one contest of one showdown.

    Attributes:
        cards: how many cards a seat has then, common cards included, as far as the steps tell.
        among: the declarations that take part; empty for all that are in.
        ranking: which hands beat which.
    """

    cards: int
    among: tuple[str, ...]
    ranking: Ranking


def showings(game: Game) -> tuple[Showing, ...]:
    """Every contest of every showdown, in their order."""
    found = []
    cards = 0
    for step in every_step(game.steps):
        if isinstance(step, DealStep) and step.to in ("everyone", "in", BOARD):
            cards += step.cards
        elif isinstance(step, ShowdownStep):
            for spec in step.contests:
                ranking = game.ruleset.ranking
                for override in (step.ranking, spec.ranking):
                    if override is not None:
                        ranking = ranking.model_copy(update={name: getattr(override, name) for name in override.model_fields_set})
                found.append(Showing(cards, spec.among, ranking))
    return tuple(found)


class Bot:
    """A bot that is in where it thinks that it wins more often than not.

    How good a hand is, is the part of all hands an opponent may hold that it beats, by the ranking of the showdown ahead. Ties
    are broken by the bot's own stream, so that it is sometimes in and sometimes out whatever the ranking, even one by which
    all hands are equal. With m opponents of the same mind, each out below the strength t, all are out with chance t**m; it is in
    above the t for which that is 0.4 when the pot is small, and up to 0.6 when it is large. So nobody is in for ever, and nobody
    always.

    Args:
        game: the rules.
        seed: the session's seed.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self._seed = seed
        self._ante = game.ruleset.ante
        self._deck = tuple(game.rules().deck())
        # where only those in declare again, the others are no opponents any more
        self._narrows = any([isinstance(step, DeclareStep) and step.who == "in" for step in every_step(game.steps)])
        rankers: dict[Ranking, Ranker] = {}
        self._showings = [(show, rankers.setdefault(show.ranking, Ranker(show.ranking))) for show in showings(game)]
        if not self._showings:
            self._showings = [(Showing(0, (), game.ruleset.ranking), Ranker(game.ruleset.ranking))]
        self._kept: dict[tuple[int, tuple[Card, ...], tuple[Card, ...]], tuple[int, int, int]] = {}

    def __call__(self, request: Request) -> Answer:
        """The bot's answer: one that the request allows."""
        if isinstance(request, Pick):
            return self._pick(request)
        return self._choose(request)

    # Choosing

    def _choose(self, request: Choose) -> str:
        choices, view = request.choices, request.view
        ways = [choice for choice in choices if choice != OUT]
        strengths = {way: self._way(way, view) for way in ways}
        way = max(ways, key=lambda way: strengths[way])
        if OUT in choices:
            return way if self._dares(strengths[way], view) else OUT
        if len(set(strengths.values())) > 1:
            return way
        # words that mean nothing to a bot, boldest first: raise, call, fold; the better the hand, the bolder
        return ways[min(int((1 - strengths[way]) * len(ways)), len(ways) - 1)]

    def _dares(self, strength: float, view: View) -> bool:
        public = view.public
        said = dict(public.said)
        still = public.ins if self._narrows and view.seat in public.ins else public.playing
        others = [seat for seat in still if seat != view.seat]
        known = sum(1 for seat in others if said.get(seat, OUT) != OUT)
        open_ = sum(1 for seat in others if seat not in said)
        houses = sum(1 for name, cards in public.hands if isinstance(name, str) and name not in _NO_RIVALS and cards)
        pot, antes = float(public.pot), 20 * float(self._ante) or 20.0
        needed = 0.4 + 0.2 * pot / (pot + antes)
        least = needed ** (1 / max(len(others), 1))
        over_those_in = max(0.0, (strength - least) / (1 - least))
        return bool(over_those_in**known * strength ** (open_ + houses) >= needed)

    def _way(self, way: str, view: View) -> float:
        """How strong the hand is in the contests that a declaration takes part in, the worst of them."""
        size = len(view.cards) + len(_board(view.public))
        ahead = [index for index, (show, _) in enumerate(self._showings) if show.cards >= size]
        first = ahead[0] if ahead else len(self._showings) - 1
        named = [index for index in range(first, len(self._showings)) if way in self._showings[index][0].among]
        return min(self.strength(view, index) for index in named or [first])

    def strength(self, view: View, showing: int = 0) -> float:
        """The part of opponents' hands that the hand beats, from 0 to 1, ties broken at random.

        Args:
            view: what the seat can see.
            showing: the number of the contest, from 0 over all showdowns.
        """
        chance = self._chance(view)
        mine, board = tuple(sorted(view.cards)), tuple(sorted(_board(view.public)))
        if not mine:
            return chance
        key = (showing, mine, board)
        counts = self._kept.get(key)
        if counts is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            counts = self._kept[key] = self._compare(self._showings[showing][1], mine, board)
        beaten, tied, total = counts
        return (beaten + chance * tied) / total

    def _compare(self, ranker: Ranker, mine: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[int, int, int]:
        value = ranker.value(mine + board)
        values = [ranker.value(hand + board) for hand in self._hands(mine, board)]
        beaten = sum(1 for other in values if other < value)
        tied = sum(1 for other in values if other == value)
        return (beaten, tied, len(values)) if values else (0, 1, 1)

    def _hands(self, mine: tuple[Card, ...], board: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        """The hands that an opponent may hold: all of them, or where there are very many the same sample every time."""
        rest = [card for card in self._deck if card not in mine and card not in board]
        size = len(mine)
        if comb(len(rest), size) <= _EXACT:
            yield from combinations(rest, size)
        elif len(rest) >= size:
            for number in range(_SAMPLE):
                yield tuple(Deck(rest, number, "bot").draw(size))

    def _chance(self, view: View) -> float:
        """A number from 0 to 1 that this seat draws in this round."""
        text = b"guts-bot/1|%d|%d|%d" % (self._seed, view.public.round, view.seat)
        return int.from_bytes(blake2b(text, digest_size=6).digest(), "little") / 2**48

    # Picking

    def _pick(self, request: Pick) -> tuple[Card, ...]:
        """Cards to part with: the weakest, as many as are no use, and as few or as many as must be."""
        index = next((at for at, (show, _) in enumerate(self._showings) if show.cards >= len(request.view.cards)), -1)
        ranker = self._showings[index][1]
        offered = next((cards[0] for name, cards in request.public.hands if name == OFFER and cards), None)
        if offered is not None and request.kind == "swap":
            return _swap(request.cards, offered, ranker)
        kept = list(request.cards)
        weakest: list[Card] = []
        while kept and len(weakest) < request.most:
            card = max(kept, key=lambda card: (_worth([other for other in kept if other != card], ranker), -card))
            kept.remove(card)
            weakest.append(card)
        spare = _spare(request.cards, ranker)
        return tuple(weakest[: min(max(spare, request.least), request.most)])


def _board(public: Public) -> tuple[Card, ...]:
    return tuple([card for name, cards in public.hands if name == BOARD for card in cards if card is not None])


def _worth(cards: Sequence[Card], ranker: Ranker) -> int:
    return ranker.value(cards) if cards else 0


def _swap(cards: Sequence[Card], offered: Card, ranker: Ranker) -> tuple[Card, ...]:
    """The card to give for one that is offered; none where no exchange makes the hand better."""
    worth = {card: _worth([offered, *[other for other in cards if other != card]], ranker) for card in cards}
    best = max(cards, key=lambda card: worth[card])
    return (best,) if worth[best] > _worth(cards, ranker) else ()


def _spare(cards: Sequence[Card], ranker: Ranker) -> int:
    """How many cards are no use: those beside the sets, or beside the best card; for low, high cards and sets."""
    wild = ranker.ranking.wild_cards()
    ranks = [card.rank for card in cards if card.rank and card not in wild]
    if not ranks:
        return 0
    if ranker.ranking.low:
        top = 14 if ranker.ranking.aces == "low" else 8
        return len(ranks) - len({rank for rank in ranks if rank <= 8 or rank == top})
    if ranker.name(ranker.value(cards)).category in _WHOLE:
        return 0
    paired = sum(1 for rank in ranks if ranks.count(rank) > 1)
    return len(ranks) - (paired or 1)
