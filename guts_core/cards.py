"""Cards and the deck: what a card is, how it is written, how cards are drawn.

A card is a small integer, so that it indexes a ranking table, costs nothing to copy and compares fast::

    index = 4 * (rank - 2) + suit      rank 2..14 (ace 14), suit 0..3 in the order c d h s
    52, 53, ... are jokers

The random order is specified, so that a seed means the same cards on every machine and in every version; see `Deck`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from operator import itemgetter
from typing import Final

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
SUIT_SIGNS: Final = "♣♦♥♠"
MAX_JOKERS: Final = 8

_SUIT_BY_SIGN: Final = {sign: suit for suit, pair in enumerate(zip("cdhs", "♣♦♥♠", "♧♢♡♤", strict=True)) for sign in pair}
_RANK_BY_SIGN: Final = {sign: rank for rank, sign in enumerate(RANKS, start=2)} | {"10": 10}
_CARD: Final = re.compile(r"(10|[2-9tjqka])([cdhs♣♦♥♠♧♢♡♤])\ufe0e?\ufe0f?|(x)([1-8])", re.IGNORECASE)


class CardError(ValueError):
    """A text that is not a card, or a card twice in one place.

    Attributes:
        code: stable code of the problem, the id of its text in the message files.
        text: the offending piece of text.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text!r}")
        self.code = code
        self.text = text


class Card(int):
    """One card. `Card.parse("Qs")` reads it, `str(card)` is `Qs`, `card.sign` is `Q♠`."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read one card: `Qs`, `Q♠`, `10h`, `Th`, any case; `X1` is the first joker.

        Raises:
            CardError: if the text is anything else.
        """
        match = _CARD.fullmatch(text.strip())
        if match is None:
            raise CardError("card-unknown", text)
        return _from_match(match)

    @property
    def rank(self) -> int:
        """2 to 14, ace high; 0 for a joker."""
        return self // 4 + 2 if self < 52 else 0

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades; -1 for a joker."""
        return self % 4 if self < 52 else -1

    @property
    def sign(self) -> str:
        """The card as it is shown to people: `10♥`."""
        if self >= 52:
            return f"★{self - 51}"
        letter = RANKS[self // 4]
        return ("10" if letter == "T" else letter) + SUIT_SIGNS[self % 4]

    def __str__(self) -> str:
        return f"X{self - 51}" if self >= 52 else RANKS[self // 4] + SUITS[self % 4]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


DECK: Final[tuple[Card, ...]] = tuple(Card(index) for index in range(52))
_ALL: Final[tuple[Card, ...]] = tuple(Card(index) for index in range(52 + MAX_JOKERS))


def _from_match(match: re.Match[str]) -> Card:
    if match[3]:
        return _ALL[51 + int(match[4])]
    return _ALL[4 * (_RANK_BY_SIGN[match[1].upper()] - 2) + _SUIT_BY_SIGN[match[2].lower()]]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read several cards, with or without space or commas between them: `AcKd` is `Ac Kd`.

    Raises:
        CardError: if a piece is not a card, or a card is named twice.
    """
    cards: list[Card] = []
    position, end = 0, len(text)
    while position < end:
        if text[position].isspace() or text[position] == ",":
            position += 1
            continue
        match = _CARD.match(text, position)
        if match is None:
            rest = re.match(r"[^\s,]{1,12}", text[position:])
            raise CardError("card-unknown", rest[0] if rest else text[position])
        card = _from_match(match)
        if card in cards:
            raise CardError("card-twice", match[0])
        cards.append(card)
        position = match.end()
    return tuple(cards)


def show(cards: Iterable[Card]) -> str:
    """Cards as people read them: `Q♠ Q♥`."""
    return " ".join(card.sign for card in cards)


def write(cards: Iterable[Card]) -> str:
    """Cards as files hold them: `Qs Qh`."""
    return " ".join(map(str, cards))


class OutOfCards(Exception):
    """The deck holds fewer cards than a step wants."""


# for each size of a deck: the number of the card that each byte means, and the bytes that mean none
_READINGS: Final = tuple(
    ((bytes(range(size)) * 256)[:256], bytes(range(256 - 256 % size, 256))) if size else (b"", b"")
    for size in range(52 + MAX_JOKERS + 1)
)


class Deck:
    """A shuffled deck from which cards are drawn one after another.

    The order is specified, so that a seed means the same cards everywhere; nothing depends on Python's `random`. The m cards of
    the deck are numbered from 0 in the order given. The bytes of `BLAKE2b(digest_size=64)` over the ASCII text
    `guts-deck/2|SEED|NAME|BLOCK`, BLOCK = 0, 1, 2, ..., are read one after another: a byte that is not below the largest multiple
    of m up to 256 is skipped, any other means the card with the number byte mod m, which is skipped if it has been drawn before.
    So every order is exactly as likely as every other, and cards that are never wanted are never shuffled.

    Args:
        cards: the cards to draw from, in a fixed order; at most 60.
        seed: any integer.
        name: the name of this shuffle within the game, e.g. `3` for round 3.
    """

    __slots__ = ("_blocks", "_bytes", "_cards", "_drawn", "_name", "_order", "_seed")

    def __init__(self, cards: Sequence[Card], seed: int, name: str) -> None:
        self._cards = cards
        self._seed = seed
        self._name = name
        self._blocks = 0
        self._bytes = b""
        self._drawn = 0
        # the numbers of the cards in the order in which they are drawn, as far as it is known
        self._order: list[int] = []

    @classmethod
    def stacked(cls, cards: Sequence[Card]) -> Deck:
        """A deck that is not shuffled: its cards are drawn in the order given."""
        deck = cls(cards, 0, "")
        deck._order = list(range(len(cards)))
        return deck

    def __len__(self) -> int:
        return len(self._cards) - self._drawn

    def draw(self, count: int) -> list[Card]:
        """The next cards.

        Raises:
            OutOfCards: if there are not that many; none is drawn then.
        """
        first = self._drawn
        last = first + count
        cards = self._cards
        if last > len(self._order):
            if last > len(cards):
                raise OutOfCards
            self._read(last)
        self._drawn = last
        # itemgetter takes many at once, but hands out a single one bare
        return list(itemgetter(*self._order[first:last])(cards)) if count > 1 else [cards[n] for n in self._order[first:last]]

    def _read(self, wanted: int) -> None:
        """Read blocks until the order of so many cards is known."""
        numbers, skipped = _READINGS[len(self._cards)]
        known = self._bytes
        # a little more than is wanted, for some will be there twice
        length = wanted + 4
        while True:
            while length > len(known):
                block = blake2b(f"guts-deck/2|{self._seed}|{self._name}|{self._blocks}".encode()).digest()
                known += block.translate(numbers, skipped)
                self._blocks += 1
            order = list(dict.fromkeys(known[:length]))
            if len(order) >= wanted:
                break
            length += length
        self._bytes = known
        self._order = order
