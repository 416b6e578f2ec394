"""A game told to people: a listener that turns events into lines."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from guts_core.cards import Card
from guts_core.chips import Chips
from guts_core.cli.reasons import tell_grounds
from guts_core.cli.screen import Screen, standing
from guts_core.events import (
    Dealt,
    Declared,
    Event,
    Exchanged,
    Handed,
    Happened,
    Revealed,
    RoundBegan,
    RoundEnded,
    SessionEnded,
    write_event,
)
from guts_core.hands import HandName, describe
from guts_core.ledger import RESERVE, Account, Count, Over, Show, Transfer
from guts_core.problems import safe
from guts_core.session import Session
from guts_core.steps import Step
from guts_core.table import OUT
from guts_core.why import Reasons


class Lines:
    """Writes events as lines of JSON.

    Args:
        stream: where to.
    """

    def __init__(self, stream: Any) -> None:
        self._stream = stream
        self._waiting: list[str] = []

    def __call__(self, event: Event) -> None:
        """Hear an event."""
        self._waiting.append(json.dumps(write_event(event)) + "\n")

    def flush(self) -> None:
        """Write what has been heard."""
        waiting, self._waiting = self._waiting, []
        self._stream.writelines(waiting)
        self._stream.flush()


class Story:
    """Tells events as they happen.

    Args:
        screen: where.
        indent: how far movements of chips are indented, in columns.
        reasons: justifies them; None where that is not wanted.

    Attributes:
        session: whose events these are, once it is there: it knows what hands are called.
        muted: while it is set, nothing is told.
    """

    def __init__(self, screen: Screen, indent: int = 2, reasons: Reasons | None = None) -> None:
        self.screen = screen
        self.indent = indent
        self.reasons = reasons
        self.session: Session | None = None
        self.muted = False
        self._moves: list[Transfer] = []
        self._step: Step | None = None

    def __call__(self, event: Event) -> None:
        """Hear an event."""
        if self.muted:
            return
        if isinstance(event, Transfer):
            self.move(event, self.session.table.step if self.session is not None else None)
            return
        self._tell_moves()
        match event:
            case RoundBegan():
                self._round(event)
            case Dealt():
                pass
            case Declared():
                self._declared(event)
            case Revealed():
                self._revealed(event)
            case RoundEnded():
                self._ended(event)
            case SessionEnded():
                self._session_over(event)
            case _:
                self._other(event)

    def move(self, move: Transfer, step: Step | None = None) -> None:
        """Hear of a movement of chips, and of the step in which it was made; like ones are told together."""
        if self._moves:
            first = self._moves[0]
            if not _alike(first, move) or (self.reasons is not None and (first.rule != move.rule or self._step is not step)):
                self._tell_moves()
        self._step = step
        self._moves.append(move)

    def flush(self) -> None:
        """Write what has been told."""
        self._tell_moves()
        self.screen.flush()

    def _tell_moves(self) -> None:
        """Tell the movements of chips that were still waiting for others like them."""
        if not self._moves:
            return
        moves, self._moves = self._moves, []
        first, screen = moves[0], self.screen
        amount = screen.amount(first.amount)
        facts = {"amount": amount, "payer": screen.name(first.source), "payee": screen.name(first.target)}
        why = screen.reason(first.plugin, first.reason, **facts)
        if isinstance(first.source, int):
            seats = screen.some([move.source for move in moves])
            id = "cli-move-between" if isinstance(first.target, int) else "cli-move-pays"
        elif isinstance(first.target, int):
            seats = screen.some([move.target for move in moves])
            id = "cli-move-gets"
        else:
            seats, id = screen.name(first.source), "cli-move-pots"
        pot = screen.name(first.source if id == "cli-move-gets" else first.target)
        screen.say(id, indent=self.indent, seats=seats, count=len(moves), amount=amount, pot=pot, reason=why)
        if self.reasons is not None:
            tell_grounds(screen, self.reasons.grounds(first, self._step), self.indent + 2)

    def _round(self, event: RoundBegan) -> None:
        screen = self.screen
        screen.line()
        screen.say("cli-round", bold=True, round=event.round, dealer=screen.name(event.dealer))

    def _declared(self, event: Declared) -> None:
        screen = self.screen
        for word in sorted(dict.fromkeys(word for _, word in event.said), key=lambda word: word == OUT):
            seats = [seat for seat, said in event.said if said == word]
            screen.say("cli-said", indent=2, word=word_text(screen, word), seats=screen.some(seats))

    def _revealed(self, event: Revealed) -> None:
        screen = self.screen
        for name, cards in event.hands:
            best = screen.texts.text("cli-best") if name in event.best else ""
            called = self.hand_name(event.contest, name, cards)
            words = ", ".join(word for word in (called, best) if word)
            screen.line(screen.held(screen.name(name), cards) + (f" ({words})" if words else ""), indent=2)

    def hand_name(self, contest: str, name: Account, cards: Sequence[Card]) -> str:
        """What a hand is called in a contest of the latest showdown; empty if nobody knows."""
        for found in self.session.table.contests if self.session is not None else ():
            if found.name == contest and found.hands.get(name) == tuple(cards) and name in found.values:
                try:
                    hand: HandName = found.ranker.name(found.values[name])
                    return describe(hand, self.screen.texts)
                except (IndexError, KeyError, ValueError):  # a plugin values hands in its own way
                    return ""
        return ""

    def _ended(self, event: RoundEnded) -> None:
        screen = self.screen
        screen.line(sentence_case(screen.pots(_shown(event.pots))), indent=2)
        screen.line(screen.balances(event.balances), indent=2)
        if event.cycle_over:
            screen.say("cli-cycle-over", indent=2)

    def _session_over(self, event: SessionEnded) -> None:
        screen = self.screen
        screen.line()
        screen.say("cli-session-over", rounds=event.rounds, cycles=event.cycles)
        if self.session is not None:
            standing(screen, self.session.table.ledger.balances(), self.session.table.counters)

    def _other(self, event: Event) -> None:
        screen = self.screen
        match event:
            case Exchanged(seat, gave, took):
                screen.say("cli-exchanged", indent=2, seat=screen.name(seat), gave=len(gave), took=len(took))
            case Handed(source, target, cards):
                screen.say("cli-handed", indent=2, seat=screen.name(source), to=screen.name(target), cards=len(cards))
            case Count(key, seat, delta, _, reason, plugin, _):
                points: dict[str, Any] = {"seat": screen.name(seat), "delta": f"{delta:+d}"}
                points["counter"] = safe(key, 40, ascii=screen.ascii)
                if reason:
                    points["reason"] = screen.reason(plugin, reason)
                screen.say("cli-count-why" if reason else "cli-count", indent=2, **points)
            case Over(reason, seat_, plugin, _):
                why = screen.reason(plugin, reason)
                winner = screen.name(seat_) if seat_ is not None else ""
                screen.say("cli-game-over", indent=2, reason=why, seat=winner)
            case Show(name, _, _, _):
                screen.say("cli-shows", indent=2, seat=screen.name(name))
            case Happened(kind, plugin, facts):
                self._happened(kind, plugin, dict(facts))

    def _happened(self, kind: str, plugin: str, facts: dict[str, object]) -> None:
        screen = self.screen
        shown = {key: safe(_plain(value), 60, ascii=screen.ascii) for key, value in facts.items()}
        id = f"{plugin}-event-{kind}"
        if screen.texts.has(id):
            screen.line(screen.texts.text(id, **shown), indent=2)
        else:
            rest = ", ".join(f"{key} {value}" for key, value in shown.items())
            screen.line(f"{safe(kind, 40, ascii=screen.ascii)}: {rest}", indent=2)


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _alike(first: Transfer, second: Transfer) -> bool:
    """Whether two movements can be told in one line: many into one, or one to many, of the same amount for the same reason."""
    if (first.amount, first.reason, first.plugin) != (second.amount, second.reason, second.plugin):
        return False
    seats = [isinstance(account, int) for account in (first.source, second.source, first.target, second.target)]
    if seats == [True, True, False, False]:
        return first.target == second.target
    return seats == [False, False, True, True] and first.source == second.source


def _shown(pots: Sequence[tuple[str, Chips]]) -> list[tuple[str, Chips]]:
    return [(pot, chips) for pot, chips in pots if len(pots) <= 3 or chips or pot == RESERVE]


def word_text(screen: Screen, word: str, plugin: str = "") -> str:
    """What a seat may say as it is shown: in the reader's language where the core, or the plugin that asks, has a word for it."""
    if word in ("in", OUT):
        return screen.texts.text(f"cli-word-{word}")
    if plugin and screen.texts.has(id := f"{plugin}-word-{word}"):
        return screen.texts.text(id)
    return safe(word, 40, ascii=screen.ascii)


def sentence_case(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]
