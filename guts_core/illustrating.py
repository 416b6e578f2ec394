"""Rounds that show what rules mean: telling situations with cards from a seeded deck, and what comes out of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from guts_core.cards import DECK, RANKS, SUITS, Card, Deck, parse_cards, write
from guts_core.chips import write_chips
from guts_core.figures import Fight, Result, RoundResult
from guts_core.game import Game
from guts_core.ruleset import Complaint
from guts_core.scripted import run
from guts_core.situation import SituationError, parse_situation
from guts_core.table import OUT

_SEED: Final = 1
_TRIES: Final = 20
_MOST_CARDS: Final = 150
_USUAL_SEATS: Final = 4
_POT: Final = 6
_ODD: Final = 5
"""Antes in a pot that cannot be shared evenly, so that one sees what becomes of the rest."""
_LARGE: Final = 40
_HIGH: Final = RANKS.index("T")
_LOW: Final = ("8s", "5d", "4c", "3h", "7d", "2s", "6h")
"""A hand of any size that is hardly ever best."""

Data = dict[str, Any]


class Illustration(NamedTuple):
    """A round that shows something.

    Attributes:
        kind: what it shows: `new-pot`, `order`, `tie`, `lone`, `lone-beaten`, `lone-tied`, `nobody`, `cap` or `large`.
        data: the situation, as `[[examples]]` hold it, with what comes out as `expect`, but without a title.
        figures: what comes out.
        about: the questions that decide about it, see `guts_core.topics`.
    """

    kind: str
    data: Data
    figures: RoundResult
    about: tuple[str, ...]


_ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "new-pot": ("antes", "ante", "first-round", "losers", "declaration", "ties"),
    "order": ("ranking", "cards", "wild"),
    "tie": ("ties", "losers", "chip", "odd-chips"),
    "lone": ("ghost", "declaration"),
    "lone-beaten": ("ghost", "limit"),
    "lone-tied": ("ghost",),
    "nobody": ("nobody-in", "declaration", "ghost"),
    "cap": ("limit", "cap", "reserve"),
    "large": ("limit",),
}


def illustrate(game: Game, names: Sequence[str]) -> list[Illustration]:
    """A handful of rounds that show what groups argue about.

    Args:
        game: the rules.
        names: names for the seats; as many are taken as are wanted.
    """
    return list(_Illustrator(game, names).all())


class _Illustrator:
    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        seats = min(max(_USUAL_SEATS, game.ruleset.seats.min), game.max_seats)
        self.names = tuple(names[:seats])

    def _pot(self, antes: int) -> Data:
        """A pot of so many antes, or as much as the cap allows."""
        cap, pot = self.game.ruleset.cap, self.game.ruleset.ante * antes or antes
        return {"pot": write_chips(pot if cap is False else min(pot, cap))}

    def all(self) -> Iterator[Illustration]:
        few, many = self.names[: min(2, len(self.names))], self.names[: min(3, len(self.names))]
        shown = self._first("new-pot", {}, few, _telling) or self._first("new-pot", {}, few, lambda result: True)
        if shown is None:
            return  # a game that cannot be told by who is in
        yield shown
        size = max([len(parse_cards(text)) for text in shown.data.get("hands", {}).values()], default=0)
        pot = self._pot(_POT)
        yield from _some(self._order(pot, few, size))
        if len(many) > 2:
            yield from _some(self._tie(self._pot(_ODD), many, size))
        yield from self._lone(pot, size)
        yield from _some(self._first("nobody", pot, (), _one_best))
        cap = self.game.ruleset.cap
        if cap is not False:
            yield from _some(self._first("cap", {"pot": write_chips(cap)}, many, lambda result: result.reserve > 0))
        else:
            yield from _some(self._first("large", self._pot(_LARGE), few, _telling))

    def _order(self, pot: Data, ins: Sequence[str], size: int) -> Illustration | None:
        """A straight against a flush, where there are such hands."""
        if size < 3:
            return None
        ranks = "789TJ"[:size]
        straight = " ".join(rank + "shdcs"[place] for place, rank in enumerate(ranks))
        flush = " ".join(f"{rank}c" for rank in "258JK"[-size:])
        hands = {"hands": {ins[0]: straight, ins[1]: flush}}
        return self._first("order", {**pot, **hands}, ins, lambda result: _categories(result) == {"straight", "flush"}, 1)

    def _tie(self, pot: Data, ins: Sequence[str], size: int) -> Illustration | None:
        for seed in range(_TRIES):
            first, second = _equal(seed, size)
            low = " ".join(_LOW[:size])
            data = {**pot, "hands": {ins[0]: first, ins[1]: second, **({ins[2]: low} if 0 < size <= len(_LOW) else {})}}
            found = self._first("tie", data, ins, lambda result: _best(result) == set(ins[:2]), 1, seed)
            if found is not None:
                return found
        return None

    def _lone(self, pot: Data, size: int) -> Iterator[Illustration]:
        """One alone is in; where a hand that nobody holds plays too, it is better, and then ties."""
        alone = self.names[:1]
        plain = self._first("lone", pot, alone, lambda result: True)
        if plain is None:
            return
        houses = [hand.holder for fight in _fights(plain.figures) for hand in fight.hands if hand.holder not in self.names]
        if not houses:
            yield plain
            return
        yield from _some(self._first("lone-beaten", pot, alone, lambda result: _best(result).isdisjoint(self.names)))
        cards = [key for key, value in plain.data.items() if isinstance(value, str) and key != "pot"]
        for seed in range(_TRIES if cards else 0):
            first, second = _equal(seed, max(size, 1))
            data = {**pot, "hands": {alone[0]: first}, cards[0]: second}
            found = self._first("lone-tied", data, alone, _tied_house(self.names), 1, seed)
            if found is not None:
                yield found
                return

    def _first(
        self,
        kind: str,
        data: Data,
        ins: Sequence[str],
        wanted: Callable[[RoundResult], bool],
        tries: int = _TRIES,
        seed: int = 0,
    ) -> Illustration | None:
        """The first deal out of several that shows what it should."""
        for number in range(seed, seed + tries):
            found = _played(self.game, {"players": list(self.names), **data}, ins, Deck(DECK, _SEED, f"{kind}/{number}"))
            if found is None:
                return None
            filled, result = found
            figures = result.rounds[0]
            if wanted(figures):
                return Illustration(kind, _neat(filled, figures, self.game), figures, _ABOUT[kind])
        return None


def _some(found: Illustration | None) -> list[Illustration]:
    return [] if found is None else [found]


def _equal(seed: int, size: int) -> tuple[str, str]:
    """Two hands with the same ranks and no suit in common, neither of them a flush."""
    dealt = [card.rank - 2 for card in Deck(DECK, _SEED, f"ranks/{seed}").draw(len(DECK))]
    high_first = sorted(dict.fromkeys(dealt), key=lambda rank: rank < _HIGH)
    ranks = [RANKS[rank] for rank in sorted(high_first[:size], reverse=True)]
    hands = [[Card.parse(rank + suits[place % 2]) for place, rank in enumerate(ranks)] for suits in (SUITS[2:], SUITS[:2])]
    return write(hands[0]), write(hands[1])


def _played(game: Game, data: Data, ins: Sequence[str], deck: Deck) -> tuple[Data, Result] | None:
    """A situation played, with cards and answers filled in as the rules ask for them; None where that does not help."""
    used = {card for _, text in _texts(data) for card in parse_cards(text)}
    left = (card for card in deck.draw(len(deck)) if card not in used)
    for askings in (([list(ins)] * 3), [list(ins)] * 2, list(ins)):  # a round may ask several times
        tried = {**data, "hands": dict(data.get("hands", {})), **({"in": askings} if ins else {})}
        for _ in range(_MOST_CARDS):
            try:
                result = run(game, parse_situation(tried, game))
            except SituationError as error:
                if not all([_fill(tried, item, left, ins) for item in error.complaints]):
                    break
            else:
                if not result.warnings:
                    return tried, result
                break
        else:
            return None
    return None


def _texts(data: Data) -> Iterator[tuple[str, str]]:
    yield from data.get("hands", {}).items()
    yield from ((key, value) for key, value in data.items() if isinstance(value, str) and key != "pot")


def _fill(data: Data, complaint: Complaint, deck: Iterator[Card], ins: Sequence[str]) -> bool:
    """Do something about what is missing; whether there was anything to do."""
    path = complaint.path
    if complaint.code == "card-missing" and (card := next(deck, None)) is not None:
        if path[0] == "hands":
            held = data["hands"].get(path[1], "")
            data["hands"][path[1]] = f"{held} {card}".strip()
            return True
        if len(path) == 1:
            data[str(path[0])] = f"{data.get(str(path[0]), '')} {card}".strip()
            return True
    if complaint.code == "answer-cards-missing" and len(path) == 2:
        seat, least = str(path[1]), complaint.facts["least"]
        held = parse_cards(data["hands"].get(seat, ""))
        if isinstance(least, int) and len(held) >= least:
            data[str(path[0])] = {**data.get(str(path[0]), {}), seat: write(held[:least])}
            return True
    if complaint.code == "answer-missing" and path[0] == "say":
        choices: Any = complaint.facts["choices"]
        words = [word for word in choices if word != OUT]
        data["say"] = {**data.get("say", {}), str(path[-1]): words[0]}
        return True
    return False


def _neat(data: Data, figures: RoundResult, game: Game) -> Data:
    """The situation with what comes out, the seats in their order."""
    hands = {name: data["hands"][name] for name in data["players"] if name in data["hands"]}
    written = {key: value for key, value in data.items() if key not in ("hands", "players", "in")}
    if list(hands) != data["players"]:
        written["players"] = data["players"]
    if hands:
        written["hands"] = hands
    if "in" in data:
        written["in"] = data["in"]
    expect: Data = {
        "winners": list(figures.winners),
        "balances": {name: write_chips(chips) for name, chips in figures.balances.items()},
        "pot": write_chips(figures.pot),
    }
    if game.ruleset.cap is not False:
        expect["reserve"] = write_chips(figures.reserve)
    if figures.legs is not None:
        expect["legs"] = figures.legs
    for key in ("cycle_over", "game_over"):
        if getattr(figures, key):
            expect[key] = True
    return {**written, "expect": expect}


# What a round shows


def _fights(figures: RoundResult) -> list[Fight]:
    return [fight for stage in figures.stages for fight in stage.contests]


def _best(figures: RoundResult) -> set[str]:
    return {hand.holder for fight in _fights(figures) for hand in fight.hands if hand.best}


def _categories(figures: RoundResult) -> set[str]:
    return {hand.name.category for fight in _fights(figures) for hand in fight.hands if hand.name is not None}


def _telling(figures: RoundResult) -> bool:
    """One hand has won over others."""
    return len(figures.winners) == 1 and len(_best(figures)) == 1


def _one_best(figures: RoundResult) -> bool:
    """Whoever pays because nobody is in, or is forced to be in, is one seat, or all of them."""
    paying = [chips for chips in figures.paid.values() if chips]
    return len(paying) in (0, 1, len(figures.paid)) or len(set(paying)) == 1


def _tied_house(names: Sequence[str]) -> Callable[[RoundResult], bool]:
    def tied(figures: RoundResult) -> bool:
        hands = [hand for fight in _fights(figures) for hand in fight.hands]
        mine = [hand.name for hand in hands if hand.holder in names]
        theirs = [hand.name for hand in hands if hand.holder not in names]
        return bool(mine and theirs) and mine[0] is not None and mine[0] in theirs

    return tied
