"""Questions about house rules, the answers offered, and those given."""

from __future__ import annotations

from typing import Any, NamedTuple

from guts_core.chips import Chips
from guts_core.loader import Loaded
from guts_core.problems import Problem
from guts_core.source import KeyPath
from guts_core.topics import Kind, understood
from guts_core.variant import HouseRule


class Offer(NamedTuple):
    """An answer that may be chosen.

    Attributes:
        id: the word for it.
        plugin: the plugin that it means; "" for one of the core's.
        answer: what it sets in the plugin.
    """

    id: str
    plugin: str = ""
    answer: HouseRule | None = None

    @property
    def over(self) -> str:
        """The core's answer that it is, or adds to; "" for the first."""
        return self.answer.over if self.answer is not None else self.id


class Question(NamedTuple):
    """A question as it is asked about a game.

    Attributes:
        id: its name.
        kind: what an answer is.
        offers: the answers, or the words that may be said instead of a value.
        plugin: whose question it is; "" for the core's.
        topic: its name without the plugin's, as texts have it.
        now: the answer that holds so far; "" for one that cannot be said in a word.
        least: the smallest amount or number.
    """

    id: str
    kind: Kind
    offers: tuple[Offer, ...]
    plugin: str = ""
    topic: str = ""
    now: str = ""
    least: Chips = 0

    def understood(self, text: str) -> str | None:
        """What an answer means: a word, its beginning, its number in the list, or a value; None if nothing."""
        said = text.strip().casefold().replace("_", "-").replace(" ", "-")
        words = [offer.id for offer in self.offers]
        if said in words:
            return said
        if self.kind != "word":
            return understood(self.kind, text, self.least)
        if said.isascii() and said.isdigit() and len(said) < 3:
            return words[int(said) - 1] if 1 <= int(said) <= len(words) else None
        begun = [word for word in words if said and word.startswith(said)]
        return begun[0] if len(begun) == 1 else None


class Given(NamedTuple):
    """A question with the answer that holds.

    Attributes:
        question: the question.
        word: the answer; "" where all stays as it is in the base.
        path: the key that gives it; None where that is the base.
    """

    question: Question
    word: str
    path: KeyPath | None


class Built(NamedTuple):
    """What answers make.

    Attributes:
        given: every question that applies, in order, with its answer.
        data: the file as plain data.
        loaded: the rules; None if they are refused.
        problems: errors, warnings and notes about them.
    """

    given: tuple[Given, ...]
    data: dict[str, Any]
    loaded: Loaded | None
    problems: tuple[Problem, ...]
