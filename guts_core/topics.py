"""The questions that groups argue about, as far as the core can answer them: how to ask a ruleset, and what an answer changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, Literal, TypeAlias

from guts_core.chips import Chips, read_chips
from guts_core.game import Game
from guts_core.ranking import CATEGORIES, Category, Ranking
from guts_core.ruleset import MOST_SEATS, Ruleset
from guts_core.source import KeyPath
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step, every_step
from guts_core.toml_text import amount_text

Kind: TypeAlias = Literal["word", "amount", "whole", "seats", "ranks", "text"]
"""What an answer is: one of several words, an amount of chips, a whole number, numbers of seats, ranks of cards, any text."""

EXACT: Final = "exact"
NONE: Final = "none"
USUAL_CAP: Final = 20
_LEAST: Final = Fraction(1, 10**6)
_MOST_WHOLE: Final = 10_000
_LONGEST: Final = 200

_HAND_SIZES: Final = {"two": 2, "three": 3, "five": 5}
_STANDARD: Final[Mapping[int, tuple[Category, ...]]] = {
    2: ("pair", "high card"),
    3: ("trips", "straight flush", "straight", "flush", "pair", "high card"),
    5: CATEGORIES,  # five of a kind, too: cards may be wild
}
_ORDERS: Final[Mapping[str, tuple[Category, ...]]] = {
    "trips-straight": _STANDARD[3],
    "trips-flush": ("trips", "straight flush", "flush", "straight", "pair", "high card"),
    "straight-flush-straight": ("straight flush", "trips", "straight", "flush", "pair", "high card"),
    "straight-flush-flush": ("straight flush", "trips", "flush", "straight", "pair", "high card"),
    "sets-only": ("trips", "pair", "high card"),
}


@dataclass
class Draft:
    """A ruleset file that is being written: what it says beyond its base.

    Attributes:
        base: the base.
        keys: the file's keys, but `steps`, `ranking` and `plugins`.
        ranking: keys of its table `ranking`.
        plugins: its table `plugins`; False removes one of the base's.
        steps: the steps of a round; not written while they are the base's.
    """

    base: Ruleset
    keys: dict[str, Any] = field(default_factory=dict)
    ranking: dict[str, Any] = field(default_factory=dict)
    plugins: dict[str, dict[str, Any] | Literal[False]] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()

    def __post_init__(self) -> None:
        self.steps = self.steps or self.base.steps

    def data(self) -> dict[str, Any]:
        """The file as plain data."""
        data = dict(self.keys)
        if self.steps != self.base.steps:
            data["steps"] = [_short(step) for step in self.steps]
        if self.ranking:
            data["ranking"] = self.ranking
        if self.plugins:
            data["plugins"] = self.plugins
        return data


def _short(step: Step) -> dict[str, Any]:
    """One of the plain steps of `_plain_round`, without what is usual."""
    fields = type(step).model_fields
    kept = {name: getattr(step, name) for name, spec in fields.items() if getattr(step, name) != spec.default}
    return {"do": step.kind(), **kept}


@dataclass(frozen=True, slots=True)
class Topic:
    """A question. Its texts are the messages `new-topic-<id>` and `new-topic-<id>-help`.

    Attributes:
        id: its name.
        read: the answer that a game gives; "" for one that cannot be said in a word.
        write: puts an answer into a draft, and says which key now gives it; None where an answer changes nothing.
        words: the answers, of a question of kind `word`; of another kind, words that may be said instead of a value.
        kind: what an answer is.
        applies: whether the question is asked about a game.
        always: whether the answer is written also where it is the base's.
        least: the smallest amount or number.
        unsaid: the words that cannot be said over a base.
    """

    id: str
    read: Callable[[Game], str]
    write: Callable[[Draft, str], KeyPath] | None = None
    words: tuple[str, ...] = ()
    kind: Kind = "word"
    applies: Callable[[Game], bool] = lambda game: True
    always: bool = False
    least: Chips = 0
    unsaid: Callable[[Ruleset], tuple[str, ...]] = lambda base: ()


def understood(kind: Kind, text: str, least: Chips = 0) -> str | None:
    """An answer that is no word, in the one form in which it is kept; None if it makes no sense."""
    text = text.strip()
    if kind == "amount":
        try:
            amount = read_chips(text)
        except ValueError:
            return None
        return amount_text(Fraction(amount)).strip('"') if amount >= least else None
    if kind == "whole":
        number = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(_MOST_WHOLE)) else 0
        return str(number) if max(1, least) <= number <= _MOST_WHOLE else None
    if kind == "seats":
        parts = [part.strip() for part in text.split("-")]
        if not 1 <= len(parts) <= 2 or not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
            return None
        low, high = int(parts[0]), int(parts[-1])
        return f"{low}-{high}" if 2 <= low <= high <= MOST_SEATS else None
    if kind == "ranks":
        ranks = text.upper().replace(",", " ").replace("T", "10").split()
        known = {*map(str, range(2, 11)), *"JQKA"}
        return " ".join(dict.fromkeys(ranks)) if ranks and known.issuperset(ranks) else None
    return text if text and text.isprintable() and len(text) <= _LONGEST else None


# What the core's questions ask a game and change in a draft


def _plain_round(game: Game) -> bool:
    """Whether a round is the usual one: all antes, one deal to everybody, one declaration, one showdown by one ranking."""
    kinds = [type(step) for step in game.ruleset.steps]
    if kinds != [AnteStep, DealStep, DeclareStep, ShowdownStep, SettleStep]:
        return False
    usual = (AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep())
    free = {"cards", "who", "do"}
    return all(
        getattr(step, name) == getattr(like, name)
        for step, like in zip(game.ruleset.steps, usual, strict=True)
        for name in type(step).model_fields
        if name not in free
    )


def _compared(game: Game) -> int:
    """How many cards a seat that stays has at the end."""
    return sum(step.cards for step in every_step(game.steps) if isinstance(step, DealStep) and step.to in ("everyone", "in"))


def _ranking(game: Game) -> Ranking:
    """The ranking of the first showdown, as plugins have arranged it."""
    for step in every_step(game.steps):
        if isinstance(step, ShowdownStep):
            return next(step.rankings(game.ruleset.ranking))[1]
    return game.ruleset.ranking


def _three_cards(game: Game) -> bool:
    return _plain_round(game) and _compared(game) == 3


def _straights(game: Game) -> bool:
    return _plain_round(game) and "straight" in _ranking(game).categories


def _read_cards(game: Game) -> str:
    dealt = [step.cards for step in game.ruleset.steps if isinstance(step, DealStep)]
    return next((word for word, cards in _HAND_SIZES.items() if [cards] == dealt), "")


def _write_cards(draft: Draft, word: str) -> KeyPath:
    cards = _HAND_SIZES[word]
    draft.steps = tuple(step.model_copy(update={"cards": cards}) if isinstance(step, DealStep) else step for step in draft.steps)
    draft.ranking["categories"] = list(_STANDARD[cards])
    return ("steps",)


def _read_order(game: Game) -> str:
    categories = _ranking(game).categories
    return next((word for word, order in _ORDERS.items() if order == categories), "")


def _write_order(draft: Draft, word: str) -> KeyPath:
    draft.ranking["categories"] = list(_ORDERS[word])
    return ("ranking", "categories")


def _write_low_ace(draft: Draft, word: str) -> KeyPath:
    draft.ranking["low_ace"] = word == "yes"
    return ("ranking", "low_ace")


def _write_wild(draft: Draft, word: str) -> KeyPath:
    draft.ranking["wild"] = [] if word == NONE else word.split()
    return ("ranking", "wild")


def _read_antes(game: Game) -> str:
    who = next((step.who for step in game.ruleset.steps if isinstance(step, AnteStep)), "")
    return {"due": "new-pot", "everyone": "every-round"}.get(who, "")


def _write_antes(draft: Draft, word: str) -> KeyPath:
    who = "everyone" if word == "every-round" else "due"
    draft.steps = tuple(step.model_copy(update={"who": who}) if isinstance(step, AnteStep) else step for step in draft.steps)
    return ("steps",)


def _write_limit(draft: Draft, word: str) -> KeyPath:
    cap = draft.base.cap if draft.base.cap is not False else USUAL_CAP
    draft.keys["cap"] = False if word == NONE else cap
    return ("cap",)


def _write_seats(draft: Draft, word: str) -> KeyPath:
    low, _, high = word.partition("-")
    draft.keys["seats"] = {"min": int(low), "max": int(high)}
    return ("seats",)


def _write_chip(draft: Draft, word: str) -> KeyPath:
    draft.keys["chip"] = read_chips(word)
    return ("chip",)


def _amount(key: str) -> Callable[[Draft, str], KeyPath]:
    def write(draft: Draft, word: str) -> KeyPath:
        draft.keys[key] = read_chips(word)
        return (key,)

    return write


def _write_cycles(draft: Draft, word: str) -> KeyPath:
    draft.keys["cycles"] = int(word)
    return ("cycles",)


def _write_title(draft: Draft, word: str) -> KeyPath:
    draft.keys["title"] = word
    return ("title",)


def _chips(amount: Chips | Literal[False] | None, instead: str = NONE) -> str:
    return instead if amount is None or amount is False else amount_text(Fraction(amount)).strip('"')


def _always(word: str) -> Callable[[Game], str]:
    return lambda game: word


TOPICS: Final = (
    Topic("title", lambda game: game.ruleset.title, _write_title, kind="text", always=True),
    Topic("cards", _read_cards, _write_cards, tuple(_HAND_SIZES), applies=_plain_round),
    Topic("ranking", _read_order, _write_order, tuple(_ORDERS), applies=_three_cards, always=True),
    Topic("low-ace", lambda game: "yes" if _ranking(game).low_ace else "no", _write_low_ace, ("yes", "no"), applies=_straights),
    Topic("wild", lambda game: " ".join(_ranking(game).wild) or NONE, _write_wild, (NONE,), "ranks", _plain_round),
    Topic("exchange", _always(NONE), words=(NONE,)),
    Topic("passing", _always(NONE), words=(NONE,)),
    Topic("declaration", _always("at-once"), words=("at-once",)),
    Topic("first-round", _always("free"), words=("free",)),
    Topic("ghost", _always(NONE), words=(NONE,)),
    Topic("nobody-in", _always("stays"), words=("stays",)),
    Topic("ties", _always("share"), words=("share",)),
    Topic("losers", _always("all"), words=("all",)),
    Topic("debt", _always("owes"), words=("owes",)),
    Topic("antes", _read_antes, _write_antes, ("new-pot", "every-round"), applies=_plain_round),
    Topic("ante", lambda game: _chips(game.ruleset.ante), _amount("ante"), kind="amount", always=True),
    Topic("limit", lambda game: NONE if game.ruleset.cap is False else "cap", _write_limit, ("cap", NONE)),
    Topic(
        "cap",
        lambda game: _chips(game.ruleset.cap),
        _amount("cap"),
        kind="amount",
        applies=lambda game: game.ruleset.cap is not False,
        always=True,
        least=_LEAST,
    ),
    Topic("winnings", _always("pot"), words=("pot",)),
    Topic("matched", _always("old-pot"), words=("old-pot",)),
    Topic("reserve", _always("refills"), words=("refills",), applies=lambda game: game.ruleset.cap is not False),
    Topic(
        "chip",
        lambda game: _chips(game.ruleset.chip, EXACT),
        _write_chip,
        (EXACT,),
        "amount",
        least=_LEAST,
        unsaid=lambda base: (EXACT,) if base.chip is not None else (),  # TOML has no word for nothing
    ),
    Topic("odd-chips", _always("left"), words=("left",), applies=lambda game: game.ruleset.chip is not None),
    Topic("seats", lambda game: f"{game.ruleset.seats.min}-{game.max_seats}", _write_seats, kind="seats", always=True),
    Topic("cycles", lambda game: str(game.ruleset.cycles), _write_cycles, kind="whole", always=True),
    Topic("ending", _always("cycles"), words=("cycles",)),
)
"""The questions in the order in which they are asked. One with a single answer is asked where a plugin has another one."""
