"""The conformance kit, which knows what every plugin must do, and tests of what this one does."""

from __future__ import annotations

import pytest
from guts_core import Bot, Choose, Pick, Session, conformance, load
from guts_core.conformance import Report


@pytest.fixture(scope="module")
def report() -> Report:
    return conformance.run("auction")


@pytest.mark.parametrize("check", [check.id for check in conformance.CHECKS])
def test_conformance(report: Report, check: str) -> None:
    result = report[check]
    assert result.status != "fail", "\n".join(result.lines())


def session() -> Session:
    return Session(load("auction").game, ["Ana", "Bo", "Cy"], seed=1)


def test_all_bid_at_once() -> None:
    asked = session().pending
    assert [(request.kind, request.plugin) for request in asked] == [("bid", "auction")] * 3
    assert all(isinstance(request, Choose) and request.choices == ("3", "2", "1", "0") for request in asked)


def test_the_highest_bidder_alone_may_swap() -> None:
    game = session()
    bidders = [request.seat for request in game.pending]
    game.answer(["1", "3", "2"])
    (request,) = game.pending
    assert isinstance(request, Pick)
    assert (request.kind, request.seat, request.least, request.most) == ("swap", bidders[1], 0, 1)
    before = request.view.cards
    game.answer([before[:1]])
    after = game.pending[bidders[1]].view.cards
    assert (len(after), before[0] in after, before[1] in after) == (2, False, True)
    assert game.table.pot() == 3 + 3


def test_where_nobody_bids_the_declaration_comes_next() -> None:
    game = session()
    game.answer(["0", "0", "0"])
    assert {request.kind for request in game.pending} == {"declare"}


def test_bots_play_it_to_the_end() -> None:
    game = session()
    bot = Bot(game.game, seed=1)
    while not game.over:
        game.answer([bot(request) for request in game.pending])
    assert game.cycles == game.game.ruleset.cycles
