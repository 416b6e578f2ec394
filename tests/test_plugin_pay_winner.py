"""Losers pay the winner; who is alone takes the pot."""

from __future__ import annotations

from guts_plugins.ghost import Ghost
from guts_plugins.pay_winner import PayWinner
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.ranking import Ranking
from guts_core.session import Opening
from guts_core.steps import AnteStep, ContestSpec, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.variant import Variant

TIED = hands("As Kh", "Ac Kd", "7h 4c")


def table(cards: dict[int | str, str] | None = None, others: dict[str, Variant] | None = None, **options: object) -> Heard:
    plugins = {"pay-winner": PayWinner(**options), **(others or {})}  # type: ignore[arg-type]
    return Heard(game(plugins=plugins, cap=False), 3, cards or hands("Qs Qh", "Kc 9d", "7h 4c"), pot=6, rounds=1)


def test_losers_pay_the_winner_and_the_pot_stays() -> None:
    heard = table().declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((12, -6, -6), 6)


def test_alone_takes_the_pot() -> None:
    heard = table().declare(2)
    assert (heard.balances, heard.pot, heard.session.cycles) == ((0, 0, 6), 0, 1)


def test_nobody_in_the_pot_stays() -> None:
    assert table().declare().pot == 6


def test_tied_winners() -> None:
    assert table(TIED).declare(0, 1, 2).balances == (6, 6, -12)
    assert table(TIED, several_winners="shared").declare(0, 1, 2).balances == (3, 3, -6)
    assert table(TIED, tie="nothing").declare(0, 1, 2).balances == (0, 0, 0)
    assert (table(TIED).declare(0, 1).balances, table(TIED).declare(0, 1).pot) == ((0, 0, 0), 6)


def test_a_ghost_that_is_best_is_paid_into_the_pot_and_one_alone_must_beat_it() -> None:
    cards = {**hands("Qs Qh", "Kc 9d", "7h 4c"), "ghost": "Jc Jd"}
    heard = table(cards, {"ghost": Ghost()}).declare(1, 2)
    assert (heard.balances, heard.pot) == ((0, -6, -6), 18)
    assert table(cards, {"ghost": Ghost()}).declare(0).balances == (6, 0, 0)
    assert table(cards, {"ghost": Ghost()}).declare(1).balances == (0, -6, 0)


def test_two_pots_are_settled_each_among_those_who_named_it() -> None:
    contests = (
        ContestSpec(name="high", pot="high", among=("high",)),
        ContestSpec(name="low", pot="low", among=("low",), ranking=Ranking(low=True)),
    )
    steps = (
        AnteStep(pot="high"),
        AnteStep(pot="low"),
        DealStep(cards=2),
        DeclareStep(choices=("high", "low", "out")),
        ShowdownStep(contests=contests),
        SettleStep(),
    )
    opening = Opening(pots={"high": 6, "low": 4})
    rules = game(*steps, plugins={"pay-winner": PayWinner()}, cap=False)
    heard = Heard(rules, 4, hands("Qs Qh", "Kc 9d", "7h 4c", "Ac 2d"), opening=opening, rounds=1)
    heard.say("high", "high", "low", "out")
    ledger = heard.session.table.ledger
    assert (heard.balances, ledger["high"], ledger["low"]) == ((6, -6, 4, 0), 6, 0)


@FEW
@given(
    SEATS,
    LUCK,
    CAPS,
    st.builds(PayWinner, several_winners=st.sampled_from(("each", "shared")), tie=st.sampled_from(("pays", "nothing"))),
)
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object, pay_winner: PayWinner) -> None:
    obeys({"pay-winner": pay_winner}, seats, luck, cap=cap)


def test_it_has_words_for_all_it_says() -> None:
    has_words("pay-winner", PayWinner(), "reason-to-winner")
