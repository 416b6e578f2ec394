"""From a ruleset's file, or from plain data, to a game: plugins imported, everything checked, every error with its place."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from traceback import walk_tb
from typing import Any, Final, Literal, NamedTuple

from pydantic import ValidationError

import guts_core
from guts_core.discovery import BUNDLED, RULESETS, Entry, bundled_rulesets, canonical, installed, same_package, version_of
from guts_core.game import Game, assemble, kinds
from guts_core.hooks import PREFIX
from guts_core.layers import Layer, Layers, extends_of, layer_of, read_chain, stack
from guts_core.messages import Messages
from guts_core.plugins import flaws
from guts_core.problems import Place, Problem, ProblemError, Related, closest
from guts_core.ruleset import FORMAT, Complaint, Ruleset, RulesetError, Seats
from guts_core.situation import Situation, parse_situation
from guts_core.source import MAX_DEPTH, KeyPath, Source
from guts_core.steps import CORE_KINDS, AnteStep, Step
from guts_core.validation import MOST, explain, given, models_in
from guts_core.variant import Variant

_BESIDE: Final = ("extends", "examples")
"""Keys of a ruleset file that are not the ruleset's own."""
_ON_KEYS: Final = frozenset({"key-unknown", "key-missing", "seat-unknown", "seat-name", "pot-unknown"})
"""Complaints about a name: where it is a key, the key is meant and not its value."""
_LONGEST_REQUIREMENT: Final = 200
_LONGEST_NAME: Final = 64
_MOST_REQUIREMENTS: Final = 50
# What the kernel says about a ruleset that has other errors too may only follow from those; these stand for themselves.
_ANYWAY: Final = frozenset(
    {
        "plugins-clash",
        "plugins-refused",
        "kind-twice",
        "condition-twice",
        "condition-unknown",
        "holder-name",
        "pot-name",
        "cap-zero",
        "chip-zero",
        "repeat-too-often",
    }
)


class Loaded(NamedTuple):
    """A ruleset that can be played.

    Attributes:
        name: what it was asked for by.
        ruleset: the merged rules.
        game: the rules put together.
        examples: the situations in the file itself, not those of its bases.
        problems: warnings and notes.
        plugins: the package and version of each plugin, in the order in which the plugins apply.
        layers: the files, for the places of keys and values.
        packages: where the texts about it are, for `Messages`.
    """

    name: str
    ruleset: Ruleset
    game: Game
    examples: tuple[Situation, ...]
    problems: tuple[Problem, ...]
    plugins: Mapping[str, Entry]
    layers: Layers
    packages: tuple[str, ...]

    @property
    def sources(self) -> tuple[Source, ...]:
        """The texts that were read, the ruleset's own first; none for plain data."""
        return tuple(layer.source for layer in self.layers.files if layer.source is not None)

    def messages(self, lang: str = "en") -> Messages:
        """The texts in a language, those of the plugins among them."""
        return Messages(lang, self.packages)


def load(
    reference: str, base: Path | None = None, *, plugins: Sequence[Entry] | None = None, rulesets: Sequence[Entry] | None = None
) -> Loaded:
    """Load a ruleset.

    Args:
        reference: a path, which ends in `.toml` or has a slash, or the name of a bundled or installed ruleset.
        base: the folder that a path is relative to; None for the working directory.
        plugins: the plugins that are installed; None looks them up where a ruleset names any.
        rulesets: the rulesets that installed packages bring; None looks them up where a name is no bundled ruleset's.

    Raises:
        ProblemError: with everything that is wrong.
    """
    try:
        chain = read_chain(reference, base, rulesets)
    except ProblemError as error:
        raise ProblemError([_no_name(problem, reference, base, rulesets) for problem in error.problems]) from None
    return _Load(stack(chain), plugins).finish(reference)


def _no_name(problem: Problem, reference: str, base: Path | None, rulesets: Sequence[Entry] | None) -> Problem:
    """An unknown name of a ruleset, with all that are like it; where there is such a folder, that is what was meant."""
    if problem.code != "ruleset-unknown":
        return problem
    if problem.place is None and os.path.isdir(Path(base or "", reference)):
        return Problem("file-directory", {"file": reference}, Place(reference))
    name = str(problem.args["name"])
    known = {*bundled_rulesets(), *[entry.name for entry in (installed(RULESETS) if rulesets is None else rulesets)]}
    near = get_close_matches(canonical(name.lower()), sorted(known), n=4) if len(name) <= _LONGEST_NAME else []
    if len(near) < 2:
        return problem
    facts = {**problem.args, "near": tuple([f'"{word}"' for word in near])}
    return replace(problem, args=facts, suggestion=None, text="ruleset-unknown-near")


def other_kind(data: Mapping[str, object], wanted: Literal["ruleset", "situation"]) -> str | None:
    """The key by which a file is of the other kind than the one that is wanted; None where it may be of that kind.

    Args:
        data: the whole file.
        wanted: whether it should be a ruleset or a scripted situation.
    """
    of_rulesets = Ruleset.model_fields.keys() | {*_BESIDE}
    of_situations = Situation.keys()
    mine, others = (of_rulesets, of_situations) if wanted == "ruleset" else (of_situations, of_rulesets)
    if any([key in mine - others for key in data]):
        return None
    return next((key for key in data if key in others - mine), None)


def load_data(data: Mapping[str, object], name: str, *, plugins: Sequence[Entry] | None = None) -> Loaded:
    """Load a ruleset from plain data, such as `Ruleset.content` out of a log's header.

    Args:
        data: keys as in a file, but without `extends` and `examples`; `plugins` may also be a list of pairs of name and options.
        name: what problems call it.
        plugins: the plugins that are installed; None looks them up where a ruleset names any.

    Raises:
        ProblemError: with everything that is wrong; there are no lines to point to.
    """
    layer = Layer(name, {})
    if not _shallow(data, MAX_DEPTH):
        raise ProblemError([Problem("toml-too-deep", {"limit": MAX_DEPTH}, layer.place(()))])
    unwanted = [Problem("key-unknown", {"key": key}, layer.place(())) for key in _BESIDE if key in data]
    if unwanted:
        raise ProblemError(unwanted)
    pairs = data.get("plugins")
    if isinstance(pairs, list | tuple):
        named = {
            pair[0]: pair[1] for pair in pairs if isinstance(pair, list | tuple) and len(pair) == 2 and isinstance(pair[0], str)
        }
        if len(named) != len(pairs):
            raise ProblemError([Problem("plugins-pairs", {}, layer.place(()))])
        data = {**data, "plugins": named}
    return _Load(stack([layer_of(name, data)]), plugins).finish(name)


def _shallow(data: object, depth: int) -> bool:
    if isinstance(data, Mapping):
        return depth > 0 and all(isinstance(key, str) and _shallow(item, depth - 1) for key, item in data.items())
    return not isinstance(data, list | tuple) or (depth > 0 and all(_shallow(item, depth - 1) for item in data))


def _close(complaint: Complaint) -> str | None:
    """The word that was probably meant, where a complaint says which ones are known."""
    known = complaint.facts.get("known")
    word = next((fact for fact in complaint.facts.values() if isinstance(fact, str)), None)
    return closest(word, known) if word is not None and isinstance(known, tuple) else None


class _Load:
    """One ruleset on its way. Every stage notes what is wrong and goes on with what is left: all is told at once."""

    def __init__(self, layers: Layers, plugins: Sequence[Entry] | None) -> None:
        self.layers = layers
        self.data = layers.merged
        self.problems = list(layers.problems)
        self.installed = plugins
        self.entries: dict[str, Entry] = {}
        self.packages = ["guts_core"]
        self.lost = False  # a plugin could not be had, and with it perhaps a kind or a condition

    # ------------------------------------------------------------ telling

    def tell(
        self,
        code: str,
        path: KeyPath,
        facts: Mapping[str, object] | None = None,
        *,
        on_key: bool | None = None,
        suggestion: str | None = None,
        plugin: str | None = None,
        others: Iterable[KeyPath] = (),
        severity: Any = "error",
        text: str = "",
    ) -> None:
        """Note a problem at a key of the merged ruleset."""
        if self.full:
            return
        of: Literal["key", "value"] | None = None if on_key is None else "key" if on_key else "value"
        place = self.layers.place(path, of)
        related = [*self.layers.inherited(path)]
        others = list(others)
        mine = [other for other in others if self.layers.find(other) == (0, other)]
        if related and mine:  # a base is not the host's to change: what clashes with it is, and stands in the host's own file
            facts_here = {"key": path[-1], "file": self.layers.files[0].name}
            related.insert(0, Related(place, "problem-base-here", facts_here))
            place = self.layers.place(mine[0], "key")
            others.remove(mine[0])
        for other in others:
            there = self.layers.place(other, "key")
            if there.line is not None:
                # of an item of a list, the list is named: "0" says nothing to anybody
                named = next((part for part in reversed(other) if isinstance(part, str)), other[-1])
                related.append(Related(there, "problem-key-here", {"key": named}))
        if place.line is None and related:  # about what no file says, such as a default: what it clashes with has a line
            place = related.pop().place
        problem = Problem(code, facts or {}, place, severity, plugin, suggestion, tuple(related), text)
        if problem not in self.problems:
            self.problems.append(problem)

    def tell_complaint(self, complaint: Complaint, base: KeyPath = ()) -> None:
        """Note what the kernel has to say."""
        facts = dict(complaint.facts)
        if complaint.plugin:
            facts = {"name": complaint.plugin, **self._origin(complaint.plugin), **facts}
        known = complaint.facts.get("known")
        if isinstance(known, tuple):
            facts["known"] = tuple([f'"{word}"' for word in known])
        self.tell(
            complaint.code,
            (*base, *complaint.path),
            facts,
            on_key=True if complaint.code in _ON_KEYS and isinstance(complaint.path[-1], str) else None,
            suggestion=_close(complaint),
            plugin=complaint.plugin or None,
            others=[(*base, *other) for other in complaint.others],
            severity=complaint.severity,
            text=complaint.text,
        )

    def tell_failure(self, plugin: str, error: BaseException, code: str = "plugin-failed", rule: str = "options") -> None:
        """Note that a plugin's own code broke."""
        facts = {"name": plugin, "rule": rule, "detail": f"{type(error).__name__}: {error}", **self._origin(plugin)}
        self.tell(code, ("plugins", plugin), facts, on_key=True, plugin=plugin)

    def _origin(self, plugin: str) -> dict[str, object]:
        entry = self.entries.get(plugin)
        return {"package": entry.package, "version": entry.version} if entry else {"package": "?", "version": "?"}

    @property
    def full(self) -> bool:
        """Whether it is enough."""
        return len(self.problems) >= MOST

    @property
    def failed(self) -> bool:
        return any(problem.severity == "error" for problem in self.problems)

    def refuse(self) -> ProblemError:
        """Everything that is wrong, file by file and line by line."""
        return ProblemError(self._sorted(), self.packages)

    def _sorted(self) -> list[Problem]:
        order = {layer.name: index for index, layer in enumerate(self.layers.files)}

        def key(problem: Problem) -> tuple[int, int, int]:
            place = problem.place
            return (order.get(place.file, -1), place.line or 0, place.column or 0) if place else (-1, 0, 0)

        return sorted(self.problems, key=key)

    # ------------------------------------------------------------ the stages

    def finish(self, name: str) -> Loaded:
        """All stages, one after another."""
        own = self.layers.files[0]
        key = other_kind(own.data, "ruleset")
        if key is not None and own.source is not None:
            raise ProblemError([Problem("file-is-situation", {"file": own.name, "key": key}, own.place((key,)))])
        self._check_formats()
        if self.failed and any(problem.code == "format-unknown" for problem in self.problems):
            raise self.refuse()  # the other keys of another format mean other things
        self._check_requirements()
        plugins = self._plugins()
        steps = self._steps(plugins)
        ruleset = self._ruleset(plugins, steps)
        game = self._game(ruleset)
        examples = self._examples(game) if game is not None and not self.failed else ()
        if game is None or self.failed:
            raise self.refuse()
        for layer in self.layers.files:
            self.problems += layer.source.warnings if layer.source else ()
        problems = tuple(self._sorted())
        return Loaded(name, game.ruleset, game, examples, problems, self.entries, self.layers, tuple(self.packages))

    def _check_formats(self) -> None:
        for index, layer in enumerate(self.layers.files):
            number = layer.data.get("format", FORMAT)
            related = extends_of(self.layers.files[:index])
            if type(number) is not int:  # pydantic takes true for 1
                facts: dict[str, object] = {"expected": "whole", **given(number)}
                self.problems.append(Problem("value-type", facts, layer.place(("format",), "value"), related=related))
                self.data.pop("format", None)
            elif number != FORMAT:
                facts = {"number": str(number) if abs(number) < 10**6 else "…", "known": FORMAT}
                self.problems.append(Problem("format-unknown", facts, layer.place(("format",), "value"), related=related))

    def _check_requirements(self) -> None:
        """Each file's own: `requires` of a base counts, too."""
        for layer in self.layers.files:
            found = layer.data.get("requires", [])
            items = found if isinstance(found, list | tuple) else [found]
            if not isinstance(found, list | tuple):
                self._at_requirement(layer, ("requires",), "value-type", {"expected": "list", **given(found)})
                self.data.pop("requires", None)
            elif len(items) > _MOST_REQUIREMENTS:
                self._at_requirement(layer, ("requires",), "list-long", {"limit": _MOST_REQUIREMENTS, "count": len(items)})
            else:
                for index, item in enumerate(items):
                    if isinstance(item, str):
                        self._check_requirement(layer, ("requires", index), item)
                    else:
                        self._at_requirement(layer, ("requires", index), "value-type", {"expected": "text", **given(item)})

    def _at_requirement(self, layer: Layer, path: KeyPath, code: str, facts: Mapping[str, object]) -> None:
        self.problems.append(Problem(code, facts, layer.place(path, "value")))

    def _check_requirement(self, layer: Layer, path: KeyPath, text: str) -> None:
        from packaging.requirements import InvalidRequirement, Requirement

        try:
            wanted = Requirement(text) if len(text) <= _LONGEST_REQUIREMENT else None
        except (InvalidRequirement, ValueError):
            wanted = None
        if wanted is None or wanted.url or wanted.extras or wanted.marker:
            self._at_requirement(layer, path, "requires-syntax", {"text": text})
            return
        version = guts_core.__version__ if same_package(wanted.name, BUNDLED) else version_of(wanted.name)
        facts = {"package": wanted.name, "wanted": str(wanted.specifier) or "*", "version": version or ""}
        if version is None:
            self._at_requirement(layer, path, "requires-missing", facts)
        elif not wanted.specifier.contains(version, prereleases=True):
            self._at_requirement(layer, path, "requires-version", facts)

    def _plugins(self) -> dict[str, Variant]:
        """The plugins with their options, as far as they can be had."""
        tables = self.data.get("plugins", {})
        if tables and self.installed is None:
            self.installed = installed()
        plugins = {}
        for name, options in tables.items():
            cls = self._plugin_class(name) if not self.full else None
            plugin = self._options(name, cls, options) if cls is not None else None
            if plugin is not None:
                plugins[name] = plugin
        self.lost = len(plugins) < len(tables)
        return plugins

    def _plugin_class(self, name: str) -> type[Variant] | None:
        path = ("plugins", name)
        entries = [entry for entry in self.installed or () if canonical(entry.name) == name]
        ours = [entry for entry in entries if same_package(entry.package, BUNDLED)]
        if not entries:
            known = sorted({entry.name for entry in self.installed or ()})
            self.tell("plugin-unknown", path, {"name": name}, on_key=True, suggestion=closest(name, known))
            return None
        if ours and len(entries) > len(ours):
            other = next(entry.package for entry in entries if entry not in ours)
            self.tell("plugin-name-taken", path, {"name": name, "other": other}, on_key=True, severity="warning")
        elif len(entries) > 1:
            facts = {"name": name, "first": entries[0].package, "second": entries[1].package}
            self.tell("plugin-ambiguous", path, facts, on_key=True)
            return None
        entry = self.entries[name] = (ours or entries)[0]
        try:
            cls = entry.load()
            if not (isinstance(cls, type) and issubclass(cls, Variant)):
                self.tell(
                    "plugin-class", path, {"name": name, "value": entry.value, **self._origin(name)}, on_key=True, plugin=name
                )
                return None
            wrong = flaws(cls)
        except (Exception, SystemExit) as error:
            self.tell_failure(name, error, "plugin-import")
            return None
        self.packages.append(f"{entry.module}:{name}")
        for flaw in wrong:
            about = {"name": name, "hook": flaw.hook, "hint": flaw.hint, **self._origin(name)}
            self.tell(f"plugin-{flaw.code}", path, about, on_key=True, plugin=name)
        return None if wrong else cls

    def _options(self, name: str, cls: type[Variant], options: Mapping[str, Any]) -> Variant | None:
        try:
            return cls.model_validate(options)
        except ValidationError as error:
            self._explain(error, options, cls, ("plugins", name), name)
        except Exception as error:  # a stranger's validator
            self.tell_failure(name, error)
        return None

    def _explain(
        self,
        error: ValidationError,
        data: Mapping[str, Any],
        model: Any,
        path: KeyPath,
        plugin: str | None = None,
        more: Sequence[str] = (),
    ) -> None:
        for finding in explain(error, data, model, more):
            here = (*path, *finding.path)
            others: list[KeyPath] = []
            facts = dict(finding.facts)
            if finding.code == "seats-order":
                seats = Seats.model_fields
                facts |= {key: data["seats"].get(key, seats[key].default) for key in seats}
                mine = min(("min", "max"), key=lambda key: (self.layers.find((*here, key))[0], key not in data["seats"]))
                here, others = (*here, mine), [(*here, "max" if mine == "min" else "min")]
            self.tell(
                finding.code, here, facts, on_key=finding.on_key, suggestion=finding.suggestion, plugin=plugin, others=others
            )

    def _steps(self, plugins: Mapping[str, Variant]) -> tuple[Step, ...] | None:
        """The steps as models; None where there is no list of them."""
        steps = self.data.get("steps")
        if not isinstance(steps, tuple):
            return None
        known = {kind.kind(): (kind, "") for kind in CORE_KINDS}
        for name, plugin in plugins.items():
            if hasattr(plugin, f"{PREFIX}kinds"):
                try:
                    brought = {word: (kind, name) for word, kind in kinds({name: plugin})[0].items()}
                    known = {**brought, **known}
                except Exception as error:  # a stranger's code
                    self.tell_failure(name, error, rule="kinds")
        return self._build(steps, ("steps",), known)

    def _build(self, steps: tuple[Any, ...], path: KeyPath, known: Mapping[str, tuple[type[Step], str]]) -> tuple[Step, ...]:
        """Step after step; for one that is wrong another one stands in, so that what is around it can be checked."""
        return tuple([self._step(step, (*path, index), known) for index, step in enumerate(steps)])

    def _step(self, data: Any, path: KeyPath, known: Mapping[str, tuple[type[Step], str]]) -> Step:
        if not isinstance(data, Mapping):
            self.tell("value-type", path, {"expected": "table", **given(data)}, on_key=False)
            return _LOST
        if "do" not in data:
            self.tell("key-missing", (*path, "do"), {"key": "do"}, on_key=True)
            return _LOST
        word = data["do"]
        if not isinstance(word, str):
            self.tell("value-type", (*path, "do"), {"expected": "text", **given(word)}, on_key=False)
            return _LOST
        if word not in known:
            like = closest(word, known) if not self.full else None
            if like or not self.lost:  # the plugin that could not be had may have brought it
                facts = {"kind": word, "known": tuple([f'"{kind}"' for kind in known])}
                self.tell("step-unknown", (*path, "do"), facts, on_key=False, suggestion=like)
            return _LOST
        kind, owner = known[word]
        data = dict(data)
        for name, field in kind.model_fields.items():
            key = field.alias or name
            if key != name and name in data:  # pydantic would take the name that it has in Python
                self.tell("key-unknown", (*path, name), {"key": name}, on_key=True, suggestion=key)
                del data[name]
            if isinstance(data.get(key), tuple) and any(issubclass(model, Step) for model in models_in(field.annotation)):
                data[key] = self._build(data[key], (*path, key), known)
        try:
            return kind.model_validate(data)
        except ValidationError as error:
            self._explain(error, data, kind, path, owner or None)
        except Exception as error:  # a stranger's validator
            self.tell_failure(owner, error)
        return _LOST

    def _ruleset(self, plugins: Mapping[str, Variant], steps: tuple[Step, ...] | None) -> Ruleset:
        """The ruleset as a model. A key that is wrong is noted and left out."""
        data = {key: value for key, value in self.data.items() if key not in _BESIDE}
        data["plugins"] = dict(plugins)
        if steps is not None:
            data["steps"] = steps
        try:
            return Ruleset.model_validate(data)
        except ValidationError as error:
            self._explain(error, data, Ruleset, (), more=_BESIDE)
            bad = {str(details["loc"][0]) for details in error.errors(include_url=False) if details["loc"]}
            return Ruleset.model_validate({key: value for key, value in data.items() if key not in bad})

    def _game(self, ruleset: Ruleset) -> Game | None:
        """The game; with errors before, only for what is to be said about steps and plugins in themselves."""
        before = self.failed
        try:
            game = assemble(ruleset)
            complaints: Sequence[Complaint] = game.warnings
        except RulesetError as error:
            game, complaints = None, error.complaints
            if [item.code for item in complaints if item.severity == "error"] == ["deck-short"] and not before:
                lowered = self._lowered(ruleset, next(item for item in complaints if item.code == "deck-short"))
                if lowered is not None:
                    return lowered
        except Exception as error:  # a stranger's code where nothing guards it, as in a kind of step
            if not before:
                self._blame(ruleset, error)
            return None
        for item in complaints[:MOST]:
            if item.code == "deck-short" and self.layers.find(item.path)[1] != item.path:
                item = item._replace(path=("steps",))  # noqa: PLW2901 - nobody wrote the number of seats
            unsure = self.lost and item.code == "condition-unknown" and _close(item) is None
            if not before or (item.code in _ANYWAY and not unsure):
                self.tell_complaint(item)
        return None if before else game

    def _lowered(self, ruleset: Ruleset, complaint: Complaint) -> Game | None:
        """The same game for fewer seats, where the largest number is not the file's own."""
        fits = complaint.facts["fits"]
        path = ("seats", "max")
        index, written = self.layers.find(path)
        if not isinstance(fits, int) or fits < ruleset.seats.min or (index == 0 and written == path):
            return None
        seats = ruleset.seats.model_copy(update={"max": fits})
        game = self._game(ruleset.model_copy(update={"seats": seats}))
        if game is not None:
            self.tell("seats-lowered", path if written == path else ("steps",), complaint.facts, severity="note")
        return game

    def _blame(self, ruleset: Ruleset, error: Exception) -> None:
        """Note a failure while all was put together: of the plugin in whose module it was, or else of the likeliest."""
        modules = {entry.module: name for name, entry in self.entries.items()}
        frames = [modules.get(frame.f_globals.get("__name__", "")) for frame, _ in walk_tb(error.__traceback__)]
        suspects = [name for name in frames if name is not None] or ruleset.answering("kinds") or list(ruleset.plugins)
        if not suspects:
            raise error
        self.tell_failure(suspects[-1], error, rule="assemble")

    def _examples(self, game: Game) -> tuple[Situation, ...]:
        """The situations of the file itself."""
        found = self.data.get("examples", ())
        if not isinstance(found, tuple):
            self.tell("value-type", ("examples",), {"expected": "tables", **given(found)}, on_key=True)
            return ()
        situations = []
        for index, item in enumerate(found):
            path = ("examples", index)
            if not isinstance(item, Mapping):
                self.tell("value-type", path, {"expected": "table", **given(item)}, on_key=False)
                continue
            situation = self._example(item, path, game)
            if situation is not None:
                situations.append(situation)
        return tuple(situations)

    def _example(self, item: Mapping[str, Any], path: KeyPath, game: Game) -> Situation | None:
        if "ruleset" in item:
            self.tell("example-ruleset", (*path, "ruleset"), on_key=True)
        try:
            return parse_situation(item, game)
        except RulesetError as error:
            for complaint in error.complaints:
                self.tell_complaint(complaint, path)
        return None


_LOST: Final = AnteStep()
"""Stands in for a step that cannot be read."""
