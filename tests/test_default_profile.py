"""The default game by its published rules: the worked examples by name, every vector of declarations, the laws."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import NAMES, SEATS, SEEDS, WORDS, Heard, drive, hands, pair_or_ace, two_card_key, write_log

from guts_core.cards import Card, parse_cards
from guts_core.events import Dealt, Declared, Event, Revealed, RoundBegan, RoundEnded, SessionEnded
from guts_core.game import assemble
from guts_core.ledger import POT, RESERVE, Transfer
from guts_core.ruleset import Ruleset
from guts_core.session import Opening, Session

GOLDEN = Path(__file__).parent / "golden"

# Worked examples


def test_w1_the_pair_of_queens() -> None:
    table = Heard(None, 4, hands("Qs Qh", "Ac Kd", "Jc Jd", "2c 3d"), pot=6)
    table.declare(0, 1, 2)
    assert table.balances == (6, -6, -6, 0)
    assert (table.pot, table.reserve) == (12, 0)
    assert table.moves(1) == [(POT, 0, 6, "won"), (1, POT, 6, "match"), (2, POT, 6, "match")]
    [shown] = table.of(Revealed)
    assert dict(shown.hands) == {seat: parse_cards(cards) for seat, cards in enumerate(["Qs Qh", "Ac Kd", "Jc Jd"])}
    assert shown.best == (0,)


def w2() -> Heard:
    table = Heard(None, 4, hands("Qs Qh", "Ac Kd", "Jc Jd", "2c 2d"), pot=12)
    return table.declare(0, 1, 2, 3)


def test_w2_three_payments_reach_the_cap() -> None:
    table = w2()
    assert table.balances == (12, -12, -12, -12)
    assert (table.pot, table.reserve) == (20, 16)
    assert table.moves(1)[-1] == (POT, RESERVE, 16, "overflow")


def w3() -> Heard:
    return w2().declare(1)


def test_w3_a_lone_winner_and_the_refill() -> None:
    table = w3()
    assert (table.pot, table.reserve) == (16, 0)
    assert table.balances == (12, 8, -12, -12)
    assert table.moves(2) == [(POT, 1, 20, "lone"), (RESERVE, POT, 16, "refill")]
    assert table.moves(3) == [], "no ante"
    assert len(table.of(Revealed)) == 1, "who is alone shows nothing"
    assert not table.of(RoundEnded)[1].cycle_over


def test_w4_alone_again_ends_the_cycle() -> None:
    table = w3().declare(1)
    ended = table.of(RoundEnded)[2]
    assert dict(ended.pots) == {POT: 0, RESERVE: 0}
    assert ended.cycle_over
    assert not ended.game_over
    assert ended.balances == (12, 24, -12, -12)
    assert table.session.cycles == 1
    assert table.of(RoundBegan)[3].cycle == 2
    assert table.moves(4) == [(seat, POT, 1, "ante") for seat in range(4)]


def test_w5_a_cap_of_100() -> None:
    table = Heard(Ruleset(cap=100), 4, hands("Qs Qh", "Ac Kd", "Jc Jd", "2c 2d"), pot=80)
    table.declare(0, 1, 2, 3)
    assert (table.balances, table.pot, table.reserve) == ((80, -80, -80, -80), 100, 140)
    table.declare(2)
    assert (table.pot, table.reserve) == (100, 40)
    table.declare(2)
    assert (table.pot, table.reserve) == (40, 0)
    assert table.balances == (80, -80, 120, -80)


def test_w6_nobody_in() -> None:
    table = Heard(None, 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), hands("2s 3h", "4c 5d", "6c 7d"), pot=6)
    before = table.session.pending
    table.declare()
    assert (table.pot, table.reserve, table.balances) == (6, 0, (0, 0, 0))
    assert table.moves() == []
    assert table.session.rounds == 1
    assert [request.view.hand for request in table.session.pending] != [request.view.hand for request in before]
    assert table.session.pending[0].view.hand == parse_cards("2s 3h")


def test_w7_three_tie_and_one_is_lower() -> None:
    table = Heard(None, 5, hands("Ac Kd", "Ad Kc", "Qs Jh", "Ah Ks", "2c 2d"), pot=20)
    table.declare(0, 1, 2, 3)
    third = Fraction(20, 3)
    assert table.balances == (third, third, -20, third, 0)
    assert (table.pot, table.reserve) == (20, 0)
    assert [move[3] for move in table.moves(1)] == ["shared"] * 3 + ["match"]


# The rules one by one


def test_everybody_antes_only_when_pot_and_reserve_are_empty() -> None:
    assert Heard(Ruleset(ante=3), 3).balances == (-3, -3, -3)
    assert Heard(None, 3, pot=1).balances == (0, 0, 0)
    assert Heard(None, 3, reserve=1).balances == (0, 0, 0)


def test_antes_above_the_cap_go_to_the_reserve_before_anybody_can_win_them() -> None:
    table = Heard(Ruleset(ante=3, cap=10), 5, hands(*["2c 3c"] * 5))
    assert (table.pot, table.reserve) == (10, 5)
    table.declare(1)
    assert (table.pot, table.reserve) == (5, 0)
    assert table.balances == (-3, 7, -3, -3, -3)


def test_two_cards_one_at_a_time_from_the_dealers_left_and_the_deal_moves_on() -> None:
    table = Heard(None, 4, seed=11)
    for dealer in (3, 0, 1, 2, 3):
        dealt = table.of(Dealt)[-1]
        assert table.of(RoundBegan)[-1].dealer == dealer
        assert [seat for seat, _ in dealt.cards] == [(dealer + step) % 4 for step in (1, 2, 3, 4)]
        assert {len(cards) for _, cards in dealt.cards} == {2}
        assert dealt.face == "down"
        table.declare()


def test_all_declare_at_once() -> None:
    table = Heard(None, 5)
    assert [request.seat for request in table.session.pending] == [0, 1, 2, 3, 4]
    table.declare(1, 3)
    [declared] = table.of(Declared)
    assert declared.said == ((0, "out"), (1, "in"), (2, "out"), (3, "in"), (4, "out"))


def test_only_those_who_are_in_show() -> None:
    table = Heard(None, 4, hands("Qs Qh", "Ac Kd", "Jc Jd", "2c 3d"), pot=6)
    table.declare(1, 2)
    [shown] = table.of(Revealed)
    assert [name for name, _ in shown.hands] == [1, 2]


def test_losers_that_tie_with_each_other_all_pay() -> None:
    table = Heard(None, 3, hands("2s 2h", "Ac Kd", "Ad Kc"), pot=5).declare(0, 1, 2)
    assert table.balances == (5, -5, -5)


def test_a_tie_of_all_who_are_in_empties_the_pot() -> None:
    table = Heard(None, 3, hands("Ah Kh", "Ac Kd", "Ad Kc"), pot=5).declare(1, 2)
    assert table.of(RoundEnded)[0].balances == (0, Fraction(5, 2), Fraction(5, 2))
    assert table.of(RoundEnded)[0].cycle_over
    table = Heard(None, 3, hands("Ah Kh", "Ac Kd", "Ad Kc"), pot=20, reserve=7).declare(1, 2)
    assert (table.pot, table.reserve, table.balances) == (7, 0, (0, 10, 10))


def test_the_reserve_is_neither_prize_nor_matched() -> None:
    table = Heard(None, 3, hands("Ah Kh", "Ac Qd", "2d 2c"), pot=20, reserve=100).declare(0, 1)
    assert table.balances == (20, -20, 0)
    assert (table.pot, table.reserve) == (20, 100)


def test_no_cap_at_all() -> None:
    table = Heard(Ruleset(cap=False), 3, hands("Ah Kh", "Ac Qd", "2d 3c"), pot=1)
    for expected in (2, 4, 8, 16, 32, 64):
        table.declare(0, 1, 2)
        assert (table.pot, table.reserve) == (expected, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2c 2d", "As Ks"),
        ("Ac Ad", "Ks Kh"),
        ("3c 3d", "2s 2h"),
        ("Ac 2d", "Ks Qs"),
        ("Ac Kd", "As Qs"),
        ("Kc 3d", "Ks 2s"),
        ("7c 5d", "7s 4s"),
        ("4c 2d", "3s 2s"),
    ],
)
def test_order_of_hands(better: str, worse: str) -> None:
    assert Heard(None, 2, hands(better, worse), pot=4).declare(0, 1).balances == (4, -4)
    assert Heard(None, 2, hands(worse, better), pot=4).declare(0, 1).balances == (-4, 4)


@pytest.mark.parametrize(("one", "other"), [("Ac Kd", "Kh As"), ("2c 2d", "2h 2s"), ("9c 8c", "8d 9h")])
def test_suits_and_the_order_of_cards_never_count(one: str, other: str) -> None:
    table = Heard(None, 2, hands(one, other), pot=4).declare(0, 1)
    assert table.of(RoundEnded)[0].balances == (2, 2)


def test_the_smallest_chip_goes_round_from_the_dealers_left() -> None:
    table = Heard(
        Ruleset(chip=1), 5, hands("Ac Kd", "Ad Kc", "Qs Jh", "Ah Ks", "2c 2d"), opening=Opening(dealer=0, pots={POT: 20})
    )
    table.declare(0, 1, 2, 3)
    assert table.balances == (6, 7, -20, 7, 0)


# Every vector of declarations

TIES: dict[str, Sequence[str]] = {
    "two, none else": ["Ac Kd", "Ad Kc"],
    "pair of two": ["Qs Qh", "Qc Qd", "Ac Kd", "Ks Jd", "Ah 2h", "3c 3d"],
    "two lower": ["9c 9d", "Ac 5d", "Ad 5c", "7h 2c", "7c 2s"],
    "three": ["Ac Kd", "Ad Kc", "Qs Jh", "Ah Ks", "9c 8c", "Qh Jd"],
    "four": ["Th 5c", "Tc 5d", "Td 5h", "Ts 5s", "2c 4d", "3c 4h"],
    "four and a pair": ["Th 5c", "2c 2d", "Tc 5d", "Td 5h", "Ts 5s"],
    "none": ["Ac Ad", "Kc Kd", "As Kh", "Qs Jd", "7c 6d", "3s 2h"],
}


def settle(cards: Sequence[Sequence[Card]], ins: Sequence[int], pot: int, reserve: int, cap: int) -> Any:
    """One round straight from the published rules, without a kernel: net result of each seat, pot, reserve, and the winners."""
    net = [Fraction(0)] * len(cards)
    new_pot, held = Fraction(pot), Fraction(reserve)
    winners = []
    if ins:
        best = max(two_card_key(cards[seat]) for seat in ins)
        winners = [seat for seat in ins if two_card_key(cards[seat]) == best]
        new_pot = Fraction(0)
        for seat in ins:
            if seat in winners:
                net[seat] += Fraction(pot, len(winners))
            else:
                net[seat] -= pot
                new_pot += pot
    if new_pot > cap:
        held += new_pot - cap
        new_pot = Fraction(cap)
    if new_pot < cap:
        back = min(held, cap - new_pot)
        new_pot += back
        held -= back
    return tuple(net), new_pot, held, winners


@pytest.mark.parametrize("name", TIES)
@pytest.mark.parametrize(("pot", "reserve", "cap"), [(6, 0, 20), (20, 16, 20), (20, 3, 20), (7, 0, 10)])
def test_every_vector_of_declarations(name: str, pot: int, reserve: int, cap: int) -> None:
    """All 2**n for n seats and each smaller table, against the rules written down again in a straight line."""
    dealt = TIES[name]
    game = assemble(Ruleset(cap=cap))
    for seats in range(2, len(dealt) + 1):
        cards = [parse_cards(text) for text in dealt[:seats]]
        for vector in product([False, True], repeat=seats):
            ins = [seat for seat in range(seats) if vector[seat]]
            table = Heard(game, seats, hands(*dealt[:seats]), pot=pot, reserve=reserve)  # type: ignore[arg-type]
            table.declare(*ins)
            net, new_pot, held, winners = settle(cards, ins, pot, reserve, cap)
            [ended] = table.of(RoundEnded)
            assert ended.balances == net, vector
            assert dict(ended.pots) == {POT: new_pot, RESERVE: held}, vector
            assert ended.cycle_over == (new_pot == held == 0)
            assert sum(ended.balances) + new_pot + held == pot + reserve
            assert list(table.session.table.previous.stages[0].contests[0].winners) == winners  # type: ignore[union-attr]
            assert [move[1] for move in table.moves(1) if move[0] == POT and move[1] != RESERVE] == winners


def test_at_most_four_tie_without_a_pair_and_two_with_one() -> None:
    """Of every hand there can be four beside each other without a pair and two with one, and no more."""
    deck = [Card(index) for index in range(52)]
    found: dict[Any, list[set[Card]]] = {}
    for high in range(52):
        for low in range(high):
            found.setdefault(two_card_key([deck[high], deck[low]]), []).append({deck[high], deck[low]})
    assert len(found) == 91
    for (pair, *_), equal in found.items():
        assert most_apart(equal) == (2 if pair else 4)


def most_apart(hands: list[set[Card]], taken: frozenset[Card] = frozenset()) -> int:
    """How many of these hands can be dealt from one deck, brute force."""
    best = 0
    for index, hand in enumerate(hands):
        if not hand & taken:
            best = max(best, 1 + most_apart(hands[index + 1 :], taken | hand))
            if best == 4:
                return best
    return best


# Laws


class Auditor:
    """Listens, and checks the books after every single movement and at the end of every round, by books of its own."""

    def __init__(self, cap: int | None) -> None:
        self.cap = cap
        self.books: dict[Any, Fraction] = {}
        self.session: Session | None = None
        self.moves = 0
        self.ties = 0

    def __call__(self, event: Event) -> None:
        books = self.books
        if isinstance(event, Transfer):
            books[event.source] = books.get(event.source, Fraction(0)) - event.amount
            books[event.target] = books.get(event.target, Fraction(0)) + event.amount
            self.moves += 1
            assert event.amount > 0
            assert event.plugin
            assert event.reason
            assert sum(books.values()) == 0
            if self.session is not None:
                assert self.session.table.ledger.total == 0
        elif isinstance(event, Dealt | Declared | RoundEnded):
            pot, reserve = books.get(POT, Fraction(0)), books.get(RESERVE, Fraction(0))
            assert pot >= 0
            assert reserve >= 0
            if self.cap is None:
                assert reserve == 0
            else:
                assert pot <= self.cap
                assert not reserve or pot == self.cap
        if isinstance(event, RoundEnded):
            assert event.balances == tuple(books.get(seat, 0) for seat in range(len(event.balances)))
            assert dict(event.pots) == {POT: books.get(POT, 0), RESERVE: books.get(RESERVE, 0)}
            assert event.cycle_over == (not books.get(POT) and not books.get(RESERVE))
        if isinstance(event, Revealed):
            cards = dict(event.hands)
            best = max(map(two_card_key, cards.values()))
            assert event.best == tuple(seat for seat in cards if two_card_key(cards[seat]) == best)
            assert len(event.best) <= (2 if best[0] else 4)


CAPS = st.none() | st.integers(1, 60)


@settings(max_examples=60)
@given(SEATS, SEEDS, CAPS, st.integers(1, 5), st.randoms(use_true_random=False), st.sampled_from([0.2, 0.5, 0.9]))
def test_laws_of_any_game(seats: int, seed: int, cap: int | None, ante: int, random: Any, daring: float) -> None:
    rules = Ruleset(ante=ante, cap=False if cap is None else cap)
    auditor = Auditor(cap)
    session = Session(rules, NAMES[:seats], seed=seed, cycles=3, rounds=25, listeners=[auditor])
    auditor.session = session
    asked = drive(session, lambda request: "in" if random.random() < daring else "out")
    assert asked == session.rounds <= 25, "one asking a round, and every round is settled"
    assert auditor.moves >= seats
    assert session.cycles <= 3


@settings(max_examples=40)
@given(SEATS, SEEDS, st.lists(st.lists(WORDS, min_size=10, max_size=10), min_size=1, max_size=12))
def test_every_sequence_ends_in_settled_rounds(seats: int, seed: int, words: list[list[str]]) -> None:
    events: list[Event] = []
    session = Session(Ruleset(), NAMES[:seats], seed=seed, cycles=10**9, rounds=len(words), listeners=[events.append])
    for said in words:
        assert len(session.pending) == seats
        session.answer(said[:seats])
    assert session.over
    assert session.pending == ()
    began, ended = ([event for event in events if isinstance(event, kind)] for kind in (RoundBegan, RoundEnded))
    assert [event.round for event in began] == [event.round for event in ended] == list(range(1, len(words) + 1))
    assert isinstance(events[-1], SessionEnded)


# Golden traces

TRACES = {"two-seats": (2, 1, 30), "five-seats": (5, 7, 40), "ten-seats": (10, 2024, 25)}


def trace(seats: int, seed: int, rounds: int) -> str:
    events: list[Event] = []
    drive(Session(Ruleset(), NAMES[:seats], seed=seed, cycles=10, rounds=rounds, listeners=[events.append]), pair_or_ace)
    return write_log(events)


@pytest.mark.parametrize("name", TRACES)
def test_golden_traces(name: str) -> None:
    """Whole event logs of the default game. A change changes the log's format or the default's rules: both are promises.

    GUTS_WRITE_GOLDEN=1 in the environment writes a file that is missing.
    """
    path = GOLDEN / f"trace-{name}.json"
    text = trace(*TRACES[name])
    if "GUTS_WRITE_GOLDEN" in os.environ and not path.exists():
        lines = json.dumps([json.loads(line) for line in text.splitlines()])
        path.write_text(lines.replace('}, {"event"', '},\n{"event"') + "\n", encoding="utf-8", newline="\n")
    golden = json.loads(path.read_text(encoding="utf-8"))
    assert golden == [json.loads(line) for line in text.splitlines()]
    assert len(golden) > 50
