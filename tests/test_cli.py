"""The commands that do not play: rank, plugins, completion, and the group itself."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cli_tools import call, command, environment, run

import guts_core
from guts_core.discovery import RULESETS, Entry

pytest.importorskip("guts_rulesets", reason="guts-core is not installed, so no ruleset has a name")

# The group


def test_version() -> None:
    assert call("--version").stdout == f"guts {guts_core.__version__}\n"


def test_without_a_command_the_help_is_shown() -> None:
    result = call()
    assert "Commands:" in result.output
    for name in ("play", "settle", "check", "rank", "replay", "plugins", "completion"):
        assert f"\n  {name} " in result.output


def test_an_unknown_command() -> None:
    result = call("plya")
    assert result.exit_code == 2
    assert 'no command "plya". Did you mean "play"?' in result.stderr
    assert "There are: play, new, settle, check" in call("\x1bzzz").stderr
    assert "\x1b" not in call("\x1bzzz").stderr


@pytest.mark.parametrize("arguments", [("--lang", "en", "plugins"), ("plugins", "--lang", "en"), ("plugins", "--lang", "en-GB")])
def test_a_language_that_is_there(arguments: tuple[str, ...]) -> None:
    assert call(*arguments).exit_code == 0


@pytest.mark.parametrize(
    "arguments", [("--lang", "tlh", "plugins"), ("plugins", "--lang", "tlh"), ("plugins", "--lang", "\x1b[1m")]
)
def test_a_language_that_is_not(arguments: tuple[str, ...]) -> None:
    result = call(*arguments)
    assert result.exit_code == 2
    assert "there are: en" in result.stderr
    assert "\x1b" not in result.stderr


def test_our_own_mistakes_are_a_message_and_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("out of \x1b[31mcheese")

    monkeypatch.setattr("guts_core.cli.plugins.installed", broken)
    result = call("plugins")
    assert result.exit_code == 1
    assert "RuntimeError: out of" in result.stderr
    assert "\x1b" not in result.stderr
    assert "GUTS_DEBUG" in result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
@pytest.mark.parametrize("arguments", [["rank", "AcKd"], ["--help"], ["--version"]])
@pytest.mark.parametrize("closed", ["<&- >&-", ">&- 2>&-"])
def test_streams_that_are_closed(arguments: list[str], closed: str, tmp_path: Path) -> None:
    words = ["sh", "-c", f'"$@" {closed}', "sh", *command(*arguments)]
    done = subprocess.run(words, cwd=tmp_path, env=environment(), capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
@pytest.mark.parametrize("arguments", [["rank", "AcKd"], ["--help"], ["rank", "--help"], ["--version"]])
def test_a_full_disk_is_one_sentence(arguments: list[str], tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command(*arguments), cwd=tmp_path, env=environment(), stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert done.returncode == 1
    assert re.fullmatch(r"cannot write: .+\n", done.stderr.decode())


# rank


def test_hands_in_order() -> None:
    result = call("rank", "AcKd", "2s2h", "KsAs", "--ascii")
    assert result.exit_code == 0
    lines = [line.split(None, 1) for line in result.stdout.splitlines()]
    assert [place for place, _ in lines] == ["1.", "2.", "2."]
    assert lines[0][1] == "2s 2h  pair of twos"
    assert lines[1][1] == "Ac Kd  ace, king high"


def test_json_is_in_the_order_given_and_ties_share_a_place() -> None:
    result = call("rank", "QsJh", "AcKd", "2s2h", "KsAs", "10h 9h", "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    ranked = json.loads(result.stdout)
    assert all(set(row) == {"hand", "name", "place"} for row in ranked)
    assert [row["hand"] for row in ranked] == ["Qs Jh", "Ac Kd", "2s 2h", "Ks As", "Th 9h"]
    assert [row["place"] for row in ranked] == [4, 2, 1, 2, 5]
    assert ranked[2]["name"] == "pair of twos"


def test_cards_may_repeat_between_hands_but_not_within_one() -> None:
    assert call("rank", "AcKd", "AcKd").exit_code == 0
    result = call("rank", "AcAc")
    assert result.exit_code == 2
    assert "twice" in result.stderr


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ([], "HAND"),
        (["AcKx"], "Kx"),
        (["Ac", "2s2h"], "same number"),
        ([""], "a hand needs a card"),
        (["AcKd", "[/x]"], "[/x]"),
        (["AcKd", "\x1b[31m"], "\\x1b"),
        (["2s2h", "--showdown", "9"], "showdown 9"),
        (["2s2h", "--showdown", "0"], "--showdown"),
        (["2s2h", "--ruleset", "no-such"], "no-such"),
        (["2s2h", "--ruleset", "no/such.toml"], "such.toml"),
    ],
)
def test_hands_that_cannot_be_ranked(hands: list[str], said: str) -> None:
    result = call("rank", *hands)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr


def test_a_hand_of_an_unusual_size_is_ranked_with_a_note() -> None:
    result = call("rank", "AcKdQh", "2s2h3d", "--json")
    assert result.exit_code == 0
    assert [row["place"] for row in json.loads(result.stdout)] == [2, 1]
    assert "3 cards" in result.stderr


@pytest.mark.parametrize(
    ("cards", "hands"),
    [(["Ac", "Kd"], '"Ac Kd"'), (["Ac", "Kd", "Qs", "Js"], '"Ac Kd" "Qs Js"'), (["Ac", "Kd", "Qs"], '"Ac Kd Qs"')],
)
def test_quotes_that_were_forgotten(cards: list[str], hands: str) -> None:
    result = call("rank", *cards)
    assert result.exit_code == 0
    assert f"in quotes: {hands}\n" in result.stderr
    assert "hands of one card;" in result.stderr
    assert "quotes" not in call("rank", "Ac").stderr


STAGES = """
title = "Two stages"
cap = false
ranking = { categories = ["pair", "high card"] }
steps = [
  { do = "ante" },
  { do = "deal", cards = 2 },
  { do = "declare" },
  { do = "showdown" },
  { do = "settle" },
  { do = "deal", cards = 1 },
  { do = "declare" },
  { do = "showdown", ranking = { low = true } },
  { do = "settle" },
]
"""


def test_the_showdown_is_found_by_the_number_of_cards(tmp_path: Path) -> None:
    rules = tmp_path / "stages.toml"
    rules.write_text(STAGES, encoding="utf-8")

    def order(*arguments: str) -> list[int]:
        result = call("rank", "--ruleset", rules, "--json", *arguments)
        assert result.exit_code == 0, result.output
        return [row["place"] for row in json.loads(result.stdout)]

    assert order("AcKd", "2s3h") == [1, 2]
    assert order("AcKdQd", "2s3h5h") == [2, 1]
    assert order("AcKd", "2s3h", "--showdown", "2") == [2, 1]
    note = call("rank", "--ruleset", rules, "AcKdQd", "2s3h5h").stderr
    assert "showdown 2 of 2 (their hands have 2, 3 cards); --showdown N" in note
    assert call("rank", "--ruleset", rules, "AcKdQd", "--showdown", "2").stderr == ""
    result = call("rank", "--ruleset", rules, "AcKdQdJd")
    assert result.exit_code == 2
    assert "--showdown" in result.stderr


# plugins


def test_plugins_are_listed_without_importing_any(tmp_path: Path) -> None:
    site = tmp_path / "site"
    info = site / "guts_boom-2.5.dist-info"
    info.mkdir(parents=True)
    (site / "guts_boom.py").write_text("raise SystemExit('imported')\n", encoding="utf-8")
    about = "Metadata-Version: 2.1\nName: guts-boom\nVersion: 2.5\nSummary: Goes \x1b[1mboom\n"
    (info / "METADATA").write_text(about, encoding="utf-8")
    (info / "entry_points.txt").write_text("[guts.plugins]\nboom = guts_boom:Boom\n", encoding="utf-8")
    environ = environment()
    environ["PYTHONPATH"] = f"{site}{':' if sys.platform != 'win32' else ';'}{environ['PYTHONPATH']}"

    def listed(*more: str) -> str:
        command = [sys.executable, "-m", "guts_core", "plugins", *more]
        return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60, check=True).stdout

    rows = [row for row in json.loads(listed("--json")) if row["name"] == "boom"]
    assert rows == [{"name": "boom", "version": "2.5", "distribution": "guts-boom", "summary": "Goes \x1b[1mboom"}]
    text = listed()
    assert "guts-boom 2.5\n" in text
    assert "    boom\n" in text
    assert "\x1b" not in text


def test_no_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guts_core.cli.plugins.installed", lambda: ())
    assert call("plugins", "--json").stdout == "[]\n"
    result = call("plugins")
    assert result.exit_code == 0
    assert result.stdout == ""
    assert "No plugins" in result.stderr


def test_rulesets_are_listed_with_their_titles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "house_games"
    package.mkdir()
    (package / "saturday.toml").write_text('title = "Sat \\u001b[1m night"\n', encoding="utf-8")
    (package / "broken.toml").write_text("title = \n", encoding="utf-8")
    (package / "__init__.py").write_text("raise SystemExit('imported')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    names = ("broken", "default", "gone", "saturday")
    brought = tuple(Entry(name, "house_games", "house-games", "3.1") for name in names)
    monkeypatch.setattr("guts_core.cli.plugins.installed", lambda group: brought if group == RULESETS else ())
    rows = {row["name"]: row for row in json.loads(call("plugins", "--rulesets", "--json").stdout)}
    assert rows["default"] == {"name": "default", "title": "Guts", "version": guts_core.__version__, "distribution": "guts-core"}
    assert rows["saturday"]["title"] == "Sat \x1b[1m night"
    assert (rows["broken"]["title"], rows["gone"]["title"]) == ("", "")
    text = call("plugins", "--rulesets").stdout
    assert re.search(r"^default +Guts$", text, re.MULTILINE)
    assert re.search(r"^saturday +Sat .*night  \(house-games\)$", text, re.MULTILINE)
    assert "\x1b" not in text


# completion


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_a_completion_script(shell: str) -> None:
    result = call("completion", shell)
    assert result.exit_code == 0
    assert "_GUTS_COMPLETE" in result.stdout


def test_a_shell_that_nobody_knows() -> None:
    assert call("completion", "tcsh").exit_code == 2


def test_completion_of_commands_and_options(tmp_path: Path) -> None:
    more = {"_GUTS_COMPLETE": "zsh_complete", "COMP_WORDS": "guts pl", "COMP_CWORD": "1"}
    assert b"play" in run(folder=tmp_path, **more).stdout
    more |= {"COMP_WORDS": "guts play --se", "COMP_CWORD": "2"}
    assert b"--seats" in run(folder=tmp_path, **more).stdout
