"""The programs in `examples/` run as they are, with small arguments, and are well typed for mypy and pyright."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from cli_tools import ROOT

pytest.importorskip("guts_rulesets", reason="guts-core is not installed, so no ruleset has a name")

EXAMPLES = ROOT / "examples"
PROGRAMS = {"bot.py", "terminal.py", "async_driver.py", "analysis.py"}


def run(name: str, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *words],
        input=said,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        env=environment,
        check=False,
    )


def lines(name: str, *words: str, said: str = "") -> list[str]:
    done = run(name, *words, said=said)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_these_are_all_the_programs() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == PROGRAMS


def test_the_library_page_names_each_program() -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    assert sorted(name for name in PROGRAMS if f"examples/{name}" not in page) == []


def test_the_bot_plays_the_cycles_that_it_is_told_to() -> None:
    first, *seats = lines("bot.py", "5", "3")
    assert first.endswith("rounds in 5 cycles")
    assert [line.split()[0] for line in seats] == ["Careful", "Bot", "Bot"]
    assert lines("bot.py", "5", "3") == [first, *seats]


def test_the_terminal_driver_is_short() -> None:
    assert len((EXAMPLES / "terminal.py").read_text(encoding="utf-8").splitlines()) < 60


def test_the_terminal_asks_again_and_tells_the_round() -> None:
    shown = "\n".join(lines("terminal.py", "default", "1", said="perhaps\n" + "out\n" * 400))
    assert "That is not possible." in shown
    assert "Round 1, Cy deals" in shown
    assert "You -> pot: 1 (ante)" in shown
    assert re.search(r"^You: out, Bo: (in|out), Cy: (in|out)$|declare: in/out\? You: out", shown, flags=re.MULTILINE)
    assert shown.splitlines()[-1].startswith("At the end You ")


@pytest.mark.bundled
def test_the_terminal_plays_games_that_ask_for_cards() -> None:
    shown = "\n".join(lines("terminal.py", "draw", "3", said="Xx\n" + "\nout\n" * 400))
    assert "discard: 0 to 2 of your cards?" in shown
    assert shown.splitlines()[-1].startswith("At the end You ")


def test_the_terminal_says_when_nobody_answers() -> None:
    done = run("terminal.py", said="in\n")
    assert done.returncode == 1
    assert done.stderr.strip() == "Nobody answers any more."


def test_the_async_driver_does_not_wait_for_the_one_who_sleeps() -> None:
    first, *seats = lines("async_driver.py", "1", "1")
    rounds, late = map(int, re.findall(r"\d+", first))
    assert late == rounds > 0  # one of three never answers in time
    assert [line.split()[0] for line in seats] == ["Ana", "Bo", "Cy"]


def test_the_analysis_prints_a_table_and_bars() -> None:
    head, *rows = lines("analysis.py", "5")
    assert head.split()[:3] == ["in", "from", "rules"]
    figures = [row for row in rows if re.search(r"\d$", row)]
    assert [row.split()[0] for row in figures] == [card for card in ("ace", "king", "queen", "jack") for _ in range(2)]
    assert all(0 < float(row[31:43]) <= 250 for row in figures), figures
    assert len(rows) == 2 * len(figures) + 1
