"""Only the worst hand matches, and everybody antes but who matched."""

from __future__ import annotations

import pytest
from guts_plugins.coward import Coward
from guts_plugins.ghost import Ghost
from guts_plugins.no_split import NoSplit
from guts_plugins.single_loser import SingleLoser
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.ledger import Transfer
from guts_core.session import Opening
from guts_core.variant import Variant

RANKED = hands("As Ah", "Kc 9d", "Kh 8d", "7h 4c")  # Ana, Bo, Cy, Di: best to worst


def table(
    *rounds: dict[int | str, str],
    every: bool = False,
    pot: int = 6,
    reserve: int = 0,
    matched: tuple[int, ...] = (),
    plugins: dict[str, Variant] | None = None,
) -> Heard:
    rules = game(plugins={"single-loser": SingleLoser(ante_every_round=every), **(plugins or {})})
    opening = Opening(None, {"pot": pot, "reserve": reserve}, matched=matched)
    return Heard(rules, 4, *rounds, opening=opening, rounds=len(rounds))


def test_only_the_worst_hand_matches() -> None:
    heard = table(RANKED).declare(0, 1, 2, 3)
    assert (heard.balances, heard.pot) == ((6, 0, 0, -6), 6)


def test_the_worst_is_found_among_those_who_are_in() -> None:
    heard = table(RANKED).declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((6, 0, -6, 0), 6)


def test_tied_worst_hands_all_match() -> None:
    heard = table(hands("As Ah", "Kc 9d", "7d 4h", "7h 4c")).declare(0, 1, 2, 3)
    assert (heard.balances, heard.pot) == ((6, 0, -6, -6), 12)


def test_tied_best_hands_share_and_the_worst_matches() -> None:
    heard = table(hands("Ks 9h", "Kc 9d", "Qd 4h", "7h 4c")).declare(0, 1, 2, 3)
    assert (heard.balances, heard.pot) == ((3, 3, 0, -6), 6)


def test_if_all_who_stayed_tie_they_split_and_nobody_matches() -> None:
    heard = table(hands("Ks 9h", "Kc 9d", "Kd 9s", "7h 4c")).declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((2, 2, 2, 0), 0)


def test_alone_takes_the_pot_and_nobody_in_leaves_it() -> None:
    assert table(RANKED).declare(3).balances == (0, 0, 0, 6)
    assert table(RANKED).declare().pot == 6


def test_everybody_antes_in_every_round_but_who_matched_in_the_round_just_before() -> None:
    heard = table(RANKED, RANKED, RANKED, every=True, pot=0)
    assert heard.pot == 4
    heard.declare(0, 1)  # Ana takes 4, Bo matches 4; then Ana, Cy and Di ante
    assert (heard.balances, heard.pot) == ((3 - 1, -5, -1 - 1, -1 - 1), 7)
    heard.declare()  # nobody in: Bo did not match in this one, so all ante
    assert (heard.balances, heard.pot) == ((1, -6, -3, -3), 11)


def test_who_matched_before_the_first_round_does_not_ante() -> None:
    heard = table(RANKED, every=True, pot=6, matched=(1, 2))
    assert (heard.balances, heard.pot) == ((-1, 0, 0, -1), 8)
    assert {(move.plugin, move.reason) for move in heard.of(Transfer)} == {("single-loser", "ante")}


def test_without_the_option_antes_are_due_as_ever() -> None:
    assert table(RANKED, pot=6).pot == 6
    assert table(RANKED, pot=0).pot == 4


def test_antes_of_every_round_above_the_cap_go_to_the_reserve() -> None:
    heard = table(RANKED, every=True, pot=18)
    assert (heard.pot, heard.reserve) == (20, 2)


def test_who_matched_as_a_coward_is_not_exempt() -> None:
    heard = table(RANKED, RANKED, every=True, pot=2, plugins={"coward": Coward(pays="pot")})
    heard.declare()  # 4 antes: pot 6; Ana's aces match 6: 12; all four ante again
    assert (heard.balances, heard.pot) == ((-8, -2, -2, -2), 16)


@pytest.mark.parametrize("order", [("single-loser", "ghost"), ("ghost", "single-loser")])
def test_if_the_ghost_is_best_all_who_were_in_match(order: tuple[str, str]) -> None:
    both: dict[str, Variant] = {"single-loser": SingleLoser(ante_every_round=False), "ghost": Ghost()}
    rules = game(plugins={name: both[name] for name in order})
    heard = Heard(rules, 4, {**hands("Qs Qh", "Kc 9d", "Kh 8d", "7h 4c"), "ghost": "Ac Ad"}, pot=6, rounds=1)
    heard.declare(0, 1, 3)
    assert (heard.balances, heard.pot, heard.reserve) == ((-6, -6, 0, -6), 20, 4)


def test_a_ghost_that_is_beaten_is_not_the_worst_in_place_of_a_seat() -> None:
    both = {"single-loser": SingleLoser(ante_every_round=False), "ghost": Ghost()}
    heard = Heard(game(plugins=both), 4, {**RANKED, "ghost": "3c 2d"}, pot=6, rounds=1)
    heard.declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((6, 0, -6, 0), 6)


def test_tied_with_the_ghost_all_lower_hands_match() -> None:
    both = {"single-loser": SingleLoser(ante_every_round=False), "ghost": Ghost(tie="push")}
    heard = Heard(game(plugins=both), 4, {**RANKED, "ghost": "Ac Ad"}, pot=6, rounds=1)
    heard.declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((0, -6, -6, 0), 18)


def test_with_no_split_the_worst_pays_into_the_pot_that_stays() -> None:
    heard = table(hands("Ks 9h", "Kc 9d", "Qd 4h", "7h 4c"), plugins={"no-split": NoSplit()}).declare(0, 1, 2, 3)
    assert (heard.balances, heard.pot) == ((0, 0, 0, -6), 12)


@FEW
@given(SEATS, LUCK, CAPS, st.booleans())
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object, every: bool) -> None:
    session = obeys({"single-loser": SingleLoser(ante_every_round=every)}, seats, luck, cap=cap)
    stages = session.table.record.stages
    for contest in stages[-1].contests if stages else ():
        losers, values = stages[-1].losers, contest.values
        assert all(values[seat] == min(values.values()) for seat in losers)
        assert not losers or len(losers) < len(values)


def test_it_has_words_for_all_it_says() -> None:
    has_words("single-loser", SingleLoser(), "reason-ante")
