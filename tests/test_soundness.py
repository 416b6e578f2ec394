"""What a list of steps comes to, and the law of the checker for rulesets without any plugin."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from drawn_rulesets import Data, obeys, rulesets, toml
from hypothesis import HealthCheck, given, settings
from tables import Heard, codes, game, hands

from guts_core.game import assemble
from guts_core.hooks import hookimpl
from guts_core.steps import (
    AnteStep,
    ContestSpec,
    DealStep,
    DeclareStep,
    GroupStep,
    RepeatStep,
    SettleStep,
    ShowdownStep,
    Step,
)
from guts_core.table import Table
from guts_core.variant import Variant

ANTE, DEAL, DECLARE, SHOWDOWN, SETTLE = AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep()
START: Final = (ANTE, DEAL)
AGAIN: Final = DeclareStep(who="in")
HIGH_LOW: Final = DeclareStep(choices=("high", "low", "both", "out"))


def when(step: Step, condition: str) -> Step:
    return step.model_copy(update={"when": condition})


def among(*words: str) -> ShowdownStep:
    return ShowdownStep(contests=tuple(ContestSpec(name=word, among=(word,)) for word in words))


def told(*steps: Step, plugins: dict[str, Variant] | None = None) -> set[str]:
    """The codes of errors and warnings about a round of these steps."""
    rules = game(*START, *steps, plugins=plugins or {})
    found = codes(rules)
    return set(found) if found else {warning.code for warning in assemble(rules).warnings}


class Weather(Variant):
    """Brings a condition, and has a say where nobody is in."""

    @hookimpl
    def guts_conditions(self) -> Any:
        return {"raining": lambda table: table.round > 1}

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Any, contests: Any) -> Any:
        return []


class House(Variant):
    """A hand that nobody holds."""

    @hookimpl
    def guts_house(self, table: Table, ins: tuple[int, ...]) -> tuple[str, ...]:
        return ("ghost",) if ins else ()

    @hookimpl
    def guts_house_cards(self, table: Table, step: DealStep) -> Any:
        return {"ghost": step.cards}


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ((DECLARE, SHOWDOWN, SETTLE), set()),
        ((SHOWDOWN, SETTLE), set()),
        ((DECLARE, SHOWDOWN, SETTLE, DECLARE, SHOWDOWN, SETTLE), set()),
        ((DECLARE, SHOWDOWN, SHOWDOWN, SETTLE), set()),
        ((DECLARE, AGAIN, SHOWDOWN, SETTLE), set()),
        ((DECLARE, SHOWDOWN, SETTLE, SETTLE), set()),
        ((DECLARE, GroupStep(steps=(SHOWDOWN, SETTLE))), set()),
        ((DECLARE, GroupStep(steps=(SHOWDOWN, SETTLE), when="somebody-in")), set()),
        ((DECLARE, when(SHOWDOWN, "somebody-in"), SETTLE), set()),
        ((DECLARE, SHOWDOWN, when(SETTLE, "somebody-in")), set()),
        ((RepeatStep(steps=(DECLARE, SHOWDOWN, SETTLE), max=3, until="lone"),), set()),
        ((RepeatStep(steps=(DECLARE, SHOWDOWN), max=3, until="lone"), SETTLE), set()),
        # a showdown that does not come where the settlement does
        ((DECLARE, when(SHOWDOWN, "contested"), SETTLE), {"settle-uncompared"}),
        ((DECLARE, when(SHOWDOWN, "several-in"), SETTLE), {"settle-uncompared"}),
        ((DECLARE, when(SHOWDOWN, "lone"), SETTLE), {"settle-uncompared"}),
        ((DECLARE, GroupStep(steps=(SHOWDOWN,), when="contested"), SETTLE), {"settle-uncompared"}),
        ((DECLARE, RepeatStep(steps=(SHOWDOWN,), max=3, **{"while": "contested"}), SETTLE), {"settle-uncompared"}),
        ((DECLARE, SHOWDOWN, SETTLE, DECLARE, when(SHOWDOWN, "contested"), SETTLE), {"settle-uncompared"}),
        # what is settled is not what has been declared
        ((SHOWDOWN, DECLARE, SETTLE), {"settle-stale"}),
        ((DECLARE, SHOWDOWN, AGAIN, SETTLE), {"settle-stale"}),
        ((DECLARE, SHOWDOWN, when(AGAIN, "contested"), SETTLE), {"settle-stale"}),
        # what is never settled
        ((DECLARE, when(SHOWDOWN, "contested"), when(SETTLE, "contested")), {"round-unsettled"}),
        ((DECLARE, SHOWDOWN, SETTLE, DECLARE), {"round-unsettled"}),
        ((DECLARE, SHOWDOWN, when(SETTLE, "lone")), {"round-unsettled"}),
        ((DECLARE, SHOWDOWN, SETTLE, when(AGAIN, "nobody-in")), set()),
        # declarations and contests
        ((HIGH_LOW, among("high", "low", "both"), SETTLE), set()),
        ((HIGH_LOW, among("high", "low"), SETTLE), {"choice-idle"}),
        ((DECLARE, HIGH_LOW.model_copy(update={"who": "in"}), among("high", "low", "both"), SETTLE), set()),
        ((HIGH_LOW, ShowdownStep(contests=(ContestSpec(among=("high",)), ContestSpec(name="all"))), SETTLE), set()),
        ((among("in"), SETTLE, DECLARE, SHOWDOWN, SETTLE), {"showdown-undeclared"}),
    ],
)
def test_what_a_round_leaves_undecided(steps: tuple[Step, ...], found: set[str]) -> None:
    assert told(*steps) == found


def test_a_hand_that_nobody_holds_makes_one_seat_contested() -> None:
    steps = (DECLARE, when(SHOWDOWN, "contested"), when(SETTLE, "contested"))
    assert told(*steps, plugins={"house": House()}) == {"round-unsettled"}
    steps = (DECLARE, when(SHOWDOWN, "several-in"), when(SETTLE, "contested"))
    assert told(*steps, plugins={"house": House()}) == {"settle-uncompared", "round-unsettled"}
    steps = (DECLARE, when(SHOWDOWN, "lone"), when(SETTLE, "lone"), when(SHOWDOWN, "contested"), when(SETTLE, "contested"))
    assert told(*steps, plugins={"house": House()}) == set()


def test_what_depends_on_a_plugin_s_condition_is_left_to_the_plugin() -> None:
    plugins: dict[str, Variant] = {"weather": Weather()}
    assert told(DECLARE, when(SHOWDOWN, "raining"), when(SETTLE, "raining"), plugins=plugins) == set()
    assert told(DECLARE, when(SHOWDOWN, "contested"), SETTLE, when(DECLARE, "raining"), plugins=plugins) == {"settle-uncompared"}


def test_a_plugin_that_is_never_asked_what_happens_when_nobody_is_in() -> None:
    plugins: dict[str, Variant] = {"weather": Weather()}
    assert told(DECLARE, SHOWDOWN, SETTLE, plugins=plugins) == set()
    assert told(DECLARE, SHOWDOWN, when(SETTLE, "somebody-in"), plugins=plugins) == {"nobody-in-unasked"}


def test_what_is_refused_would_have_been_played_otherwise_than_written() -> None:
    """The reason for the rule: a seat alone in would get nothing. With a showdown in every case it gets the pot."""
    assert told(DECLARE, when(SHOWDOWN, "contested"), SETTLE) == {"settle-uncompared"}
    rules = game(*START, DECLARE, when(SHOWDOWN, "somebody-in"), SETTLE)
    assert Heard(rules, 2, hands("Qs Qh", "Ac Kd"), pot=6, rounds=1).declare(0).balances == (6, 0)


def test_a_hand_that_no_rule_looks_at() -> None:
    ghost = DealStep(cards=2, to="ghost")
    assert told(ghost, DECLARE, SHOWDOWN, SETTLE) == {"house-idle"}
    assert told(ghost, DECLARE, SHOWDOWN, SETTLE, plugins={"house": House()}) == set()
    assert told(DealStep(cards=1, to="board"), DECLARE, SHOWDOWN, SETTLE) == set()


def test_a_board_that_grows_in_a_repeat_is_counted_as_often() -> None:
    board = DealStep(cards=3, to="board")
    assert told(RepeatStep(steps=(board,), max=3), DECLARE, SHOWDOWN, SETTLE) == set()
    assert told(RepeatStep(steps=(board,), max=4), DECLARE, SHOWDOWN, SETTLE) == {"hand-too-large"}


def test_rounds_within_rounds_are_followed_at_once() -> None:
    steps: tuple[Step, ...] = (DECLARE, SHOWDOWN, SETTLE)
    for _ in range(9):
        steps = (RepeatStep(steps=steps, max=2, until="lone", **{"while": "several-in"}),)
    assert told(*steps) == set()


def written(folder: Path, data: Data) -> Path:
    file = folder / "drawn.toml"
    file.write_text(toml(data), encoding="utf-8", newline="\n")
    return file


@settings(max_examples=40, suppress_health_check=list(HealthCheck))
@given(rulesets())
def test_a_drawn_ruleset_is_played_or_explained(tmp_path: Path, data: Data) -> None:
    obeys(written(tmp_path, data), 5, all_seats=False, plugins=())


@pytest.mark.slow
@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(rulesets())
def test_a_drawn_ruleset_is_played_for_long_with_any_number_of_seats(tmp_path: Path, data: Data) -> None:
    obeys(written(tmp_path, data), 200, all_seats=True, plugins=())
