"""`guts play` and `guts replay`: bots alone, a player in a terminal, logs that survive everything."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_tools import call, environment, in_terminal, run, spawn, spawn_in_terminal
from click.testing import CliRunner

from guts_core.cli import guts
from guts_core.cli.screen import places
from guts_core.rules import RuleFailure

pytest.importorskip("guts_rulesets", reason="guts-core is not installed, so no ruleset has a name")

needs_terminal = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="signals work differently")

BOTS = ("play", "--bots-only", "--seed", "5", "--cycles", "3")
ESCAPE = "\x1b"


def headers(path: Path) -> dict[str, object]:
    return dict(json.loads(path.read_text(encoding="utf-8").splitlines()[0]))


# Bots alone


def test_bots_play_a_session_to_its_end() -> None:
    result = call(*BOTS)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "Round 1, dealer Dee" in result.stdout
    assert "Ana, Bo, Cy, Dee -1 each into pot: ante" in result.stdout
    assert "The session is over" in result.stdout
    assert result.stdout.count("The cycle is over.") == 3
    assert ESCAPE not in result.stdout


def test_without_a_terminal_bots_play_alone() -> None:
    assert call("play", "--seed", "5", "--cycles", "3").stdout == call(*BOTS).stdout


def test_the_same_seed_is_the_same_game_and_another_one_is_not() -> None:
    assert call(*BOTS).stdout == call(*BOTS).stdout
    assert call(*BOTS, "--seed", "6").stdout != call(*BOTS).stdout


def test_every_movement_says_why() -> None:
    lines = call("play", "--bots-only", "--seed", "1", "--cycles", "20").stdout.splitlines()
    moves = [line for line in lines if re.search(r" [+-]\d+( each)? (into|from) ", line) or "from reserve" in line]
    assert len(moves) > 40
    assert all(re.search(r": \S+", line) for line in moves)
    told = "\n".join(moves)
    for why in ("ante", "best hand", "alone in", "matched"):
        assert why in told
    assert not re.search(r"reason|\{|\}", told)


def test_a_showdown_shows_the_cards_and_what_they_are() -> None:
    text = call("play", "--bots-only", "--seed", "1", "--cycles", "20").stdout
    assert re.search(r"\w+: (10|[2-9JQKA])[♣♦♥♠] (10|[2-9JQKA])[♣♦♥♠] \((pair of \w+|[\w, ]+ high)(, best)?\)", text)
    assert "best)" in text


def test_places_are_shared() -> None:
    assert places([5, 5, -3, -7]) == [1, 1, 3, 4]
    assert places([0, 0, 0]) == [1, 1, 1]
    assert places([-1, 3, -1, -1]) == [2, 1, 2, 2]


def test_the_final_standing() -> None:
    text = call("play", "--bots-only", "--seed", "1", "--cycles", "1").stdout
    table = text.partition("Final standing\n")[2].splitlines()
    numbers = [int(line.split(".")[0]) for line in table]
    assert len(numbers) == 4
    assert numbers == sorted(numbers)
    assert sum(int(line.split()[1]) for line in table) == 0


def test_seats_rounds_and_name() -> None:
    text = call("play", "--bots-only", "--seed", "1", "--seats", "3", "--rounds", "2", "--cycles", "9", "--name", "Bo").stdout
    assert "Seed 1: Bo, Ana, Cy" in text
    assert "Round 2" in text
    assert "Round 3" not in text


def test_events_as_json() -> None:
    result = call(*BOTS, "--json")
    assert result.exit_code == 0
    events = [json.loads(line) for line in result.stdout.splitlines()]
    assert [event["event"] for event in events[:2]] == ["RoundBegan", "Transfer"]
    assert events[-1]["event"] == "SessionEnded"
    assert result.stderr == ""


def test_ascii_writes_nothing_else() -> None:
    result = call("play", "--bots-only", "--seed", "1", "--cycles", "20", "--ascii", "--name", "Zoé")
    assert result.stdout.isascii()
    assert re.search(r"\w+: [2-9TJQKA][cdhs] [2-9TJQKA][cdhs] \(", result.stdout)


@pytest.mark.parametrize("name", ["\x1b[31mred", "a\nb", "a\u2028b"])
def test_a_name_with_signs_that_cannot_be_shown_is_refused(name: str) -> None:
    result = call("play", "--bots-only", "--seed", "1", "--rounds", "1", "--name", name)
    assert result.exit_code == 2
    assert ESCAPE not in result.output
    assert "cannot be shown" in result.stderr


@pytest.mark.parametrize("name", ["[/x]", "[bold]Ana", "\u202eevil", "名前"])
def test_a_name_is_neither_markup_nor_escape_sequence(name: str) -> None:
    result = call("play", "--bots-only", "--seed", "1", "--rounds", "1", "--name", name)
    assert result.exit_code == 0
    assert ESCAPE not in result.output
    assert "\u202e" not in result.output
    assert "Round 1" in result.stdout
    if name.startswith("["):
        assert f"{name}, Ana" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "11"), "2 to 10"),
        (("--seats", "1"), "--seats"),
        (("--seats", "x"), "--seats"),
        (("--name", ""), "name"),
        (("--name", "x" * 41), "name"),
        (("--name", "pot"), "pot"),
        (("--cycles", "0"), "--cycles"),
        (("--rounds", "0"), "--rounds"),
        (("--seed", "9" * 5000), "--seed"),
        (("--seed", "9" * 19), "at most 18 digits"),
        (("--seed", "-" + "9" * 4000), "at most 18 digits"),
        (("--seed", "1.5"), "--seed"),
        (("--lang", "xx"), "xx"),
        (("--lang", "../.."), "../.."),
        (("--nonsense",), "--nonsense"),
        (("no-such-ruleset",), "no-such-ruleset"),
        (("missing.toml",), "missing.toml"),
        (("--log", "missing/folder/game.jsonl"), "game.jsonl"),
        (("--log", ""), "the name of the log is empty"),
        (("--log", "."), '"." is a folder'),
        (("--log", ".."), '".." is a folder'),
        (("--log", "/"), '"/" is a folder'),
    ],
)
def test_wrong_usage_is_told_on_stderr(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = call("play", "--bots-only", "--rounds", "1", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr
    assert result.stderr.count("error") <= 1
    assert "999999" not in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_help_has_an_example() -> None:
    for arguments in ((), ("play",), ("replay",), ("rank",), ("plugins",), ("completion",), ("check",), ("settle",)):
        result = call(*arguments, "--help")
        assert result.exit_code == 0
        assert "Example:\n  guts" in result.stdout or 'Example:\n  eval "$(guts' in result.stdout
        assert not re.search(r"cli-|[{}]", result.stdout)


# Logs


def test_a_log_is_replayed_byte_for_byte(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    played = call(*BOTS, "--json", "--log", log)
    assert played.exit_code == 0
    replayed = call("replay", log, "--json")
    assert replayed.exit_code == 0
    assert replayed.stdout == played.stdout


def test_a_replay_tells_the_same_story(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    told = call(*BOTS, "--log", log).stdout
    assert call("replay", log).stdout.strip() == told.partition("\n\n")[2].strip()


def test_an_existing_log_is_not_overwritten(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    log.write_text("precious", encoding="utf-8")
    result = call(*BOTS, "--log", log)
    assert result.exit_code == 2
    assert "--resume" in result.stderr
    assert result.stdout == ""
    assert log.read_text(encoding="utf-8") == "precious"


def test_a_session_that_cannot_begin_leaves_no_log(tmp_path: Path) -> None:
    assert call("play", "--bots-only", "--name", "reserve", "--log", tmp_path / "game.jsonl").exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_log_says_who_is_a_bot(tmp_path: Path) -> None:
    call(*BOTS, "--log", tmp_path / "game.jsonl", "--seats", "2")
    assert headers(tmp_path / "game.jsonl")["players"] == [{"name": name, "bot": "threshold"} for name in ("Ana", "Bo")]


def test_a_cut_log_is_resumed_to_the_same_end(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    told = call(*BOTS, "--log", log, "--json").stdout
    whole = log.read_bytes()
    for size in (len(whole) - 7, whole.index(b"\n") + 1, whole.index(b"\n") + 20):
        log.write_bytes(whole[:size])
        resumed = call("play", "--resume", log, "--json")
        assert resumed.exit_code == 0
        assert resumed.stdout == told
        assert log.read_bytes() == whole


def test_resuming_a_finished_game_shows_how_it_ended(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    call(*BOTS, "--log", log)
    whole = log.read_bytes()
    result = call("play", "--resume", log)
    assert result.exit_code == 0
    assert "Final standing" in result.stdout
    assert "This game is over" in result.stdout
    assert "guts replay" in result.stdout
    assert "Resumed" not in result.stdout
    assert log.read_bytes() == whole


def test_a_log_that_cannot_be_written_has_a_remedy(tmp_path: Path) -> None:
    result = call(*BOTS, "--log", tmp_path / "missing" / "game.jsonl")
    assert result.exit_code == 2
    assert "name a file in a folder that there is" in result.stderr


@pytest.mark.parametrize(
    ("failure", "said"),
    [
        (RuleFailure("listener-raised", "core", "event", "OSError: full"), "the program that shows or keeps the game"),
        (RuleFailure("step-raised", "core", "deal", "KeyError: 1"), "mistake in guts itself"),
        (RuleFailure("rule-raised", "ghost", "house", "KeyError: 1"), "mistake in the plugin"),
    ],
)
def test_a_failure_is_blamed_on_whose_it_is(monkeypatch: pytest.MonkeyPatch, failure: RuleFailure, said: str) -> None:
    def fails(*_: object) -> None:
        raise failure

    monkeypatch.setattr("guts_core.cli.play._Table._run", fails)
    result = call(*BOTS)
    assert result.exit_code == 1
    assert said in result.stderr
    assert ("plugin" in result.stderr) == (failure.plugin == "ghost")


@pytest.mark.parametrize(
    "more", [["default"], ["--seed", "1"], ["--log", "x"], ["--seats", "3"], ["--cycles", "1"], ["--name", "A"]]
)
def test_what_the_log_says_cannot_be_said_again(tmp_path: Path, more: list[str]) -> None:
    log = tmp_path / "game.jsonl"
    call(*BOTS, "--log", log)
    result = call("play", "--resume", log, *more)
    assert result.exit_code == 2
    assert "--resume" in result.stderr


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
def test_a_damaged_log_is_an_error_with_its_line_and_stays_as_it_is(tmp_path: Path, command: tuple[str, ...]) -> None:
    log = tmp_path / "game.jsonl"
    call(*BOTS, "--log", log)
    lines = log.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b'"Ana"', b'"Anna"')
    log.write_bytes(b"\n".join(lines))
    before = log.read_bytes()
    result = call(*command, log)
    assert result.exit_code == 2
    assert f"{log}:3" in result.stderr
    assert "has been edited" in result.stderr
    assert "take the log from a backup" in result.stderr
    assert result.stdout == ""
    assert log.read_bytes() == before


def test_a_log_that_ends_early_says_so(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    call(*BOTS, "--log", log)
    log.write_bytes(log.read_bytes().partition(b"\n")[0] + b"\n")
    result = call("replay", log, "--json")
    assert result.exit_code == 0
    assert all(json.loads(line) for line in result.stdout.splitlines())
    assert "round 1" in result.stderr


@pytest.mark.parametrize("what", ["missing", "folder", "empty", "latin"])
def test_files_that_are_no_logs(tmp_path: Path, what: str) -> None:
    path = tmp_path / what
    if what == "folder":
        path.mkdir()
    elif what != "missing":
        path.write_bytes({"empty": b"", "latin": b'{"name": "Zo\xe9"}\n'}[what])
    for command in (("replay",), ("play", "--resume")):
        result = call(*command, path)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert what in result.stderr


# Processes


def test_python_m_guts_core(tmp_path: Path) -> None:
    done = run("--version", folder=tmp_path)
    assert done.returncode == 0
    assert re.fullmatch(rb"guts \d+\.\d+\.\d+\S*\r?\n", done.stdout)


def test_help_imports_no_command_and_no_rich(tmp_path: Path) -> None:
    code = (
        "import sys\nsys.argv = ['guts', '--help']\nfrom guts_core.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print(sorted(m for m in sys.modules if m.startswith('guts_core.cli.')), 'rich' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines()[-1] == "['guts_core.cli.base'] False"


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "cp437"])
def test_a_console_with_few_characters(tmp_path: Path, encoding: str) -> None:
    done = run("play", "--seed", "1", "--cycles", "20", "--name", "Zoé", folder=tmp_path, PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    text = done.stdout.decode(encoding)
    assert re.search(r": [2-9TJQKA][cdhs] [2-9TJQKA][cdhs] \(", text)
    assert "?" not in text
    assert "Zoé" in text or encoding == "ascii"


def test_forty_columns(tmp_path: Path) -> None:
    done = run("play", "--bots-only", "--seed", "1", "--cycles", "20", "--seats", "10", folder=tmp_path, COLUMNS="40")
    assert done.returncode == 0
    assert max(len(line) for line in done.stdout.decode().splitlines()) <= 40


def wait_for(path: Path, lines: int) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if path.exists() and path.read_bytes().count(b"\n") > lines:
            return
        time.sleep(0.02)
    raise AssertionError("the log does not grow")


def test_a_killed_game_goes_on_to_the_same_end(tmp_path: Path) -> None:
    long = ("--bots-only", "--seed", "9", "--cycles", "10000", "--rounds", "700", "--json")
    log = tmp_path / "game.jsonl"
    process = spawn("play", *long, "--log", log, folder=tmp_path)
    wait_for(log, 20)
    process.kill()
    process.communicate()
    assert log.read_bytes().count(b"\n") < 700
    resumed = run("play", "--resume", log, "--json", folder=tmp_path)
    assert resumed.returncode == 0
    straight = run("play", *long, folder=tmp_path)
    assert resumed.stdout == straight.stdout
    assert run("replay", log, "--json", folder=tmp_path).stdout == straight.stdout


def test_a_log_that_is_being_written_is_in_use(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    long = ("--bots-only", "--seed", "9", "--cycles", "10000", "--rounds", "100000")
    process = spawn("play", *long, "--log", log, folder=tmp_path)
    try:
        wait_for(log, 5)
        result = call("play", "--resume", log, "--json")  # what it reads may end in half a line
        assert result.exit_code == 2
        assert result.stdout == ""
        assert "in use by another guts" in result.stderr
    finally:
        process.kill()
        process.communicate()
    assert call("replay", log).exit_code == 0


@needs_signals
@pytest.mark.parametrize("logged", [True, False])
def test_an_interrupted_game_can_be_resumed(tmp_path: Path, logged: bool) -> None:
    log = tmp_path / ("game.jsonl" if logged else "guts-9.jsonl")
    more = ("--log", log) if logged else ()
    process = spawn("play", "--bots-only", "--seed", "9", "--cycles", "10000", "--rounds", "100000", *more, folder=tmp_path)
    assert process.stdout is not None
    assert any(b"Round 5," in line for line in iter(process.stdout.readline, b""))
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Traceback" not in errors
    assert f"guts play --resume {log if logged else log.name}".encode() in errors
    replayed = run("replay", log, folder=tmp_path)
    assert replayed.returncode == 0
    assert b"Round 5," in replayed.stdout


@needs_signals
def test_a_reader_that_has_enough_is_no_error(tmp_path: Path) -> None:
    process = spawn("play", "--bots-only", "--seed", "9", "--cycles", "10000", "--rounds", "3000", folder=tmp_path)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(timeout=60) == 0
    assert process.stderr.read() == b""
    process.stderr.close()


# A player


@needs_terminal
def test_a_player_plays(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    arguments = ["play", "--seed", "4", "--rounds", "3", "--cycles", "9", "--log", log]
    text, status = in_terminal(arguments, ["o\n", "maybe\n", "\n", "OUT\n", "i\n"], folder=tmp_path)
    assert status == 0
    assert "Your cards: " in text
    assert re.search(r"Your cards: (10|[2-9JQKA])[♣♦♥♠] (10|[2-9JQKA])[♣♦♥♠] \(.*\)", text)
    assert "Pot 4, reserve 0" in text
    assert '"maybe" is no answer' in text
    assert "An answer is needed. You can say: in, out" in text
    assert '"" is no answer' not in text
    assert "Final standing" in text
    answers = [json.loads(line)["declare"]["You"] for line in log.read_text(encoding="utf-8").splitlines()[1:]]
    assert answers == ["out", "out", "in"]
    assert headers(log)["players"][0] == {"name": "You", "bot": None}  # type: ignore[index]


@needs_terminal
def test_an_entry_is_taken_back(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    arguments = ["play", "--seed", "4", "--rounds", "2", "--cycles", "9", "--log", log]
    text, status = in_terminal(arguments, ["u\n", "i\n", "u\n", "o\n", "o\n"], folder=tmp_path)
    assert status == 0
    assert "nothing to take back" in text
    assert "Taken back. Round 1" in text
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()[1:]]
    assert [line.get("undo") or line["declare"]["You"] for line in lines] == ["in", 1, "out", "out"]
    assert "Round 2" in call("replay", log).stdout


@needs_terminal
def test_a_player_asks_why_of_the_round_before_and_of_this_one(tmp_path: Path) -> None:
    arguments = ["play", "--seed", "4", "--rounds", "2", "--cycles", "9"]
    text, status = in_terminal(arguments, ["w\n", "i\n", "why\n", "u\n", "w\n", "o\n", "o\n"], folder=tmp_path)
    assert status == 0
    first, second, third = [part.split("stop) ")[0] for part in re.split(r"(?=Why, in round 1:)", text)[1:]]
    assert first == third, "what was taken back is no longer told"
    assert "ante" in first
    assert "was in and not best" not in first
    assert "was in and not best" in second
    assert "[default, default.toml:" in second
    assert "No chips have moved in round 2." in second


@needs_terminal
def test_a_game_that_was_stopped_goes_on_and_can_still_take_back(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    arguments = ["play", "--seed", "4", "--rounds", "2", "--cycles", "9", "--log", log]
    text, status = in_terminal(arguments, ["o\n", "q\n"], folder=tmp_path)
    assert status == 0
    assert f"guts play --resume {log}" in text
    text, status = in_terminal(["play", "--resume", log], ["u\n", "i\n", "o\n"], folder=tmp_path)
    assert status == 0
    assert "Resumed from" in text
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()[1:]]
    assert [line.get("undo") or line["declare"]["You"] for line in lines] == ["out", 1, "in", "out"]


@needs_terminal
def test_control_c_at_the_prompt(tmp_path: Path) -> None:
    text, status = in_terminal(["play", "--seed", "4", "--cycles", "9"], ["o\n", "\x03"], folder=tmp_path)
    assert status == 130
    assert "guts play --resume guts-4.jsonl" in text
    assert [file.name for file in tmp_path.iterdir()] == ["guts-4.jsonl"]
    again, _ = in_terminal(["play", "--resume", "guts-4.jsonl"], ["q\n"], folder=tmp_path)
    assert "in round 2" in again


@needs_terminal
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_saves_the_game_as_control_c_does(tmp_path: Path, name: str) -> None:
    number = getattr(signal, name)
    code = (
        "import os, sys\nfrom guts_core.cli import main, play\nread = play._Table._read\n"
        "def first(self, request):\n"
        f"    return 'out' if not self.recorder.groups else os.kill(os.getpid(), {int(number)}) or read(self, request)\n"
        "play._Table._read = first\nplay.has_terminal = lambda: True\n"
        "sys.argv = ['guts', 'play', '--seed', '4', '--cycles', '9']\nmain()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 128 + number
    assert b"guts play --resume guts-4.jsonl" in done.stderr
    assert b"Traceback" not in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["guts-4.jsonl"]
    assert "ends in round 2" in call("replay", tmp_path / "guts-4.jsonl").stderr


@needs_terminal
def test_a_terminal_that_closes_saves_the_game(tmp_path: Path) -> None:
    process, leader = spawn_in_terminal("play", "--seed", "4", "--cycles", "9", folder=tmp_path)
    shown = b""
    for prompts, keys in ((1, b"o\n"), (2, b"")):
        while shown.count(b"stop) ") < prompts:
            shown += os.read(leader, 65536)
        os.write(leader, keys)
    os.close(leader)  # the kernel sends SIGHUP, more than once
    assert process.wait(timeout=30) in (0, 1, 128 + signal.SIGHUP)  # what is still to be written has nowhere to go
    assert os.listdir(tmp_path) == ["guts-4.jsonl"]


@needs_terminal
def test_stopping_before_any_answer_saves_nothing_and_says_so(tmp_path: Path) -> None:
    text, status = in_terminal(["play", "--seed", "4"], ["q\n"], folder=tmp_path)
    assert status == 0
    assert "nothing was saved" in text
    assert "--resume" not in text
    assert list(tmp_path.iterdir()) == []


@needs_terminal
@pytest.mark.parametrize("more", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colours_where_none_are_wanted(tmp_path: Path, more: dict[str, str]) -> None:
    text, _ = in_terminal(["play", "--seed", "4", "--rounds", "1"], ["i\n"], folder=tmp_path, more=more)
    assert ESCAPE not in text
    assert "Final standing" in text


@needs_terminal
def test_a_narrow_terminal(tmp_path: Path) -> None:
    arguments = ["play", "--seed", "4", "--rounds", "1", "--seats", "8"]
    text, _ = in_terminal(arguments, ["i\n"], folder=tmp_path, more={"COLUMNS": "40"})
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
    assert max(len(line) for line in plain.replace("\r", "").splitlines()) <= 40


def test_the_end_of_input_stops_and_keeps_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("guts_core.cli.play.has_terminal", lambda: True)
    result = CliRunner().invoke(guts, ["play", "--seed", "4"], input="out\n")
    assert result.exit_code == 0
    assert (tmp_path / "guts-4.jsonl").exists()
    assert os.listdir(tmp_path) == ["guts-4.jsonl"]
