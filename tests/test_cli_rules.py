"""`guts check` and `guts settle`: rulesets validated, situations settled."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from cli_tools import call

pytest.importorskip("guts_rulesets", reason="guts-core is not installed, so no ruleset has a name")

GOOD = """
extends = "default"
title = "Friday night"
cap = 50

[[examples]]
title = "Queens beat jacks"
pot = 6
hands = { Ana = "Qs Qh", Bo = "Ac Kd", Cy = "Jc Jd", Dee = "7h 2c" }
in = ["Ana", "Bo", "Cy"]
expect = { balances = { Ana = 6, Bo = -6, Cy = -6, Dee = 0 }, pot = 12 }
"""
WRONG = GOOD.replace("pot = 12", "pot = 18")
ROUND = """
pot = 6
hands = { Ana = "Qs Qh", Bo = "Ac Kd", Cy = "Jc Jd", Dee = "7h 2c" }
in = ["Ana", "Bo", "Cy"]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def save(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return name


# check


def test_a_good_ruleset(folder: Path) -> None:
    result = call("check", save(folder, "friday.toml", GOOD), "--strict")
    assert result.exit_code == 0
    assert "friday.toml: good, 1 example as expected" in result.stdout
    assert result.stderr == ""


def test_a_name_is_accepted() -> None:
    result = call("check", "default", "--strict")
    assert result.exit_code == 0, result.output
    assert "default: good" in result.stdout


def test_an_example_that_does_not_come_out(folder: Path) -> None:
    result = call("check", save(folder, "friday.toml", WRONG))
    assert result.exit_code == 1
    line = 1 + WRONG.splitlines().index(next(line for line in WRONG.splitlines() if line.startswith("expect")))
    assert f"friday.toml:{line}:" in result.stderr
    assert "18" in result.stderr
    assert "12" in result.stderr


def test_several_files_and_the_bad_ones_count(folder: Path) -> None:
    good = save(folder, "good.toml", GOOD)
    bad = save(folder, "bad.toml", GOOD.replace("cap", "kap"))
    result = call("check", good, bad)
    assert result.exit_code == 1
    assert "good.toml: good" in result.stdout
    assert "bad.toml:" in result.stdout
    assert 'did you mean "cap"' in result.stderr


def test_no_example_is_a_warning_and_strictly_a_failure(folder: Path) -> None:
    bare = save(folder, "bare.toml", 'extends = "default"\ntitle = "Bare"\n')
    result = call("check", bare)
    assert result.exit_code == 0
    assert "warning[examples-none]" in result.stderr
    assert call("check", bare, "--strict").exit_code == 1


def test_problems_as_json(folder: Path) -> None:
    bad = save(folder, "bad.toml", GOOD.replace("cap", "kap"))
    result = call("check", bad, "--json")
    assert result.exit_code == 1
    assert result.stderr == ""
    (problem,) = json.loads(result.stdout)
    keys = ("code", "severity", "message", "file", "line", "column", "end_column", "hint", "plugin", "related")
    assert tuple(problem) == keys
    assert (problem["code"], problem["severity"], problem["file"], problem["line"], problem["column"]) == (
        "key-unknown",
        "error",
        "bad.toml",
        4,
        1,
    )
    assert call("check", bad, "--format", "json").stdout == result.stdout
    assert call("check", save(folder, "good.toml", GOOD), "--json").stdout == "[]\n"


def test_problems_as_annotations(folder: Path) -> None:
    bad = save(folder, "bad,1.toml", GOOD.replace("cap", "kap"))
    result = call("check", bad, "--format", "github")
    assert result.exit_code == 1
    (line,) = result.stdout.splitlines()
    assert line.startswith("::error file=bad%2C1.toml,line=4,col=1,endColumn=4,title=key-unknown::")


@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"caf\xe9 = 1\n"])
def test_a_file_that_cannot_be_read(folder: Path, content: bytes | None) -> None:
    if content is not None:
        (folder / "x.toml").write_bytes(content)
    result = call("check", "x.toml")
    assert result.exit_code == 2
    assert "x.toml" in result.stderr


def test_a_folder(folder: Path) -> None:
    (folder / "x.toml").mkdir()
    assert call("check", "x.toml").exit_code == 2


def test_a_folder_without_a_slash_and_a_situation(folder: Path) -> None:
    result = call("check", ".")
    assert result.exit_code == 2
    assert '"." is a folder' in result.stderr
    assert "guts check ./*.toml" in result.stderr
    for command in ("check", "play"):
        result = call(command, save(folder, "round.toml", ROUND))
        assert result.exit_code == 2
        assert result.stderr.count("error[") == 1
        assert "guts settle round.toml" in result.stderr


def test_nothing_to_check() -> None:
    assert call("check").exit_code == 2


def test_hostile_names_reach_no_terminal(folder: Path) -> None:
    text = GOOD.replace("cap = 50", '"[/x]\\u001b[31m" = 50')
    result = call("check", save(folder, "x.toml", text))
    assert result.exit_code == 1
    assert "\x1b" not in result.output
    assert "[/x]" in result.stderr


# settle


def test_a_round_is_settled_with_reasons(folder: Path) -> None:
    result = call("settle", save(folder, "round.toml", ROUND), "--ascii")
    assert result.exit_code == 0, result.output
    text = result.stdout
    assert "Won by: Ana" in text
    assert text.index("Ana: Qs Qh (pair of queens, best)") < text.index("Cy: Jc Jd (pair of jacks)") < text.index("Bo: Ac Kd")
    assert "Ana +6 from pot: best hand" in text
    assert "Bo, Cy -6 each into pot: was in and not best" in text
    assert "Pot 12, reserve 0" in text
    assert "Ana +6, Bo -6, Cy -6, Dee 0" in text


def test_a_ruleset_is_not_settled(folder: Path) -> None:
    result = call("settle", save(folder, "friday.toml", GOOD))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "friday.toml:2:1: error[file-is-ruleset]" in result.stderr
    assert "guts check friday.toml" in result.stderr
    assert call("settle", save(folder, "mistyped.toml", ROUND.replace("hands", "hans"))).stderr.count("file-is") == 0


@pytest.mark.bundled
def test_a_game_in_which_others_pay_the_best_hand(folder: Path) -> None:
    text = 'extends = "default"\ncap = false\n[plugins.legs]\n'
    save(folder, "rules.toml", text)
    legs = 'ruleset = "rules.toml"\n' + ROUND
    result = call("settle", save(folder, "round.toml", legs))
    assert result.exit_code == 0, result.output
    assert "Best: Ana; nobody takes the pot.\nReceived from others: Ana 20\n" in result.stdout
    assert "Nobody has won" not in result.stdout
    assert "Showdown" not in result.stdout
    nobody = call("settle", save(folder, "round.toml", legs.replace('["Ana", "Bo", "Cy"]', "[]"))).stdout
    assert "Nobody has won." in nobody


@pytest.mark.bundled
def test_every_showdown_of_a_round_is_told_apart(folder: Path) -> None:
    text = """
ruleset = "three-five-seven"
pot = 6
hands = { Ana = "Qs Qh 4c 5d 8h 2d Jh", Bo = "Kc 9d 3h Jd 7c 4d 2h", Cy = "6c 6d Td 2s Tc 8d Ah" }
in = [["Ana", "Bo"], ["Ana", "Cy"], []]
"""
    lines = call("settle", save(folder, "round.toml", text), "--ascii").stdout.splitlines()
    first, second, third = [lines.index(f"Showdown {number}") for number in (1, 2, 3)]
    assert lines[second - 1] == "Best: Bo"
    assert first < lines.index("Bo: Kc 9d 3h (pair of kings, best)") < second
    assert lines[third - 1] == "Best: Ana"
    assert lines[third + 1 : third + 4] == ["Best: nobody", "Nobody takes the pot.", "Received from others: Ana 9, Bo 9"]


def test_a_round_as_json(folder: Path) -> None:
    result = call("settle", save(folder, "round.toml", ROUND), "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    (settled,) = json.loads(result.stdout)["rounds"]
    assert settled["winners"] == ["Ana"]
    assert settled["won"] == {"Ana": 6, "Bo": 0, "Cy": 0, "Dee": 0}
    assert settled["paid"] == {"Ana": 0, "Bo": 6, "Cy": 6, "Dee": 0}
    assert settled["balances"] == {"Ana": 6, "Bo": -6, "Cy": -6, "Dee": 0}
    assert (settled["pot"], settled["reserve"], settled["cycle_over"]) == (12, 0, False)
    first = settled["transfers"][0]
    assert list(first) == ["from", "to", "amount", "reason", "plugin", "why"]
    assert [first[key] for key in ("from", "to", "amount", "reason", "plugin")] == ["pot", "Ana", 6, "won", "default"]


def test_shares_are_exact(folder: Path) -> None:
    text = """
pot = 20
hands = { Ana = "Ac Kc", Bo = "Ad Kd", Cy = "Ah Kh", Dee = "As Qs" }
in = ["Ana", "Bo", "Cy", "Dee"]
"""
    result = call("settle", save(folder, "tie.toml", text))
    assert result.exit_code == 0
    assert "Ana, Bo, Cy +20/3 each from pot: best hand, tied" in result.stdout
    settled = json.loads(call("settle", "tie.toml", "--json").stdout)["rounds"][0]
    assert settled["balances"]["Ana"] == "20/3"


def test_what_is_expected_and_comes_out(folder: Path) -> None:
    result = call("settle", save(folder, "round.toml", ROUND + "expect = { pot = 12, winners = ['Ana'] }\n"))
    assert result.exit_code == 0
    assert "as expected" in result.stderr


def test_what_is_expected_and_does_not_come_out(folder: Path) -> None:
    save(folder, "round.toml", ROUND + "expect = { pot = 18 }\n")
    for more in ((), ("--json",)):
        result = call("settle", "round.toml", *more)
        assert result.exit_code == 1
        assert "round.toml:5:" in result.stderr
        assert "18" in result.stderr
        assert "12" in (result.stdout if more else result.stderr)


def test_the_ruleset_is_found_beside_the_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = folder / "inner"
    inner.mkdir()
    save(inner, "friday.toml", GOOD)
    save(inner, "round.toml", 'ruleset = "friday.toml"\n' + ROUND.replace("pot = 6", "pot = 20"))
    result = call("settle", "inner/round.toml", "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["rounds"][0]["pot"] == 40  # the cap is 50, not 20


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("Ac Kd", "Qs Kd"), "Q"),
        (("Ac Kd", "Ac Kx"), "Kx"),
        (('in = ["Ana", "Bo"', 'in = ["Ana", "Bob"'), "Bob"),
        (('in = ["Ana", "Bo"', 'in = ["Ana", "Ana"'), "Ana"),
        (("pot = 6", "pot = -6"), "-6"),
        (("pot = 6", "pot = nan"), "nan"),
        (("pot = 6", 'pot = "1/0"'), "1/0"),
        (("pot = 6", "pot = 1e9999999"), "1e9999999"),
        (("pot = 6", "pot = true"), "true"),
        (("pot = 6", "pott = 6"), "pott"),
        (("pot = 6", "ruleset = 3"), "ruleset"),
        (("pot = 6", 'ruleset = "no-such"'), "no-such"),
    ],
)
def test_situations_that_are_wrong(folder: Path, change: tuple[str, str], said: str) -> None:
    save(folder, "round.toml", ROUND.replace(*change))
    result = call("settle", "round.toml")
    assert result.exit_code in (1, 2)
    assert result.stdout == ""
    assert "round.toml:" in result.stderr or said == "no-such"
    assert said in result.stderr


@pytest.mark.parametrize("content", [None, b"", b"\xff"])
def test_files_that_are_no_situations(folder: Path, content: bytes | None) -> None:
    if content is not None:
        (folder / "round.toml").write_bytes(content)
    result = call("settle", "round.toml")
    assert result.exit_code == (1 if content == b"" else 2)
    assert result.stdout == ""
    assert "round.toml" in result.stderr


# what a situation's problems point at


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (f'{ROUND}ruleset = "nope"', "4:11: error[ruleset-unknown]"),
        (f'{ROUND}ruleset = "nope.toml"', "4:11: error[file-missing]"),
        (ROUND.replace('"Cy"]', '"Ana"]'), '3:20: error[seat-twice]: "Ana" is named twice'),
        (ROUND.replace('"Cy"]', '"Ana"]'), '3:7: note: "Ana" is here'),
        ('players = ["a", "a"]', '1:12: note: "a" is here'),
        (f"{ROUND}expect = {{ pot = 13 }}", "4:18: error[expect-differs]"),
        pytest.param('ruleset = "ghost.toml"\n' + ROUND, "1:1: error[card-missing]", marks=pytest.mark.bundled),
    ],
)
def test_a_problem_of_a_situation_has_its_place(folder: Path, text: str, where: str) -> None:
    save(folder, "ghost.toml", 'extends = "default"\n[plugins.ghost]\n')
    result = call("settle", save(folder, "round.toml", text.lstrip("\n")))
    assert f"round.toml:{where}" in result.stderr


@pytest.mark.parametrize("kind", ["missing", "folder", "pipe"])
def test_advice_about_a_file_to_settle_is_about_situations(folder: Path, kind: str) -> None:
    if kind == "folder":
        (folder / "round.toml").mkdir()
    elif kind == "pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("there are no pipes with a name")
        os.mkfifo(folder / "round.toml")
    result = call("settle", "round.toml")
    assert result.exit_code == 2
    assert "scripted situation" in result.stderr
    assert "ruleset" not in result.stderr


@pytest.mark.bundled
def test_a_tie_with_the_ghost_is_why_nobody_has_won(folder: Path) -> None:
    save(folder, "ghost.toml", 'extends = "default"\n[plugins.ghost]\n')
    text = 'ruleset = "ghost.toml"\npot = 6\nhands = { Ana = "Kh Ks", Bo = "9d 2c" }\nin = ["Ana"]\nghost = '
    tied = call("settle", save(folder, "round.toml", text + '"Kd Kc"'))
    assert "Nobody has won: Ana ties with ghost, a hand of the house.\n" in tied.stdout
    beaten = call("settle", save(folder, "round.toml", text + '"Ad Ac"'))
    assert "Nobody has won.\n" in beaten.stdout
