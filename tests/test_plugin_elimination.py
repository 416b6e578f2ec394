"""The last seat left takes the pot."""

from __future__ import annotations

from guts_plugins.elimination import Elimination
from guts_plugins.set_amount import SetAmount
from guts_plugins.single_loser import SingleLoser
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import has_words
from tables import NAMES, Heard, game, hands

from guts_core.events import Over
from guts_core.session import Session
from guts_core.steps import AnteStep, ContestSpec, DealStep, SettleStep, ShowdownStep
from guts_core.table import Name
from guts_core.variant import Variant

PLUGINS: dict[str, Variant] = {
    "set-amount": SetAmount(amount=2),
    "single-loser": SingleLoser(ante_every_round=False),
    "elimination": Elimination(payments=2),
}
STEPS = (AnteStep(), DealStep(cards=1), ShowdownStep(), SettleStep())


def played(*rounds: dict[Name, str], cycles: int = 1) -> Heard:
    return Heard(game(*STEPS, plugins=PLUGINS, cap=False), 3, *rounds, rounds=len(rounds), cycles=cycles)


def test_who_has_paid_so_often_leaves_and_the_last_one_takes_the_pot() -> None:
    low = [hands("As", "2c", "9h"), hands("3s", "9c", "Ah"), hands("Ks", "4c", "9h")]
    heard = played(*low, {0: "3s", 2: "4c"})
    # antes 3; Bo, Ana, Bo again, who leaves, and Ana again: 8 more
    assert heard.session.over
    assert (heard.balances, heard.pot) == ((-5, -5, 10), 0)
    (over,) = heard.of(Over)
    assert over.seat == 2


def test_no_showdown_wins_the_pot_and_equal_lowest_hands_all_pay() -> None:
    heard = played(hands("As", "2c", "2h"))
    assert (heard.balances, heard.pot) == ((-1, -3, -3), 7)


def test_where_all_are_equal_nobody_pays() -> None:
    heard = played(hands("2s", "2c", "2h"))
    assert (heard.balances, heard.pot) == ((-1, -1, -1), 3)


@given(st.integers(2, 4), st.integers(1, 3), st.integers(0, 2**32))
def test_somebody_stays_however_many_pots_there_are(seats: int, payments: int, seed: int) -> None:
    low = ContestSpec(name="low", pot="side", ranking={"low": True})  # type: ignore[arg-type]
    steps = (AnteStep(), AnteStep(pot="side"), DealStep(cards=1), ShowdownStep(contests=(ContestSpec(), low)), SettleStep())
    rules = game(*steps, plugins={"elimination": Elimination(payments=payments)}, cap=False)
    session = Session(rules, NAMES[:seats], seed=seed, cycles=2, rounds=40)
    assert session.over
    assert session.table.playing


def test_a_new_game_begins_with_everybody() -> None:
    one = [hands("As", "2c", "2h"), hands("As", "2c", "2h")]
    heard = played(*one, hands("As", "2c", "Kh"), cycles=2)
    # two payments each of Bo and Cy in the first game: Ana takes 3 + 8, then all ante and Bo pays
    assert (heard.balances, heard.pot) == ((9, -8, -6), 5)


def test_its_words() -> None:
    has_words("elimination", Elimination(), "reason-payment", "reason-last")
