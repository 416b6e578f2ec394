"""From an entry point to a plugin's class: found by name, imported when it is named, refused with all that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple

from guts_core.discovery import BUNDLED, Entry, canonical, same_package
from guts_core.flaws import Flaw, flaws, gaps
from guts_core.hooks import COLLECTED, PREFIX, PROJECT, Questions, deprecations, questions
from guts_core.problems import closest
from guts_core.rules import say_raised
from guts_core.steps import Step
from guts_core.variant import Variant


class Trouble(NamedTuple):
    """Something wrong with an installed plugin.

    Attributes:
        code: of the problem, whose text is the message `problem-<code>`.
        facts: arguments of the text.
        suggestion: the name that was probably meant.
        warning: whether it can be used all the same.
    """

    code: str
    facts: Mapping[str, object]
    suggestion: str | None = None
    warning: bool = False


def find(name: str, installed: Iterable[Entry]) -> tuple[Entry | None, list[Trouble]]:
    """The plugin of a name, and what is wrong with the name; nothing is imported.

    Of two packages with a plugin of one name, guts-core is the one that is used; else neither is.
    """
    known = list(installed)
    entries = [entry for entry in known if canonical(entry.name) == canonical(name)]
    ours = [entry for entry in entries if same_package(entry.package, BUNDLED)]
    if not entries:
        return None, [Trouble("plugin-unknown", {"name": name}, closest(name, sorted({entry.name for entry in known})))]
    if ours and len(entries) > len(ours):
        other = next(entry.package for entry in entries if entry not in ours)
        return ours[0], [Trouble("plugin-name-taken", {"name": name, "other": other}, warning=True)]
    if len(entries) > 1:
        facts = {"name": name, "first": entries[0].package, "second": entries[1].package}
        return None, [Trouble("plugin-ambiguous", facts)]
    return entries[0], []


def take(entry: Entry) -> tuple[type[Variant] | None, list[Trouble]]:
    """Import a plugin. Whatever its module does, short of ending the process, is told and goes no further.

    Returns:
        The class, unless something is wrong with it, and what that is.
    """
    about = {"name": entry.name, "package": entry.package, "version": entry.version}
    try:
        cls = entry.load()
        if not (isinstance(cls, type) and issubclass(cls, Variant)):
            return None, [Trouble("plugin-class", {**about, "value": entry.value})]
        wrong = [*flaws(cls), *gaps(cls, entry.name)]
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a module may end the program, too: here it does not
        return None, [Trouble("plugin-import", {**about, "detail": say_raised(error)})]
    return (None if wrong else cls), _troubles(wrong, about)


def take_kind(entry: Entry, kind: type[Step]) -> list[Trouble]:
    """What a kind of step lacks that a plugin brings."""
    about = {"name": entry.name, "package": entry.package, "version": entry.version, "kind": kind.kind()}
    return _troubles(gaps(kind, kind.kind()), about)


def _troubles(wrong: Iterable[Flaw], about: Mapping[str, object]) -> list[Trouble]:
    return [Trouble(f"plugin-{flaw.code}", {"kind": "none", **about, **flaw.facts}) for flaw in wrong]


class Answer(NamedTuple):
    """How a plugin takes part in a question.

    Attributes:
        hook: the hook's name, with prefix.
        how: `replaces` or `wraps` the answer, `adds` to those that are collected, or `hears` events.
        deprecated: what the hook's deprecation says; empty if it is not deprecated.
    """

    hook: str
    how: Literal["replaces", "wraps", "adds", "hears"]
    deprecated: str = ""


def answers(cls: type[Variant], specs: type = Questions) -> tuple[Answer, ...]:
    """The questions that a plugin takes part in, in the order in which a round asks them."""
    found = []
    old = deprecations(specs)
    for question in questions(specs):
        marks = getattr(getattr(cls, PREFIX + question, None), f"{PROJECT}_impl", None)
        if marks is not None:
            how: Any = "hears" if question == "event" else "adds" if question in COLLECTED else "replaces"
            how = "wraps" if marks["wrapper"] else how
            found.append(Answer(PREFIX + question, how, str(old.get(question, ""))))
    return tuple(found)


def conditions_of(cls: type[Variant]) -> tuple[str, ...]:
    """The conditions that a plugin brings.

    Raises:
        Exception: what a stranger's plugin raises when it is asked.
    """
    ask = getattr(cls, f"{PREFIX}conditions", None)
    return tuple(ask(cls.model_construct())) if ask is not None else ()
