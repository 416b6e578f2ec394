"""`guts play`: a session in the terminal, you against bots or bots alone."""

from __future__ import annotations

import os
import re
import secrets
import shlex
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import click

from guts_core.cards import CardError, parse_cards
from guts_core.cli import base
from guts_core.cli.base import INTERRUPTED, WRONG, ascii_wanted, json_option, option, say, tell_problems, texts, usage
from guts_core.cli.screen import Screen, standing
from guts_core.cli.signals import Signalled, handle, heed, ignore
from guts_core.cli.story import Lines, Story, sentence_case, word_text
from guts_core.failures import failure_problem
from guts_core.hands import Ranker, describe
from guts_core.ledger import RESERVE
from guts_core.loader import Loaded, load
from guts_core.log import Log, Player, Recorder, header, read_log, session_problem
from guts_core.problems import ProblemError, safe
from guts_core.requests import Answer, Choose, IllegalAnswer, Pick, Request
from guts_core.rules import RuleFailure
from guts_core.session import MOST_NAME, Listener, Session, SessionError
from guts_core.strategies import Bot
from guts_core.why import Reasons

BOT: Final = "threshold"
"""The name of the strategy in logs."""
USUAL_SEATS: Final = 4


class _Quit(Exception):
    """The player wants to stop."""


class _Why(Exception):
    """The player wants to know why chips have moved."""


class _TakeBack(Exception):
    """The player wants to take back the latest entry."""


def has_terminal() -> bool:
    """Whether somebody can answer."""
    return sys.stdin is not None and sys.stdin.isatty()


def _seed(ctx: click.Context, parameter: click.Parameter, value: str | None) -> int | None:
    """A whole number that is not endless; what was typed is not shown again, as it may be."""
    if value is None:
        return None
    if not re.fullmatch(r"\s*[+-]?[0-9]{1,18}\s*", value):
        raise click.BadParameter(texts(ctx).text("cli-seed-bad"), ctx, parameter)
    return int(value)


@base.command("play")
@click.argument("ruleset", required=False)
@option("--bots-only", is_flag=True)
@option("--seed", metavar="INTEGER", callback=_seed)
@option("--seats", type=click.IntRange(2))
@option("--name", metavar="NAME")
@option("--cycles", type=click.IntRange(1, 10_000))
@option("--rounds", type=click.IntRange(1, 1_000_000))
@option("--log", "log_file", metavar="FILE")
@option("--resume", metavar="FILE")
@option("--why", is_flag=True)
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    ruleset: str | None,
    bots_only: bool,
    seed: int | None,
    seats: int | None,
    name: str | None,
    cycles: int | None,
    rounds: int | None,
    log_file: str | None,
    resume: str | None,
    why: bool,
    as_json: bool,
) -> None:
    """Play a session."""
    alone = bots_only or not has_terminal()
    log: Log | None = None
    if resume is not None:
        settled = {"RULESET": ruleset, "--seed": seed, "--seats": seats, "--name": name, "--cycles": cycles, "--rounds": rounds}
        for word, value in (settled | {"--log": log_file}).items():
            if value is not None:
                raise usage("cli-resume-alone", option=word)
        log = read_log(resume)
        tell_problems(log.notices)
        loaded = log.load()
        recorder = Recorder(log.header, [entry.group for entry in log.entries])
    else:
        loaded = load(ruleset or "default")
        tell_problems(loaded.problems, loaded.packages)
        players = _players(loaded, seats, name, alone)
        seed = secrets.randbelow(2**31) if seed is None else seed
        recorder = Recorder(header(loaded, players, seed=seed, cycles=cycles, rounds=rounds))
    _Table(ctx, loaded, recorder, alone=alone, why=why, as_json=as_json).play(log, log_file)


def _players(loaded: Loaded, seats: int | None, name: str | None, alone: bool) -> list[Player]:
    """Who sits at the table: the player first, then bots."""
    most = loaded.game.max_seats
    if seats is None:
        seats = min(max(loaded.ruleset.seats.min, USUAL_SEATS), most)
    if seats > most or seats < loaded.ruleset.seats.min:
        error = SessionError("seats-number", seats=seats, min=loaded.ruleset.seats.min, max=most)
        raise ProblemError([session_problem(error)])
    if name is not None:
        try:
            name.encode()
        except UnicodeEncodeError:
            raise usage("cli-name-bad", name=name) from None
        if not name.strip() or len(name) > MOST_NAME:
            raise usage("cli-name-bad", name=name)
    first = [name] if name is not None else [] if alone else [texts().text("cli-you")]
    pool = [bot for bot in _bot_names() if bot not in first]
    names = [*first, *pool][:seats]
    return [Player(name=seat, bot=None if number == 0 and not alone else BOT) for number, seat in enumerate(names)]


def _bot_names() -> list[str]:
    return texts().text("cli-bot-names").split()


class _Table:
    """A session, its driver, and what is told of it."""

    def __init__(self, ctx: click.Context, loaded: Loaded, recorder: Recorder, *, alone: bool, why: bool, as_json: bool) -> None:
        self.loaded = loaded
        self.recorder = recorder
        self.head = recorder.head
        self.as_json = as_json
        self.humans = () if alone else tuple(seat for seat, player in enumerate(self.head.players) if player.bot is None)
        all_texts = loaded.messages(texts(ctx).lang)
        stream = sys.stderr if as_json else sys.stdout
        self.screen = Screen(stream, all_texts, ascii=base.ascii_asked(ctx), names=self.head.names)
        self.problem_ascii = ascii_wanted(ctx)
        self.story = Story(self.screen, reasons=Reasons(loaded, all_texts) if why else None)
        self.lines = Lines(sys.stdout)
        self.told = bool(self.humans) or not as_json
        self.bot = Bot(loaded.game, self.head.seed)

    def play(self, log: Log | None, log_file: str | None) -> None:
        """Play to the end, or until the player has enough."""
        ctx = click.get_current_context()
        signals = heed() if self.humans else {}
        try:
            try:
                session = self._begin(log, log_file)
                self._run(session)
            except (_Quit, KeyboardInterrupt):
                handle(signals, ignore)  # a terminal that closes sends several; what is kept is kept whole
                raise
        except RuleFailure as failure:
            self._flush()  # what happened before it
            problem = failure_problem(failure, self.loaded, command=self._again())
            tell_problems([problem], self.loaded.packages)
            if "GUTS_DEBUG" in os.environ:
                raise
            ctx.exit(WRONG)
        except (_Quit, KeyboardInterrupt) as stop:
            with suppress(OSError):
                if self.screen.stream.isatty():
                    say("")  # the answer that was being typed ends here
            self._keep()
            if isinstance(stop, Signalled):
                ctx.exit(128 + stop.args[0])
            if isinstance(stop, KeyboardInterrupt):
                ctx.exit(INTERRUPTED)
        finally:
            self.recorder.close()
            for number, handler in signals.items():
                signal.signal(number, handler)

    def _begin(self, log: Log | None, log_file: str | None) -> Session:
        """The session, where its log ends; the log is opened before anything is told."""
        game, head, listeners = self.loaded.game, self.head, self._listeners()
        if log is not None:
            log.feed(log.begin(self.loaded))  # nothing is changed or told before all of it is known to be good
            self.recorder.resume(log)
            self.story.muted = True
            session = self.story.session = log.begin(self.loaded, listeners)
            log.feed(session)
            self.story.muted = False
            self._say_resumed(session)
            return session
        try:
            Session(game, head.names, seed=head.seed, cycles=head.cycles, rounds=head.rounds)  # would it begin at all?
            if log_file is not None:
                self.recorder.create(log_file)
            self._say_title()
            session = Session(game, head.names, seed=head.seed, cycles=head.cycles, rounds=head.rounds, listeners=listeners)
        except SessionError as error:
            raise ProblemError([session_problem(error)]) from None
        self.story.session = session
        return session

    def _listeners(self) -> list[Listener]:
        return [*([self.lines] if self.as_json else []), *([self.story] if self.told else [])]

    def _flush(self) -> None:
        self.lines.flush()
        self.story.flush()

    def _say_title(self) -> None:
        if self.told:
            title = safe(self.loaded.ruleset.title or self.loaded.name, ascii=self.screen.ascii)
            self.screen.line(title, bold=True)
            self.screen.say("cli-seed", seed=str(self.head.seed), seats=self.screen.some(range(len(self.head.names))))

    def _say_resumed(self, session: Session) -> None:
        if not self.told:
            return
        if session.over:
            file = safe(shlex.quote(str(self.recorder.file)), 500, ascii=self.problem_ascii)
            self.screen.say("cli-resume-over", bold=True, command=f"guts replay {file}")
        else:
            self.screen.say("cli-resumed", bold=True, file=safe(str(self.recorder.file), 200), round=session.table.round)
        self.screen.line(sentence_case(self._pots(session)))
        self.screen.line(self.screen.balances(session.table.ledger.balances()))
        if session.over:
            standing(self.screen, session.table.ledger.balances(), session.table.counters)

    def _pots(self, session: Session) -> str:
        ledger = session.table.ledger
        return self.screen.pots([(pot, ledger[pot]) for pot in (*ledger.pots, RESERVE)])

    def _run(self, session: Session) -> None:
        while not session.over:
            pending = session.pending
            try:
                answers = self._answers(session, pending)
            except _TakeBack:
                self._undo(session)
                continue
            try:
                session.answer(answers)
            except RuleFailure:
                self.recorder.record(pending, answers)  # so that a replay fails in the same way
                raise
            self.recorder.record(pending, answers)
            self._flush()
        self._flush()

    def _answers(self, session: Session, pending: Sequence[Request]) -> list[Answer]:
        return [self._ask(session, request) if request.seat in self.humans else self.bot(request) for request in pending]

    def _mine(self) -> list[int]:
        """Which groups of answers have one of the player's."""
        names = {self.head.names[seat] for seat in self.humans}
        groups = enumerate(self.recorder.groups)
        return [at for at, group in groups if any([not names.isdisjoint(answers) for answers in group.values()])]

    def _undo(self, session: Session) -> None:
        """Take back everything since the player's latest answer, that answer too."""
        groups = self.recorder.groups
        mine = self._mine()
        if self.as_json:
            self.screen.say("cli-undo-json")
        elif not mine:
            self.screen.say("cli-undo-none")
        else:
            count = len(groups) - mine[-1]
            session.undo(count)
            self.recorder.undo(count)
            self.screen.line()
            self.screen.say("cli-undone", bold=True, round=session.table.round)

    def _keep(self) -> None:
        """Say how the session goes on; keep it in a file if it is not kept yet."""
        file = self.recorder.file
        if file is None and not (self._mine() if self.humans else self.recorder.groups):
            text = self.screen.texts.text("cli-nothing-kept")
        else:
            if file is None:
                file = _free_name(self.head.seed)
                self.recorder.create(file)
            quoted = safe(shlex.quote(file), 500, ascii=self.problem_ascii)
            text = self.screen.texts.text("cli-go-on", command=f"guts play --resume {quoted}")
        with suppress(OSError):  # the terminal may be gone
            say(text)

    def _again(self) -> str:
        """The command that plays the same up to here; what a player has answered is kept in a file for it."""
        if self.recorder.file is None and self.humans and self._mine():
            with suppress(ProblemError):
                self.recorder.create(_free_name(self.head.seed))
        if self.recorder.file is not None:
            return f"guts replay {shlex.quote(self.recorder.file)}"
        head = self.head
        words = ["guts", "play", self.loaded.name, "--seed", str(head.seed), "--seats", str(len(head.players))]
        words += [] if self.humans else ["--bots-only"]
        first = head.players[0].name
        if first != _bot_names()[0] and first != texts().text("cli-you"):
            words += ["--name", first]
        for word, number in (("--cycles", head.cycles), ("--rounds", head.rounds)):
            words += [word, str(number)] if number is not None else []
        return shlex.join(words)

    # The player

    def _ask(self, session: Session, request: Request) -> Answer:
        """Ask the player until the answer is allowed."""
        self._flush()
        self._show(session, request)
        while True:
            try:
                text = self._read(request)
            except _Why:
                self._tell_why(session)
                continue
            try:
                return request.check(self._understood(request, text))
            except (IllegalAnswer, CardError, ValueError):
                self._explain(request, text)

    def _show(self, session: Session, request: Request) -> None:
        screen, view = self.screen, request.view
        screen.line()
        if len(self.humans) > 1:
            screen.line(screen.name(request.seat), bold=True)
        for holder, cards in view.public.hands:
            if holder != view.seat and any([card is not None for card in cards]):
                screen.line(screen.held(screen.name(holder), cards), indent=2)
        called = self._hand_words(session, request)
        screen.say("cli-your-cards", bold=True, cards=screen.cards(view.hand), called=called)
        screen.line(sentence_case(screen.pots(view.public.pots)))
        screen.line(screen.balances(view.public.balances))
        for seat, word in view.public.said:
            screen.say("cli-said", word=word_text(screen, word), seats=screen.name(seat))
        if request.plugin and screen.texts.has(id := f"{request.plugin}-question"):
            screen.say(id)

    def _hand_words(self, session: Session, request: Request) -> str:
        """What the player's cards make by the ruleset's ranking, e.g. ` (pair of queens)`."""
        cards = request.view.cards
        if not cards or len(cards) < len(request.view.hand):
            return ""
        ranker = Ranker(session.game.ruleset.ranking)
        return f" ({describe(ranker.name(ranker.value(cards)), self.screen.texts)})"

    def _read(self, request: Request) -> str:
        text = self.screen.texts.text
        if isinstance(request, Choose):
            question = text("cli-ask-choose", words=" / ".join(self._words(request)))
        else:
            cards = self.screen.cards(request.cards)
            kind = safe(request.kind, 40, ascii=self.screen.ascii)
            question = text("cli-ask-pick", kind=kind, cards=cards, least=request.least, most=request.most)
        self.screen.prompt(question)
        try:
            line = sys.stdin.readline()
        except OSError:  # the terminal is gone
            raise _Quit from None
        if not line:
            raise _Quit
        answer = line.strip()
        if not (isinstance(request, Choose) and answer in request.choices):
            if answer.lower() in ("q", "quit"):
                raise _Quit
            if answer.lower() in ("u", "undo"):
                raise _TakeBack
            if answer.lower() in ("w", "why"):
                raise _Why
        return answer

    def _tell_why(self, session: Session) -> None:
        """Why chips have moved in the round before, and in this one so far."""
        reasons = self.story.reasons or Reasons(self.loaded, self.screen.texts)
        for record in (session.table.previous, session.table.record):
            if record is None or not record.round:
                continue
            self.screen.line()
            self.screen.say("cli-why-round" if record.booked else "cli-why-nothing", bold=True, round=record.round)
            story = Story(self.screen, reasons=reasons)
            for index, move in enumerate(record.booked):
                story.move(move, record.step_of(index))
            story.flush()

    def _understood(self, request: Request, text: str) -> Any:
        """What was meant: the beginning of one word, in the reader's language or as rules write it; cards."""
        if isinstance(request, Pick):
            if any([piece.isdigit() and piece != "10" for piece in text.split()]):
                return [request.cards[int(piece) - 1] for piece in text.split() if 0 < int(piece) <= len(request.cards)]
            return parse_cards(text)
        wanted = text.casefold()
        if not wanted:
            return ""
        spelled = [(word, told.casefold()) for word, told in zip(request.choices, self._words(request), strict=True)]
        whole = [word for word, told in spelled if wanted in (word.casefold(), told)]
        begun = [word for word, told in spelled if told.startswith(wanted)]
        found = whole or begun or [word for word, _ in spelled if word.casefold().startswith(wanted)]
        return found[0] if len(found) == 1 else ""

    def _words(self, request: Choose) -> list[str]:
        """What can be said, in the reader's language."""
        return [word_text(self.screen, word, request.plugin) for word in request.choices]

    def _explain(self, request: Request, text: str) -> None:
        shown = safe(text, 40, ascii=self.screen.ascii)
        if isinstance(request, Choose):
            id = "cli-answer-choose" if text else "cli-answer-none"
            self.screen.say(id, answer=shown, words=self._words(request))
        else:
            cards = self.screen.cards(request.cards)
            id = "cli-answer-pick" if text else "cli-answer-no-cards"
            self.screen.say(id, answer=shown, cards=cards, least=request.least, most=request.most)


def _free_name(seed: int) -> str:
    """A name for a log that nobody asked for, in the working directory."""
    stem = f"guts-{seed}"
    names = [f"{stem}.jsonl", *[f"{stem}-{number}.jsonl" for number in range(2, 100)]]
    with suppress(OSError):
        return next((name for name in names if not Path(name).exists()), names[-1])
    return names[0]
