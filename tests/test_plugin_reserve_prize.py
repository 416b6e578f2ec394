"""The reserve as part of the prize."""

from __future__ import annotations

from typing import Any

from guts_plugins.ghost import Ghost
from guts_plugins.reserve_prize import ReservePrize
from plugin_tables import HIGH_LOW, has_words
from tables import Heard, game, hands

from guts_core.game import assemble
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep

RANKED = {**hands("As Ah", "Kc 9d", "Kh 9s", "3h 2c"), "ghost": "Ac Ad"}


def table(to: Any, *steps: Any, cards: Any = RANKED, **plugins: Any) -> Heard:
    rules = game(*steps, plugins={"reserve-prize": ReservePrize(to=to), **plugins}, cap=20)
    return Heard(rules, 4, cards, pot=20, reserve=16, rounds=1)


def test_alone_takes_both_and_the_cycle_is_over() -> None:
    heard = table("lone").declare(3)
    assert (heard.balances, heard.pot, heard.reserve) == ((0, 0, 0, 36), 0, 0)
    assert heard.session.table.cycle_over


def test_a_contested_pot_leaves_the_reserve_to_lone_winners() -> None:
    heard = table("lone").declare(0, 1)
    assert (heard.balances, heard.pot, heard.reserve) == ((20, -20, 0, 0), 20, 16)


def test_every_winner_takes_it_but_it_is_not_matched() -> None:
    heard = table("winner").declare(0, 1)
    assert (heard.balances, heard.pot, heard.reserve) == ((36, -20, 0, 0), 20, 0)


def test_tied_winners_share_it() -> None:
    assert table("winner").declare(1, 2).balances == (0, 18, 18, 0)


def test_nobody_takes_it_where_a_ghost_is_best() -> None:
    heard = table("lone", ghost=Ghost()).declare(1)
    assert (heard.balances, heard.pot, heard.reserve) == ((0, -20, 0, 0), 20, 36)


def test_the_winners_of_all_contests_share_it_once() -> None:
    declared = DeclareStep(choices=("high", "low", "both", "out"))
    steps = (AnteStep(), DealStep(cards=2), declared, ShowdownStep(contests=HIGH_LOW), SettleStep())
    heard = table("winner", *steps).say("high", "out", "out", "low")
    assert heard.balances == (18, 0, 0, 18)


def test_without_a_cap_there_is_a_warning() -> None:
    [warning] = assemble(game(plugins={"reserve-prize": ReservePrize()}, cap=False)).warnings
    assert warning.text == "reserve-prize-objection-never"


def test_its_words() -> None:
    has_words("reserve-prize", ReservePrize(), "reason-prize", "objection-never")
