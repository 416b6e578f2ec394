"""What `guts plugins` says of a plugin or a ruleset that it is asked about: it is imported for that, and goes no further."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import click

from guts_core.cli import base
from guts_core.cli.base import CORE, UNREADABLE, tell_problems, texts, usage, write_json
from guts_core.cli.screen import Screen
from guts_core.discovery import Entry, canonical, installed
from guts_core.keys import Installed, Key, read_plugin
from guts_core.loader import Loaded, load
from guts_core.messages import Messages
from guts_core.problems import Problem, ProblemError, Severity, safe, to_json
from guts_core.registration import answers, conditions_of, find
from guts_core.rules import say_raised


def describe_one(name: str, as_json: bool) -> bool:
    """Tell what the plugin of a name is; whether it can be used."""
    return describe([_found(name)], as_json, alone=True)


def _found(name: str) -> Entry:
    """The plugin of a name; where there is none, or more than one, the command ends here."""
    entry, troubles = find(name, installed())
    severity: Severity
    for item in troubles:
        severity = "warning" if item.warning else "error"
        tell_problems([Problem(item.code, item.facts, None, severity, suggestion=item.suggestion)])
    if entry is None:
        click.get_current_context().exit(UNREADABLE)
    return entry


def describe(entries: Iterable[Entry], as_json: bool, *, alone: bool = False) -> bool:
    """Import plugins, and tell what each is and whether it can be used; whether all can."""
    abouts = [_About(entry) for entry in entries]
    if as_json:
        rows = [about.as_json() for about in abouts]
        write_json(rows[0] if alone else rows)
    else:
        screen = Screen(sys.stdout, texts(), ascii=base.ascii_asked())
        for number, about in enumerate(abouts):
            if number:
                screen.line()
            about.tell(screen)
        screen.flush()
    for about in abouts:
        tell_problems(about.problems)
    return all(about.loads for about in abouts)


class _About:
    """An installed plugin, imported, with the texts about it."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.plugin: Installed = read_plugin(entry)
        self.cls = self.plugin.cls
        self.problems = list(self.plugin.problems)
        self.core = texts()
        # its own texts alone: those of the core are read once, and not once for each plugin
        self.texts = Messages(self.core.lang, [package for package in self.plugin.packages if package not in CORE])
        self.conditions: tuple[str, ...] = ()
        try:
            self.conditions = conditions_of(self.cls) if self.cls is not None else ()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            about = {"name": entry.name, "package": entry.package, "version": entry.version}
            facts = {**about, "rule": "conditions", "detail": say_raised(error)}
            self.problems.append(Problem("plugin-failed", facts, None, "warning", entry.name))

    @property
    def loads(self) -> bool:
        """Whether a ruleset can name it."""
        return self.cls is not None and not self.problems

    @property
    def summary(self) -> str:
        """What it is, in a sentence."""
        return self._text(f"{self.entry.name}-summary", inspect.getdoc(self.cls) if self.cls is not None else "").split("\n\n")[0]

    def _text(self, id: str, otherwise: str | None) -> str:
        return self.texts.text(id) if self.texts.has(id) else otherwise or ""

    def options(self) -> list[Key]:
        """Its options."""
        return [key for key in self.plugin.keys if key.path[0] == "plugins"]

    def keys_of(self, kind: str) -> list[Key]:
        """The keys of a kind of step that it brings."""
        return [key for key in self.plugin.keys if key.path[:2] == ("steps", kind)]

    def as_json(self) -> dict[str, Any]:
        """All of it."""
        row = {**self.entry.plain(), "loads": self.loads, "problems": [to_json(item, self.core) for item in self.problems]}
        if self.cls is None:
            return row
        return {
            **row,
            "description": inspect.getdoc(self.cls) or "",
            "api": self.cls.api,
            "options": [self._key_json(key) for key in self.options()],
            "hooks": [answer._asdict() for answer in answers(self.cls)],
            "steps": [
                {
                    "step": kind.kind(),
                    "summary": inspect.getdoc(kind) or "",
                    "keys": [self._key_json(key) for key in self.keys_of(kind.kind())],
                }
                for kind in self.plugin.kinds
            ],
            "conditions": list(self.conditions),
            "refuses": list(self.cls.refuses),
        }

    def _key_json(self, key: Key) -> dict[str, Any]:
        return {
            "name": key.path[-1],
            "values": key.values_text(self.core),
            "choices": [choice for value in key.values for choice in value.choices],
            "required": key.required,
            "default": key.default,
            "description": key.meaning(self.texts),
        }

    def tell(self, screen: Screen) -> None:
        """All of it, for people."""
        entry = self.entry
        screen.line(f"{_safe(screen, entry.name)} ({_safe(screen, entry.package)} {_safe(screen, entry.version)})", bold=True)
        if self.cls is None:
            screen.say("plugins-broken", indent=2)
            return
        screen.line(_safe(screen, self.summary), indent=2)
        if not self.options():
            screen.say("plugins-no-options", indent=2)
        for key in self.options():
            self._tell_key(screen, key, 2)
        for kind in self.plugin.kinds:
            screen.say("plugins-step", indent=2, step=safe(kind.kind(), 60))
            screen.line(_safe(screen, (inspect.getdoc(kind) or "").split("\n\n")[0]), indent=4)
            for key in self.keys_of(kind.kind()):
                self._tell_key(screen, key, 4)
        lists = {"conditions": self.conditions, "refuses": self.cls.refuses}
        hooks = answers(self.cls)
        for how in ("replaces", "wraps", "adds", "hears"):
            lists[how] = tuple([answer.hook for answer in hooks if answer.how == how])
        for what, names in lists.items():
            if names:
                screen.say(f"plugins-{what}", indent=2, names=safe(", ".join(names), 1000, ascii=screen.ascii))
        for answer in hooks:
            if answer.deprecated:
                screen.line(_safe(screen, answer.deprecated), indent=2)

    def _tell_key(self, screen: Screen, key: Key, indent: int) -> None:
        shown = {"values": key.values_text(self.core), "default": key.default_text(self.core)}
        facts: dict[str, Any] = {name: screen.told(text, 1000) for name, text in shown.items()}
        screen.say("plugins-key", indent=indent, name=safe(key.path[-1], 60, ascii=screen.ascii), **facts)
        screen.line(_safe(screen, key.meaning(self.texts)), indent=indent + 2)


def _safe(screen: Screen, text: str) -> str:
    """A stranger's text in one line, without the marks that Markdown has."""
    return screen.told(" ".join(text.split()))


# Rulesets


def describe_ruleset(name: str, entries: Iterable[Entry], as_json: bool) -> None:
    """Load the ruleset of a name, and tell what it is.

    Raises:
        ProblemError: if it cannot be played, if there is none, or more than one.
    """
    wanted = [entry for entry in entries if entry.name == canonical(name)]
    if not wanted and (name.endswith(".toml") or "/" in name or "\\" in name):
        raise usage("plugins-ruleset-path", name=name)
    loaded = load(canonical(name))
    tell_problems(loaded.problems, loaded.packages)
    if as_json:
        write_json(_ruleset_json(wanted[0], loaded))
    else:
        _tell_ruleset(wanted[0], loaded)


def describe_rulesets(entries: Iterable[Entry], as_json: bool) -> bool:
    """Load every ruleset, and tell which can be played; whether all can."""
    rows, problems = [], []
    for entry in entries:
        try:
            rows.append(_ruleset_json(entry, load(entry.name)))
        except ProblemError as error:
            rows.append(_ruleset_json(entry, None, error.problems))
            problems.append(error)
    if as_json:
        write_json(rows)
    else:
        for row in rows:
            click.echo(f"{safe(row['name'], 60)}: {texts().text('plugins-ruleset-loads', loads=row['loads'])}")
    for refused in problems:
        tell_problems(refused.problems, refused.packages)
    return not problems


def _ruleset_json(entry: Entry, loaded: Loaded | None, problems: Sequence[Problem] = ()) -> dict[str, Any]:
    row: dict[str, Any] = {**entry.plain(), "title": loaded.ruleset.title if loaded is not None else ""}
    row |= {"loads": loaded is not None, "problems": [to_json(problem, texts()) for problem in problems]}
    if loaded is None:
        return row
    rules = loaded.ruleset
    return {
        **row,
        "summary": rules.summary,
        "authors": list(rules.authors),
        "license": rules.license,
        "source": rules.source,
        "seats": {"min": rules.seats.min, "max": rules.seats.max},
        "plugins": list(rules.plugins),
        "examples": len(loaded.examples),
        "hash": rules.hash,
    }


def _tell_ruleset(entry: Entry, loaded: Loaded) -> None:
    rules = loaded.ruleset
    screen = Screen(sys.stdout, texts(), ascii=base.ascii_asked())
    screen.line(f"{_safe(screen, entry.name)} ({_safe(screen, entry.package)} {_safe(screen, entry.version)})", bold=True)
    for text in (rules.title, rules.summary):
        if text:
            screen.line(_safe(screen, text), indent=2)
    seats, names = rules.seats, safe(", ".join(rules.plugins), 1000, ascii=screen.ascii)
    facts: dict[str, Any] = {"min": seats.min, "max": seats.max, "plugins": names or "none", "examples": len(loaded.examples)}
    screen.say("plugins-ruleset", indent=2, **facts)
    screen.flush()
