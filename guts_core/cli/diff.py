"""`guts diff`: in what two rulesets differ, and a round that goes differently by them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher
from fractions import Fraction
from typing import Any, Final

import click

from guts_core.cards import Card
from guts_core.chips import write_chips
from guts_core.cli import base
from guts_core.cli.base import json_option, option, say, tell_problems, texts, usage, write_json
from guts_core.cli.screen import Screen
from guts_core.cli.story import Story
from guts_core.difference import Change, changes, keys_of, meaning
from guts_core.differing_round import MOST_ROUNDS, Figures, Parting, PlayFailed, Scene, Search, common_seats, find
from guts_core.events import Event, RoundBegan, RoundEnded, SessionEnded, write_event
from guts_core.failures import failure_problem
from guts_core.ledger import POT, RESERVE
from guts_core.loader import Loaded, load
from guts_core.messages import Messages
from guts_core.problems import ProblemError, safe
from guts_core.rulesheet import Section, every_line, explain
from guts_core.session import Session
from guts_core.toml_text import value_text

SAME: Final = 0
DIFFERENT: Final = 1
_AMOUNT: Final = re.compile(r"[0-9]+/[1-9][0-9]*")


@base.command("diff")
@click.argument("first")
@click.argument("second")
@option("--seats", type=click.IntRange(min=2))
@option("--seed", type=int, default=0)
@option("--rounds", type=click.IntRange(min=0), default=MOST_ROUNDS)
@json_option
@click.pass_context
def command(ctx: click.Context, first: str, second: str, seats: int | None, seed: int, rounds: int, as_json: bool) -> None:
    """Compare two rulesets."""
    sides = (load(first), load(second))
    for loaded in sides:
        tell_problems([problem for problem in loaded.problems if problem.severity == "error"], loaded.packages)
    found = changes(*sides)
    search = _search(sides, seats, seed, rounds) if found and rounds else None
    packages = dict.fromkeys([package for loaded in sides for package in loaded.packages])
    messages = Messages(texts().lang, tuple(packages))
    if as_json:
        write_json(_as_json(sides, found, search, messages))
    else:
        screen = Screen(sys.stdout, messages, ascii=base.ascii_asked(ctx), names=_names())
        _Report(screen, sides).tell(found, search)
        screen.flush()
    ctx.exit(DIFFERENT if found else SAME)


def _names() -> list[str]:
    return texts().text("cli-bot-names").split()


def _search(sides: tuple[Loaded, Loaded], seats: int | None, seed: int, rounds: int) -> Search:
    games = (sides[0].game, sides[1].game)
    common = common_seats(*games)
    least, most = max(game.ruleset.seats.min for game in games), min(game.max_seats for game in games)
    if seats is not None and not least <= seats <= most:
        raise usage("diff-seats-bad", seats=seats, least=least if common else 0, most=most)
    if sys.stderr.isatty():
        say(texts().text("diff-searching"))
    try:
        return find(*games, _names(), seats=seats, seed=seed, rounds=rounds)
    except PlayFailed as failed:
        loaded = sides[failed.side]
        raise ProblemError([failure_problem(failed.failure, loaded)], loaded.packages) from failed


class _Report:
    """Tells what differs."""

    def __init__(self, screen: Screen, sides: tuple[Loaded, Loaded]) -> None:
        self.screen = screen
        self.sides = sides
        self.keys = keys_of(*sides)
        self.names = [safe(loaded.name, 100, ascii=screen.ascii) for loaded in sides]

    def tell(self, found: Sequence[Change], search: Search | None) -> None:
        screen = self.screen
        if not found:
            facts: dict[str, Any] = {"first": self.names[0], "second": self.names[1], "hash": self.sides[0].ruleset.hash}
            screen.say("diff-same", **facts)
            return
        screen.say("diff-rules", bold=True)
        for change in found:
            self._change(change)
        self._sheets()
        if search is not None:
            screen.line()
            self._search(search)

    # ------------------------------------------------------------ the rules

    def _change(self, change: Change) -> None:
        screen, names = self.screen, self.names
        side = 0 if change.second is None else 1
        facts: dict[str, Any] = {"first": names[0], "second": names[1], "side": names[side]}
        facts |= {"name": self._safe(change.name), "plugin": self._safe(change.plugin), "parameter": self._safe(change.parameter)}
        facts["number"] = change.steps[0] or change.steps[1]
        if change.kind == "plugin":
            options = change.first if side == 0 else change.second
            told = ", ".join(f"{key} = {self._value(value)}" for key, value in options.items())
            facts["options"] = told or "none"
        elif change.kind == "step":
            step = change.first if side == 0 else change.second
            facts["step"] = self._safe(value_text(step))
        elif change.kind == "order":
            facts |= {"left": ", ".join(change.first), "right": ", ".join(change.second)}
        else:
            facts |= {"left": self._value(change.first), "right": self._value(change.second)}
        screen.say(f"diff-{change.kind}", indent=2, **facts)
        about = meaning(change, self.keys, screen.texts)
        if change.kind == "plugin" and screen.texts.has(f"{change.plugin}-summary"):
            about = screen.texts.text(f"{change.plugin}-summary")
        if about:
            screen.line(screen.told(about), indent=4)

    def _value(self, value: Any) -> str:
        if value is None:
            return self.screen.texts.text("diff-nothing")
        amount = isinstance(value, str) and _AMOUNT.fullmatch(value)
        return self._safe(value_text(Fraction(value) if amount else value))

    def _safe(self, text: str) -> str:
        return safe(text.replace("`", ""), 1000, ascii=self.screen.ascii)

    def _sheets(self) -> None:
        """The sentences that stand on one of the two rule sheets only."""
        told = []
        for title, left, right in _sections(self.sides, self.screen.texts.lang):
            lines = []
            for tag, start, end, there, until in SequenceMatcher(None, left, right, autojunk=False).get_opcodes():
                if tag != "equal":
                    lines += [(0, text) for text in left[start:end]] + [(1, text) for text in right[there:until]]
            if lines:
                told.append((title, lines))
        if not told:
            return
        self.screen.line()
        self.screen.say("diff-sheet", bold=True)
        for title, lines in told:
            self.screen.line(self.screen.told(title), indent=2)
            for side, text in lines:
                self.screen.say("diff-sheet-line", indent=4, side=self.names[side], text=self.screen.told(text))

    # ------------------------------------------------------------ the round

    def _search(self, search: Search) -> None:
        screen = self.screen
        if not search.seats:
            screen.say("diff-seats")
        elif search.parting is None:
            screen.say("diff-none", rounds=search.rounds, seats=", ".join(map(str, search.seats)))
        else:
            self._parting(search.parting)

    def _parting(self, parting: Parting) -> None:
        screen = self.screen
        scenes = [_Scene(self.screen, loaded, parting) for loaded in self.sides]
        facts: dict[str, Any] = {"seats": len(parting.names), "seed": str(parting.seed), "round": parting.round}
        screen.say("diff-round", bold=True, dealer=screen.name(scenes[0].dealer), **facts)
        pots = parting.before.pots
        shown = {POT: pots.get(POT, 0), **pots, RESERVE: pots.get(RESERVE, 0)}
        screen.say("diff-before", indent=2, pots=screen.pots(shown.items()))
        if any(parting.before.balances):
            screen.say("diff-before-balances", indent=2, balances=screen.balances(parting.before.balances))
        same = scenes[0].hands == scenes[1].hands
        if same:
            self._hands(scenes[0], indent=2)
        for name, scene in zip(self.names, scenes, strict=True):
            screen.line()
            screen.say("diff-side", bold=True, side=name)
            if not same:
                self._hands(scene, indent=2)
            scene.tell()

    def _hands(self, scene: _Scene, indent: int) -> None:
        for seat, cards in scene.hands.items():
            if cards:
                self.screen.say("diff-hand", indent=indent, seat=self.screen.name(seat), cards=self.screen.cards(cards))


class _Scene:
    """The round as one of the two games plays it."""

    def __init__(self, screen: Screen, loaded: Loaded, parting: Parting) -> None:
        self.hands: dict[int, tuple[Card, ...]] = {}
        self.dealer = 0
        self._screen = screen
        self._loaded = loaded
        self._parting = parting
        self._play(self._look)

    def _play(self, hear: Callable[[Session, Event], None]) -> None:
        """Play again, up to the end of the round."""
        parting = self._parting

        def listen(session: Session, event: Event) -> None:
            if session.table.round == parting.round and not isinstance(event, SessionEnded):
                hear(session, event)

        Scene(self._loaded.game, parting.names, parting.seed, parting.round, listen).play_to(parting.round)

    def _look(self, session: Session, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.dealer = event.dealer
        elif isinstance(event, RoundEnded):
            self.hands = {seat: tuple(session.table.hands[seat]) for seat in session.table.seats}

    def tell(self) -> None:
        """Tell what happens, as `guts play` does."""
        story = Story(self._screen)

        def hear(session: Session, event: Event) -> None:
            story.session = session
            if not isinstance(event, RoundBegan):
                story(event)

        self._play(hear)


def _sections(sides: tuple[Loaded, Loaded], lang: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """The sections of the two rule sheets with their sentences."""
    sheets = [{section.id: section for section in explain(loaded, lang).sections} for loaded in sides]
    for id in dict.fromkeys([*sheets[0], *sheets[1]]):
        found = [sheet.get(id) for sheet in sheets]
        title = next(section.title for section in found if section is not None)
        left, right = (_sentences(section) for section in found)
        yield title, left, right


def _sentences(section: Section | None) -> list[str]:
    if section is None:
        return []
    return [line.sentence.text for line in every_line((*section.steps, *section.lines)) if line.sentence.text]


# JSON


def _as_json(sides: tuple[Loaded, Loaded], found: Sequence[Change], search: Search | None, messages: Messages) -> dict[str, Any]:
    keys = keys_of(*sides)
    return {
        "same": not found,
        "hashes": [loaded.ruleset.hash for loaded in sides],
        "changes": [
            {**change._asdict(), "steps": list(change.steps), "meaning": meaning(change, keys, messages)} for change in found
        ],
        "rounds": search.rounds if search else 0,
        "seats": list(search.seats) if search else [],
        "round": _round_json(sides, search.parting) if search and search.parting else None,
    }


def _round_json(sides: tuple[Loaded, Loaded], parting: Parting) -> dict[str, Any]:
    told = []
    for loaded, figures in zip(sides, parting.after, strict=True):
        events: list[Event] = []

        def hear(session: Session, event: Event, events: list[Event] = events) -> None:
            if session.table.round == parting.round and not isinstance(event, SessionEnded):
                events.append(event)

        Scene(loaded.game, parting.names, parting.seed, parting.round, hear).play_to(parting.round)
        told.append({**_figures_json(figures, parting.names), "events": [write_event(event) for event in events]})
    return {
        "players": list(parting.names),
        "seed": parting.seed,
        "round": parting.round,
        "before": _figures_json(parting.before, parting.names),
        "after": told,
    }


def _figures_json(figures: Figures, names: Sequence[str]) -> dict[str, Any]:
    return {
        "pots": {pot: write_chips(chips) for pot, chips in figures.pots.items()},
        "balances": {name: write_chips(chips) for name, chips in zip(names, figures.balances, strict=True)},
        "points": [{"key": key, "seat": names[seat], "points": points} for (key, seat), points in figures.points.items()],
        "cycle_over": figures.cycle_over,
        "game_over": figures.game_over,
    }
