"""A hand that nobody holds must be beaten."""

from __future__ import annotations

import pytest
from guts_plugins.coward import Coward
from guts_plugins.draw import Draw
from guts_plugins.ghost import Ghost
from guts_plugins.in_turn import InTurn
from guts_plugins.re_ante import ReAnte
from guts_plugins.single_loser import SingleLoser
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, obeys
from tables import Heard, codes, game, hands, views

from guts_core.events import Dealt
from guts_core.ranking import Ranking
from guts_core.ruleset import Seats
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.variant import Variant


def table(
    seats: tuple[str, ...], *ghosts: str, pot: int = 6, others: dict[str, Variant] | None = None, **options: object
) -> Heard:
    """Three seats with these cards and the ghosts with theirs, one round."""
    names = ["ghost", *[f"ghost{number}" for number in range(2, len(ghosts) + 1)]]
    cards = {**hands(*seats), **dict(zip(names, ghosts, strict=True))}
    plugins = {"ghost": Ghost(**options), **(others or {})}  # type: ignore[arg-type]
    return Heard(game(plugins=plugins), len(seats), cards, pot=pot, rounds=1)


QUEENS = ("Qs Qh", "Kc 9d", "7h 4c")


def test_a_ghost_that_is_beaten_changes_nothing() -> None:
    heard = table(QUEENS, "Jc Jd").declare(0, 1)
    assert (heard.balances, heard.pot) == ((6, -6, 0), 6)


def test_a_ghost_that_is_best_makes_all_match_and_the_old_pot_stays() -> None:
    heard = table(QUEENS, "Ac Ad").declare(0, 1)
    assert (heard.balances, heard.pot) == ((-6, -6, 0), 18)


def test_a_lone_seat_must_beat_the_ghost() -> None:
    beaten = table(("2s 2h", "Kc 9d", "7h 4c"), "Ac Ad").declare(0)
    assert (beaten.balances, beaten.pot) == ((-6, 0, 0), 12)
    won = table(QUEENS, "Jc Jd").declare(0)
    assert (won.balances, won.pot) == ((6, 0, 0), 0)


@pytest.mark.parametrize(
    ("tie", "balances", "pot"), [("push", (0, -6, 0), 12), ("ghost", (-6, -6, 0), 18), ("seat", (6, -6, 0), 6)]
)
def test_tied_with_the_ghost(tie: str, balances: tuple[int, ...], pot: int) -> None:
    heard = table(("As Kh", "Qs 9d", "7h 4c"), "Ad Kc", tie=tie).declare(0, 1)
    assert (heard.balances, heard.pot) == (balances, pot)


def test_several_seats_tied_with_the_ghost_all_push() -> None:
    heard = table(("As Kh", "Ah Ks", "7h 4c"), "Ad Kc").declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((0, 0, -6), 12)


def test_nobody_in_everybody_antes_again() -> None:
    heard = table(QUEENS, "Ac Ad", pot=19).declare()
    assert [heard.balances, heard.pot, heard.reserve] == [(-1, -1, -1), 20, 2]
    assert heard.moves()[:3] == [(seat, "pot", 1, "again") for seat in range(3)]


@pytest.mark.parametrize("options", [{"nobody_in": "as-ruled"}, {"plays": "lone"}])
def test_nobody_in_and_nothing_to_pay(options: dict[str, str]) -> None:
    heard = table(QUEENS, "Ac Ad", **options).declare()
    assert (heard.balances, heard.pot) == ((0, 0, 0), 6)


def test_a_ghost_for_lone_seats_is_not_turned_up_for_several() -> None:
    several = table(QUEENS, "Ac Ad", plays="lone").declare(0, 1)
    assert (several.balances, several.pot) == ((6, -6, 0), 6)
    lone = table(QUEENS, "Ac Ad", plays="lone").declare(0)
    assert (lone.balances, lone.pot) == ((-6, 0, 0), 12)


def test_two_ghosts_take_one_payment() -> None:
    heard = table(QUEENS, "Ac Ad", "Kh Kd", hands=2).declare(0, 1)
    assert (heard.balances, heard.pot) == ((-6, -6, 0), 18)
    heard = table(QUEENS, "2c 4d", "Kh Kd", hands=2).declare(0)
    assert (heard.balances, heard.pot) == ((-6, 0, 0), 12)


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(
    ("name", "other", "balances"),
    [("re-ante", ReAnte(), (-1, -1, -1)), ("coward", Coward(), (-2, 0, 0))],
)
def test_a_plugin_for_nobody_in_answers_instead_in_either_order(
    first: bool, name: str, other: Variant, balances: tuple[int, ...]
) -> None:
    plugins = {"ghost": Ghost(), name: other} if first else {name: other, "ghost": Ghost()}
    heard = Heard(game(plugins=plugins), 3, {**hands(*QUEENS), "ghost": "Ac Ad"}, pot=6, rounds=1).declare()
    assert (heard.balances, heard.pot) == (balances, 6 - sum(balances))


def test_single_loser_all_match_where_the_ghost_is_best_and_else_the_worst() -> None:
    loser = {"single-loser": SingleLoser(ante_every_round=False)}
    best = table(QUEENS, "Ac Ad", others=loser).declare(0, 1, 2)
    assert (best.balances, best.pot) == ((-6, -6, -6), 20)
    assert best.reserve == 4
    beaten = table(QUEENS, "Jc Jd", others=loser).declare(0, 1, 2)
    assert (beaten.balances, beaten.pot) == ((6, 0, -6), 6)


@pytest.mark.parametrize("plays", ["always", "lone"])
def test_in_turn_the_dealer_is_asked_where_the_ghost_would_contend(plays: str) -> None:
    heard = table(QUEENS, "Ac Ad", others={"in-turn": InTurn()}, plays=plays).declare().declare().declare(2)
    assert (heard.balances, heard.pot) == ((0, 0, -6), 12)


def test_the_ghost_does_not_draw() -> None:
    heard = table(QUEENS, "Jc Jd", others={"draw": Draw()})
    heard.say(()).say(()).say(()).declare(0)
    assert (
        len(next(event for event in heard.events if isinstance(event, Dealt) and event.cards[0][0] == "ghost").cards[0][1]) == 2
    )
    assert heard.balances == (6, 0, 0)


def test_the_ghost_has_the_same_wild_cards() -> None:
    cards = {**hands(*QUEENS), "ghost": "Kh 2d"}
    heard = Heard(game(plugins={"ghost": Ghost()}, ranking=Ranking(wild=("2",))), 3, cards, pot=6, rounds=1).declare(0)
    assert heard.balances == (-6, 0, 0)


def test_seats_are_dealt_the_same_cards_with_and_without_a_ghost() -> None:
    with_ghost, without = Heard(game(plugins={"ghost": Ghost()}), 4, seed=5), Heard(game(), 4, seed=5)
    assert [view.hand for view in views(with_ghost.session).values()] == [view.hand for view in views(without.session).values()]
    (view, *_) = views(with_ghost.session).values()
    assert dict(view.public.hands)["ghost"] == (None, None)
    assert view.known == ()


def test_the_ghosts_cards_are_counted() -> None:
    steps = (AnteStep(), DealStep(cards=5), DeclareStep(), ShowdownStep(), SettleStep())
    assert codes(game(*steps, plugins={"ghost": Ghost()}, seats=Seats(max=10))) == ["deck-short"]
    assert codes(game(*steps, plugins={"ghost": Ghost(hands=2)}, seats=Seats(max=8))) == []


@FEW
@given(
    SEATS,
    LUCK,
    CAPS,
    st.builds(
        Ghost,
        plays=st.sampled_from(("always", "lone")),
        tie=st.sampled_from(("push", "ghost", "seat")),
        hands=st.integers(1, 3),
        nobody_in=st.sampled_from(("ante", "as-ruled")),
    ),
)
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, ghost: Ghost) -> None:
    obeys({"ghost": ghost}, seats, luck, cap=cap)


def test_dealt_by_steps_it_has_what_they_give_it_and_plays_only_when_it_has_cards() -> None:
    steps = (AnteStep(), DealStep(cards=2), DealStep(cards=3, to="ghost", when="several-in"), DeclareStep(), ShowdownStep())
    rules = game(*steps, SettleStep(), plugins={"ghost": Ghost(dealt="by-steps", hands=2)}, ranking=Ranking(best=2))
    heard = Heard(rules, 2, {**hands("Ks Kh", "7c 4c"), "ghost": "Ac 3d As"}, pot=6, rounds=1)
    assert [cards for deal in heard.of(Dealt) for cards in deal.cards if cards[0] == "ghost"]
    heard.declare(0)
    # the best two of its three cards are aces
    assert (heard.balances, heard.pot) == ((-6, 0), 12)
    late = (AnteStep(), DealStep(cards=2), DeclareStep(), DealStep(cards=3, to="ghost", when="several-in"), ShowdownStep())
    rules = game(*late, SettleStep(), plugins={"ghost": Ghost(dealt="by-steps", hands=2)}, ranking=Ranking(best=2))
    heard = Heard(rules, 2, hands("Ks Kh", "7c 4c"), pot=6, rounds=1).declare(0)
    assert (heard.balances, heard.pot) == ((6, 0), 0)
