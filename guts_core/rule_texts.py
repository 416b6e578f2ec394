"""What rules say about themselves: the sentences of plugins, steps, conditions and the default's answers, from the message files.

A plugin's messages, all of them optional:

- `<plugin>-rule`: about the plugin as a whole; it stands beside what the default says.
- `<plugin>-<option>-rule`: a further sentence about one option, with `$value`.
- `<plugin>-rule-<question>`: about one question (a hook without its prefix); it takes the place of what the default says.
- `<plugin>-step-<kind>`: a step of a kind that the plugin brings, with the step's fields as arguments.
- `<plugin>-word-<item>`: what stands for an item of an option that is a list, where it has several.
- `<plugin>-condition-<name>`: a condition, with `$form` (`when`, `while`, `until`). Where names are made from an option, as in
  `side-alive`, `<plugin>-condition-alive` with `$of`.

Each gets every option as an argument of its name, and the rules `$house-hands` (`true` where a rule of the game has hands that
nobody holds play); a message about a question also `$answered-by`, the plugin that gives the answer in the default's place, or
`default`. A text that comes out empty says nothing.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from guts_core.chips import write_chips
from guts_core.hooks import COLLECTED, PREFIX, questions
from guts_core.messages import MessageError, Messages, one_line
from guts_core.plugins import BUILD, answer, answering, manager
from guts_core.problems import safe
from guts_core.profile import DEFAULT, Default
from guts_core.ranking import CATEGORIES
from guts_core.rules import RuleFailure
from guts_core.ruleset import DEFAULT_STEPS, Ruleset
from guts_core.steps import DeclareStep, GroupStep, Part, RepeatStep, SettleStep, ShowdownStep, Step, every_step, plain
from guts_core.variant import Variant

_LONGEST: Final = 200
"""How much of a stranger's word is shown, in characters."""
_OWN_WORDS: Final = frozenset({"do", "when", "steps", "ranking", "contests"})
"""Fields of steps that are told otherwise than as arguments of the step's sentence."""


class Sentence(NamedTuple):
    """A sentence of a rule sheet, or several that belong together.

    Attributes:
        text: the sentence.
        plugin: the plugin that says it; `default` for the default's; empty for what a key of the ruleset says.
        question: the hook that it is about, without its prefix; empty where it is about no single one.
        id: the message; empty where there was none.
    """

    text: str
    plugin: str = ""
    question: str = ""
    id: str = ""


def argument(value: object) -> int | str:
    """A value as the argument of a message: a number where it is a whole one, else text."""
    if value is None or value == ():
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if type(value) is int:
        return value
    if isinstance(value, Fraction):
        return write_chips(value)
    if isinstance(value, str):
        return safe(value, _LONGEST) or "none"
    if isinstance(value, tuple | list) and all(isinstance(item, str | int | Fraction) for item in value):
        return safe(", ".join([str(argument(item)) for item in value]), _LONGEST)
    return safe(json.dumps(plain(value), ensure_ascii=False), _LONGEST)


def arguments(part: Part, leave_out: frozenset[str] = frozenset()) -> dict[str, object]:
    """The fields of a plugin or step as arguments of a message, by the names that files use."""
    fields = type(part).model_fields.items()
    return {field.alias or name: argument(getattr(part, name)) for name, field in fields if name not in leave_out}


def _options(name: str, variant: Variant, messages: Messages) -> dict[str, object]:
    """The options of a plugin as arguments, the words in lists as its messages have them."""
    found = arguments(variant)
    for option in found:
        value = getattr(variant, option, None)
        if (isinstance(value, tuple) and len(value) > 1) or value in CATEGORIES:
            items = value if isinstance(value, tuple) else (value,)
            found[option] = argument(tuple([_word(name, item, messages) for item in items]))
    return found


def _word(name: str, item: object, messages: Messages) -> object:
    slug = str(item).replace(" ", "-")
    for id in (f"{name}-word-{slug}", f"category-{slug}"):
        if told := spoken(messages, id, {}):
            return told
    return item


def spoken(messages: Messages, id: str, args: Mapping[str, object], *, strict: bool = False) -> str:
    """A message in one line, or nothing where there is none or it cannot be told.

    Raises:
        MessageError: if it cannot be told; only if `strict`.
    """
    try:
        return one_line(messages.text(id, **args)) if messages.has(id) else ""
    except (MessageError, ValueError):  # a plugin's text that wants more than there is
        if strict:
            raise
        return ""


def replacing(plugins: Mapping[str, Variant], question: str) -> str:
    """The plugin that answers a question in the default's place; `default` if none does."""
    if question not in COLLECTED:
        for name in answering(plugins, question):
            if not getattr(type(plugins[name]), PREFIX + question).guts_impl["wrapper"]:
                return name
    return DEFAULT


def rule_sentences(
    name: str, variant: Variant, messages: Messages, beside: Mapping[str, Variant] | None = None, *, strict: bool = False
) -> list[Sentence]:
    """What a plugin says about its rules: as a whole, about its options, and about single questions.

    Without any message of the plugin its summary and its options are said.

    Args:
        name: the plugin's name.
        variant: the plugin with its options.
        messages: the texts, the plugin's among them.
        beside: the plugins of the ruleset; None for this one alone.
        strict: say only what messages of the plugin say, and raise a MessageError if one cannot be told.
    """
    beside = {name: variant} if beside is None else beside
    found = list(_told(name, variant, messages, beside, strict))
    if not found and not strict:
        found = [Sentence(summary(name, variant, messages), name)]
        found += [_option(name, option, value, messages) for option, value in arguments(variant).items()]
    return found


def _told(name: str, variant: Variant, messages: Messages, beside: Mapping[str, Variant], strict: bool) -> Iterator[Sentence]:
    options = {**_options(name, variant, messages), "house-hands": argument(bool(answering(beside, "house")))}
    general = [(f"{name}-rule", options)]
    general += [(f"{name}-{option}-rule", {**options, "value": options[option]}) for option in arguments(variant)]
    for id, args in general:
        if text := spoken(messages, id, args, strict=strict):
            yield Sentence(text, name, "", id)
    for question in questions():
        id = f"{name}-rule-{question}"
        if messages.has(id):
            by = replacing({other: plugin for other, plugin in beside.items() if other != name}, question)
            if text := spoken(messages, id, {**options, "answered-by": by}, strict=strict):
                yield Sentence(text, name, question, id)


def rule_messages(name: str, messages: Messages) -> list[str]:
    """The messages in which a plugin tells its rules, as a whole or for a question; a plugin should have one."""
    ids = [f"{name}-rule", *[f"{name}-rule-{question}" for question in questions()]]
    return [id for id in ids if messages.has(id)]


def _option(name: str, option: str, value: object, messages: Messages) -> Sentence:
    return Sentence(messages.text("explain-option", plugin=name, option=option, value=value), name)


def summary(name: str, variant: Variant, messages: Messages) -> str:
    """What a plugin is about, in a sentence: its message, or the first paragraph of its docstring."""
    return spoken(messages, f"{name}-summary", {}) or _docstring(type(variant)) or name


def _docstring(cls: type) -> str:
    return safe(" ".join((inspect.getdoc(cls) or "").partition("\n\n")[0].split()), 2 * _LONGEST)


def unmentioned(name: str, variant: Variant, messages: Messages, ruleset: Ruleset) -> list[Sentence]:
    """A line for each option that is not at its default and that changes neither a sentence nor the steps of the ruleset."""
    found, beside = [], ruleset.plugins
    told = rule_sentences(name, variant, messages, beside)
    for option, field in type(variant).model_fields.items():
        if field.is_required() or getattr(variant, option) == field.get_default(call_default_factory=True):
            continue
        usual = variant.model_copy(update={option: field.get_default(call_default_factory=True)})
        if rule_sentences(name, usual, messages, {**beside, name: usual}) == told:
            arranged = [arranged_steps({**beside, name: plugin}, ruleset) for plugin in (variant, usual)]
            if arranged[0] == arranged[1]:
                found.append(_option(name, option, argument(getattr(variant, option)), messages))
    return found


def arranged_steps(plugins: Mapping[str, Variant], ruleset: Ruleset) -> tuple[Step, ...]:
    """The steps of a ruleset with those that these plugins insert; as written where a plugin fails over it."""
    try:
        steps: tuple[Step, ...] = answer(manager({DEFAULT: Default(), **plugins}), "arrange")(ruleset.steps, ruleset)
    except RuleFailure:
        return ruleset.steps
    return steps


def sentences(name: str, variant: Variant, messages: Messages, *, strict: bool = False) -> list[str]:
    """All that a rule sheet says because of one plugin, in the default game: its rules, and the steps that it inserts or changes.

    Args:
        name: the plugin's name.
        variant: the plugin with its options.
        messages: the texts, the plugin's among them.
        strict: say only what messages of the plugin say, and raise a MessageError if one cannot be told.
    """
    ruleset = Ruleset(cap=False, plugins={name: variant})
    found = [sentence.text for sentence in rule_sentences(name, variant, messages, strict=strict)]
    texts = StepTexts(messages, {name: variant})
    usual = {texts.sentence(step).text for step in DEFAULT_STEPS}
    for step in every_step(arranged_steps(ruleset.plugins, ruleset)):
        if step not in DEFAULT_STEPS:
            found += [texts.condition(step.when).text] if step.when != "always" else []
            told = "" if nests(step) else texts.sentence(step).text
            found += [told, *texts.fields(step)] if told and told not in usual else []
    if not strict:
        found += [sentence.text for sentence in unmentioned(name, variant, messages, ruleset)]
    return found


class StepTexts:
    """The sentences of steps and conditions.

    Args:
        messages: the texts, those of the plugins among them.
        plugins: the plugins of the ruleset, which may bring kinds and conditions.
    """

    def __init__(self, messages: Messages, plugins: Mapping[str, Variant]) -> None:
        self.messages = messages
        self.plugins = plugins
        self.owners = {kind.kind(): name for name, plugin in plugins.items() for kind in _asked(plugin, "kinds")}
        self.condition_owners = {word: name for name, plugin in plugins.items() for word in _asked(plugin, "conditions")}

    def owner(self, step: Step) -> str:
        """The plugin that brings a step's kind; `default` for the core's."""
        return self.owners.get(step.kind(), DEFAULT)

    def sentence(self, step: Step, **more: object) -> Sentence:
        """A step in words; where there is no message for it, the first paragraph of its docstring.

        Args:
            step: the step.
            more: further arguments of its message.
        """
        owner, kind = self.owner(step), step.kind()
        args = {**arguments(step, _OWN_WORDS), **more}
        if isinstance(step, DeclareStep):
            args |= {"choices": ", ".join(map(self.word, step.choices)), "usual": argument(step.choices == ("in", "out"))}
        if isinstance(step, ShowdownStep | SettleStep):
            args.setdefault("number", 0)
        id = f"{owner}-step-{kind}"
        if told := spoken(self.messages, id, args):
            return Sentence(told, owner, "", id)
        return Sentence(self.messages.text("explain-step-other", kind=kind, text=_docstring(type(step))), owner)

    def fields(self, step: Step) -> list[str]:
        """The parameters of a step whose kind has no message, a line each; else nothing."""
        if self.messages.has(f"{self.owner(step)}-step-{step.kind()}"):
            return []
        given = arguments(step, _OWN_WORDS)
        return [self.messages.text("explain-field", field=field, value=value) for field, value in given.items()]

    def word(self, word: str) -> str:
        """What a seat declares, in the reader's language where there is a word for it."""
        return spoken(self.messages, f"cli-word-{word}", {}) or safe(word, _LONGEST)

    def condition(self, name: str, form: str = "when") -> Sentence:
        """A condition in words.

        Args:
            name: the condition.
            form: `when`, `while` or `until`.
        """
        owner = self.condition_owners.get(name, DEFAULT)
        options = arguments(self.plugins[owner]) if owner in self.plugins else {}
        of, _, last = name.rpartition("-")
        for id, more in ((f"{owner}-condition-{name}", {}), (f"{owner}-condition-{last}", {"of": safe(of, _LONGEST)})):
            if told := spoken(self.messages, id, {**options, **more, "form": form}):
                return Sentence(told, owner, "", id)
        return Sentence(self.messages.text("explain-condition-other", condition=safe(name, _LONGEST), form=form), owner)

    def conditions(self, step: Step) -> list[Sentence]:
        """What a step that repeats others says about when it goes on and when it stops."""
        named = {form: name for form, name in step.conditions().items() if form != "when"}
        return [self.condition(name, form) for form, name in named.items() if (form, name) != ("while", "always")]


def _asked(plugin: Variant, question: str) -> Any:
    """A plugin's own answer to a collected question; nothing where it has none."""
    return getattr(plugin, PREFIX + question)() if answering({"": plugin}, question) else ()


def nests(step: Step) -> bool:
    """Whether a step does nothing itself but carry out others."""
    return isinstance(step, GroupStep | RepeatStep)


def first_question(variant: Variant) -> str:
    """The first question of a round that a plugin answers; empty where it only brings steps or conditions."""
    return next((name for name in questions() if name not in BUILD and answering({"": variant}, name)), "")
