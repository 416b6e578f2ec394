"""What is said about each question in a game: the default's sentence, or those of the plugins that answer in its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from guts_core.game import Game
from guts_core.messages import Messages
from guts_core.profile import DEFAULT
from guts_core.rule_texts import Sentence, StepTexts, argument, replacing, rule_sentences, spoken, unmentioned
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step, every_step
from guts_core.table import BOARD

_ASKED_AT: Final[dict[str, type[Step]]] = {
    "ante": AnteStep,
    "order": DeclareStep,
    "choices": DeclareStep,
    "ask_again": DeclareStep,
    "nobody_in": DeclareStep,
}
"""Questions that never come up in a game without such a step."""

_BEHIND: Final[dict[str, tuple[str, ...]]] = {"payments": ("losers", "stake", "owes"), "award": ("best", "award")}
"""Questions whose answers are what is asked for, where a movement of chips is to be explained by another one."""


class Rulebook:
    """The sentences of a game's rules.

    Args:
        game: the game.
        messages: the texts, those of its plugins among them.

    Attributes:
        facts: what the default's sentences depend on, the arguments of every `default-rule-<question>`.
        texts: the sentences of steps and conditions.
    """

    def __init__(self, game: Game, messages: Messages) -> None:
        self.game = game
        self.messages = messages
        self.steps = tuple(every_step(game.steps))
        self.facts = self._facts()
        plugins = game.ruleset.plugins
        self.texts = StepTexts(messages, plugins)
        self._said = {name: rule_sentences(name, plugin, messages, plugins) for name, plugin in plugins.items()}
        self._options = {name: unmentioned(name, plugin, messages, game.ruleset) for name, plugin in plugins.items()}

    def _facts(self) -> Mapping[str, object]:
        ruleset, steps = self.game.ruleset, self.steps
        showdowns = [step for step in steps if isinstance(step, ShowdownStep)]
        return {
            "ante": argument(ruleset.ante),
            "cap": "none" if ruleset.cap is False else argument(ruleset.cap),
            "cards": self.game.deck_size(),
            "pots": len(self.game.pots),
            "chip": argument(ruleset.chip),
            "showdowns": len(showdowns),
            "contests": max([len(step.contests) for step in showdowns], default=1),
            "declarations": sum(isinstance(step, DeclareStep) for step in steps),
            "board": argument(any(isinstance(step, DealStep) and step.to == BOARD for step in steps)),
            "ends": "lone" if any(isinstance(step, SettleStep) and step.ends for step in steps) else "none",
        }

    def general(self, plugin: str) -> list[Sentence]:
        """What a plugin says beside the default, about no question in particular."""
        return [*[sentence for sentence in self._said[plugin] if not sentence.question], *self._options[plugin]]

    def about(self, question: str) -> list[Sentence]:
        """What holds for a question: the plugins' sentences, or else the default's, unless a plugin answers in its place.

        Args:
            question: a hook without its prefix.
        """
        said = [sentence for told in self._said.values() for sentence in told if sentence.question == question]
        if said or replacing(self.game.ruleset.plugins, question) != DEFAULT or not self._comes_up(question):
            return said
        id = f"{DEFAULT}-rule-{question}"
        text = spoken(self.messages, id, self.facts)
        return [Sentence(text, DEFAULT, question, id)] if text else []

    def _comes_up(self, question: str) -> bool:
        kind = _ASKED_AT.get(question)
        steps = [step for step in self.steps if kind is None or isinstance(step, kind)]
        return bool(steps) and (question != "ante" or any(isinstance(step, AnteStep) and step.who == "due" for step in steps))

    def why(self, plugin: str, rule: str) -> list[Sentence]:
        """The sentences that justify a movement of chips.

        Args:
            plugin: the plugin that asked for it, as the transfer names it; `default` for the default.
            rule: the hook by which it did, without its prefix, or the kind of its step.
        """
        questions = _BEHIND.get(rule, (rule,))
        if plugin not in self._said:
            return [sentence for question in questions for sentence in self.about(question)]
        step = next((step for step in self.steps if step.kind() == rule and self.texts.owner(step) == plugin), None)
        if step is not None:
            return [self.texts.sentence(step)]
        mine = self._said[plugin]
        exact = [sentence for sentence in mine if sentence.question in (rule, *questions)]
        return exact or [sentence for sentence in mine if not sentence.question] or mine
