"""The JSON schema of rulesets, judged by an independent validator."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cli_tools import ROOT, call
from drawn_rulesets import rulesets, toml
from hypothesis import given, settings
from jsonschema import Draft202012Validator
from loader_plugins import ENTRIES

from guts_core.discovery import BUNDLED, installed, same_package
from guts_core.keys import Installed, read_plugins
from guts_core.loader import load_text
from guts_core.problems import ProblemError
from guts_core.schema import FILE, dump, schema

INVALID = ROOT / "tests" / "rulesets_invalid"
COMMITTED = ROOT / "rulesets" / FILE
SHIPPED = sorted([*(ROOT / "rulesets").glob("*.toml"), *(ROOT / "tests" / "catalogue").rglob("*.toml")])

STRUCTURAL = {
    "amount-negative",
    "amount-type",
    "extends-type",
    "format-unknown",
    "key-missing",
    "key-unknown",
    "list-long",
    "list-short",
    "plugin-no-table",
    "plugin-unknown",
    "step-unknown",
    "text-long",
    "text-short",
    "value-choice",
    "value-large",
    "value-small",
    "value-type",
}
"""Problems with one key, value or name alone, which the schema must refuse; what goes beyond is for `guts check`."""


def written(plugins: list[Installed]) -> dict[str, Any]:
    return dict(json.loads(dump(schema(plugins))))


@cache
def for_the_corpus() -> Draft202012Validator:
    made = written(read_plugins(ENTRIES))
    Draft202012Validator.check_schema(made)
    return Draft202012Validator(made)


@cache
def committed() -> Draft202012Validator:
    made = json.loads(COMMITTED.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(made)
    return Draft202012Validator(made)


def told(validator: Draft202012Validator, text: str) -> list[str]:
    return [f"{list(error.absolute_path)}: {error.message}"[:300] for error in validator.iter_errors(tomllib.loads(text))]


def corpus() -> Iterator[tuple[str, set[str]]]:
    """The invalid rulesets with what is wrong in the file itself."""
    for path in sorted(INVALID.glob("*.toml")):
        lines = [line.removeprefix("#! ") for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#! ")]
        yield path.name, {line.split()[0] for line in lines if line.count(":") == 1}


BEYOND_A_SCHEMA = {
    "cycles-decimal.toml",  # 1.0 is a whole number in JSON
    "twist-unnamed.toml",  # a step of a plugin that is installed; whether it is named may be up to the base
}
STRUCTURALLY_WRONG = [name for name, codes in corpus() if codes & STRUCTURAL and name not in BEYOND_A_SCHEMA]


@pytest.mark.bundled
def test_the_committed_schema_is_up_to_date() -> None:
    made = written(read_plugins([entry for entry in installed() if same_package(entry.package, BUNDLED)]))
    assert json.loads(COMMITTED.read_text(encoding="utf-8")) == made, f"write it again: guts schema --output rulesets/{FILE}"


@pytest.mark.bundled
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_shipped_ruleset_and_every_game_of_the_catalogue_is_valid(path: Path) -> None:
    assert told(committed(), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", [path for path in SHIPPED if path.parent.name == "rulesets"], ids=lambda path: path.stem)
def test_every_shipped_ruleset_names_the_schema_in_its_first_line(path: Path) -> None:
    first, *_ = path.read_text(encoding="utf-8").splitlines()
    assert (path.parent / first.removeprefix("#:schema ")).resolve() == COMMITTED


@pytest.mark.parametrize("name", STRUCTURALLY_WRONG)
def test_a_structural_error_is_rejected(name: str) -> None:
    assert told(for_the_corpus(), (INVALID / name).read_text(encoding="utf-8")) != []


def test_the_corpus_has_many_structural_errors() -> None:
    found = Counter(code for _, codes in corpus() for code in codes & STRUCTURAL)
    assert len(STRUCTURALLY_WRONG) > 60
    assert {"key-unknown", "key-missing", "value-type", "value-choice", "value-small", "value-large", "step-unknown"} <= set(
        found
    )


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("cpa = 1", "cpa"),
        ("steps = [{ do = 'deal', crds = 2 }]", "crds"),
        ("steps = [{ do = 'deal' }]", "cards"),
        ("steps = [{ cards = 2 }]", "do"),
        ("steps = [{ do = 'dela' }]", "dela"),
        ("steps = [{ do = 'group', steps = [{ do = 'repeat', max = 2, steps = [{ do = 'ante', who = 'me' }] }] }]", "me"),
        ("steps = [{ do = 'showdown', contests = [{ naem = 'high' }] }]", "naem"),
        ("steps = [{ do = 'showdown', ranking = { aces = 'middle' } }]", "middle"),
        ("[plugins.haunt]\nplays = 'alone'", "alone"),
        ("[plugins.haunt]\nplay = 'lone'", "play"),
        ("[plugins]\nhaunt = true", "False was expected"),
        ("[plugins.haut]", "haut"),
        ("cap = true", "True"),
        ("ante = '1/0'", "1/0"),
        ("[[examples]]\nruleset = 'default'", "does not allow 'default'"),
        ("[[examples]]\nexpect = { pto = 1 }", "pto"),
        ("[[examples]]\n[[examples.rounds]]\nin = 'Ana'", "Ana"),
    ],
)
def test_what_is_wrong_is_named(text: str, word: str) -> None:
    assert word in "".join(told(for_the_corpus(), text))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "extends = 'default'\ncap = false\nante = 0.25\nchip = '1/4'",
        "[plugins]\nhaunt = false",
        "[plugins.haunt]",
        "steps = [{ do = 'deal', cards = 2, when = 'a-condition-of-a-plugin', to = 'kitty' }]",
        "[[examples]]\nin = []\nsay = { Ana = 'high' }\nkitty = 'Ac Ad'\ndiscard = [{ Ana = 'Ac' }]",
    ],
)
def test_what_is_right_is_accepted(text: str) -> None:
    assert told(for_the_corpus(), text) == []


@settings(max_examples=60)
@given(rulesets())
def test_whatever_the_loader_accepts_is_valid(data: dict[str, Any]) -> None:
    text = toml(data)
    try:
        load_text(text, "a.toml", plugins=(), rulesets=())
    except ProblemError as error:
        structural = {problem.code for problem in error.problems} & STRUCTURAL
        assert not structural or told(for_the_corpus(), text)
    else:
        assert told(for_the_corpus(), text) == []


def test_valid_is_not_sound() -> None:
    """Seven cards for each of ten seats: every key is right, and the deck is too small."""
    assert told(for_the_corpus(), (INVALID / "deck.toml").read_text(encoding="utf-8")) == []


def test_a_plugin_that_cannot_be_had_is_left_out() -> None:
    plugins = read_plugins(ENTRIES)
    broken = {plugin.entry.name for plugin in plugins if plugin.cls is None}
    assert broken
    assert all(plugin.problems for plugin in plugins if plugin.cls is None)
    assert not broken & set(written(plugins)["properties"]["plugins"]["properties"])


@pytest.mark.bundled
def test_every_key_and_option_is_described() -> None:
    """In the file, by the texts that people read; a hover in an editor shows them."""
    made = json.loads(COMMITTED.read_text(encoding="utf-8"))
    tables = {"": made, **made["$defs"]}
    missing = [
        f"{name}.{key}"
        for name, table in tables.items()
        for key, part in table.get("properties", {}).items()
        if part is not False and "description" not in part and "const" not in part
    ]
    assert missing == []


@pytest.mark.bundled
def test_the_command_writes_to_stdout_or_a_file(tmp_path: Path) -> None:
    shown = call("schema")
    assert json.loads(shown.stdout)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    file = tmp_path / FILE
    saved = call("schema", "--output", str(file))
    assert saved.exit_code == 0
    assert not saved.stdout
    assert f"#:schema ./{FILE}" in saved.stderr
    assert file.read_bytes().decode() == shown.stdout
    failed = call("schema", "--output", str(tmp_path / "nowhere" / FILE))
    assert failed.exit_code == 2
    assert "nowhere" in failed.stderr
