"""`guts diff`: in what two rulesets differ, and a round that goes differently."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from cli_tools import call
from loader_plugins import ENTRIES

from guts_core.difference import Change, changes
from guts_core.differing_round import PlayFailed, common_seats, find
from guts_core.game import assemble
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.loader import Loaded, load_text
from guts_core.ruleset import Ruleset
from guts_core.table import Contest, Table
from guts_core.variant import Variant

NAMES = "Ana Bo Cy Dee Eli Fay Gus Hal Ivy Jon".split()
STEPS = "[{do='ante'}, {do='deal', cards=2}, {do='declare'}, {do='showdown'}, {do='settle'}]"


def steps(old: str, new: str) -> str:
    """The usual steps, changed."""
    assert old in STEPS
    return f"steps = {STEPS.replace(old, new)}"


def loaded(text: str) -> Loaded:
    return load_text(text, "a.toml", plugins=ENTRIES, rulesets=())


def differences(first: str, second: str) -> list[Change]:
    return changes(loaded(first), loaded(second))


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ("", "title = 'Other'\nauthors = ['Ana']", []),
        ("cap = 20", "", []),
        ("", "cap = false", [Change("key", "cap", 20, False)]),
        ("chip = 0.5", "", [Change("key", "chip", "1/2", None)]),
        (
            "seats = { max = 5 }",
            "[ranking]\nlow = true",
            [Change("key", "seats.max", 5, 10), Change("key", "ranking.low", False, True)],
        ),
        ("[plugins.haunt]\nplays = 'lone'", "", [Change("plugin", "haunt", {"plays": "lone"}, None, "haunt")]),
        ("", "[plugins.haunt]", [Change("plugin", "haunt", None, {}, "haunt")]),
        ("[plugins.haunt]", "[plugins.haunt]\nplays = 'lone'", [Change("option", "plays", "always", "lone", "haunt")]),
        (
            "[plugins.haunt]\n[plugins.twister]",
            "[plugins.twister]\n[plugins.haunt]",
            [Change("order", "plugins", ["haunt", "twister"], ["twister", "haunt"])],
        ),
        (
            f"steps = {STEPS}",
            steps("cards=2", "cards=3"),
            [Change("parameter", "deal", 2, 3, steps=(2, 2), parameter="cards")],
        ),
        (
            f"steps = {STEPS}",
            steps("{do='declare'}", "{do='declare'}, {do='deal', cards=1, to='in'}"),
            [Change("step", "deal", None, {"do": "deal", "cards": 1, "to": "in"}, steps=(0, 4))],
        ),
        (
            steps("{do='ante'}", "{do='ante'}, {do='group', steps=[{do='ante', amount=2}]}"),
            f"steps = {STEPS}",
            [Change("step", "group", {"do": "group", "steps": [{"do": "ante", "amount": 2}]}, None, steps=(2, 0))],
        ),
    ],
)
def test_what_differs(first: str, second: str, found: list[Change]) -> None:
    assert differences(first, second) == found


def test_every_difference_of_the_hash_is_told() -> None:
    """Whatever changes the hash is a change, and nothing else is."""
    texts = ["", "title = 'x'", "ante = 2", "cycles = 3", "[ranking]\nbest = 2", "[plugins.haunt]", f"steps = {STEPS}"]
    for first in texts:
        for second in texts:
            same = loaded(first).ruleset.hash == loaded(second).ruleset.hash
            assert (differences(first, second) == []) is same


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("cap = 5", "cap = 6"),
        ("ante = 1", "ante = 2"),
        ("", "[ranking]\nlow = true"),
        ("", steps("cards=2", "cards=3")),
        ("", steps("do='settle'", "do='settle', ends='lone'")),
        ("seats = { min = 7 }", "seats = { min = 7 }\ncap = false"),
    ],
)
def test_a_round_is_found_and_stands_the_same_before_it(first: str, second: str) -> None:
    sides = [loaded(text).game for text in (first, second)]
    search = find(sides[0], sides[1], NAMES)
    assert search.parting is not None
    left, right = search.parting.after
    assert left != right
    assert search.rounds <= 10_000
    again = find(sides[0], sides[1], NAMES)
    assert again == search


@pytest.mark.parametrize("change", ["cycles = 3", "seats = { max = 5 }", "[ranking]\nlow_ace = false"])
def test_no_round_is_found_where_no_round_goes_differently(change: str) -> None:
    search = find(loaded("").game, loaded(change).game, NAMES, rounds=200)
    assert search.parting is None
    assert search.rounds == 200


def test_seats_that_both_games_admit() -> None:
    few, many = loaded("seats = { max = 4 }").game, loaded("seats = { min = 5 }").game
    assert common_seats(few, few) == (4, 3, 2)
    assert common_seats(few, many) == ()
    assert common_seats(many, many) == (5, 6, 10)
    assert find(few, many, NAMES).parting is None


class Breaks(Variant):
    """It breaks."""

    @hookimpl
    def guts_winners(self, table: Table, contest: Contest) -> tuple[Seat, ...]:
        raise ValueError("broken")


def test_a_rule_that_fails_is_told_with_its_side() -> None:
    broken = assemble(Ruleset(plugins={"breaks": Breaks()}))
    with pytest.raises(PlayFailed) as info:
        find(loaded("").game, broken, NAMES)
    assert info.value.side == 1
    assert info.value.failure.plugin == "breaks"


@pytest.mark.slow
def test_ten_thousand_rounds_take_seconds() -> None:
    game = loaded("").game
    started = time.process_time()
    assert find(game, game, NAMES).rounds == 10_000
    assert time.process_time() - started < 15


# The command


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("a.toml").write_text('title = "A"\n', encoding="utf-8")
    Path("b.toml").write_text('title = "B"\ncap = 3\n', encoding="utf-8")
    Path("c.toml").write_text('title = "\\u001b[31mC"\ncap = 20\n', encoding="utf-8")
    Path("few.toml").write_text("seats = { max = 4 }\n", encoding="utf-8")
    Path("many.toml").write_text("seats = { min = 5 }\n", encoding="utf-8")
    return tmp_path


def test_the_same_rules_under_another_title(files: Path) -> None:
    result = call("diff", "a.toml", "c.toml")
    assert result.exit_code == 0
    assert "a.toml and c.toml are the same rules: hash " in result.stdout
    assert json.loads(call("diff", "a.toml", "c.toml", "--json").stdout)["same"] is True


def test_the_difference_and_a_round_are_told(files: Path) -> None:
    result = call("diff", "a.toml", "b.toml", "--seats", "3", "--seed", "5")
    assert result.exit_code == 1
    for words in (
        "cap: 20 in a.toml, 3 in b.toml",
        "The largest active pot",
        "How the rule sheets put it",
        "A round that goes differently, with 3 seats",
        "By a.toml",
        "By b.toml",
        " holds ",
    ):
        assert words in result.stdout
    assert call("diff", "a.toml", "b.toml", "--seats", "3", "--seed", "5").stdout == result.stdout


def test_a_round_as_json(files: Path) -> None:
    shown = json.loads(call("diff", "a.toml", "b.toml", "--json").stdout)
    assert shown["changes"][0] | {"meaning": ""} == {
        "kind": "key",
        "name": "cap",
        "first": 20,
        "second": 3,
        "plugin": "",
        "steps": [0, 0],
        "parameter": "",
        "meaning": "",
    }
    assert shown["round"]["after"][0]["pots"] != shown["round"]["after"][1]["pots"]
    assert shown["round"]["after"][0]["events"]


def test_no_rounds_are_played_where_none_can_be_or_none_are_wanted(files: Path) -> None:
    assert "no round can be compared" in " ".join(call("diff", "few.toml", "many.toml").stdout.split())
    assert "A round" not in call("diff", "a.toml", "b.toml", "--rounds", "0").stdout
    none = call("diff", "a.toml", "few.toml", "--rounds", "20")
    assert none.exit_code == 1
    assert "No round was found that goes differently, in 20 rounds" in none.stdout


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("a.toml", "b.toml", "--seats", "40"), 2),
        (("few.toml", "many.toml", "--seats", "4"), 2),
        (("a.toml", "nowhere.toml"), 2),
        (("a.toml", "wrong.toml"), 1),
        (("a.toml",), 2),
    ],
)
def test_what_is_asked_wrongly_is_said(files: Path, words: tuple[str, ...], status: int) -> None:
    Path("wrong.toml").write_text("cap = true\n", encoding="utf-8")
    result = call("diff", *words)
    assert result.exit_code == status
    assert result.stderr


@pytest.mark.bundled
@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ("default", "ghost", "ghost: "),
        ("default", "compulsory", "Only in compulsory: the plugin compulsory"),
        ("default", "single-loser", "By single-loser"),
        ("re-ante", "coward", "Only in re-ante: the plugin re-ante"),
        ("legs", "napalm", "The plugin legs, to_win: 3 in legs, 5 in napalm"),
        ("three-five-seven", "napalm", "ranking.low_ace: true in three-five-seven, false in napalm"),
        ("four-two-two", "four-two-two-house", "A round that goes differently"),
    ],
)
def test_bundled_games_are_told_apart(first: str, second: str, words: str) -> None:
    result = call("diff", first, second)
    assert result.exit_code == 1
    assert words in " ".join(result.stdout.split())
    assert "A round that goes differently" in result.stdout


def test_it_fits_forty_columns_and_ascii(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown = call("diff", "a.toml", "b.toml", "--ascii").stdout
    assert shown.isascii()
    assert max(map(len, shown.splitlines())) <= 40
