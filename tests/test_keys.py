"""What `guts config`, the documentation and the schema say about keys."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from cli_tools import call
from loader_plugins import ENTRIES

from guts_core.discovery import installed
from guts_core.key_examples import example
from guts_core.keys import Installed, Key, core_keys, matching, plugin_keys, read_plugin, read_plugins
from guts_core.loader import load
from guts_core.messages import Messages
from guts_core.steps import CORE_KINDS

CORE = core_keys()
TEXTS = Messages()


def names(keys: list[Key]) -> list[str]:
    return [key.name for key in keys]


@pytest.fixture(scope="module")
def bundled() -> list[Installed]:
    return [plugin for plugin in read_plugins(installed()) if plugin.cls is not None]


@pytest.mark.parametrize("key", CORE, ids=lambda key: key.name)
def test_every_key_of_the_core_has_a_message_values_and_an_example(key: Key) -> None:
    assert TEXTS.has(key.message)
    assert key.meaning(TEXTS)[0].isupper() or key.meaning(TEXTS)[0] in '"tf'
    assert key.meaning(TEXTS).endswith((".", "?"))
    assert key.values_text(TEXTS)
    assert key.default_text(TEXTS)
    assert key.path[-1] in example(key, CORE)
    tomllib.loads(example(key, CORE))


def test_no_message_is_about_a_key_that_there_is_not() -> None:
    text = (Path(__file__).parent.parent / "guts_core/locale/en/config.ftl").read_text(encoding="utf-8")
    written = {line.partition(" =")[0] for line in text.splitlines() if line.startswith("key-")}
    known = {key.message for key in CORE}
    assert {id for id in written - known if not id.startswith(("key-values-", "key-default-"))} == set()


PIECES = {"title", "summary", "authors", "license", "source", "seats", "ante", "cap", "chip", "cycles", "ranking", "requires"}


@pytest.mark.parametrize("key", [key for key in CORE if key.path[0] in PIECES], ids=lambda key: key.name)
def test_an_example_of_a_key_is_a_ruleset(key: Key, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(example(key, CORE), encoding="utf-8")
    load("a.toml", tmp_path, plugins=(), rulesets=())


@pytest.mark.parametrize(
    "key", [key for key in CORE if key.path[:1] == ("steps",) and len(key.path) > 1], ids=lambda key: key.name
)
def test_the_step_in_an_example_is_one(key: Key) -> None:
    (step,) = tomllib.loads(example(key, CORE))["steps"]
    kinds = {kind.kind(): kind for kind in CORE_KINDS}
    if step["do"] in ("group", "repeat"):
        step["steps"] = tuple(kinds[inner["do"]].model_validate(inner) for inner in step["steps"])
    kinds[step["do"]].model_validate(step)


@pytest.mark.bundled
def test_every_option_of_a_bundled_plugin_is_explained_with_an_example_that_it_accepts(bundled: list[Installed]) -> None:
    assert len(bundled) > 40
    wrong = []
    for plugin in bundled:
        texts = plugin.texts("en")
        assert plugin.cls is not None
        for key in plugin.keys:
            if key.path[0] == "plugins":
                options = tomllib.loads(example(key, plugin.keys))["plugins"][plugin.entry.name]
                try:
                    plugin.cls.model_validate(options)
                except ValueError as error:
                    wrong.append(f"{key.name}: {error}")
                if not texts.has(key.message):
                    wrong.append(f"{key.name}: no message {key.message}")
            if not key.meaning(texts):
                wrong.append(f"{key.name}: no meaning")
    assert wrong == []


def test_a_sentence_for_each_value_is_told_for_each() -> None:
    plugin = next(plugin for plugin in read_plugins(ENTRIES) if plugin.entry.name == "haunt")
    (plays,) = matching("haunt.plays", plugin.keys)
    assert plays.values_text(TEXTS) == '"always", "lone"'
    assert plays.values_text(TEXTS, lambda text: f"<{text}>") == '<"always">, <"lone">'
    assert len(plays.meanings(TEXTS)) == 1


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("cap", ["cap"]),
        ("CAP", ["cap"]),
        ("ranking.low-ace", ["ranking.low_ace"]),
        ("low_ace", ["ranking.low_ace"]),
        ("steps.deal.face", ["steps.deal.face"]),
        ("deal.face", ["steps.deal.face"]),
        ("seats", ["seats"]),
        ("steps.settle", ["steps.settle.ends"]),
        ("settle", ["steps.settle.ends"]),
        ("contests.share", ["steps.showdown.contests.share"]),
        ("expect.won", ["examples.expect.won"]),
        ("capp", []),
        ("", []),
        ("...", []),
    ],
)
def test_a_key_is_found_by_its_name_or_the_end_of_it(word: str, found: list[str]) -> None:
    assert names(matching(word, CORE)) == found


def test_a_plugin_that_fails_is_told_and_goes_no_further() -> None:
    for entry in ENTRIES:
        plugin = read_plugin(entry)
        assert plugin.cls is not None or plugin.problems
        assert plugin.cls is None or plugin.keys == plugin_keys(entry.name, plugin.cls)


# The command


def test_config_explains_a_key() -> None:
    result = call("config", "cap")
    assert result.exit_code == 0
    for words in ("The largest active pot", "Values: chips or false", "Default: 20", "cap = 50"):
        assert words in result.stdout


def test_config_lists_every_key() -> None:
    result = call("config")
    assert result.exit_code == 0
    assert [key.name for key in CORE if f"{key.name}: " not in result.stdout] == []


@pytest.mark.bundled
def test_config_explains_options_of_plugins() -> None:
    by_name = call("config", "ghost.plays").stdout
    assert "plugins.ghost.plays" in by_name
    assert 'plays = "lone"' in by_name
    assert call("config", "plugins.ghost.plays").stdout == by_name
    every = call("config", "ghost").stdout
    assert "must be beaten" in every
    assert every.count("Default: ") >= 5
    assert "no options" in call("config", "re_ante").stdout
    assert "bet.raises" in call("config", "raises").stdout


def test_config_of_an_unknown_key_says_what_was_meant() -> None:
    result = call("config", "rankng.low_ace")
    assert result.exit_code == 2
    assert 'did you mean "ranking.low_ace"?' in result.stderr
    assert call("config", "x" * 5000).exit_code == 2
    assert "\x1b" not in call("config", "\x1b[31mred").output


def test_config_as_json() -> None:
    (found,) = json.loads(call("config", "ranking.aces", "--json").stdout)
    assert found["key"] == "ranking.aces"
    assert found["choices"] == ["high", "low"]
    assert found["default"] == "high"
    assert found["required"] is False
    assert found["example"] == '[ranking]\naces = "low"\n'


def test_config_fits_forty_columns_and_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    result = call("config", "chip", "--ascii")
    assert result.stdout.isascii()
    assert max(map(len, result.stdout.splitlines())) <= 40


@pytest.mark.parametrize("word", ["steps.deal.cards", "steps.repeat.max"])
def test_what_is_required_is_said(word: str) -> None:
    assert "Default: required" in call("config", word).stdout
