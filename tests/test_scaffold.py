"""`guts plugins new`: the package that it makes, and what it refuses. What the package can do is in test_packaging.py."""

from __future__ import annotations

import ast
import json
import keyword
import re
import tomllib
from pathlib import Path

import pytest
from cli_tools import ROOT, call, run
from installed import forgotten, package

from guts_core import __version__
from guts_core.conformance import run as conformance
from guts_core.discovery import installed
from guts_core.problems import ProblemError
from guts_core.scaffold import LONGEST, scaffold

FILES = {
    ".gitignore",
    "README.md",
    "docs/blind-night.md",
    "guts_blind_night/__init__.py",
    "guts_blind_night/blind-night.toml",
    "guts_blind_night/locale/en/blind-night.ftl",
    "guts_blind_night/plugin.py",
    "guts_blind_night/py.typed",
    "pyproject.toml",
    "tests/test_blind_night.py",
}


def made(folder: Path, name: str = "blind-night") -> Path:
    scaffold(name, folder)
    return folder / f"guts-{name}"


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_command_makes_a_package_and_says_what_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = call("plugins", "new", "blind_night")
    assert result.exit_code == 0
    assert files(tmp_path / "guts-blind-night") == FILES
    for file in FILES:
        assert f"Written: guts-blind-night/{file}\n" in result.output
    assert "guts play blind-night\n" in result.output


def test_as_json_it_names_the_files(tmp_path: Path) -> None:
    shown = json.loads(call("plugins", "new", "blind-night", "--folder", tmp_path, "--json").stdout)
    assert shown["name"] == "blind-night"
    assert {Path(file).relative_to(tmp_path / "guts-blind-night").as_posix() for file in shown["files"]} == FILES


def test_nothing_is_left_to_fill_in(tmp_path: Path) -> None:
    folder = made(tmp_path)
    for file in FILES:
        text = (folder / file).read_bytes().decode()
        assert not re.search(r"@\w+@", text), file
        assert "\r" not in text, file
        assert not text or text.endswith("\n"), file


def test_the_names_are_everywhere_the_same(tmp_path: Path) -> None:
    project = tomllib.loads((made(tmp_path) / "pyproject.toml").read_text(encoding="utf-8"))
    about = project["project"]
    assert about["name"] == "guts-blind-night"
    assert about["entry-points"]["guts.plugins"] == {"blind-night": "guts_blind_night:BlindNight"}
    assert about["entry-points"]["guts.rulesets"] == {"blind-night": "guts_blind_night"}
    (needs,) = about["dependencies"]
    major, minor, _ = __version__.split(".")
    assert needs == f"guts-core>={major}.{minor},<{int(major) + 1}"
    assert "license" not in about  # that is for its author to choose


@pytest.mark.parametrize(
    "name", ["class", "none", "true", "variant", "transfer", "table", "field", "wrapper", "a", "x2-3d", "z" * LONGEST]
)
def test_any_good_name_makes_python_that_hides_nothing(tmp_path: Path, name: str) -> None:
    module = made(tmp_path, name) / f"guts_{name.replace('-', '_')}"
    tree = ast.parse((module / "plugin.py").read_text(encoding="utf-8"))
    (cls,) = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    imported = {alias.asname or alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert cls.name not in imported
    assert not keyword.iskeyword(cls.name)
    assert f"import {cls.name}\n" in (module / "__init__.py").read_text(encoding="utf-8")


def test_what_it_makes_conforms_and_its_examples_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("guts_rulesets", reason="guts-core is not installed, so no ruleset has a name")
    folder = made(tmp_path)
    points = "[guts.plugins]\nblind-night = guts_blind_night:BlindNight\n[guts.rulesets]\nblind-night = guts_blind_night\n"
    package(tmp_path, "guts-blind-night", "0.1.0", points)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(folder)
    with forgotten("guts_blind_night"):
        report = conformance("blind-night", examples=3)
        assert report.ok, report.text()
        assert "2 examples" in report["examples-hold"].note
        assert call("check", "blind-night", "--strict").exit_code == 0
        assert "Whoever has lost pays a fee of 2 chips" in call("explain", "blind-night").output


@pytest.mark.parametrize("name", ["six-nine", "auction"])
def test_the_examples_are_what_it_makes_with_another_rule(tmp_path: Path, name: str) -> None:
    folder, example = made(tmp_path, name), ROOT / "examples" / f"guts-{name}"
    assert {file for file in files(folder) if not (example / file).is_file()} == set()
    module = f"guts_{name.replace('-', '_')}"
    for file in (".gitignore", f"{module}/__init__.py", f"{module}/py.typed"):
        assert (example / file).read_bytes() == (folder / file).read_bytes()
    author = re.compile(r"^(description|(# )?license|(# )?authors) = .*\n", re.MULTILINE)
    texts = [author.sub("", (place / "pyproject.toml").read_text(encoding="utf-8")) for place in (folder, example)]
    assert texts[0] == texts[1]


# Refusals


def refusal(name: str, folder: Path) -> str:
    with pytest.raises(ProblemError) as caught:
        scaffold(name, folder)
    (problem,) = caught.value.problems
    return problem.code


@pytest.mark.parametrize(
    "name", ["", "-", "Ghost", "2cards", "a b", "../evil", "a--b", "-a", "a-", "é", "a.b", "a\n", "z" * (LONGEST + 1), "\0"]
)
def test_a_bad_name_is_refused(tmp_path: Path, name: str) -> None:
    assert refusal(name, tmp_path) == "cli-plugin-new-name"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["new", "default"])
def test_a_word_of_our_own_is_refused(tmp_path: Path, name: str) -> None:
    assert refusal(name, tmp_path) == "cli-plugin-new-taken"


def test_names_of_bundled_plugins_and_rulesets_are_refused(tmp_path: Path) -> None:
    bundled = [entry.name for entry in installed() if entry.package == "guts-core"]
    for name in [*bundled[:2], *(["three-card", "three_card"] if bundled else [])]:
        assert refusal(name, tmp_path) == "cli-plugin-new-taken"
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays(tmp_path: Path) -> None:
    (tmp_path / "guts-blind-night").mkdir()
    (tmp_path / "guts-six").write_text("mine", encoding="utf-8")
    assert refusal("blind-night", tmp_path) == "cli-plugin-new-exists"
    assert refusal("six", tmp_path) == "cli-plugin-new-exists"
    assert files(tmp_path) == {"guts-six"}
    assert refusal("blind-night", tmp_path / "nowhere") == "cli-new-folder"


def test_where_it_cannot_be_written_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_text

    def full(path: Path, text: str, **more: str) -> int:
        if path.name == "pyproject.toml":
            raise OSError(28, "No space left on device")
        return write(path, text, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Path, "write_text", full)
    assert refusal("blind-night", tmp_path) == "file-unwritten"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ["new"],
        ["new", "--json"],
        ["new", "x", "--load"],
        ["new", "x", "--rulesets"],
        ["some", "thing"],
        ["--folder", "."],
        ["x", "--folder", "."],
    ],
)
def test_what_is_asked_wrongly_is_a_usage_error(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = call("plugins", *words)
    assert result.exit_code == 2
    assert "new" in result.output
    assert list(tmp_path.iterdir()) == []


def test_it_asks_nothing(tmp_path: Path) -> None:
    done = run("plugins", "new", "blind-night", folder=tmp_path)  # stdin is closed
    assert done.returncode == 0
    assert files(tmp_path / "guts-blind-night") == FILES
