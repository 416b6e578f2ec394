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
from math import prod
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


_BLOCK: Final = 5
_BLOCKS: Final = tuple(prod(range(left, max(left - _BLOCK, 0), -1)) for left in range(52 + MAX_JOKERS + 1))


class OutOfCards(Exception):
    """The deck holds fewer cards than a step wants."""


def entropy(seed: int, name: str) -> int:
    """The randomness of one shuffle, see `Deck`."""
    return int.from_bytes(blake2b(b"guts-deck/1|%d|%s" % (seed, name.encode()), digest_size=48).digest(), "little")


class Deck:
    """A shuffled deck from which cards are drawn one after another.

    The order is a *partial* Fisher-Yates: a card is drawn when it is wanted, and what is never wanted is never shuffled.
    The entropy is one integer below 2**384, the little-endian value of `BLAKE2b(digest_size=48)` over the ASCII text
    `guts-deck/1|SEED|NAME`, where NAME tells the shuffles of a game apart. With m cards left, in the order they were put in:

        entropy, j = divmod(entropy, m);  draw the card at j;  the last card takes its place

    52 cards use up 226 bits, so the bias of any order is below 2**-150. Nothing depends on Python's `random`.

    Args:
        cards: the cards to draw from, in a fixed order.
        seed: any integer.
        name: the name of this shuffle within the game, e.g. `3` for round 3.
    """

    __slots__ = ("_cards", "_entropy")

    def __init__(self, cards: Sequence[Card], seed: int, name: str) -> None:
        self._cards = list(cards)
        self._entropy = entropy(seed, name)

    def __len__(self) -> int:
        return len(self._cards)

    def draw(self, count: int) -> list[Card]:
        """The next cards.

        Raises:
            OutOfCards: if there are not that many; none is drawn then.
        """
        cards = self._cards
        left = len(cards)
        end = left - count
        if end < 0:
            raise OutOfCards
        drawn: list[Card] = []
        while left > end:
            # several draws at a time: dividing the long number once by the product is the same as by one factor after another,
            # and what is left are short numbers
            stop = left - _BLOCK
            if stop < end:
                stop = left - 1
                self._entropy, rest = divmod(self._entropy, left)
            else:
                self._entropy, rest = divmod(self._entropy, _BLOCKS[left])
            while left > stop:
                index = rest % left
                rest //= left
                drawn.append(cards[index])
                left -= 1
                cards[index] = cards[left]
        del cards[end:]
        return drawn
