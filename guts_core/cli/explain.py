"""`guts explain`: the rules of a game as a rule sheet."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Final

import click

from guts_core.cli import base
from guts_core.cli.base import ascii_asked, encodes, json_option, option, say, texts
from guts_core.cli.writing import write_file
from guts_core.loader import load
from guts_core.problems import safe
from guts_core.rulesheet import Sheet, as_data, explain

FORMATS: Final = ("text", "md", "html", "json")
_SUFFIXES: Final = {".md": "md", ".markdown": "md", ".html": "html", ".htm": "html", ".json": "json"}
_WIDEST: Final = 78


@base.command("explain")
@click.argument("ruleset", metavar="RULESET")
@option("--format", type=click.Choice(FORMATS))
@option("--output", "-o", metavar="FILE")
@json_option
def command(ruleset: str, format: str | None, output: str | None, as_json: bool) -> None:
    """Print the rules."""
    loaded = load(ruleset)
    sheet = explain(loaded, texts().lang)
    format = "json" if as_json else format or _SUFFIXES.get(Path(output or "").suffix.lower(), FORMATS[0])
    text = written(sheet, format, _WIDEST if output else _columns(), ascii=ascii_asked())
    if output is None:
        click.echo(_for_screen(text, format), nl=False, color=False)
        return
    write_file(Path(output), text, [layer.name for layer in loaded.layers.files])
    say(texts().text("cli-explain-written", file=safe(output, 300, ascii=base.ascii_wanted())))


def written(sheet: Sheet, format: str, width: int, *, ascii: bool = False) -> str:
    """The sheet in a format.

    Args:
        sheet: the rule sheet.
        format: `text`, `md`, `html` or `json`.
        width: the most characters of a line of text.
        ascii: nothing but ASCII.
    """
    from guts_core.plain_text import in_ascii
    from guts_core.sheet_html import as_html
    from guts_core.sheet_text import as_markdown, as_text

    if format == "json":
        return json.dumps(as_data(sheet), indent=2) + "\n"
    if format == "html":
        text = as_html(sheet)
        return text.encode("ascii", "xmlcharrefreplace").decode("ascii") if ascii else text
    text = as_markdown(sheet) if format == "md" else as_text(sheet, width)
    return in_ascii(text) if ascii else text


def _columns() -> int:
    return max(20, min(_WIDEST, shutil.get_terminal_size((80, 24)).columns - 1))


def _for_screen(text: str, format: str) -> str:
    """A text as the console can show it."""
    if encodes(text, sys.stdout):
        return text
    from guts_core.plain_text import in_ascii

    return text.encode("ascii", "xmlcharrefreplace").decode("ascii") if format == "html" else in_ascii(text)
