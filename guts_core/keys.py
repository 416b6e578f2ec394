"""Every key of a ruleset and every option of a plugin, read from the models: one account of them for whoever documents them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple

from pydantic import BaseModel

from guts_core.chips import AMOUNT_SCHEMA, BALANCE_SCHEMA
from guts_core.discovery import Entry, canonical
from guts_core.hooks import PREFIX
from guts_core.messages import FALLBACK, Messages
from guts_core.problems import Problem, Severity
from guts_core.ranking import Ranking
from guts_core.registration import find, take
from guts_core.ruleset import Ruleset, Seats
from guts_core.situation import Expect, Situation
from guts_core.steps import CORE_KINDS, ContestSpec, Step, core_conditions, plain
from guts_core.toml_text import ORDER, key_text, value_text
from guts_core.variant import Variant

_TEXTS: Final = "texts"
_ANY: Final = "‹value›"
"""A value that no option has."""


class Values(NamedTuple):
    """One kind of value that a key may have.

    Attributes:
        kind: what it is.
        choices: the values, where only these are allowed.
        least: the smallest whole number.
        most: the largest whole number.
        items: what a list holds.
    """

    kind: Literal["choice", "truth", "whole", "chips", "text", "list", "table", "steps"]
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None
    items: tuple[Values, ...] = ()


class Key(NamedTuple):
    """A key of a ruleset file.

    Attributes:
        path: where it stands: `("cap",)`, `("steps", "deal", "face")`, `("plugins", "ghost", "plays")`.
        values: the kinds of value that it may have.
        required: whether it must be there.
        default: what holds where it is left out, as plain data; None for nothing.
        message: the message that says what it means.
        description: the same in its model's words, where there is no such message.
        shown: values that the model gives as examples.
        plugin: the plugin that brings it.
    """

    path: tuple[str, ...]
    values: tuple[Values, ...]
    required: bool = False
    default: Any = None
    message: str = ""
    description: str = ""
    plugin: str = ""
    shown: tuple[Any, ...] = ()

    @property
    def name(self) -> str:
        """As a host writes it: `ranking.low_ace`."""
        return key_text(self.path)

    def sentence(self, texts: Messages, value: Any) -> str:
        """What it means where it has this value, as plain data."""
        if not texts.has(self.message):
            return self.description
        shown = "none" if value is None else value_text(value) if isinstance(value, Mapping) else value
        return texts.text(self.message, value=shown)

    def meanings(self, texts: Messages) -> list[tuple[Any, str]]:
        """What it means: a sentence, beside None; or one for each value, where it differs with it."""
        choices = [value.choices if value.kind == "choice" else (False, True) for value in self.values]
        if {value.kind for value in self.values} <= {"choice", "truth"}:
            found = [(choice, self.sentence(texts, choice)) for some in choices for choice in some]
            # a sentence that does no more than name the value is one for all
            general = self.sentence(texts, _ANY)
            if any(text != general.replace(_ANY, str(choice)) for choice, text in found):
                return found
        return [(None, self.sentence(texts, self.path[-1]))]

    def meaning(self, texts: Messages) -> str:
        """What it means, in a sentence or a few."""
        return " ".join(text if value is None else f"{value_text(value)}: {text}" for value, text in self.meanings(texts))

    def values_text(self, texts: Messages, mark: Callable[[str], str] = str) -> str:
        """What it may be.

        Args:
            texts: the reader's language.
            mark: puts a value of TOML into whatever quotes the page has.
        """
        return _either(self.values, texts, mark)

    def default_text(self, texts: Messages, mark: Callable[[str], str] = str) -> str:
        """What holds where it is left out."""
        if self.required:
            return texts.text("key-default-required")
        if self.default is None:
            return texts.text("key-default-none")
        if isinstance(self.default, Mapping) or any(isinstance(item, Mapping) for item in _listed(self.default)):
            return texts.text("key-default-below" if self.default else "key-default-none")
        return mark(value_text(self.default))


TABLES: Final[tuple[tuple[tuple[str, ...], type[BaseModel]], ...]] = (
    ((), Ruleset),
    (("seats",), Seats),
    (("ranking",), Ranking),
    *[(("steps", kind.kind()), kind) for kind in CORE_KINDS],
    (("steps", "showdown", "contests"), ContestSpec),
    (("examples",), Situation),
    (("examples", "expect"), Expect),
)
"""The tables of a ruleset file with the models that read them."""
_EXTENDS: Final = Key(("extends",), (Values("text"),), message="key-extends")
_EXAMPLES: Final = Key(("examples",), (Values("list", items=(Values("table"),)),), message="key-examples")


def core_keys() -> tuple[Key, ...]:
    """The keys that every ruleset may have, in the order in which files write them."""
    top = {key.path[-1]: key for key in (*_of((), Ruleset), _EXTENDS, _EXAMPLES)}
    found = [top[name] for name in ORDER]
    found += [
        Key(("steps", "do"), (Values("choice", tuple(kind.kind() for kind in CORE_KINDS)),), True, message="key-steps-do"),
        Key(("steps", "when"), (Values("choice", tuple(core_conditions())),), default="always", message="key-steps-when"),
    ]
    for path, model in TABLES[1:]:
        found += [key for key in _of(path, model) if not (issubclass(model, Step) and key.path[-1] in Step.model_fields)]
    return tuple(found)


def plugin_keys(name: str, cls: type[Variant]) -> tuple[Key, ...]:
    """The options of a plugin, and the keys of the steps that it brings.

    Raises:
        Exception: what a stranger's plugin raises when it is asked for its steps.
    """
    found = list(_of(("plugins", name), cls, name))
    for kind in kinds_of(cls):
        found += [key for key in _of(("steps", kind.kind()), kind, name) if key.path[-1] not in Step.model_fields]
    return tuple(found)


def kinds_of(cls: type[Variant]) -> tuple[type[Step], ...]:
    """The kinds of step that a plugin brings; a plugin's answer does not depend on its options.

    Raises:
        Exception: what a stranger's plugin raises when it is asked.
    """
    ask = getattr(cls, f"{PREFIX}kinds", None)
    return tuple(ask(cls.model_construct())) if ask is not None else ()


class Installed(NamedTuple):
    """An installed plugin and its keys.

    Attributes:
        entry: where it comes from.
        cls: the plugin; None where it cannot be had.
        keys: its options, and the keys of the steps that it brings.
        kinds: those steps.
        problems: what is wrong with it.
    """

    entry: Entry
    cls: type[Variant] | None
    keys: tuple[Key, ...]
    kinds: tuple[type[Step], ...]
    problems: tuple[Problem, ...]

    @property
    def packages(self) -> tuple[str, ...]:
        """Where its texts are, for `Messages`, those of the core among them; only those where its own cannot be read."""
        return ("guts_core", *self._own_package)

    def texts(self, lang: str) -> Messages:
        """Its own texts, and no others; none where they cannot be read."""
        return Messages(lang, self._own_package)

    @property
    def _own_package(self) -> tuple[str, ...]:
        readable = self.cls is not None and not any([problem.args.get("rule") == _TEXTS for problem in self.problems])
        return (f"{self.entry.module}:{self.entry.name}",) if readable else ()


class Texts:
    """What keys mean, in a language: the core's texts, and each plugin's apart, so that a mistake in one plugin's stays there.

    Args:
        lang: the language.
        plugins: the plugins whose keys are explained.

    Attributes:
        core: the core's texts.
    """

    def __init__(self, lang: str = FALLBACK, plugins: Iterable[Installed] = ()) -> None:
        self.core = Messages(lang)
        self._own = {plugin.entry.name: plugin.texts(lang) for plugin in plugins}

    def of(self, plugin: str) -> Messages:
        """The texts of a plugin; those of the core for an empty name."""
        return self._own.get(plugin, self.core)

    def meanings(self, key: Key) -> list[tuple[Any, str]]:
        """As `Key.meanings`."""
        return key.meanings(self.of(key.plugin))

    def meaning(self, key: Key) -> str:
        """As `Key.meaning`."""
        return key.meaning(self.of(key.plugin))

    def summary(self, plugin: Installed) -> str:
        """What a plugin is about."""
        texts, id = self.of(plugin.entry.name), f"{plugin.entry.name}-summary"
        return texts.text(id) if texts.has(id) else (plugin.cls.__doc__ or "").strip().partition("\n")[0]


def read_plugin(entry: Entry) -> Installed:
    """Import a plugin and read its keys; what it raises is told and goes no further."""
    cls, troubles = take(entry)
    severity: Severity = "note" if cls is not None else "warning"
    problems = [Problem(item.code, item.facts, None, severity, entry.name, item.suggestion) for item in troubles]
    if cls is None:
        return Installed(entry, None, (), (), tuple(problems))
    rule = "kinds"
    try:
        keys, kinds = plugin_keys(entry.name, cls), kinds_of(cls)
        found = Installed(entry, cls, keys, kinds, tuple(problems))
        rule = _TEXTS
        texts = found.texts(FALLBACK)
        for key in keys:
            key.meanings(texts)
        return found
    except (Exception, SystemExit) as error:
        about = {"name": entry.name, "package": entry.package, "version": entry.version}
        facts = {**about, "rule": rule, "detail": f"{type(error).__name__}: {error}"}
        told = (*problems, Problem("plugin-failed", facts, None, "warning", entry.name))
        return Installed(entry, cls, keys, kinds, told) if rule == _TEXTS else Installed(entry, None, (), (), told)


def read_plugins(entries: Iterable[Entry]) -> list[Installed]:
    """Import plugins and read their keys; of one name, the one that a ruleset would get."""
    known = list(entries)
    named = [find(name, known)[0] for name in dict.fromkeys(canonical(entry.name) for entry in known)]
    return [read_plugin(entry) for entry in named if entry is not None]


def matching(word: str, keys: Iterable[Key]) -> list[Key]:
    """The keys that a word means: the one of that name, or all in the table of that name, or else all whose name ends so."""
    wanted = _parts(word)
    found: dict[str, list[Key]] = {"same": [], "inside": [], "ends": []}
    for key in keys:
        parts = _parts(key.name)
        if parts == wanted:
            found["same"].append(key)
        elif parts[: len(wanted)] == wanted or (parts[0] in ("plugins", "steps") and parts[1 : len(wanted) + 1] == wanted):
            found["inside"].append(key)
        elif parts[-len(wanted) :] == wanted:
            found["ends"].append(key)
    if found["same"]:
        return found["same"]
    exact = [key for key in found["inside"] if len(_parts(key.name)) == len(wanted) + 1 == 3 and _parts(key.name)[1:] == wanted]
    return exact or found["inside"] or found["ends"]


def _parts(name: str) -> list[str]:
    return name.replace("-", "_").casefold().split(".")


def _of(path: tuple[str, ...], model: type[BaseModel], plugin: str = "") -> Iterator[Key]:
    """The keys of a model that stands at a path."""
    schema = model.model_json_schema()
    for name, field in model.model_fields.items():
        key = field.alias or name
        default = None if field.is_required() else field.get_default(call_default_factory=True)
        default = default.model_dump(mode="json") if isinstance(default, Ranking) else plain(default)
        values = tuple(_values(schema["properties"][key], schema.get("$defs", {})))
        message = "-".join((plugin, *path[1 + (path[0] == "plugins") :], key) if plugin else ("key", *path, key))
        yield Key(
            (*path, key),
            values,
            field.is_required(),
            default,
            message,
            field.description or "",
            plugin,
            tuple(field.examples or ()),
        )


def _values(schema: Mapping[str, Any], defs: Mapping[str, Any]) -> Iterator[Values]:
    """What a JSON schema that pydantic has made allows, but for nothing at all: that is a key left out."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        schema = defs[name]
        if name == Step.__name__:
            yield Values("steps")
            return
    parts = schema.get("anyOf") or schema.get("oneOf")
    kind = schema.get("type")
    if schema.get("pattern") in (AMOUNT_SCHEMA["pattern"], BALANCE_SCHEMA["pattern"]):
        yield Values("chips")
    elif parts:
        for part in parts:
            yield from _values(part, defs)
    elif "enum" in schema or "const" in schema:
        yield Values("choice", tuple(schema["enum"]) if "enum" in schema else (schema["const"],))
    elif kind == "boolean":
        yield Values("truth")
    elif kind == "integer":
        yield Values("whole", least=schema.get("minimum"), most=schema.get("maximum"))
    elif kind == "array":
        items = tuple(_values(schema.get("items", {}), defs))
        yield Values("steps") if items and items[0].kind == "steps" else Values("list", items=items)
    elif kind == "object":
        yield Values("table")
    elif kind != "null":
        yield Values("text")


def _listed(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, list | tuple) else ()


def _either(values: tuple[Values, ...], texts: Messages, mark: Callable[[str], str]) -> str:
    found = list(dict.fromkeys(_words(value, texts, mark) for value in values))
    text = found[0] if found else texts.text("key-values-text")
    for other in found[1:]:
        text = texts.text("key-values-or", first=text, second=other)
    return text


def _words(value: Values, texts: Messages, mark: Callable[[str], str]) -> str:
    if value.kind == "choice":
        return texts.text("key-values-choice", choices=", ".join(mark(value_text(choice)) for choice in value.choices))
    if value.kind == "whole":
        known = {name: limit for name, limit in (("least", value.least), ("most", value.most)) if limit is not None}
        range = "both" if len(known) == 2 else next(iter(known), "none")
        return texts.text("key-values-whole", range=range, least=value.least or 0, most=value.most or 0)
    if value.kind == "list":
        inner = {item.kind for item in value.items}
        if inner == {"table"}:
            return texts.text("key-values-tables")
        if inner & {"list", "table"}:
            return texts.text("key-values-lists")
        return texts.text("key-values-list", items=_either(value.items, texts, mark))
    return texts.text(f"key-values-{value.kind}")
