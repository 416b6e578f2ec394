"""Common cards leave play."""

from __future__ import annotations

from guts_plugins.house_discard import HouseDiscard, HouseDiscardStep
from plugin_tables import has_words
from tables import Heard, game, hands

from guts_core.events import Revealed
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep


def table(step: HouseDiscardStep) -> Heard:
    board = DealStep(cards=2, to="board", face="up")
    steps = (AnteStep(), DealStep(cards=1), board, DeclareStep(), step, ShowdownStep(), SettleStep())
    cards = {**hands("Qs", "Kc", "As"), "board": "Qd Kh"}
    return Heard(game(*steps, plugins={"house-discard": HouseDiscard()}), 3, cards, pot=6, rounds=1).declare(0, 1)


def test_the_oldest_leaves_first() -> None:
    heard = table(HouseDiscardStep())
    # without the queen on the board Bo has a pair of kings, Ana none
    assert (heard.balances, heard.pot) == ((-6, 6, 0), 6)
    (shown,) = heard.of(Revealed)
    assert [str(card) for card in dict(shown.hands)[0]] == ["Qs", "Kh"]


def test_several_and_more_than_there_are() -> None:
    (shown,) = table(HouseDiscardStep(cards=3)).of(Revealed)
    assert [str(card) for card in dict(shown.hands)[0]] == ["Qs"]


def test_its_words() -> None:
    has_words("house-discard", HouseDiscard())
