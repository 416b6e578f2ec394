"""What a scripted situation supplies to a game: the cards, known and unknown, and the answers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NoReturn

from guts_core.cards import Card, CardError, OutOfCards, parse_cards, show
from guts_core.ledger import Seat
from guts_core.requests import Answer, Choose, IllegalAnswer, Pick, Request
from guts_core.ruleset import Complaint, Path
from guts_core.situation import RoundScript, Situation, SituationError, unknown_key
from guts_core.table import OUT, Name, Table

IN: Final = "in"
DECLARE: Final = "declare"
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


class Answers:
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
