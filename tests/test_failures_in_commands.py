"""A plugin that fails, as a host sees it: one message with all that is needed, and a log that is whole."""

from __future__ import annotations

import json
import re
import shlex
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli_tools import call, in_terminal, spawn
from installed import forgotten, package

from guts_core.log import read_log, replay

GOOD = '''
from guts_core import Variant, hookimpl


class Haunt(Variant):
    """Something that is not there."""

    @hookimpl(wrapper=True)
    def guts_stake(self, table, pot):
        """The same."""
        return (yield)
'''
LATE = GOOD.replace("return (yield)", "stake = yield\n        if table.round > 3:\n            BREAK\n        return stake")
BREAKS = LATE.replace("BREAK", 'raise KeyError("no ghost")')


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.chdir(tmp_path)
    Path("friday.toml").write_text('extends = "default"\n\n[plugins.haunt]\n', encoding="utf-8")
    package(folder, "guts-haunt", "1.2", "[guts.plugins]\nhaunt = zzz_haunt:Haunt\n")
    with forgotten("zzz_"):
        yield folder


def write(site: Path, source: str) -> None:
    """Put this in the place of the plugin's module."""
    sys.modules.pop("zzz_haunt", None)
    for cached in site.glob("__pycache__/zzz_haunt*"):
        cached.unlink()
    (site / "zzz_haunt.py").write_text(source, encoding="utf-8")


# Imports

CANNOT = {
    "raise ImportError('no such thing')": "ImportError: no such thing",
    "import zzz_nothing_such": "ModuleNotFoundError: No module named",
    "raise SystemExit(3)": "SystemExit: 3",
    "class Odd(BaseException): pass\nraise Odd('out')": "Odd: out",
    "def (": "SyntaxError: ",
    "def f(): f()\nf()": "RecursionError: ",
    "class Odd(Exception):\n    def __str__(self): raise ValueError\nraise Odd": "Odd",
    "raise ValueError('a\\x1b[2Jb\\n' + 'x' * 10000)": r"ValueError: a\x1b[2Jb\nxxx",
    "x = 1": "AttributeError: module 'zzz_haunt' has no attribute 'Haunt'",
    "import sys; sys.modules[__name__] = None": "",
}


@pytest.mark.parametrize("source", CANNOT)
def test_a_plugin_that_cannot_be_imported(site: Path, source: str) -> None:
    write(site, source)
    result = call("check", "friday.toml")
    assert result.exit_code == 1
    assert result.stderr.startswith('friday.toml:3:10: error[plugin-import]: the plugin "haunt" (guts-haunt 1.2) is broken')
    assert CANNOT[source] in result.stderr
    assert max(map(len, result.stderr.splitlines())) < 400


def test_a_game_with_a_broken_plugin_is_not_begun(site: Path) -> None:
    write(site, "raise SystemExit(0)")
    result = call("play", "friday.toml", "--bots-only")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "error[plugin-import]" in result.stderr
    assert call("play", "default", "--bots-only", "--rounds", "1").exit_code == 0


# Classes that are refused, with the remedy

REFUSED = {
    "hook-unknown": (GOOD.replace("guts_stake", "guts_stakes"), "did you mean guts_stake?"),
    "hook-unmarked": (GOOD.replace("    @hookimpl(wrapper=True)\n", ""), "put @hookimpl above it"),
    "hook-arguments": (GOOD.replace("(self, table, pot)", "(self, table)"), "def guts_stake(self, table, pot)"),
    "hook-default": (GOOD.replace("pot)", 'pot="pot")'), "arguments have no default"),
    "hook-field": (GOOD.replace("    @hookimpl", "    guts_award: int = 1\n\n    @hookimpl"), "give the option another name"),
    "hook-wrapper": (GOOD.replace("(yield)", "1"), "answer = yield"),
    "hook-order": (GOOD.replace("wrapper=True", "wrapper=True, tryfirst=True"), "and nothing more"),
    "no-description": (GOOD.replace("    @hookimpl", "    many: int = 1\n\n    @hookimpl"), 'description="What it decides."'),
    "no-docstring": (GOOD.replace('    """Something that is not there."""\n', ""), "begin it with one sentence"),
    "not-frozen": (GOOD.replace("    @hookimpl", '    model_config = {"frozen": False}\n\n    @hookimpl'), "leave model_config"),
    "mutable": (GOOD.replace("    @hookimpl", "    _seen: int = 0\n\n    @hookimpl"), "in the table's record"),
    "api-newer": (GOOD.replace("    @hookimpl", "    api = 99\n\n    @hookimpl"), "a newer guts-core is needed"),
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_plugin_is_refused_with_the_remedy(site: Path, code: str) -> None:
    source, remedy = REFUSED[code]
    source = source.replace("    api = 99", "    api: ClassVar[int] = 99").replace(
        "\nclass", "\nfrom typing import ClassVar\nclass"
    )
    write(site, source)
    result = call("check", "friday.toml")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"friday.toml:3:10: error[plugin-{code}]: ")
    assert remedy in result.stderr
    assert '"haunt" (guts-haunt 1.2)' in result.stderr


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ("    names: list[str] = Field((), description='x')", "names"),
        ("    names: dict[str, int] | None = Field(None, description='x')", "names"),
        ("    names: tuple[set[str], ...] = Field((), description='x')", "names"),
        ("    seen: ClassVar[dict[int, int]] = {}", "seen"),
        ("    _seen: list[int] = PrivateAttr([])", "_seen"),
    ],
)
def test_state_in_a_plugin_is_refused(site: Path, options: str, word: str) -> None:
    head = "from typing import ClassVar\nfrom pydantic import Field, PrivateAttr\n"
    write(site, head + GOOD.replace("    @hookimpl", f"{options}\n\n    @hookimpl"))
    result = call("check", "friday.toml")
    assert f'error[plugin-mutable]: in the plugin "haunt" (guts-haunt 1.2) "{word}" could keep state' in result.stderr


STEP = (
    GOOD
    + '''
    @hookimpl
    def guts_kinds(self):
        """One."""
        return (OddStep,)
'''
)


@pytest.mark.parametrize(
    ("step", "code", "words"),
    [
        ('class OddStep(Step):\n    """Odd."""\n    do: Literal["odd"] = "odd"\n', None, ""),
        ('class OddStep(Step):\n    do: Literal["odd"] = "odd"\n', "no-docstring", "OddStep"),
        ('class OddStep(Step):\n    """Odd."""\n    do: Literal["Odd"] = "Odd"\n', "name", 'call it something like "odd"'),
        (
            'class OddStep(Step):\n    """Odd."""\n    do: Literal["odd"] = "odd"\n    n: int = 1\n',
            "no-description",
            'of the step "odd"',
        ),
    ],
)
def test_a_step_that_lacks_something(site: Path, step: str, code: str | None, words: str) -> None:
    write(site, f"from typing import Literal\nfrom guts_core import Step\n\n{step}\n{STEP}")
    result = call("check", "friday.toml")
    if code is None:
        assert result.exit_code == 0
    else:
        assert f"friday.toml:3:10: error[plugin-{code}]" in result.stderr
        assert words in result.stderr


@pytest.mark.parametrize("method", ["needs(self, seats, held)", "conditions(self)", "children(self)", "pots(self)"])
def test_a_step_that_ends_the_program_when_it_is_looked_at(site: Path, method: str) -> None:
    head = 'from typing import Literal\nfrom guts_core import Step\n\nclass OddStep(Step):\n    """Odd."""\n'
    step = f'    do: Literal["odd"] = "odd"\n\n    def {method}:\n        raise SystemExit(0)\n'
    write(site, f"{head}{step}\n{STEP}")
    kinds = ['"ante"', '"odd"', '"deal", cards = 2', '"declare"', '"showdown"', '"settle"']
    text = f"steps = [{', '.join(f'{{ do = {kind} }}' for kind in kinds)}]"
    Path("odd.toml").write_text(f"{text}\n[plugins.haunt]\n", encoding="utf-8")
    result = call("check", "odd.toml")
    assert result.exit_code == 1
    assert 'error[plugin-failed]: the plugin "haunt" (guts-haunt 1.2) failed' in result.stderr
    assert "SystemExit: 0" in result.stderr


# In play


def test_one_message_says_everything_and_its_command_shows_it_again(site: Path) -> None:
    write(site, BREAKS)
    first = call("play", "friday.toml", "--bots-only", "--seed", "5", "--seats", "3", "--cycles", "9")
    assert first.exit_code == 1
    place, excerpt, caret, fault, *_ = first.stderr.split("error[game-stopped]")[1].splitlines()
    fails = r"""guts_stake of the plugin "haunt" \(guts-haunt 1\.2\) has raised KeyError: 'no ghost'"""
    assert re.fullmatch(rf": the game stops in round \d+: {fails}", place)
    assert "friday.toml:3:10: error[game-stopped]" in first.stderr
    assert (excerpt.strip(), caret.strip()) == ("3 | [plugins.haunt]", "|          ^^^^^")
    again = call(*shlex.split(fault.split("to see it again: guts ")[1]))
    assert again.stderr == first.stderr
    assert again.stdout == first.stdout


def test_the_log_holds_everything_up_to_the_failure_and_fails_again(site: Path) -> None:
    write(site, BREAKS)
    first = call("play", "friday.toml", "--bots-only", "--seed", "5", "--cycles", "9", "--log", "a.jsonl")
    assert first.exit_code == 1
    assert "to see it again: guts replay a.jsonl" in first.stderr
    told = first.stdout.split("Round 1")[1]
    again = call("replay", "a.jsonl")
    assert again.exit_code == 1
    assert "error[game-stopped]: the game stops in round" in again.stderr
    assert re.search(
        r'a\.jsonl:\d+: error.*guts_stake of the plugin "haunt" \(guts-haunt 1\.2\) has raised KeyError', again.stderr
    )
    assert again.stdout.split("Round 1")[1] == told
    lines = call("replay", "a.jsonl", "--json")
    assert lines.exit_code == 1
    assert all(json.loads(line) for line in lines.stdout.splitlines())


def test_with_the_plugin_mended_the_log_is_good_and_the_game_goes_on(site: Path) -> None:
    write(site, BREAKS)
    call("play", "friday.toml", "--bots-only", "--seed", "5", "--cycles", "3", "--log", "a.jsonl")
    write(site, GOOD)
    session = replay("a.jsonl")
    assert session.rounds >= 3
    assert len(session.answers) == len(read_log("a.jsonl").entries)
    assert call("replay", "a.jsonl").exit_code == 0
    assert call("play", "--resume", "a.jsonl").exit_code == 0
    whole = call("play", "friday.toml", "--bots-only", "--seed", "5", "--cycles", "3", "--log", "b.jsonl")
    assert whole.exit_code == 0
    assert replay("a.jsonl").answers == replay("b.jsonl").answers


def test_a_plugin_that_fails_before_anybody_was_asked(site: Path) -> None:
    write(site, GOOD.replace("guts_stake", "guts_overflow").replace("return (yield)", "yield\n        return 'x'"))
    first = call("play", "friday.toml", "--bots-only", "--log", "a.jsonl", "--seed", "1")
    assert first.exit_code == 1
    assert "the game cannot begin: guts_overflow of the plugin" in first.stderr
    assert "guts play friday.toml --seed 1 --seats 4 --bots-only" in first.stderr


def test_a_scripted_round_that_fails(site: Path) -> None:
    write(site, BREAKS.replace("table.round > 3", "True"))
    Path("a.toml").write_text(
        'ruleset = "friday.toml"\npot = 6\nhands = { Ana = "2s 2h", Bo = "Kc 9d" }\nin = ["Ana", "Bo"]\n', encoding="utf-8"
    )
    result = call("settle", "a.toml")
    assert result.exit_code == 1
    assert 'guts_stake of the plugin "haunt" (guts-haunt 1.2) has raised KeyError' in result.stderr
    assert "friday.toml:3:10: note: the plugin in the ruleset" in result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_what_a_player_has_answered_is_kept(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(site, BREAKS.replace("table.round > 3", "table.round > 1"))
    monkeypatch.setenv("PYTHONPATH", str(site))
    keys = ["in\n"] * 2
    text, status = in_terminal(["play", "friday.toml", "--seed", "5", "--seats", "2"], keys, folder=tmp_path)
    assert status == 1
    assert "guts replay guts-5.jsonl" in text.replace("\r\n", "\n")
    assert len(read_log("guts-5.jsonl").entries) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
def test_a_plugin_that_never_comes_back_is_stopped_by_hand(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(site, LATE.replace("BREAK", "while True: pass"))
    monkeypatch.setenv("PYTHONPATH", str(site))
    process = spawn("play", "friday.toml", "--bots-only", "--seed", "5", "--cycles", "9", "--log", "a.jsonl", folder=tmp_path)
    end = time.monotonic() + 30
    while not (Path("a.jsonl").exists() and len(Path("a.jsonl").read_bytes().splitlines()) > 3) and time.monotonic() < end:
        time.sleep(0.05)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=20)
    assert process.returncode == 130, error
    assert b"Traceback" not in error
    assert len(read_log("a.jsonl").entries) >= 3
