"""Ghosts that lie over."""

from __future__ import annotations

from guts_plugins.ghost import Ghost
from guts_plugins.kept_ghosts import FurtherGhostStep, KeptGhosts
from hypothesis import given
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, codes, game, hands

from guts_core.ruleset import Seats
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.variant import Variant

PLUGINS: dict[str, Variant] = {
    "ghost": Ghost(dealt="by-steps", hands=3, tie="ghost", nobody_in="as-ruled"),
    "kept-ghosts": KeptGhosts(),
}


def steps(most: int = 3) -> tuple[Step, ...]:
    first = DealStep(cards=2, to="ghost", when="no-ghost")
    more = FurtherGhostStep(cards=2, most=most, when="nobody-in")
    return (AnteStep(), DealStep(cards=2), first, DeclareStep(), more, ShowdownStep(), SettleStep())


def test_they_lie_over_while_the_pot_does_and_all_must_be_beaten() -> None:
    cards = hands("Ks Kh", "7c 4c")
    rounds = [
        {**cards, "ghost": "Jc Jd", "ghost2": "Qc Qd"},
        {**hands("Ts Th", "7c 4c")},
        {**cards},
        {**hands("7c 4c", "8c 5c"), "ghost": "2c 3d"},
    ]
    heard = Heard(game(*steps(), plugins=PLUGINS), 2, *rounds, pot=6, rounds=4)
    heard.declare()
    # nobody in: a second ghost
    assert set(heard.session.table.houses) == {"ghost", "ghost2"}
    heard.declare(0)
    assert (heard.balances, heard.pot) == ((-6, 0), 12)
    heard.declare(0)
    # the kings beat both, the pot is empty, and the ghosts go: the next round has antes and one new ghost
    assert (heard.balances, heard.pot) == ((5, -1), 2)
    houses = heard.session.table.houses
    assert set(houses) == {"ghost"}
    assert [str(card) for card in houses["ghost"]] == ["2c", "3d"]


def test_there_are_never_more_than_so_many() -> None:
    rounds = [{**hands("Ks Kh", "7c 4c"), "ghost": "Jc Jd", "ghost2": "Qc Qd"}, {**hands("Ts Th", "7c 4c")}]
    heard = Heard(game(*steps(most=2), plugins=PLUGINS), 2, *rounds, pot=6, rounds=3).declare().declare()
    assert set(heard.session.table.houses) == {"ghost", "ghost2"}


def test_without_a_first_ghost_there_is_no_further_one() -> None:
    none = [step for step in steps() if not (isinstance(step, DealStep) and step.to == "ghost")]
    heard = Heard(game(*none, plugins=PLUGINS), 2, hands("Ks Kh", "7c 4c"), pot=6, rounds=2).declare()
    assert heard.session.table.houses == {}


def test_the_deck_must_have_room_for_all_of_them() -> None:
    # 23 x 2 + 3 x 2 are 52
    assert codes(game(*steps(), plugins=PLUGINS, seats=Seats(max=23))) == []
    assert codes(game(*steps(), plugins=PLUGINS, seats=Seats(max=24))) == ["deck-short"]


def test_its_words() -> None:
    has_words("kept-ghosts", KeptGhosts())


@FEW
@given(SEATS, LUCK)
def test_laws(seats: int, luck: tuple[int, int, float]) -> None:
    obeys(PLUGINS, seats, luck, cap=False, steps=steps())
