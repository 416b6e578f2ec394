"""Texts where only ASCII can be shown: our own lose their accents, a stranger's are escaped."""

from __future__ import annotations

import io

import pytest

from guts_core.cli.screen import Screen
from guts_core.messages import Messages
from guts_core.plain_text import in_ascii
from guts_core.problems import Place, Problem, Related, render

SPANISH = Messages("es")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("¿Quién está dentro?", "Quien esta dentro?"),
        ("«Não» – l’œuf…", '"Nao" - l\'oeuf...'),
        ("Q♠ 10♥", "Qs 10h"),
        ("日本", "??"),
    ],
)
def test_accents_fall_away(text: str, shown: str) -> None:
    assert in_ascii(text) == shown


def test_a_problem_in_ascii_escapes_what_a_file_says() -> None:
    place = Place("ñ.toml", 1, 1, 4, "é=1")
    related = (Related(place, "problem-first-here", {"key": "é"}),)
    shown = render(Problem("toml-twice", {"key": "é"}, place, suggestion="ü", related=related), SPANISH, ascii=True)
    assert shown.isascii()
    assert r'"\xe9" se da dos veces' in shown
    assert r'quiza "\xfc"?' in shown
    assert r'"\xe9" se da aqui por primera vez' in shown


@pytest.mark.parametrize(
    ("encoding", "shown"), [("ascii", "Clasificacion final"), ("cp1252", "Clasificación final"), ("utf-8", "Clasificación final")]
)
def test_the_screen_shows_what_the_console_can(encoding: str, shown: str) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    screen = Screen(stream, SPANISH, ascii=False)
    assert screen.fit(SPANISH.text("cli-standing")) == shown
    assert screen.fit("★ é") == {"ascii": "X e", "cp1252": "X é", "utf-8": "★ é"}[encoding]
