"""A scripted situation: what was on the table, what everybody did, and what should come out, as plain data from a file.

This module reads and checks; `guts_core.scripted` plays. One form serves `[[examples]]`, `guts settle FILE` and tests.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Final, TypeAlias

from pydantic import ConfigDict, Discriminator, Field, StrictBool, Tag, ValidationError

from guts_core.cards import Card, CardError, parse_cards
from guts_core.chips import Amount, Balance
from guts_core.game import Game
from guts_core.ledger import RESERVE
from guts_core.ruleset import Complaint, Path, RulesetError
from guts_core.session import MOST_NAME
from guts_core.steps import DealStep, Part, every_step
from guts_core.table import OUT
from guts_core.validation import explain

Words: TypeAlias = dict[str, str]
"""What each seat says or gives, by its name."""
Seats: TypeAlias = tuple[str, ...]


def _nested(value: object) -> str:
    """Whether a list of seats is one, or one for each asking. Decided by its look, so that errors are about one form only."""
    return "many" if isinstance(value, tuple) and any(isinstance(item, tuple) for item in value) else "one"


def _listed(value: object) -> str:
    return "many" if isinstance(value, tuple) else "one"


def _form(value: object) -> str:
    if isinstance(value, tuple):
        return "tables" if any(isinstance(item, Mapping) for item in value) else "hands"
    return "table" if isinstance(value, Mapping) else "hand"


Askings = Annotated[Annotated[Seats, Tag("one")] | Annotated[tuple[Seats, ...], Tag("many")], Discriminator(_nested)]
Sayings = Annotated[Annotated[Words, Tag("one")] | Annotated[tuple[Words, ...], Tag("many")], Discriminator(_listed)]
Hands = Annotated[Annotated[str, Tag("one")] | Annotated[tuple[str, ...], Tag("many")], Discriminator(_listed)]
More = Annotated[
    Annotated[str, Tag("hand")]
    | Annotated[tuple[str, ...], Tag("hands")]
    | Annotated[Words, Tag("table")]
    | Annotated[tuple[Words, ...], Tag("tables")],
    Discriminator(_form),
]


class SituationError(RulesetError):
    """A situation that cannot be played.

    Attributes:
        complaints: everything that is wrong with it; paths begin at the situation.
    """


class Expect(Part):
    """What must come out of a round. What it names is compared exactly, what it leaves out is not."""

    winners: Seats | None = Field(None, description="Who received from the pot, in any order.")
    won: dict[str, Amount] | None = Field(None, description="What seats received in the round, in chips.")
    paid: dict[str, Amount] | None = Field(None, description="What seats put in during the round, antes included, in chips.")
    balances: dict[str, Balance] | None = Field(None, description="Net totals of seats after the round, in chips.")
    pot: Amount | None = Field(None, description="Chips in the pot, after the refill and before the next antes.")
    reserve: Amount | None = Field(None, description="Chips in the reserve.")
    cycle_over: StrictBool | None = Field(None, description="Whether the cycle is over.")
    game_over: StrictBool | None = Field(None, description="Whether the game is over.")
    legs: dict[str, int] | None = Field(None, description="Legs of seats after the round.")


class RoundScript(Part):
    """One round: who held what, and what everybody did. Further keys are house hands and answers to what a plugin's steps ask."""

    # an alias is the only name in a file; which further keys there are only the game can tell, see `more`
    model_config = ConfigDict(extra="allow", populate_by_name=False)
    __pydantic_extra__: dict[str, More]

    hands: Words = Field({}, description="For each seat, every card that it is dealt, in order, drawn cards included.")
    ghost: Hands | None = Field(None, description="The ghost's cards; a list of hands where there are several ghosts.")
    board: str | None = Field(None, description="The common cards.")
    deck: str | None = Field(None, description="The top of the deck after the deal, for rules that turn it up.")
    ins: Askings = Field((), alias="in", description="The seats that say in; a list of lists where a round asks several times.")
    say: Sayings = Field({}, description="What seats say where the choices are others than in and out.")
    expect: Expect | None = Field(None, description="What must come out.")

    @property
    def askings(self) -> tuple[Seats, ...]:
        """The seats that say in, for each asking."""
        return self.ins if _nested(self.ins) == "many" else (self.ins,)  # type: ignore[return-value]

    @property
    def sayings(self) -> tuple[Words, ...]:
        """What seats say, for each asking."""
        return self.say if isinstance(self.say, tuple) else (self.say,)

    @property
    def answers(self) -> dict[str, tuple[Words, ...]]:
        """Answers to what steps ask beside the declaration, by the kind of request, for each asking."""
        found = {}
        for key, value in self.__pydantic_extra__.items():
            if _form(value) in ("table", "tables"):
                found[key] = (value,) if isinstance(value, dict) else value
        return found  # type: ignore[return-value]

    @property
    def houses(self) -> dict[str, str | tuple[str, ...]]:
        """The cards of hands that nobody holds, by the key that says them; a list where there are several."""
        fixed = {"ghost": self.ghost, "board": self.board, "deck": self.deck}
        more = {key: value for key, value in self.__pydantic_extra__.items() if _form(value) in ("hand", "hands")}
        return {key: value for key, value in (fixed | more).items() if value is not None}  # type: ignore[misc]

    def place(self, key: str, index: int) -> Path:
        """The path, from the round, of what a key says for one asking."""
        value = {"in": self.ins, "say": self.say}.get(key, self.__pydantic_extra__.get(key))
        several = isinstance(value, tuple) and (key != "in" or _nested(value) == "many")
        return (key, index) if several else (key,)

    @classmethod
    def keys(cls) -> frozenset[str]:
        """The keys that every game has."""
        return frozenset(field.alias or name for name, field in cls.model_fields.items())

    def cards(self) -> Iterator[tuple[Path, str]]:
        """Every text with cards that are dealt, with its path from the round."""
        for seat, text in self.hands.items():
            yield ("hands", seat), text
        for key, held in self.houses.items():
            if isinstance(held, str):
                yield (key,), held
            else:
                yield from (((key, index), text) for index, text in enumerate(held))


class Situation(RoundScript):
    """A whole situation: the state before the first round, and one round or several."""

    title: str = Field("", max_length=200, description="What the situation shows.")
    ruleset: str = Field("", max_length=1000, description="Path or name of the ruleset; left out inside a ruleset.")
    players: Seats | None = Field(None, description="Names of the seats, clockwise; left out: in the order of `hands`.")
    dealer: str | None = Field(None, description="The dealer; left out: the last seat.")
    pot: Amount | None = Field(None, description="Chips in the pot.")
    reserve: Amount = Field(0, description="Chips in the reserve.")
    pots: dict[str, Amount] = Field({}, description="Chips in each pot, where a ruleset has several.")
    balances: dict[str, Balance] = Field({}, description="Chips of seats.")
    legs: dict[str, Annotated[int, Field(ge=0, le=1000)]] = Field({}, description="Legs of seats.")
    matched: Seats = Field((), description="The seats that had to match in the round before.")
    rounds: tuple[RoundScript, ...] = Field((), description="The rounds, where there are several.")

    @property
    def script(self) -> tuple[RoundScript, ...]:
        """The rounds, one at least."""
        return self.rounds or (self,)

    @property
    def seats(self) -> Seats:
        """Names of the seats, clockwise."""
        return self.players if self.players is not None else tuple(self.script[0].hands)

    def base(self, number: int) -> Path:
        """The path of a round's keys, by its number from 0."""
        return ("rounds", number) if self.rounds else ()


_ROUND: Final = RoundScript.keys()
_STATE: Final = Situation.keys() - _ROUND


def parse_situation(data: Mapping[str, Any], game: Game | None = None) -> Situation:
    """Read a situation from plain data, as it stands in TOML.

    Args:
        data: a whole file, or one of `[[examples]]`.
        game: the game that it is about; without it, what only the game can tell is checked when it is played.

    Raises:
        SituationError: with everything that is wrong.
    """
    plain: dict[str, Any] = _frozen(data)
    complaints = list(_misplaced(plain))
    try:
        situation = Situation.model_validate(_without(plain, complaints))
    except ValidationError as error:
        found = explain(error, plain, Situation)
        raise SituationError([*complaints, *[Complaint(item.code, item.path, item.facts) for item in found]]) from None
    complaints += check_situation(situation, game)
    if complaints:
        raise SituationError(complaints)
    return situation


def _frozen(value: Any) -> Any:
    """The same with tuples for lists, as the frozen models hold them."""
    if isinstance(value, Mapping):
        return {key: _frozen(item) for key, item in value.items()}
    return tuple([_frozen(item) for item in value]) if isinstance(value, list | tuple) else value


def _misplaced(data: Mapping[str, Any]) -> Iterator[Complaint]:
    """Keys that can mean nothing where they are."""
    rounds = data.get("rounds")
    several = isinstance(rounds, tuple) and bool(rounds)
    yield from _unknown(data, (), Situation.keys())
    if several:
        for key in data:
            if key not in _STATE and key != "expect":
                yield Complaint("key-beside-rounds", (key,), {"key": key}, "", (("rounds",),))
    for index, item in enumerate(rounds if isinstance(rounds, tuple) else ()):
        if isinstance(item, Mapping):
            yield from _unknown({key: value for key, value in item.items() if key not in _STATE}, ("rounds", index), _ROUND)
            for key in item:
                if key in _STATE:
                    yield Complaint("key-before-rounds", ("rounds", index, key), {"key": key})


def _unknown(data: Mapping[str, Any], base: Path, known: Iterable[str]) -> Iterator[Complaint]:
    """Further keys hold cards or answers, that is text; anything else is a slip."""
    for key, value in data.items():
        if key not in known and not isinstance(value, str | tuple | Mapping):
            yield unknown_key((*base, key), known)


def unknown_key(path: Path, known: Iterable[str]) -> Complaint:
    """The complaint about a key that there is not."""
    return Complaint("key-unknown", path, {"key": path[-1], "known": tuple(sorted(known))})


def _without(data: dict[str, Any], complaints: Iterable[Complaint]) -> dict[str, Any]:
    """The data without the keys that have been complained about, so that the rest can still be checked."""
    wrong = {complaint.path for complaint in complaints}
    kept = {key: value for key, value in data.items() if (key,) not in wrong}
    rounds = kept.get("rounds")
    if isinstance(rounds, tuple):
        kept["rounds"] = tuple(
            [
                {key: value for key, value in item.items() if ("rounds", index, key) not in wrong}
                if isinstance(item, Mapping)
                else item
                for index, item in enumerate(rounds)
            ]
        )
    return kept


# Names and cards


def _has_control(name: str) -> bool:
    """Whether a name has a line end or another control character in it."""
    return any([unicodedata.category(char) in ("Cc", "Zl", "Zp") for char in name])


def check_situation(situation: Situation, game: Game | None = None) -> list[Complaint]:
    """Everything that is wrong with names and cards, as far as it can be told without playing."""
    return list(_Check(situation, game).complaints())


class _Check:
    def __init__(self, situation: Situation, game: Game | None) -> None:
        self.situation = situation
        self.game = game
        self.seats = situation.seats

    def complaints(self) -> Iterator[Complaint]:
        situation = self.situation
        if not self.seats:
            yield Complaint("players-missing", ("players",) if situation.players is not None else ())
            return
        yield from self._players()
        if situation.dealer is not None:
            yield from self._seat(("dealer",), situation.dealer)
        for key in ("balances", "legs"):
            yield from self._keyed((key,), getattr(situation, key))
        yield from self._named(("matched",), situation.matched)
        yield from self._pots()
        for number, script in enumerate(situation.script):
            yield from self._round(situation.base(number), script)
        if situation.rounds and situation.expect is not None:
            yield from self._expect(("expect",), situation.expect)

    def _players(self) -> Iterator[Complaint]:
        given = self.situation.players is not None
        where: Path = ("players",) if given else (*self.situation.base(0), "hands")
        for index, name in enumerate(self.seats):
            path: Path = (*where, index if given else name)
            pots = self.game.pots if self.game is not None else ()
            if not name.strip() or len(name) > MOST_NAME or name in (*pots, RESERVE) or _has_control(name):
                yield Complaint("seat-name", path, {"seat": name, "limit": MOST_NAME})
            first = self.seats.index(name)
            if first < index:
                yield Complaint("seat-twice", path, {"seat": name}, "", ((*where, first),))
        if self.game is not None:
            least, most = self.game.ruleset.seats.min, self.game.max_seats
            if not least <= len(self.seats) <= most:
                yield Complaint("seats-number", where, {"seats": len(self.seats), "min": least, "max": most})

    def _seat(self, path: Path, name: str) -> Iterator[Complaint]:
        if name not in self.seats:
            yield Complaint("seat-unknown", path, {"seat": name, "known": self.seats})

    def _named(self, path: Path, names: Seats) -> Iterator[Complaint]:
        """Seats in a list: at the table, and each once."""
        for index, name in enumerate(names):
            yield from self._seat((*path, index), name)
            if name in names[:index]:
                yield Complaint("seat-twice", (*path, index), {"seat": name}, "", ((*path, names.index(name)),))

    def _keyed(self, path: Path, named: Mapping[str, object]) -> Iterator[Complaint]:
        """Seats that are keys of a table."""
        for name in named:
            yield from self._seat((*path, name), name)

    def _pots(self) -> Iterator[Complaint]:
        situation, game = self.situation, self.game
        if game is None:
            return
        for name in situation.pots:
            if name not in game.pots:
                yield Complaint("pot-unknown", ("pots", name), {"pot": name, "known": game.pots})
        if situation.pot is not None and game.pots[0] in situation.pots:
            yield Complaint("pot-twice", ("pots", game.pots[0]), {"pot": game.pots[0]}, "", (("pot",),))

    def _round(self, base: Path, script: RoundScript) -> Iterator[Complaint]:
        yield from self._keyed((*base, "hands"), script.hands)
        for index, names in enumerate(script.askings):
            yield from self._named((*base, *script.place("in", index)), names)
        for key, askings in {"say": script.sayings, **script.answers}.items():
            for index, said in enumerate(askings):
                yield from self._keyed((*base, *script.place(key, index)), said)
        for index, said in enumerate(script.sayings):
            for name, word in said.items():
                if word == OUT and index < len(script.askings) and name in script.askings[index]:
                    path = (*base, *script.place("say", index), name)
                    yield Complaint("answer-both", path, {"seat": name}, "", ((*base, "in"),))
        yield from self._known_keys(base, script)
        yield from self._cards(base, script)
        if script.expect is not None and (base or not self.situation.rounds):
            yield from self._expect((*base, "expect"), script.expect)

    def _known_keys(self, base: Path, script: RoundScript) -> Iterator[Complaint]:
        """Without plugins it is known which further keys a game has; with them it shows when it is played."""
        if self.game is None or self.game.ruleset.plugins:
            return
        known = {step.to for step in every_step(self.game.steps) if isinstance(step, DealStep)}
        for key in script.__pydantic_extra__:
            if key in script.answers or key not in known:
                yield unknown_key((*base, key), script.keys())

    def _cards(self, base: Path, script: RoundScript) -> Iterator[Complaint]:
        """Cards that are none, and cards in two places."""
        # cards that were given up come again where a step shuffles them
        reshuffled = self.game is not None and any(
            getattr(step, "short", "") == "reshuffle" for step in every_step(self.game.steps)
        )
        places: dict[Card, Path] = {}
        for path, text in script.cards():
            here = (*base, *path)
            try:
                cards = parse_cards(text)
            except CardError as error:
                if path[0] in script.__pydantic_extra__ and error.code == "card-unknown":
                    yield unknown_key((*base, path[0]), script.keys())
                else:
                    yield Complaint(error.code, here, {"card": error.text})
                continue
            for card in cards:
                if card in places and not reshuffled:
                    yield Complaint("card-two-places", here, {"card": card.sign}, "", (places[card],))
                places.setdefault(card, here)

    def _expect(self, path: Path, expect: Expect) -> Iterator[Complaint]:
        if expect.winners is not None:
            yield from self._named((*path, "winners"), expect.winners)
        for key in ("won", "paid", "balances", "legs"):
            yield from self._keyed((*path, key), getattr(expect, key) or {})
