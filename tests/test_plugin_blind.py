"""Playing without having looked."""

from __future__ import annotations

from guts_plugins.blind import Blind, LookStep
from hypothesis import given
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands, views

from guts_core.cards import parse_cards
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep

CARDS = hands("Qs Qh", "Kc 9d", "7h 4c")


def test_nobody_sees_a_card_before_the_look_and_only_who_looks_after_it() -> None:
    heard = Heard(game(plugins={"blind": Blind()}), 3, CARDS, pot=6, rounds=2)
    assert [request.kind for request in heard.session.pending] == ["look"] * 3
    assert [view.cards for view in views(heard.session).values()] == [(), (), ()]
    heard.say("look", "blind", "look")
    seen = views(heard.session)
    assert [seen[seat].cards for seat in range(3)] == [parse_cards("Qs Qh"), (), parse_cards("7h 4c")]
    assert not any(view.known for view in seen.values())
    assert heard.session.table.points("blind", 1) == 1
    heard.declare(0, 1)
    assert heard.balances == (6, -6, 0)
    assert heard.session.table.points("blind", 1) == 0


def test_a_ruleset_may_write_the_steps_itself() -> None:
    steps = (
        AnteStep(),
        DealStep(cards=1),
        DealStep(cards=1, face="dark"),
        LookStep(),
        DeclareStep(),
        ShowdownStep(),
        SettleStep(),
    )
    heard = Heard(game(*steps, plugins={"blind": Blind()}), 3, CARDS, pot=6, rounds=1)
    assert [view.cards for view in views(heard.session).values()] == [parse_cards("Qs"), parse_cards("Kc"), parse_cards("7h")]
    heard.say("blind", "look", "blind")
    assert [len(view.cards) for view in views(heard.session).values()] == [1, 2, 1]


@FEW
@given(SEATS, LUCK, CAPS)
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object) -> None:
    obeys({"blind": Blind()}, seats, luck, cap=cap)


def test_it_has_words_for_all_it_says() -> None:
    has_words("blind", Blind(), "question", "reason-unseen")
