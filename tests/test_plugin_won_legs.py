"""Every hand won is a leg."""

from __future__ import annotations

import pytest
from guts_plugins.blind import Blind
from guts_plugins.qualifier import Qualifier
from guts_plugins.won_legs import WonLegs
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, codes, game, hands

from guts_core.events import RoundEnded
from guts_core.ledger import Over
from guts_core.session import Opening
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.variant import Variant

CARDS = hands("Qs Qh", "Kc 9d", "7h 4c")
TIED = hands("As Kh", "Ac Kd", "7h 4c")


def table(
    cards: dict[int | str, str] = CARDS,
    legs: dict[int, int] | None = None,
    others: dict[str, Variant] | None = None,
    rounds: int = 1,
    **options: object,
) -> Heard:
    opening = Opening(pots={"pot": 6}, counters={("legs", seat): points for seat, points in (legs or {}).items()})
    plugins = {**(others or {}), "won-legs": WonLegs(**options)}  # type: ignore[arg-type]
    return Heard(game(plugins=plugins, cap=False), 3, cards, opening=opening, rounds=rounds)


def legs(heard: Heard) -> list[int]:
    return [heard.session.table.points("legs", seat) for seat in range(3)]


def test_the_winner_gets_a_leg_losers_match_and_the_pot_stays() -> None:
    heard = table().declare(0, 1, 2)
    assert (heard.balances, heard.pot, legs(heard)) == ((0, -6, -6), 18, [1, 0, 0])


def test_alone_gets_a_leg_too_and_nobody_in_nothing_happens() -> None:
    heard = table(rounds=2).declare(2).declare()
    assert (heard.balances, heard.pot, legs(heard)) == ((0, 0, 0), 6, [0, 0, 1])


def test_the_last_leg_takes_the_pot_with_what_was_matched_and_ends_the_game() -> None:
    heard = table(legs={0: 2}).declare(0, 1)
    assert (heard.balances, heard.pot) == ((12, -6, 0), 0)
    assert [(over.reason, over.seat) for over in heard.of(Over)] == [("last-leg", 0)]
    assert [end.game_over for end in heard.of(RoundEnded)] == [True]


def test_a_tie_is_a_leg_for_each_or_for_nobody() -> None:
    assert legs(table(TIED).declare(0, 1, 2)) == [1, 1, 0]
    assert legs(table(TIED, tie="nobody").declare(0, 1, 2)) == [0, 0, 0]


def test_two_last_legs_at_once_share_the_pot() -> None:
    heard = table(TIED, legs={0: 2, 1: 2}).declare(0, 1, 2)
    assert (heard.balances, [over.seat for over in heard.of(Over)]) == ((6, 6, -6), [None])
    heard = table(TIED, legs={1: 2}).declare(0, 1)
    assert (heard.balances, [over.seat for over in heard.of(Over)]) == ((0, 6, 0), [1])


def test_where_the_pot_is_won_the_last_leg_only_ends_the_game() -> None:
    heard = table(legs={0: 1}, pot="won", to_win=2).declare(0, 1)
    assert (heard.balances, heard.pot) == ((6, -6, 0), 6)
    assert [end.game_over for end in heard.of(RoundEnded)] == [True]
    # an empty pot does not: everybody antes again
    heard = table(pot="won", rounds=2).declare(0)
    assert (heard.pot, legs(heard)) == (3, [1, 0, 0])


def test_a_hand_that_is_not_good_enough_gets_no_leg() -> None:
    heard = table(hands("Jc 9d", "Th 4d", "2c 3d"), others={"qualifier": Qualifier()}).declare(0, 1)
    assert (legs(heard), heard.balances) == ([0, 0, 0], (0, -6, 0))


def test_one_leg_must_be_won_blind() -> None:
    others = {"blind": Blind()}
    heard = table(others=others, blind=1, to_win=2, rounds=4)
    heard.say("look", "look", "look").declare(0)
    heard.say("look", "look", "look").declare(0)  # two legs, none of them blind
    assert (heard.pot, legs(heard)) == (6, [2, 0, 0])
    # the deal has moved on to Bo, so Cy is asked first
    order = [request.seat for request in heard.session.pending]
    heard.say(*["blind" if seat == 0 else "look" for seat in order]).declare(0)
    assert [end.game_over for end in heard.of(RoundEnded)] == [False, False, True]


@pytest.mark.parametrize(
    ("options", "keys"),
    [
        ({}, {"cap": 20}),
        ({"blind": 1}, {"cap": False}),
        ({}, {"cap": False, "steps": (AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep(ends="lone"))}),
    ],
)
def test_what_it_cannot_live_with(options: dict[str, int], keys: dict[str, object]) -> None:
    assert codes(game(plugins={"won-legs": WonLegs(**options)}, **keys)) == ["plugin-objects"]  # type: ignore[arg-type]


@FEW
@given(
    SEATS,
    LUCK,
    st.builds(WonLegs, to_win=st.integers(1, 4), tie=st.sampled_from(("each", "nobody")), pot=st.sampled_from(("stays", "won"))),
)
def test_the_laws(seats: int, luck: tuple[int, int, float], won_legs: WonLegs) -> None:
    obeys({"won-legs": won_legs}, seats, luck, cap=False)


def test_it_has_words_for_all_it_says() -> None:
    ids = ("reason-leg", "reason-blind-leg", "reason-last-leg", "objection-cap", "objection-ends", "objection-blind")
    has_words("won-legs", WonLegs(), *ids)
