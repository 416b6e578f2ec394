"""Staying out costs an ante."""

from __future__ import annotations

import pytest
from guts_plugins.coward import Coward
from guts_plugins.outs_ante import OutsAnte
from guts_plugins.re_ante import ReAnte
from hypothesis import given
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.steps import AnteStep, DealStep, DeclareStep, RepeatStep, SettleStep, ShowdownStep
from guts_core.variant import Variant

RANKED = hands("As Ah", "Kc 9d", "Kh 8d", "7h 4c")
TIED = hands("Ks 9h", "Kc 9d", "Qd 4h", "7h 4c")


def table(cards: dict[int | str, str] = RANKED, pot: int = 6, reserve: int = 0, rounds: int = 1, **plugins: Variant) -> Heard:
    rules = game(plugins={"outs-ante": OutsAnte(), **{name.replace("_", "-"): plugin for name, plugin in plugins.items()}})
    return Heard(rules, 4, cards, pot=pot, reserve=reserve, rounds=rounds)


def test_who_is_out_pays_an_ante_into_the_next_pot() -> None:
    heard = table().declare(0, 1)
    assert (heard.balances, heard.pot) == ((6, -6, -1, -1), 8)
    assert heard.moves()[-2:] == [(2, "pot", 1, "out"), (3, "pot", 1, "out")]


def test_a_lone_seat_that_empties_pot_and_reserve_ends_the_cycle_and_nobody_pays() -> None:
    heard = table().declare(0)
    assert (heard.balances, heard.pot, heard.session.cycles) == ((6, 0, 0, 0), 0, 1)


def test_a_lone_seat_that_leaves_a_reserve_does_not_spare_the_others() -> None:
    heard = table(pot=20, reserve=5).declare(0)
    assert (heard.balances, heard.pot, heard.reserve) == ((20, -1, -1, -1), 8, 0)


def test_nobody_in_all_pay() -> None:
    heard = table().declare()
    assert (heard.balances, heard.pot) == ((-1, -1, -1, -1), 10)


def test_after_a_tie_of_all_the_antes_of_the_outs_are_the_next_pot() -> None:
    heard = table(TIED, rounds=2).declare(0, 1)
    # no new antes: the pot of 2 is there
    assert (heard.balances, heard.pot, heard.session.cycles) == ((3, 3, -1, -1), 2, 0)


def test_after_a_tie_of_the_whole_table_everybody_antes_anew() -> None:
    heard = table(hands("Ks 9h", "Kc 9d", "Kd 9s", "Kh 9c"), pot=8).declare(0, 1, 2, 3)
    assert (heard.balances, heard.pot, heard.session.cycles) == ((2, 2, 2, 2), 0, 1)


@pytest.mark.parametrize(("other", "amounts"), [({"re_ante": ReAnte()}, (2, 2, 2, 2)), ({"coward": Coward()}, (4, 1, 1, 1))])
def test_beside_another_rule_for_nobody_in_both_are_paid(other: dict[str, Variant], amounts: tuple[int, ...]) -> None:
    heard = table(**other).declare()
    assert heard.balances == tuple(-amount for amount in amounts)
    assert heard.pot == 6 + sum(amounts)


def test_out_means_out_at_the_first_declaration() -> None:
    steps = (AnteStep(), DealStep(cards=2), DeclareStep(), DeclareStep(who="in"), ShowdownStep(), SettleStep())
    heard = Heard(game(*steps, plugins={"outs-ante": OutsAnte()}), 4, RANKED, pot=6, rounds=1)
    heard.declare(0, 1, 2).declare(0, 1)  # Cy goes out at the second: only Di antes
    assert (heard.balances, heard.pot) == ((6, -6, 0, -1), 7)


def test_it_is_paid_once_a_round_however_many_stages_there_are() -> None:
    stage = RepeatStep(steps=(DeclareStep(), ShowdownStep(), SettleStep()), max=2)
    heard = Heard(game(AnteStep(), DealStep(cards=2), stage, plugins={"outs-ante": OutsAnte()}), 4, RANKED, pot=6, rounds=1)
    heard.declare(0, 1).declare(0, 1)  # 6 won, 6 matched, 2 antes; then 8 won, 8 matched
    assert (heard.balances, heard.pot) == ((14, -14, -1, -1), 8)


@FEW
@given(SEATS, LUCK, CAPS)
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object) -> None:
    obeys({"outs-ante": OutsAnte()}, seats, luck, cap=cap)


def test_it_has_words_for_all_it_says() -> None:
    has_words("outs-ante", OutsAnte(), "reason-out")
