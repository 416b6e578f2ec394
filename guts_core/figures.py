"""The figures of rounds that were played from a script: kept, compared with what was expected, written as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from guts_core.cards import Card
from guts_core.chips import Chips, write_chips
from guts_core.hands import HandName
from guts_core.ledger import RESERVE, Transfer
from guts_core.ruleset import Complaint, Path
from guts_core.situation import Expect, Situation
from guts_core.steps import Step

LEGS: Final = "legs"

Justify: TypeAlias = Callable[[Transfer, Step | None], dict[str, Any]]
"""Why a movement was made in a step, as plain JSON values."""


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
        steps: for each of them the step in which it was made.
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
    steps: tuple[Step | None, ...]

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


def to_json(result: Result, justify: Justify | None = None) -> dict[str, Any]:
    """The figures of every round as plain JSON values: amounts as integers or `"p/q"`, zeros too.

    Args:
        result: the figures.
        justify: what stands under `why` for each movement; None leaves it out.
    """
    return {"rounds": [_round_json(result.names, figures, justify) for figures in result.rounds]}


def _round_json(names: tuple[str, ...], figures: RoundResult, justify: Justify | None) -> dict[str, Any]:
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
    written["transfers"] = [
        _move_json(names, move) | ({"why": justify(move, step)} if justify is not None else {})
        for move, step in zip(figures.transfers, figures.steps, strict=True)
    ]
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
