"""A limit to what one match costs."""

from __future__ import annotations

from fractions import Fraction

import pytest
from guts_plugins.all_out_match import AllOutMatch
from guts_plugins.max_loss import MaxLoss
from guts_plugins.single_loser import SingleLoser
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from pydantic import ValidationError
from tables import Heard, game, hands

from guts_core.game import assemble
from guts_core.ledger import Transfer
from guts_core.ruleset import RulesetError
from guts_core.variant import Variant

RANKED = hands("As Ah", "Kc 9d", "Kh 8d", "7h 4c")


def table(pot: int, amount: object = 5, cards: dict[int | str, str] = RANKED, **plugins: Variant) -> Heard:
    rules = game(plugins={"max-loss": MaxLoss(amount=amount), **plugins}, cap=False)  # type: ignore[arg-type]
    return Heard(rules, 4, cards, pot=pot, rounds=1)


def test_the_winner_takes_the_whole_pot_and_a_loser_pays_at_most_the_amount() -> None:
    heard = table(40).declare(0, 1, 2)
    assert (heard.balances, heard.pot, heard.reserve) == ((40, -5, -5, 0), 10, 0)
    assert [(move.plugin, move.reason) for move in heard.of(Transfer)][1:] == [("max-loss", "match")] * 2


def test_a_smaller_pot_is_matched_as_it_is() -> None:
    heard = table(3).declare(0, 1)
    assert (heard.balances, heard.pot) == ((3, -3, 0, 0), 3)


def test_amounts_may_be_fractions() -> None:
    heard = table(3, "1/3").declare(0, 1)
    assert (heard.balances, heard.pot) == ((3, Fraction(-1, 3), 0, 0), Fraction(1, 3))


def test_tied_best_hands_share_the_whole_pot() -> None:
    heard = table(40, cards=hands("Ks 9h", "Kc 9d", "Qd 4h", "7h 4c")).declare(0, 1, 2)
    assert (heard.balances, heard.pot) == ((20, 20, -5, 0), 5)


def test_alone_takes_the_pot_and_nobody_in_leaves_it() -> None:
    assert table(40).declare(3).balances == (0, 0, 0, 40)
    assert table(40).declare().pot == 40


def test_everybody_whom_another_rule_makes_match_pays_no_more() -> None:
    heard = table(40, **{"all-out-match": AllOutMatch(ranks=("4",))}).declare()
    assert (heard.balances, heard.pot) == ((-5, 0, 0, -5), 50)
    assert table(40, **{"single-loser": SingleLoser(ante_every_round=False)}).declare(0, 1, 2).pot == 5


def test_the_amount_must_be_given() -> None:
    with pytest.raises(ValidationError):
        MaxLoss()  # type: ignore[call-arg]


def test_a_cap_beside_it_is_refused_with_both_places() -> None:
    with pytest.raises(RulesetError) as refused:
        assemble(game(plugins={"max-loss": MaxLoss(amount=5)}))
    (complaint,) = refused.value.complaints
    assert (complaint.text, complaint.path, complaint.others) == (
        "max-loss-objection-cap",
        ("cap",),
        (("plugins", "max-loss"),),
    )


@FEW
@given(SEATS, LUCK, st.integers(1, 50) | st.fractions(0, 10, max_denominator=12))
def test_the_laws(seats: int, luck: tuple[int, int, float], amount: object) -> None:
    session = obeys({"max-loss": MaxLoss(amount=amount)}, seats, luck, cap=False)  # type: ignore[arg-type]
    assert all(move.amount <= amount for move in session.table.record.booked if move.reason == "match")  # type: ignore[operator]


def test_it_has_words_for_all_it_says() -> None:
    has_words("max-loss", MaxLoss(amount="1/3"), "objection-cap", "reason-match", cap=20)
