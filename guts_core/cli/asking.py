"""A conversation about house rules: one question after another, until there is a ruleset and its examples are confirmed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from guts_core.cards import parse_cards
from guts_core.cli.screen import Screen
from guts_core.cli.story import Story, sentence_case, word_text
from guts_core.hands import describe
from guts_core.illustrating import Illustration, illustrate
from guts_core.ledger import RESERVE
from guts_core.messages import MessageError
from guts_core.problems import Problem, message, safe
from guts_core.questionnaire import Questionnaire
from guts_core.questions import Built, Given, Question

_BACK: Final = ("b", "back")
_QUIT: Final = ("q", "quit")
_HELP: Final = ("?", "h", "help")


class Quit(Exception):
    """Whoever answers has enough."""


class _Back(Exception):
    """The question before this one is wanted again."""


class Conversation:
    """Questions asked, and answers understood.

    Args:
        screen: where.
        questionnaire: what is asked.
        answers: what need not be asked.
        names: names of seats in examples.
    """

    def __init__(self, screen: Screen, questionnaire: Questionnaire, answers: dict[str, str], names: Sequence[str]) -> None:
        self.screen = screen
        self.questionnaire = questionnaire
        self.answers = dict(answers)
        self.names = names
        self._fixed = frozenset(answers)
        self._done: list[str] = []
        self._proposed: dict[str, str] = {}
        self._warned: list[Problem] = []

    def run(self) -> tuple[Built, list[Illustration]]:
        """Ask everything.

        Returns:
            What the answers make, and the examples that were confirmed.

        Raises:
            Quit: if it is not to go on.
        """
        self.screen.say("new-welcome")
        built = self._ask_all()
        self.screen.line()
        self.screen.say("new-examples", bold=True)
        while True:
            confirmed, doubtful = self._confirm_all(built)
            if not doubtful or not self._revisit(built, doubtful):
                return built, confirmed
            built = self._ask_all()
            self.screen.line()
            self.screen.say("new-revisit-again", bold=True)

    # Questions

    def _ask_all(self) -> Built:
        """Ask every question that has no answer yet; each answer is tried at once."""
        while True:
            built = self.questionnaire.build(self.answers)
            item = next((item for item in built.given if item.question.id not in (*self._done, *self._fixed)), None)
            if item is None:
                return built
            id = item.question.id
            try:
                word = self._ask(item)
            except _Back:
                if self._done:
                    last = self._done.pop()
                    self._proposed[last] = self.answers.pop(last, "")
                else:
                    self.screen.say("new-first")
                continue
            tried = {**self.answers, id: word} if word else self.answers
            if self._accepted(self.questionnaire.build(tried)):
                self.answers = tried
                self._done.append(id)

    def _accepted(self, built: Built) -> bool:
        """Whether the rules can be played with an answer; if not, why."""
        errors = [problem for problem in built.problems if problem.severity == "error"]
        if errors:
            self.screen.say("new-refused", bold=True)
        for problem in errors or [item for item in built.problems if item not in self._warned]:
            self.screen.line(self._reason(problem), indent=2)
            self._warned.append(problem)
        if errors:
            self.screen.say("new-try-again")
        return not errors

    def _reason(self, problem: Problem) -> str:
        return reason(problem, self.questionnaire)

    def _ask(self, item: Given) -> str:
        """The answer to a question, once it makes sense; "" where all stays as it is in the base."""
        question = item.question
        now = self._proposed.get(question.id) or item.word
        self.screen.line()
        self.screen.line(self.questionnaire.question_text(question), bold=True)
        for number, offer in enumerate(question.offers, 1):
            text = self.questionnaire.offer_text(question, offer)
            if question.kind == "word":
                self.screen.line(f"{number} {offer.id}: {text}", indent=2)
        while True:
            shown = now or self.screen.texts.text("new-as-is", base=safe(self.questionnaire.extends, 40))
            self.screen.prompt(self.screen.texts.text("new-prompt", now=safe(shown, 80, ascii=self.screen.ascii)))
            said = self._read()
            if said.casefold() in _HELP:
                help = self.questionnaire.help_text(question)
                self.screen.line(help or self.screen.texts.text("new-no-help"), indent=2)
                continue
            if said.casefold() in _BACK:
                raise _Back
            word = question.understood(said) if said else now
            if word is not None:
                return word
            self.screen.say("new-wants", kind=question.kind, text=safe(said, 40, ascii=self.screen.ascii))

    def _read(self) -> str:
        """A line.

        Raises:
            Quit: at the end of the input, or if that is what it says.
        """
        try:
            line = sys.stdin.readline()
        except OSError:  # the terminal is gone
            raise Quit from None
        if not line or line.strip().casefold() in _QUIT:
            raise Quit
        return line.strip()

    # Examples

    def _confirm_all(self, built: Built) -> tuple[list[Illustration], list[Illustration]]:
        """Show every example, and hear whether it is right.

        Returns:
            Those that are, and those that are not.
        """
        confirmed: list[Illustration] = []
        doubtful: list[Illustration] = []
        if built.loaded is None:
            return confirmed, doubtful
        for shown in illustrate(built.loaded.game, self.names):
            self._show(built, shown)
            (confirmed if self._is_right() else doubtful).append(shown)
            if doubtful[-1:] == [shown]:
                self.screen.say("new-example-left-out")
                for question in _about(built, shown):
                    self.screen.line(f"{question.id}: {self.questionnaire.question_text(question)}", indent=2)
        return confirmed, doubtful

    def _is_right(self) -> bool:
        text = self.screen.texts.text
        while True:
            self.screen.prompt(text("new-example-right"))
            said = self._read().casefold()
            if not said or said in text("new-example-yes").casefold().split():
                return True
            if said in text("new-example-no").casefold().split():
                return False
            self.screen.say("new-example-answer")

    def _revisit(self, built: Built, doubtful: Sequence[Illustration]) -> bool:
        """Hear which question is to be asked again; False for none."""
        known = {item.question.id for item in built.given}
        while True:
            self.screen.prompt(self.screen.texts.text("new-revisit"))
            said = self._read().casefold()
            if not said:
                return False
            if said in known:
                self._fixed -= {said}
                self._done = [id for id in self._done if id != said]
                self._proposed[said] = self.answers.get(said, "")
                return True
            self.screen.say("new-question-unknown", name=safe(said, 40, ascii=self.screen.ascii), like="none")

    def _show(self, built: Built, shown: Illustration) -> None:
        """An example: what was there, who was in, who held what, what moved and why, and how it stands."""
        screen, figures = self.screen, shown.figures
        screen.names = tuple(figures.balances)
        screen.line()
        screen.say(f"new-example-{shown.kind}", bold=True)
        if "pot" in shown.data:
            screen.say("new-example-pot", indent=2, pot=str(shown.data["pot"]))
        ins = ", ".join(screen.text_name(name) for name in figures.ins) or "-"
        screen.say("cli-said", indent=2, word=word_text(screen, "in"), seats=ins)
        told = set()
        for stage in figures.stages:
            for fight in stage.contests:
                for hand in fight.hands:
                    told.add(hand.holder)
                    called = describe(hand.name, screen.texts) if hand.name is not None else ""
                    words = ", ".join(filter(None, [called, screen.texts.text("cli-best") if hand.best else ""]))
                    line = screen.held(screen.text_name(hand.holder), hand.cards)
                    screen.line(f"{line} ({words})" if words else line, indent=2)
        for name, text in shown.data.get("hands", {}).items():
            if not told:
                screen.line(screen.held(screen.text_name(name), parse_cards(text)), indent=2)
        story = Story(screen, indent=2)
        for move in figures.transfers:
            story(move)
        story.flush()
        screen.line(sentence_case(screen.pots([*figures.pots.items(), (RESERVE, figures.reserve)])), indent=2)
        screen.line(screen.balances(list(figures.balances.values())), indent=2)
        if figures.cycle_over:
            screen.say("cli-cycle-over", indent=2)


def _about(built: Built, shown: Illustration) -> list[Question]:
    """The questions that decide about an example, those of plugins that answer them among them."""
    found = []
    for item in built.given:
        if not item.question.plugin and item.question.id in shown.about:
            plugins = {offer.plugin for offer in item.question.offers if offer.id == item.word and offer.plugin}
            found += [item.question, *[other.question for other in built.given if other.question.plugin in plugins]]
    return found


def reason(problem: Problem, questionnaire: Questionnaire) -> str:
    """Why rules are refused, without the place in a file that is not there yet."""
    try:
        return message(problem, questionnaire.texts)
    except MessageError:  # a plugin without a text for its own problem
        return safe(problem.code, 60)
