"""Reading a TOML file from a stranger, and knowing where each thing in it stands.

tomli says what the file means; a small scanner walks over the same text first. It refuses what would hurt the parser (deep
nesting, endless numbers), sees what needs TOML 1.1, and keeps the place of every key and value. It is lenient: it stops only
where tomli stops too, so it is right up to the error in a text that tomli refuses.
"""

from __future__ import annotations

import os
import re
import stat
from bisect import bisect_right
from codecs import BOM_UTF16_BE, BOM_UTF16_LE, BOM_UTF32_BE, BOM_UTF32_LE
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any, Final, Literal, NoReturn, TypeAlias

import tomli

from guts_core.problems import Place, Problem, ProblemError, Related

KeyPath: TypeAlias = tuple[str | int, ...]
"""Where a value is in the data: `("steps", 2, "cards")`."""

MAX_BYTES: Final = 1024 * 1024
MAX_DEPTH: Final = 32
MAX_VALUES: Final = 20_000
MAX_DIGITS: Final = 100
MAX_EXPONENT_DIGITS: Final = 3
_MOST_NUMBERS: Final = 10

_BOMS: Final = ((BOM_UTF32_LE, "UTF-32"), (BOM_UTF32_BE, "UTF-32"), (BOM_UTF16_LE, "UTF-16"), (BOM_UTF16_BE, "UTF-16"))
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")

_SPACE: Final = re.compile(r"[ \t]*")
_BLANK: Final = re.compile(r"[ \t\n]*(?:#[^\n]*[ \t\n]*)*")
_KEY: Final = re.compile(r"""([A-Za-z0-9_-]+)|'([^'\n]*)'|"[^"\\\n]*(?:\\.[^"\\\n]*)*\"""")
_WORD: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9:.Zz+-]*|[A-Za-z0-9_+.:-]+")
_STRINGS: Final = {
    '"""': re.compile(r'"""[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"{3,5}', re.DOTALL),
    "'''": re.compile(r"'''.*?'{3,5}", re.DOTALL),
    '"': re.compile(r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"'),
    "'": re.compile(r"'[^'\n]*'"),
}
_NEW_ESCAPE: Final = re.compile(r"[^\\]*+(?:\\[^ex][^\\]*+)*(\\[ex])", re.DOTALL)
_NEW_TIME: Final = re.compile(r"(?:[0-9-]{10}[Tt ])?[0-9]{2}:[0-9]{2}(?![0-9:])")
_TOKEN: Final = re.compile(r"[^\s,\]}\[{]+|\S")
_EXPONENT: Final = re.compile(r"[+-]?[0-9][0-9_.]*[eE][+-]?[0_]*([0-9_]*)")

# How tomli says it -> the variant of our own message.
_REASONS: Final = (
    ("Invalid statement", "statement"),
    ("Expected newline", "rest"),
    ("Expected '='", "equals"),
    ("Expected ']", "header"),
    ("Invalid initial character", "key"),
    ("Unclosed array", "array"),
    ("Unclosed inline table", "table"),
    ("Unterminated string", "string"),
    ("Expected \"'", "string"),
    ("Illegal character '\\n'", "string"),
    ("Found invalid character '\\n'", "string"),
    ("Unescaped '\\'", "backslash"),
    ("Invalid hex", "escape"),
    ("Escaped character", "escape"),
    ("Invalid date", "date"),
    ("Invalid value", "value"),
)
_TWICE: Final = ("Cannot overwrite", "Cannot declare", "Cannot redefine", "Cannot mutate", "Duplicate inline")


@dataclass(slots=True)
class _Span:
    """Offsets of a key (of a list's element: the value) and of its value; a table under a header has no value span."""

    key: tuple[int, int]
    value: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Source:
    """A TOML text that was read.

    Attributes:
        file: the name as the user gave it.
        text: the text, line ends as LF, without a byte order mark.
        lines: its lines.
        data: what it says; floats are exact `Decimal`s.
        warnings: what is accepted but not portable.
    """

    file: str
    text: str
    lines: Sequence[str]
    data: dict[str, Any]
    warnings: tuple[Problem, ...]
    _spans: Mapping[KeyPath, _Span] = field(repr=False)
    _starts: Sequence[int] = field(repr=False)

    def place(self, path: KeyPath, of: Literal["key", "value"] = "key") -> Place:
        """Where the key or the value at `path` stands; where it is not written, its nearest parent; at last the file."""
        span = self._spans.get(path)
        if span is not None:
            return _place(self.file, self.lines, self._starts, *(span.value or span.key if of == "value" else span.key))
        return self.place(path[:-1]) if path else Place(self.file)


def read_toml(path: str | os.PathLike[str]) -> Source:
    """Read a TOML file that may be hostile.

    Raises:
        ProblemError: with everything that can be told at this level.
    """
    name = os.fspath(path)
    data = _read_bytes(name)
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            _refuse(Problem("file-encoding", {"encoding": encoding}, Place(name)))
    if b"\0" in data[:4] and data.count(b"\0") * 3 > len(data):
        _refuse(Problem("file-encoding", {"encoding": "UTF-16"}, Place(name)))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        start, offset = data.rfind(b"\n", 0, error.start) + 1, error.start
        line = data[start:].partition(b"\n")[0].rstrip(b"\r").decode("utf-8", "backslashreplace")
        column = len(data[start:offset].decode("utf-8")) + 1
        if start == 0 and line.startswith("\ufeff"):
            line, column = line[1:], column - 1
        place = Place(name, data.count(b"\n", 0, offset) + 1, column, column + 4, line)
        _refuse(Problem("file-not-utf-8", {"byte": f"0x{data[offset]:02x}", "offset": offset + 1}, place))
    return parse_toml(text, name)


def _refuse(problem: Problem) -> NoReturn:
    # "from None": a problem is the whole story, the parser's own exception adds nothing for anybody
    raise ProblemError([problem]) from None


def _read_bytes(name: str) -> bytes:
    place = Place(name)
    try:
        mode = os.stat(name).st_mode
        if stat.S_ISDIR(mode):
            _refuse(Problem("file-directory", {"file": name}, place))
        if not stat.S_ISREG(mode):  # a pipe or a device could hang, or never end
            _refuse(Problem("file-special", {"file": name}, place))
        with Path(name).open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        _refuse(Problem("file-missing", {"file": name}, place))
    except PermissionError:
        _refuse(Problem("file-permission", {"file": name}, place))
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        _refuse(Problem("file-unreadable", {"file": name, "reason": reason}, place))
    if len(data) > MAX_BYTES:
        _refuse(Problem("file-too-large", {"limit": MAX_BYTES // 1024}, place))
    return data


def parse_toml(text: str, name: str) -> Source:
    """Read a TOML text from memory; `name` is what problems call it.

    Raises:
        ProblemError: with everything that can be told at this level.
    """
    if len(text) > MAX_BYTES:
        _refuse(Problem("file-too-large", {"limit": MAX_BYTES // 1024}, Place(name)))
    # tomli does the same with line ends, so its offsets and ours are the same
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)

    def place(start: int, end: int) -> Place:
        return _place(name, lines, starts, start, end)

    control = _CONTROL.search(text)
    if control:
        code = "toml-control-character" if control[0] != "\r" else "toml-carriage-return"
        _refuse(Problem(code, {"character": f"U+{ord(control[0]):04X}"}, place(*control.span())))

    scanner = _Scanner(text)
    scanner.scan()
    problems = [Problem(found.code, found.args, place(found.start, found.end)) for found in scanner.found]
    data: dict[str, Any] = {}
    if not scanner.gave_up:
        try:
            data = tomli.loads(scanner.without_bad_numbers(), parse_float=Decimal)
        except tomli.TOMLDecodeError as error:
            problems.append(_explain(error, text, scanner, place))
        except (ValueError, ArithmeticError, RecursionError):  # the scanner's limits come first; a later tomli may have its own
            problems.append(Problem("toml-refused", {}, Place(name)))
    if problems:
        raise ProblemError(sorted(problems, key=lambda problem: _order(problem.place)))
    warnings = [Problem("toml-1-1", {"what": what}, place(*span), "warning") for what, span in scanner.newer.items()]
    return Source(name, text, lines, data, tuple(warnings), scanner.spans, starts)


def _order(place: Place | None) -> tuple[int, int]:
    return (place.line or 0, place.column or 0) if place else (0, 0)


def _place(file: str, lines: Sequence[str], starts: Sequence[int], start: int, end: int) -> Place:
    """The place of text[start:end]; of several lines the first."""
    number = min(bisect_right(starts, start), len(lines))
    line, begin = lines[number - 1], starts[number - 1]
    return Place(file, number, start - begin + 1, min(end - begin, len(line)) + 1, line)


def _explain(error: tomli.TOMLDecodeError, text: str, scanner: _Scanner, place: Callable[[int, int], Place]) -> Problem:
    """The parser's error in our words, with the second place where there is one."""
    if error.msg.startswith(_TWICE):
        twice = scanner.twice(error.pos)
        if twice is not None:
            name, first, second = twice
            earlier = Related(place(*first), "problem-first-here", {"key": name})
            return Problem("toml-twice", {"key": name}, place(*second), related=(earlier,))
    reason = next((reason for start, reason in _REASONS if error.msg.startswith(start)), "other")
    # At the end of the file the place is just behind the last thing that is there, not an empty line.
    start = error.pos if error.pos < len(text) else len(text.rstrip())
    if reason == "backslash":  # tomli is already past it
        start = max(text.rfind("\\", 0, error.pos), 0)
    opened = scanner.open[-1] if scanner.open and reason in ("array", "table", "string") else None
    if reason == "string" and opened is not None and not text.startswith(("'''", '"""'), opened):
        start = text.index("\n", opened) if "\n" in text[opened:] else len(text)  # it should have ended on its line
    token = _TOKEN.match(text, start)
    found = text[start : start + 2] if reason == "backslash" else token[0] if token else ""
    where = "text" if found else "file-end" if error.pos >= len(text) else "line-end"
    args = {"reason": reason, "found": found, "where": where, "detail": error.msg}
    related = () if opened is None else (Related(place(opened, opened + 1), "problem-opened-here"),)
    return Problem("toml-syntax", args, place(start, start + len(found)), related=related)


@dataclass(frozen=True, slots=True)
class _Found:
    code: str
    args: Mapping[str, object]
    start: int
    end: int


@dataclass(slots=True)
class _Statement:
    """A key with its value, or a table header."""

    path: KeyPath
    key: tuple[int, int]
    end: int | None


class _Stop(Exception):
    """The scanner does not go on: a syntax error, which is tomli's to tell, or a limit."""


class _Scanner:
    """Walks over a TOML text once; see the module's text. Recursion is bounded by MAX_DEPTH."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.pos = 0
        self.spans: dict[KeyPath, _Span] = {}
        self.statements: list[_Statement] = []
        self.found: list[_Found] = []
        self.newer: dict[str, tuple[int, int]] = {}  # the first of each kind of TOML 1.1 syntax
        self.open: list[int] = []  # brackets and quotes that are open where the scan ended
        self.gave_up = False
        self._tables: dict[KeyPath, int] = {}  # how many [[tables]] so far
        self._count = 0

    def scan(self) -> None:
        """Walk to the end, or to where it goes no further."""
        base: KeyPath = ()
        try:
            while True:
                self._skip(_BLANK)
                if self.pos >= len(self.text):
                    return
                if self.text.startswith("[", self.pos):
                    base = self._header()
                else:
                    self._pair(base)
        except _Stop:
            pass

    def without_bad_numbers(self) -> str:
        """The text with the numbers that were refused replaced by as long ones that are harmless."""
        text = self.text
        for found in self.found:
            text = text[: found.start] + "0".ljust(found.end - found.start) + text[found.end :]
        return text

    def twice(self, pos: int) -> tuple[str, tuple[int, int], tuple[int, int]] | None:
        """The statement that tomli refuses at `pos`: the name that is taken, its first place, and the second."""
        around = [s for s in self.statements if s.key[0] <= pos and (s.end is None or pos <= s.end)]
        if not around:
            return None
        second = max(around, key=lambda statement: statement.key[0])
        for length in range(len(second.path), 0, -1):
            span = self.spans.get(second.path[:length])
            if isinstance(second.path[length - 1], str) and span is not None and span.key[0] < second.key[0]:
                name = ".".join(part for part in second.path[:length] if isinstance(part, str))
                return name, span.key, second.key
        return None

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.pos)
        if match is None:
            raise _Stop
        self.pos = match.end()
        return match[0]

    def _take(self, sign: str) -> bool:
        if self.text.startswith(sign, self.pos):
            self.pos += len(sign)
            return True
        return False

    def _give_up(self, code: str, limit: int, start: int, end: int) -> NoReturn:
        self.found.append(_Found(code, {"limit": limit}, start, end))
        self.gave_up = True
        raise _Stop

    def _note(self, path: KeyPath, start: int, end: int) -> _Span:
        """Keep a place; the first one counts."""
        self._count += 1
        if len(path) > MAX_DEPTH:
            self._give_up("toml-too-deep", MAX_DEPTH, start, end)
        if self._count > MAX_VALUES:
            self._give_up("toml-too-many", MAX_VALUES, start, end)
        return self.spans.setdefault(path, _Span((start, end)))

    def _key(self) -> list[tuple[str, int, int]]:
        """The parts of a dotted key, with their offsets."""
        parts = []
        while True:
            start = self.pos
            match = _KEY.match(self.text, start)
            if match is None:
                if self.text[start : start + 1] in ("'", '"'):
                    self.open.append(start)
                raise _Stop
            self.pos = match.end()
            parts.append((self._name(match), start, self.pos))
            if len(parts) > MAX_DEPTH:
                self._give_up("toml-too-deep", MAX_DEPTH, start, self.pos)
            self._skip(_SPACE)
            if not self._take("."):
                return parts
            self._skip(_SPACE)

    def _name(self, match: re.Match[str]) -> str:
        plain = match[1] or match[2]
        if plain is not None:
            return plain
        if "\\" not in match[0]:
            return match[0][1:-1]
        self._look_for_new_escapes(match.start(), match.end())
        try:
            name: str = tomli.loads(f"key = {match[0]}")["key"]
        except tomli.TOMLDecodeError:
            raise _Stop from None
        return name

    def _header(self) -> KeyPath:
        opened, several = self.pos, self._take("[[")
        if not several:
            self._take("[")
        self._skip(_SPACE)
        self.open.append(opened)
        parts = self._key()
        path: KeyPath = ()
        for index, (name, start, end) in enumerate(parts, start=1):
            path += (name,)
            self._note(path, start, end)
            if several and index == len(parts):
                number = self._tables[path] = self._tables.get(path, 0) + 1
                path += (number - 1,)
                self._note(path, start, end)
            elif path in self._tables:
                path += (self._tables[path] - 1,)
        key = (parts[0][1], parts[-1][2])
        self.statements.append(_Statement(path, key, self.pos))
        if not self._take("]]" if several else "]"):
            raise _Stop
        self.open.pop()
        return path

    def _pair(self, base: KeyPath) -> None:
        parts = self._key()
        path = base
        for name, start, end in parts:
            path += (name,)
            span = self._note(path, start, end)
        statement = _Statement(path, (parts[0][1], parts[-1][2]), None)
        self.statements.append(statement)
        if not self._take("="):
            raise _Stop
        self._skip(_SPACE)
        span.value = self._value(path)
        statement.end = self.pos

    def _value(self, path: KeyPath) -> tuple[int, int]:
        start, text = self.pos, self.text
        sign = text[start : start + 1]
        if sign == "[":
            self._bracket(path, "]", self._element)
        elif sign == "{":
            self._bracket(path, "}", lambda path, index: self._pair(path))
        elif sign in ("'", '"'):
            self._string(sign)
        else:
            self._word()
        return start, self.pos

    def _bracket(self, path: KeyPath, end: str, item: Callable[[KeyPath, int], None]) -> None:
        start, index = self.pos, 0
        self.open.append(start)
        self.pos += 1
        lines = self._gap()
        while not self._take(end):
            item(path, index)
            index += 1
            lines |= self._gap()
            if not self._take(","):
                if not self._take(end):
                    raise _Stop
                break
            lines |= self._gap() or self.text.startswith(end, self.pos)
        self.open.pop()
        if lines and end == "}":
            self.newer.setdefault("table", (start, start + 1))

    def _gap(self) -> bool:
        """Pass over blanks between two items; whether there was a line end among them."""
        return "\n" in self._skip(_BLANK)

    def _element(self, path: KeyPath, index: int) -> None:
        path += (index,)
        start = self.pos
        span = self._note(path, start, start + 1)
        span.key = span.value = self._value(path)

    def _string(self, sign: str) -> None:
        start = self.pos
        quotes = sign * 3 if self.text.startswith(sign * 3, start) else sign
        self.open.append(start)
        self._skip(_STRINGS[quotes])
        self.open.pop()
        if sign == '"':
            self._look_for_new_escapes(start, self.pos)

    def _look_for_new_escapes(self, start: int, end: int) -> None:
        if "escape" not in self.newer and (match := _NEW_ESCAPE.match(self.text, start, end)):
            self.newer["escape"] = match.span(1)

    def _word(self) -> None:
        start = self.pos
        word = self._skip(_WORD)
        if word[0] in "+-0123456789":
            exponent = _EXPONENT.fullmatch(word)
            if len(word) > MAX_DIGITS:
                self._number("toml-number-long", MAX_DIGITS, start)
            elif exponent and len(exponent[1]) > MAX_EXPONENT_DIGITS:
                self._number("toml-exponent", 10**MAX_EXPONENT_DIGITS, start)
        time = _NEW_TIME.match(word)
        if time:
            self.newer.setdefault("time", (start, self.pos))

    def _number(self, code: str, limit: int, start: int) -> None:
        if len(self.found) == _MOST_NUMBERS:
            self.gave_up = True
            raise _Stop
        self.found.append(_Found(code, {"limit": limit}, start, self.pos))
