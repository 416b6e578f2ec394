"""Why chips moved: the rule, the plugin and the line of the ruleset behind every movement."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cli_tools import call
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import Field
from tables import NAMES, Script, hands

from guts_core import __version__
from guts_core.chips import Chips, read_chips
from guts_core.discovery import Entry
from guts_core.hooks import hookimpl
from guts_core.ledger import Transfer
from guts_core.loader import Loaded, load_text
from guts_core.session import Opening, Session
from guts_core.table import Contest, Table
from guts_core.variant import Variant
from guts_core.why import Ground, Reasons, Why, why_json

STEPS = """\
steps = [
  { do = "ante" },
  { do = "deal", cards = 2 },
  { do = "declare" },
  { do = "showdown" },
  { do = "settle" },
]
"""


class Toll(Variant):
    """Who wins pays a chip to the next pot."""

    chips: int = Field(1, description="How much.")

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> list[Transfer]:
        return [Transfer(seat, "pot", self.chips, "toll") for contest in contests for seat in contest.winners]


class Half(Variant):
    """Only half of the pot has to be matched."""

    @hookimpl
    def guts_stake(self, table: Table, pot: str) -> Chips:
        return table.pot(pot) // 2


ENTRIES = (
    Entry("toll", "test_why:Toll", "guts-toll", "1.2"),
    Entry("half", "test_why:Half", "guts-half", "3.4"),
)


def played(text: str, *cards: str, said: str = "iio", file: str = "friday.toml", **opening: Any) -> tuple[list[Why], Loaded]:
    """Why chips moved in one round of a ruleset."""
    loaded = load_text(text, file, plugins=ENTRIES)
    given = Opening(pots={"pot": opening.get("pot", 0)})
    session = Session(loaded.game, NAMES[:3], opening=given, rounds=1, cards=lambda: Script(hands(*cards)))
    session.answer(["in" if sign == "i" else "out" for sign in said])
    return Reasons(loaded, loaded.messages()).of_record(session.table.record, session.names), loaded


def places(found: list[Why], code: str) -> list[tuple[str, int | None] | None]:
    """File and line of each rule behind the movements with this code."""
    grounds = next(why.grounds for why in found if why.move.reason == code)
    return [None if ground.place is None else (ground.place.file, ground.place.line) for ground in grounds]


HIGH = ("Qs Qh", "Ac Kd", "2c 3d")


def test_what_no_file_says_is_the_default_game() -> None:
    found, _ = played('title = "plain"', *HIGH)
    assert {why.move.reason for why in found} == {"ante", "won", "match"}
    for why in found:
        assert [(ground.plugin, ground.version, ground.place) for ground in why.grounds] == [("default", __version__, None)]
        assert why.reason
        assert why.grounds[0].sentence.endswith(".")


def test_the_key_that_matters_or_else_the_step() -> None:
    found, _ = played(f"ante = 2\ncap = 5\n{STEPS}", *HIGH)
    assert places(found, "ante") == [("friday.toml", 1)]
    assert places(found, "overflow") == [("friday.toml", 2)]
    assert places(found, "won") == places(found, "match") == [("friday.toml", 8)]


def test_without_the_key_the_step_is_named() -> None:
    found, _ = played(STEPS, *HIGH)
    assert places(found, "ante") == [("friday.toml", 2)]


def test_an_ante_of_a_step_s_own() -> None:
    found, _ = played(f"ante = 2\n{STEPS}".replace('"ante" }', '"ante", amount = 3 }'), *HIGH)
    assert places(found, "ante") == [("friday.toml", 3)]


def test_a_step_within_a_group() -> None:
    text = STEPS.replace(
        '  { do = "showdown" },\n  { do = "settle" },',
        '  { do = "group", steps = [\n    { do = "showdown" },\n    { do = "settle" },\n  ] },',
    )
    assert places(played(text, *HIGH)[0], "match") == [("friday.toml", 7)]


def test_what_a_base_says_is_named_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(f"cap = 5\n{STEPS}", encoding="utf-8")
    found, _ = played('extends = "./base.toml"\nante = 2\n', *HIGH, file=str(tmp_path / "own.toml"))
    assert places(found, "ante") == [(str(tmp_path / "own.toml"), 2)]
    assert [place and (Path(place[0]).name, place[1]) for place in places(found, "overflow")] == [("base.toml", 1)]


def test_a_plugin_that_asks_for_a_movement() -> None:
    found, _ = played(f"{STEPS}\n[plugins.toll]\nchips = 2\n", *HIGH)
    why = next(why for why in found if why.move.reason == "toll")
    [ground] = why.grounds
    assert (ground.plugin, ground.version, ground.place and ground.place.line) == ("toll", "1.2", 9)
    assert ground.sentence.startswith("Who wins pays a chip to the next pot."), "its summary, for it has no text of its own"
    assert (why.move.source, why.move.target, why.move.amount) == (0, "pot", 2)


def test_a_plugin_that_has_a_say_in_how_much() -> None:
    found, _ = played(f"{STEPS}\n[plugins.half]\n", *HIGH, pot=6)
    why = next(why for why in found if why.move.reason == "match")
    assert why.move.amount == 3
    assert [ground.plugin for ground in why.grounds] == ["half", "default"]
    assert places(found, "match") == [("friday.toml", 9), ("friday.toml", 6)]


def test_in_json_the_first_rule_is_the_movement_s_own() -> None:
    found, _ = played(f"{STEPS}\n[plugins.half]\n", *HIGH, pot=6)
    written = why_json(next(why for why in found if why.move.reason == "match"))
    assert list(written) == ["reason", "sentence", "plugin", "version", "file", "line", "also"]
    assert (written["plugin"], written["file"], written["line"]) == ("half", "friday.toml", 9)
    assert [(other["plugin"], other["version"], other["line"]) for other in written["also"]] == [("default", __version__, 6)]


def test_a_rule_that_nobody_knows_leaves_the_code() -> None:
    loaded = load_text("", "friday.toml", plugins=())
    why = Reasons(loaded, loaded.messages()).why(Transfer(0, "pot", 1, "odd", "gone", "nothing"), NAMES)
    assert (why.reason, why.grounds) == ("odd", ())
    assert why_json(why) == {"reason": "odd"}
    assert Ground("", "gone", "", None) not in why.grounds


# The commands

TIE = """\
pot = 20
players = ["Ana", "Bo", "Cy"]
hands = { Ana = "Kh Ks", Bo = "Kd Kc", Cy = "Ac Qd" }
in = ["Ana", "Bo", "Cy"]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    (tmp_path / "own.toml").write_text(f"cap = 30\n{STEPS}", encoding="utf-8")
    (tmp_path / "tie.toml").write_text(f'ruleset = "own.toml"\n{TIE}', encoding="utf-8")
    return tmp_path


def test_settle_says_the_rule_and_the_line_below_each_movement(folder: Path) -> None:
    lines = call("settle", "tie.toml").stdout.splitlines()
    at = lines.index("Cy -20 into pot: was in and not best, so the old pot is matched")
    assert lines[at + 1].startswith("  Everybody else who was in has lost")
    assert lines[at + 1].endswith(" [default, own.toml:7]")


def test_settle_names_a_bundled_file_without_its_folder(folder: Path) -> None:
    (folder / "tie.toml").write_text(TIE, encoding="utf-8")
    assert "[default, default.toml:" in call("settle", "tie.toml").stdout


def test_settle_fits_a_narrow_terminal(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown = call("settle", "tie.toml").stdout
    assert all(len(line) <= 40 for line in shown.splitlines())
    assert "own.toml:7]" in shown


def test_play_says_it_when_asked(folder: Path) -> None:
    arguments = ("play", "own.toml", "--bots-only", "--seed", "4", "--rounds", "3")
    plain, told = call(*arguments).stdout, call(*arguments, "--why").stdout
    added = [line for line in told.splitlines() if line not in plain.splitlines()]
    assert "own.toml:" not in plain
    assert added
    assert all(line.startswith("    ") and line.endswith("]") for line in added)


def test_replay_says_it_without_lines_for_a_log_has_none(folder: Path) -> None:
    call("play", "own.toml", "--bots-only", "--seed", "4", "--rounds", "3", "--log", "game.jsonl")
    assert "[default, game.jsonl]" in call("replay", "game.jsonl", "--why").stdout
    assert "[default" not in call("replay", "game.jsonl").stdout


CARDS = st.permutations([f"{rank}{suit}" for rank in "89TJQKA" for suit in "cdhs"])


@settings(max_examples=10)
@given(CARDS, st.integers(2, 6), st.sets(st.integers(0, 5)), st.integers(0, 40), st.sampled_from(["1", "0.25", '"1/3"']))
def test_the_justified_transfers_of_settle_add_up_to_the_balances(
    tmp_path_factory: pytest.TempPathFactory, deck: list[str], seats: int, ins: set[int], pot: int, ante: str
) -> None:
    folder = tmp_path_factory.getbasetemp()
    (folder / "rules.toml").write_text(f"ante = {ante}\ncap = 25\n{STEPS}", encoding="utf-8")
    dealt = ", ".join(f'{NAMES[seat]} = "{deck[2 * seat]} {deck[2 * seat + 1]}"' for seat in range(seats))
    named = ", ".join(f'"{NAMES[seat]}"' for seat in sorted(ins) if seat < seats)
    text = f'ruleset = "rules.toml"\npot = {pot}\nbalances = {{ {NAMES[0]} = 7 }}\nhands = {{ {dealt} }}\nin = [{named}]\n'
    (folder / "round.toml").write_text(text, encoding="utf-8")
    [settled] = json.loads(call("settle", folder / "round.toml", "--json").stdout)["rounds"]
    net: dict[str, Chips] = dict.fromkeys(settled["balances"], 0) | {NAMES[0]: 7}
    for move in settled["transfers"]:
        for name, sign in ((move["from"], -1), (move["to"], 1)):
            if name in net:
                net[name] += sign * read_chips(move["amount"])
        assert move["why"]["reason"]
        assert move["why"]["sentence"]
        assert move["why"]["file"].endswith("rules.toml")
        assert move["why"]["line"] in (1, 2, 8)
    assert net == {name: read_chips(amount) for name, amount in settled["balances"].items()}
