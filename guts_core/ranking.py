"""Hand ranking as data: the table `[ranking]` of a ruleset, checked and normalised. `hands` compiles it into an evaluator."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, field_validator, model_validator
from pydantic_core import PydanticCustomError, PydanticKnownError

from guts_core.cards import DECK, MAX_JOKERS, RANKS, SUIT_SIGNS, SUITS, Card, CardError

Category: TypeAlias = Literal[
    "five of a kind",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "trips",
    "two pair",
    "pair",
    "high card",
]
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)

_Text: TypeAlias = Annotated[StrictStr, Field(max_length=20)]

_SUIT_NAMES: Final = {
    name: suit
    for suit, sign, word in zip(SUITS, SUIT_SIGNS, ("clubs", "diamonds", "hearts", "spades"), strict=True)
    for name in (suit, sign, word)
}


class Ranking(BaseModel):
    """Which hands beat which. Suits never decide between hands.

    The default ranks two cards: a pair beats no pair, then the higher cards.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    categories: tuple[Category, ...] = Field(
        default=("pair", "high card"),
        min_length=1,
        description="The categories that count, best first. A hand ranks in the first one that it fits. One that fits none ranks "
        'below them all, by its cards: "high card" stands last whether it is written or not.',
    )
    low_ace: StrictBool = Field(
        default=True,
        description="A-2-3 is the lowest straight; false: the ace never stands below the two in a straight.",
    )
    best: StrictInt | None = Field(
        default=None,
        ge=1,
        le=7,
        description="How many cards make the hand: the best ones of more; of fewer, straights and flushes do not count. "
        "Straights and flushes are this long. Left out: all the cards of a hand, at most five, and straights and flushes count "
        "where there are cards enough for every set that is listed (trips: three, two pair: four, full house: five).",
    )
    wild: tuple[_Text, ...] = Field(
        default=(),
        max_length=52 + MAX_JOKERS,
        description='Wild cards: ranks ("2", "10"), suits ("spades"), cards ("Js"). Jokers are always wild.',
    )
    low: StrictBool = Field(
        default=False,
        description="The lowest hand wins, and of more than `best` cards the lowest make the hand.",
    )
    aces: Literal["high", "low"] = Field(
        default="high",
        description='"low": the ace ranks below the two everywhere, and no longer above the king.',
    )
    top: tuple[_Text, ...] = Field(
        default=(),
        max_length=20,
        description='Hands that beat all others, best first, by the ranks printed on their cards: "3-2". With `low` they lose to '
        "all others. Wild cards do not stand in for them.",
    )

    @property
    def order(self) -> tuple[Category, ...]:
        """The categories, best first, ending with "high card" whether it was written or not."""
        return self.categories if self.categories[-1] == "high card" else (*self.categories, "high card")

    def wild_cards(self) -> frozenset[Card]:
        """The cards that `wild` names; "joker" names every joker."""
        return frozenset(card for text in self.wild for card in _cards_named(text))

    def top_hands(self) -> tuple[tuple[int, ...], ...]:
        """The ranks (2 to 14) of each hand of `top`, highest first."""
        return tuple(tuple(sorted((RANKS.index(rank) + 2 for rank in text.split("-")), reverse=True)) for text in self.top)

    @field_validator("categories", "wild", "top", mode="before")
    @classmethod
    def _ordered(cls, value: object) -> object:
        # Pydantic would take a set as well, in whatever order it comes.
        if not isinstance(value, list | tuple):
            raise PydanticKnownError("tuple_type")
        return value

    @field_validator("categories")
    @classmethod
    def _check_categories(cls, value: tuple[Category, ...]) -> tuple[Category, ...]:
        for place, category in enumerate(value):
            if category in value[:place]:
                raise PydanticCustomError("ranking-category-twice", "'{text}' is listed twice", {"text": category})
        if "high card" in value[:-1]:
            raise PydanticCustomError("ranking-high-card-not-last", "'high card' fits every hand: what follows never counts")
        return value

    @field_validator("wild")
    @classmethod
    def _check_wild(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        known: list[str] = []
        for text in value:
            name = _wild_name(text)
            if name is None:
                raise PydanticCustomError("ranking-wild-unknown", "'{text}' is no rank, suit, card or \"joker\"", {"text": text})
            if name in known:
                raise PydanticCustomError("ranking-wild-twice", "'{text}' is named twice", {"text": text})
            known.append(name)
        return tuple(known)

    @field_validator("top")
    @classmethod
    def _check_top(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        known: list[str] = []
        seen: list[list[str]] = []
        for text in value:
            ranks = [_rank_name(part) for part in text.split("-")]
            named = [rank for rank in ranks if rank is not None]
            if len(named) < len(ranks):
                raise PydanticCustomError("ranking-top-unknown", "'{text}' is no list of ranks like 3-2", {"text": text})
            if any(named.count(rank) > 4 for rank in named):
                raise PydanticCustomError("ranking-top-impossible", "'{text}' has more than four cards of a rank", {"text": text})
            if sorted(named) in seen:
                raise PydanticCustomError("ranking-top-twice", "'{text}' is listed twice", {"text": text})
            seen.append(sorted(named))
            known.append("-".join(named))
        return tuple(known)

    @model_validator(mode="after")
    def _check_top_size(self) -> Ranking:
        size = 5 if self.best is None else self.best
        for text, ranks in zip(self.top, self.top_hands(), strict=True):
            if len(ranks) > size:
                context = {"text": text, "cards": len(ranks), "best": size}
                raise PydanticCustomError("ranking-top-size", "'{text}' has {cards} cards, a hand at most {best}", context)
        return self


def _rank_name(text: str) -> str | None:
    """`10` and `t` are `T`; None if it is no rank."""
    name = "T" if text.strip() == "10" else text.strip().upper()
    return name if len(name) == 1 and name in RANKS else None


def _wild_name(text: str) -> str | None:
    """The one spelling of a wild card: `T`, `s`, `Js`, `joker`; None if it is none."""
    word = text.strip().lower()
    if word in ("joker", "jokers"):
        return "joker"
    name = _rank_name(word) or _SUIT_NAMES.get(word)
    if name is not None:
        return name
    try:
        return str(Card.parse(text))
    except CardError:
        return None


def _cards_named(name: str) -> tuple[Card, ...]:
    if name == "joker":
        return tuple(Card(52 + number) for number in range(MAX_JOKERS))
    if name in RANKS:
        return tuple(card for card in DECK if RANKS[card.rank - 2] == name)
    if name in SUITS:
        return tuple(card for card in DECK if SUITS[card.suit] == name)
    return (Card.parse(name),)
