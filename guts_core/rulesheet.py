"""The rules of a game as a sheet that one can lay on the table: sections of sentences, in the order of play.

The sheet is data; `guts_core.sheet_text` and `guts_core.sheet_html` write it. Where its sentences come from is said in
`guts_core.rule_texts`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from guts_core.cards import RANKS, SUITS, Card
from guts_core.game import Game
from guts_core.ledger import POT
from guts_core.loader import Loaded
from guts_core.messages import FALLBACK, Messages
from guts_core.problems import safe
from guts_core.profile import DEFAULT
from guts_core.ranking import Ranking
from guts_core.rule_texts import Sentence, argument, first_question, nests, replacing, spoken
from guts_core.rulebook import Rulebook
from guts_core.steps import AnteStep, SettleStep, ShowdownStep, Step

_TITLE: Final = 200
_SUMMARY: Final = 2000

_SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "game": ("deck", "ante", "overflow", "refill"),
    "round": ("arrange", "kinds", "conditions", "playing", "house_cards", "keep"),
    "declaring": ("order", "choices", "ask_again"),
    "hands": ("cards_of", "wild", "value"),
    "showdown": ("best", "contenders", "winners", "award", "house", "split"),
    "paying": ("losers", "stake", "owes", "payments", "pays", "also"),
    "nobody-in": ("nobody_in",),
    "end": ("game_over", "cycle_over", "leftover", "event"),
}
"""The sections, in the order of play, with the questions that each of them is about."""


class Line(NamedTuple):
    """A line of a section.

    Attributes:
        sentence: what it says, and who says it.
        lines: the lines below it.
    """

    sentence: Sentence
    lines: tuple[Line, ...] = ()


class Section(NamedTuple):
    """A part of a rule sheet.

    Attributes:
        id: `game`, `round`, `declaring`, `hands`, `showdown`, `paying`, `nobody-in` or `end`.
        title: its heading.
        steps: what is done one after another, to be numbered.
        lines: what holds.
    """

    id: str
    title: str
    steps: tuple[Line, ...] = ()
    lines: tuple[Line, ...] = ()


class Sheet(NamedTuple):
    """A rule sheet.

    Attributes:
        lang: the language of its texts, as a tag.
        title: what the game is called.
        summary: the game in a sentence, if the ruleset says it.
        sections: the rules.
        foot_title: the heading of the foot.
        foot: by which rules one plays: their hash, and the plugins with their versions.
    """

    lang: str
    title: str
    summary: str
    sections: tuple[Section, ...]
    foot_title: str
    foot: tuple[str, ...]


def explain(loaded: Loaded, lang: str = FALLBACK, messages: Messages | None = None) -> Sheet:
    """The rule sheet of a ruleset.

    Args:
        loaded: the ruleset.
        lang: the language; where a text is missing in it, English stands in.
        messages: the texts in that language, to be read only once for many sheets; None reads those of the ruleset's plugins.
    """
    messages = messages or loaded.messages(lang)
    ruleset = loaded.ruleset
    writer = _Writer(loaded.game, messages)
    made = [Section(id, messages.text(f"explain-section-{id}"), *writer.section(id)) for id in _SECTIONS]
    foot = [messages.text("explain-hash", hash=ruleset.hash)]
    for name, entry in loaded.plugins.items():
        facts = {"plugin": name, "version": entry.version, "package": entry.package}
        foot.append(messages.text("explain-plugin", **{key: safe(text, _TITLE) for key, text in facts.items()}))
    title = safe(ruleset.title, _TITLE) or messages.text("explain-untitled")
    sections = tuple([section for section in made if section.steps or section.lines])
    return Sheet(lang, title, safe(ruleset.summary, _SUMMARY), sections, messages.text("explain-foot"), tuple(foot))


class _Writer:
    """The lines of one sheet."""

    def __init__(self, game: Game, messages: Messages) -> None:
        self.game = game
        self.messages = messages
        self.ruleset = game.ruleset
        self.book = Rulebook(game, messages)
        self.texts = self.book.texts
        self.showdowns = [step for step in self.book.steps if isinstance(step, ShowdownStep)]

    def section(self, id: str) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
        """The steps and the lines of a section."""
        steps = tuple(self._steps(self.game.steps)) if id == "round" else ()
        lines = [*map(Line, self._before(id)), *(self._rankings() if id == "hands" else ())]
        for question in _SECTIONS[id]:
            lines += map(Line, self.book.about(question))
        for name, variant in self.ruleset.plugins.items():
            if _section_of(first_question(variant)) == id:
                lines += map(Line, self.book.general(name))
        return steps, (*lines, *map(Line, self._after(id)))

    def _say(self, id: str, plugin: str, args: Mapping[str, object]) -> Iterator[Sentence]:
        if text := spoken(self.messages, id, args):
            yield Sentence(text, plugin, "", id)

    def _key(self, key: str, **args: object) -> Iterator[Sentence]:
        """A key of the ruleset, in words."""
        return self._say(f"ruleset-rule-{key}", "", args)

    def _before(self, id: str) -> Iterator[Sentence]:
        """What stands above the answers to the questions of a section."""
        if id == "game":
            low, high = self.ruleset.seats.min, self.game.max_seats
            yield from self._key("seats", min=low, max=high, same=argument(low == high))
            if any(isinstance(step, AnteStep) and step.amount is None for step in self.book.steps):
                yield from self._key("ante", ante=argument(self.ruleset.ante))
        elif id == "round":
            yield from self._say("default-rule-dealt", DEFAULT, self.book.facts)
        elif id == "showdown" and not self.book.facts["declarations"]:
            yield from self._say("default-rule-undeclared", DEFAULT, self.book.facts)

    def _after(self, id: str) -> Iterator[Sentence]:
        """What stands below them."""
        if id == "game":
            yield from self._key("chip", chip=argument(self.ruleset.chip))
        elif id == "round":
            yield from self._say("default-rule-dealer", DEFAULT, self.book.facts)
        elif id == "end":
            own = self.book.facts["ends"] != "none" or replacing(self.ruleset.plugins, "cycle_over") != DEFAULT
            yield from self._key("cycles", cycles=self.ruleset.cycles, own=argument(own))
            yield from self._say("default-rule-places", DEFAULT, self.book.facts)

    # ------------------------------------------------------------ steps

    def _steps(self, steps: Sequence[Step]) -> Iterator[Line]:
        for step in steps:
            inner = tuple(self._steps(step.children()))
            if step.kind() == "group":
                lines = inner
            elif nests(step):
                lines = (Line(self.texts.sentence(step), (*inner, *map(Line, self.texts.conditions(step)))),)
            else:
                lines = (self._step(step),)
            yield from lines if step.when == "always" else [Line(self.texts.condition(step.when), lines)]

    def _step(self, step: Step) -> Line:
        more: dict[str, object] = {}
        if isinstance(step, ShowdownStep | SettleStep):
            more["number"] = self._number(step) if len(self.showdowns) > 1 else 0
        below = [Line(Sentence(text, self.texts.owner(step))) for text in self.texts.fields(step)]
        if isinstance(step, ShowdownStep) and (len(step.contests) > 1 or step.contests[0].among or step.contests[0].pot != POT):
            below += map(Line, self._contests(step))
        # what a plugin's own kind nests stands below it
        return Line(self.texts.sentence(step, **more), (*below, *self._steps(step.children())))

    def _number(self, wanted: Step) -> int:
        """The number of a showdown, or of the one that a settle step is about."""
        number = 0
        for step in self.book.steps:
            number += isinstance(step, ShowdownStep)
            if step is wanted:
                return max(number, 1)
        return 1

    def _contests(self, step: ShowdownStep) -> Iterator[Sentence]:
        for contest in step.contests:
            shares = [other.share for other in step.contests if other.pot == contest.pot]
            part = "whole" if len(shares) == 1 else "equal" if len(set(shares)) == 1 else "share"
            told = {
                "name": safe(contest.name),
                "pot": safe(contest.pot),
                "among": ", ".join(map(self.texts.word, contest.among)) or "none",
                "part": part,
                "rivals": len(shares),
                "share": argument(contest.share),
                "total": argument(sum(shares)),
            }
            yield from self._say("default-step-contest", DEFAULT, told)

    # ------------------------------------------------------------ hands

    def _rankings(self) -> Iterator[Line]:
        """Which hands beat which; where showdowns or contests differ in that, under the names of those that it is about."""
        found: dict[str, tuple[Ranking, list[tuple[int, str]]]] = {}
        for number, step in enumerate(self.showdowns, start=1):
            for spec, ranking in step.rankings(self.ruleset.ranking):
                name = safe(spec.name) if len(step.contests) > 1 else ""
                found.setdefault(ranking.model_dump_json(), (ranking, []))[1].append((number, name))
        for key, (ranking, places) in found.items():
            lines = [Line(sentence) for sentence in self._ranking(ranking)]
            elsewhere = {name for other, (_, named) in found.items() if other != key for _, name in named}
            yield from lines if len(found) == 1 else [Line(Sentence(self._places(places, elsewhere)), tuple(lines))]

    def _places(self, places: Sequence[tuple[int, str]], elsewhere: Collection[str]) -> str:
        """The showdowns and contests that a ranking is for; of a contest only its name, where that says it."""
        alone = [str(number) for number, name in places if not name]
        labels = [self.messages.text("explain-ranking-showdown", numbers=", ".join(alone), count=len(alone))] if alone else []
        for number, name in places:
            if name:
                id = "explain-ranking-both" if name in elsewhere else "explain-ranking-contest"
                labels.append(self.messages.text(id, number=number, name=name))
        return ", ".join(dict.fromkeys(labels))

    def _ranking(self, ranking: Ranking) -> Iterator[Sentence]:
        told = {
            "low": argument(ranking.low),
            "count": len(ranking.order),
            "categories": ", ".join([self.messages.text(f"category-{name.replace(' ', '-')}") for name in ranking.order]),
            "best": argument(ranking.best),
            "low_ace": argument(ranking.low_ace),
            "aces": ranking.aces,
            "wild": ", ".join(map(self._wild, ranking.wild)),
            "hands": ", ".join([text.replace("T", "10") for text in ranking.top]),
        }
        runs = {"straight", "straight flush"} & {*ranking.order}
        wanted = {
            "categories": True,
            "ties": len(ranking.order) > 1,
            "aces": True,
            "best": ranking.best is not None,
            "straights": bool(runs) or "flush" in ranking.order,
            "low_ace": bool(runs) and ranking.aces == "high",
            "wild": bool(ranking.wild),
            "top": bool(ranking.top),
        }
        for part, applies in wanted.items():
            if applies:
                yield from self._say(f"ranking-rule-{part}", "", told)

    def _wild(self, name: str) -> str:
        """A wild rank, suit or card by its name."""
        if name == "joker" or name in SUITS:
            return self.messages.text(f"wild-{name}")
        return self.messages.text(f"hand-ranks-{RANKS.index(name) + 2}") if name in RANKS else Card.parse(name).sign


def _section_of(question: str) -> str:
    return next((id for id, asked in _SECTIONS.items() if question in asked), "round")


def every_line(lines: Iterable[Line]) -> Iterator[Line]:
    """The lines and all lines below them, each before those."""
    for line in lines:
        yield line
        yield from every_line(line.lines)


def as_data(sheet: Sheet) -> dict[str, object]:
    """The sheet as plain JSON values."""

    def listed(lines: Iterable[Line]) -> list[dict[str, object]]:
        return [{**line.sentence._asdict(), "lines": listed(line.lines)} for line in lines]

    sections = [{**part._asdict(), "steps": listed(part.steps), "lines": listed(part.lines)} for part in sheet.sections]
    return {**sheet._asdict(), "sections": sections, "foot": [*sheet.foot]}
