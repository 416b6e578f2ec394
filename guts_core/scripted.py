"""A scripted situation is played: cards and answers come from the script, the figures of every round are kept and compared."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, NoReturn

from guts_core.acting import CORE
from guts_core.cards import Card, CardError, OutOfCards, parse_cards, show
from guts_core.chips import Chips, exact, write_chips
from guts_core.events import Event, RoundBegan, RoundEnded
from guts_core.game import Game
from guts_core.hands import HandName
from guts_core.ledger import RESERVE, Account, Count, Seat, Transfer
from guts_core.profile import DEFAULT
from guts_core.requests import Answer, Choose, IllegalAnswer, Pick, Request
from guts_core.rules import RuleFailure
from guts_core.ruleset import Complaint, Path
from guts_core.session import Opening, Session, SessionError
from guts_core.situation import Expect, RoundScript, Situation, SituationError, check_situation, unknown_key
from guts_core.steps import CORE_KINDS, ShowdownStep, every_step
from guts_core.table import BOARD, OUT, Contest, Name, Stage, Table

IN: Final = "in"
DECLARE: Final = "declare"
LEGS: Final = "legs"
_NO_LIMIT: Final = 10**9
_NUMBERED: Final = re.compile(r"(.*?)[-_ ]?([1-9][0-9]?)")


class MissingCard(Exception):
    """A rule looked at a card that the script does not say.

    Attributes:
        card: the card.
    """

    def __init__(self, card: UnknownCard) -> None:
        super().__init__(".".join(map(str, card.path)))
        self.card = card


class UnknownCard(Card):
    """A card that nobody at the table knows: it can be held and handed on, but not looked at.

    Attributes:
        path: the key of the situation that would say it.
    """

    path: Path

    @classmethod
    def at(cls, path: Path, number: int) -> UnknownCard:
        """The unknown card that would be the given one, from 0, under a key."""
        card = cls(10**30 + number)  # far beyond every card, so that no table of a ranking has an entry for it
        card.path = path
        return card

    @property
    def rank(self) -> NoReturn:
        """Not known."""
        raise MissingCard(self)

    @property
    def suit(self) -> NoReturn:
        """Not known."""
        raise MissingCard(self)

    @property
    def sign(self) -> str:
        """`??`."""
        return "??"

    def _compare(self, other: object) -> NoReturn:
        raise MissingCard(self)

    __lt__ = __le__ = __gt__ = __ge__ = __floordiv__ = __mod__ = __divmod__ = _compare

    def __str__(self) -> str:
        return "??"

    def __repr__(self) -> str:
        return f"UnknownCard({'.'.join(map(str, self.path))})"


class ScriptedCards:
    """Cards as the script says, for `guts_core.acting.Play`; what it does not say is an `UnknownCard`.

    Args:
        situation: the situation.

    Attributes:
        complaints: cards that are not in the deck, and cards that were never dealt.
        table: the table that they are dealt at, once there is one.
    """

    def __init__(self, situation: Situation) -> None:
        self.complaints: list[Complaint] = []
        self.table: Table | None = None
        self._situation = situation
        self._number = -1
        self._left: dict[Path, list[Card]] = {}
        self._dealt: set[Path] = set()
        self._stock = 0
        self._unknown = 0

    def start(self, round: int, deck: Sequence[Card]) -> None:
        """Begin a round with these cards."""
        self.close()
        self._number = round - 1
        self._stock = len(deck)
        self._dealt = set()
        self._left = {path: list(parse_cards(text)) for path, text in self._script.cards()}
        there = set(deck)
        for path, cards in self._left.items():
            missing = [card for card in cards if card not in there]
            if missing:
                self.complaints.append(
                    Complaint("card-not-in-deck", self._full(path), {"cards": show(missing), "number": len(missing)})
                )

    def close(self) -> None:
        """The round is over: what has not been dealt was not there to be dealt."""
        for path, cards in self._left.items():
            if cards and path not in self._dealt and path[0] in self._script.__pydantic_extra__:
                self.complaints.append(unknown_key(self._full(path[:1]), self._script.keys()))
            elif cards:
                self.complaints.append(Complaint("card-undealt", self._full(path), {"cards": show(cards), "number": len(cards)}))
        self._left = {}

    def deal(self, holders: Sequence[Name], each: int) -> list[tuple[Card, ...]]:
        """Cards for each holder, from its own list.

        Raises:
            OutOfCards: if the deck would hold fewer.
        """
        if len(holders) * each > self._stock:
            raise OutOfCards
        self._stock -= len(holders) * each
        return [self._take(self._key(holder), each) for holder in holders]

    def restock(self, cards: Sequence[Card]) -> None:
        """Cards given up can be dealt again."""
        self._stock += len(cards)

    @property
    def base(self) -> Path:
        """The path of the keys of the round being played."""
        return self._situation.base(self._number) if self._number >= 0 else ()

    def shorten(self, path: Path) -> str:
        """A key as people read it, without the number of the round."""
        return ".".join(map(str, path[2:] if self._situation.rounds else path))

    def given(self, path: Path) -> str:
        """Whether the situation says some of the cards: `some` or `none`."""
        said = [
            (*self._situation.base(number), *key)
            for number, script in enumerate(self._situation.script)
            for key, _ in script.cards()
        ]
        return "some" if path in said else "none"

    @property
    def _script(self) -> RoundScript:
        return self._situation.script[self._number]

    def _full(self, path: Path) -> Path:
        return (*self._situation.base(self._number), *path)

    def _take(self, path: Path, each: int) -> tuple[Card, ...]:
        left = self._left.get(path, [])
        self._dealt.add(path)
        cards = left[:each]
        del left[:each]
        while len(cards) < each:
            cards.append(UnknownCard.at(self._full(path), self._unknown))
            self._unknown += 1
        return tuple(cards)

    def _key(self, holder: Name) -> Path:
        """The key that says a holder's cards. `ghost2` is the second of the list `ghost`; the deck serves for other houses."""
        if isinstance(holder, int):
            return ("hands", self._situation.seats[holder])
        houses = self._script.houses
        if holder in houses:
            return (holder,) if isinstance(houses[holder], str) else (holder, 0)
        numbered = _NUMBERED.fullmatch(holder)
        if numbered and numbered[1] in houses:
            return (numbered[1], int(numbered[2]) - 1)
        return ("deck",) if "deck" in houses else (holder,)


class _Turn:
    """How often a kind of request has been made in a round: which of several lists holds the answers."""

    __slots__ = ("again", "asked", "index", "marker", "second")

    def __init__(self) -> None:
        self.index = -1
        self.marker: object = None
        self.asked: set[Seat] = set()
        self.second = False
        self.again = 0


class _Answers:
    """The script's answers to requests."""

    def __init__(self, situation: Situation) -> None:
        self.warnings: list[Complaint] = []
        self._situation = situation
        self._number = -1
        self._turns: dict[str, _Turn] = {}
        self._used: set[tuple[str, int, str]] = set()
        self.kinds: set[str] = set()

    def give(self, requests: Sequence[Request], table: Table) -> list[Answer]:
        """An answer to each request.

        Raises:
            SituationError: with every answer that is missing or not allowed.
        """
        self._begin(table)
        answers: list[Answer] = []
        complaints = []
        for kind in dict.fromkeys(request.kind for request in requests):
            seats = {request.seat for request in requests if request.kind == kind}
            turn = self._turns.setdefault(kind, _Turn())
            (self._declaration if kind == DECLARE else self._asking)(turn, seats, table)
            self.kinds.add(kind)
        for request in requests:
            index = self._turns[request.kind].index
            name = self._situation.seats[request.seat]
            self._used.add((request.kind, index, name))
            answer = self._answer(request, index, name)
            if isinstance(answer, Complaint):
                complaints.append(answer)
            else:
                answers.append(answer)
        if complaints:
            raise SituationError(complaints)
        return answers

    def _begin(self, table: Table) -> None:
        if table.round - 1 != self._number:
            self._number = table.round - 1
            self._turns = {}
            self._used = set()

    def _declaration(self, turn: _Turn, seats: set[Seat], table: Table) -> None:
        """A declaration is an asking, also where nobody has a choice; so is the second chance within one."""
        said = table.record.said
        if turn.marker != len(said):
            turn.marker, turn.second, turn.asked = len(said), False, set()
        before = turn.asked if turn.second or not said else set(said[-1])
        if seats & before:
            turn.again += 1
            turn.second, turn.asked = True, set()
        turn.asked |= seats
        turn.index = max(0, len(said) - 1 + turn.again)

    def _asking(self, turn: _Turn, seats: set[Seat], table: Table) -> None:
        """Another step, or a seat that has been asked already: another asking."""
        if turn.marker is not table.step or seats & turn.asked:
            turn.marker = table.step
            turn.asked = set()
            turn.index += 1
        turn.asked |= seats

    @property
    def _script(self) -> RoundScript:
        return self._situation.script[self._number]

    def _path(self, key: str, index: int, name: str) -> Path:
        return (*self._situation.base(self._number), *self._script.place(key, index), name)

    def _answer(self, request: Request, index: int, name: str) -> Answer | Complaint:
        if request.kind == DECLARE and isinstance(request, Choose):
            return self._declared(request, index, name)
        askings = self._script.answers.get(request.kind, ())
        given = askings[index].get(name) if index < len(askings) else None
        path = self._path(request.kind, index, name)
        if isinstance(request, Pick):
            return _picked(request, given, path, name)
        if given is None:
            return Complaint("answer-missing", path, {"seat": name, "key": request.kind, "choices": request.choices})
        return given if given in request.choices else _not_offered(path, name, given, request)

    def _declared(self, request: Choose, index: int, name: str) -> Answer | Complaint:
        script, choices = self._script, request.choices
        path = self._path("say", index, name)
        word = script.sayings[index].get(name) if index < len(script.sayings) else None
        if word is not None:
            return word if word in choices else _not_offered(path, name, word, request)
        stays = index < len(script.askings) and name in script.askings[index]
        words = [choice for choice in choices if choice != OUT]
        if not stays and OUT in choices:
            return OUT
        if IN in words:
            return IN if stays else _missing_word(path, name, choices)
        return words[0] if stays and len(words) == 1 else _missing_word(path, name, choices)

    def finish(self, table: Table, game_over: bool) -> None:
        """The round is over: warn about answers that nobody asked for."""
        self._begin(table)
        script = self._script
        for index, names in enumerate(script.askings):
            turn = self._turns.get(DECLARE)
            said = table.record.said
            forced = {table.names[seat] for words in said for seat, word in words.items() if word != OUT}
            if index < len(said) + (turn.again if turn else 0):
                idle = [name for name in names if (DECLARE, index, name) not in self._used and name not in forced]
            else:
                idle = [] if game_over else list(names)
            for name in idle:
                path = (*self._situation.base(self._number), *script.place("in", index), names.index(name))
                self._warn(path, name, "in")
        for key, askings in {"say": script.sayings, **script.answers}.items():
            kind = DECLARE if key == "say" else key
            for index, said_here in enumerate(askings):
                for name, word in said_here.items():
                    if word and (kind, index, name) not in self._used and not (game_over and index > 0):
                        self._warn(self._path(key, index, name), name, key)

    def _warn(self, path: Path, name: str, key: str) -> None:
        self.warnings.append(Complaint("answer-unasked", path, {"seat": name, "key": key}, severity="warning"))


def _not_offered(path: Path, name: str, word: str, request: Choose) -> Complaint:
    return Complaint("answer-choice", path, {"seat": name, "word": word, "choices": request.choices})


def _missing_word(path: Path, name: str, choices: tuple[str, ...]) -> Complaint:
    return Complaint("answer-missing", path, {"seat": name, "key": "say", "choices": choices})


def _picked(request: Pick, given: str | None, path: Path, name: str) -> Answer | Complaint:
    """The cards that a seat picks. Of cards that nobody knows it picks any, as few as it may."""
    if given is None:
        if request.least and not all(isinstance(card, UnknownCard) for card in request.cards):
            return Complaint("answer-cards-missing", path, {"seat": name, "key": request.kind, "least": request.least})
        return request.cards[: request.least]
    try:
        return request.check(parse_cards(given))
    except CardError as error:
        return Complaint(error.code, path, {"card": error.text})
    except IllegalAnswer as error:
        held = show(request.cards)
        facts = {"seat": name, "key": request.kind, "held": held, "least": request.least, "most": request.most, "cards": given}
        return Complaint(error.code, path, facts)


# Figures


class Shown(NamedTuple):
    """A hand as it was compared.

    Attributes:
        holder: the seat's name, or the house's.
        cards: its cards.
        name: what it is by the ranking of the contest; None where a rule of its own has valued it.
        best: whether it is among the best.
    """

    holder: str
    cards: tuple[Card, ...]
    name: HandName | None
    best: bool


class Fight(NamedTuple):
    """A contest as it was settled.

    Attributes:
        name: its name.
        pot: the pot it was about.
        hands: the hands compared, best first; none where one hand alone contended, or none.
        contenders: names of those that contended.
        winners: names of the seats that won, clockwise from the dealer's left.
    """

    name: str
    pot: str
    hands: tuple[Shown, ...]
    contenders: tuple[str, ...]
    winners: tuple[str, ...]


class StageResult(NamedTuple):
    """One showdown of a round and its settlement.

    Attributes:
        contests: what was fought for.
        winners: the seats that won any of it, clockwise from the dealer's left.
        payments: what seats paid.
        legs: legs of each seat after it; None where no legs are played.
    """

    contests: tuple[Fight, ...]
    winners: tuple[str, ...]
    payments: tuple[Transfer, ...]
    legs: dict[str, int] | None


class RoundResult(NamedTuple):
    """The figures of a round.

    Attributes:
        round: its number, from 1.
        dealer: the dealer's name.
        ins: the seats that were in at the end.
        stages: every showdown.
        several: whether a round of this game has more than one showdown.
        winners: the seats that received from a pot, clockwise from the dealer's left.
        won: chips that each seat received.
        paid: chips that each seat put in, antes included.
        balances: net chips of each seat after the round.
        pots: chips in each pot by name, the reserve not among them; after the refill, before the next antes.
        reserve: chips in the reserve.
        cycle_over: whether the cycle is over.
        game_over: whether the game is over.
        legs: legs of each seat, before a game that ended took them back to zero; None where no legs are played.
        transfers: every movement of chips, in order.
    """

    round: int
    dealer: str
    ins: tuple[str, ...]
    stages: tuple[StageResult, ...]
    several: bool
    winners: tuple[str, ...]
    won: dict[str, Chips]
    paid: dict[str, Chips]
    balances: dict[str, Chips]
    pots: dict[str, Chips]
    reserve: Chips
    cycle_over: bool
    game_over: bool
    legs: dict[str, int] | None
    transfers: tuple[Transfer, ...]

    @property
    def pot(self) -> Chips:
        """Chips in the first pot."""
        return next(iter(self.pots.values()))


class Result(NamedTuple):
    """What came out of a situation.

    Attributes:
        names: the seats' names, clockwise; transfers say seats by their number in it.
        rounds: the rounds.
        warnings: what the script says and nobody wanted to know, and chips that were not left where it says.
    """

    names: tuple[str, ...]
    rounds: tuple[RoundResult, ...]
    warnings: tuple[Complaint, ...]


class _Scripted(Session):
    """A session that keeps the figures of its rounds."""

    def __init__(self, game: Game, situation: Situation, cards: ScriptedCards, answers: _Answers) -> None:
        self.results: list[RoundResult] = []
        self._script_answers = answers
        self._situation = situation
        self._began = False
        self.levelled: list[Complaint] = []
        self._legs: list[tuple[int, Seat, int]] = []
        self._legs_before: dict[Seat, int] = {}
        super().__init__(
            game,
            situation.seats,
            cycles=_NO_LIMIT,
            rounds=len(situation.script),
            listeners=(self._hear,),
            opening=_opening(situation, game),
            cards=lambda: self._hand_out(cards),
        )

    def _hand_out(self, cards: ScriptedCards) -> ScriptedCards:
        # if the first round fails, there is no session to ask for its table
        cards.table = self.table
        return cards

    def _hear(self, event: Event) -> None:
        table = self.table
        if isinstance(event, RoundBegan):
            self._began = True
            self._legs = []
            self._legs_before = {seat: table.points(LEGS, seat) for seat in table.seats}
        elif isinstance(event, Transfer) and not self._began:
            self.levelled.append(self._levelling(event))
        elif isinstance(event, Count) and event.key == LEGS:
            # the stage that is being settled is entered in the record when it is done
            self._legs.append((len(table.record.stages), event.seat, event.delta))
        elif isinstance(event, RoundEnded):
            self.results.append(self._figures(event))
            self._script_answers.finish(table, event.game_over)

    def _levelling(self, move: Transfer) -> Complaint:
        """Chips that a rule has moved before anything was played: the round does not begin with what the situation says."""
        situation, ledger = self._situation, self.table.ledger
        pot = str(move.source if move.target == RESERVE else move.target)
        path: Path = ("pots", pot) if pot in situation.pots else ("pot",) if situation.pot is not None else (RESERVE,)
        facts = {"pot": pot, "chips": write_chips(ledger[pot]), "reserve": write_chips(ledger[RESERVE]), "rule": move.rule}
        by = "" if move.plugin in (CORE, DEFAULT) else move.plugin
        return Complaint("opening-levelled", path, {**facts, "by": move.plugin}, by, severity="warning")

    def _legs_after(self, stage: float) -> dict[str, int] | None:
        """Legs of each seat after a stage, by its number from 0."""
        if not (self._situation.legs or LEGS in self.game.ruleset.plugins or self._legs or any(self._legs_before.values())):
            return None
        after = Counter(self._legs_before)
        for number, seat, delta in self._legs:
            if number <= stage:
                after[seat] += delta
        return {name: after[seat] for seat, name in enumerate(self.names)}

    def _figures(self, event: RoundEnded) -> RoundResult:
        table = self.table
        record = table.record
        won: dict[Account, Chips] = dict.fromkeys(table.seats, 0)
        paid: dict[Account, Chips] = dict.fromkeys(table.seats, 0)
        for move in record.booked:
            if move.target in won:
                won[move.target] += move.amount
            if move.source in paid:
                paid[move.source] += move.amount
        fed = {move.target for move in record.booked if isinstance(move.source, str) and isinstance(move.target, int)}
        pots = dict(event.pots)
        reserve = pots.pop(RESERVE)
        return RoundResult(
            round=event.round,
            dealer=self.names[record.dealer],
            ins=tuple([self.names[seat] for seat in table.ins]),
            stages=tuple([self._stage(number, stage) for number, stage in enumerate(record.stages)]),
            several=len(record.stages) > 1 or _showdowns(self.game) > 1,
            winners=self._clockwise(fed),
            won={self.names[seat]: exact(won[seat]) for seat in table.seats},
            paid={self.names[seat]: exact(paid[seat]) for seat in table.seats},
            balances=dict(zip(self.names, event.balances, strict=True)),
            pots=pots,
            reserve=reserve,
            cycle_over=event.cycle_over,
            game_over=event.game_over,
            legs=self._legs_after(_NO_LIMIT),
            transfers=tuple(record.booked),
        )

    def _clockwise(self, seats: set[Seat]) -> tuple[str, ...]:
        return tuple([self.names[seat] for seat in self.table.clockwise() if seat in seats])

    def _stage(self, number: int, stage: Stage) -> StageResult:
        moves = self.table.record.booked[stage.first : stage.last]
        return StageResult(
            tuple([self._fight(contest) for contest in stage.contests]),
            self._clockwise({seat for contest in stage.contests for seat in contest.winners}),
            tuple([move for move in moves if isinstance(move.source, int)]),
            self._legs_after(number),
        )

    def _fight(self, contest: Contest) -> Fight:
        order = sorted(contest.values, key=lambda name: -contest.values[name])
        return Fight(
            contest.name,
            contest.pot,
            tuple([self._shown(contest, name) for name in order]),
            tuple([self._called(name) for name in contest.contenders]),
            self._clockwise(set(contest.winners)),
        )

    def _shown(self, contest: Contest, name: Name) -> Shown:
        try:
            called: HandName | None = contest.ranker.name(contest.values[name])
        except (IndexError, ValueError, KeyError):  # a value of a plugin's own making
            called = None
        return Shown(self._called(name), contest.hands[name], called, name in contest.best)

    def _called(self, name: Name) -> str:
        return self.names[name] if isinstance(name, int) else name


def _showdowns(game: Game) -> int:
    """How many showdowns every round of the game has."""
    return sum(isinstance(step, ShowdownStep) and step.when == "always" for step in game.steps)


def _opening(situation: Situation, game: Game) -> Opening:
    seat = situation.seats.index
    pots = dict(situation.pots)
    if situation.pot is not None:
        pots[game.pots[0]] = situation.pot
    return Opening(
        dealer=None if situation.dealer is None else seat(situation.dealer),
        pots={**pots, RESERVE: situation.reserve},
        balances={seat(name): amount for name, amount in situation.balances.items()},
        counters={(LEGS, seat(name)): points for name, points in situation.legs.items()},
        matched=tuple([seat(name) for name in situation.matched]),
    )


def run(game: Game, situation: Situation) -> Result:
    """Play a situation.

    Raises:
        SituationError: with everything that is wrong, if it cannot be played to its end.
    """
    complaints = check_situation(situation, game)
    if complaints:
        raise SituationError(complaints)
    cards, answers = ScriptedCards(situation), _Answers(situation)
    try:
        session = _Scripted(game, situation, cards, answers)
        while not session.over:
            session.answer(answers.give(session.pending, session.table))
    except RuleFailure as failure:
        complaints = [*_failed(failure, cards), *cards.complaints]
    except SituationError as error:
        complaints = [*error.complaints, *cards.complaints]
    except SessionError as error:
        complaints = [Complaint(f"session-{error.code}", (), error.facts)]
    else:
        cards.close()
        complaints = [*cards.complaints, *_never_asked(game, situation, answers)]
    if complaints:
        raise SituationError(complaints)
    return Result(session.names, tuple(session.results), (*session.levelled, *answers.warnings))


def _never_asked(game: Game, situation: Situation, answers: _Answers) -> Iterator[Complaint]:
    """Keys with answers to what no step of the game can ask."""
    core = {kind.kind() for kind in CORE_KINDS}
    if all(step.kind() in core for step in every_step(game.steps)):
        for number, script in enumerate(situation.script):
            for key in script.answers:
                if key not in answers.kinds:
                    yield unknown_key((*situation.base(number), key), script.keys())


def _failed(failure: RuleFailure, cards: ScriptedCards) -> list[Complaint]:
    """What stopped the round: cards that a rule needs and nobody knows, or a mistake in a rule."""
    by = "" if failure.plugin in (CORE, DEFAULT) else failure.plugin
    facts = {"rule": failure.rule, "by": failure.plugin}
    needed = dict.fromkeys([card.path for card in _needed(failure, cards.table)])
    if needed:
        return [
            Complaint("card-missing", path, {"key": cards.shorten(path), "given": cards.given(path), **facts}, by)
            for path in needed
        ]
    if failure.code == "deck-short":
        return [Complaint("play-deck-short", cards.base, facts, by)]
    return [Complaint("play-failed", cards.base, {"code": failure.code, "detail": failure.detail, **facts}, by)]


def _needed(failure: RuleFailure, table: Table | None) -> list[UnknownCard]:
    """The unknown cards that a failure is about."""
    error: BaseException | None = failure
    while error is not None and not isinstance(error, MissingCard | IndexError):
        error = error.__cause__
    if isinstance(error, MissingCard):
        return [error.card]
    if error is None or table is None:
        return []
    # a ranking has looked them up in its tables: those of the contenders, or of all that are compared because nobody is in
    names: list[Name] = [name for contest in table.contests for name in contest.contenders]
    return _unknown(table, names) or _unknown(table, [*table.playing, *table.houses])


def _unknown(table: Table, names: list[Name]) -> list[UnknownCard]:
    found = [card for name in dict.fromkeys(names) for card in table.cards(name) if isinstance(card, UnknownCard)]
    return found + ([card for card in table.cards(BOARD) if isinstance(card, UnknownCard)] if names else [])


# Comparing and writing


class Mismatch(NamedTuple):
    """A figure that is not what was expected.

    Attributes:
        path: the key of the situation that says what is expected.
        expected: what it says, as JSON.
        found: what came out, as JSON.
    """

    path: Path
    expected: Any
    found: Any

    @property
    def complaint(self) -> Complaint:
        """The same as a complaint."""
        key = ".".join(map(str, self.path[self.path.index("expect") + 1 :]))
        return Complaint("expect-differs", self.path, {"key": key, "expected": _said(self.expected), "found": _said(self.found)})


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(value) if value else "-"
    return str(value).lower() if isinstance(value, bool) else str(value)


def compare(result: RoundResult, expect: Expect, base: Path = ()) -> list[Mismatch]:
    """What came out of a round against what was expected: exactly, and only what is named.

    Args:
        result: the figures of the round.
        expect: what was expected.
        base: the path of the table that holds `expect`.
    """
    found = []
    path = (*base, "expect")
    if expect.winners is not None and set(expect.winners) != set(result.winners):
        found.append(Mismatch((*path, "winners"), list(expect.winners), list(result.winners)))
    figures: dict[str, tuple[Mapping[str, Chips] | None, Mapping[str, Chips]]] = {
        "won": (expect.won, result.won),
        "paid": (expect.paid, result.paid),
        "balances": (expect.balances, result.balances),
        LEGS: (expect.legs, result.legs or {}),
    }
    for key, (wanted, got) in figures.items():
        for name, amount in (wanted or {}).items():
            if got.get(name, 0) != amount:
                found.append(Mismatch((*path, key, name), write_chips(amount), write_chips(got.get(name, 0))))
    for key in ("pot", RESERVE):
        chips = getattr(expect, key)
        if chips is not None and chips != getattr(result, key):
            found.append(Mismatch((*path, key), write_chips(chips), write_chips(getattr(result, key))))
    for key in ("cycle_over", "game_over"):
        over = getattr(expect, key)
        if over is not None and over != getattr(result, key):
            found.append(Mismatch((*path, key), over, getattr(result, key)))
    return found


def compare_all(result: Result, situation: Situation) -> list[Mismatch]:
    """Every round against what the situation expects of it; an `expect` beside `rounds` is about the last one."""
    found = []
    for number, (script, figures) in enumerate(zip(situation.script, result.rounds, strict=True)):
        if script.expect is not None:
            found += compare(figures, script.expect, situation.base(number))
    if situation.rounds and situation.expect is not None:
        found += compare(result.rounds[-1], situation.expect)
    return found


def to_json(result: Result) -> dict[str, Any]:
    """The figures of every round as plain JSON values: amounts as integers or `"p/q"`, zeros too."""
    return {"rounds": [_round_json(result.names, figures) for figures in result.rounds]}


def _round_json(names: tuple[str, ...], figures: RoundResult) -> dict[str, Any]:
    written: dict[str, Any] = {
        "winners": list(figures.winners),
        "won": _chips_json(figures.won),
        "paid": _chips_json(figures.paid),
        "balances": _chips_json(figures.balances),
        "pot": write_chips(figures.pot),
        "reserve": write_chips(figures.reserve),
        "cycle_over": figures.cycle_over,
        "game_over": figures.game_over,
    }
    if len(figures.pots) > 1:
        written["pots"] = _chips_json(figures.pots)
    if figures.legs is not None:
        written[LEGS] = figures.legs
    if figures.several:
        written["stages"] = [_stage_json(names, stage) for stage in figures.stages]
    written["transfers"] = [_move_json(names, move) for move in figures.transfers]
    return written


def _stage_json(names: tuple[str, ...], stage: StageResult) -> dict[str, Any]:
    written: dict[str, Any] = {"winners": list(stage.winners), "payments": [_move_json(names, move) for move in stage.payments]}
    if stage.legs is not None:
        written[LEGS] = stage.legs
    return written


def _move_json(names: tuple[str, ...], move: Transfer) -> dict[str, Any]:
    source, target = [names[account] if isinstance(account, int) else account for account in (move.source, move.target)]
    return {"from": source, "to": target, "amount": write_chips(move.amount), "reason": move.reason, "plugin": move.plugin}


def _chips_json(amounts: Mapping[str, Chips]) -> dict[str, int | str]:
    return {name: write_chips(amount) for name, amount in amounts.items()}
