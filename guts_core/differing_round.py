"""A round on which two games differ: both are played with the same cards and the same declarations until they part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple, TypeAlias

from guts_core.chips import Chips
from guts_core.events import Event, RoundEnded
from guts_core.game import Game
from guts_core.ledger import Seat
from guts_core.requests import Answer, Choose, Request
from guts_core.rules import RuleFailure
from guts_core.session import Session
from guts_core.table import OUT

MOST_ROUNDS: Final = 10_000
_SHORT: Final = 8
_LONG: Final = 80
"""Rounds of a session: of the first ones, whose rounds are told in few words, and of the later ones, which get further."""
_FIRST: Final = 2_000
"""So many rounds are played in short sessions."""
_USUAL: Final = (4, 3, 5, 2, 6)
"""Numbers of seats, the easiest to follow first."""
_MOST_CYCLES: Final = 10_000


_Ended: TypeAlias = tuple[RoundEnded, dict[tuple[str, Seat], int]]


class Figures(NamedTuple):
    """How it stands after a round.

    Attributes:
        pots: chips by pot, the reserve among them.
        balances: chips of each seat.
        points: points by (key, seat), such as legs.
        cycle_over: whether the cycle has ended.
        game_over: whether a rule has ended the game.
    """

    pots: dict[str, Chips]
    balances: tuple[Chips, ...]
    points: dict[tuple[str, Seat], int]
    cycle_over: bool
    game_over: bool

    @classmethod
    def of(cls, ended: _Ended) -> Figures:
        """The figures at the end of a round; pots that are empty count as pots that are not there."""
        event, points = ended
        pots = {pot: chips for pot, chips in event.pots if chips}
        return cls(pots, event.balances, points, event.cycle_over, event.game_over)


class Parting(NamedTuple):
    """A round after which two games stand otherwise, though they stood the same before it.

    Attributes:
        names: the seats' names.
        seed: of the cards and declarations.
        round: its number in the session, from 1.
        before: how it stood before it.
        after: how it stands after it, in the first game and in the second.
    """

    names: tuple[str, ...]
    seed: int
    round: int
    before: Figures
    after: tuple[Figures, Figures]


class PlayFailed(Exception):
    """A rule of one of the two games has failed.

    Attributes:
        side: of which: 0 the first, 1 the second.
        failure: what happened.
    """

    def __init__(self, side: int, failure: RuleFailure) -> None:
        super().__init__(str(failure))
        self.side = side
        self.failure = failure


class Search(NamedTuple):
    """What came of looking for such a round.

    Attributes:
        rounds: how many rounds were compared.
        seats: the numbers of seats that were tried.
        parting: the round; None if none was found.
    """

    rounds: int
    seats: tuple[int, ...]
    parting: Parting | None


def common_seats(first: Game, second: Game) -> tuple[int, ...]:
    """The numbers of seats that both games admit, the easiest to follow first."""
    least = max(game.ruleset.seats.min for game in (first, second))
    most = min(game.max_seats for game in (first, second))
    usual = [seats for seats in _USUAL if least <= seats <= most]
    return tuple(dict.fromkeys([*usual, *[seats for seats in (least, most) if least <= most]]))


def find(
    first: Game, second: Game, names: Sequence[str], *, seats: int | None = None, seed: int = 0, rounds: int = MOST_ROUNDS
) -> Search:
    """Play both games until they part: sessions that begin alike, with the same seed, for one number of seats after another.

    Args:
        first: one game.
        second: the other one.
        names: names of the seats, as many as may play.
        seats: how many play; None: several numbers are tried.
        seed: of the first session.
        rounds: how many rounds are compared at most.

    Raises:
        PlayFailed: if a plugin fails.
        SessionError: if a number of seats is not admitted.
    """
    numbers = common_seats(first, second) if seats is None else (seats,)
    compared = session = 0
    while numbers and compared < rounds:
        here = tuple(names[: numbers[session % len(numbers)]])
        length = min(_SHORT if compared < _FIRST else _LONG, rounds - compared)
        played, parting = _compare((first, second), here, seed + session, length)
        compared += played
        if parting is not None:
            return Search(compared, numbers, parting)
        session += 1
    return Search(compared, numbers, None)


def _compare(games: tuple[Game, Game], names: tuple[str, ...], seed: int, rounds: int) -> tuple[int, Parting | None]:
    """One session of both games side by side; how many rounds were compared, and the one on which they part."""
    tables: list[Scene] = []
    before = None
    for number in range(1, rounds + 1):
        for side, game in enumerate(games):
            try:
                if number == 1:
                    tables.append(Scene(game, names, seed, rounds))
                tables[side].play_to(number)
            except RuleFailure as failure:
                raise PlayFailed(side, failure) from failure
        left, right = (table.ended[number - 1] for table in tables)
        if left != right:
            after = Figures.of(left), Figures.of(right)
            if after[0] != after[1]:
                opening = Figures({}, (0,) * len(names), {}, False, False)
                return number, Parting(names, seed, number, Figures.of(before) if before else opening, after)
        before = left
    return rounds, None


class Scene(Session):
    """A session in which everybody answers by the seed alone, whatever the cards are.

    Args:
        game: the rules.
        names: the seats' names.
        seed: decides the cards, and what is answered.
        rounds: how many rounds to play.
        hear: who hears every event, with the session.

    Attributes:
        ended: of each round, its last event and the points then.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        seed: int,
        rounds: int,
        hear: Callable[[Session, Event], object] | None = None,
    ) -> None:
        self.ended: list[_Ended] = []
        self._told = hear
        self._times: dict[tuple[str, Seat], int] = {}
        self._at = self._style = 0
        super().__init__(game, names, seed=seed, cycles=_MOST_CYCLES, rounds=rounds, listeners=(self._listen,))

    def _listen(self, event: Event) -> None:
        if self._told is not None:
            self._told(self, event)
        if isinstance(event, RoundEnded):
            self.ended.append((event, {key: points for key, points in self.table.counters.items() if points}))

    def play_to(self, number: int) -> None:
        """Play on until so many rounds have ended."""
        while len(self.ended) < number:
            self.answer([self._reply(request) for request in self.pending])

    def _reply(self, request: Request) -> Answer:
        table, seats = self.table, len(self.names)
        if table.round != self._at:
            self._at = table.round
            self._times = {}
            self._style = _number(self.seed, self._at)
        kind, seat = request.kind, request.seat
        times = self._times[kind, seat] = self._times.get((kind, seat), 0) + 1
        chance = _number(self.seed, self._at, kind, seat, times)
        if not isinstance(request, Choose):
            cards = sorted(request.cards, key=lambda card: _number(self.seed, self._at, kind, seat, times, int(card)))
            return tuple(cards[: request.least + chance % (request.most - request.least + 1)])
        if OUT in request.choices:
            style = self._style % 8
            # of eight rounds one has everybody in, one nobody, one a lone seat, one two seats, and four whoever it may be
            place = (seat + self._style // 8) % seats
            dares = [True, False, place == 0, place < 2][style] if style < 4 else chance % 2 == 0
            if not dares:
                return OUT
            ways = [choice for choice in request.choices if choice != OUT]
            return ways[chance // 2 % len(ways)]
        return request.choices[chance % len(request.choices)]


def _number(*parts: object) -> int:
    """A number that depends on nothing but its arguments."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=6).digest(), "little")
