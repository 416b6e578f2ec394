"""A session: rounds make cycles, an agreed number of cycles makes a session.

The session is sans-IO. It shows the requests that are open, takes the answers, and goes on to the next requests; whoever drives
it (terminal, bots, a web page, a script) does the talking. Its inputs alone (rules, names, seed, answers) reproduce every event.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from guts_core.acting import CORE, Asking, Cards, Play, Shuffled
from guts_core.chips import Chips
from guts_core.events import Event, SessionEnded
from guts_core.game import Game, assemble
from guts_core.ledger import RESERVE, LedgerError, Seat
from guts_core.requests import Answer, Choose, Request, unanswerable
from guts_core.round import next_dealer, play_round
from guts_core.rules import RuleFailure, say_raised
from guts_core.ruleset import Ruleset
from guts_core.table import Record, Table
from guts_core.usual_round import usual_round

Listener = Callable[[Event], object]

MOST_NAME: Final = 40
MOST_SILENT: Final = 10_000
"""After so many rounds in a row in which nobody was asked anything, a session without an end is given up."""
MOST_ASKED: Final = 100_000
"""After so many groups of answers in one round, a step of a plugin that goes on asking is given up."""


class Opening(NamedTuple):
    """The state in which a session begins, where it is not the beginning of the game.

    Attributes:
        dealer: the first dealer; None: the last seat, so that the first seat is the first to be dealt to.
        pots: chips by pot, the reserve among them.
        balances: chips by seat.
        counters: points by (key, seat).
        matched: seats that had to match in the round before.
    """

    dealer: Seat | None = None
    pots: Mapping[str, Chips] = {}
    balances: Mapping[Seat, Chips] = {}
    counters: Mapping[tuple[str, Seat], int] = {}
    matched: Iterable[Seat] = ()


class SessionError(ValueError):
    """A session that cannot begin, or an answer when none is open.

    Attributes:
        code: `number`, `seats-number`, `seat-name`, `seat-twice`, `opening`, `answer-number`, `session-failed` or `session-over`.
        facts: arguments of the message.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(f"{code}: {facts}")
        self.code = code
        self.facts = facts


class Session:
    """A session in play.

    Args:
        rules: the ruleset, or the game it makes.
        names: the seats' names, clockwise.
        seed: decides the cards, unless they come from elsewhere.
        cycles: how many cycles to play; None: as the ruleset says.
        rounds: the session ends after so many rounds at the latest; None: no limit.
        listeners: who hears events.
        opening: the state to begin with.
        cards: where the cards come from; None: from a deck shuffled by the seed.

    Raises:
        SessionError: if the number of seats is not admitted or the names do not serve.
        RulesetError: if the ruleset cannot be played.

    Attributes:
        pending: the requests that are open, to be answered together; empty when the session is over.
        answers: every group of answers so far, the session's input.
        table: the table, to be read.
        rounds: how many rounds have been played to their end.
        cycles: how many cycles have been completed.
        over: whether the session has ended.
    """

    def __init__(
        self,
        rules: Ruleset | Game,
        names: Sequence[str],
        *,
        seed: int = 0,
        cycles: int | None = None,
        rounds: int | None = None,
        listeners: Iterable[Listener] = (),
        opening: Opening = Opening(),
        cards: Callable[[], Cards] | None = None,
    ) -> None:
        self.game = rules if isinstance(rules, Game) else assemble(rules)
        # what comes from a program that is not typed is refused here, and not by whatever fails first
        given: Sequence[Any] = names
        self.names = tuple([name if isinstance(name, str) else "" for name in given])
        self.seed = seed
        for key, number in (("seed", seed), ("cycles", cycles), ("rounds", rounds)):
            if number is not None and (type(number) is not int or (key != "seed" and number < 1)):
                raise SessionError("number", key=key, number=repr(number)[:40])
        self._check_names()
        self._most_cycles = self.game.ruleset.cycles if cycles is None else cycles
        self._most_rounds = rounds
        self._listeners = tuple(listeners)
        self._opening = opening
        self._cards = cards or (lambda: Shuffled(seed))
        self._begin(self._listeners)

    def _check_names(self) -> None:
        seats = self.game.ruleset.seats
        if not seats.min <= len(self.names) <= self.game.max_seats:
            raise SessionError("seats-number", seats=len(self.names), min=seats.min, max=self.game.max_seats)
        for name in self.names:
            if any(unicodedata.category(sign) in ("Cc", "Zl", "Zp") for sign in name):
                raise SessionError("seat-name", name=name)
            if not name.strip() or len(name) > MOST_NAME or name in (*self.game.pots, RESERVE):
                raise SessionError("seat-name", name=name)
            if self.names.count(name) > 1:
                raise SessionError("seat-twice", name=name)

    def _begin(self, listeners: Iterable[Listener]) -> None:
        game, opening = self.game, self._opening
        table = self.table = game.table(self.names)
        _open(table, opening)
        self._play = Play(table, self._cards(), game.ruleset.ranking, game.conditions, listeners, game.owners)
        self.answers: list[tuple[Answer, ...]] = []
        self.rounds = 0
        self.cycles = 0
        self.over = False
        self._failed = False
        self._asked = 0
        self._running = self._run()
        self.pending: tuple[Request, ...] = ()
        self._advance(None)

    def _run(self) -> Asking:
        play, table, steps = self._play, self.table, self.game.steps
        deck = table.rules.deck()
        play.level()
        play_one = usual_round(play, steps, deck) or partial(play_round, play, steps, deck)
        answers, most_cycles, most_rounds, seats = self.answers, self._most_cycles, self._most_rounds, len(table.seats)
        ledger, plugins = table.ledger, [*self.game.ruleset.plugins]
        sum_before, unit_before = ledger.sum
        silent = 0
        while self.cycles < most_cycles and self.rounds != most_rounds:
            asked = self._asked = len(answers)
            yield from play_one()
            if len(answers) > asked:
                silent = 0
            else:
                silent += 1
                if silent == MOST_SILENT:
                    raise RuleFailure("endless", CORE, "round", str(silent))
            if plugins:
                # effects cannot change the sum, see the ledger; a plugin that reaches for the ledger itself can
                sum_after, unit_after = ledger.sum
                if sum_after * unit_before != sum_before * unit_after:
                    raise RuleFailure("chips-changed", plugins[0] if len(plugins) == 1 else CORE, "round", ", ".join(plugins))
            self.rounds += 1
            if table.cycle_over:
                self.cycles += 1
                table.cycle += 1
            if len(table.playing) == seats:
                table.dealer = (table.dealer + 1) % seats
            else:
                next_dealer(play)
        self.over = True
        play.tell(SessionEnded(self.rounds, self.cycles))

    def answer(self, answers: Sequence[Answer]) -> tuple[Request, ...]:
        """Answer every open request, in their order, and play on to the next ones.

        Args:
            answers: a word for each `Choose`, cards for each `Pick`.

        Returns:
            The requests that are open now; none when the session is over.

        Raises:
            IllegalAnswer: if one is not allowed; everything stays as it was.
            SessionError: if there are more or fewer answers than requests.
            RuleFailure: if a plugin fails; the session cannot go on, what has been answered so far can be replayed.
        """
        pending = self.pending
        if len(answers) != len(pending) or not pending:
            code = "session-over" if self.over else "session-failed" if self._failed else "answer-number"
            raise SessionError(code, given=len(answers), open=len(pending))
        for request, answer in zip(pending, answers):  # noqa: B905 - as many, see above; and this is hot
            # nearly every answer is one of the words of a choice: that is seen here without a call
            if request.__class__ is not Choose or answer not in request[2]:
                good = tuple([request.check(answer) for request, answer in zip(pending, answers, strict=True)])
                break
        else:
            good = tuple(answers)
        self.answers.append(good)
        return self._advance(good)

    def _advance(self, answers: tuple[Answer, ...] | None) -> tuple[Request, ...]:
        try:
            pending = self.pending = self._running.send(answers)  # type: ignore[arg-type]
            if self.game.owners:  # what the core's steps ask is known to be good
                self._check_asked(pending)
            return pending
        except StopIteration:
            self.pending = ()
            return ()
        except RuleFailure as failure:
            self._fail(failure)
            raise
        except BaseException as error:
            broken = self._play.fail("step-raised", say_raised(error))
            self._fail(broken)
            # a plugin's step does not end the program; the player may, and so may whoever listens to the game
            if not isinstance(error, Exception) and (isinstance(error, KeyboardInterrupt) or broken.plugin == CORE):
                raise
            raise broken from error

    def _fail(self, failure: RuleFailure) -> None:
        """The session cannot go on; the failure gets the moment at which it happened."""
        self.pending = ()
        self._failed = True
        failure.round, failure.step = self.table.round, self.table.step

    def _check_asked(self, pending: object) -> None:
        """Whether what a step asks can be answered, and the round comes to an end.

        Raises:
            RuleFailure: `step-asks` or `endless`.
        """
        wrong = unanswerable(pending, self.table.seats)
        if wrong:
            raise self._play.fail("step-asks", wrong)
        if len(self.answers) - self._asked >= MOST_ASKED:
            raise self._play.fail("endless", str(MOST_ASKED))

    def undo(self, groups: int = 1) -> int:
        """Take back the latest groups of answers: play again from the beginning, in silence, up to before them.

        Returns:
            How many groups were taken back.
        """
        kept = self.answers[: max(0, len(self.answers) - groups)]
        taken = len(self.answers) - len(kept)
        muted = _Mutable(self._listeners)
        self._begin([muted] if self._listeners else [])
        for answers in kept:
            self.answer(answers)
        muted.open = True
        return taken


def _open(table: Table, opening: Opening) -> None:
    """Put a table into the state of an opening.

    Raises:
        SessionError: `opening`, if something in it does not fit the table.
    """
    try:
        for pot, amount in opening.pots.items():
            table.ledger.open(pot, amount)
        for seat, amount in opening.balances.items():
            table.ledger.open(seat, amount)
    except LedgerError as error:
        raise SessionError("opening", what=error.transfer.source, reason=error.code) from error
    dealer = table.dealer if opening.dealer is None else opening.dealer
    for seat in (dealer, *opening.matched, *[seat for _, seat in opening.counters]):
        if type(seat) is not int or seat not in table.seats:
            raise SessionError("opening", what=seat, reason="seat-unknown")
    table.dealer = dealer
    table.counters.update(opening.counters)
    table.record = Record(0, 1, dealer, table.ledger.accounts)
    table.record.matched = tuple(opening.matched)


class _Mutable:
    """Listeners that hear nothing until `open` is set."""

    def __init__(self, listeners: Iterable[Listener]) -> None:
        self._listeners = tuple(listeners)
        self.open = False

    def __call__(self, event: Event) -> None:
        if self.open:
            for hear in self._listeners:
                hear(event)
