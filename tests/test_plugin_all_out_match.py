"""All out: the best hand matches, and who holds certain cards."""

from __future__ import annotations

from typing import Any

import pytest
from guts_plugins.all_out_match import AllOutMatch
from guts_plugins.max_loss import MaxLoss
from guts_plugins.re_ante import ReAnte
from guts_plugins.single_loser import SingleLoser
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from pydantic import ValidationError
from tables import Heard, codes, game, hands

from guts_core.events import Revealed
from guts_core.ledger import Show
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep

CARDS = hands("7s 2h", "9c 4d", "Jc 8d", "Kc 2d")  # Di is best and holds a two, Ana holds one


def table(cards: dict[int | str, str] = CARDS, pot: int = 6, **options: Any) -> Heard:
    return Heard(game(plugins={"all-out-match": AllOutMatch(**options)}), 4, cards, pot=pot, rounds=1)


def test_the_best_hand_and_every_holder_match_each_once_and_the_pot_stays() -> None:
    heard = table().declare()
    assert heard.moves() == [(0, "pot", 6, "holds"), (3, "pot", 6, "best-out")]
    assert (heard.balances, heard.pot) == ((-6, 0, 0, -6), 18)


def test_all_hands_are_shown() -> None:
    (shown,) = table().declare().of(Revealed)
    assert ([name for name, _ in shown.hands], shown.best, shown.seen_by) == ([0, 1, 2, 3], (3,), ())


def test_tied_best_hands_all_match() -> None:
    heard = table(hands("7s 3h", "Kh 9d", "Jc 8d", "Kc 9c")).declare()
    assert (heard.balances, heard.pot) == ((0, -6, 0, -6), 18)


def test_two_such_cards_are_matched_once() -> None:
    heard = table(hands("2s 2h", "9c 4d", "Jc 8d", "3c 3d")).declare()
    assert (heard.balances, heard.pot) == ((-6, 0, 0, -6), 18)


def test_other_ranks_may_be_named_as_a_file_lists_them() -> None:
    heard = Heard(game(plugins={"all-out-match": AllOutMatch.model_validate({"ranks": ["10", "J"]})}), 4, CARDS, pot=6, rounds=1)
    assert heard.declare().balances == (0, 0, -6, -6)
    assert table(ranks=()).declare().balances == (0, 0, 0, -6)
    with pytest.raises(ValidationError):
        AllOutMatch.model_validate({"ranks": ["1"]})


def test_with_somebody_in_nothing_changes() -> None:
    assert table().declare(0).balances == (6, 0, 0, 0)
    assert table().declare(0, 3).balances == (-6, 0, 0, 6)


def test_the_best_is_sought_among_the_seats_with_most_cards_but_every_holder_matches() -> None:
    steps = (
        AnteStep(),
        DealStep(cards=2),
        DeclareStep(),
        DealStep(cards=1, to="in"),
        DeclareStep(who="in"),
        ShowdownStep(),
        SettleStep(),
    )
    cards = hands("7s 3h 4c", "9c 4d 5h", "Ac Ad", "Kh 2s")
    heard = Heard(game(*steps, plugins={"all-out-match": AllOutMatch()}), 4, cards, pot=6, rounds=1)
    heard.declare(0, 1).declare()  # 9-5-4 beats 7-4-3; the aces were out before the third card
    assert heard.moves() == [(1, "pot", 6, "best-out"), (3, "pot", 6, "holds")]
    assert [[name for name, _ in event.hands] for event in heard.of(Revealed)] == [[0, 1]]
    assert [event.name for event in heard.of(Show)] == [3]  # a holder shows, too


def test_payments_above_the_cap_go_to_the_reserve() -> None:
    heard = table(pot=20).declare()
    assert (heard.pot, heard.reserve) == (20, 40)


def test_a_match_obeys_the_largest_loss() -> None:
    rules = game(plugins={"all-out-match": AllOutMatch(), "max-loss": MaxLoss(amount=4)}, cap=False)
    assert Heard(rules, 4, CARDS, pot=6, rounds=1).declare().balances == (-4, 0, 0, -4)


def test_who_matched_so_is_not_exempt_from_the_next_ante() -> None:
    rules = game(plugins={"single-loser": SingleLoser(), "all-out-match": AllOutMatch()}, cap=False)
    heard = Heard(rules, 4, CARDS, pot=2, rounds=2).declare()  # 4 antes: 6; two match: 18; 4 antes: 22
    assert (heard.balances, heard.pot) == ((-8, -2, -2, -8), 22)


def test_another_rule_for_nobody_in_is_refused() -> None:
    assert codes(game(plugins={"re-ante": ReAnte(), "all-out-match": AllOutMatch()})) == ["plugins-clash"]


@FEW
@given(SEATS, LUCK, CAPS, st.lists(st.sampled_from(("2", "7", "10", "A")), unique=True))
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object, ranks: list[str]) -> None:
    obeys({"all-out-match": AllOutMatch.model_validate({"ranks": ranks})}, seats, luck, cap=cap)


def test_it_has_words_for_all_it_says() -> None:
    has_words("all-out-match", AllOutMatch(), "reason-best-out", "reason-holds", "reason-shown")
