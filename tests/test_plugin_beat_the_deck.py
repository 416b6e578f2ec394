"""A lone seat against the top of the deck."""

from __future__ import annotations

import pytest
from guts_plugins.beat_the_deck import BeatTheDeck
from guts_plugins.in_turn import InTurn
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, obeys
from tables import Heard, codes, game, hands

from guts_core.events import Dealt, RoundEnded
from guts_core.ranking import Ranking
from guts_core.ruleset import Seats
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.variant import Variant

QUEENS = hands("Qs Qh", "Kc 9d", "7h 4c")


def table(deck: str = "", others: dict[str, Variant] | None = None, steps: tuple[Step, ...] = (), **options: object) -> Heard:
    ranking = options.pop("ranking", Ranking())
    plugins = {"beat-the-deck": BeatTheDeck(**options), **(others or {})}  # type: ignore[arg-type]
    return Heard(game(*steps, plugins=plugins, ranking=ranking), 3, {**QUEENS, "deck": deck}, pot=6, rounds=1)


def test_beaten_by_the_deck_the_seat_matches_and_the_pot_stays() -> None:
    heard = table("Ac Ad").declare(0)
    assert (heard.balances, heard.pot) == ((-6, 0, 0), 12)


def test_a_seat_that_beats_the_deck_takes_the_pot() -> None:
    heard = table("Jc Jd").declare(0)
    assert (heard.balances, heard.pot) == ((6, 0, 0), 0)


@pytest.mark.parametrize(("tie", "balance", "pot"), [("push", 0, 6), ("deck", -6, 12)])
def test_tied_with_the_deck(tie: str, balance: int, pot: int) -> None:
    heard = table("Qc Qd", tie=tie).declare(0)
    assert (heard.balances, heard.pot) == ((balance, 0, 0), pot)


def test_the_deck_is_turned_up_for_a_lone_seat_only() -> None:
    several = table().declare(0, 1)
    assert (several.balances, several.pot) == ((6, -6, 0), 6)
    nobody = table().declare()
    assert (nobody.balances, nobody.pot) == ((0, 0, 0), 6)
    assert len(several.of(Dealt)) == len(nobody.of(Dealt)) == 1


def test_the_decks_hand_has_the_same_wild_cards() -> None:
    heard = table("Kd 2c", ranking=Ranking(wild=("2",))).declare(0)
    assert heard.balances == (-6, 0, 0)


def test_as_many_cards_as_asked_for() -> None:
    steps = (AnteStep(), DealStep(cards=1), DeclareStep(), ShowdownStep(), SettleStep())
    heard = table("Jc Kd", steps=steps, cards=2).declare(0)
    assert [len(cards) for deal in heard.of(Dealt) for name, cards in deal.cards if name == "deck"] == [2]
    assert heard.balances == (-6, 0, 0)
    assert table("Jc Kd", steps=steps).declare(0).balances == (6, 0, 0)


@pytest.mark.parametrize(("deck", "over"), [("Jc Jd", True), ("Ac Ad", False), ("Qc Qd", False)])
def test_a_win_is_a_lone_win(deck: str, over: bool) -> None:
    steps = (AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep(ends="lone"))
    heard = table(deck, steps=steps).declare(0)
    assert [event.game_over for event in heard.of(RoundEnded)] == [over]


def test_in_turn_the_dealer_is_asked() -> None:
    heard = table("Jc Jd", {"in-turn": InTurn()}).declare().declare()
    assert [request.seat for request in heard.session.pending] == [2]
    heard.declare(2)
    assert (heard.balances, heard.pot) == ((0, 0, -6), 12)


def test_the_decks_cards_are_counted() -> None:
    steps = (AnteStep(), DealStep(cards=5), DeclareStep(), ShowdownStep(), SettleStep())
    assert codes(game(*steps, plugins={"beat-the-deck": BeatTheDeck()}, seats=Seats(max=10))) == ["deck-short"]
    assert codes(game(*steps, plugins={"beat-the-deck": BeatTheDeck(cards=2)}, seats=Seats(max=10))) == []


@FEW
@given(SEATS, LUCK, CAPS, st.builds(BeatTheDeck, cards=st.none() | st.integers(1, 4), tie=st.sampled_from(("push", "deck"))))
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, beat_the_deck: BeatTheDeck) -> None:
    obeys({"beat-the-deck": beat_the_deck}, seats, luck, cap=cap)
