"""Going out costs a part of the pot."""

from __future__ import annotations

from fractions import Fraction

from guts_plugins.outs_match import OutsMatch, OutsMatchStep
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step


def steps(**options: object) -> tuple[Step, ...]:
    second = (DeclareStep(who="in"), OutsMatchStep(**options))  # type: ignore[arg-type]
    return (AnteStep(), DealStep(cards=2), DeclareStep(), *second, ShowdownStep(), SettleStep())


def table(**options: object) -> Heard:
    rules = game(*steps(**options), plugins={"outs-match": OutsMatch()}, cap=False)
    return Heard(rules, 4, hands("As Ah", "Kc 9d", "7h 4c", "3s 2d"), pot=6, rounds=1)


def test_who_goes_out_at_the_declaration_before_pays_half_of_the_old_pot() -> None:
    heard = table().declare(0, 1, 2).declare(0, 1)
    # Dee was out before; Cy's 3 are won and matched
    assert (heard.balances, heard.pot) == ((9, -9, -3, 0), 9)


def test_each_pays_the_same() -> None:
    heard = table(part=Fraction(1, 3)).declare(0, 1, 2).declare(0)
    assert (heard.balances, heard.pot) == ((10, -2, -2, 0), 0)


def test_the_whole_pot_and_nobody_left() -> None:
    heard = table(part=1).declare(0, 1).declare()
    assert (heard.balances, heard.pot) == ((-6, -6, 0, 0), 18)


def test_no_part_of_a_chip_is_paid() -> None:
    rules = game(*steps(), plugins={"outs-match": OutsMatch()}, cap=False, chip=1)
    heard = Heard(rules, 4, hands("As Ah", "Kc 9d", "7h 4c", "3s 2d"), pot=7, rounds=1).declare(0, 1, 2).declare(0)
    assert heard.balances == (13, -3, -3, 0)


def test_its_words() -> None:
    has_words("outs-match", OutsMatch(), "reason-went-out")


@FEW
@given(SEATS, LUCK, CAPS, st.fractions(0, 1, max_denominator=4))
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, part: Fraction) -> None:
    obeys({"outs-match": OutsMatch()}, seats, luck, cap=cap, steps=steps(part=part))
