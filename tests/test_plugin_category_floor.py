"""A category that counts from some rank upward."""

from __future__ import annotations

import pytest
from guts_plugins.category_floor import CategoryFloor
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, codes, game, hands

from guts_core.ranking import Ranking

ORDER = Ranking(categories=("straight", "pair", "high card"))


def balances(*cards: str, ranking: Ranking = ORDER, **options: object) -> tuple[int, ...]:
    rules = game(plugins={"category-floor": CategoryFloor(**options)}, ranking=ranking)  # type: ignore[arg-type]
    return Heard(rules, len(cards), hands(*cards), pot=6, rounds=1).declare(*range(len(cards))).balances


def test_a_straight_counts_from_the_eight_up() -> None:
    assert balances("8c 7d", "Ac Ad") == (6, -6)
    assert balances("7c 6d", "2c 2d") == (-6, 6)
    assert balances("7c 6d", "7h 4d") == (6, -6)  # it is seven high then
    assert balances("Ac 2d", "Ah Qd") == (-6, 6)  # the lowest straight of all is ace high


def test_with_a_wild_card_the_best_straight_is_looked_at() -> None:
    wild = Ranking(categories=("straight", "pair", "high card"), wild=("3",))
    assert balances("7c 3d", "Kc Kd", ranking=wild) == (6, -6)  # seven and eight
    assert balances("6c 3d", "Kc Kd", ranking=wild) == (-6, 6)  # seven and six is none: a pair of sixes
    assert balances("6c 3d", "5c 5d", ranking=wild) == (6, -6)


def test_any_category_will_do() -> None:
    assert balances("Jc Jd", "Ac Qd", category="pair", lowest="J") == (6, -6)
    assert balances("Tc Td", "Ac 2c", category="pair", lowest="J", ranking=Ranking()) == (-6, 6)


@pytest.mark.parametrize(
    ("options", "ranking"),
    [({}, Ranking()), ({"category": "trips"}, ORDER), ({}, Ranking(categories=("straight", "pair"), low=True))],
)
def test_where_it_makes_no_sense_it_is_refused(options: dict[str, object], ranking: Ranking) -> None:
    rules = game(plugins={"category-floor": CategoryFloor(**options)}, ranking=ranking)  # type: ignore[arg-type]
    assert codes(rules) == ["plugin-objects"]


@FEW
@given(SEATS, LUCK, st.sampled_from(("2", "8", "A")))
def test_the_laws(seats: int, luck: tuple[int, int, float], lowest: str) -> None:
    obeys({"category-floor": CategoryFloor(lowest=lowest)}, seats, luck, ranking=ORDER)  # type: ignore[arg-type]


def test_it_has_words_for_all_it_says() -> None:
    has_words("category-floor", CategoryFloor(), "objection-low")
    has_words("category-floor", CategoryFloor(), "objection-category", category="flush")
