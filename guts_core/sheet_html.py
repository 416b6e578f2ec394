"""A rule sheet as one HTML page that needs nothing else: to be read on a screen, or printed and laid on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from guts_core.rulesheet import Line, Section, Sheet

_STYLE: Final = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f1ea; color: #1d1b18; font: 1.05rem/1.5 Georgia, "Times New Roman", serif; }
main { max-width: 46rem; margin: 1.5rem auto; padding: 2rem 2.5rem; background: #fff; border: 1px solid #d9d2c3; }
h1 { margin: 0 0 .3rem; font-size: 2.1rem; line-height: 1.15; }
h2 { margin: 1.5rem 0 .4rem; padding-bottom: .15rem; font-size: 1.2rem; border-bottom: 2px solid #8a2b2b; break-after: avoid; }
h1, h2, p, li { overflow-wrap: anywhere; }
.summary { margin: 0; font-style: italic; }
ul, ol { margin: .3rem 0; padding-left: 1.5rem; }
li { margin: .2rem 0; break-inside: avoid; }
ol > li::marker { font-weight: bold; }
ol + ul { margin-top: .8rem; }
footer { margin-top: 2rem; padding-top: .5rem; border-top: 1px solid #999; font-size: .85rem; }
footer h2 { margin: 0; padding: 0; border: 0; font-size: 1em; }
footer p { margin: 0; }
@media (max-width: 34rem) { main { margin: 0; padding: 1rem; border: 0; } }
@page { margin: 14mm; }
@media print {
  body { background: none; font-size: 10pt; line-height: 1.3; }
  main { max-width: none; margin: 0; padding: 0; border: 0; columns: 2; column-gap: 8mm; }
  header, footer { column-span: all; }
  header { margin-bottom: 4mm; }
  h1 { font-size: 20pt; }
  h2 { margin-top: 3mm; border-color: #000; font-size: 12pt; }
  section:first-of-type h2 { margin-top: 0; }
  ul, ol { padding-left: 5mm; }
  li { margin: .6mm 0; }
  footer { margin-top: 4mm; }
}
"""


def as_html(sheet: Sheet) -> str:
    """The sheet as a page. Every text in it is escaped, and it loads nothing."""
    title = escape(sheet.title)
    summary = f'<p class="summary">{escape(sheet.summary)}</p>\n' if sheet.summary else ""
    sections = "".join(map(_section, sheet.sections))
    foot = "".join(f"<p>{escape(text)}</p>\n" for text in sheet.foot)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(sheet.lang)}">\n<head>\n<meta charset="utf-8">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n<header>\n<h1>{title}</h1>\n{summary}</header>\n"
        f"{sections}<footer>\n<h2>{escape(sheet.foot_title)}</h2>\n{foot}</footer>\n</main>\n</body>\n</html>\n"
    )


def _section(section: Section) -> str:
    steps = "".join(_list(section.steps, "ol"))
    lines = "".join(_list(section.lines, "ul"))
    heading = f'<h2 id="{section.id}-title">{escape(section.title)}</h2>'
    return f'<section id="{section.id}" aria-labelledby="{section.id}-title">\n{heading}\n{steps}{lines}</section>\n'


def _list(lines: Sequence[Line], tag: str) -> Iterator[str]:
    if lines:
        yield f"<{tag}>\n"
        for line in lines:
            yield f"<li>{escape(line.sentence.text)}"
            if line.lines:
                yield "\n"
                yield from _list(line.lines, "ul")
            yield "</li>\n"
        yield f"</{tag}>\n"
