"""Losers who match several times."""

from __future__ import annotations

from guts_plugins.draw import Draw, DrawStep
from guts_plugins.ghost import Ghost
from guts_plugins.max_loss import MaxLoss
from guts_plugins.multiplier import Multiplier
from plugin_tables import has_words
from tables import Heard, game, hands

from guts_core.cards import parse_cards
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.table import Name
from guts_core.variant import Variant


def table(cards: dict[Name, str], plugin: Multiplier, **plugins: Variant) -> Heard:
    rules = game(plugins={"multiplier": plugin, **plugins}, cap=False)
    return Heard(rules, 3, cards, pot=6, rounds=1)


def test_once_more_for_each_such_card_shown_by_whomever() -> None:
    heard = table(hands("As 2h", "Kc 2d", "2s 2c"), Multiplier(shown=("2",))).declare(0, 1)
    assert (heard.balances, heard.pot) == ((6, -18, 0), 18)


def test_nothing_is_shown_by_a_lone_seat_and_without_such_cards_it_is_as_ever() -> None:
    alone = table(hands("2s 2h", "Kc 2d", "As 2c"), Multiplier(shown=("2",))).declare(0)
    assert (alone.balances, alone.pot) == ((6, 0, 0), 0)
    plain = table(hands("As 3h", "Kc 4d", "2s 2c"), Multiplier(shown=("2",))).declare(0, 1)
    assert (plain.balances, plain.pot) == ((6, -6, 0), 6)


def test_below_a_seat_and_the_ghost() -> None:
    cards: dict[Name, str] = {**hands("As Ah", "Kc 9d", "Qs Qc"), "ghost": "Jc Jd"}
    heard = table(cards, Multiplier(below_both=2), ghost=Ghost()).declare(0, 1, 2)
    # Cy is below a seat only, Bo below the ghost, too
    assert (heard.balances, heard.pot) == ((6, -12, -6), 18)


def test_below_the_ghost_alone_is_not_below_both() -> None:
    cards: dict[Name, str] = {**hands("As 9h", "Kc 9d", "Qs Qc"), "ghost": "Jc Jd"}
    heard = table(cards, Multiplier(below_both=3), ghost=Ghost()).declare(0)
    assert (heard.balances, heard.pot) == ((-6, 0, 0), 12)


def test_who_has_drawn_matches_twice() -> None:
    steps = (AnteStep(), DealStep(cards=2), DrawStep(counted=True), DeclareStep(), ShowdownStep(), SettleStep())
    plugins = {"draw": Draw(), "multiplier": Multiplier(drew=2)}
    heard = Heard(game(*steps, plugins=plugins, cap=False), 3, hands("As 9h Ah", "Kc 9d 7c", "Qs Qc"), pot=6, rounds=1)
    heard.say(parse_cards("9h")).say(parse_cards("9d")).say(()).declare(0, 1, 2)
    # the winner has drawn, too, and pays nothing
    assert (heard.balances, heard.pot) == ((6, -12, -6), 18)


def test_a_largest_loss_listed_later_limits_what_is_multiplied() -> None:
    rules = game(plugins={"multiplier": Multiplier(shown=("2",)), "max-loss": MaxLoss(amount=10)}, cap=False)
    heard = Heard(rules, 2, hands("As 2h", "Kc 2d"), pot=6, rounds=1).declare(0, 1)
    assert (heard.balances, heard.pot) == ((6, -10), 10)


def test_its_words() -> None:
    has_words("multiplier", Multiplier(shown=("2",)), "reason-match")
