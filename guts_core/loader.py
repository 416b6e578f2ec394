"""From a ruleset's file, or from plain data, to a game: plugins imported, everything checked, every error with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from traceback import walk_tb
from typing import Any, Final, Literal, NamedTuple

from pydantic import ValidationError

from guts_core.discovery import Entry, canonical, installed
from guts_core.findings import Findings, close_to
from guts_core.game import Game, assemble, kinds
from guts_core.hooks import PREFIX
from guts_core.layers import Layer, Layers, extends_of, layer_of, read_chain, stack
from guts_core.messages import Messages
from guts_core.problems import Problem, ProblemError
from guts_core.registration import Trouble, find, take, take_kind
from guts_core.requirements import unmet
from guts_core.ruleset import FORMAT, Complaint, Ruleset, RulesetError
from guts_core.situation import Situation, parse_situation
from guts_core.source import MAX_DEPTH, KeyPath, Source, parse_toml
from guts_core.step_reading import read_steps
from guts_core.steps import CORE_KINDS, Step
from guts_core.validation import MOST, given
from guts_core.variant import Variant

_BESIDE: Final = ("extends", "examples")
"""Keys of a ruleset file that are not the ruleset's own."""
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
    return _Load(stack(read_chain(reference, base, rulesets)), plugins).finish(reference)


def load_text(text: str, file: str, *, plugins: Sequence[Entry] | None = None, rulesets: Sequence[Entry] | None = None) -> Loaded:
    """Load a ruleset from its text, as if it stood in a file.

    Args:
        text: the TOML text.
        file: what problems call the file; paths in the text are relative to its folder.
        plugins: as for `load`.
        rulesets: as for `load`.

    Raises:
        ProblemError: with everything that is wrong.
    """
    source = parse_toml(text, file)
    own = layer_of(file, source.data, source)
    bases = read_chain(str(own.data["extends"]), Path(file).parent, rulesets) if "extends" in own.data else ()
    return _Load(stack([own, *bases]), plugins).finish(file)


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


class _Load:
    """One ruleset on its way. Every stage notes what is wrong and goes on with what is left: all is told at once."""

    def __init__(self, layers: Layers, plugins: Sequence[Entry] | None) -> None:
        self.layers = layers
        self.data = layers.merged
        self.found = Findings(layers)
        self.installed = plugins
        self.lost = False  # a plugin could not be had, and with it perhaps a kind or a condition

    # ------------------------------------------------------------ the stages

    def finish(self, name: str) -> Loaded:
        """All stages, one after another."""
        own = self.layers.files[0]
        key = other_kind(own.data, "ruleset")
        if key is not None and own.source is not None:
            raise ProblemError([Problem("file-is-situation", {"file": own.name, "key": key}, own.place((key,)))])
        self._check_formats()
        if self.found.failed and any(problem.code == "format-unknown" for problem in self.found.problems):
            raise self.found.refuse()  # the other keys of another format mean other things
        self._check_requirements()
        plugins = self._plugins()
        steps = self._steps(plugins)
        ruleset = self._ruleset(plugins, steps)
        game = self._game(ruleset)
        examples = self._examples(game) if game is not None and not self.found.failed else ()
        if game is None or self.found.failed:
            raise self.found.refuse()
        for layer in self.layers.files:
            self.found.problems += layer.source.warnings if layer.source else ()
        problems = tuple(self.found.in_order())
        return Loaded(name, game.ruleset, game, examples, problems, self.found.entries, self.layers, tuple(self.found.packages))

    def _check_formats(self) -> None:
        for index, layer in enumerate(self.layers.files):
            number = layer.data.get("format", FORMAT)
            related = extends_of(self.layers.files[:index])
            if type(number) is not int:  # pydantic takes true for 1
                facts: dict[str, object] = {"expected": "whole", **given(number)}
                self.found.problems.append(Problem("value-type", facts, layer.place(("format",), "value"), related=related))
                self.data.pop("format", None)
            elif number != FORMAT:
                facts = {"number": str(number) if abs(number) < 10**6 else "…", "known": FORMAT}
                self.found.problems.append(Problem("format-unknown", facts, layer.place(("format",), "value"), related=related))

    def _check_requirements(self) -> None:
        """Each file's own: `requires` of a base counts, too."""
        for layer in self.layers.files:
            self.found.problems += unmet(layer)
            if not isinstance(layer.data.get("requires", []), list | tuple):
                self.data.pop("requires", None)

    def _plugins(self) -> dict[str, Variant]:
        """The plugins with their options, as far as they can be had."""
        tables = self.data.get("plugins", {})
        if tables and self.installed is None:
            self.installed = installed()
        plugins = {}
        for name, options in tables.items():
            cls = self._plugin_class(name) if not self.found.full else None
            plugin = self._options(name, cls, options) if cls is not None else None
            if plugin is not None:
                plugins[name] = plugin
        self.lost = len(plugins) < len(tables)
        return plugins

    def _plugin_class(self, name: str) -> type[Variant] | None:
        entry, wrong = find(name, self.installed or ())
        self._tell(name, wrong)
        if entry is None:
            return None
        self.found.entries[name] = entry
        cls, wrong = take(entry)
        self._tell(name, wrong, name)
        if cls is not None:
            self.found.packages.append(f"{entry.module}:{name}")
        return cls

    def _tell(self, name: str, wrong: Iterable[Trouble], plugin: str | None = None) -> None:
        """What is wrong with a plugin, at the line that names it."""
        for code, facts, suggestion, warning in wrong:
            severity = "warning" if warning else "error"
            self.found.tell(code, ("plugins", name), facts, on_key=True, suggestion=suggestion, plugin=plugin, severity=severity)

    def _options(self, name: str, cls: type[Variant], options: Mapping[str, Any]) -> Variant | None:
        try:
            return cls.model_validate(options)
        except ValidationError as error:
            self.found.tell_invalid(error, options, cls, ("plugins", name), name)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a stranger's validator
            self.found.tell_failure(name, error)
        return None

    def _steps(self, plugins: Mapping[str, Variant]) -> tuple[Step, ...] | None:
        """The steps as models; None where there is no list of them."""
        known = {kind.kind(): (kind, "") for kind in CORE_KINDS}
        for name, plugin in plugins.items():
            if hasattr(plugin, f"{PREFIX}kinds"):
                try:
                    brought = {word: (kind, name) for word, kind in kinds({name: plugin})[0].items() if kind not in CORE_KINDS}
                    for kind, _ in brought.values():
                        self._tell(name, take_kind(self.found.entries[name], kind), name)
                    known = {**brought, **known}
                except Exception as error:  # a stranger's code
                    self.found.tell_failure(name, error, rule="kinds")
        steps = self.data.get("steps")
        if not isinstance(steps, tuple):
            return None
        return read_steps(steps, ("steps",), known, self.found, lost=self.lost)

    def _ruleset(self, plugins: Mapping[str, Variant], steps: tuple[Step, ...] | None) -> Ruleset:
        """The ruleset as a model. A key that is wrong is noted and left out."""
        data = {key: value for key, value in self.data.items() if key not in _BESIDE}
        data["plugins"] = dict(plugins)
        if steps is not None:
            data["steps"] = steps
        try:
            return Ruleset.model_validate(data)
        except ValidationError as error:
            named = {key: f"plugins.{canonical(key)}" for key in data if self._is_plugin(key)}
            self.found.tell_invalid(error, data, Ruleset, (), more=_BESIDE, elsewhere=named)
            bad = {str(details["loc"][0]) for details in error.errors(include_url=False) if details["loc"]}
            return Ruleset.model_validate({key: value for key, value in data.items() if key not in bad})

    def _is_plugin(self, key: str) -> bool:
        """Whether a key that the ruleset does not have is the name of a plugin, which belongs under `plugins`."""
        if self.installed is None:
            self.installed = installed()
        return key not in Ruleset.model_fields and any([entry.name == canonical(key) for entry in self.installed])

    def _game(self, ruleset: Ruleset) -> Game | None:
        """The game; with errors before, only for what is to be said about steps and plugins in themselves."""
        before = self.found.failed
        try:
            game = assemble(ruleset)
            complaints: Sequence[Complaint] = game.warnings
        except RulesetError as error:
            game, complaints = None, error.complaints
            if [item.code for item in complaints if item.severity == "error"] == ["deck-short"] and not before:
                lowered = self._lowered(ruleset, next(item for item in complaints if item.code == "deck-short"))
                if lowered is not None:
                    return lowered
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a stranger's code where nothing guards it, as in a kind of step
            if not before:
                self._blame(ruleset, error)
            return None
        # errors first: a thousand warnings must not hide the one thing for which the game cannot be played
        for item in sorted(complaints, key=lambda item: item.severity != "error")[:MOST]:
            if item.code == "deck-short" and self.layers.find(item.path)[1] != item.path:
                item = item._replace(path=("steps",))  # noqa: PLW2901 - nobody wrote the number of seats
            unsure = self.lost and item.code == "condition-unknown" and close_to(item) is None
            if not before or (item.code in _ANYWAY and not unsure):
                self.found.tell_complaint(item)
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
            self.found.tell("seats-lowered", path if written == path else ("steps",), complaint.facts, severity="note")
        return game

    def _blame(self, ruleset: Ruleset, error: BaseException) -> None:
        """Note a failure while all was put together: of the plugin in whose module it was, or else of the likeliest."""
        modules = {entry.module: name for name, entry in self.found.entries.items()}
        frames = [modules.get(frame.f_globals.get("__name__", "")) for frame, _ in walk_tb(error.__traceback__)]
        suspects = [name for name in frames if name is not None] or ruleset.answering("kinds") or list(ruleset.plugins)
        if not suspects:
            raise error
        self.found.tell_failure(suspects[-1], error, rule="assemble")

    def _examples(self, game: Game) -> tuple[Situation, ...]:
        """The situations of the file itself."""
        found = self.data.get("examples", ())
        if not isinstance(found, tuple):
            self.found.tell("value-type", ("examples",), {"expected": "tables", **given(found)}, on_key=True)
            return ()
        situations = []
        for index, item in enumerate(found):
            path = ("examples", index)
            if not isinstance(item, Mapping):
                self.found.tell("value-type", path, {"expected": "table", **given(item)}, on_key=False)
                continue
            situation = self._example(item, path, game)
            if situation is not None:
                situations.append(situation)
        return tuple(situations)

    def _example(self, item: Mapping[str, Any], path: KeyPath, game: Game) -> Situation | None:
        if "ruleset" in item:
            self.found.tell("example-ruleset", (*path, "ruleset"), on_key=True)
        try:
            return parse_situation(item, game)
        except RulesetError as error:
            for complaint in error.complaints:
                self.found.tell_complaint(complaint, path)
        return None
