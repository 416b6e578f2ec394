"""Installed plugins and rulesets: listed without importing, whatever else is installed."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli_tools import ROOT, call, run
from installed import forgotten, package

from guts_core.discovery import PLUGINS, RULESETS, canonical, find_ruleset, installed, ruleset_file, same_package, version_of

BOOM = "raise SystemExit('imported')\n"
HAUNT = '''
from typing import ClassVar, Literal

from pydantic import Field

from guts_core import Step, Variant, hookimpl


class WailStep(Step):
    """Everybody is frightened."""

    do: Literal["wail"] = "wail"
    loud: bool = Field(False, description="Whether it is heard next door.")

    def run(self, play):
        """Nothing."""


class Haunt(Variant):
    """A hand that nobody sees.

    And more.
    """

    refuses: ClassVar = ("ghost",)
    many: int = Field(ge=1, le=9, description="How many there are.")
    when: Literal["night", "day"] = Field("night", description="When it comes.")

    @hookimpl
    def guts_kinds(self):
        """The wail."""
        return (WailStep,)

    @hookimpl
    def guts_conditions(self):
        """Midnight."""
        return {"midnight": bool}

    @hookimpl(wrapper=True)
    def guts_stake(self, table, pot):
        """The same."""
        return (yield)

    @hookimpl
    def guts_keep(self, table):
        """Nothing."""
        return ()
'''


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(tmp_path))
    with forgotten("zzz_"):
        yield tmp_path


def broken(site: Path, many: int = 50) -> None:
    """Installed plugins, each of which ends the process when it is imported."""
    for number in range(many):
        points = f"[guts.plugins]\nzzz-{number} = zzz_{number}:Boom\n[guts.rulesets]\nzzz-game-{number} = zzz_{number}\n"
        package(site, f"guts-zzz-{number}", "1", points, {f"zzz_{number}.py": BOOM})


def haunt(site: Path, source: str = HAUNT, package_name: str = "guts-zzz", version: str = "1.5") -> None:
    module = f"zzz_{package_name.replace('-', '_')}"
    package(site, package_name, version, f"[guts.plugins]\nhaunt = {module}:Haunt\n", {f"{module}/__init__.py": source})


def test_plugins_are_listed_and_not_imported(site: Path) -> None:
    package(site, "guts-zzz", "1.5", "[guts.plugins]\nzzz_one = zzz_module:One\n[other]\nx = y:z\n")
    (site / "zzz_module.py").write_text("raise SystemExit('imported')\n", encoding="utf-8")
    (entry,) = [entry for entry in installed(PLUGINS) if entry.package == "guts-zzz"]
    assert (entry.name, entry.value, entry.version, entry.summary) == ("zzz-one", "zzz_module:One", "1.5", "About guts-zzz")
    assert "zzz_module" not in sys.modules


def test_damaged_packages_hide_no_others(site: Path) -> None:
    package(site, "guts-broken", "1", "this is [no ini file\n= =\n")
    (site / "guts_broken-1.dist-info" / "entry_points.txt").write_bytes(b"[guts.plugins]\n\xff\xfe = x\n")
    package(site, "guts-zzz", "1", "[guts.plugins]\nzzz = zzz:Z\n")
    assert "zzz" in [entry.name for entry in installed()]


def test_the_default_profile_cannot_be_shadowed(site: Path) -> None:
    package(site, "guts-zzz", "1", "[guts.plugins]\ndefault = zzz:Z\n")
    assert "default" not in [entry.name for entry in installed()]


def test_one_name_from_two_packages_is_there_twice(site: Path) -> None:
    package(site, "guts-yyy", "1", "[guts.plugins]\nzz-top = y:Y\n")
    package(site, "guts-zzz", "1", "[guts.plugins]\nzz_top = z:Z\n")
    assert [entry.package for entry in installed() if entry.name == "zz-top"] == ["guts-yyy", "guts-zzz"]


def test_a_package_s_ruleset_is_found_without_importing_it(site: Path) -> None:
    package(site, "guts-zzz", "1", "[guts.rulesets]\nzzz-game = zzz_games\nzzz-lost = zzz_games\nzzz-nowhere = zzz_nothing\n")
    (site / "zzz_games").mkdir()
    (site / "zzz_games" / "__init__.py").write_text("raise SystemExit('imported')\n", encoding="utf-8")
    (site / "zzz_games" / "zzz_game.toml").write_text("title = 'Z'\n", encoding="utf-8")
    entries = installed(RULESETS)
    assert find_ruleset("zzz-game", entries) == [("guts-zzz", site / "zzz_games" / "zzz_game.toml")]
    assert find_ruleset("zzz-lost", entries) == find_ruleset("zzz-nowhere", entries) == find_ruleset("zzz", entries) == []


def test_names_are_compared_as_packages_and_plugins_do() -> None:
    assert canonical("two_plus-one") == "two-plus-one"
    assert same_package("Guts.Core", "guts_core")
    assert not same_package("guts", "guts-core")


def test_what_is_not_installed_has_no_version() -> None:
    assert version_of("pluggy")
    assert version_of("guts-there-is-no-such-package") is None


@pytest.mark.parametrize("name", ["", ".", "no_such_package", "sys", "guts_core.nothing", "..", "a/b"])
def test_no_package_no_ruleset(name: str) -> None:
    assert ruleset_file(name, "default") is None


# Fifty plugins that break when they are imported


@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("plugins",), ("plugins", "--json"), ("plugins", "--rulesets"), ("play", "--bots-only", "--seed", "1")],
    ids=" ".join,
)
def test_plugins_that_nobody_names_do_no_harm(site: Path, arguments: tuple[str, ...]) -> None:
    before = call(*arguments)
    broken(site)
    after = call(*arguments)
    assert (after.exit_code, before.exit_code) == (0, 0)
    assert not [name for name in sys.modules if name.startswith("zzz_")]
    if arguments[0] != "plugins":
        assert after.output == before.output
    elif arguments == ("plugins", "--json"):
        rows = json.loads(after.stdout)
        assert [row for row in rows if not row["name"].startswith("zzz-")] == json.loads(before.stdout)
        assert len(rows) == len(json.loads(before.stdout)) + 50


def test_plugins_that_nobody_names_do_no_harm_in_a_process_of_its_own(site: Path) -> None:
    broken(site)
    for name in ("zzz_0", "zzz_1"):
        (site / f"{name}.py").write_text("import pathlib; pathlib.Path('imported').touch()\n" + BOOM, encoding="utf-8")
    for arguments in (("--help",), ("plugins", "--json"), ("play", "--bots-only", "--seed", "1", "--rounds", "1")):
        done = run(*arguments, folder=site, PYTHONPATH=f"{site}{os.pathsep}{ROOT}")
        assert done.returncode == 0, done.stderr
    assert b'"zzz-0"' in run("plugins", "--json", folder=site, PYTHONPATH=f"{site}{os.pathsep}{ROOT}").stdout
    assert not (site / "imported").exists()


def test_each_broken_plugin_is_told_and_the_others_are_described(site: Path) -> None:
    broken(site, 3)
    haunt(site)
    result = call("plugins", "--load", "--json")
    rows = {row["name"]: row for row in json.loads(result.stdout)}
    assert result.exit_code == 1
    assert [rows[f"zzz-{number}"]["loads"] for number in range(3)] == [False] * 3
    assert "SystemExit: imported" in rows["zzz-0"]["problems"][0]["message"]
    assert rows["haunt"]["loads"]
    assert "zzz-0 (guts-zzz-0 1)\n  It cannot be used.\n" in call("plugins", "--load").stdout


# One plugin


def test_a_plugin_is_described(site: Path) -> None:
    haunt(site)
    result = call("plugins", "haunt", "--json")
    row = json.loads(result.stdout)
    assert result.exit_code == 0
    assert (row["name"], row["distribution"], row["version"], row["loads"]) == ("haunt", "guts-zzz", "1.5", True)
    many, when = row["options"]
    assert (many["name"], many["required"], many["values"]) == ("many", True, "1 to 9")
    assert many["description"] == "How many there are."
    assert (when["choices"], when["default"]) == (["night", "day"], "night")
    assert {hook["hook"]: hook["how"] for hook in row["hooks"]} == {
        "guts_kinds": "adds",
        "guts_conditions": "adds",
        "guts_stake": "wraps",
        "guts_keep": "replaces",
    }
    assert [(step["step"], [key["name"] for key in step["keys"]]) for step in row["steps"]] == [("wail", ["loud"])]
    assert (row["conditions"], row["refuses"], row["api"]) == (["midnight"], ["ghost"], 1)
    text = call("plugins", "haunt").stdout
    for words in ("A hand that nobody sees.", "many: 1 to 9", '"night", "day"', "wail", "midnight", "ghost", "guts_stake"):
        assert words in text, words
    assert "And more" not in text


def test_a_plugin_s_own_texts_are_used(site: Path) -> None:
    texts = "haunt-summary = It haunts.\nhaunt-when = The hour.\n"
    haunt(site)
    folder = site / "zzz_guts_zzz" / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "haunt.ftl").write_text(texts, encoding="utf-8")
    text = call("plugins", "haunt").stdout
    assert "It haunts." in text
    assert "The hour." in text
    (folder / "haunt.ftl").write_text("= no fluent", encoding="utf-8")
    result = call("plugins", "haunt")
    assert result.exit_code == 1
    assert "A hand that nobody sees." in result.stdout
    assert "haunt.ftl: not Fluent" in result.stderr


@pytest.mark.parametrize("name", ["haunt", "Haunt", "haunt "])
def test_a_plugin_that_there_is_not(site: Path, name: str) -> None:
    result = call("plugins", f"{name}s" if name == "haunt" else name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "plugin-unknown" in result.stderr


def test_two_packages_with_one_plugin_are_both_named(site: Path) -> None:
    haunt(site)
    haunt(site, package_name="guts-zz2")
    result = call("plugins", "haunt")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "guts-zz2 and guts-zzz" in result.stderr
    (site / "a.toml").write_text("[plugins.haunt]\nmany = 1\n", encoding="utf-8")
    result = call("check", site / "a.toml")
    assert result.exit_code == 1
    assert "a.toml:1:10: error[plugin-ambiguous]" in result.stderr


@pytest.mark.bundled
def test_bundled_names_are_reserved(site: Path) -> None:
    package(site, "guts-thief", "1", "[guts.plugins]\nre_ante = zzz_thief:Boom\n", {"zzz_thief.py": BOOM})
    result = call("plugins", "re-ante", "--json")
    assert json.loads(result.stdout)["distribution"] == "guts-core"
    assert "warning[plugin-name-taken]" in result.stderr


def test_underscores_and_hyphens_are_equal(site: Path) -> None:
    points = "[guts.plugins]\nzzz_one_two = zzz_one:Haunt\n"
    package(site, "guts-zzz", "1", points, {"zzz_one.py": HAUNT})
    (site / "a.toml").write_text('extends = "default"\n[plugins.zzz_one_two]\nmany = 1\n', encoding="utf-8")
    assert json.loads(call("plugins", "zzz_one-two", "--json").stdout)["name"] == "zzz-one-two"
    assert call("check", site / "a.toml").exit_code == 0


# Rulesets


def test_a_ruleset_of_a_package_is_described(site: Path) -> None:
    game = 'extends = "default"\ntitle = "Z"\nsummary = "A game."\n[plugins.haunt]\nmany = 1\n'
    haunt(site)
    points = "[guts.rulesets]\nzzz-game = zzz_games\nzzz-bad = zzz_games\n"
    files = {"zzz_games/__init__.py": BOOM, "zzz_games/zzz-game.toml": game, "zzz_games/zzz-bad.toml": "cap = 0\n"}
    package(site, "guts-games", "2", points, files)
    row = json.loads(call("plugins", "--rulesets", "zzz_game", "--json").stdout)
    assert (row["distribution"], row["title"], row["plugins"], row["loads"]) == ("guts-games", "Z", ["haunt"], True)
    assert "A game." in call("plugins", "--rulesets", "zzz-game").stdout
    assert call("plugins", "--rulesets", "zzz-bad").exit_code == 1
    result = call("plugins", "--rulesets", "--load", "--json")
    rows = {row["name"]: row for row in json.loads(result.stdout)}
    assert result.exit_code == 1
    assert (rows["zzz-game"]["loads"], rows["zzz-bad"]["loads"], rows["default"]["loads"]) == (True, False, True)
    assert rows["zzz-bad"]["problems"][0]["code"] == "cap-zero"
    assert "zzz_games" not in sys.modules


@pytest.mark.parametrize("name", ["nothing-such", "./a.toml", "a/b"])
def test_a_ruleset_that_has_no_name(name: str) -> None:
    result = call("plugins", "--rulesets", name)
    assert (result.exit_code, result.stdout) == (2, "")


# Versions


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ("guts-zzz>=1,<2", None),
        ("guts_ZZZ", None),
        ("guts-core", None),
        ("guts-zzz>=2", "requires-version"),
        ("guts-zzz<1.5", "requires-version"),
        ("guts-nothing>=1", "requires-missing"),
        ("guts-zzz >= one", "requires-syntax"),
        ("guts-zzz @ https://example.com/x.whl", "requires-syntax"),
    ],
)
def test_a_ruleset_says_which_versions_it_needs(site: Path, wanted: str, code: str | None) -> None:
    haunt(site)
    text = f'extends = "default"\nrequires = [\n  "guts-core>=0.1",\n  "{wanted}",\n]\n[plugins.haunt]\nmany = 1\n'
    (site / "a.toml").write_text(text, encoding="utf-8")
    result = call("check", site / "a.toml")
    assert result.exit_code == (0 if code is None else 1)
    if code is not None:
        assert f"a.toml:4:3: error[{code}]" in result.stderr
        assert "1.5" in result.stderr or code != "requires-version"
