"""A ruleset's plain data as the text of a TOML file that a person likes to read: keys in the documented order, a step a line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from guts_core.problems import safe
from guts_core.source import KeyPath

ORDER: Final = (
    "format",
    "title",
    "summary",
    "authors",
    "license",
    "source",
    "extends",
    "requires",
    "seats",
    "ante",
    "cap",
    "chip",
    "cycles",
    "steps",
    "ranking",
    "plugins",
    "examples",
)
"""The keys of a ruleset file in the order in which they are written. Tables come last, as TOML wants it."""
_WIDTH: Final = 120
_ODD: Final = re.compile(r"[^\n -~]")


def to_toml(
    data: Mapping[str, Any],
    comments: Mapping[KeyPath, str] | None = None,
    notes: Mapping[KeyPath, str] | None = None,
    schema: str = "",
) -> str:
    """Write a ruleset file. The loader reads the same data from it.

    Args:
        data: keys as in a file, such as `Ruleset.plain()` gives them; None is left out. Amounts are integers, `Fraction`s,
            `Decimal`s, or texts that are kept as they are.
        comments: what stands above a key, by its path; `()` is the top of the file. A step's path is `("steps", 2)`.
        notes: what stands at the end of a value's line. A table of which a value has a note has a line for each of its values.
        schema: where the JSON schema of rulesets is, for editors; "" for no such line.

    Raises:
        TypeError: for a value that no ruleset can have.
        UnicodeEncodeError: for text with half a surrogate pair, which no file can have.
    """
    writer = _Writer(comments or {}, notes or {})
    writer.document(data, schema)
    text = escaped("\n".join(writer.lines) + "\n")
    text.encode()
    return text


def escaped(text: str, *, ascii: bool = False) -> str:
    """A TOML text in which characters that could deceive a reader are escapes; they stand in strings and quoted keys only.

    Args:
        text: the text, without comments of its own that hold such characters.
        ascii: also escape all that is not ASCII.
    """

    def shown(found: re.Match[str]) -> str:
        char = found[0]
        return char if safe(char, ascii=ascii) == char or "\ud800" <= char <= "\udfff" else _code(char)

    return _ODD.sub(shown, text)


def _code(char: str) -> str:
    return f"\\u{ord(char):04X}" if ord(char) < 0x10000 else f"\\U{ord(char):08X}"


def key_text(path: Sequence[str | int]) -> str:
    """A key's path as TOML writes it: `plugins.ghost.plays`; the place in a list, counted from 1, as `steps[2]`."""
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{_key(part)}" if text else _key(part)
    return text


def amount_text(value: Fraction) -> str:
    """An amount as a decimal where that is exact, `0.25`, else as a text, `"1/3"`."""
    if value.denominator == 1:
        return str(value.numerator)
    rest, places = value.denominator, 0
    for prime in (2, 5):
        count = 0
        while rest % prime == 0:
            rest //= prime
            count += 1
        places = max(places, count)
    if rest > 1:
        return f'"{value.numerator}/{value.denominator}"'
    digits = str(abs(value.numerator) * 10**places // value.denominator).rjust(places + 1, "0")
    return f"{'-' if value < 0 else ''}{digits[:-places]}.{digits[-places:]}"


def value_text(value: Any) -> str:
    """A value on one line, as TOML writes it.

    Raises:
        TypeError: for a value that no ruleset can have.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Fraction):
        return amount_text(value)
    if isinstance(value, Decimal):
        return amount_text(Fraction(value)) if value.is_finite() else str(value).lower().replace("infinity", "inf")
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, Mapping):
        items = [f"{_key(key)} = {value_text(item)}" for key, item in value.items() if item is not None]
        return f"{{ {', '.join(items)} }}" if items else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(value_text, value))}]"
    raise TypeError(f"a ruleset holds no {type(value).__name__}")


def _string(text: str) -> str:
    import tomlkit

    return tomlkit.item(text).as_string()


def _key(name: str) -> str:
    import tomlkit

    return tomlkit.key(name).as_string()


class _Writer:
    """Lines of a file as they come."""

    def __init__(self, comments: Mapping[KeyPath, str], notes: Mapping[KeyPath, str]) -> None:
        self.comments = comments
        self.notes = notes
        self.tables = {path[:length] for path in notes for length in range(len(path))}
        self.lines: list[str] = []

    def document(self, data: Mapping[str, Any], schema: str) -> None:
        if schema:
            self.lines.append(f"#:schema {safe(schema, len(schema))}")
        self.lines += self._comment(())
        if self.lines:
            self.lines.append("")
        keys = [*[key for key in ORDER if key in data], *[key for key in data if key not in ORDER]]
        sections = [key for key in keys if key in ("plugins", "examples") or (key != "seats" and isinstance(data[key], Mapping))]
        if any(path[:1] == ("steps",) and len(path) > 2 for path in self.notes):
            sections.insert(0, "steps")
        for key in keys:
            if key not in sections:
                if key == "steps":
                    self._gap()
                self.pair((key,), _key(key), data[key])
        for key in sections:
            value = data[key]
            if key == "plugins" and isinstance(value, Mapping):
                self._plugins(value)
            elif key == "steps":
                for index, step in enumerate(value):
                    self._step((key, index), key, step)
            elif key == "examples" and isinstance(value, list | tuple):
                for index, item in enumerate(value):
                    self._example((key, index), f"[[{key}]]", key, item)
            else:
                self._table((key,), _key(key), value)
        while self.lines and not self.lines[-1]:
            self.lines.pop()

    def pair(self, path: KeyPath, name: str, value: Any) -> None:
        """A key with its value."""
        if value is None:
            return
        if isinstance(value, Mapping) and value and path in self.tables:
            for key, item in value.items():
                self.pair((*path, key), f"{name}.{_key(key)}", item)
            return
        comment = self._comment(path)
        if comment and not (self.lines and self.lines[-1].startswith("[")):
            self._gap()
        self.lines += [*comment, *f"{name} = {self._value(path, value, '')}{self._note(path)}".split("\n")]

    def _plugins(self, plugins: Mapping[str, Any]) -> None:
        removed = {name: value for name, value in plugins.items() if not isinstance(value, Mapping)}
        if removed or self._comment(("plugins",)):
            self._table(("plugins",), "plugins", removed)
        for name, value in plugins.items():
            if name not in removed:
                self._table(("plugins", name), f"plugins.{_key(name)}", value)

    def _table(self, path: KeyPath, name: str, table: Mapping[str, Any]) -> None:
        self._gap()
        self.lines += [*self._comment(path), f"[{name}]{self._note(path)}"]
        for key, value in table.items():
            self.pair((*path, key), _key(key), value)

    def _step(self, path: KeyPath, name: str, step: Mapping[str, Any]) -> None:
        """A step as a table of its own, so that each of its values has a line; those nested in it come last."""
        self._gap()
        self.lines += [*self._comment(path), f"[[{name}]]{self._note(path)}"]
        for key, value in step.items():
            if key != "steps":
                self.pair((*path, key), _key(key), value)
        for index, inner in enumerate(step.get("steps", ())):
            self._step((*path, "steps", index), f"{name}.steps", inner)

    def _example(self, path: KeyPath, header: str, name: str, data: Mapping[str, Any]) -> None:
        """An example or one of its rounds: what is long has a header of its own, and comes last."""
        self._gap()
        self.lines += [*self._comment(path), f"{header}{self._note(path)}"]
        expect, rounds = data.get("expect"), data.get("rounds")
        later = isinstance(expect, Mapping) and len(value_text(expect)) + len("expect = ") > _WIDTH
        for key, value in data.items():
            if key != "rounds" and not (key == "expect" and later):
                self.pair((*path, key), _key(key), value)
        if isinstance(expect, Mapping) and later:
            self.lines.append(f"[{name}.expect]")
            for key, value in expect.items():
                self.pair((*path, "expect", key), _key(key), value)
        for index, item in enumerate(rounds or ()):
            self._example((*path, "rounds", index), f"[[{name}.rounds]]", f"{name}.rounds", item)

    def _value(self, path: KeyPath, value: Any, indent: str) -> str:
        """A value; a list of steps, or what is too long, has an item a line, which TOML 1.0 allows in lists only."""
        if isinstance(value, Mapping):
            items = [
                f"{_key(key)} = {self._value((*path, key), item, indent)}" for key, item in value.items() if item is not None
            ]
            return f"{{ {', '.join(items)} }}" if items else "{}"
        if isinstance(value, list | tuple) and value and (path[-1] == "steps" or len(value_text(value)) > _WIDTH):
            inner = indent + "  "
            return "\n".join(["[", *self._items(path, value, inner), f"{indent}]"])
        return value_text(value)

    def _items(self, path: KeyPath, items: Sequence[Any], indent: str) -> Iterator[str]:
        for index, item in enumerate(items):
            here = (*path, index)
            for line in self._comment(here):
                yield indent + line
            yield f"{indent}{self._value(here, item, indent)},{self._note(here)}"

    def _gap(self) -> None:
        if self.lines and self.lines[-1]:
            self.lines.append("")

    def _comment(self, path: KeyPath) -> list[str]:
        return [f"# {safe(line, len(line))}".rstrip() for line in self.comments.get(path, "").splitlines()]

    def _note(self, path: KeyPath) -> str:
        note = self.notes.get(path, "")
        return f"  # {safe(note, len(note))}" if note else ""
