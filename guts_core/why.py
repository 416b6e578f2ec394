"""Why chips moved: the reason of each movement, the rules behind it, and the line of the ruleset that put each rule there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from guts_core import __version__
from guts_core.chips import write_chips
from guts_core.ledger import Account, Transfer
from guts_core.loader import Loaded
from guts_core.messages import MessageError, Messages
from guts_core.plugins import answering
from guts_core.problems import Place, safe
from guts_core.profile import DEFAULT
from guts_core.rule_texts import Sentence
from guts_core.rulebook import Rulebook
from guts_core.source import KeyPath
from guts_core.steps import AnteStep, Step, every_step
from guts_core.table import Record

_LONGEST: Final = 60
_ASKED: Final[Mapping[str, tuple[str, ...]]] = {
    "ante": ("ante", "playing"),
    "payments": ("losers", "stake", "owes", "payments", "house", "best"),
    "award": ("award", "winners", "best", "split"),
}
"""The questions that decide about a movement, by the one that was being answered; first the one whose sentence justifies it."""
_SETTLED: Final = frozenset({"payments", "award", "nobody_in", "also"})


class Ground(NamedTuple):
    """A rule that a movement goes back to.

    Attributes:
        sentence: the rule in words; empty where its plugin has none.
        plugin: the plugin whose rule it is; `default` for the default game.
        version: the version of the package that brings it.
        place: where the ruleset's files put the rule there; None for what they leave as it is in the default game.
    """

    sentence: str
    plugin: str
    version: str
    place: Place | None


class Why(NamedTuple):
    """Why chips moved.

    Attributes:
        move: the movement.
        reason: the reason of this very movement, in words.
        grounds: the rules behind it: the one that asked for it first, then those that have a say in who pays and how much.
    """

    move: Transfer
    reason: str
    grounds: tuple[Ground, ...]


def coded(messages: Messages, plugin: str, reason: str, **args: object) -> str:
    """The text of a reason's code: the plugin's own, or the default game's, or the bare code."""
    for owner in (plugin, DEFAULT):
        id = f"{owner}-reason-{reason}"
        try:
            if messages.has(id):
                return messages.text(id, **args)
        except (MessageError, ValueError):  # a plugin's text that wants more than there is
            continue
    return safe(reason, _LONGEST)


class Reasons:
    """Justifies the movements of chips of one game.

    Args:
        loaded: the ruleset.
        messages: the texts of a language, those of the plugins among them.
    """

    def __init__(self, loaded: Loaded, messages: Messages) -> None:
        self.messages = messages
        self._loaded = loaded
        self._book = Rulebook(loaded.game, messages)
        self._paths = dict(_paths(loaded.ruleset.steps))
        self._known: dict[tuple[str, str, bool, int], tuple[Ground, ...]] = {}

    def of_record(self, record: Record, names: Sequence[str]) -> list[Why]:
        """Why every movement of a round was made, in order.

        Args:
            record: the round.
            names: the seats' names.
        """
        return [self.why(move, names, record.step_of(index)) for index, move in enumerate(record.booked)]

    def why(self, move: Transfer, names: Sequence[str], step: Step | None = None) -> Why:
        """Why a movement was made.

        Args:
            move: the movement.
            names: the seats' names.
            step: the step that was being carried out; None for the first that can have made it.
        """

        def called(account: Account) -> str:
            return names[account] if isinstance(account, int) else account

        facts = {"amount": str(write_chips(move.amount)), "payer": called(move.source), "payee": called(move.target)}
        reason = coded(self.messages, move.plugin, move.reason, **facts)
        return Why(move, reason, self.grounds(move, step))

    def grounds(self, move: Transfer, step: Step | None = None) -> tuple[Ground, ...]:
        """The rules that a movement goes back to, see `Why`."""
        step = step or self._first_step(move)
        key = (move.plugin, move.rule, isinstance(move.source, int), id(step))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = tuple(self._grounds(move, step))
        return known

    def _grounds(self, move: Transfer, step: Step | None) -> Iterator[Ground]:
        plugins = self._loaded.ruleset.plugins
        asked = _ASKED.get(move.rule, (move.rule,))
        said: dict[str, str] = {}
        if move.plugin in plugins:
            said[move.plugin] = self._sentence(move.plugin, move.rule)
        if move.plugin not in plugins or move.rule in _ASKED:
            for sentence in self._about(asked[0], step):
                if sentence.plugin != move.plugin or move.plugin not in plugins:
                    said[sentence.plugin] = " ".join([said.get(sentence.plugin, ""), sentence.text]).strip()
        for question in (*asked, "pays") if isinstance(move.source, int) else asked:
            for name in answering(plugins, question):
                # beside the rule for nobody in, only what is said about just that has a say in it
                if name not in said and (move.rule in _ASKED or self._has_sentence(name, question)):
                    said[name] = self._sentence(name, question)
        for name, text in said.items():
            if name in plugins:
                entry = self._loaded.plugins.get(name)
                yield Ground(text, name, entry.version if entry else "", self._written(("plugins", name)))
            else:
                yield Ground(text, DEFAULT, __version__, self._place(move.rule, step))

    def _about(self, question: str, step: Step | None) -> list[Sentence]:
        """What holds for a question; of an ante that is not due, but part of the round, the step tells."""
        if isinstance(step, AnteStep) and step.who != "due":
            return [self._book.texts.sentence(step)]
        return self._book.about(question)

    def _sentence(self, plugin: str, question: str) -> str:
        return " ".join([sentence.text for sentence in self._book.why(plugin, question)])

    def _has_sentence(self, plugin: str, question: str) -> bool:
        return any([sentence.question == question for sentence in self._book.why(plugin, question)])

    # ------------------------------------------------------------ places

    def _place(self, rule: str, step: Step | None) -> Place | None:
        """Where the ruleset says what the default then does: the key that matters, or the step that was carried out."""
        if rule in ("overflow", "refill"):
            return self._written(("cap",))
        if isinstance(step, AnteStep) and step.amount is None and (written := self._written(("ante",))) is not None:
            return written
        if step is None:
            return None
        path = self._path(step)
        if path is not None:
            return self._written(path)
        bringer = self._loaded.game.bringer(step)
        return self._written(("plugins", bringer)) if bringer else None

    def _path(self, step: Step) -> KeyPath | None:
        """Where a step stands among the ruleset's own; None for one that a plugin has brought."""
        own = list(every_step(self._loaded.ruleset.steps))
        same = next((other for other in own if other is step), None) or next((other for other in own if other == step), None)
        return None if same is None else self._paths[id(same)]

    def _written(self, path: KeyPath) -> Place | None:
        """The place of a key, if it is written there; without a line where the ruleset is no file, as that of a log."""
        layers = self._loaded.layers
        return layers.place(path, "key") if layers.find(path)[1] == path else None

    def _first_step(self, move: Transfer) -> Step | None:
        """The first step that can have made a movement."""
        kind = "settle" if move.rule in _SETTLED else move.rule
        return next((step for step in every_step(self._loaded.game.steps) if step.kind() == kind), None)


def why_json(why: Why) -> dict[str, Any]:
    """Plain JSON values: the reason, the rule that asked for the movement, and under `also` those that have a say in it."""
    first, *rest = [_ground_json(ground) for ground in why.grounds] or [{}]
    return {"reason": why.reason, **first, **({"also": rest} if rest else {})}


def _ground_json(ground: Ground) -> dict[str, Any]:
    place = ground.place
    return {
        "sentence": ground.sentence,
        "plugin": ground.plugin,
        "version": ground.version,
        "file": None if place is None else place.file,
        "line": None if place is None else place.line,
    }


def _paths(steps: Sequence[Step], base: KeyPath = ()) -> Iterator[tuple[int, KeyPath]]:
    for index, step in enumerate(steps):
        path = (*base, "steps", index)
        yield id(step), path
        yield from _paths(step.children(), path)
