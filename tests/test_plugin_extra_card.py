"""One more card for holders of certain cards."""

from __future__ import annotations

from guts_plugins.extra_card import ExtraCard, ExtraCardStep
from plugin_tables import has_words
from tables import Heard, codes, game, hands

from guts_core.events import Dealt
from guts_core.ruleset import Seats
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep

EXTRA = {"extra-card": ExtraCard()}


def steps(extra: ExtraCardStep, cards: int = 2) -> tuple[object, ...]:
    return (AnteStep(), DealStep(cards=cards), DeclareStep(), extra, ShowdownStep(), SettleStep())


def test_who_is_in_and_holds_one_gets_a_card() -> None:
    cards = hands("Ks 4h Kd", "Qc Qd", "4c 4d")
    heard = Heard(game(*steps(ExtraCardStep()), plugins=EXTRA), 3, cards, pot=6, rounds=1).declare(0, 1)
    assert [[seat for seat, _ in deal.cards] for deal in heard.of(Dealt)] == [[0, 1, 2], [0]]
    assert (heard.balances, heard.pot) == ((6, -6, 0), 6)


def test_as_many_however_many_are_held_and_to_everyone_where_it_says_so() -> None:
    cards = hands("Ks 9h", "4s 4h 2c 3c", "5c 4d 7h 8h")
    extra = ExtraCardStep(cards=2, ranks=("4", "10"), who="everyone")
    heard = Heard(game(*steps(extra), plugins=EXTRA), 3, cards, pot=6, rounds=1).declare()
    assert [[seat for seat, _ in deal.cards] for deal in heard.of(Dealt)] == [[0, 1, 2], [1, 2]]


def test_there_are_never_more_holders_than_such_cards() -> None:
    # 13 x 3 + 4 and 12 x 4 + 4 fit, 13 x 4 + 4 do not
    assert codes(game(*steps(ExtraCardStep(), 3), plugins=EXTRA, seats=Seats(max=13))) == []
    assert codes(game(*steps(ExtraCardStep(), 4), plugins=EXTRA, seats=Seats(max=12))) == []
    assert codes(game(*steps(ExtraCardStep(), 4), plugins=EXTRA, seats=Seats(max=13))) == ["deck-short"]


def test_its_words() -> None:
    has_words("extra-card", ExtraCard())
