"""The dealer says what is wild."""

from __future__ import annotations

from guts_plugins.dealer_names_wild import DealerNamesWild, NameWildStep
from guts_plugins.ghost import Ghost
from hypothesis import given
from plugin_tables import FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep

PLUGINS = {"dealer-names-wild": DealerNamesWild()}


def test_the_dealer_is_asked_before_the_deal_and_all_hear_it() -> None:
    heard = Heard(game(plugins=PLUGINS), 3, hands("Ac 7d", "Kc Kd", "7h 7c"), pot=6, rounds=2)
    (request,) = heard.session.pending
    assert (request.kind, request.seat, request.view.cards) == ("wild", 2, ())
    heard.say("7")
    assert [request.public.counters for request in heard.session.pending] == [((("wild-rank", 2), 7),)] * 3
    heard.declare(0, 1, 2)  # a pair of aces for Ana and for Cy, whose two wild cards are aces too
    assert heard.balances == (3, -6, 3)
    assert [request.seat for request in heard.session.pending] == [0]  # the next dealer, with nothing wild any more
    assert heard.session.table.points("wild-rank", 2) == 0


def test_a_ghost_has_the_same_wild_cards() -> None:
    cards = {**hands("Kc Kd", "Qh Qs"), "ghost": "Ah 10s"}
    heard = Heard(game(plugins={**PLUGINS, "ghost": Ghost()}), 2, cards, pot=6, rounds=1).say("10").declare(0, 1)
    assert heard.balances == (-6, -6)


def test_a_ruleset_may_write_the_step_itself() -> None:
    steps = (AnteStep(), DealStep(cards=2), NameWildStep(), DeclareStep(), ShowdownStep(), SettleStep())
    heard = Heard(game(*steps, plugins=PLUGINS), 2, hands("Ac 7d", "Kc Kd"), pot=6, rounds=1)
    assert [(request.kind, len(request.view.cards)) for request in heard.session.pending] == [("wild", 2)]
    assert heard.say("A").declare(0, 1).balances == (-6, 6)


@FEW
@given(SEATS, LUCK)
def test_the_laws(seats: int, luck: tuple[int, int, float]) -> None:
    obeys(PLUGINS, seats, luck)


def test_it_has_words_for_all_it_says() -> None:
    has_words("dealer-names-wild", DealerNamesWild(), "question", "reason-named")
