"""A session played through to be looked at: its events as they would be written, its answers, and how it failed if it did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from json import dumps
from typing import Any, Final, NamedTuple

from guts_core.acting import Cards
from guts_core.cards import Card
from guts_core.events import Event, write_event
from guts_core.game import Game
from guts_core.loader import Loaded
from guts_core.requests import Answer, Choose, Request
from guts_core.rules import RuleFailure, Rules
from guts_core.session import Session

ROUNDS: Final = 4
"""How many rounds of each game are played."""
MOST_GROUPS: Final = 8000
"""How many groups of answers a game may need."""
SEATS: Final = (
    "Ana",
    "Bo",
    "Cy",
    "Dee",
    "Eli",
    "Fay",
    "Gus",
    "Hal",
    "Ida",
    "Jo",
    *[f"Seat {number}" for number in range(11, 27)],
)


class Trial(NamedTuple):
    """One game to be played with the plugin on trial.

    Attributes:
        base: the name of the game around the plugin.
        options: the plugin's options, as a ruleset writes them.
        seats: how many seats there are.
        seed: decides the cards.
        answers: decides what the seats answer.
        loaded: the ruleset, ready to be played.
    """

    base: str
    options: Mapping[str, Any]
    seats: int
    seed: int
    answers: bytes
    loaded: Loaded

    def __str__(self) -> str:
        options = ", ".join(f"{key} = {value!r}" for key, value in self.options.items()) or "no options"
        return f"in the game “{self.base}” with {options}, {self.seats} seats, seed {self.seed}"


class Playing:
    """A session in play, and what is kept of it.

    Args:
        trial: the game.
        game: the game's rules; None: as loaded.
        cards: where the cards come from, if not from the seed.

    Attributes:
        events: everything that happened.
        groups: every group of requests with its answers.
        failure: the rule that failed, if one did.
        endless: whether it was given up because a round would not end.
        session: the session; None if it could not even begin.
    """

    def __init__(self, trial: Trial, game: Game | None = None, cards: Callable[[], Cards] | None = None) -> None:
        self.trial = trial
        self.events: list[Event] = []
        self.groups: list[tuple[tuple[Request, ...], tuple[Answer, ...]]] = []
        self.failure: RuleFailure | None = None
        self.endless = False
        self.session: Session | None = None
        self._read = 0
        game = game or trial.loaded.game
        names = SEATS[: trial.seats]
        try:
            self.session = Session(
                game, names, seed=trial.seed, cycles=ROUNDS, rounds=ROUNDS, listeners=[self.events.append], cards=cards
            )
        except RuleFailure as failure:
            self.failure = failure

    @property
    def over(self) -> bool:
        """Whether there is nothing more to answer."""
        return self.session is None or self.failure is not None or self.endless or not self.session.pending

    def step(self, answers: Sequence[Answer] | None = None) -> None:
        """Answer one group of requests.

        Args:
            answers: what is answered; None: what the trial's answers say.
        """
        assert self.session is not None
        pending = self.session.pending
        given = tuple(answers) if answers is not None else tuple([self._answer(request) for request in pending])
        self.groups.append((pending, given))
        if len(self.groups) > MOST_GROUPS:
            self.endless = True
            return
        try:
            self.session.answer(given)
        except RuleFailure as failure:
            self.failure = failure

    def finish(self) -> Playing:
        """Play to the end."""
        while not self.over:
            self.step()
        return self

    def _answer(self, request: Request) -> Answer:
        if isinstance(request, Choose):
            return request.choices[self._next() % len(request.choices)]
        count = request.least + self._next() % (request.most - request.least + 1)
        first = self._next()
        chosen = {request.cards[(first + place) % len(request.cards)] for place in range(count)}
        return tuple([card for card in request.cards if card in chosen])

    def _next(self) -> int:
        answers = self.trial.answers
        # every time round the same answers would come in the same order: the round is mixed in
        value = answers[self._read % len(answers)] + self._read // len(answers)
        self._read += 1
        return value

    @property
    def lines(self) -> list[str]:
        """The events as they are written; a failure at the end, if there was one."""
        lines = [dumps(write_event(event), sort_keys=True) for event in self.events]
        return lines if self.failure is None else [*lines, str(self.failure)]


def play(trial: Trial, game: Game | None = None, cards: Callable[[], Cards] | None = None) -> Playing:
    """Play a game to its end."""
    return Playing(trial, game, cards).finish()


def with_rules(game: Game, change: Callable[[Rules], Rules]) -> Game:
    """The same game, whose rules are changed before each table is built."""
    watched = copy(game)
    watched.rules = lambda: change(Game.rules(game))  # type: ignore[method-assign]
    return watched


def difference(one: Sequence[str], other: Sequence[str]) -> str:
    """Where two lists of events part ways, for a report; empty if they do not."""
    for number, (first, second) in enumerate(zip(one, other, strict=False), 1):
        if first != second:
            return f"event {number} is {_short(first)}, and then {_short(second)}"
    if len(one) != len(other):
        return f"there are {len(one)} events, and then {len(other)}"
    return ""


def _short(line: str) -> str:
    return line if len(line) <= 160 else line[:157] + "..."


def places(playing: Playing) -> Iterator[tuple[str, Card]]:
    """Every card that lies with a seat or a house at the moment, with its holder."""
    if playing.session is not None:
        table = playing.session.table
        for seat, cards in enumerate(table.hands):
            yield from ((table.names[seat], card) for card in cards)
        for house, cards in table.houses.items():
            yield from ((house, card) for card in cards)
