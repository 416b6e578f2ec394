"""Nobody in: the best hand that stayed out pays."""

from __future__ import annotations

from fractions import Fraction

import pytest
from guts_plugins.all_out_match import AllOutMatch
from guts_plugins.coward import Coward
from guts_plugins.max_loss import MaxLoss
from guts_plugins.re_ante import ReAnte
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, codes, game, hands

from guts_core.events import Revealed
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep

BEST_IS_CY = hands("7s 2h", "Kd 9c", "3c 3d", "Ah Ks")
TIED = hands("7s 2h", "Kd 9c", "Kc 9d", "Qh Js")


def table(cards: dict[int | str, str], pot: int = 6, *, max_loss: int = 0, **options: object) -> Heard:
    plugins = {"coward": Coward(**options)}  # type: ignore[arg-type]
    if max_loss:
        return Heard(game(plugins={**plugins, "max-loss": MaxLoss(amount=max_loss)}, cap=False), 4, cards, pot=pot, rounds=1)
    return Heard(game(plugins=plugins), 4, cards, pot=pot, rounds=1)


@pytest.mark.parametrize(("pays", "amount"), [("others", 3), ("everyone", 4), ("pot", 6)])
def test_the_best_hand_pays_and_the_pot_stays(pays: str, amount: int) -> None:
    heard = table(BEST_IS_CY, pays=pays).declare()
    assert heard.moves() == [(2, "pot", amount, "best-out")]
    assert (heard.balances, heard.pot) == ((0, 0, -amount, 0), 6 + amount)


def test_all_hands_are_shown() -> None:
    (shown,) = table(BEST_IS_CY).declare().of(Revealed)
    assert ([name for name, _ in shown.hands], shown.best, shown.seen_by) == ([0, 1, 2, 3], (2,), ())


@pytest.mark.parametrize(
    ("pays", "tie", "each"),
    [
        ("others", "share", Fraction(3, 2)),
        ("others", "each", 3),
        ("everyone", "share", 2),
        ("pot", "share", 3),
        ("pot", "each", 6),
    ],
)
def test_tied_best_hands_share_one_payment_or_each_make_it(pays: str, tie: str, each: object) -> None:
    heard = table(TIED, pays=pays, tie=tie).declare()
    assert heard.moves() == [(1, "pot", each, "best-out"), (2, "pot", each, "best-out")]
    assert heard.pot == 6 + 2 * each  # type: ignore[operator]


def test_a_match_obeys_the_largest_loss_and_antes_do_not() -> None:
    assert table(BEST_IS_CY, 50, max_loss=5, pays="pot").declare().pot == 55
    assert table(BEST_IS_CY, 50, max_loss=2, pays="others").declare().pot == 53
    heard = table(TIED, 50, max_loss=5, pays="pot").declare()  # one match of 5, shared by two
    assert (heard.balances, heard.pot) == ((0, Fraction(-5, 2), Fraction(-5, 2), 0), 55)


def test_the_payment_above_the_cap_goes_to_the_reserve() -> None:
    heard = table(BEST_IS_CY, 20, pays="pot").declare()
    assert (heard.pot, heard.reserve) == (20, 20)


def test_with_somebody_in_nothing_changes() -> None:
    assert table(BEST_IS_CY).declare(0).balances == (6, 0, 0, 0)
    heard = table(TIED).declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((-6, 3, 3, 0), 6)


def test_who_was_in_first_and_then_nobody_is_compared_by_most_cards() -> None:
    steps = (
        AnteStep(),
        DealStep(cards=2),
        DeclareStep(),
        DealStep(cards=1, to="in"),
        DeclareStep(who="in"),
        ShowdownStep(),
        SettleStep(),
    )
    cards = hands("7s 2h 4c", "9c 4d 5h", "Ac Ad", "Kh Ks")
    heard = Heard(game(*steps, plugins={"coward": Coward()}), 4, cards, pot=6, rounds=1)
    heard.declare(0, 1).declare()  # 9-5-4 beats 7-4-2; the aces were out before the third card
    assert heard.moves() == [(1, "pot", 3, "best-out")]
    assert [[name for name, _ in event.hands] for event in heard.of(Revealed)] == [[0, 1]]


@pytest.mark.parametrize("other", [{"re-ante": ReAnte()}, {"all-out-match": AllOutMatch()}])
def test_two_rules_for_nobody_in_are_refused(other: dict[str, object]) -> None:
    assert codes(game(plugins={"coward": Coward(), **other})) == ["plugins-clash"]  # type: ignore[dict-item]
    assert codes(game(plugins={**other, "coward": Coward()})) == ["plugins-clash"]  # type: ignore[dict-item]


@FEW
@given(SEATS, LUCK, CAPS, st.sampled_from(("others", "everyone", "pot")), st.sampled_from(("share", "each")))
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object, pays: str, tie: str) -> None:
    obeys({"coward": Coward(pays=pays, tie=tie)}, seats, luck, cap=cap)  # type: ignore[arg-type]


def test_it_has_words_for_all_it_says() -> None:
    has_words("coward", Coward(), "reason-best-out")


@pytest.mark.parametrize(("pays", "amount"), [("others", 5), ("everyone", 6), ("pot", 8)])
def test_something_on_top(pays: str, amount: int) -> None:
    heard = table(hands("Kc 9d", "As Ah", "7h 4c", "3s 2d"), pays=pays, extra=2).declare()
    assert (heard.balances, heard.pot) == ((0, -amount, 0, 0), 6 + amount)
