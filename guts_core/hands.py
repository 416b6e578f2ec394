"""Hands compared: a `Ranking` compiled into an evaluator, and the names of hands.

**Definition.** A ranking makes a hand out of m cards: `best` of them, or all where there are fewer, or all but at most five where
`best` is not given. The value of the cards that a seat holds is the best (with `low`, the lowest) over every choice of m of them
and, for each choice, over everything that its wild cards may stand for:

* m cards whose *printed* ranks are a hand of `top` are that hand, whatever is wild;
* else each wild card stands for a card of the 52 that the other m - 1 do not show or stand for (so there is no double-ace flush,
  and a wild card next to four aces is a king);
* only to make five of a kind, where that is listed, one card may be a fifth of its rank;
* the m cards rank in the first listed category that they fit. A category is fitted by *containing* it: three aces contain a pair
  of aces with an ace beside it, which is what they are where trips are not listed. Two pair and full house need two different
  ranks. Straights and flushes need m = `best`, or where `best` is not given an m large enough for every set that is listed (two
  cards do not make a straight where trips are listed), and two cards at least;
* within a category the ranks that make it decide, then the other cards from the highest down. Suits never do.

A hand of fewer cards lacks its last cards: of two hands that are equal so far, the one with no further card is the lower.

**How it is computed.** Everything but flushes depends on ranks alone, so it is looked up by the *counts* of ranks and of wild
cards, packed into one integer, the sum of one key a card. Suits are counted in the same sum. What was not seen before is worked
out once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, Literal, NamedTuple, TypeAlias

from guts_core.cards import MAX_JOKERS, RANKS, Card
from guts_core.messages import Messages
from guts_core.ranking import Category, Ranking

HandCategory: TypeAlias = Category | Literal["top"]

_SETS: Final[dict[str, tuple[int, ...]]] = {
    "five of a kind": (5,),
    "four of a kind": (4,),
    "full house": (3, 2),
    "trips": (3,),
    "two pair": (2, 2),
    "pair": (2,),
    "high card": (),
}

# A value is the category's number, then seven ranks of four bits, 0 where there is none.
_PLACES: Final = 7
_CATEGORY: Final = 4 * _PLACES

# A card's key: 13 counts of three bits (ranks), six bits (wild cards), four counts of six bits (suits), 13 of three bits (printed
# ranks, only where `top` needs them). The counts of suits get an offset that carries into their top bit when there are enough.
_WILD_AT: Final = 39
_SUITS_AT: Final = 45
_PRINTED_AT: Final = 69
_RANKS_MASK: Final = (1 << _SUITS_AT) - 1
_SUIT_BITS: Final = sum(32 << (_SUITS_AT + 6 * suit) for suit in range(4))
_SUIT_ONES: Final = _SUIT_BITS >> 5
_NO_CARDS: Final[frozenset[Card]] = frozenset()

# Seven cards have 49,205 different counts of ranks; longer hands must not fill the memory.
_MOST_SEEN: Final = 200_000


class HandName(NamedTuple):
    """What a hand is: its category and the ranks (2 to 14) that decide, in the order in which they do.

    A full house is (trips, pair), a pair (pair, the other cards), a straight its highest rank, a `top` hand its ranks as listed.
    """

    category: HandCategory
    ranks: tuple[int, ...]


@lru_cache(maxsize=16)
def ranker(ranking: Ranking) -> Ranker:
    """The ranker of a ranking: one for all tables that play by it at the same time, for its tables take a while to build."""
    return Ranker(ranking)


class Ranker:
    """Compares hands by a ranking. Build one for a ranking and keep it: what it has worked out stays with it.

    Args:
        ranking: which hands beat which.
    """

    def __init__(self, ranking: Ranking) -> None:
        self.ranking: Final = ranking
        self._order = ranking.order
        self._lowest = 1 if ranking.aces == "low" else 2
        self._low = ranking.low
        self._tops = ranking.top_hands()
        self._top_keys = [(len(ranks), [(3 * (rank - 2), ranks.count(rank)) for rank in set(ranks)]) for ranks in self._tops]
        # One more than the highest category: a low hand is counted down from here.
        self._ceiling = (len(self._order) + len(self._tops) + 1) << _CATEGORY
        sets = [sum(_SETS[category]) for category in self._order if category in _SETS]
        self._shortest_straight = max(2, *sets) if ranking.best is None else max(2, ranking.best)
        self._suits_count = "flush" in self._order or "straight flush" in self._order
        wild = ranking.wild_cards()
        self._keys = [self._key(Card(index), wild) for index in range(52 + MAX_JOKERS)]
        self._wild_keys = [self._key(Card(index), frozenset((Card(index),))) for index in range(52 + MAX_JOKERS)]
        self._by_ranks: dict[int, int] = {}
        self._by_suit: dict[tuple[int, int, int], int] = {}
        self._threes: dict[int, int] = {}
        self._windows = [self._straights(size) for size in range(_PLACES + 1)]

    def value(self, cards: Sequence[Card], wild: Collection[Card] = _NO_CARDS) -> int:
        """How good a hand is: the larger the better, with `low` too; equal values tie. Comparable between hands of any sizes.

        Args:
            cards: what the hand is made of, in any order, without repetition.
            wild: cards that are wild besides the ranking's own and the jokers, which always are.
        """
        if not wild:
            count = len(cards)
            if count == 2:
                first, second = cards
                return self._twos[first][second]
            if count == 3:
                first, second, third = cards
                keys = self._keys
                seen = self._threes.get(keys[first] + keys[second] + keys[third])
                if seen is not None:
                    return seen
        high = self._high(cards, wild)
        value = self._ceiling - high if self._low else high
        if not wild and len(cards) == 3 and (self.ranking.best is None or self.ranking.best >= 3):
            # All three make the hand, so that which card has which suit is of no interest: the key says it all.
            self._threes[sum(self._keys[card] for card in cards)] = value
        return value

    def name(self, value: int) -> HandName:
        """What a hand with this value is."""
        high = self._ceiling - value if self._low else value
        number = high >> _CATEGORY
        if number > len(self._order):
            return HandName("top", self._written_top(len(self._order) + len(self._tops) - number))
        places = (high >> shift & 15 for shift in range(_CATEGORY - 4, -1, -4))
        ranks = tuple(14 if rank == 1 else rank for rank in places if rank)
        return HandName(self._order[len(self._order) - number], ranks)

    def _written_top(self, index: int) -> tuple[int, ...]:
        return tuple(RANKS.index(rank) + 2 for rank in self.ranking.top[index].split("-"))

    def _key(self, card: Card, wild: Collection[Card]) -> int:
        printed = 1 << (_PRINTED_AT + 3 * (card.rank - 2)) if self._tops and card < 52 else 0
        if card >= 52 or card in wild:
            return printed + (1 << _WILD_AT)
        # A low ace is the lowest of the thirteen places.
        place = (card.rank - 1) % 13 if self._lowest == 1 else card.rank - 2
        suit = 1 << (_SUITS_AT + 6 * card.suit) if self._suits_count else 0
        return printed + suit + (1 << 3 * place)

    def _straights(self, size: int) -> list[tuple[int, int]]:
        """The straights of that many cards, highest first: the rank at the top, and the places as a bit mask."""
        if size < 2:
            return []
        run = (1 << size) - 1
        windows = [(start + size - 1 + self._lowest, run << start) for start in range(13 - size, -1, -1)]
        if self._lowest == 1:
            return windows if self.ranking.low_ace else windows[:-1]
        return [*windows, (size, run >> 1 | 1 << 12)] if self.ranking.low_ace else windows

    @cached_property
    def _twos(self) -> list[list[int]]:
        rows = [[0] * len(self._keys) for _ in self._keys]
        deck = [Card(index) for index in range(len(self._keys))]
        for first in deck:
            for second in deck[: first + 1]:
                high = self._high((first, second), _NO_CARDS)
                rows[first][second] = rows[second][first] = self._ceiling - high if self._low else high
        return rows

    def _high(self, cards: Sequence[Card], wild: Collection[Card]) -> int:
        """The value before it is turned round for `low`."""
        count = len(cards)
        best = self.ranking.best
        size = min(count, 5 if best is None else best)
        if wild:
            key = sum([self._wild_keys[card] if card in wild else self._keys[card] for card in cards])
        else:
            keys = self._keys
            key = 0
            for card in cards:
                key += keys[card]
        if self._tops:
            if self._low and count > size:
                return min(self._high(chosen, wild) for chosen in combinations(cards, size))
            top = self._top(key >> _PRINTED_AT, size)
            if top:
                return top
        ranks_key = key & _RANKS_MASK
        high = self._by_ranks.get(ranks_key)
        if high is None:
            high = self._unseen(ranks_key, size)
        if self._suits_count and size >= self._shortest_straight:
            wilds = ranks_key >> _WILD_AT
            # A wild card joins any suit; but one that wants to be low keeps out of a flush.
            needed = size if self._low else size - wilds
            if needed <= 0 or key + (32 - needed) * _SUIT_ONES & _SUIT_BITS:
                if self._low and count > size:
                    return min(self._high(chosen, wild) for chosen in combinations(cards, size))
                return max(high, self._suited(cards, wild, wilds, size))
        return high

    def _top(self, printed: int, size: int) -> int:
        for index, (length, counts) in enumerate(self._top_keys):
            if length == size and all(printed >> shift & 7 >= count for shift, count in counts):
                return (len(self._order) + len(self._tops) - index) << _CATEGORY
        return 0

    def _suited(self, cards: Sequence[Card], wild: Collection[Card], wilds: int, size: int) -> int:
        """The best flush or straight flush, 0 if there is none."""
        masks = [0, 0, 0, 0]
        for card in cards:
            key = self._keys[card]
            if not key >> _WILD_AT & 63 and card not in wild:
                masks[card.suit] |= 1 << ((card.rank - 1) % 13 if self._lowest == 1 else card.rank - 2)
        best = 0
        for mask in masks:
            if mask.bit_count() + wilds >= size:
                seen = self._by_suit.get((mask, wilds, size))
                if seen is None:
                    if len(self._by_suit) >= _MOST_SEEN:
                        self._by_suit.clear()
                    seen = self._by_suit[mask, wilds, size] = max(
                        self._flush(mask, wilds, size), self._straight("straight flush", mask, wilds, size)
                    )
                best = max(best, seen)
        return best

    def _flush(self, mask: int, wilds: int, size: int) -> int:
        if "flush" not in self._order:
            return 0
        ranks: list[int] = []
        for place in range(12, -1, -1):
            if len(ranks) == size:
                break
            if not mask >> place & 1:
                if not wilds:
                    continue
                wilds -= 1
            ranks.append(place + self._lowest)
        return self._value("flush", ranks) if len(ranks) == size else 0

    def _straight(self, category: Category, mask: int, wilds: int, size: int) -> int:
        if category in self._order:
            for top, window in self._windows[size]:
                if (window & ~mask).bit_count() <= wilds:
                    return self._value(category, [top])
        return 0

    def _value(self, category: Category, ranks: Sequence[int]) -> int:
        value = len(self._order) - self._order.index(category)
        for rank in ranks:
            value = value << 4 | rank
        return value << 4 * (_PLACES - len(ranks))

    def _unseen(self, key: int, size: int) -> int:
        """Work out the best (lowest) hand of `size` cards as far as ranks go, and remember it."""
        if len(self._by_ranks) >= _MOST_SEEN:
            self._by_ranks.clear()
        counts = [key >> 3 * place & 7 for place in range(13)]
        wilds = key >> _WILD_AT
        if not self._low:
            high = self._best(counts, wilds, size)
        elif not wilds and sum(counts) == size:
            high = self._best(counts, 0, size)
        else:
            seen = self._by_ranks.get
            high = min(seen(hand) or self._unseen(hand, size) for hand in _lowest(counts, wilds, size))
        self._by_ranks[key] = high
        return high

    def _best(self, counts: list[int], wilds: int, size: int) -> int:
        """The best `size` cards by ranks; the wild cards stand for what helps most."""
        for category in self._order:
            if category == "straight" and size >= self._shortest_straight:
                mask = sum(1 << place for place in range(13) if counts[place])
                value = self._straight(category, mask, wilds, size)
                if value:
                    return value
            elif category in _SETS:
                ranks = self._set(counts, wilds, size, _SETS[category])
                if ranks is not None:
                    return self._value(category, ranks)
        raise AssertionError("every hand is a high card")

    def _set(self, counts: list[int], wilds: int, size: int, pattern: tuple[int, ...]) -> list[int] | None:
        """The ranks of the best hand with groups of these sizes, and of what goes with them; None if there is none."""
        if sum(pattern) > size:
            return None
        left = list(counts)
        room = [4] * 13  # how many cards of a rank the deck can still show
        ranks: list[int] = []
        if not self._groups(left, wilds, pattern, room, ranks):
            return None
        wilds -= sum(pattern) - (sum(counts) - sum(left))
        wanted = size - sum(pattern)
        for place in range(12, -1, -1):
            real = min(left[place], wanted)
            # Naturals first: the wild cards may go higher up or be of use further down.
            stand_in = min(max(room[place] - real, 0), wilds, wanted - real)
            wilds -= stand_in
            wanted -= real + stand_in
            ranks += [place + self._lowest] * (real + stand_in)
        return ranks

    def _groups(self, left: list[int], wilds: int, pattern: tuple[int, ...], room: list[int], ranks: list[int]) -> bool:
        """Take the groups out of `left`, the best that can be had; False, with nothing taken, if they cannot."""
        if not pattern:
            return True
        group = pattern[0]
        for place in range(12, -1, -1):
            real = min(left[place], group)
            if place + self._lowest in ranks or group - real > wilds:
                continue
            left[place] -= real
            ranks.append(place + self._lowest)
            if self._groups(left, wilds - group + real, pattern[1:], room, ranks):
                room[place] -= group
                return True
            left[place] += real
            ranks.pop()
        return False


def _lowest(counts: list[int], wilds: int, size: int) -> Iterator[int]:
    """The keys of every choice of `size` cards that may be the lowest, with the wild cards turned into ranks.

    A wild card is never worse than another card, so as many as possible are used. Of the lowest `size` + 2 ranks at least three
    are not among the other cards, and at most two of these make a straight: so no wild card need be of any higher rank.
    """
    stand_ins = min(wilds, size)
    naturals = [place for place in range(13) for _ in range(counts[place])]
    for chosen in sorted(set(combinations(naturals, size - stand_ins))):
        for made in combinations_with_replacement(range(size + 2), stand_ins):
            if all(made.count(place) + chosen.count(place) <= 4 for place in made):
                yield sum([1 << 3 * place for place in chosen + made])


_TEXT_IDS: Final[dict[str, str]] = {
    "five of a kind": "hand-five-of-a-kind",
    "straight flush": "hand-straight-flush",
    "four of a kind": "hand-four-of-a-kind",
    "full house": "hand-full-house",
    "flush": "hand-flush",
    "straight": "hand-straight",
    "trips": "hand-trips",
    "two pair": "hand-two-pair",
    "pair": "hand-pair",
    "high card": "hand-high-card",
    "top": "hand-top",
}


def describe(name: HandName, messages: Messages) -> str:
    """A hand in words: `pair of queens`, `ace, king high`, `9-high straight`, `full house, kings over twos`.

    The cards beside a set are not named; they are in `HandName.ranks`.

    Args:
        name: from `Ranker.name`.
        messages: the texts of a language.
    """
    text_id = _TEXT_IDS[name.category]
    one = [messages.text(f"hand-rank-{rank}") for rank in name.ranks]
    if name.category == "top":
        return messages.text(text_id, hand="-".join(one))
    if name.category == "high card":
        if not one:
            return messages.text("hand-empty")
        listed = one[0]
        for rank in one[1:]:
            listed = messages.text("hand-rank-list", ranks=listed, rank=rank)
        return messages.text(text_id, ranks=listed)
    if name.category in ("straight", "flush", "straight flush"):
        return messages.text(text_id, rank=one[0])
    many = [messages.text(f"hand-ranks-{rank}") for rank in name.ranks[:2]]
    if name.category in ("full house", "two pair"):
        return messages.text(text_id, first=many[0], second=many[1])
    return messages.text(text_id, rank=many[0])
