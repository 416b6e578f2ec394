"""Problems in full, as a host reads them: the text beside each of some invalid rulesets is exactly what is printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner
from loader_plugins import ENTRIES

from guts_core import loader
from guts_core.cli import guts
from guts_core.loader import load
from guts_core.problems import ProblemError

FOLDER: Final = Path(__file__).parent / "rulesets_invalid"
TEXTS: Final = sorted((FOLDER / "texts").glob("*.txt"))


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER)


def test_there_are_enough_of_them() -> None:
    assert len(TEXTS) >= 30


@pytest.mark.parametrize("file", TEXTS, ids=[file.stem for file in TEXTS])
def test_the_whole_text(file: Path) -> None:
    with pytest.raises(ProblemError) as info:
        load(f"./{file.stem}.toml", plugins=ENTRIES, rulesets=())
    assert str(info.value) + "\n" == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", ["many", "plugins-clash", "extends-value-over", "syntax-twice"])
def test_the_three_formats_say_the_same(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Text, JSON and annotations: the same problems at the same places."""
    monkeypatch.setattr(loader, "installed", lambda: ENTRIES)
    found = {
        format: CliRunner().invoke(guts, ["check", "--format", format, f"./{file}.toml"]) for format in ("text", "json", "github")
    }
    assert {result.exit_code for result in found.values()} == {1} or file.startswith("syntax")
    listed: list[dict[str, Any]] = json.loads(found["json"].stdout)
    assert listed
    assert all([*item] == "code severity message file line column end_column hint plugin related".split() for item in listed)
    text = found["text"].stdout + found["text"].stderr
    annotations = [line for line in found["github"].stdout.splitlines() if line.startswith("::")]
    assert len(annotations) == len(listed)
    for item, annotation in zip(listed, annotations, strict=True):
        assert f"{item['file']}:{item['line']}:{item['column']}: {item['severity']}[{item['code']}]: {item['message']}" in text
        assert f",line={item['line']},col={item['column']},endColumn={item['end_column']},title={item['code']}::" in annotation
        for place in item["related"]:
            assert f"{place['file']}:{place['line']}:{place['column']}: note: {place['message']}" in text


def test_the_owner_of_an_option_is_named_with_its_version() -> None:
    with pytest.raises(ProblemError) as info:
        load("./option-range.toml", plugins=ENTRIES, rulesets=())
    assert '= from the plugin "haunt" (guts-tests 1.2)' in str(info.value)
