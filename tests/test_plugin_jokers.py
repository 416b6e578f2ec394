"""Jokers in the deck."""

from __future__ import annotations

from guts_plugins.jokers import Jokers
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, codes, game, hands

from guts_core.events import Dealt
from guts_core.ruleset import Seats
from guts_core.session import Session
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep


def test_a_joker_is_wild() -> None:
    heard = Heard(game(plugins={"jokers": Jokers()}), 2, hands("Ac X1", "Kc Kd"), pot=6, rounds=1).declare(0, 1)
    assert heard.balances == (6, -6)


def test_so_many_are_shuffled_in() -> None:
    steps = (AnteStep(), DealStep(cards=5), DeclareStep(), ShowdownStep(), SettleStep())
    dealt: list[object] = []
    rules = game(*steps, plugins={"jokers": Jokers(count=3)}, seats=Seats(max=11))
    session = Session(rules, [f"seat {number}" for number in range(11)], listeners=[dealt.append])
    cards = {card for event in dealt if isinstance(event, Dealt) for _, held in event.cards for card in held}
    assert len(cards) == 55
    assert sum(1 for card in cards if not card.rank) == 3
    assert not session.over


def test_jokers_count_in_the_deck() -> None:
    steps = (AnteStep(), DealStep(cards=6), DeclareStep(), ShowdownStep(), SettleStep())
    assert codes(game(*steps, plugins={"jokers": Jokers(count=1)}, seats=Seats(max=9))) == ["deck-short"]
    assert codes(game(*steps, plugins={"jokers": Jokers(count=2)}, seats=Seats(max=9))) == []


@FEW
@given(SEATS, LUCK, st.integers(1, 8))
def test_the_laws(seats: int, luck: tuple[int, int, float], count: int) -> None:
    obeys({"jokers": Jokers(count=count)}, seats, luck)


def test_it_has_words_for_all_it_says() -> None:
    has_words("jokers", Jokers())
