"""Bots: pure, lawful, neither always in nor never in."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guts_core.cards import DECK, Card, parse_cards
from guts_core.game import assemble
from guts_core.hands import Ranker
from guts_core.ranking import Ranking
from guts_core.requests import Choose, Pick, View
from guts_core.ruleset import Ruleset, Seats
from guts_core.session import Opening, Session
from guts_core.steps import AnteStep, ContestSpec, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.strategies import Bot, showings

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
GAME = assemble(Ruleset())


def view(
    hand: str | tuple[Card, ...],
    *,
    seats: int = 5,
    round: int = 1,
    pot: int = 5,
    said: dict[int, str] | None = None,
    houses: tuple[tuple[str, tuple[Card | None, ...]], ...] = (),
) -> View:
    """What the first seat sees at its first declaration, with a hand, a pot and all else as given."""
    cards = parse_cards(hand) if isinstance(hand, str) else hand
    session = Session(GAME, NAMES[:seats], opening=Opening(pots={"pot": pot}))
    public = session.pending[0].view.public
    hands = (*[(seat, (None,) * len(cards)) for seat in range(seats)], *houses)
    return View(0, cards, (), public._replace(round=round, hands=hands, said=tuple((said or {}).items())))


def ask(hand: str | tuple[Card, ...], choices: tuple[str, ...] = ("in", "out"), **facts: object) -> Choose:
    return Choose.of("declare", choices, view(hand, **facts))  # type: ignore[arg-type]


def pick(hand: str, least: int, most: int) -> Pick:
    seen = view(hand)
    return Pick.of("discard", seen.hand, least, most, seen)  # type: ignore[arg-type]


def test_the_strength_of_ace_king_is_what_counting_says() -> None:
    # it beats 1,144 of the 1,225 hands an opponent can hold and ties with 9
    strength = Bot(GAME, 0).strength(view("Ac Kd"))
    assert 1144 / 1225 <= strength <= (1144 + 9) / 1225


def test_no_hand_is_stronger_than_aces_and_none_weaker_than_three_two() -> None:
    bot = Bot(GAME, 1)
    every = {hand: bot.strength(view(hand)) for hand in list(combinations(DECK, 2))[::13]}
    assert all(0 <= strength <= 1 for strength in every.values())
    assert bot.strength(view("Ac Ad")) > max(every.values()) - 0.01
    assert bot.strength(view("3c 2d")) < 0.02


@given(seed=st.integers(), seats=st.integers(2, 10), pot=st.integers(0, 10**6))
def test_aces_are_always_in_and_three_two_is_always_out_against_hidden_opponents(seed: int, seats: int, pot: int) -> None:
    bot = Bot(GAME, seed)
    assert bot(ask("As Ah", seats=seats, pot=pot)) == "in"
    assert bot(ask("3s 2h", seats=seats, pot=pot)) == "out"


def test_the_more_opponents_the_better_the_hand_must_be() -> None:
    hands = list(combinations(DECK, 2))[::7]
    ins = [sum(Bot(GAME, 0)(ask(hand, seats=seats)) == "in" for hand in hands) for seats in (2, 3, 5, 10)]
    assert ins == sorted(ins, reverse=True)
    assert len(set(ins)) == 4


def test_a_large_pot_asks_for_a_better_hand() -> None:
    hands = list(combinations(DECK, 2))[::7]
    small, large = (sum(Bot(GAME, 0)(ask(hand, pot=pot)) == "in" for hand in hands) for pot in (2, 2000))
    assert 0 < large < small


def test_what_others_have_said_counts() -> None:
    bot = Bot(GAME, 0)
    assert bot(ask("3s 2h", said={1: "out", 2: "out", 3: "out", 4: "out"})) == "in"  # nobody is left to lose to
    assert bot(ask("As 9h", said={})) == "in"
    assert bot(ask("As 9h", said={1: "in", 2: "in"})) == "out"


def test_a_ghost_is_one_more_opponent() -> None:
    bot = Bot(GAME, 0)
    others = {1: "out", 2: "out", 3: "out", 4: "out"}
    assert bot(ask("3s 2h", said=others, houses=(("ghost", (None, None)),))) == "out"


def test_answers_depend_on_nothing_but_the_request_and_the_seed() -> None:
    requests = [ask(hand, round=number) for number, hand in enumerate(list(combinations(DECK, 2))[::31])]
    forwards = Bot(GAME, 7)
    backwards = Bot(GAME, 7)
    there = [forwards(request) for request in requests]
    back = [backwards(request) for request in reversed(requests)]
    assert there == back[::-1]


def test_when_all_hands_are_equal_a_table_is_sometimes_in_and_sometimes_out() -> None:
    # nothing ranks: one card, and only pairs of it would count; every hand ties by being wild
    ranks = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    game = assemble(Ruleset(ranking=Ranking(wild=ranks)))
    bot = Bot(game, 3)
    answers = Counter(bot(ask("As Kd", seats=2, round=round)) for round in range(400))
    assert min(answers["in"], answers["out"]) > 80


@pytest.mark.parametrize("seats", [2, 5, 10])
def test_a_table_of_bots_ends_its_cycles(seats: int) -> None:
    session = Session(GAME, NAMES[:seats], seed=seats, cycles=5, rounds=2000)
    bot = Bot(GAME, seats)
    ins: Counter[int] = Counter()
    while not session.over:
        answers = [bot(request) for request in session.pending]
        ins[answers.count("in")] += 1
        session.answer(answers)
    assert session.cycles == 5
    assert {0, 1, 2} <= set(ins) or sum(ins.values()) < 12


def test_the_declaration_that_suits_the_hand_is_chosen() -> None:
    contests = (
        ContestSpec(name="high", among=("high", "both")),
        ContestSpec(name="low", among=("low", "both"), ranking=Ranking(low=True)),
    )
    steps = (
        AnteStep(),
        DealStep(cards=2),
        DeclareStep(choices=("high", "low", "both", "out")),
        ShowdownStep(contests=contests),
        SettleStep(),
    )
    game = assemble(Ruleset(steps=steps))
    assert [show.among for show in showings(game)] == [("high", "both"), ("low", "both")]
    bot = Bot(game, 0)
    choices = ("high", "low", "both", "out")
    assert bot(ask("As Ah", choices)) == "high"
    assert bot(ask("3s 2h", choices)) == "low"
    assert bot(ask("9s 7h", choices)) == "out"


def test_words_that_mean_nothing_get_an_allowed_answer() -> None:
    bot = Bot(GAME, 0)
    for hand in ("As Ah", "3s 2h"):
        request = ask(hand, ("stand", "twist", "again"))
        assert request.check(bot(request)) in request.choices


@pytest.mark.parametrize(
    ("hand", "least", "most", "thrown"),
    [
        ("As Ah", 0, 2, ""),
        ("As 9h", 0, 2, "9h"),
        ("9s As", 0, 2, "9s"),
        ("9s As", 2, 2, "9s As"),
        ("As Ah", 1, 1, "As"),
        ("9s As", 0, 0, ""),
    ],
)
def test_cards_that_are_no_use_are_thrown(hand: str, least: int, most: int, thrown: str) -> None:
    request = pick(hand, least, most)
    answer = request.check(Bot(GAME, 0)(request))
    if hand == "As Ah" and least:
        assert len(answer) == 1
    else:
        assert answer == parse_cards(thrown)


@given(
    cards=st.lists(st.sampled_from(DECK), min_size=1, max_size=7, unique=True),
    low=st.booleans(),
    data=st.data(),
)
def test_every_pick_is_allowed(cards: list[Card], low: bool, data: st.DataObject) -> None:
    least = data.draw(st.integers(0, len(cards)))
    most = data.draw(st.integers(least, len(cards)))
    ranking = Ranking(categories=("full house", "flush", "straight", "trips", "two pair", "pair", "high card"), best=5, low=low)
    game = assemble(Ruleset(ranking=ranking, seats=Seats(min=2, max=5)))
    seen = view(tuple(cards))
    request = Pick.of("discard", tuple(cards), least, most, seen)
    assert least <= len(request.check(Bot(game, 0)(request))) <= most


def test_an_own_ranking_is_used() -> None:
    game = assemble(Ruleset(ranking=Ranking(low=True)))
    bot = Bot(game, 0)
    assert bot.strength(view("3s 2h")) > bot.strength(view("As Ah"))
    ranker = Ranker(Ranking(low=True))
    assert ranker.value(parse_cards("3s 2h")) > ranker.value(parse_cards("As Ah"))


def test_longer_hands_are_estimated_the_same_way_every_time() -> None:
    ranking = Ranking(categories=("trips", "straight flush", "straight", "flush", "pair", "high card"))
    steps = (AnteStep(), DealStep(cards=3), DeclareStep(), ShowdownStep(), SettleStep())
    game = assemble(Ruleset(steps=steps, ranking=ranking))
    seen = view("As Ah Ad")
    assert Bot(game, 0).strength(seen) == Bot(game, 0).strength(seen) > 0.97
    assert Bot(game, 0).strength(view("3s 2h 5d")) < 0.1
