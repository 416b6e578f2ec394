"""A ruleset and its bases, one file upon another, merged; every value keeps the file and line where it stands."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, Literal, NoReturn

from guts_core.discovery import RULESETS, Entry, bundled_rulesets, canonical, find_ruleset, installed
from guts_core.problems import Place, Problem, ProblemError, Related, closest
from guts_core.source import KeyPath, Source, read_toml
from guts_core.validation import MOST, given

MAX_BASES: Final = 16
NOT_INHERITED: Final = frozenset({"extends", "title", "summary", "authors", "license", "source", "examples"})
"""Keys about one file: its text, its authors, and what was tried with its own rules."""

_LONGEST_NAME: Final = 64
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")


@dataclass(frozen=True, slots=True)
class Layer:
    """One file of the chain, or plain data without a file.

    Attributes:
        name: what problems call it.
        data: what it says, the names of plugins written with `-`.
        source: the text; None for plain data.
        spelled: how a plugin's name is spelled there, where that is different.
    """

    name: str
    data: Mapping[str, Any]
    source: Source | None = None
    spelled: Mapping[str, str] = field(default_factory=dict)

    def place(self, path: KeyPath, of: Literal["key", "value"] = "key") -> Place:
        """Where a key or value stands."""
        if self.source is None:
            return Place(self.name)
        if path[:1] == ("plugins",) and len(path) > 1:
            path = ("plugins", self.spelled.get(str(path[1]), path[1]), *path[2:])
        return self.source.place(path, of)


@dataclass(frozen=True, slots=True)
class Layers:
    """A file and its bases.

    Attributes:
        files: the ruleset's own file first, then its base, then the base's base.
        merged: what they say together; lists are tuples.
        problems: what is wrong with single files, or with the way they fit together.
    """

    files: tuple[Layer, ...]
    merged: dict[str, Any]
    problems: tuple[Problem, ...]

    def find(self, path: KeyPath) -> tuple[int, KeyPath]:
        """Which of the files says it, and as much of the path as is written there."""
        found: list[tuple[int, Any]] = [(index, layer.data) for index, layer in enumerate(self.files)]
        if path[:1] and path[0] in NOT_INHERITED:
            found = found[:1]
        for length, part in enumerate(path):
            values = [(index, data[part]) for index, data in found if _holds(data, part)]
            if not values:
                return found[0][0], path[:length]
            # below what is no table nothing comes from further down
            depth = next((at for at, (_, value) in enumerate(values) if not isinstance(value, Mapping)), len(values))
            found = values[: max(depth, 1)]
        return found[0][0], path

    def place(self, path: KeyPath, of: Literal["key", "value"] | None = None) -> Place:
        """Where something stands: the key, the value, or by default the value where it is a single one, else the key."""
        index, written = self.find(path)
        layer = self.files[index]
        if of is None or len(written) < len(path):
            of = "value" if len(written) == len(path) and not isinstance(_at(layer.data, path), Mapping | list | tuple) else "key"
        return layer.place(written, of)

    def inherited(self, path: KeyPath) -> tuple[Related, ...]:
        """The places of `extends` by which it came into the ruleset; none for what the file says itself."""
        return extends_of(self.files[: self.find(path)[0]])


def extends_of(layers: Sequence[Layer]) -> tuple[Related, ...]:
    """Where these files say what they extend."""
    return tuple(Related(layer.place(("extends",), "value"), "problem-inherited-here") for layer in layers)


def _holds(data: Any, part: str | int) -> bool:
    if isinstance(data, Mapping):
        return part in data
    return isinstance(data, list | tuple) and isinstance(part, int) and part < len(data)


def _at(data: Any, path: KeyPath) -> Any:
    for part in path:
        data = data[part]
    return data


def merge(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """`over` upon `base`: tables are merged key by key, anything else is replaced; the base's keys come first."""
    merged = dict(base)
    for key, value in over.items():
        below = merged.get(key)
        merged[key] = merge(below, value) if isinstance(below, Mapping) and isinstance(value, Mapping) else value
    return merged


def stack(files: Sequence[Layer]) -> Layers:
    """Merge a file with its bases.

    Args:
        files: the ruleset's own file first.
    """
    merged: dict[str, Any] = {}
    problems: list[Problem] = []
    requires: list[Any] = []
    for index in reversed(range(len(files))):
        layer = files[index]
        data = dict(layer.data) if index == 0 else {key: value for key, value in layer.data.items() if key not in NOT_INHERITED}
        requires += data["requires"] if isinstance(data.get("requires"), list | tuple) else []
        plugins = _plugins(layer, merged.get("plugins", {}), extends_of(files[:index]), problems)
        merged = merge(merged, data)
        if plugins is not None:
            merged["plugins"] = plugins
    if requires:  # a base's plugins come along, and so does what it says about their packages
        merged["requires"] = list(dict.fromkeys(item for item in requires if isinstance(item, str)))
    return Layers(tuple(files), {key: tuples(value) for key, value in merged.items()}, tuple(problems))


def _plugins(
    layer: Layer, inherited: Mapping[str, Any], related: tuple[Related, ...], problems: list[Problem]
) -> dict[str, Any] | None:
    """The table `plugins` of a file upon the inherited ones; None where there is no such table."""
    if "plugins" not in layer.data:
        return None
    found = layer.data["plugins"]
    merged = dict(inherited)
    if not isinstance(found, Mapping):
        place = layer.place(("plugins",), "value")
        problems.append(Problem("value-type", {"expected": "table", **given(found)}, place, related=related))
        return merged
    for name, value in found.items():
        path = ("plugins", name)
        if len(problems) >= MOST:
            break
        if isinstance(value, Mapping):
            merged[name] = merge(merged.get(name, {}), value)
        elif value is False and name in inherited:
            del merged[name]
        elif value is False:
            place = layer.place(path)
            problems.append(
                Problem("plugin-not-inherited", {"name": name}, place, suggestion=closest(name, inherited), related=related)
            )
        else:
            shown = "true" if value is True else "other"
            problems.append(
                Problem("plugin-no-table", {"name": name, "given": shown}, layer.place(path, "value"), related=related)
            )
    return merged


def tuples(value: Any) -> Any:
    """The same with every list as a tuple, as the frozen models hold it."""
    if isinstance(value, Mapping):
        return {key: tuples(item) for key, item in value.items()}
    return tuple([tuples(item) for item in value]) if isinstance(value, list | tuple) else value


def layer_of(name: str, data: Mapping[str, Any], source: Source | None = None) -> Layer:
    """A file as one layer.

    Raises:
        ProblemError: if it names a plugin twice, once with `-` and once with `_`.
    """
    plugins = data.get("plugins")
    if not isinstance(plugins, Mapping):
        return Layer(name, data, source)
    spelled: dict[str, str] = {}
    problems: list[Problem] = []
    plain = Layer(name, data, source)
    for word in plugins:
        first = spelled.setdefault(canonical(word), word)
        if first != word and len(problems) < MOST:
            related = Related(plain.place(("plugins", first)), "problem-first-here", {"key": first})
            problems.append(
                Problem("plugin-twice", {"name": word, "first": first}, plain.place(("plugins", word)), related=(related,))
            )
    if problems:
        raise ProblemError(problems)
    renamed = {canonical(word): options for word, options in plugins.items()}
    return Layer(name, {**data, "plugins": renamed}, source, {new: word for new, word in spelled.items() if new != word})


def read_chain(reference: str, base: Path | None = None, rulesets: Sequence[Entry] | None = None) -> tuple[Layer, ...]:
    """Read a ruleset and its bases.

    Args:
        reference: a path, which ends in `.toml` or has a slash, or the name of a bundled or installed ruleset.
        base: the folder that a path is relative to; None for the working directory.
        rulesets: what installed packages bring; None looks it up where a name is no bundled ruleset's.

    Raises:
        ProblemError: if a file cannot be read, or a base does not exist or leads back to the file itself.
    """
    layers: list[Layer] = []
    seen: dict[str, int] = {}
    folder = str(base) if base is not None else ""
    word: object = reference
    while True:
        path = _file(word, folder, layers, rulesets)
        layer = _read(path, layers)
        real = os.path.realpath(path)
        if real in seen:
            circle = layers[seen[real] :]
            _refuse(layers, "extends-circle", {"name": circle[0].name}, extends_of(circle[:-1]))
        if len(layers) > MAX_BASES:
            _refuse(layers, "extends-too-many", {"limit": MAX_BASES})
        seen[real] = len(layers)
        layers.append(layer)
        folder = os.path.dirname(path)
        if "extends" not in layer.data:
            return tuple(layers)
        word = layer.data["extends"]


def _refuse(
    layers: Sequence[Layer],
    code: str,
    facts: Mapping[str, object],
    related: tuple[Related, ...] = (),
    like: str | None = None,
    text: str = "",
) -> NoReturn:
    place = layers[-1].place(("extends",), "value") if layers else None
    raise ProblemError([Problem(code, facts, place, suggestion=like, related=related or extends_of(layers[:-1]), text=text)])


def _read(path: str, above: Sequence[Layer]) -> Layer:
    """Read one file; what is wrong with a base has to do with the `extends` above it, too."""
    try:
        source = read_toml(path)
        return layer_of(source.file, source.data, source)
    except ProblemError as error:
        raise ProblemError([_from_above(problem, above) for problem in error.problems]) from None


def _from_above(problem: Problem, above: Sequence[Layer]) -> Problem:
    if not above:
        return problem
    lost = problem.place is None or problem.place.line is None
    place, rest = (above[-1].place(("extends",), "value"), above[:-1]) if lost else (problem.place, above)
    return replace(problem, place=place, related=(*problem.related, *extends_of(rest)))


def _file(word: object, folder: str, layers: Sequence[Layer], rulesets: Sequence[Entry] | None) -> str:
    """The file that a reference means."""
    if not isinstance(word, str):
        _refuse(layers, "extends-type", {})
    slashes = "/\\" if sys.platform == "win32" else "/"
    if not word.endswith(".toml") and not any(slash in word for slash in slashes):
        return _named(word, folder, layers, rulesets)
    if layers and word[:2] in ("//", "\\\\", "/\\", "\\/"):
        _refuse(layers, "extends-network", {"path": word})  # a file must not make this computer log in to another one
    return os.path.join(folder, word)


def _named(word: str, folder: str, layers: Sequence[Layer], rulesets: Sequence[Entry] | None) -> str:
    name = canonical(word)
    files: list[tuple[str, Path]] = []
    entries: Sequence[Entry] = rulesets or ()
    if _NAME.fullmatch(word):
        files = find_ruleset(name, entries)
        if not files and rulesets is None:
            entries = installed(RULESETS)
            files = find_ruleset(name, entries)
    if not files:
        if not layers and os.path.isdir(os.path.join(folder, word)):  # such a folder is what was meant
            raise ProblemError([Problem("file-directory", {"file": word}, Place(word))])
        installed_too = entries or (installed(RULESETS) if rulesets is None else ())
        _refuse_name(layers, word, {*bundled_rulesets(), *[entry.name for entry in installed_too]})
    if len(files) > 1:
        first, second = files[0][0], files[1][0]
        _refuse(layers, "ruleset-ambiguous", {"name": word, "first": first, "second": second})
    return str(files[0][1])


def _refuse_name(layers: Sequence[Layer], word: str, known: Collection[str]) -> NoReturn:
    """There is no ruleset of that name: say which one was probably meant, or all that are like it."""
    near = get_close_matches(canonical(word.lower()), sorted(known), n=4) if len(word) <= _LONGEST_NAME else []
    if len(near) < 2:
        _refuse(layers, "ruleset-unknown", {"name": word}, like=closest(word, known))
    facts = {"name": word, "near": tuple([f'"{name}"' for name in near])}
    _refuse(layers, "ruleset-unknown", facts, text="ruleset-unknown-near")
