"""Installed plugins and rulesets: listed without importing, whatever else is installed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from guts_core.discovery import PLUGINS, RULESETS, canonical, find_ruleset, installed, ruleset_file, same_package, version_of


def package(folder: Path, name: str, version: str, points: str) -> None:
    """Install a distribution as metadata alone."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    text = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nSummary: About {name}\n"
    (info / "METADATA").write_text(text, encoding="utf-8", newline="\n")
    (info / "entry_points.txt").write_text(points, encoding="utf-8", newline="\n")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


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
