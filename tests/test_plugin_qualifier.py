"""A hand must be good enough to win."""

from __future__ import annotations

import pytest
from guts_plugins.ghost import Ghost
from guts_plugins.qualifier import Qualifier
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from pydantic import ValidationError
from tables import Heard, game, hands

from guts_core.ledger import Show
from guts_core.ranking import Ranking
from guts_core.variant import Variant


def table(*cards: str, others: dict[str, Variant] | None = None, ghost: str = "", **options: object) -> Heard:
    plugins = {**(others or {}), "qualifier": Qualifier(**options)}  # type: ignore[arg-type]
    held = {**hands(*cards), **({"ghost": ghost} if ghost else {})}
    return Heard(game(plugins=plugins), len(cards), held, pot=6, rounds=1)


@pytest.mark.parametrize("best", ["Qc 3d", "Qs 2h", "Kc 2d", "2c 2d"])
def test_queen_high_or_better_wins(best: str) -> None:
    assert table(best, "Jc 9d").declare(0, 1).balances == (6, -6)


def test_a_best_hand_below_neither_wins_nor_pays_and_the_others_pay() -> None:
    heard = table("Jc 9d", "Th 8d", "Tc 7d").declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((0, -6, -6), 18)


def test_or_it_matches_as_well() -> None:
    heard = table("Jc 9d", "Th 8d", "Tc 7d", below="pays").declare(0, 1)
    assert (heard.balances, heard.pot) == ((-6, -6, 0), 18)


def test_one_alone_must_have_it_and_shows_it() -> None:
    heard = table("Jc 9d", "Qh 8d").declare(0)
    assert (heard.balances, heard.pot, [show.name for show in heard.of(Show)]) == ((0, 0), 6, [0])
    assert table("Jc 9d", "Qh 8d", below="pays").declare(0).balances == (-6, 0)
    heard = table("Jc 9d", "Qh 8d").declare(1)
    assert (heard.balances, [show.name for show in heard.of(Show)]) == ((0, 6), [1])


def test_unless_one_alone_is_let_off() -> None:
    heard = table("Jc 9d", "Qh 8d", lone=False).declare(0)
    assert (heard.balances, heard.of(Show)) == ((6, 0), [])


def test_a_pair_of_jacks_or_better() -> None:
    assert table("Jc Jd", "Th Td", hand="Js Jh").declare(0, 1).balances == (6, -6)
    assert table("Ac Kd", "Th Td", hand="Js Jh").declare(0, 1).balances == (-6, 0)


def test_for_low_it_is_the_highest_hand_that_wins() -> None:
    low = Ranking(low=True)
    rules = game(plugins={"qualifier": Qualifier(hand="8s 7h")}, ranking=low)
    assert Heard(rules, 2, hands("8c 7d", "9c 2d"), pot=6, rounds=1).declare(0, 1).balances == (6, -6)
    assert Heard(rules, 2, hands("9c 2d", "Tc 2h"), pot=6, rounds=1).declare(0, 1).balances == (0, -6)


def test_where_a_ghost_is_best_all_pay_as_ever() -> None:
    heard = table("Ac Kd", "Jh 8d", others={"ghost": Ghost()}, ghost="2s 2h").declare(0, 1)
    assert heard.balances == (-6, -6)
    # alone against a ghost a hand is compared and shown anyway, but must still be good enough
    heard = table("Jc 9d", "Qh 8d", others={"ghost": Ghost()}, ghost="4s 2h").declare(0)
    assert (heard.balances, heard.of(Show)) == ((0, 0), [])


@pytest.mark.parametrize("hand", ["", "Zz", "Qs Qs"])
def test_what_is_no_hand_is_refused(hand: str) -> None:
    with pytest.raises(ValidationError):
        Qualifier(hand=hand)


@FEW
@given(
    SEATS,
    LUCK,
    CAPS,
    st.builds(
        Qualifier, hand=st.sampled_from(("Qs", "2s 2h", "As Kh")), below=st.sampled_from(("push", "pays")), lone=st.booleans()
    ),
)
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object, qualifier: Qualifier) -> None:
    obeys({"qualifier": qualifier}, seats, luck, cap=cap)


def test_it_has_words_for_all_it_says() -> None:
    has_words("qualifier", Qualifier(), "reason-shown")
