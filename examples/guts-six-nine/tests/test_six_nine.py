"""The conformance kit, which knows what every plugin must do, and tests of what this one does."""

from __future__ import annotations

import pytest
from guts_core import conformance, load, settle
from guts_core.conformance import Report


@pytest.fixture(scope="module")
def report() -> Report:
    return conformance.run("six-nine")


@pytest.mark.parametrize("check", [check.id for check in conformance.CHECKS])
def test_conformance(report: Report, check: str) -> None:
    result = report[check]
    assert result.status != "fail", "\n".join(result.lines())


@pytest.mark.parametrize(("hand", "paid"), [("As Kh", 6), ("2c 2d", 0), ("3c 3d", 0), ("9c 6d", 0)])
def test_a_lone_player_with_less_than_the_pair_matches_the_pot(hand: str, paid: int) -> None:
    situation = {"pot": 6, "hands": {"Ana": hand, "Bo": "7h 4c"}, "in": ["Ana"]}
    (played,) = settle(load("six-nine").game, situation).rounds
    assert played.paid == {"Ana": paid, "Bo": 0}


def test_several_players_have_nothing_to_do_with_the_pair() -> None:
    situation = {"pot": 6, "hands": {"Ana": "As Kh", "Bo": "7h 4c"}, "in": ["Ana", "Bo"]}
    (played,) = settle(load("six-nine").game, situation).rounds
    assert (played.winners, played.paid) == (("Ana",), {"Ana": 0, "Bo": 6})
