"""Code that uses guts-core is well typed, as strangers would see it: without our settings, and without a plugin of mypy's.

Checked by mypy --strict and by pyright: the examples, what the documentation shows, and `tests/typing/`, where a comment
`# E: MYPY PYRIGHT` says which rule each of them must report on that line (`-`: none).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from cli_tools import ROOT
from test_docs import PAGES, snippets

pytestmark = pytest.mark.slow

CASES = ROOT / "tests" / "typing"
EXPECTED = re.compile(r"# E: (\S+) (\S+)$")


class Report(NamedTuple):
    """An error that a type checker reports."""

    file: str
    line: int
    rule: str
    text: str


class User(NamedTuple):
    """A user's files, beside packages as they are installed."""

    site: Path
    folder: Path


@pytest.fixture(scope="module")
def user(tmp_path_factory: pytest.TempPathFactory) -> User:
    site, folder = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("user")
    shutil.copytree(ROOT / "guts_core", site / "guts_core", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "plugins", site / "guts_plugins", ignore=shutil.ignore_patterns("__pycache__"))
    (site / "guts_plugins" / "py.typed").touch()
    files = {f"case_{path.name}": path for path in CASES.glob("*.py")}
    files |= {f"example_{path.name}": path for path in (ROOT / "examples").glob("*.py")}
    files |= {f"hook_{path.name}": path for path in (ROOT / "docs" / "examples" / "hooks").glob("*.py")}
    for name, path in files.items():
        shutil.copy(path, folder / name)
    for page in PAGES:
        for snippet in snippets(page.read_text(encoding="utf-8")):
            if snippet.language == "python":  # the lines are those of the page
                text = "\n" * (snippet.line - 1) + snippet.text
                (folder / f"page_{page.stem.replace('-', '_')}_{snippet.line}.py").write_text(text, encoding="utf-8")
    return User(site, folder)


def output(user: User, *command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=user.folder,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def mypy(user: User) -> list[Report]:
    pytest.importorskip("mypy", reason="mypy comes with the extra `dev`")
    (user.folder / "mypy.ini").write_text("[mypy]\n", encoding="utf-8")
    # what is imported is checked elsewhere, with our settings
    words = ["--strict", "--follow-imports=silent", "--no-error-summary", "--hide-error-context", "."]
    found = output(user, "mypy", *words, MYPYPATH=str(user.site))
    errors = re.findall(r"^(.+?\.py):(\d+): error: (.*?)(?:  \[([\w-]+)\])?$", found, flags=re.MULTILINE)
    return [Report(file, int(line), rule, text) for file, line, text, rule in errors]


@pytest.fixture(scope="module")
def pyright(user: User) -> list[Report]:
    pytest.importorskip("pyright", reason="pyright comes with the extra `dev`")
    settings = {"include": ["."], "extraPaths": [str(user.site)], "pythonVersion": "3.11"}
    (user.folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    found = output(user, "pyright", "--outputjson", "--pythonpath", sys.executable, PYRIGHT_PYTHON_IGNORE_WARNINGS="1")
    data = json.loads(found[found.index("{") :])
    assert data["summary"]["filesAnalyzed"] > len(list(CASES.glob("*.py")))
    return [
        Report(Path(item["file"]).name, item["range"]["start"]["line"] + 1, item.get("rule", ""), item["message"])
        for item in data["generalDiagnostics"]
        if item["severity"] == "error"
    ]


def expected(place: int) -> Mapping[tuple[str, int], str]:
    """The rules that are to be reported, by file and line; of mypy with 1, of pyright with 2."""

    def found() -> Iterator[tuple[tuple[str, int], str]]:
        for path in CASES.glob("*.py"):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if said := EXPECTED.search(line):
                    yield (f"case_{path.name}", number), said[place]

    return {where: rule for where, rule in found() if rule != "-"}


@pytest.mark.parametrize(("checker", "place"), [("mypy", 1), ("pyright", 2)])
def test_an_author_is_told_what_is_wrong(checker: str, place: int, request: pytest.FixtureRequest) -> None:
    reports: list[Report] = request.getfixturevalue(checker)
    wanted = expected(place)
    assert len(wanted) >= 9
    told = [(report.file, report.line, report.rule) for report in reports if report.file.startswith("case_")]
    assert {(file, line) for file, line, _ in told} == set(wanted)
    assert {(*where, rule) for where, rule in wanted.items()} - set(told) == set()


@pytest.mark.parametrize("checker", ["mypy", "pyright"])
@pytest.mark.parametrize("kind", ["example", "hook", "page"])
def test_what_we_show_is_well_typed(checker: str, kind: str, user: User, request: pytest.FixtureRequest) -> None:
    reports: list[Report] = request.getfixturevalue(checker)
    assert len(list(user.folder.glob(f"{kind}_*.py"))) > 3
    wrong = [report for report in reports if report.file.startswith(f"{kind}_")]
    assert not wrong, "\n".join(map(str, wrong))
