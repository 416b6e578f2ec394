"""Stages are fought for payments, the pot for legs."""

from __future__ import annotations

from fractions import Fraction

import pytest
from guts_plugins.ghost import Ghost
from guts_plugins.legs import Legs
from guts_plugins.max_loss import MaxLoss
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, obeys
from tables import Heard, codes, game, hands, views

from guts_core.cards import parse_cards
from guts_core.events import RoundEnded
from guts_core.ledger import Count
from guts_core.session import Opening
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.variant import Variant

CARDS = hands("Qs Qh", "Kc 9d", "7h 4c")
TIED = hands("As Kh", "Ac Kd", "7h 4c")
STAGE = (DeclareStep(), ShowdownStep(), SettleStep())
TWO_STAGES = (AnteStep(), DealStep(cards=2), *STAGE, *STAGE)


def table(
    cards: dict[int | str, str] = CARDS,
    legs: dict[int, int] | None = None,
    others: dict[str, Variant] | None = None,
    steps: tuple[Step, ...] = (),
    rounds: int = 1,
    **options: object,
) -> Heard:
    """Three seats; 6 in the pot, and with the antes of the new deal 9."""
    opening = Opening(pots={"pot": 6}, counters={("legs", seat): points for seat, points in (legs or {}).items()})
    plugins = {"legs": Legs(**options), **(others or {})}  # type: ignore[arg-type]
    return Heard(game(*steps, plugins=plugins, cap=False), 3, cards, opening=opening, rounds=rounds)


def test_losers_pay_the_winner_and_the_pot_moves_by_antes_only() -> None:
    heard = table().declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((17, -10, -10), 9)
    assert heard.moves()[3:] == [(1, 0, 9, "to-winner"), (2, 0, 9, "to-winner")]


def test_everybody_antes_at_every_deal_but_not_at_every_stage() -> None:
    heard = table(rounds=2, steps=TWO_STAGES).declare().declare().declare().declare()
    assert (heard.balances, heard.pot) == ((-2, -2, -2), 12)


def test_alone_gets_a_leg_and_nothing_from_the_pot() -> None:
    heard = table().declare(1)
    assert (heard.balances, heard.pot) == ((-1, -1, -1), 9)
    assert [(count.key, count.seat, count.delta) for count in heard.of(Count)] == [("legs", 1, 1)]
    assert heard.session.table.points("legs", 1) == 1


def test_legs_are_kept_from_deal_to_deal() -> None:
    heard = table(rounds=2, legs={1: 1}, to_win=5).declare(1).declare(1)
    assert heard.session.table.points("legs", 1) == 3
    assert not heard.session.cycles


def test_the_last_leg_takes_the_pot_at_once_and_ends_the_game() -> None:
    heard = table(legs={0: 2, 1: 2}, steps=TWO_STAGES, rounds=2).declare(1)
    assert (heard.balances[:3], heard.pot) == ((-2, 7, -2), 3)  # the next deal's antes are in the pot already
    assert [(end.balances, end.game_over) for end in heard.of(RoundEnded)] == [((-1, 8, -1), True)]
    assert [heard.session.table.points("legs", seat) for seat in range(3)] == [0, 0, 0]


def test_nobody_in_nothing_happens_and_the_next_stage_comes() -> None:
    heard = table(steps=TWO_STAGES).declare()
    assert heard.moves()[3:] == []
    heard.declare(0, 2)
    assert (heard.balances, heard.pot) == ((8, -1, -10), 9)


@pytest.mark.parametrize(
    ("options", "balances"),
    [
        ({}, (8, 8, -19)),
        ({"several_winners": "shared"}, (Fraction(7, 2), Fraction(7, 2), -10)),
        ({"tie": "nothing"}, (-1, -1, -1)),
        ({"tie": "nothing", "several_winners": "shared"}, (-1, -1, -1)),
    ],
)
def test_a_tie_for_best(options: dict[str, str], balances: tuple[object, ...]) -> None:
    heard = table(TIED, **options).declare(0, 1, 2)
    assert (heard.balances, heard.pot) == (balances, 9)


def test_all_tied_nobody_pays() -> None:
    heard = table(TIED).declare(0, 1)
    assert (heard.balances, heard.pot) == ((-1, -1, -1), 9)


def test_a_maximum_loss_limits_what_is_paid() -> None:
    heard = table(others={"max-loss": MaxLoss(amount=5)}).declare(0, 1)
    assert (heard.balances, heard.pot) == ((4, -6, -1), 9)


def test_payments_go_to_the_pot_where_the_ghost_is_best() -> None:
    beaten = table({**CARDS, "ghost": "Ac Ad"}, others={"ghost": Ghost()}).declare(0, 1)
    assert (beaten.balances, beaten.pot) == ((-10, -10, -1), 27)
    lone = table({**CARDS, "ghost": "Ac Ad"}, others={"ghost": Ghost()}).declare(0)
    assert (lone.balances, lone.pot) == ((-10, -1, -1), 18)
    assert not lone.of(Count)


def test_alone_and_better_than_the_ghost_is_a_leg() -> None:
    heard = table({**CARDS, "ghost": "Jc Jd"}, others={"ghost": Ghost()}).declare(0)
    assert (heard.balances, heard.pot) == ((-1, -1, -1), 9)
    assert heard.session.table.points("legs", 0) == 1


def test_a_cap_and_another_end_are_refused() -> None:
    assert codes(game(plugins={"legs": Legs()})) == ["plugin-objects"]
    lone = (AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep(ends="lone"))
    assert codes(game(*lone, plugins={"legs": Legs()}, cap=False)) == ["plugin-objects"]


def test_who_was_in_has_seen_the_cards_of_that_stage_and_none_dealt_later() -> None:
    first = (DeclareStep(), ShowdownStep(seen_by="in"), SettleStep())
    steps = (AnteStep(), DealStep(cards=2), *first, DealStep(cards=1), *STAGE)
    heard = table(hands("Qs Qh Jc", "Kc 9d Jd", "7h 4c Jh"), steps=steps).declare(0, 1)
    assert [view.known for view in views(heard.session).values()] == [
        ((1, parse_cards("Kc 9d")),),
        ((0, parse_cards("Qs Qh")),),
        (),
    ]


@FEW
@given(
    SEATS,
    LUCK,
    st.sampled_from(((), TWO_STAGES)),
    st.builds(
        Legs,
        to_win=st.integers(1, 4),
        several_winners=st.sampled_from(("each", "shared")),
        tie=st.sampled_from(("pays", "nothing")),
    ),
)
def test_laws(seats: int, luck: tuple[int, int, float], steps: tuple[Step, ...], legs: Legs) -> None:
    keys = {"steps": steps} if steps else {}
    session = obeys({"legs": legs}, seats, luck, cap=False, **keys)
    points = sorted(session.table.counters.values(), reverse=True)
    if session.table.over:  # the last leg can still be read until the next round begins
        assert points[0] == legs.to_win
        points = points[1:]
    assert all(legs_so_far < legs.to_win for legs_so_far in points)
