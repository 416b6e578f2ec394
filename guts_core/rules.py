"""The answers of one table: every question of `guts_core.hooks`, resolved once.

`Rules` has an attribute for each question. Where only the default answers, it is the default's method itself, so asking costs one
plain call. `quiet` names the questions to which the default would give its constant answer: a step need not ask them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from guts_core.cards import Card
from guts_core.chips import Chips
from guts_core.events import Effect, Event
from guts_core.ledger import Seat, Transfer

if TYPE_CHECKING:
    from guts_core.steps import AnteStep, DealStep, Step
    from guts_core.table import Contest, Name, Table


Settlement: TypeAlias = "Callable[[Table, Contest], tuple[tuple[Seat, ...], list[Transfer]]]"
"""The losers of a contest, and the movements that settle it; its winners are entered."""


class RuleFailure(Exception):
    """A plugin did what it must not; the round cannot go on, and nothing of its answer was carried out.

    Attributes:
        code: `rule-raised`, `rule-none`, `rule-type`, `rule-yield`, `rule-refused` (by the ledger), `step-raised`, `step-asks`
            (what nobody can answer), `deck-short`, `chips-changed`, `listener-raised` or `endless`.
        plugin: the plugin at fault.
        rule: the question or the kind of step.
        detail: what exactly.
        round: the round in which it happened, filled in by the session; 0 before the first.
        step: the step that was being carried out, if one was.
    """

    round: int = 0
    step: Step | None = None

    def __init__(self, code: str, plugin: str, rule: str, detail: str = "") -> None:
        super().__init__(f"{code}: plugin {plugin!r}, {rule}: {detail}")
        self.code = code
        self.plugin = plugin
        self.rule = rule
        self.detail = detail


def say_raised(error: BaseException) -> str:
    """What a plugin has raised, in a line; a message that cannot be written is left out."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return type(error).__name__


class Rules:
    """Callables, one for each question; signatures and meaning as in `guts_core.hooks`.

    Attributes:
        quiet: questions that need not be asked, for only the default answers, and always the same.
        untouched: questions that only the default answers.
        plain_values: whether only the default says which cards make a hand, which are wild, and what it is worth.
        cap: the default's cap, where only the default says what flows over and back; else None, as for no cap.
        settlement: the default's winners, losers, award and payments at once, where only the default answers these; else None.
        authors: for each question that a plugin answers or wraps, the plugin that shaped the latest answer.
        listeners: who hears events.
    """

    __slots__ = (
        "also",
        "ante",
        "ask_again",
        "authors",
        "award",
        "best",
        "cap",
        "cards_of",
        "choices",
        "contenders",
        "cycle_over",
        "deck",
        "game_over",
        "house",
        "house_cards",
        "keep",
        "leftover",
        "listeners",
        "losers",
        "nobody_in",
        "order",
        "overflow",
        "owes",
        "payments",
        "pays",
        "plain_values",
        "playing",
        "quiet",
        "refill",
        "settlement",
        "split",
        "stake",
        "untouched",
        "value",
        "wild",
        "winners",
    )

    deck: Callable[[], tuple[Card, ...]]
    playing: Callable[[Table], tuple[Seat, ...]]
    ante: Callable[[Table, AnteStep], Mapping[Seat, Chips]]
    house_cards: Callable[[Table, DealStep], Mapping[str, int]]
    order: Callable[[Table, tuple[Seat, ...]], Sequence[tuple[Seat, ...]]]
    choices: Callable[[Table, Seat, tuple[str, ...], Mapping[Seat, str]], tuple[str, ...]]
    ask_again: Callable[[Table, Mapping[Seat, str]], Sequence[tuple[Seat, ...]]]
    house: Callable[[Table, tuple[Seat, ...]], tuple[str, ...]]
    contenders: Callable[[Table, Contest, tuple[str, ...]], tuple[Name, ...]]
    cards_of: Callable[[Table, Name, Contest], tuple[Card, ...]]
    wild: Callable[[Table, Name, tuple[Card, ...], Contest], Collection[Card]]
    value: Callable[[Table, Name, tuple[Card, ...], Collection[Card], Contest], int]
    best: Callable[[Table, Contest], tuple[Name, ...]]
    winners: Callable[[Table, Contest], tuple[Seat, ...]]
    losers: Callable[[Table, tuple[Contest, ...]], tuple[Seat, ...]]
    stake: Callable[[Table, str], Chips]
    owes: Callable[[Table, Seat, Chips, tuple[Contest, ...]], Chips]
    award: Callable[[Table, Contest, tuple[Seat, ...]], Sequence[Effect]]
    payments: Callable[[Table, str, tuple[Seat, ...], Chips, tuple[Contest, ...]], Sequence[Effect]]
    nobody_in: Callable[[Table, str, Chips, tuple[Contest, ...]], Sequence[Effect]]
    pays: Callable[[Table, Transfer], Chips]
    split: Callable[[Table, Chips, tuple[Seat, ...]], Mapping[Seat, Chips]]
    also: Callable[[Table, tuple[Contest, ...]], Sequence[Effect]]
    overflow: Callable[[Table, str], Chips]
    refill: Callable[[Table, str], Chips]
    keep: Callable[[Table], Collection[str]]
    game_over: Callable[[Table], bool]
    cycle_over: Callable[[Table], bool]
    leftover: Callable[[Table], Sequence[Effect]]

    def __init__(
        self,
        answers: Mapping[str, Callable[..., object]],
        quiet: Collection[str],
        authors: dict[str, str],
        listeners: Sequence[Callable[[Table, Event], object]],
        untouched: Collection[str] = (),
        settlement: Settlement | None = None,
        cap: Chips | None = None,
    ) -> None:
        for question, answer in answers.items():
            setattr(self, question, answer)
        self.quiet = frozenset(quiet)
        self.authors = authors
        self.listeners = tuple(listeners)
        self.untouched = frozenset(untouched)
        self.plain_values = self.untouched >= {"cards_of", "wild", "value"}
        self.settlement = settlement
        self.cap = cap

    def author(self, question: str, default: str = "default") -> str:
        """The plugin that shaped the latest answer to a question."""
        return self.authors.get(question, default)
