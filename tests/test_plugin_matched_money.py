"""Which money is matched."""

from __future__ import annotations

from typing import Any

from guts_plugins.matched_money import MatchedMoney
from guts_plugins.max_loss import MaxLoss
from guts_plugins.outs_ante import OutsAnte
from plugin_tables import has_words
from tables import Heard, game, hands

from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep

RANKED = hands("As Ah", "Kc 9d", "Kh 8d", "7h 4c")
EVERY_ROUND = (AnteStep(who="everyone"), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep())


def table(*steps: Any, pot: int = 6, others: Any = (), rounds: int = 1, **matched: Any) -> Heard:
    rules = game(*steps, plugins={"matched-money": MatchedMoney(**matched), **dict(others)}, cap=False)
    return Heard(rules, 4, RANKED, pot=pot, rounds=rounds)


def test_by_itself_it_says_what_holds_anyway() -> None:
    heard = table(*EVERY_ROUND).declare(0, 1)
    # four antes: 10 are won and matched
    assert (heard.balances, heard.pot) == ((9, -11, -1, -1), 10)


def test_without_the_antes_of_the_round_the_old_pot_is_matched() -> None:
    heard = table(*EVERY_ROUND, antes=False).declare(0, 1)
    assert (heard.balances, heard.pot) == ((9, -7, -1, -1), 6)


def test_antes_into_an_empty_pot_are_matched_all_the_same() -> None:
    heard = table(*EVERY_ROUND, antes=False, pot=0).declare(0, 1)
    assert (heard.balances, heard.pot) == ((3, -5, -1, -1), 4)


def test_what_others_pay_after_the_showdown_is_no_ante_of_this_round() -> None:
    heard = table(antes=False, others=[("outs-ante", OutsAnte())], rounds=2).declare(0, 1).declare(0, 1)
    # 6 and two antes of the first round are the old pot of the second
    assert heard.balances == (14, -14, -2, -2)


def test_the_reserve_is_matched_with_the_pot() -> None:
    rules = game(plugins={"matched-money": MatchedMoney(reserve=True)}, cap=20)
    heard = Heard(rules, 4, RANKED, pot=20, reserve=8, rounds=1).declare(0, 1)
    assert (heard.balances, heard.pot, heard.reserve) == ((20, -28, 0, 0), 20, 16)


def test_each_loser_matches_what_those_before_have_paid() -> None:
    heard = table(payments=True).declare(0, 1, 2, 3)
    # 6; then 6 and the 6 of Bo; then 6 and 18
    assert (heard.balances, heard.pot) == ((6, -6, -12, -24), 42)


def test_a_largest_loss_is_what_the_payments_grow_from() -> None:
    heard = table(payments=True, others=[("max-loss", MaxLoss(amount=4))]).declare(0, 1, 2)
    assert heard.balances == (6, -4, -8, 0)


def test_its_words() -> None:
    has_words("matched-money", MatchedMoney(), "reason-match", "reason-match-on")
