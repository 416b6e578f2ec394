"""`guts show`: what a ruleset comes to, where each value comes from, and all of it in one file."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from cli_tools import ROOT, call
from drawn_rulesets import rulesets, toml
from hypothesis import given, settings

from guts_core.cli.show import effective, flat
from guts_core.loader import load, load_text
from guts_core.problems import ProblemError
from guts_core.source import parse_toml
from guts_core.toml_text import to_toml

SHIPPED = sorted(path.stem for path in (ROOT / "rulesets").glob("*.toml"))

BASE = """
title = "Base"
cap = 30
seats = { min = 3 }

[ranking]
best = 2
"""
OWN = """
extends = "base.toml"
title = "Friday"
chip = 0.25
authors = ["Ana \\u001b[31m", "Bo \\u202e"]

[seats]
max = 8

[[examples]]
title = "Alone"
pot = 6.5
players = ["Ana", "Bo", "Cy"]
in = ["Ana"]
expect = { pot = 0 }
"""


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("base.toml").write_text(BASE, encoding="utf-8")
    Path("friday.toml").write_text(OWN, encoding="utf-8")
    return tmp_path


def test_the_effective_ruleset_has_all_defaults(files: Path) -> None:
    result = call("show", "friday.toml")
    data = parse_toml(result.stdout, "shown.toml").data
    assert data["cap"] == 30
    assert data["seats"] == {"min": 3, "max": 8}
    assert data["ranking"]["low_ace"] is True
    assert data["steps"][1]["face"] == "down"
    assert "examples" not in data
    assert "extends" not in data
    assert load("friday.toml").ruleset.hash in result.stdout.splitlines()[0]
    Path("again.toml").write_text(result.stdout, encoding="utf-8")
    assert load("again.toml").ruleset.hash == load("friday.toml").ruleset.hash


def test_each_value_has_its_origin(files: Path) -> None:
    lines = call("show", "friday.toml", "--origin").stdout.splitlines()
    assert "cap = 30  # base.toml:3" in lines
    assert "chip = 0.25  # friday.toml:4" in lines
    assert "seats.min = 3  # base.toml:4" in lines
    assert "seats.max = 8  # friday.toml:8" in lines
    assert "best = 2  # base.toml:7" in lines
    assert "low_ace = true  # guts' own default" in lines
    assert 'face = "down"  # guts\' own default' in lines
    assert parse_toml("\n".join(lines), "shown.toml").data["steps"][1]["cards"] == 2


def test_origins_as_json(files: Path) -> None:
    shown = json.loads(call("show", "friday.toml", "--origin", "--json").stdout)
    assert shown["hash"] == load("friday.toml").ruleset.hash
    assert shown["ruleset"]["chip"] == "1/4"
    assert shown["origin"]["cap"] == {"file": "base.toml", "line": 3}
    assert shown["origin"]["ranking.low"] is None
    assert "origin" not in json.loads(call("show", "friday.toml", "--json").stdout)


def test_one_file_has_the_same_hash_and_the_examples(files: Path) -> None:
    result = call("show", "friday.toml", "--toml", "--output", "alone.toml")
    assert result.exit_code == 0
    assert not result.stdout
    Path("base.toml").unlink()
    loaded = load("alone.toml")
    assert loaded.ruleset.hash in result.stderr
    assert loaded.ruleset.title == "Friday"
    assert [example.title for example in loaded.examples] == ["Alone"]
    text = Path("alone.toml").read_text(encoding="utf-8")
    assert text.startswith(f"# Hash of these rules: {loaded.ruleset.hash}\n")
    assert "extends" not in text
    assert "#:schema" not in text
    assert call("check", "alone.toml").exit_code == 0


def test_one_file_beside_a_schema_names_it(files: Path) -> None:
    Path("guts.schema.json").write_text("{}", encoding="utf-8")
    call("show", "friday.toml", "--toml", "--output", "alone.toml")
    assert Path("alone.toml").read_text(encoding="utf-8").startswith("#:schema ./guts.schema.json\n")


@pytest.mark.bundled
@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_ruleset_is_one_file_with_the_same_hash(name: str, tmp_path: Path) -> None:
    result = call("show", name, "--toml")
    (tmp_path / "alone.toml").write_text(result.stdout, encoding="utf-8")
    alone, loaded = load("alone.toml", tmp_path), load(name)
    assert alone.ruleset.hash == loaded.ruleset.hash
    assert alone.ruleset == loaded.ruleset
    assert len(alone.examples) == len(loaded.examples)


@settings(max_examples=60)
@given(rulesets())
def test_every_ruleset_keeps_its_hash_as_one_file_and_with_all_defaults(data: dict[str, Any]) -> None:
    try:
        loaded = load_text(toml(data), "a.toml", plugins=(), rulesets=())
    except ProblemError:
        return
    for written in (flat(loaded), effective(loaded.ruleset)):
        again = load_text(to_toml(written), "b.toml", plugins=(), rulesets=())
        assert again.ruleset.hash == loaded.ruleset.hash
        assert again.ruleset == loaded.ruleset


def test_seats_that_had_to_be_lowered_are_written_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("base.toml").write_text("seats = { max = 12 }\n", encoding="utf-8")
    text = "steps = [{do='ante'}, {do='deal', cards=7}, {do='declare'}, {do='showdown'}, {do='settle'}]\n"
    Path("seven.toml").write_text("extends = 'base.toml'\n" + text, encoding="utf-8")
    assert "seats.max = 7  # lowered" in call("show", "seven.toml", "--origin").stdout
    assert tomllib.loads(call("show", "seven.toml", "--toml").stdout)["seats"]["max"] == 7


def test_nothing_hostile_reaches_the_screen(files: Path) -> None:
    for words in ((), ("--origin",), ("--toml",), ("--json",)):
        shown = call("show", "friday.toml", *words).stdout
        assert "\x1b" not in shown
        assert "\u202e" not in shown
    assert parse_toml(call("show", "friday.toml").stdout, "").data["authors"] == ["Ana \x1b[31m", "Bo \u202e"]


def test_ascii_is_still_the_same_ruleset(files: Path) -> None:
    Path("accents.toml").write_text('title = "Café ♠ 😀"\n', encoding="utf-8")
    shown = call("show", "accents.toml", "--toml", "--ascii").stdout
    assert shown.isascii()
    assert tomllib.loads(shown)["title"] == "Café ♠ 😀"


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("friday.toml", "--toml", "--json"), 2),
        (("friday.toml", "--toml", "--origin"), 2),
        (("nowhere.toml",), 2),
        (("wrong.toml",), 1),
        (("friday.toml", "--toml", "--output", "nowhere/alone.toml"), 2),
        ((), 2),
    ],
)
def test_what_is_asked_wrongly_is_said(files: Path, words: tuple[str, ...], status: int) -> None:
    Path("wrong.toml").write_text("cap = true\n", encoding="utf-8")
    result = call("show", *words)
    assert result.exit_code == status
    assert result.stderr
    assert not result.stdout


@pytest.mark.parametrize("words", [("show", "--toml"), ("show",), ("explain",)])
@pytest.mark.parametrize("output", ["friday.toml", "./friday.toml", "base.toml"])
def test_the_rules_that_are_read_are_not_written_over(files: Path, words: tuple[str, ...], output: str) -> None:
    result = call(words[0], "friday.toml", *words[1:], "--output", output)
    assert result.exit_code == 2
    assert "file-read" in result.stderr
    assert Path("base.toml").read_text(encoding="utf-8") == BASE
    assert Path("friday.toml").read_text(encoding="utf-8") == OWN
