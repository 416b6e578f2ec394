"""Every movement in every shipped ruleset and catalogue game is justified, and what is justified adds up."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cli_tools import call
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from plugin_tables import CATALOGUE, RULESETS, any_answer
from tables import NAMES

from guts_core.chips import Chips, read_chips, write_chips
from guts_core.loader import Loaded, load
from guts_core.messages import Messages
from guts_core.profile import DEFAULT
from guts_core.session import Session
from guts_core.table import Record
from guts_core.why import Reasons, why_json

ROUNDS = 6
TEXTS = Messages("en", ("guts_core", "guts_plugins"))
"""Every text at once, read but once."""


@cache
def _reasons(path: Path) -> tuple[Loaded, Reasons]:
    loaded = load(str(path))
    return loaded, Reasons(loaded, TEXTS)


@pytest.mark.parametrize("path", [*RULESETS, *CATALOGUE], ids=lambda path: path.stem)
# without shrinking: a game that fails is small enough, and a smaller seed is no simpler
@settings(max_examples=3, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(st.integers(0, 2**20), st.floats(0.2, 0.9))
def test_the_justified_movements_of_a_round_add_up_to_the_difference_in_balances(path: Path, luck: int, bold: float) -> None:
    loaded, reasons = _reasons(path)
    random = Random(luck)
    seats = random.randint(loaded.ruleset.seats.min, min(loaded.game.max_seats, 7))
    session = Session(loaded.game, NAMES[:seats], seed=luck, cycles=10**6, rounds=ROUNDS)
    checked = 0
    for _ in range(ROUNDS * 40 * seats):
        if session.over:
            break
        session.answer([any_answer(request, random, bold) for request in session.pending])
        record = session.table.record
        if session.table.previous is not None and session.table.previous.round > checked:
            checked = session.table.previous.round
            _adds_up(loaded, reasons, session.table.previous, record.opening.balances)
    assert checked or session.rounds < 2


def _adds_up(loaded: Loaded, reasons: Reasons, record: Record, after: tuple[Chips, ...]) -> None:
    net = [*record.opening.balances]
    for why in reasons.of_record(record, NAMES):
        # what is added up is what is written, not what was booked
        amount = read_chips(write_chips(why.move.amount))
        for account, sign in ((why.move.source, -1), (why.move.target, 1)):
            if isinstance(account, int):
                net[account] += sign * amount
        written = why_json(why)
        assert written["reason"]
        assert any(TEXTS.has(f"{owner}-reason-{why.move.reason}") for owner in (why.move.plugin, DEFAULT))
        assert written["sentence"], (why.move, written)
        for ground in why.grounds:
            assert ground.version
            assert ground.plugin == DEFAULT or ground.plugin in loaded.ruleset.plugins
            assert ground.place is not None, (why.move, ground)
            if ground.plugin != DEFAULT:
                line = Path(ground.place.file).read_text(encoding="utf-8").splitlines()[(ground.place.line or 0) - 1]
                assert ground.plugin in line
    assert tuple(net) == after


def _grounds(tmp_path: Path, rules: str, round_: str) -> dict[str, set[str]]:
    """The plugins that `guts settle` names for each reason."""
    (tmp_path / "rules.toml").write_text(rules, encoding="utf-8")
    (tmp_path / "round.toml").write_text(f'ruleset = "rules.toml"\n{round_}', encoding="utf-8")
    [played] = json.loads(call("settle", tmp_path / "round.toml", "--json").stdout)["rounds"]
    return {move["reason"]: {why["plugin"], *[also["plugin"] for also in why.get("also", ())]} for move, why in _whys(played)}


def _whys(played: dict[str, Any]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    return [(move, move["why"]) for move in played["transfers"]]


LONE = 'pot = 6\nhands = { Ana = "Kh Ks", Bo = "9d 2c" }\nghost = "Kc Kd"\nin = ["Ana"]\n'
DESERTED = 'pot = 6\nhands = { Ana = "Kh Ks", Bo = "9d 2c" }\nin = []\n'


def test_a_hand_that_nobody_holds_has_a_say_when_it_wins(tmp_path: Path) -> None:
    rules = 'extends = "default"\n[plugins.ghost]\nplays = "lone"\ntie = "ghost"\n'
    assert _grounds(tmp_path, rules, LONE)["match"] == {DEFAULT, "ghost"}


def test_a_plugin_without_a_word_about_nobody_in_has_no_say_there(tmp_path: Path) -> None:
    rules = 'extends = "default"\n[plugins.ghost]\nplays = "lone"\n[plugins.coward]\n'
    assert set.union(*_grounds(tmp_path, rules, DESERTED).values()) == {"coward"}


def test_what_tells_tied_hands_apart_or_shares_chips_has_a_say(tmp_path: Path) -> None:
    rules = 'extends = "default"\nchip = 1\n[plugins.odd-chips]\nto = "pot"\n'
    tied = 'pot = 5\nhands = { Ana = "Kh Ks", Bo = "Kd Kc" }\nin = ["Ana", "Bo"]\n'
    assert "odd-chips" in set.union(*_grounds(tmp_path, rules, tied).values())
    suits = 'extends = "default"\n[plugins.suit-order]\n'
    tied = 'pot = 6\nhands = { Ana = "Ks Qh", Bo = "Kd Qc" }\nin = ["Ana", "Bo"]\n'
    assert all("suit-order" in plugins for plugins in _grounds(tmp_path, suits, tied).values())
