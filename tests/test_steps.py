"""The kinds of step: who is dealt to, asked, compared and settled with, and how steps nest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from tables import SEEDS, Heard, choices, game, hands

from guts_core.acting import Asking, Play
from guts_core.cards import DECK, Deck, parse_cards
from guts_core.events import Dealt, Declared, Effect, Exchanged, Revealed, RoundBegan, RoundEnded
from guts_core.hooks import hookimpl
from guts_core.ledger import POT, RESERVE, Over, Seat, Transfer
from guts_core.ranking import Ranking
from guts_core.rules import RuleFailure
from guts_core.ruleset import Ruleset
from guts_core.session import Opening
from guts_core.steps import (
    AnteStep,
    ContestSpec,
    DealStep,
    DeclareStep,
    GroupStep,
    RepeatStep,
    SettleStep,
    ShowdownStep,
    Step,
    insert,
)
from guts_core.table import Contest, Table
from guts_core.variant import Variant

ANTE, DEAL, DECLARE, SHOWDOWN, SETTLE = AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep()
REST = (DECLARE, SHOWDOWN, SETTLE)
TWO_POTS = ShowdownStep(contests=(ContestSpec(), ContestSpec(name="other", pot="side")))
LOW = Ranking(low=True)


def dealt(table: Heard) -> list[tuple[Any, ...]]:
    """Who was dealt to, step by step."""
    return [tuple(name for name, _ in event.cards) for event in table.of(Dealt)]


# Ante


def test_antes_of_everyone_and_of_those_in() -> None:
    steps = (AnteStep(who="everyone", amount=2), DEAL, DECLARE, AnteStep(who="in", amount="1/2"), SHOWDOWN, SETTLE)  # type: ignore[arg-type]
    table = Heard(game(*steps), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=1, rounds=1)
    assert table.balances == (-2, -2, -2)
    table.declare(0, 1)
    half = Fraction(1, 2)
    assert table.moves()[3:5] == [(0, POT, half, "ante"), (1, POT, half, "ante")]
    assert table.balances == (-2 - half + 8, -2 - half - 8, -2)


def test_an_ante_of_the_step_goes_before_the_rulesets() -> None:
    assert Heard(game(AnteStep(amount=3), DEAL, *REST, ante=2), 2).balances == (-3, -3)
    assert Heard(game(ANTE, DEAL, *REST, ante=2), 2).balances == (-2, -2)


def test_antes_go_into_the_pot_they_name() -> None:
    table = Heard(game(ANTE, AnteStep(who="everyone", pot="side"), DEAL, DECLARE, TWO_POTS, SETTLE), 3)
    ledger = table.session.table.ledger
    assert ledger.pots == ("pot", "side")
    assert (ledger["pot"], ledger["side"]) == (3, 3)
    assert table.session.pending[0].view.public.pots == (("pot", 3), ("side", 3), ("reserve", 0))


def test_antes_into_two_pots_are_due_together() -> None:
    ledger = Heard(game(ANTE, AnteStep(pot="side"), DEAL, DECLARE, TWO_POTS, SETTLE), 3).session.table.ledger
    assert (ledger["pot"], ledger["side"]) == (3, 3)


# Deal


def test_whom_a_deal_is_to() -> None:
    steps = (
        ANTE,
        DealStep(cards=1),
        DealStep(cards=3, to="board"),
        DealStep(cards=2, to="ghost"),
        DECLARE,
        DealStep(cards=1, to="in"),
        DealStep(cards=2, to="out"),
        DECLARE,
        SHOWDOWN,
        SETTLE,
    )
    cards: dict[Any, str] = {0: "Qs Qh", 1: "Ac Kd", 2: "Jc Jd 9s", 3: "4c 5c 6c", "board": "2c 2d 2h", "ghost": "3c 3d"}
    table = Heard(game(*steps), 4, cards, opening=Opening(dealer=1, pots={POT: 1})).declare(0, 1)
    assert dealt(table) == [(2, 3, 0, 1), ("board",), ("ghost",), (0, 1), (2, 3)]
    state = table.session.table
    assert state.hands == [parse_cards(cards[seat]) for seat in range(4)]
    assert state.houses == {"board": parse_cards("2c 2d 2h"), "ghost": parse_cards("3c 3d")}


def test_a_deal_to_nobody_is_no_deal() -> None:
    steps = (ANTE, DEAL, DECLARE, DealStep(cards=1, to="out"), DealStep(cards=1, to="in"), SHOWDOWN, SETTLE)
    table = Heard(game(*steps), 2, seed=1, rounds=2).declare(0, 1).declare()
    assert [len(event.cards) for event in table.of(Dealt)] == [2, 2, 2, 2]


def test_houses_are_dealt_along_after_the_seats() -> None:
    class Ghost(Variant):
        @hookimpl
        def guts_house_cards(self, table: Table, step: DealStep) -> Mapping[str, int]:
            return {"ghost": step.cards}

    steps = (ANTE, DEAL, DECLARE, DealStep(cards=1, to="in"), DealStep(cards=1, to="out"), SHOWDOWN, SETTLE)
    plain, haunted = (Heard(game(*steps, plugins=plugins), 3, seed=5, rounds=1) for plugins in ({}, {"g": Ghost()}))
    assert haunted.of(Dealt)[0] == plain.of(Dealt)[0]
    haunted.declare(1)
    assert dealt(haunted) == [(0, 1, 2), ("ghost",), (1,), ("ghost",), (0, 2)]


def test_a_house_takes_its_cards_off_the_same_deck() -> None:
    """Cards of a later deal are those that come after the house's: there is one deck on the table."""

    class Ghost(Variant):
        @hookimpl
        def guts_house_cards(self, table: Table, step: DealStep) -> Mapping[str, int]:
            return {"ghost": step.cards}

    table = Heard(game(ANTE, DEAL, DealStep(cards=1), *REST, plugins={"g": Ghost()}), 3, seed=5)
    order = Deck(DECK, 5, "1").draw(12)
    assert table.session.table.hands == [(order[seat], order[seat + 3], order[seat + 8]) for seat in range(3)]
    assert table.session.table.houses["ghost"] == (order[6], order[7], order[11])


class Swap(Step):
    """Every seat gives up its whole hand, seat after seat, and takes as much."""

    do: Any = "swap"
    short: str = "error"
    takes: bool = True

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """A lie about what it takes, so that there is something to go wrong in play."""
        return 0, held if self.takes else 0

    def run(self, play: Play) -> None:
        for seat in play.table.clockwise():
            hand = play.table.hands[seat]
            play.exchange(seat, hand, len(hand) if self.takes else 0, "down", self.short)


class Runs(Step):
    """Runs steps of its own making."""

    do: Any = "runs"

    def run(self, play: Play) -> Asking:
        for cards in (1, 2, 3):
            yield from play.run([DealStep(cards=cards, to="board")])


class Kinds(Variant):
    """Brings the kinds of these tests."""

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        return [Swap, Runs]


def swaps(short: str, *more: Step, takes: bool = True) -> Ruleset:
    return game(
        ANTE, DealStep(cards=9), Swap(short=short, takes=takes), *more, *REST, plugins={"k": Kinds()}, seats={"min": 2, "max": 5}
    )


def test_a_deck_that_is_short() -> None:
    with pytest.raises(RuleFailure) as caught:
        Heard(swaps("error"), 5, seed=1)
    assert (caught.value.code, caught.value.plugin, caught.value.rule) == ("deck-short", "k", "swap")


def test_a_deck_that_is_short_is_filled_with_what_was_given_up() -> None:
    """45 of 52 cards are dealt; seat 0 would draw 9 and there are 7, and it alone has given up none before it draws."""
    with pytest.raises(RuleFailure):
        Heard(swaps("reshuffle"), 5, seed=1)
    table = Heard(swaps("reshuffle"), 4, seed=1)
    taken = [event.took for event in table.of(Exchanged)]
    gave = [event.gave for event in table.of(Exchanged)]
    assert [len(cards) for cards in taken] == [9] * 4
    first = {card for cards in gave for card in cards}
    assert not {*taken[0]} & first
    left = {*range(52)} - first - {*taken[0]}
    assert [card in left for card in taken[1]] == [True] * 7 + [False] * 2, "the rest of the deck comes first"
    assert {*taken[1][7:]} <= {*gave[0]}, "and nobody draws what it has just given up itself"
    held = [card for cards in table.session.table.hands for card in cards]
    assert len({*held}) == len(held) == 36


@settings(max_examples=25)
@given(SEEDS)
def test_a_deal_after_a_reshuffle_holds_every_card_once(seed: int) -> None:
    more = DealStep(cards=9, short="reshuffle")
    rules = game(ANTE, DealStep(cards=9), Swap(takes=False), more, *REST, plugins={"k": Kinds()}, seats={"min": 2, "max": 2})
    table = Heard(rules, 2, seed=seed)
    held = [card for cards in table.session.table.hands for card in cards]
    assert len({*held}) == len(held) == 18


def test_a_deal_may_want_the_cards_given_up() -> None:
    steps = [ANTE, DealStep(cards=9), Swap(takes=False), DealStep(cards=9, short="reshuffle")]
    plugins = {"k": Kinds()}
    from guts_core.ruleset import RulesetError

    with pytest.raises(RulesetError) as caught:
        Heard(game(*steps, *REST, plugins=plugins, seats={"min": 2, "max": 5}), 5)
    assert caught.value.complaints[0].code == "deck-short", "90 cards are not sure to be there"


def test_a_step_may_run_steps_of_its_own_making() -> None:
    table = Heard(game(ANTE, DEAL, Runs(), *REST, plugins={"k": Kinds()}), 2, seed=1)
    boards = [len(cards) for event in table.of(Dealt) for name, cards in event.cards if name == "board"]
    assert boards == [1, 2, 3]


# Declare


def test_choices_that_are_other_than_in_and_out() -> None:
    steps = (ANTE, DEAL, DeclareStep(choices=("high", "low", "out")), SHOWDOWN, SETTLE)
    table = Heard(game(*steps), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=4, rounds=1)
    assert {choices(request) for request in table.session.pending} == {("high", "low", "out")}
    table.say("low", "high", "out")
    assert table.of(Declared)[0].said == ((0, "low"), (1, "high"), (2, "out"))
    assert table.balances == (4, -4, 0), "whatever is not out is in"


def test_several_declarations() -> None:
    """The second asks only those who are in; who goes out then is out."""
    steps = (ANTE, DEAL, DECLARE, DeclareStep(who="in"), SHOWDOWN, SETTLE)
    table = Heard(game(*steps), 4, hands("Qs Qh", "Ac Kd", "Jc Jd", "2c 2d"), pot=4).declare(0, 1, 3)
    assert [request.seat for request in table.session.pending] == [0, 1, 3]
    assert table.session.pending[0].view.public.ins == (0, 1, 3)
    table.declare(1, 3)
    assert table.balances == (0, -4, 0, 4)
    record = table.session.table.previous
    assert record is not None
    assert record.said == [{0: "in", 1: "in", 2: "out", 3: "in"}, {0: "out", 1: "in", 3: "in"}]


def test_a_declaration_of_nobody_is_not_asked() -> None:
    steps = (ANTE, DEAL, DECLARE, DeclareStep(who="in"), SHOWDOWN, SETTLE)
    table = Heard(game(*steps), 3, pot=4).declare()
    assert table.session.rounds == 1
    assert len(table.of(Declared)) == 1


def test_a_second_declaration_of_everyone_lets_seats_back_in() -> None:
    steps = (ANTE, DEAL, DECLARE, DECLARE, SHOWDOWN, SETTLE)
    table = Heard(game(*steps), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=4).declare(0)
    assert [request.seat for request in table.session.pending] == [0, 1, 2]
    assert table.declare(1, 2).balances == (0, -4, 4)


class Again(Variant):
    """When one alone is in, the others are asked once more."""

    @hookimpl
    def guts_ask_again(self, table: Table, said: Mapping[Seat, str]) -> Sequence[tuple[Seat, ...]]:
        ins = [seat for seat, word in said.items() if word == "in"]
        return [(seat,) for seat in table.seats if seat not in ins] if len(ins) == 1 else []


def test_a_second_chance() -> None:
    table = Heard(game(plugins={"again": Again()}), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=4).declare(1)
    assert [(request.seat, request.view.public.said) for request in table.session.pending] == [
        (0, ((0, "out"), (1, "in"), (2, "out")))
    ]
    table.say("in")
    assert [request.seat for request in table.session.pending] == [2]
    table.say("out")
    assert table.balances == (4, -4, 0)
    assert Heard(game(plugins={"again": Again()}), 3, pot=4).declare(1, 2).session.rounds == 1


# Showdown and settle: several contests


def high_low(among: bool = False, **share: int) -> Ruleset:
    high, low = (("high", "both"), ("low", "both")) if among else ((), ())
    contests = (
        ContestSpec(name="high", among=high, share=share.get("high", 1)),
        ContestSpec(name="low", ranking=LOW, among=low, share=share.get("low", 1)),
    )
    declare = DeclareStep(choices=("high", "low", "both", "out")) if among else DECLARE
    return game(ANTE, DEAL, declare, ShowdownStep(contests=contests), SETTLE)


def test_high_and_low_share_the_pot() -> None:
    table = Heard(high_low(), 3, hands("Qs Qh", "Ac Kd", "2c 3d"), pot=5).declare(0, 1, 2)
    assert table.balances == (Fraction(5, 2), -5, Fraction(5, 2))
    assert table.pot == 5
    assert [(event.contest, event.best) for event in table.of(Revealed)] == [("high", (0,)), ("low", (2,))]


def test_shares_are_relative() -> None:
    table = Heard(high_low(high=2, low=1), 3, hands("Qs Qh", "Ac Kd", "2c 3d"), pot=6).declare(0, 1, 2)
    assert table.balances == (4, -6, 2)


def test_who_is_best_in_both_takes_both_and_a_loser_of_both_pays_once() -> None:
    contests = (ContestSpec(name="a"), ContestSpec(name="b", share=2))
    rules = game(ANTE, DEAL, DECLARE, ShowdownStep(contests=contests), SETTLE)
    table = Heard(rules, 3, hands("Qs Qh", "Ac Kd", "2c 3d"), pot=6).declare(0, 1)
    assert (table.balances, table.pot) == ((6, -6, 0), 6)
    assert [move[:3] for move in table.moves(1)] == [(POT, 0, 2), (POT, 0, 4), (1, POT, 6)]


def test_who_is_alone_takes_the_whole_pot_of_several_contests() -> None:
    table = Heard(high_low(), 3, hands("2s 3h", "Ac Kd", "Qc Jd"), pot=6, rounds=1).declare(0)
    assert (table.balances, table.of(Revealed)) == ((6, 0, 0), [])


@pytest.mark.parametrize(
    ("said", "balances"),
    [
        (("high", "low", "out"), (3, 3, 0)),
        (("high", "high", "low"), (3, -6, 3)),
        (("high", "high", "out"), (6, -6, 0)),
        (("low", "low", "low"), (-6, -6, 6)),
        (("both", "high", "low"), (3, -6, 3)),
        (("high", "out", "out"), (6, 0, 0)),
        (("out", "out", "out"), (0, 0, 0)),
        (("high", "low", "both"), (3, -6, 3)),
    ],
)
def test_contests_among_declarations(said: tuple[str, ...], balances: tuple[int, ...]) -> None:
    table = Heard(high_low(among=True), 3, hands("Qs Qh", "Ac Kd", "2c 3d"), pot=6).say(*said)
    assert table.of(RoundEnded)[0].balances == balances


def test_the_smallest_chip_with_several_contests() -> None:
    rules = high_low().model_copy(update={"chip": 1})
    table = Heard(rules, 3, hands("Qs Qh", "Ac Kd", "2c 3d"), pot=5).declare(0, 1, 2)
    assert all(Fraction(amount).denominator == 1 for _, _, amount, _ in table.moves())


def two_pots(**keys: Any) -> Ruleset:
    contests = (ContestSpec(name="high"), ContestSpec(name="low", pot="side", ranking=LOW))
    return game(
        ANTE, AnteStep(who="everyone", pot="side", amount=2), DEAL, DECLARE, ShowdownStep(contests=contests), SETTLE, **keys
    )


def test_a_second_pot() -> None:
    """A loser matches the pot whose contest it has lost, and no cap is about a pot of another name."""
    table = Heard(two_pots(cap=10), 3, hands("Qs Qh", "Ac Kd", "2c 3d"), pot=8, rounds=1)
    assert table.balances == (-2, -2, -2)
    table.declare(0, 1, 2)
    assert table.balances == (-2 + 8 - 6, -2 - 8 - 6, -2 + 6 - 8)
    ledger = table.session.table.ledger
    assert (ledger["pot"], ledger["reserve"], ledger["side"]) == (10, 6, 12)
    assert [move[:3] for move in table.moves()[3:]] == [
        (POT, 0, 8),
        (1, POT, 8),
        (2, POT, 8),
        ("side", 2, 6),
        (0, "side", 6),
        (1, "side", 6),
        (POT, RESERVE, 6),
    ]


def test_a_cycle_is_over_only_when_every_pot_is_empty() -> None:
    low = ContestSpec(name="low", pot="side", among=("low",))
    showdown = ShowdownStep(contests=(ContestSpec(among=("in",)), low))
    declare = DeclareStep(choices=("in", "low", "out"))
    rules = game(AnteStep(), AnteStep(who="everyone", pot="side"), DEAL, declare, showdown, SETTLE)
    table = Heard(rules, 2, seed=1).declare(0)
    assert not table.of(RoundEnded)[0].cycle_over
    assert dict(table.of(RoundEnded)[0].pots) == {"pot": 0, "side": 2, "reserve": 0}


def test_a_showdowns_own_ranking_and_a_contests_on_top_of_it() -> None:
    contests = (ContestSpec(name="a"), ContestSpec(name="b", ranking=Ranking(low=False)))
    rules = game(ANTE, DEAL, DECLARE, ShowdownStep(ranking=LOW, contests=contests), SETTLE)
    table = Heard(rules, 2, hands("Qs Qh", "2c 3d"), pot=4).declare(0, 1)
    assert [(event.contest, event.best) for event in table.of(Revealed)] == [("a", (1,)), ("b", (0,))]


@pytest.mark.parametrize("low_first", [True, False])
def test_two_showdowns_each_by_its_own_ranking(low_first: bool) -> None:
    first, second = (LOW, None) if low_first else (None, LOW)
    steps = (ANTE, DEAL, DECLARE, ShowdownStep(ranking=first), SETTLE, DECLARE, ShowdownStep(ranking=second), SETTLE)
    table = Heard(game(*steps, cap=False), 2, hands("Qs Qh", "2c 3d"), pot=4, rounds=1).declare(0, 1).declare(0, 1)
    assert [event.best for event in table.of(Revealed)] == ([(1,), (0,)] if low_first else [(0,), (1,)])
    record = table.session.table.record
    assert [stage.losers for stage in record.stages] == ([(0,), (1,)] if low_first else [(1,), (0,)])
    assert [stage.first for stage in record.stages] == [0, 2]
    assert [stage.last for stage in record.stages] == [2, 4]


def test_nothing_is_settled_twice() -> None:
    steps = (ANTE, DEAL, DECLARE, SHOWDOWN, SETTLE, SETTLE, GroupStep(steps=(SETTLE,), when="contested"))
    table = Heard(game(*steps), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6, rounds=1).declare(0, 1)
    assert (table.balances, table.pot) == ((6, -6, 0), 6)


def test_a_seat_that_is_in_and_does_not_contend_pays() -> None:
    class Folded(Variant):
        """Seat 0 has to fold."""

        @hookimpl(wrapper=True)
        def guts_contenders(self, table: Table, contest: Contest, houses: tuple[str, ...]) -> Iterator[None]:
            names = yield
            return tuple(name for name in names if name != 0)

    rules = game(plugins={"f": Folded()})
    table = Heard(rules, 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6).declare(0, 1, 2)
    assert table.balances == (-6, -6, 6)
    table = Heard(rules, 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6).declare(0, 1)
    assert table.balances == (-6, 6, 0)
    table = Heard(rules, 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6).declare(0)
    assert (table.balances, table.pot) == ((-6, 0, 0), 12)


class Ghost(Variant):
    """A ghost must be beaten."""

    @hookimpl
    def guts_house_cards(self, table: Table, step: DealStep) -> Mapping[str, int]:
        return {"ghost": step.cards}

    @hookimpl
    def guts_house(self, table: Table, ins: tuple[Seat, ...]) -> tuple[str, ...]:
        return ("ghost",) if ins else ()


def test_a_house_that_is_best_leaves_the_pot() -> None:
    dealt: dict[Any, str] = {**hands("Qs Qh", "Ac Kd"), "ghost": "As Ad"}
    table = Heard(game(plugins={"g": Ghost()}), 2, dealt, pot=6).declare(0, 1)
    assert (table.balances, table.pot) == ((-6, -6), 18)
    table = Heard(game(plugins={"g": Ghost()}), 2, dealt, pot=6).declare(0)
    assert (table.balances, table.pot) == ((-6, 0), 12)
    assert table.of(Revealed)[0].best == ("ghost",)


def test_lone_and_contested_count_houses() -> None:
    steps = (
        ANTE,
        DEAL,
        DECLARE,
        AnteStep(who="in", amount=7, when="lone"),
        AnteStep(who="in", amount=9, when="contested"),
        SHOWDOWN,
        SETTLE,
    )
    dealt: dict[Any, str] = {**hands("Qs Qh", "Ac Kd", "2c 3c"), "ghost": "Js Jd"}
    for plugins, ins, paid in [
        ({}, (0,), 7),
        ({}, (0, 1), 9),
        ({"g": Ghost()}, (0,), 9),
        ({"g": Ghost()}, (0, 1), 9),
        ({"g": Ghost()}, (), 0),
    ]:
        table = Heard(game(*steps, plugins=plugins, cap=False), 3, dealt, pot=1, rounds=1).declare(*ins)  # type: ignore[arg-type]
        assert [move[2] for move in table.moves() if move[3] == "ante"] == [paid] * len(ins)


def test_one_in_and_several_in_count_seats_alone() -> None:
    paid = {"one-in": 3, "several-in": 4, "lone": 5, "contested": 6}
    extra = [AnteStep(who="in", amount=amount, when=when) for when, amount in paid.items()]
    rules = game(ANTE, DEAL, DECLARE, *extra, SHOWDOWN, SETTLE, plugins={"g": Ghost()}, cap=False)
    for ins, found in [((0,), {3, 6}), ((0, 1), {4, 6}), ((), set())]:
        table = Heard(rules, 2, {**hands("Qs Qh", "Ac Kd"), "ghost": "2c 3c"}, pot=1, rounds=1).declare(*ins)
        assert {move[2] for move in table.moves() if move[3] == "ante"} == found


# Nobody in


class Waiting(Variant):
    """Everybody pays a chip into the pot when nobody is in, and what was asked is kept."""

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Any, contests: tuple[Contest, ...]) -> list[Effect]:
        return [Transfer(seat, pot, len(contests) + 1, "waits") for seat in table.playing]


def waits(table: Heard) -> list[Any]:
    return [(move[1], move[2]) for move in table.moves() if move[3] == "waits" and move[0] == 0]


def test_nobody_in_is_asked_once_for_each_pot_with_the_contests_about_it() -> None:
    table = Heard(two_pots(cap=False, plugins={"w": Waiting()}), 2, seed=1, rounds=1).declare()
    assert waits(table) == [(POT, 2), ("side", 2)]


def test_nobody_in_is_asked_after_a_showdown_that_was_left_out() -> None:
    showdown = ShowdownStep(when="somebody-in")
    table = Heard(game(ANTE, DEAL, DECLARE, showdown, SETTLE, plugins={"w": Waiting()}), 2, seed=1, rounds=1).declare()
    assert waits(table) == [(POT, 1)]


def test_nobody_in_is_not_asked_again_for_what_has_been_settled() -> None:
    table = Heard(game(ANTE, DEAL, *REST, SETTLE, plugins={"w": Waiting()}), 2, seed=1, rounds=1).declare()
    assert waits(table) == [(POT, 2)]


@pytest.mark.parametrize("said", [("high", "high"), ("low", "high")])
def test_nobody_in_is_not_about_one_of_several_contests(said: tuple[str, ...]) -> None:
    rules = high_low(among=True).model_copy(update={"plugins": {"w": Waiting()}})
    assert waits(Heard(rules, 2, hands("Qs Qh", "Ac Kd"), pot=4).say(*said)) == []


def test_a_second_settle_step_settles_nothing_twice() -> None:
    once, twice = (
        Heard(game(ANTE, DEAL, DECLARE, SHOWDOWN, *settles), 3, hands("Qs Qh", "Ac Kd", "2c 3d"), pot=6, rounds=1).declare(0, 1)
        for settles in ([SETTLE], [SETTLE, SETTLE])
    )
    assert once.log == twice.log


# What a rule may ask the table


def test_what_everybody_would_ante() -> None:
    table = Heard(two_pots(ante=3, cap=False), 3, pot=1).session.table
    assert (table.antes(), table.antes("side")) == (dict.fromkeys(range(3), 3), dict.fromkeys(range(3), 2))
    table = Heard(game(AnteStep(amount=2), AnteStep(amount=5), DEAL, *REST), 2, pot=1).session.table
    assert table.antes() == {0: 2, 1: 2}, "by the first step"


@pytest.mark.parametrize(
    ("chip", "amount", "parts"),
    [
        (None, 20, {0: Fraction(20, 3), 1: Fraction(20, 3), 2: Fraction(20, 3)}),
        (1, 20, {1: 7, 2: 7, 0: 6}),
        (1, 21, {1: 7, 2: 7, 0: 7}),
        (2, 20, {1: 8, 2: 6, 0: 6}),
        (5, 20, {1: 10, 2: 5, 0: 5}),
        (1, Fraction(41, 2), {1: 7, 2: 7, 0: Fraction(13, 2)}),
        (1, Fraction(1, 2), {1: Fraction(1, 2), 2: 0, 0: 0}),
    ],
)
def test_an_amount_is_split_from_the_dealers_left(chip: Any, amount: Any, parts: dict[int, Any]) -> None:
    """Seat 0 deals, so seat 1 is the first to get an odd chip; what is less than a chip goes after the odd chips."""
    ante = chip or 1
    table = Heard(game(chip=chip, ante=ante, cap=False), 3, opening=Opening(dealer=0, pots={POT: ante})).session.table
    found = table.split(amount, [2, 0, 1])
    assert found == parts
    assert list(found) == [1, 2, 0]
    assert sum(found.values()) == amount


def test_nobody_can_share_more_than_there_is() -> None:
    class Doubles(Variant):
        @hookimpl
        def guts_split(self, table: Table, amount: Any, seats: tuple[int, ...]) -> dict[int, Any]:
            return dict.fromkeys(seats, amount)

    tied = hands("Ac Kc", "Ad Kd", "2c 2d")
    heard = Heard(game(plugins={"doubles": Doubles()}), 3, tied, pot=4, rounds=1)
    with pytest.raises(RuleFailure) as failure:
        heard.declare(0, 1)
    assert (failure.value.code, failure.value.plugin, failure.value.rule) == ("rule-type", "doubles", "split")


def test_all_that_play_are_compared_but_only_those_with_most_cards() -> None:
    compared: list[Contest] = []

    class Compares(Variant):
        @hookimpl
        def guts_nobody_in(self, table: Table, pot: str, stake: Any, contests: tuple[Contest, ...]) -> list[Effect]:
            compared.append(table.compare_all(contests[0]))
            return []

    dealt = hands("Qs Qh", "Ac Kd", "Jc Jd")
    Heard(game(plugins={"c": Compares()}), 3, dealt, pot=4, rounds=1).declare()
    more: dict[Any, str] = {0: "Qs Qh", 1: "Ac Kd 2c", 2: "Jc Jd 3c"}
    steps = (ANTE, DEAL, DECLARE, DealStep(cards=1, to="in"), DeclareStep(who="in"), SHOWDOWN, SETTLE)
    Heard(game(*steps, plugins={"c": Compares()}), 3, more, pot=4, rounds=1).declare(1, 2).declare()
    first, second = compared
    assert (first.contenders, first.best) == ((0, 1, 2), (0,))
    assert (second.contenders, second.best) == ((1, 2), (2,))
    assert second.hands == {1: parse_cards("Ac Kd 2c"), 2: parse_cards("Jc Jd 3c")}


# Putting steps in


def test_steps_are_put_beside_an_anchor() -> None:
    nested = GroupStep(steps=(DECLARE, RepeatStep(steps=(DECLARE,), max=2)))
    new = DealStep(cards=1)
    steps = (ANTE, nested, DECLARE)

    def kinds(steps: Sequence[Step]) -> list[Any]:
        return [[step.do, kinds(step.children())] if step.children() else step.do for step in steps]

    assert kinds(insert(steps, "declare", before=[new])) == [
        "ante",
        ["group", ["deal", "declare", ["repeat", ["declare"]]]],
        "declare",
    ]
    assert kinds(insert(steps, "declare", after=[new], every=True)) == [
        "ante",
        ["group", ["declare", "deal", ["repeat", ["declare", "deal"]]]],
        "declare",
        "deal",
    ]
    assert kinds(insert(steps, "group", before=[new], after=[new])) == ["ante", "deal", kinds([nested])[0], "deal", "declare"]
    assert insert(steps, "settle", before=[new]) == steps
    assert insert(steps, "declare", before=[new])[0] is ANTE, "what is not touched stays what it was"
    assert insert(steps, "ante", after=[new])[2] is nested


# Ends


def test_a_game_that_ends_with_a_lone_winner() -> None:
    rules = game(ANTE, DEAL, DECLARE, SHOWDOWN, SettleStep(ends="lone"))
    table = Heard(rules, 3, hands("Qs Qh", "Ac Kd", "Ad Kc"), cycles=2)
    table.declare(1, 2)
    assert not table.of(RoundEnded)[0].cycle_over, "a tie of all who stayed empties the pot and does not end it"
    assert len([move for move in table.moves() if move[3] == "ante"]) == 6
    table.declare(1)
    assert table.of(Over) == [Over("lone", None, "default", "game_over")]
    ended = table.of(RoundEnded)[1]
    assert (ended.cycle_over, ended.game_over) == (True, True)
    assert table.session.cycles == 1


def test_two_seats_that_are_each_alone_in_a_contest_do_not_end_the_game() -> None:
    contests = (ContestSpec(name="high", among=("high",)), ContestSpec(name="low", among=("low",), ranking=LOW))
    declare = DeclareStep(choices=("high", "low", "out"))
    rules = game(ANTE, DEAL, declare, ShowdownStep(contests=contests), SettleStep(ends="lone"))
    table = Heard(rules, 2, hands("Qs Qh", "Ac Kd"), pot=6).say("high", "low")
    assert table.of(RoundEnded)[0].balances == (3, 3)
    assert table.of(Over) == []


def test_what_is_left_of_a_round_is_not_played_when_the_game_ends() -> None:
    steps = (ANTE, DEAL, GroupStep(steps=(RepeatStep(steps=(DECLARE, SHOWDOWN, SettleStep(ends="lone")), max=5), DECLARE)), *REST)
    table = Heard(game(*steps), 2, hands("Qs Qh", "Ac Kd"), cycles=1).declare(0, 1).declare(0)
    assert table.session.over
    assert len(table.of(Declared)) == 2


def test_chips_left_when_a_game_ends() -> None:
    class Split(Variant):
        @hookimpl
        def guts_leftover(self, table: Table) -> list[Effect]:
            return [Transfer(RESERVE, 1, table.reserve, "left"), Transfer(POT, 1, table.pot(), "left")]

    steps = (ANTE, DEAL, DECLARE, SHOWDOWN, SettleStep(ends="lone"))
    table = Heard(game(*steps, plugins={"s": Split()}), 2, pot=20, reserve=33, cycles=1).declare(0)
    assert table.session.over
    assert (table.balances, table.pot, table.reserve) == ((20, 33), 0, 0)
    table = Heard(game(*steps), 2, pot=20, reserve=33, cycles=2).declare(0)
    assert (table.balances, table.pot, table.reserve) == ((20, 0), 20, 13), "they lie over into the next game"
    assert table.session.cycles == 1


# Conditions, groups, repeats


@pytest.mark.parametrize(
    ("when", "holds"),
    [
        ("always", {0, 1, 2}),
        ("nobody-in", {0}),
        ("somebody-in", {1, 2}),
        ("one-in", {1}),
        ("several-in", {2}),
        ("lone", {1}),
        ("contested", {2}),
    ],
)
@pytest.mark.parametrize("ins", [(), (1,), (0, 1)])
def test_conditions(when: str, holds: set[int], ins: tuple[int, ...]) -> None:
    for step in (DealStep(cards=1, to="board", when=when), GroupStep(steps=(DealStep(cards=1, to="board"),), when=when)):
        table = Heard(game(ANTE, DEAL, DECLARE, step, SHOWDOWN, SETTLE), 2, seed=1, rounds=1).declare(*ins)
        assert (("board",) in dealt(table)) == (len(ins) in holds)


def test_before_the_first_declaration_all_that_play_are_in() -> None:
    table = Heard(game(ANTE, DealStep(cards=1, to="in", when="contested"), DealStep(cards=1, to="out"), *REST), 3, seed=1)
    assert dealt(table) == [(0, 1, 2)]


def test_a_condition_of_a_group_is_asked_once() -> None:
    inner = GroupStep(steps=(DECLARE, DealStep(cards=1, to="board")), when="nobody-in")
    table = Heard(game(ANTE, DEAL, DECLARE, inner, SHOWDOWN, SETTLE), 2, seed=1, rounds=1).declare().declare(0, 1)
    assert dealt(table)[-1] == ("board",)


@pytest.mark.parametrize(
    ("keys", "said", "times"),
    [
        ({"max": 1}, [()], 1),
        ({"max": 3}, [(), (), ()], 3),
        ({"max": 3, "until": "somebody-in"}, [(), (0,)], 2),
        ({"max": 3, "until": "somebody-in"}, [(), (), ()], 3),
        ({"max": 3, "while": "contested"}, [(0, 1), (1,)], 2),
        ({"max": 3, "while": "nobody-in"}, [], 0),
        ({"max": 9, "while": "contested", "until": "nobody-in"}, [(0, 1), (0, 1), ()], 3),
    ],
)
def test_repeats(keys: dict[str, Any], said: list[tuple[int, ...]], times: int) -> None:
    """`while` is asked before the steps, `until` after them, and `max` is the end in any case."""
    steps = (
        ANTE,
        DEAL,
        RepeatStep(steps=(DECLARE, DealStep(cards=1, to="board")), **keys),
        DeclareStep(choices=("in", "out", "last")),
        SHOWDOWN,
        SETTLE,
    )
    table = Heard(game(*steps), 2, seed=1, rounds=1)
    for ins in said:
        assert choices(table.session.pending[0]) == ("in", "out")
        table.declare(*ins)
    assert dealt(table).count(("board",)) == times
    assert choices(table.session.pending[0]) == ("in", "out", "last")


def test_nobody_in_pass_one_card_and_declare_again() -> None:
    """A catalogue game: a repeat with a plugin's step in it."""

    class PassLeft(Step):
        do: Any = "pass-left"

        def run(self, play: Play) -> None:
            hands = list(play.table.hands)
            play.hand_on([(seat, (seat + 1) % len(hands), hands[seat][:1]) for seat in range(len(hands))])

    class Passing(Variant):
        @hookimpl
        def guts_kinds(self) -> Sequence[type[Step]]:
            return [PassLeft]

    again = RepeatStep(steps=(PassLeft(), DECLARE), max=3, **{"while": "nobody-in"})
    rules = game(ANTE, DEAL, DECLARE, again, SHOWDOWN, SETTLE, plugins={"p": Passing()})
    table = Heard(rules, 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6).declare().declare().declare(0, 1)
    [shown] = table.of(Revealed)
    assert dict(shown.hands) == {0: parse_cards("Jc Jd"), 1: parse_cards("Qs Qh")}
    assert table.balances == (-6, 6, 0)


# Levelling


@pytest.mark.parametrize("step", [AnteStep(who="everyone", amount=15), GroupStep(steps=(AnteStep(who="everyone", amount=15),))])
def test_a_pot_is_levelled_at_the_end_of_every_step_that_moved_chips(step: Step) -> None:
    table = Heard(game(step, DEAL, *REST), 2, rounds=1)
    assert (table.pot, table.reserve) == (20, 10)
    assert table.session.pending[0].view.public.pots == (("pot", 20), ("reserve", 10))


def test_a_payment_smaller_than_the_match_is_filled_up_from_the_reserve() -> None:
    class MaxLoss(Variant):
        @hookimpl(wrapper=True)
        def guts_owes(self, table: Table, seat: Seat, stake: Any, contests: Any) -> Iterator[None]:
            return min((yield), 5)

    table = Heard(game(plugins={"m": MaxLoss()}), 2, hands("Qs Qh", "Ac Kd"), pot=20, reserve=8).declare(0, 1)
    assert (table.balances, table.pot, table.reserve) == ((20, -5), 13, 0)


# Three awkward games


def test_three_stages_on_kept_cards() -> None:
    """3-5-7 without legs: five cards in the end, all of them kept, each stage by the ranking of its size."""
    trips = Ranking(categories=("trips", "pair", "high card"), best=3)
    stage = (DECLARE, ShowdownStep(ranking=trips, seen_by="in"), SETTLE)
    last = (
        DECLARE,
        ShowdownStep(ranking=Ranking(categories=("full house", "trips", "two pair", "pair", "high card"), best=5)),
        SETTLE,
    )
    rules = game(ANTE, DealStep(cards=3), *stage, DealStep(cards=2), *last, cap=False)
    table = Heard(rules, 3, hands("2s 2h 2d 9c 8c", "Ac Ad Kc Kd Kh", "3c 4c 5h 7d 9h"), pot=2, rounds=1)
    table.declare(0, 1)
    assert table.balances == (2, -2, 0)
    assert [len(request.view.hand) for request in table.session.pending] == [5, 5, 5], "those who were out get theirs, too"
    table.declare(0, 1, 2)
    assert table.balances == (0, 0, -2), "the full house of seat 1 beats the trips"
    assert table.pot == 4
    assert [event.round for event in table.of(RoundBegan)] == [1]


def test_a_ghost_and_a_single_loser() -> None:
    class Single(Variant):
        """Only the worst pays; with the house best, all do."""

        @hookimpl(wrapper=True)
        def guts_losers(self, table: Table, contests: tuple[Contest, ...]) -> Iterator[None]:
            losers = yield
            contest = contests[0]
            if contest.house_best or len(losers) < 2:
                return losers
            worst = min(contest.values[seat] for seat in losers)
            return tuple(seat for seat in losers if contest.values[seat] == worst)

    rules = game(plugins={"ghost": Ghost(), "single": Single()})
    for ghost, balances in [("2c 3c", (5, 0, -5)), ("As Ad", (-5, -5, -5))]:
        dealt: dict[Any, str] = {**hands("Qs Qh", "Jc Jd", "Kc 9d"), "ghost": ghost}
        assert Heard(rules, 3, dealt, pot=5).declare(0, 1, 2).balances == balances
