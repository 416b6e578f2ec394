"""The usual round in one go is the general round: the same requests, events, records and balances, whatever is answered."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guts_core import session as session_module
from guts_core.cards import DECK, Card
from guts_core.chips import Chips
from guts_core.events import Event
from guts_core.hooks import hookimpl
from guts_core.plugins import resolve
from guts_core.ruleset import Ruleset
from guts_core.session import Opening, Session
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.table import Table
from guts_core.usual_round import usual_round
from guts_core.variant import Variant


class Ear(Variant):
    """Hears everything."""

    @hookimpl
    def guts_event(self, table: Table, event: Event) -> None:
        """Nothing."""


class Short(Variant):
    """A deck of few cards, so that hands tie often."""

    @hookimpl
    def guts_deck(self) -> tuple[Card, ...]:
        """The aces, the kings and the queens."""
        return DECK[40:]


def steps(each: int) -> tuple[Any, ...]:
    return (AnteStep(), DealStep(cards=each), DeclareStep(), ShowdownStep(), SettleStep())


def trace(ruleset: Ruleset, seed: int, words: list[list[str]], opening: Opening, general: bool) -> list[Any]:
    """Everything that a round leaves behind."""
    with pytest.MonkeyPatch.context() as patch:
        if general:
            patch.setattr(session_module, "usual_round", lambda *_: None)
            patch.setattr("guts_core.game.resolve", _without_settlement)
        found: list[Any] = []
        session = Session(
            ruleset,
            [f"Seat {seat}" for seat in range(len(words[0]))],
            seed=seed,
            cycles=100,
            listeners=(lambda event: found.append((type(event), event)),),
            opening=opening,
        )
        table = session.table
        for said in words:
            found.append((session.pending, table.ins, table.hands, table.unsettled, table.contests))
            session.answer(said)
            record = table.previous
            assert record is not None
            found += [record.opening, record.said, record.matched, record.booked, record.counted, record.settled]
            for stage in record.stages:
                found += [stage.first, stage.last, stage.losers]
                found += [
                    (contest.name, contest.contenders, contest.hands, contest.values, contest.best, contest.winners)
                    for contest in stage.contests
                ]
            found += [table.dealer, table.cycle, table.cycle_over, table.over, table.ledger.accounts]
        return found


def _without_settlement(hooks: Any) -> Any:
    rules = resolve(hooks)
    rules.settlement = None
    return rules


@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 10**6),
    cap=st.sampled_from([20, False, 1, 7]),
    chip=st.sampled_from([None, 1]),
    ante=st.sampled_from([1, 3]),
    each=st.integers(1, 3),
    plugins=st.sampled_from([{}, {"ear": Ear()}, {"short": Short()}]),
    reserve=st.integers(0, 30),
    data=st.data(),
)
def test_it_is_the_general_round(
    seats: int,
    seed: int,
    cap: Any,
    chip: Chips | None,
    ante: int,
    each: int,
    plugins: dict[str, Variant],
    reserve: int,
    data: st.DataObject,
) -> None:
    if "short" in plugins:
        seats, each = min(seats, 4), 2
    said = st.lists(st.sampled_from(["in", "out"]), min_size=seats, max_size=seats)
    words = data.draw(st.lists(said, min_size=1, max_size=12))
    ruleset = Ruleset(cap=cap, chip=chip, ante=ante, steps=steps(each), plugins=plugins, seats={"min": 2, "max": seats})
    opening = Opening(pots={"reserve": reserve})
    assert trace(ruleset, seed, words, opening, False) == trace(ruleset, seed, words, opening, True)


@pytest.mark.parametrize("plugin", [Ear(), Short()])
def test_who_hears_or_changes_the_deck_does_not_keep_it_from_being_played(plugin: Variant) -> None:
    play = Session(Ruleset(plugins={"one": plugin}, seats={"min": 2, "max": 4}), ["Ana", "Bo"])._play
    assert usual_round(play, steps(2), DECK) is not None


class NoMatch(Variant):
    """Nobody owes anything."""

    @hookimpl
    def guts_owes(self, table: Table, seat: int, stake: Chips, contests: Any) -> Chips:
        """Nothing."""
        return 0


@pytest.mark.parametrize(
    "unusual",
    [
        (AnteStep(who="everyone"), *steps(2)[1:]),
        (*steps(2)[:2], DeclareStep(when="always", who="in"), *steps(2)[3:]),
        (*steps(2)[:1], DealStep(cards=2, face="up"), *steps(2)[2:]),
        (*steps(2)[:3], ShowdownStep(seen_by="in"), SettleStep()),
        (*steps(2)[:4], SettleStep(ends="lone")),
        (*steps(2)[:4], SettleStep(when="somebody-in")),
        (*steps(2), DealStep(cards=1)),
    ],
)
def test_other_steps_are_played_in_general(unusual: tuple[Any, ...]) -> None:
    play = Session(Ruleset(), ["Ana", "Bo"])._play
    assert usual_round(play, unusual, DECK) is None


def test_a_plugin_that_answers_what_would_be_skipped_is_asked() -> None:
    play = Session(Ruleset(plugins={"one": NoMatch()}), ["Ana", "Bo"])._play
    assert usual_round(play, steps(2), DECK) is None
