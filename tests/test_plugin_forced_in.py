"""Who has no choice, by the open cards."""

from __future__ import annotations

from guts_plugins.forced_in import ForcedIn
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step

UP: tuple[Step, ...] = (
    AnteStep(),
    DealStep(cards=1),
    DealStep(cards=1, face="up"),
    DeclareStep(),
    DeclareStep(),
    ShowdownStep(),
    SettleStep(),
)


def asked(plugin: ForcedIn, *cards: str) -> list[int]:
    heard = Heard(game(*UP, plugins={"forced-in": plugin}), len(cards), hands(*cards), rounds=1)
    first = [request.seat for request in heard.session.pending]
    if first:
        heard.declare()
    # at a later declaration all are free
    assert len(heard.session.pending) == len(cards)
    return first


def test_the_highest_open_card_is_in() -> None:
    assert asked(ForcedIn(), "As Kh", "2c Ad", "Ac Qd") == [0, 2]


def test_the_lowest_open_card_is_in() -> None:
    assert asked(ForcedIn(showing="low"), "2s Kh", "2c Ad", "Ac 3d") == [0, 1]


def test_equal_cards_are_all_in() -> None:
    assert asked(ForcedIn(), "As Ah", "2c Ad", "Ac Qd") == [2]


def test_open_cards_that_pair_with_each_other_are_in() -> None:
    assert asked(ForcedIn(showing="none", paired=True), "As 9h", "9c Kd", "Ac 9d", "2c 3c") == [1, 3]
    assert asked(ForcedIn(showing="low", paired=True), "As 9h", "9c Kd", "Ac 9d", "2c 3c") == [1]


def test_a_forced_seat_matches_like_any_other() -> None:
    steps = (*UP[:4], *UP[5:])
    heard = Heard(game(*steps, plugins={"forced-in": ForcedIn()}), 3, hands("2s Kh", "Qc Qd", "7h 4c"), pot=6, rounds=1)
    heard.declare(1)
    assert (heard.balances, heard.pot) == ((-6, 6, 0), 6)


def test_without_open_cards_nobody_is_forced() -> None:
    heard = Heard(game(plugins={"forced-in": ForcedIn(paired=True)}), 3, rounds=1)
    assert len(heard.session.pending) == 3


def test_its_words() -> None:
    for showing in ("high", "low", "none"):
        has_words("forced-in", ForcedIn(showing=showing, paired=showing == "low"))  # type: ignore[arg-type]


@FEW
@given(SEATS, LUCK, CAPS, st.sampled_from(("high", "low", "none")), st.booleans())
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, showing: str, paired: bool) -> None:
    steps = (*UP[:4], *UP[5:])
    obeys({"forced-in": ForcedIn(showing=showing, paired=paired)}, seats, luck, cap=cap, steps=steps)  # type: ignore[arg-type]
