"""An agreed last round, and what becomes of the chips that are left."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from guts_plugins.elimination import Elimination
from guts_plugins.last_round import LastRound
from plugin_tables import has_words
from tables import Heard, game, hands

from guts_core.events import RoundEnded
from guts_core.game import assemble
from guts_core.ledger import Over
from guts_core.session import Opening
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep

CARDS = hands("As Ah", "Kc Kd", "Qc Qd")


def table(*, rounds: int | None = 1, left: Any = "shared", played: int = 1, balances: Any = (0, 0, 0), **keys: Any) -> Heard:
    pots = {"pot": keys.pop("pot", 20), "reserve": keys.pop("reserve", 10)}
    rules = game(*keys.pop("steps", ()), plugins={"last-round": LastRound(rounds=rounds, left=left)}, **keys)
    return Heard(rules, 3, CARDS, opening=Opening(pots=pots, balances=dict(enumerate(balances))), rounds=played)


@pytest.mark.parametrize(
    ("left", "balances", "pot", "reserve"),
    [
        # Ana takes 20, Bo pays 20: 20 and 10 are left
        ("shared", (30, -10, 10), 0, 0),
        ("leader", (50, -20, 0), 0, 0),
        ("winner", (50, -20, 0), 0, 0),
        ("carried", (20, -20, 0), 20, 10),
    ],
)
def test_what_is_left_after_the_last_round(left: str, balances: tuple[int, ...], pot: int, reserve: int) -> None:
    heard = table(left=left).declare(0, 1)
    assert (heard.balances, heard.pot, heard.reserve) == (balances, pot, reserve)
    [end] = heard.of(RoundEnded)
    assert (end.cycle_over, end.game_over) == (True, True)
    assert [over.reason for over in heard.of(Over)] == ["agreed"]


def test_leaders_who_are_level_share_and_the_leader_need_not_have_won() -> None:
    heard = table(left="leader", balances=(0, 3, 3), pot=6, reserve=0).declare()
    assert heard.balances == (0, 6, 6)


def test_where_nobody_has_won_the_last_round_what_is_left_lies_over() -> None:
    heard = table(left="winner").declare()
    assert (heard.balances, heard.pot, heard.reserve) == ((0, 0, 0), 20, 10)


def test_shares_are_exact_or_in_whole_chips() -> None:
    assert table(pot=20, reserve=0).declare().balances == (Fraction(20, 3),) * 3
    assert table(pot=20, reserve=0, chip=1).declare().balances == (7, 7, 6)


def test_an_empty_pot_does_not_end_the_game_before_the_last_round() -> None:
    heard = table(rounds=3, played=3, pot=6, reserve=0).declare(0).declare(1)
    assert [end.cycle_over for end in heard.of(RoundEnded)] == [False, False]
    # everybody antes again, in the second round and in the third, whose pot is divided
    assert heard.declare().balances == (5, 2, -1)
    assert [end.game_over for end in heard.of(RoundEnded)] == [False, False, True]


def test_rounds_are_counted_over_the_session() -> None:
    heard = table(rounds=2, played=4, pot=6, reserve=0).declare().declare().declare().declare()
    assert [end.game_over for end in heard.of(RoundEnded)] == [False, True, False, True]


def test_without_rounds_only_what_another_end_leaves_is_divided() -> None:
    steps = (AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep(ends="lone"))
    heard = table(rounds=None, steps=steps, left="winner").declare(0)
    # alone: 20 from the pot, and what has been refilled from the reserve
    assert (heard.balances, heard.pot, heard.reserve) == ((30, 0, 0), 0, 0)
    plain = table(rounds=None, pot=6, reserve=0).declare(0)
    assert (plain.balances, plain.session.table.cycle_over) == ((6, 0, 0), True)


def test_only_who_still_plays_gets_a_share() -> None:
    plugins = {"elimination": Elimination(payments=1), "last-round": LastRound(rounds=2)}
    heard = Heard(game(plugins=plugins, cap=False), 3, CARDS, pot=6, rounds=2)
    heard.declare(0, 1).declare()
    # Bo has paid 6 and left; 12 are divided between Ana and Cy
    assert heard.balances == (6, -6, 6)


def test_several_games_in_a_session_get_a_warning() -> None:
    [warning] = assemble(game(plugins={"last-round": LastRound(rounds=20)}, cycles=5)).warnings
    assert (warning.text, warning.path, warning.severity) == ("last-round-objection-cycles", ("cycles",), "warning")
    assert assemble(game(plugins={"last-round": LastRound()}, cycles=5)).warnings == ()


def test_its_words() -> None:
    reasons = ("reason-agreed", "reason-shared", "reason-leader", "reason-winner")
    for plugin in (LastRound(), LastRound(rounds=20)):
        has_words("last-round", plugin, *reasons, "objection-cycles", cycles=5, rounds=20)
