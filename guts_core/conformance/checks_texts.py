"""Checks of the texts and the rulesets that a package ships for the plugin, and of how fast it is."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from time import perf_counter
from typing import Any, Final

from guts_core.conformance.checks_options import beside, finite
from guts_core.conformance.lab import Lab
from guts_core.conformance.playing import Playing, Trial, play
from guts_core.events import Happened
from guts_core.figures import compare_all
from guts_core.loader import load, load_data
from guts_core.messages import FALLBACK, MessageError, Messages
from guts_core.problems import ProblemError
from guts_core.rule_texts import rule_messages, sentences, unmentioned
from guts_core.ruleset import Ruleset, RulesetError
from guts_core.scripted import run

Faults = Generator[str, None, str]

_MEASURED: Final = 0.05
"""Seconds of play for one measurement."""


def texts_complete(lab: Lab) -> Faults:
    """Whatever a host may read has a text, and every language that the package has is complete."""
    subject = lab.subject
    if FALLBACK not in subject.texts or not subject.texts[FALLBACK].is_file():
        yield f"there is no locale/{FALLBACK}/{subject.name}.ftl in the package of {subject.cls.__module__}"
        return ""
    english = _ids(subject.texts[FALLBACK])
    for id, why in sorted(_wanted(lab).items()):
        if id not in english:
            yield f"there is no message {id} ({why})"
    for lang, file in subject.texts.items():
        if not file.is_file():
            yield f"the package has texts in {lang}, and no locale/{lang}/{subject.name}.ftl"
            continue
        try:
            Messages(lang, subject.text_packages).has("")
        except MessageError as error:
            yield str(error)
            continue
        found = _ids(file)
        for id in sorted(english.keys() - found.keys()):
            yield f"{lang} has no message {id}"
        for id in sorted(english.keys() & found.keys()):
            more = ", ".join(sorted(found[id] - english[id]))
            if more:
                yield f"{id} in {lang} has arguments that the English one does not have: {more}"
    return ", ".join(subject.texts)


def _ids(file: Traversable) -> dict[str, frozenset[str]]:
    """The messages of a file, with the arguments that each uses."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message, VariableReference
    from fluent.syntax.visitor import Visitor

    class Arguments(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: VariableReference) -> None:
            self.names.add(node.id.name)

    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = frozenset(arguments.names)
    return found


def _wanted(lab: Lab) -> dict[str, str]:
    """The messages that the plugin must have, with the reason why."""
    name, cls = lab.subject.name, lab.subject.cls
    wanted = {f"{name}-summary": "its summary"}
    if not rule_messages(name, Messages(FALLBACK, lab.subject.text_packages)):
        wanted[f"{name}-rule"] = "its rule, for the rule sheet"
    wanted |= {f"{name}-step-{kind.kind()}": "a step that it brings" for kind in lab.subject.kinds}
    wanted |= {f"{name}-{field.alias or option}": "an option" for option, field in cls.model_fields.items()}
    for _, playing in lab.each():
        for event in playing.events:
            if getattr(event, "plugin", "") == name:
                if isinstance(event, Happened):
                    wanted[f"{name}-event-{event.kind}"] = "something that happens"
                elif getattr(event, "reason", ""):
                    wanted[f"{name}-reason-{event.reason}"] = "why chips or points move"  # type: ignore[union-attr]
        for requests, _ in playing.groups:
            if any(request.plugin == name for request in requests):
                wanted[f"{name}-question"] = "it asks something"
    for _, problems in lab.refusals:
        for problem in problems:
            if problem.plugin == name and problem.text.startswith(f"{name}-objection-"):
                wanted[problem.text] = "an objection"
    return wanted


def options_told(lab: Lab) -> Faults:
    """The rule text tells every option: another value makes another text."""
    cls = lab.subject.cls
    texts = lab.messages
    try:
        for name, field in cls.model_fields.items():
            key = field.alias or name
            values: Iterable[Any] = finite(field.annotation)
            pairs = [(one, two) for at, one in enumerate(values) for two in tuple(values)[at + 1 :]] or _drawn_pairs(lab, key)
            for one, two in pairs:
                if not any(_differ(lab, texts, options, key, one, two) for options in beside(lab, key)):
                    yield f"the rule text is the same for {key} = {one!r} and {key} = {two!r}"
    except MessageError as error:
        yield str(error)
    return "texts in English"


def _drawn_pairs(lab: Lab, key: str) -> list[tuple[Any, Any]]:
    """Two different values of an option that has many."""
    drawn = [options[key] for options in lab.options if key in options]
    return [(drawn[0], other) for other in [value for value in drawn if value != drawn[0]][:1]] if drawn else []


def _differ(lab: Lab, messages: Messages, options: Mapping[str, Any], key: str, one: Any, two: Any) -> bool:
    texts = []
    for value in (one, two):
        try:
            plugin = lab.subject.cls.model_validate({**options, key: value})
        except ValueError:
            return False
        texts.append(_told(lab.subject.name, plugin, messages))
    return texts[0] != texts[1]


def _told(name: str, plugin: Any, messages: Messages) -> list[str]:
    """What the rule sheet says because of the plugin, without the lines by which it makes up for what has no text."""
    made_up = {sentence.text for sentence in unmentioned(name, plugin, messages, Ruleset(cap=False, plugins={name: plugin}))}
    return [text for text in sentences(name, plugin, messages, strict=True) if text not in made_up]


def examples_hold(lab: Lab) -> Faults:
    """Every ruleset of the package that names the plugin loads, and its examples come out as they say."""
    played = 0
    for name, path in lab.subject.rulesets:
        try:
            loaded = load(path, plugins=lab.subject.entries)
        except ProblemError as error:
            yield from [f"{name}: {lab.said(problem)}" for problem in error.problems]
            continue
        for number, situation in enumerate(loaded.examples, 1):
            played += 1
            yield from [f"{name}, example {number}: {fault}" for fault in _example(loaded.game, situation)]
        if not loaded.examples:
            yield f"{name} has no example"
    return f"{played} examples in {len(lab.subject.rulesets)} rulesets"


def _example(game: Any, situation: Any) -> Iterator[str]:
    try:
        result = run(game, situation)
    except RulesetError as error:
        yield from [f"{complaint.code} {dict(complaint.facts)}" for complaint in error.complaints]
        return
    for mismatch in compare_all(result, situation):
        yield f"{'.'.join(map(str, mismatch.path))} is {mismatch.found}, and not {mismatch.expected}"


def speed(lab: Lab) -> Faults:
    """How much slower the game is with the plugin: a figure, and never a failure."""
    yield from ()
    try:
        return _compared(lab)
    except Exception as error:  # whatever is wrong is told by the check that it is about
        return f"could not be measured: {type(error).__name__}: {error}"


def _compared(lab: Lab) -> str:
    """The speed with the plugin and without it, in words."""
    trial = next((trial for trial, playing in lab.each() if playing.failure is None and not playing.endless), None)
    if trial is None:
        return "no game could be measured"
    merged = trial.loaded.layers.merged
    others = {name: table for name, table in merged["plugins"].items() if name != lab.subject.name}
    rate = _rate(trial)
    try:
        without = load_data({**merged, "plugins": others}, "without", plugins=lab.subject.entries)
    except ProblemError:
        return f"{rate:,.0f} rounds a second; without the plugin the game cannot be played"
    base = _rate(trial._replace(loaded=without))
    return (
        f"{rate / base:.2f} of the speed without it in the game “{trial.base}”, {rate:,.0f} against {base:,.0f} rounds a second"
    )


def _rate(trial: Trial) -> float:
    """Rounds a second, with all that a log needs."""
    play(trial)
    rounds, begun = 0, perf_counter()
    while (spent := perf_counter() - begun) < _MEASURED:
        playing: Playing = play(trial)
        rounds += playing.session.rounds if playing.session else 1
        if not rounds:
            return 0.001
    return rounds / spent
