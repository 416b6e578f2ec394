"""What is wrong, where, and what to do about it: problems as values, shown as good compilers do."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Final, Literal

from guts_core.messages import MessageError, Messages
from guts_core.plain_text import without_accents

Severity = Literal["error", "warning", "note"]

_WINDOW: Final = 100
_BEFORE: Final = 50
_LONGEST_WORD: Final = 64
_MOST_CANDIDATES: Final = 1000
_HARMFUL: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands in a file.

    Attributes:
        file: the file's name as the user gave it.
        line: 1-based; None when the whole file is meant.
        column: 1-based, in characters (a tab is one).
        end_column: the column just after the last character, on the same line.
        text: the whole line, for the excerpt.
    """

    file: str
    line: int | None = None
    column: int | None = None
    end_column: int | None = None
    text: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Related:
    """A second place that belongs to a problem, with the id of the message that says why."""

    place: Place
    message: str
    args: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem. Its text is the message `problem-<code>`, its advice, if there is any, `problem-<code>-hint`.

    Attributes:
        code: stable, kebab-case, for instance `key-unknown`.
        args: what the message's text needs; strings may come from strangers, they are made harmless when shown.
        place: where; None when it has no place.
        severity: `error`, `warning` or `note`.
        plugin: the plugin that raised it.
        suggestion: the word that was probably meant, see `closest`.
        related: second places, such as the other line of a conflict.
        text: id of a message that says it better than `problem-<code>`, which serves where that one is missing: a plugin's own.
        origin: the package and the version that the plugin comes from.
    """

    code: str
    args: Mapping[str, object] = field(default_factory=dict)
    place: Place | None = None
    severity: Severity = "error"
    plugin: str | None = None
    suggestion: str | None = None
    related: tuple[Related, ...] = ()
    text: str = ""
    origin: str = ""


class ProblemError(Exception):
    """Something cannot be done, for one or more reasons; `str()` shows them all, in English.

    Attributes:
        problems: all of them, in the order they were found.
        packages: where their texts are, for `Messages`.
    """

    def __init__(self, problems: Sequence[Problem], packages: Sequence[str] = ("guts_core",)) -> None:
        super().__init__(tuple(problems))
        self.problems: tuple[Problem, ...] = tuple(problems)
        self.packages: tuple[str, ...] = tuple(packages)

    def __str__(self) -> str:
        messages = Messages(packages=self.packages)
        return "\n".join(_render_or_code(problem, messages) for problem in self.problems)


def _render_or_code(problem: Problem, messages: Messages) -> str:
    try:
        return render(problem, messages)
    except MessageError:  # the text of a plugin's own problem is in the plugin's package
        return f"{problem.severity}[{problem.code}]"


def closest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that was probably meant by `word`, or None. Case, `-` and `_` do not count."""
    if len(word) > _LONGEST_WORD:  # comparing takes the product of the lengths, and the word may be a stranger's
        return None
    near = (candidate for candidate in islice(candidates, _MOST_CANDIDATES) if len(candidate) <= _LONGEST_WORD)
    plain = {_plain(candidate): candidate for candidate in near}
    found = difflib.get_close_matches(_plain(word), plain, n=1)
    return plain[found[0]] if found else None


def _plain(word: str) -> str:
    return word.casefold().replace("_", "-")


def _visible(char: str, ascii: bool) -> str:
    """A character as it may be sent to a terminal: controls, bidi marks, surrogates and the like as escapes."""
    if (" " <= char <= "~") or not (ascii or unicodedata.category(char) in _HARMFUL or char in "\u115f\u1160\u3164\uffa0"):
        return char
    code = ord(char)
    known = {"\n": r"\n", "\r": r"\r", "\t": r"\t"}.get(char)
    return known or (f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}")


def safe(text: str, limit: int = 120, *, ascii: bool = False) -> str:
    """A stranger's text made harmless for a terminal: one line, no escape sequences, no bidi tricks, not endless.

    It is still not markup: print it where markup is off.

    Args:
        text: anything.
        limit: how many characters of the text are kept.
        ascii: also write what is not ASCII as escapes.
    """
    shown = "".join(_visible(char, ascii) for char in text[:limit])
    return shown + ("..." if ascii else "…") if len(text) > limit else shown


def _args(args: Mapping[str, object], ascii: bool = False) -> dict[str, object]:
    return {name: value if type(value) is int else safe(_text(value), _limit(value), ascii=ascii) for name, value in args.items()}


def _escaped(problem: Problem) -> Problem:
    """A problem whose strangers' words are escaped; then accents can fall away in what is left, the texts of our own."""
    related = tuple([replace(item, args=_args(item.args, ascii=True)) for item in problem.related])
    suggestion = None if problem.suggestion is None else safe(problem.suggestion, ascii=True)
    return replace(problem, args=_args(problem.args, ascii=True), suggestion=suggestion, related=related)


def _limit(value: object) -> int:
    return 400 if isinstance(value, list | tuple) else 120  # lists are what there is to choose from


def _text(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def message(problem: Problem, messages: Messages) -> str:
    """The sentence that says what is wrong.

    Raises:
        MessageError: if the message files have no text for it.
    """
    if problem.text:
        try:
            return messages.text(problem.text, **_args(problem.args))
        except MessageError:  # a plugin's author forgot it, or an argument of it
            pass
    return messages.text(f"problem-{problem.code}", **_args(problem.args))


def hints(problem: Problem, messages: Messages) -> list[str]:
    """The advice, most likely first; may be empty."""
    result = []
    if problem.suggestion is not None:
        result.append(messages.text("problem-did-you-mean", word=safe(problem.suggestion)))
    advice = f"{problem.text or f'problem-{problem.code}'}-hint"
    if messages.has(advice):
        result.append(messages.text(advice, **_args(problem.args)))
    return [text for text in result if text]


def render(problem: Problem, messages: Messages, *, ascii: bool = False) -> str:
    """A problem as plain text of several lines, without a newline at the end: place, sentence, the line with a caret, advice.

    Args:
        problem: what to show.
        messages: the reader's language.
        ascii: write nothing that is not ASCII.

    Raises:
        MessageError: if the message files have no text for it.
    """
    if ascii:
        problem = _escaped(problem)
    severity = messages.text(f"problem-severity-{problem.severity}")
    lines = [f"{_head(problem.place, ascii)}{severity}[{problem.code}]: {message(problem, messages)}"]
    lines += _excerpt(problem.place, ascii)
    margin = " " * (_gutter(problem.place) + 1)
    lines += [f"{margin}= {hint}" for hint in hints(problem, messages)]
    if problem.plugin is not None:
        lines.append(f"{margin}= {_owner(problem, messages)}")
    note = messages.text("problem-severity-note")
    for related in problem.related:
        lines.append(f"{_head(related.place, ascii)}{note}: {messages.text(related.message, **_args(related.args))}")
        lines += _excerpt(related.place, ascii)
    if ascii:
        lines = [without_accents(line).encode("ascii", "backslashreplace").decode("ascii") for line in lines]
    return "\n".join(lines)


def _owner(problem: Problem, messages: Messages) -> str:
    """Whose option or rule it is."""
    return messages.text("problem-from-plugin", plugin=safe(problem.plugin or ""), origin=safe(problem.origin or "none"))


def to_json(problem: Problem, messages: Messages) -> dict[str, Any]:
    """A problem for programs: `code, severity, message, file, line, column, end_column, hint, plugin, related`.

    Raises:
        MessageError: if the message files have no text for it.
    """
    return {
        "code": problem.code,
        "severity": problem.severity,
        "message": message(problem, messages),
        **_numbers(problem.place),
        "end_column": problem.place.end_column if problem.place else None,
        "hint": " ".join(hints(problem, messages)) or None,
        "plugin": problem.plugin,
        "related": [
            {**_numbers(related.place), "message": messages.text(related.message, **_args(related.args))}
            for related in problem.related
        ],
    }


def _numbers(place: Place | None) -> dict[str, Any]:
    place = place or Place("")
    return {"file": place.file or None, "line": place.line, "column": place.column}


def _head(place: Place | None, ascii: bool) -> str:
    if place is None:
        return ""
    numbers = [str(number) for number in (place.line, place.column) if number is not None]
    return ":".join([safe(place.file, 500, ascii=ascii), *numbers]) + ": "


def _gutter(place: Place | None) -> int:
    return len(str(place.line)) + 2 if place is not None and place.text is not None else 2


def _excerpt(place: Place | None, ascii: bool) -> list[str]:
    """The line and the caret below; of a long line only the part around the caret."""
    if place is None or place.text is None or place.line is None:
        return []
    text, dots = place.text, "..." if ascii else "…"
    first = max((place.column or 1) - 1, 0)
    last = max((place.end_column or 0) - 1, first + 1)
    start = max(0, min(first - _BEFORE, len(text) - _WINDOW)) if len(text) > _WINDOW else 0
    stop = start + _WINDOW
    shown = [_cell(char, ascii) for char in text[start:stop]]
    left, right = (dots if start else ""), (dots if stop < len(text) else "")
    gutter = _gutter(place)
    lines = [f"{place.line:>{gutter}} | {left}{''.join(cell for cell, _ in shown)}{right}".rstrip()]
    if place.column is not None:
        before = len(left) + sum(width for _, width in shown[: first - start])
        under = sum(width for _, width in shown[first - start : last - start])
        lines.append(f"{'':>{gutter}} | {' ' * before}{'^' * max(under, 1)}")
    return lines


def _cell(char: str, ascii: bool) -> tuple[str, int]:
    """A character as shown in an excerpt, and how many columns of the terminal it takes."""
    if char == "\t":
        return "    ", 4
    shown = _visible(char, ascii)
    if len(shown) > 1:
        return shown, len(shown)
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me"):
        return shown, 0
    return shown, 2 if unicodedata.east_asian_width(char) in "WF" else 1
