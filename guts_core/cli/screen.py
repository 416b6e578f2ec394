"""How names, cards and amounts are shown, and lines that fit the terminal. The only module that knows rich."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from guts_core.cards import Card
from guts_core.chips import Chips
from guts_core.cli.base import colours, encodes
from guts_core.ledger import POT, RESERVE, Account
from guts_core.messages import Messages
from guts_core.plain_text import in_ascii
from guts_core.problems import safe
from guts_core.why import coded

_ANSWER: Final = 8
"""Columns that are left for the answer beside a question."""


class _Console(Console):
    """A console that leaves a broken pipe to whoever runs the command, instead of ending the process."""

    def on_broken_pipe(self) -> None:
        raise  # noqa: PLE0704 - called while the error is handled


class Screen:
    """Where a game is shown.

    Args:
        stream: where to write.
        texts: the reader's language.
        ascii: write nothing but ASCII.
        names: the seats' names, which may be strangers' texts.
    """

    def __init__(self, stream: Any, texts: Messages, *, ascii: bool, names: Sequence[str] = ()) -> None:
        self.texts = texts
        self.stream = stream
        self.names = tuple(names)
        self.ascii = ascii or not encodes("é", stream)
        self._waiting: list[tuple[str, bool, int]] = []
        self.signs = not ascii and encodes("♣♦♥♠", stream)
        self._console = _Console(
            file=stream,
            width=max(20, shutil.get_terminal_size((80, 24)).columns),
            color_system="auto" if colours() else None,
            markup=False,
            highlight=False,
            emoji=False,
        )

    def line(self, text: str = "", *, bold: bool = False, indent: int = 0) -> None:
        """A line, to be wrapped at words where it is too long; it is written by the next `flush`.

        A session tells its events in the middle of a step, which must not be where a broken pipe is noticed.
        """
        self._waiting.append((text, bold, indent))

    def flush(self) -> None:
        """Write the lines that wait."""
        waiting, self._waiting = self._waiting, []
        for text, bold, indent in waiting:
            self._write(text, bold, indent)
        self.stream.flush()

    def _write(self, text: str, bold: bool, indent: int) -> None:
        room = max(10, self._console.width - indent - 2)
        styled = Text(self.fit(text), style="bold" if bold else "", overflow="fold")
        pieces = styled.wrap(self._console, room) if text else [styled]
        for number, piece in enumerate(pieces):
            piece.rstrip()
            self._console.print(Text(" " * (indent + 2 * (number > 0))) + piece, soft_wrap=True)

    def say(self, id: str, *, bold: bool = False, indent: int = 0, **facts: object) -> None:
        """A message as a line."""
        self.line(self.texts.text(id, **facts), bold=bold, indent=indent)

    def prompt(self, text: str) -> None:
        """Write a question, and stay on its last line, with room for a short answer."""
        self.flush()
        pieces = Text(self.fit(text)).wrap(self._console, max(10, self._console.width - _ANSWER))
        self.stream.write("\n".join([piece.plain.rstrip() for piece in pieces]) + " ")
        self.stream.flush()

    def fit(self, text: str) -> str:
        """A text as the console can show it."""
        if not self.ascii and encodes(text, self.stream):
            return text
        if self.ascii:
            return in_ascii(text)
        return "".join([char if encodes(char, self.stream) else in_ascii(char) for char in text])

    def card(self, card: Card) -> str:
        """A card: `Q♠`, or `Qs` where there are no signs."""
        return card.sign if self.signs else str(card)

    def cards(self, cards: Iterable[Card | None]) -> str:
        """Cards side by side; one that is face down is `??`."""
        return " ".join("??" if card is None else self.card(card) for card in cards)

    def held(self, holder: str, cards: Iterable[Card | None]) -> str:
        """Whose cards: `Ana: Q♠ Q♥`."""
        return self.texts.text("cli-held", holder=holder, cards=self.cards(cards))

    def name(self, account: Account) -> str:
        """A seat by its name, a pot or house by its own; harmless for a terminal."""
        if isinstance(account, int):
            return self.text_name(self.names[account])
        id = {POT: "cli-name-pot", RESERVE: "cli-name-reserve", "board": "cli-name-board"}.get(account)
        return self.texts.text(id) if id else safe(account, 40, ascii=self.ascii)

    def told(self, text: str, limit: int = 2000) -> str:
        """A text of a message file, which may be a stranger's: harmless, without the marks of code, in ASCII without accents."""
        return safe(in_ascii(text) if self.ascii else text, limit).replace("`", "")

    def text_name(self, name: str) -> str:
        """A seat's or a house's name, harmless for a terminal."""
        return safe(name, 40, ascii=self.ascii)

    def some(self, accounts: Iterable[Account]) -> str:
        """Several names."""
        return ", ".join(map(self.name, accounts))

    def amount(self, chips: Chips, *, signed: bool = False) -> str:
        """An exact amount: `12`, `20/3`; with its sign `+12`."""
        return f"{'+' if signed and chips > 0 else ''}{chips}"

    def pots(self, pots: Iterable[tuple[str, Chips]]) -> str:
        """What lies in each pot: `pot 12, reserve 0`."""
        return ", ".join(f"{self.name(pot)} {self.amount(chips)}" for pot, chips in pots)

    def balances(self, balances: Sequence[Chips]) -> str:
        """What each seat has won or lost: `Ana +6, Bo -6`."""
        return ", ".join(f"{self.name(seat)} {self.amount(chips, signed=True)}" for seat, chips in enumerate(balances))

    def reason(self, plugin: str, reason: str, **facts: object) -> str:
        """Why: the plugin's own text, or the default game's, or the bare code."""
        return coded(self.texts, plugin, reason, **facts)


def places(balances: Sequence[Chips]) -> list[int]:
    """Each seat's place by its balance, the largest first; equal balances share a place: 1, 1, 3."""
    return [1 + sum(1 for other in balances if other > mine) for mine in balances]


def standing(screen: Screen, balances: Sequence[Chips], counters: Mapping[tuple[str, int], int] = {}) -> None:
    """The final standing, best first, each seat with the points that it has on any counter."""
    screen.say("cli-standing", bold=True)
    table = sorted(zip(places(balances), range(len(balances)), balances, strict=True))
    width = max(len(screen.amount(chips, signed=True)) for chips in balances)
    for place, seat, chips in table:
        points = [
            screen.texts.text("cli-standing-points", points=points, counter=safe(key, 40, ascii=screen.ascii))
            for (key, owner), points in counters.items()
            if owner == seat and points
        ]
        line = f"{place:>2}.  {screen.amount(chips, signed=True):>{width}}  {screen.name(seat)}"
        screen.line("  ".join([line, *points]), indent=1)
