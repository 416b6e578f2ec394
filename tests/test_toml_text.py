"""Rulesets as TOML text, and back."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest
import tomli
from hypothesis import given
from hypothesis import strategies as st

from guts_core.loader import load, load_data
from guts_core.source import parse_toml
from guts_core.toml_text import amount_text, key_text, to_toml, value_text

RULESETS = sorted(Path(__file__).parent.parent.glob("rulesets/*.toml"))

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
values = st.recursive(
    st.booleans() | st.integers(-(10**12), 10**12) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(texts, values, max_size=5), st.dictionaries(st.sampled_from([(), ("a",), ("b",)]), texts), texts)
def test_whatever_is_written_is_read_again(data: dict[str, object], comments: dict[tuple[str, ...], str], schema: str) -> None:
    data = {**data, "a": 1, "b": {"c": data}}
    data.pop("plugins", None)
    data.pop("examples", None)
    assert tomli.loads(to_toml(data, comments, comments, schema)) == data


@given(
    st.dictionaries(texts, st.dictionaries(texts, values, max_size=3) | st.just(False), max_size=4),
    st.lists(
        st.dictionaries(texts, values, max_size=3).map(
            lambda data: {k: v for k, v in data.items() if k not in ("expect", "rounds")}
        ),
        min_size=1,
        max_size=3,
    ),
)
def test_plugins_and_examples_have_tables_of_their_own(plugins: dict[str, object], examples: list[dict[str, object]]) -> None:
    long = {f"seat {number}": "Queen of spades" for number in range(9)}
    examples[0] |= {"expect": long, "rounds": [{"in": ["Ana"], "expect": long}, {"expect": {}}]}
    data = {"plugins": plugins, "examples": examples}
    read = tomli.loads(to_toml(data))
    assert read == {**({"plugins": plugins} if plugins else {}), "examples": examples}
    assert list(read.get("plugins", {})) == sorted(
        plugins, key=lambda name: plugins[name] is not False
    )  # removals first, else in order


@given(st.fractions(max_denominator=10**6))
def test_an_amount_is_written_exactly(value: Fraction) -> None:
    read = tomli.loads(f"amount = {amount_text(value)}", parse_float=Decimal)["amount"]
    assert Fraction(read) == value


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(1, 4), "0.25"),
        (Fraction(-1, 8), "-0.125"),
        (Fraction(1, 3), '"1/3"'),
        (Fraction(7), "7"),
        (Decimal("1E+3"), "1000"),
        (Decimal("NaN"), "nan"),
        (Decimal("-Infinity"), "-inf"),
        (True, "true"),
        ({"a": None, "b b": [1, "x"]}, '{ "b b" = [1, "x"] }'),
        ({}, "{}"),
    ],
)
def test_values(value: object, text: str) -> None:
    assert value_text(value) == text


def test_a_value_that_no_ruleset_has_is_refused() -> None:
    with pytest.raises(TypeError, match="float"):
        value_text(0.1)
    with pytest.raises(UnicodeEncodeError):
        to_toml({"title": "\ud800"})


def test_keys_are_shown_as_toml_writes_them() -> None:
    assert key_text(("plugins", "ghost", "plays")) == "plugins.ghost.plays"
    assert key_text(("steps", 1, "a b")) == 'steps[2]."a b"'


def test_the_layout() -> None:
    data = {
        "plugins": {"ghost": {"plays": "lone"}, "legs": False},
        "title": "Friday",
        "steps": [{"do": "ante"}, {"do": "group", "steps": [{"do": "declare", "choices": ["in", "out"]}]}],
        "seats": {"min": 2, "max": 8},
        "chip": Fraction(1, 4),
        "ranking": {"best": 3},
        "extends": "default",
        "examples": [{"title": "One", "expect": {"pot": 1}}],
    }
    comments = {(): "House rules.\nOf Friday.", ("chip",): "Quarters.", ("steps", 1): "Twice.", ("plugins", "ghost"): "Boo."}
    assert to_toml(data, comments, schema="./guts.schema.json") == (
        """\
#:schema ./guts.schema.json
# House rules.
# Of Friday.

title = "Friday"
extends = "default"
seats = { min = 2, max = 8 }

# Quarters.
chip = 0.25

steps = [
  { do = "ante" },
  # Twice.
  { do = "group", steps = [
    { do = "declare", choices = ["in", "out"] },
  ] },
]

[ranking]
best = 3

[plugins]
legs = false

# Boo.
[plugins.ghost]
plays = "lone"

[[examples]]
title = "One"
expect = { pot = 1 }
"""
    )


def test_notes_stand_at_the_end_of_lines() -> None:
    notes = {("seats", "min"): "here", ("cap",): "there\nand\x1b everywhere", ("plugins", "ghost"): "plugin"}
    text = to_toml({"seats": {"min": 2, "max": 8}, "cap": 5, "plugins": {"ghost": {}}}, notes=notes)
    assert text == "seats.min = 2  # here\nseats.max = 8\ncap = 5  # there\\nand\\x1b everywhere\n\n[plugins.ghost]  # plugin\n"


@pytest.mark.bundled
@pytest.mark.parametrize("path", RULESETS, ids=[path.stem for path in RULESETS])
def test_a_shipped_ruleset_has_the_same_hash_after_it_was_written(path: Path) -> None:
    loaded = load(str(path))
    data = {**loaded.ruleset.plain(), "examples": loaded.layers.merged.get("examples", ())}
    source = parse_toml(to_toml(data), "again.toml")
    examples = source.data.pop("examples", [])
    again = load_data(source.data, "again.toml")
    assert again.ruleset.hash == loaded.ruleset.hash
    assert again.ruleset.plain() == loaded.ruleset.plain()
    assert len(examples) == len(loaded.examples)
    assert not source.warnings  # nothing that needs TOML 1.1
