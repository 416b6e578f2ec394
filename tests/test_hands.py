"""Hand ranking: published counts and orders, an independent evaluator, and the definition itself as brute force."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from guts_core.cards import DECK, MAX_JOKERS, Card, parse_cards
from guts_core.hands import HandCategory, HandName, Ranker, describe
from guts_core.messages import Messages
from guts_core.ranking import CATEGORIES, Category, Ranking

JOKERS = tuple(Card(52 + number) for number in range(MAX_JOKERS))
FIVE = CATEGORIES
THREE: tuple[Category, ...] = ("trips", "straight flush", "straight", "flush", "pair", "high card")


def ranker(categories: Sequence[str] = ("pair", "high card"), **options: Any) -> Ranker:
    return Ranker(Ranking.model_validate({"categories": list(categories), **options}))


def value(which: Ranker, text: str, wild: str = "") -> int:
    return which.value(parse_cards(text), frozenset(parse_cards(wild)))


def called(which: Ranker, text: str, wild: str = "") -> HandName:
    return which.name(value(which, text, wild))


def in_order(which: Ranker, *hands: str) -> None:
    """Each hand beats the next."""
    values = [value(which, hand) for hand in hands]
    assert values == sorted(set(values), reverse=True), hands


# The definition of guts_core.hands, written down as plainly as possible.

Shown = tuple[int, int]  # rank, the ace as the ranking has it, and suit


def shown(card: Card, ranking: Ranking) -> Shown:
    return (1 if ranking.aces == "low" and card.rank == 14 else card.rank, card.suit)


SETS = {"four of a kind": (4,), "full house": (3, 2), "trips": (3,), "two pair": (2, 2), "pair": (2,), "high card": ()}

SIZES = {"pair": 2, "trips": 3, "two pair": 4, "four of a kind": 4, "full house": 5, "five of a kind": 5} | dict.fromkeys(
    ("high card", "straight", "flush", "straight flush"), 0
)


def fit(category: str, hand: Sequence[Shown], ranking: Ranking) -> tuple[int, ...] | None:
    """The deciding ranks if the hand fits the category."""
    ranks = sorted((rank for rank, _ in hand), reverse=True)
    if category in SETS:
        found = []
        for groups in permutations(set(ranks), len(SETS[category])):
            rest = list(ranks)
            try:
                for rank, size in zip(groups, SETS[category], strict=True):
                    for _ in range(size):
                        rest.remove(rank)
            except ValueError:
                continue
            found.append((*groups, *rest))
        return max(found, default=None)
    listed = ranking.best or max(SIZES[each] for each in ranking.order)
    if len(hand) < max(2, listed):
        return None
    flush = len({suit for _, suit in hand}) == 1
    straight = None
    if ranks == list(range(ranks[0], ranks[0] - len(ranks), -1)) and (1 not in ranks or ranking.low_ace):
        straight = ranks[0]
    elif ranking.low_ace and ranks == [14, *range(len(ranks), 1, -1)]:
        straight = len(ranks)
    if category == "flush":
        return tuple(ranks) if flush else None
    if category == "straight":
        return (straight,) if straight else None
    if category == "straight flush":
        return (straight,) if straight and flush else None
    return None


def concrete(hand: Sequence[Shown], ranking: Ranking) -> tuple[int, ...]:
    for place, category in enumerate(ranking.order):
        ranks = fit(category, hand, ranking)
        if ranks is not None:
            return (-place, *ranks)
    raise AssertionError("every hand is a high card")


def stand_ins(chosen: Sequence[Card], wild: Collection[Card], ranking: Ranking) -> Iterator[tuple[int, ...]]:
    """What the chosen cards are, for everything that the wild ones may stand for."""
    naturals = [shown(card, ranking) for card in chosen if card not in wild]
    others = [shown(card, ranking) for card in DECK if shown(card, ranking) not in naturals]
    count = len(chosen) - len(naturals)
    for made in combinations(others, count):
        yield concrete([*naturals, *made], ranking)
    if "five of a kind" in ranking.order and not ranking.low:
        for five in range(1, 15):
            rest = [rank for rank, _ in naturals if rank != five]
            spare = count - 5 + len(naturals) - len(rest)
            if spare >= 0 and (five > 1 if ranking.aces == "high" else five < 14):
                for more in combinations([rank for rank, _ in others if rank != five], spare):
                    yield (-ranking.order.index("five of a kind"), five, *sorted([*rest, *more], reverse=True))


def by_definition(cards: Sequence[Card], wild: Collection[Card], ranking: Ranking) -> tuple[int, ...]:
    size = min(len(cards), 5 if ranking.best is None else ranking.best)
    every_wild = {*wild, *ranking.wild_cards(), *JOKERS}
    pick = min if ranking.low else max

    def hand(chosen: Sequence[Card]) -> tuple[int, ...]:
        printed = tuple(sorted((card.rank for card in chosen), reverse=True))
        if printed in ranking.top_hands():
            return (len(ranking.top) - ranking.top_hands().index(printed),)
        return pick(stand_ins(chosen, every_wild, ranking))

    return pick(hand(chosen) for chosen in combinations(cards, size))


@st.composite
def rankings(draw: st.DrawFn) -> Ranking:
    shuffled = st.lists(st.sampled_from(CATEGORIES[:-1]), min_size=1, unique=True).map(tuple)
    order = draw(st.one_of(st.just(CATEGORIES), st.just(THREE), shuffled))
    best = draw(st.one_of(st.none(), st.integers(1, 7)))
    # a deck has four cards of a rank
    ranks = st.lists(st.integers(2, 5), min_size=1, max_size=best or 5).filter(lambda ranks: max(map(ranks.count, ranks)) <= 4)
    tops = ranks.map(lambda ranks: "-".join(map(str, sorted(ranks, reverse=True))))
    return Ranking(
        categories=order,
        low_ace=draw(st.booleans()),
        best=best,
        low=draw(st.booleans()),
        aces=draw(st.sampled_from(["high", "low"])),
        top=tuple(draw(st.lists(tops, max_size=2, unique=True)) if draw(st.integers(0, 3)) == 0 else ()),
    )


# Few ranks and suits, so that straights, flushes and sets come up.
CLOSE = st.one_of(
    st.sampled_from(DECK),
    st.sampled_from([card for card in DECK if card.rank in (14, 2, 3, 4, 5)]),
    st.sampled_from([card for card in DECK if card.suit == 0]),
)


@st.composite
def two_hands(draw: st.DrawFn, most: int, wilds: int) -> list[tuple[list[Card], frozenset[Card]]]:
    result = []
    for _ in range(2):
        cards = draw(st.lists(CLOSE, min_size=0, max_size=most - wilds, unique=True))
        if wilds:
            joined = draw(st.lists(st.one_of(CLOSE, st.sampled_from(JOKERS)), min_size=wilds, max_size=wilds, unique=True))
            joined = [card for card in joined if card not in cards]
            result.append((cards + joined, frozenset(joined)))
        else:
            result.append((cards, frozenset[Card]()))
    return result


def agree(ranking: Ranking, hands: Sequence[tuple[Sequence[Card], Collection[Card]]]) -> None:
    """The evaluator orders the hands as the definition does, and names their deciding ranks."""
    which = Ranker(ranking)
    values = [which.value(cards, wild) for cards, wild in hands]
    wanted = [by_definition(cards, wild, ranking) for cards, wild in hands]
    for (one, want), (other, want_other) in combinations(zip(values, wanted, strict=True), 2):
        assert (one > other) - (one < other) == ((want > want_other) - (want < want_other)) * (-1 if ranking.low else 1)
    for one, (place, *ranks) in zip(values, wanted, strict=True):
        name = which.name(one)
        if place > 0:
            assert name.category == "top"
        else:
            assert name == (ranking.order[-place], tuple(14 if rank == 1 else rank for rank in ranks))


@given(rankings(), two_hands(7, 0))
@settings(max_examples=300)
def test_definition_without_wild_cards(ranking: Ranking, hands: list[tuple[list[Card], frozenset[Card]]]) -> None:
    agree(ranking, hands)


@given(rankings(), two_hands(7, 1))
@settings(max_examples=100)
def test_definition_with_a_wild_card(ranking: Ranking, hands: list[tuple[list[Card], frozenset[Card]]]) -> None:
    agree(ranking, hands)


@given(rankings(), two_hands(5, 2))
@settings(max_examples=25)
def test_definition_with_two_wild_cards(ranking: Ranking, hands: list[tuple[list[Card], frozenset[Card]]]) -> None:
    agree(ranking, hands)


# Counts


def test_two_cards_have_91_classes() -> None:
    which = ranker()
    classes = Counter(which.value(hand) for hand in combinations(DECK, 2))
    assert (len(classes), classes.total()) == (91, 1326)
    kinds = Counter(which.name(one).category for one in classes)
    assert kinds == {"pair": 13, "high card": 78}


def test_ace_king_beats_1144_of_1225_hands() -> None:
    which = ranker()
    mine = parse_cards("As Kd")
    against = [which.value(hand) for hand in combinations([card for card in DECK if card not in mine], 2)]
    ours = which.value(mine)
    assert (len(against), sum(ours > theirs for theirs in against), sum(ours == theirs for theirs in against)) == (1225, 1144, 9)


def test_two_cards_in_the_order_of_the_rules() -> None:
    in_order(ranker(), "As Ad", "Ks Kd", "2s 2d", "As Kd", "As Qd", "As 2d", "Ks Qd", "4s 2s", "3s 2s")
    assert value(ranker(), "9c 8c") == value(ranker(), "9d 8h")


ONE_OF_EACH = {
    "trips": "2s 2h 2d",
    "straight flush": "3s 2s As",
    "straight": "3s 2h As",
    "flush": "5s 3s 2s",
    "pair": "2s 2h 3d",
    "high card": "5s 3h 2d",
}


@pytest.mark.parametrize("flush_first", [False, True])
@pytest.mark.parametrize("trips_first", [False, True])
def test_three_cards_in_each_published_order(trips_first: bool, flush_first: bool) -> None:
    above = ["trips", "straight flush"] if trips_first else ["straight flush", "trips"]
    order = [*above, *(["flush", "straight"] if flush_first else ["straight", "flush"]), "pair", "high card"]
    which = ranker(order)
    counts = Counter(which.name(which.value(hand)).category for hand in combinations(DECK, 3))
    assert counts == {"trips": 52, "straight flush": 48, "straight": 720, "flush": 1096, "pair": 3744, "high card": 16440}
    in_order(which, *(ONE_OF_EACH[category] for category in order))


def test_ace_two_three_is_the_lowest_straight_or_none() -> None:
    in_order(ranker(THREE), "As Kd Qh", "Ks Qd Jh", "4s 3d 2h", "3s 2d Ah", "As Js 9s")
    without = ranker(THREE, low_ace=False)
    assert called(without, "3s 2d Ah") == ("high card", (14, 3, 2))
    assert called(without, "As Kd Qh") == ("straight", (14,))
    assert called(ranker(THREE), "2s Ad Kh") == ("high card", (14, 13, 2))


def test_five_cards_in_order() -> None:
    in_order(
        ranker(FIVE, best=5, wild=["joker"]),
        "As Ah Ad Ac X1",
        "As Ks Qs Js Ts",
        "5s 4s 3s 2s As",
        "2s 2d 2h 2c Ah",
        "Ks Kd Kh 2c 2h",
        "As Js 9s 5s 4s",
        "As Js 9s 5s 3s",
        "As Kd Qh Jc Ts",
        "5s 4d 3h 2c As",
        "Ks Kd Kh Ac 2h",
        "As Ad 3h 3c 2h",
        "As Ad 2h 2c Kh",
        "Ks Kd Qh Jc 9s",
        "Ks Kd Qh Jc 8s",
        "As Kd Qh Jc 9s",
    )


def test_fewer_cards_than_the_hand_counts_sets_only() -> None:
    which = ranker(FIVE, best=5)
    assert [called(which, hand).category for hand in ("5s 4s 3s 2s", "5s 5d 2h 2c", "5s 5d 5h 2c", "5s 5d 5h 5c")] == [
        "high card",
        "two pair",
        "trips",
        "four of a kind",
    ]
    in_order(which, "6s 4d 3h 2c 7d", "6s 5d 3h 2c", "5s 4d 3h 2c")
    in_order(which, "Ks Kd 4h 3c 2c", "Ks Kd 4h 3c", "Ks Kd 4h", "Ks Kd", "Qs Qd 4h 3c 2c", "Ks")
    assert called(ranker(["straight", "flush", "pair"], best=4), "5s 4s 3d 2s").category == "straight"


def test_the_best_five_of_seven() -> None:
    which = ranker(FIVE, best=5)
    assert called(which, "As Ad Kh Kc Qs Qd 2h") == ("two pair", (14, 13, 12))
    assert called(which, "As Ad Ah Kc Ks Kd 2h") == ("full house", (14, 13))
    assert called(which, "As 2s 3s 4s 5s 6d 7h") == ("straight flush", (5,))
    assert called(which, "As 9s 8s 4s 3s 2s 7h") == ("flush", (14, 9, 8, 4, 3))


# Wild cards


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("2s As Ks Qs 9s", HandName("flush", (14, 13, 12, 11, 9))),
        ("2s 2d Ah Kh 9h", HandName("flush", (14, 13, 12, 11, 9))),
        ("2s Ac Ad Ah As", HandName("five of a kind", (14,))),
        ("2s 2c 2d 2h 3h", HandName("five of a kind", (3,))),
        ("2s 3s 4s 5s As", HandName("straight flush", (5,))),
        ("2s 2d Th Jh Qh", HandName("straight flush", (14,))),
        ("2s 9d 9h 8c 8h", HandName("full house", (9, 8))),
        ("2s 9d Jh 5c 8h", HandName("pair", (11, 9, 8, 5))),
    ],
)
def test_deuces_wild(hand: str, name: HandName) -> None:
    assert called(ranker(FIVE, best=5, wild=["2"]), hand) == name


def test_without_five_of_a_kind_a_wild_card_beside_four_aces_is_a_king() -> None:
    assert called(ranker(FIVE[1:], best=5), "As Ad Ah Ac X1") == ("four of a kind", (14, 13))
    assert called(ranker(FIVE[1:], best=5), "As X2 X3 X4 X1") == ("straight flush", (14,))
    assert called(ranker(["trips", "pair"]), "X1 X2 X3") == ("trips", (14,))
    assert called(ranker(), "X1 9c") == ("pair", (9,))


def test_wild_cards_of_the_moment_add_to_the_rankings_own() -> None:
    which = ranker(THREE, wild=["3"])
    assert called(which, "3s 9d 8h") == ("straight", (10,))
    assert called(which, "3s 9d 8h", wild="8h") == ("trips", (9,))
    assert called(which, "3s 9d 8h", wild="Kc") == ("straight", (10,))
    assert called(which, "3s 9d") == ("pair", (9,))
    assert called(ranker(THREE), "Js 9d", wild="9d") == ("pair", (11,))


def test_straights_and_flushes_need_cards_enough_for_the_list() -> None:
    assert called(ranker(THREE), "9s 8s") == ("high card", (9, 8))
    assert called(ranker(FIVE), "9s 8s 7s 6s") == ("high card", (9, 8, 7, 6))
    two = ranker(["straight", "pair", "flush"])
    in_order(two, "As Kd", "3s 2s", "2s Ad", "As Ad", "Ks 9s", "As Qd")
    assert called(two, "4s 3d 2h") == ("straight", (4,))
    assert called(ranker(["straight", "flush"], best=1), "4s") == ("high card", (4,))


def test_wild_low_cards_make_the_hand_low() -> None:
    which = ranker(FIVE, best=5, low=True, low_ace=False, wild=["K"])
    assert called(which, "Ks 2d 3h 4c 5s") == ("high card", (7, 5, 4, 3, 2))
    assert called(which, "Ks 7d 7h 4c 5s") == ("pair", (7, 5, 4, 2))


def test_many_jokers_are_ranked_too() -> None:
    for options in ({}, {"low": True}, {"best": 7}, {"best": 7, "low": True}):
        which = ranker(FIVE, **options)
        assert which.value(JOKERS) >= max(which.value(DECK[:7]), which.value(DECK[45:]))


def test_four_of_a_kind_is_not_two_pair() -> None:
    in_order(ranker(["two pair", "pair"]), "3s 3d 2h 2c", "As Ad Ah Ac", "As Ad Kh Qc")


def test_which_card_has_which_suit_matters_when_only_some_make_the_hand() -> None:
    in_order(ranker(["flush", "pair"], best=2), "Ad Kd 2s", "Ad Ks 2d", "As Kd 2d")


def test_a_wild_low_card_is_no_fifth_of_its_rank() -> None:
    assert called(ranker(["high card"], low=True), "2s 2d 2h 2c X1") == ("high card", (3, 2, 2, 2, 2))


# Low


def test_low_aces_high() -> None:
    which = ranker(FIVE, best=5, low=True, low_ace=False)
    in_order(
        which,
        "7s 5d 4h 3c 2s",
        "7s 6d 4h 3c 2s",
        "8s 5d 4h 3c 2s",
        "As 5d 4h 3c 2s",
        "2s 2d 3h 4c 5s",
        "6s 5d 4h 3c 2s",
        "7s 5s 4s 3s 2s",
    )
    assert called(which, "7s 5s 4s 3s 2s 9d 8d") == ("high card", (8, 5, 4, 3, 2))


def test_low_aces_low_with_straights_and_flushes_ignored() -> None:
    which = ranker(["four of a kind", "full house", "trips", "two pair", "pair"], best=5, low=True, aces="low")
    in_order(which, "As 2s 3s 4s 5s", "As 2d 3h 4c 6s", "2s 3s 4s 5s 6s", "Ks Qs Js Ts 9s", "As Ad 2h 3c 4s", "2s 2d Ah 3c 4s")
    assert called(which, "As 2s 3s 4s 5s") == ("high card", (5, 4, 3, 2, 14))
    assert called(which, "As Ad Ah 2c 2d 3h Kd") == ("pair", (14, 13, 3, 2))


def test_a_low_ace_in_a_straight() -> None:
    which = ranker(THREE, aces="low")
    in_order(which, "Ks Qd Jh", "4s 3d 2h", "3s 2d Ah", "Ks Qd Ah", "3s 2d 5h")
    assert called(ranker(THREE, aces="low", low_ace=False), "3s 2d Ah").category == "high card"


# Top hands


def test_top_hands_beat_all_and_are_worst_when_low() -> None:
    in_order(ranker(top=["3-2", "6-9"]), "3s 2s", "9s 6d", "As Ad", "As Kd", "4s 2d")
    in_order(ranker(low=True, top=["3-2", "6-9"]), "4s 2d", "As Kd", "As Ad", "9s 6d", "3s 2s")
    assert called(ranker(top=["3-2", "6-9"]), "9s 6d") == ("top", (6, 9))


def test_a_top_hand_is_printed_on_its_cards() -> None:
    which = ranker(["trips", "pair"], wild=["3", "9"], top=["3-3-3"])
    in_order(which, "3s 3d 3h", "3s 3d 9h", "Ks Kd Kh")
    assert value(which, "3s 3d 9h") == value(which, "As Ad Ah") == value(which, "9s 9d 9h")
    assert called(which, "3s 3d", wild="3s") == ("pair", (14,))


def test_a_top_hand_is_found_among_more_cards_or_avoided_when_low() -> None:
    assert called(ranker(best=2, top=["3-2"]), "As Ad 3h 2c").category == "top"
    assert called(ranker(best=2, top=["3-2"], low=True), "3h 2c 4d") == ("high card", (4, 2))
    assert called(ranker(best=2, top=["3-2"], low=True), "3h 2c").category == "top"
    assert called(ranker(best=5, top=["3-2"]), "3h 2c Ad").category == "high card"


# Laws

MOVED = list(permutations(range(4)))


@given(rankings(), st.lists(CLOSE, max_size=7, unique=True), st.sampled_from(MOVED), st.randoms(use_true_random=False), st.data())
def test_neither_order_nor_suits_matter(
    ranking: Ranking, cards: list[Card], suits: tuple[int, ...], rng: random.Random, data: st.DataObject
) -> None:
    which = Ranker(ranking)
    wild = data.draw(st.sets(st.sampled_from(cards), max_size=2)) if cards else set()
    moved = [Card(4 * (card.rank - 2) + suits[card.suit]) for card in cards]
    rng.shuffle(moved)
    moved_wild = {Card(4 * (card.rank - 2) + suits[card.suit]) for card in wild}
    assert which.value(cards, wild) == which.value(moved, moved_wild)


@given(rankings(), st.lists(CLOSE, min_size=1, max_size=7, unique=True), st.data())
def test_making_a_card_wild_never_hurts(ranking: Ranking, cards: list[Card], data: st.DataObject) -> None:
    which = Ranker(ranking)
    wild = data.draw(st.sets(st.sampled_from(cards), max_size=3))
    more = wild | {data.draw(st.sampled_from(cards))}
    assert which.value(cards, more) >= which.value(cards, wild)


@given(rankings(), st.lists(CLOSE, min_size=1, max_size=7, unique=True), st.integers(0, 2))
def test_a_card_more_never_hurts_a_hand_of_a_given_size(ranking: Ranking, cards: list[Card], wilds: int) -> None:
    best = ranking.best or 5
    which = Ranker(ranking.model_copy(update={"top": (), "best": best}))
    if ranking.low and len(cards) <= best:
        return  # a low hand is better short
    assert which.value(cards, cards[:wilds]) >= which.value(cards[:-1], cards[:wilds])


@given(rankings(), st.lists(CLOSE, max_size=7, unique=True), st.integers(0, 2))
def test_wild_cards_of_the_ranking_and_of_the_moment_are_the_same(ranking: Ranking, cards: list[Card], wilds: int) -> None:
    own = Ranking.model_validate({**ranking.model_dump(), "wild": [str(card) for card in cards[:wilds]]})
    assert Ranker(own).value(cards) == Ranker(ranking).value(cards, cards[:wilds])


def test_values_do_not_depend_on_what_was_ranked_before() -> None:
    ranking = Ranking(categories=CATEGORIES, best=5, wild=("2",))
    rng = random.Random(7)
    hands = [rng.sample(DECK, rng.randint(0, 7)) for _ in range(300)]
    forwards, backwards = Ranker(ranking), Ranker(ranking)
    assert [forwards.value(hand) for hand in hands] == [backwards.value(hand) for hand in reversed(hands)][::-1]


def compare_with_phevaluator(pairs: int, seed: int) -> None:
    """Random pairs of hands of five and of seven cards are ordered as an independent evaluator orders them."""
    evaluate_cards = pytest.importorskip("phevaluator").evaluate_cards
    which = ranker(FIVE, best=5)
    rng = random.Random(seed)
    for number in range(pairs):
        size = 5 if number % 2 else 7
        cards = rng.sample(DECK, 2 * size)
        one, other = cards[:size], cards[size:]
        mine = which.value(one) - which.value(other)
        theirs = evaluate_cards(*map(str, other)) - evaluate_cards(*map(str, one))
        assert (mine > 0) - (mine < 0) == (theirs > 0) - (theirs < 0), (one, other)


def test_an_independent_evaluator_agrees() -> None:
    compare_with_phevaluator(2_000, seed=1)


# Rankings as data


def problem(**options: object) -> str:
    with pytest.raises(ValidationError) as caught:
        Ranking.model_validate(options)
    return caught.value.errors()[0]["type"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"categories": ["pair", "pair"]}, "ranking-category-twice"),
        ({"categories": ["high card", "pair"]}, "ranking-high-card-not-last"),
        ({"categories": ["royal flush"]}, "literal_error"),
        ({"categories": []}, "too_short"),
        ({"categories": {"pair"}}, "tuple_type"),
        ({"categories": "pair"}, "tuple_type"),
        ({"low_ace": "yes"}, "bool_type"),
        ({"low": 1}, "bool_type"),
        ({"best": True}, "int_type"),
        ({"best": "5"}, "int_type"),
        ({"best": 0}, "greater_than_equal"),
        ({"best": 8}, "less_than_equal"),
        ({"aces": "middle"}, "literal_error"),
        ({"wild": [2]}, "string_type"),
        ({"wild": "2"}, "tuple_type"),
        ({"wild": ["1"]}, "ranking-wild-unknown"),
        ({"wild": [""]}, "ranking-wild-unknown"),
        ({"wild": ["deuces"]}, "ranking-wild-unknown"),
        ({"wild": ["2" * 1000]}, "string_too_long"),
        ({"wild": ["10", "T"]}, "ranking-wild-twice"),
        ({"top": ["3-x"]}, "ranking-top-unknown"),
        ({"top": [""]}, "ranking-top-unknown"),
        ({"top": ["3-3-3-3-3"]}, "ranking-top-impossible"),
        ({"top": ["3-2", "2-3"]}, "ranking-top-twice"),
        ({"top": ["3-2-4"], "best": 2}, "ranking-top-size"),
        ({"hihg": True}, "extra_forbidden"),
    ],
)
def test_a_bad_ranking_is_refused(options: dict[str, object], code: str) -> None:
    assert problem(**options) == code


def test_every_problem_of_our_own_has_its_text() -> None:
    codes = [
        "category-twice",
        "high-card-not-last",
        "wild-unknown",
        "wild-twice",
        "top-unknown",
        "top-impossible",
        "top-twice",
        "top-size",
    ]
    messages = Messages("en")
    for code in codes:
        for suffix in ("", "-hint"):
            assert messages.text(f"problem-ranking-{code}{suffix}", text="x", cards=3, best=2)


def test_wild_cards_are_normalised() -> None:
    ranking = Ranking.model_validate({"wild": ["10", "k", "spades", "♥", "jd", "Joker"]})
    assert ranking.wild == ("T", "K", "s", "h", "Jd", "joker")
    wanted = {card for card in DECK if card.rank in (10, 13) or card.suit in (2, 3)} | {Card.parse("Jd")} | set(JOKERS)
    assert ranking.wild_cards() == wanted
    assert Ranking.model_validate(ranking.model_dump()) == ranking
    assert Ranking.model_validate_json(ranking.model_dump_json()) == ranking


def test_a_ranking_is_a_frozen_value() -> None:
    ranking = Ranking()
    with pytest.raises(ValidationError):
        ranking.low = True  # type: ignore[misc]
    assert hash(ranking) == hash(Ranking())
    assert ranking.order == Ranking(categories=("pair",)).order == ("pair", "high card")
    assert json.dumps(Ranking.model_json_schema())


# Names


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ("X1 As Ac Ad Ah", "five aces"),
        ("As Ks Qs Js Ts", "ace-high straight flush"),
        ("6s 6d 6h 6c 2s", "four sixes"),
        ("Ks Kd Kh 2c 2h", "full house, kings over twos"),
        ("Ts 8s 5s 3s 2s", "10-high flush"),
        ("9s 8d 7h 6c 5s", "9-high straight"),
        ("3s 3d 3h 6c 5s", "three threes"),
        ("3s 3d Jh Jc 5s", "two pair, jacks and threes"),
        ("Qs Qd", "pair of queens"),
        ("As Kd", "ace, king high"),
        ("Ts 8s 5d 3s 2s", "10, 8, 5, 3, 2 high"),
        ("", "no cards"),
        ("3d 2h", "special hand 3-2"),
    ],
)
def test_hands_in_words(hand: str, text: str) -> None:
    which = ranker(FIVE, best=5, top=["3-2"])
    assert describe(called(which, hand), Messages("en")) == text


def test_every_hand_has_its_words() -> None:
    messages = Messages("en")
    categories: tuple[HandCategory, ...] = (*FIVE, "top")
    for category, rank in product(categories, range(2, 15)):
        assert describe(HandName(category, (rank, rank)), messages)
