"""A rule sheet as plain text, and as Markdown."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from guts_core.rulesheet import Line, Sheet

_MARKUP: Final = re.compile(r"([\\`*_{}\[\]<>|~&#])")
_AT_START: Final = re.compile(r"^(\s*)([-+=]|\d+(?=[.)]))")


def as_text(sheet: Sheet, width: int = 78) -> str:
    """The sheet as text.

    Args:
        sheet: the rule sheet.
        width: the most characters of a line, where the words allow it.
    """
    lines = [*_wrap(sheet.title, width), "=" * min(len(sheet.title), width)]
    if sheet.summary:
        lines += _wrap(sheet.summary, width)
    for section in sheet.sections:
        lines += ["", *_wrap(section.title, width), "-" * min(len(section.title), width)]
        lines += _list(section.steps, width, numbered=True)
        lines += [""] if section.steps and section.lines else []
        lines += _list(section.lines, width)
    lines += ["", *_wrap(sheet.foot_title, width), "-" * min(len(sheet.foot_title), width)]
    for text in sheet.foot:
        lines += _wrap(text, width)
    return "\n".join(lines) + "\n"


def _list(lines: Sequence[Line], width: int, depth: int = 0, *, numbered: bool = False) -> Iterator[str]:
    for number, line in enumerate(lines, start=1):
        mark = f"{number}. " if numbered else "- "
        yield from _wrap(line.sentence.text, width, " " * 3 * depth + mark)
        yield from _list(line.lines, width, depth + 1)


def _wrap(text: str, width: int, first: str = "") -> list[str]:
    room = max(width, len(first) + 10)
    return textwrap.wrap(text, room, initial_indent=first, subsequent_indent=" " * len(first), break_on_hyphens=False) or [first]


def as_markdown(sheet: Sheet) -> str:
    """The sheet as Markdown, with every word that could be markup escaped."""
    blocks = [f"# {_escape(sheet.title)}"]
    if sheet.summary:
        blocks.append(_escape(sheet.summary))
    for section in sheet.sections:
        blocks.append(f"## {_escape(section.title)}")
        if section.steps:
            blocks.append("\n".join(_marked(section.steps, numbered=True)))
        if section.lines:
            # a list right below another one would be read as its end
            blocks.append(("<!-- -->\n\n" if section.steps else "") + "\n".join(_marked(section.lines)))
    blocks += ["---", f"**{_escape(sheet.foot_title)}**", "  \n".join(map(_escape, sheet.foot))]
    return "\n\n".join(blocks) + "\n"


def _marked(lines: Iterable[Line], indent: str = "", *, numbered: bool = False) -> Iterator[str]:
    for number, line in enumerate(lines, start=1):
        mark = f"{number}. " if numbered else "- "
        yield f"{indent}{mark}{_escape(line.sentence.text)}"
        yield from _marked(line.lines, indent + "    ")


def _escape(text: str) -> str:
    return _AT_START.sub(r"\1\\\2" if not text[:1].isdigit() else r"\1\2\\", _MARKUP.sub(r"\\\1", text))
