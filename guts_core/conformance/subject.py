"""The plugin that is put to the test, and what its package ships for it."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Final

import tomli

from guts_core.discovery import BUNDLED, BUNDLED_RULESETS, RULESETS, Entry, bundled_rulesets, canonical, installed, ruleset_file
from guts_core.discovery import same_package as same
from guts_core.steps import Step
from guts_core.variant import Variant

_NO_PACKAGE: Final = ""


class NoSuchPlugin(LookupError):
    """No plugin of that name is installed, or it cannot be imported."""


class Subject:
    """A plugin on trial.

    Args:
        cls: its class.
        name: what rulesets call it.
        entry: where it was found; None for a class that nobody has installed.
        exempt: reasons by the ids of checks, beside those that the class declares.
        others: the plugins that are installed; None looks them up.
        rulesets: the rulesets that packages bring; None looks them up.

    Attributes:
        entries: every plugin that a ruleset may name, the one on trial first.
    """

    def __init__(
        self,
        cls: type[Any],
        name: str,
        entry: Entry | None = None,
        exempt: Mapping[str, str] | None = None,
        others: Sequence[Entry] | None = None,
        rulesets: Sequence[Entry] | None = None,
    ) -> None:
        self.cls = cls
        self.name = canonical(name)
        self.entry = entry
        self.exempt: dict[str, str] = {**dict(getattr(cls, "exempt", ())), **(exempt or {})}
        self._rulesets = rulesets
        others = installed() if others is None else others
        self.entries: tuple[Entry, ...] = (
            entry or given(cls, self.name),
            *[other for other in others if other.name != self.name],
        )

    @property
    def package(self) -> str:
        """The distribution that brings it."""
        return self.entry.package if self.entry else _NO_PACKAGE

    @property
    def module(self) -> ModuleType:
        """The module of its class."""
        return sys.modules[self.cls.__module__]

    @cached_property
    def kinds(self) -> tuple[type[Step], ...]:
        """The kinds of step that it brings; none if it cannot tell."""
        try:
            return tuple(self._any_instance().guts_kinds())
        except Exception:
            return ()

    @cached_property
    def conditions(self) -> tuple[str, ...]:
        """The conditions that it brings; none if it cannot tell."""
        try:
            return tuple(self._any_instance().guts_conditions())
        except Exception:
            return ()

    def _any_instance(self) -> Any:
        return self.cls.model_construct()

    def answers(self, question: str) -> bool:
        """Whether it has a hook of this name, without prefix."""
        return hasattr(self.cls, f"guts_{question}")

    @property
    def hooks(self) -> tuple[str, ...]:
        """The questions that it answers, without prefix."""
        return tuple(name.removeprefix("guts_") for name in dir(self.cls) if name.startswith("guts_"))

    @cached_property
    def texts(self) -> dict[str, Traversable]:
        """For each language folder of its package, the file that should hold its texts."""
        package = self.module.__package__
        if not package:
            return {}
        folder = files(package) / "locale"
        if not folder.is_dir():
            return {}
        languages = [lang for lang in sorted(folder.iterdir(), key=str) if lang.is_dir() and any(map(_is_text, lang.iterdir()))]
        return {lang.name: lang / f"{self.name}.ftl" for lang in languages}

    @property
    def text_packages(self) -> tuple[str, ...]:
        """Where its texts are, for `Messages`."""
        return (f"{self.cls.__module__}:{self.name}",)

    @cached_property
    def rulesets(self) -> tuple[tuple[str, str], ...]:
        """Name and path of every ruleset of its package that names it."""
        if self.entry is None:
            return ()
        if same(self.package, BUNDLED):
            named = [(BUNDLED_RULESETS, name) for name in bundled_rulesets()]
        else:
            entries = installed(RULESETS) if self._rulesets is None else self._rulesets
            named = [(entry.module, entry.name) for entry in entries if same(entry.package, self.package)]
        found = []
        for package, name in named:
            path = ruleset_file(package, name)
            if path is not None and self.name in map(canonical, _plugins_of(path)):
                found.append((name, str(path)))
        return tuple(found)


def _is_text(file: Traversable) -> bool:
    return file.name.endswith(".ftl")


def _plugins_of(path: Any) -> Sequence[str]:
    """The plugins that a ruleset's own file names."""
    try:
        named = tomli.loads(path.read_text(encoding="utf-8")).get("plugins", {})
    except (OSError, ValueError):
        return ()
    return tuple(named) if isinstance(named, dict) else ()


def given(cls: type[Any], name: str) -> Entry:
    """An entry for a class, as if it had been installed under a name."""

    class Given(Entry):
        __slots__ = ()

        def load(self) -> object:
            return cls

    return Given(name, f"{cls.__module__}:{cls.__qualname__}", "given", "0")


def subject_of(
    plugin: str | type[Variant],
    name: str | None = None,
    exempt: Mapping[str, str] | None = None,
    entries: Sequence[Entry] | None = None,
    rulesets: Sequence[Entry] | None = None,
) -> Subject:
    """The plugin that is meant.

    Args:
        plugin: the name of an installed plugin, or a class.
        name: the name for a class; left out: that of its class, in small letters.
        exempt: reasons by the ids of checks.
        entries: the plugins that are installed; None looks them up.
        rulesets: the rulesets that packages bring; None looks them up.

    Raises:
        NoSuchPlugin: if no plugin of that name is installed, more than one is, or it cannot be imported.
    """
    others = installed() if entries is None else entries
    if not isinstance(plugin, str):
        return Subject(plugin, name or plugin.__name__.lower(), None, exempt, others, rulesets)
    wanted = canonical(plugin)
    found = [entry for entry in others if entry.name == wanted]
    if not found:
        known = ", ".join(dict.fromkeys(entry.name for entry in others)) or "none"
        raise NoSuchPlugin(f'no plugin "{plugin}" is installed; installed are: {known}')
    if len(found) > 1:
        packages = " and ".join(entry.package for entry in found)
        raise NoSuchPlugin(f'"{plugin}" is installed more than once, by {packages}')
    try:
        cls = found[0].load()
    except (Exception, SystemExit) as error:
        raise NoSuchPlugin(f'"{plugin}" cannot be imported: {type(error).__name__}: {error}') from error
    if not isinstance(cls, type):
        raise NoSuchPlugin(f'"{plugin}" is {found[0].value}, which is no class')
    return Subject(cls, wanted, found[0], exempt, others, rulesets)
