"""Scripted situations: what they may say, how they are played, what comes out."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal

import pytest
import tomli
from hypothesis import given, settings
from hypothesis import strategies as st

from guts_core.acting import Asking, Play
from guts_core.cards import DECK, Card, show
from guts_core.chips import Chips
from guts_core.events import Effect
from guts_core.figures import Result, compare_all, to_json
from guts_core.game import Game, assemble
from guts_core.hooks import hookimpl
from guts_core.ledger import Count, Over, Seat, Transfer
from guts_core.loader import load
from guts_core.messages import Messages
from guts_core.problems import Problem, message
from guts_core.requests import Choose, Pick
from guts_core.ruleset import Ruleset, Seats
from guts_core.script import MissingCard, UnknownCard
from guts_core.scripted import run
from guts_core.situation import SituationError, parse_situation
from guts_core.steps import AnteStep, ContestSpec, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.table import Contest, Table
from guts_core.variant import Variant

ROOT = Path(__file__).parent.parent
DEFAULT = assemble(Ruleset())
MESSAGES = Messages()


# Small plugins of a test's own


class SwapStep(Step):
    do: Literal["swap"] = "swap"

    def run(self, play: Play) -> Asking:
        table = play.table
        for seat in table.clockwise(table.playing):
            (view,) = play.views([seat])
            (gave,) = yield (Pick.of("discard", view.cards, 0, 2, view),)
            play.exchange(seat, gave, len(gave))  # type: ignore[arg-type]


class PassStep(Step):
    do: Literal["hand-on"] = "hand-on"

    def run(self, play: Play) -> Asking:
        seats = play.table.clockwise()
        views = play.views(seats)
        chosen = yield tuple([Pick.of("pass", view.cards, 1, 1, view) for view in views])
        left = {seat: seats[(place + 1) % len(seats)] for place, seat in enumerate(seats)}
        play.hand_on([(view.seat, left[view.seat], cards) for view, cards in zip(views, chosen, strict=True)])  # type: ignore[misc]


class BetStep(Step):
    do: Literal["bet"] = "bet"

    def run(self, play: Play) -> Asking:
        table = play.table
        views = play.views(table.seats)
        said = yield tuple([Choose.of("bet", ("raise", "call"), view) for view in views])
        play.post([Transfer(view.seat, "pot", 1, "raised") for view, word in zip(views, said, strict=True) if word == "raise"])


class Exchanges(Variant):
    """Cards are swapped and handed on."""

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        return (SwapStep, PassStep, BetStep)


class Spirits(Variant):
    """Two hands that nobody holds."""

    number: int = 1

    @property
    def houses(self) -> tuple[str, ...]:
        return ("ghost", "ghost2")[: self.number]

    @hookimpl
    def guts_house_cards(self, table: Table, step: DealStep) -> Mapping[str, int]:
        return dict.fromkeys(self.houses, step.cards)

    @hookimpl
    def guts_house(self, table: Table, ins: tuple[Seat, ...]) -> tuple[str, ...]:
        return self.houses if ins else ()


class Shame(Variant):
    """Nobody in: all hands are compared, and the best pays one chip."""

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        shown = table.compare(table.playing, contests[0])
        return [Transfer(seat, pot, 1, "shame") for seat in shown.best if isinstance(seat, int)]


class Legs(Variant):
    """Who is alone gets a leg; two end the game."""

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        if len(table.ins) != 1:
            return ()
        (seat,) = table.ins
        leg = Count("legs", seat, 1, reason="leg")
        return (leg,) if table.points("legs", seat) < 1 else (leg, Over("legs", seat))


class Talk(Variant):
    """Seats declare in turn; when the dealer alone is in, the others are asked once more."""

    forced: bool = False

    @hookimpl
    def guts_order(self, table: Table, who: tuple[Seat, ...]) -> Sequence[tuple[Seat, ...]]:
        return [(seat,) for seat in table.clockwise(who)]

    @hookimpl
    def guts_ask_again(self, table: Table, said: Mapping[Seat, str]) -> Sequence[tuple[Seat, ...]]:
        if [seat for seat, word in said.items() if word == "in"] != [table.dealer]:
            return ()
        return [(seat,) for seat in table.clockwise(said) if seat != table.dealer]

    @hookimpl(wrapper=True)
    def guts_choices(
        self, table: Table, seat: Seat, choices: tuple[str, ...], heard: Mapping[Seat, str]
    ) -> Generator[None, tuple[str, ...], tuple[str, ...]]:
        allowed = yield
        return ("in",) if self.forced and len(table.record.said) == 1 else allowed


class Broken(Variant):
    """Fails when the pot is handed out."""

    @hookimpl
    def guts_stake(self, table: Table, pot: str) -> Chips:
        raise ZeroDivisionError("oops")


ANTE, DEAL, DECLARE, SHOW, SETTLE = AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep()


def game(*steps: Step, **plugins: Variant) -> Game:
    return assemble(Ruleset(steps=steps or (ANTE, DEAL, DECLARE, SHOW, SETTLE), plugins=plugins))


def read(text: str) -> dict[str, Any]:
    return tomli.loads(text, parse_float=Decimal)


def play(text: str, rules: Game = DEFAULT) -> Result:
    return run(rules, parse_situation(read(text), rules))


def settled(text: str, rules: Game = DEFAULT) -> dict[str, Any]:
    (figures,) = to_json(play(text, rules))["rounds"]
    return figures  # type: ignore[no-any-return]


def refused(text: str, rules: Game = DEFAULT) -> set[tuple[str, tuple[str | int, ...]]]:
    """Codes and paths of what is wrong; each has a text that a host can read."""
    with pytest.raises(SituationError) as caught:
        play(text, rules)
    for item in caught.value.complaints:
        assert message(Problem(item.code, item.facts), MESSAGES)
    return {(item.code, item.path) for item in caught.value.complaints}


# The worked examples


def test_the_examples_of_the_default_ruleset_come_out_as_they_say() -> None:
    loaded = load(str(ROOT / "rulesets/default.toml"))
    assert len(loaded.examples) > 7
    for situation in loaded.examples:
        result = run(loaded.game, situation)
        assert compare_all(result, situation) == [], situation.title
        assert result.warnings == ()


def test_w5_with_its_cap_of_100() -> None:
    data = read((ROOT / "docs/examples/cap-100.toml").read_text(encoding="utf-8"))
    rules = assemble(Ruleset(cap=data["cap"]))
    (example,) = data["examples"]
    situation = parse_situation(example, rules)
    result = run(rules, situation)
    assert [(figures.pot, figures.reserve) for figures in result.rounds] == [(100, 140), (100, 40), (40, 0)]
    assert compare_all(result, situation) == []


def test_the_default_ruleset_is_the_default_and_tells_every_worked_example() -> None:
    loaded = load(str(ROOT / "rulesets/default.toml"))
    assert loaded.ruleset.content() == Ruleset(cycles=5).content()
    titles = " ".join(situation.title for situation in loaded.examples)
    assert all(f"W{number}" in titles for number in range(1, 8))
    assert loaded.problems == ()


def test_every_figure_of_a_round_is_in_the_json() -> None:
    text = (ROOT / "docs/examples/round.toml").read_text(encoding="utf-8")
    result = run(DEFAULT, parse_situation(read(text)))
    assert to_json(result) == {
        "rounds": [
            {
                "winners": ["Ana"],
                "won": {"Ana": 6, "Bo": 0, "Cy": 0, "Dee": 0},
                "paid": {"Ana": 0, "Bo": 6, "Cy": 6, "Dee": 0},
                "balances": {"Ana": 6, "Bo": -6, "Cy": -6, "Dee": 0},
                "pot": 12,
                "reserve": 0,
                "cycle_over": False,
                "game_over": False,
                "transfers": [
                    {"from": "pot", "to": "Ana", "amount": 6, "reason": "won", "plugin": "default"},
                    {"from": "Bo", "to": "pot", "amount": 6, "reason": "match", "plugin": "default"},
                    {"from": "Cy", "to": "pot", "amount": 6, "reason": "match", "plugin": "default"},
                ],
            }
        ]
    }
    (contest,) = result.rounds[0].stages[0].contests
    assert [(hand.holder, show(hand.cards), hand.best) for hand in contest.hands] == [
        ("Ana", "Q♠ Q♥", True),
        ("Cy", "J♣ J♦", False),
        ("Bo", "A♣ K♦", False),
    ]
    assert contest.hands[0].name is not None
    assert contest.hands[0].name.category == "pair"


def test_shares_are_exact_and_antes_are_among_what_was_paid() -> None:
    figures = settled('hands = { A = "Ac Kc", B = "Ad Kd", C = "Ah Kh", D = "2s 3s" }\nin = ["A", "B", "C"]')
    assert figures["won"] == {"A": "4/3", "B": "4/3", "C": "4/3", "D": 0}
    assert figures["paid"] == {"A": 1, "B": 1, "C": 1, "D": 1}
    assert figures["balances"] == {"A": "1/3", "B": "1/3", "C": "1/3", "D": -1}
    assert figures["cycle_over"]


def test_winners_are_told_clockwise_from_the_dealer_s_left() -> None:
    text = 'pot = 2\nhands = { A = "Ac Kc", B = "Ad Kd", C = "2h 3h" }\nin = ["A", "B"]\ndealer = "A"'
    assert settled(text)["winners"] == ["B", "A"]
    assert play(text).rounds[0].dealer == "A"


def test_a_script_goes_on_over_the_end_of_a_cycle_and_the_deal_moves() -> None:
    result = play('players = ["A", "B"]\npot = 3\n[[rounds]]\nin = ["B"]\n[[rounds]]\nin = []\n[[rounds]]\nin = ["A"]')
    assert [figures.cycle_over for figures in result.rounds] == [True, False, True]
    assert [figures.dealer for figures in result.rounds] == ["B", "A", "B"]
    assert [figures.balances for figures in result.rounds] == [{"A": 0, "B": 3}, {"A": -1, "B": 2}, {"A": 1, "B": 2}]


def test_the_state_before_the_first_round_is_as_given() -> None:
    text = 'players = ["A", "B"]\npot = 20\nreserve = 0.25\nbalances = { A = "-89/4", B = 1 }\nin = ["A"]'
    figures = settled(text)
    assert figures["balances"] == {"A": "-9/4", "B": 1}
    assert (figures["pot"], figures["reserve"]) == ("1/4", 0)


# Comparing


def test_only_what_is_named_is_compared_and_each_difference_has_its_key() -> None:
    text = """
        pot = 6
        hands = { A = "Qs Qh", B = "Ac Kd", C = "2c 2d" }
        in = ["A", "B"]
        [expect]
        winners = ["B", "A"]
        won = { A = 6 }
        paid = { B = "13/2", A = 0 }
        balances = { C = 1 }
        pot = 6
        reserve = 1
        cycle_over = true
        legs = { A = 1 }
    """
    situation = parse_situation(read(text), DEFAULT)
    found = compare_all(run(DEFAULT, situation), situation)
    assert [(item.path, item.expected, item.found) for item in found] == [
        (("expect", "winners"), ["B", "A"], ["A"]),
        (("expect", "paid", "B"), "13/2", 6),
        (("expect", "balances", "C"), 1, 0),
        (("expect", "legs", "A"), 1, 0),
        (("expect", "reserve"), 1, 0),
        (("expect", "cycle_over"), True, False),
    ]
    texts = [message(Problem(item.complaint.code, item.complaint.facts), MESSAGES) for item in found]
    assert texts[0] == "winners was expected to be B, A, but is A"


def test_expectations_of_rounds_have_the_number_of_their_round() -> None:
    text = 'players = ["A", "B"]\nexpect = { pot = 9 }\n[[rounds]]\n[[rounds]]\nin = ["A"]\nexpect = { winners = [] }'
    situation = parse_situation(read(text), DEFAULT)
    found = compare_all(run(DEFAULT, situation), situation)
    assert [item.path for item in found] == [("rounds", 1, "expect", "winners"), ("expect", "pot")]


# What is wrong with a situation, all of it at once


def test_names_that_are_not_at_the_table() -> None:
    text = """
        players = ["A", "B", "C"]
        dealer = "K"
        balances = { X = 1 }
        legs = { Y = 1 }
        matched = ["A", "A", "Z"]
        hands = { Q = "2c 3c" }
        in = ["A", "B", "X", "A"]
        say = { W = "in" }
        expect = { winners = ["V"], won = { U = 1 } }
    """
    assert refused(text) == {
        ("seat-unknown", ("dealer",)),
        ("seat-unknown", ("balances", "X")),
        ("seat-unknown", ("legs", "Y")),
        ("seat-twice", ("matched", 1)),
        ("seat-unknown", ("matched", 2)),
        ("seat-unknown", ("hands", "Q")),
        ("seat-unknown", ("in", 2)),
        ("seat-twice", ("in", 3)),
        ("seat-unknown", ("say", "W")),
        ("seat-unknown", ("expect", "winners", 0)),
        ("seat-unknown", ("expect", "won", "U")),
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("pot = 1", ("players-missing", ())),
        ("players = []", ("players-missing", ("players",))),
        ('players = ["A"]', ("seats-number", ("players",))),
        (f"players = {[f'S{number}' for number in range(11)]}", ("seats-number", ("players",))),
        ('players = ["A", "B", "A"]', ("seat-twice", ("players", 2))),
        ('players = ["A", " "]', ("seat-name", ("players", 1))),
        ('players = ["A", "pot"]', ("seat-name", ("players", 1))),
        (f'hands = {{ A = "", "{"x" * 41}" = "" }}', ("seat-name", ("hands", "x" * 41))),
        ('players = ["A", "B"]\npot = -1', ("amount-negative", ("pot",))),
        ('players = ["A", "B"]\npot = nan', ("amount-range", ("pot",))),
        ('players = ["A", "B"]\npot = "1/0"', ("amount-range", ("pot",))),
        ('players = ["A", "B"]\npot = true', ("value-type", ("pot",))),
        ('players = ["A", "B"]\npots = { side = 1 }', ("pot-unknown", ("pots", "side"))),
        ('players = ["A", "B"]\npot = 1\npots = { pot = 1 }', ("pot-twice", ("pots", "pot"))),
        ('players = ["A", "B"]\nin = "A"', ("value-type", ("in",))),
        ('players = ["A", "B"]\nin = ["A", 3]', ("value-type", ("in", 1))),
        ('players = ["A", "B"]\nin = [["A"], "B"]', ("value-type", ("in", 1))),
        ('players = ["A", "B"]\nin = [["A"], [3]]', ("value-type", ("in", 1, 0))),
        ('players = ["A", "B"]\nsay = { A = "high" }', ("answer-choice", ("say", "A"))),
        ('players = ["A", "B"]\nin = ["A"]\nsay = { A = "out" }', ("answer-both", ("say", "A"))),
        ('players = ["A", "B"]\nexpect = { pots = 3 }', ("key-unknown", ("expect", "pots"))),
        ('players = ["A", "B"]\nexpect = { cycle_over = 1 }', ("value-type", ("expect", "cycle_over"))),
        ('players = ["A", "B"]\nseed = 1', ("key-unknown", ("seed",))),
        ('players = ["A", "B"]\ndiscard = { A = "2c" }', ("key-unknown", ("discard",))),
        ('players = ["A", "B"]\nkitty = "2c 3c"', ("key-unknown", ("kitty",))),
        ('players = ["A", "B"]\nauthor = "me"', ("key-unknown", ("author",))),
        ('players = ["A", "B"]\nin = ["A"]\n[[rounds]]\n', ("key-beside-rounds", ("in",))),
        ('players = ["A", "B"]\n[[rounds]]\npot = 1', ("key-before-rounds", ("rounds", 0, "pot"))),
        ('players = ["A", "B"]\n[[rounds]]\n[[rounds]]\nseed = 1', ("key-unknown", ("rounds", 1, "seed"))),
        ('players = ["A", "B"]\n[[rounds]]\n[[rounds]]\nin = ["C"]', ("seat-unknown", ("rounds", 1, "in", 0))),
        ('players = ["A", "B"]\nrounds = 3', ("value-type", ("rounds",))),
        ('hands = { A = "Qs Qx", B = "" }', ("card-unknown", ("hands", "A"))),
        ('hands = { A = "Qs Q♠", B = "" }', ("card-twice", ("hands", "A"))),
        ('hands = { A = "Qs 2c", B = "3c Qs" }', ("card-two-places", ("hands", "B"))),
        ('hands = { A = "Qs X1", B = "3c 4c" }', ("card-not-in-deck", ("hands", "A"))),
        ('hands = { A = "Qs Qh 4d", B = "3c 4c" }', ("card-undealt", ("hands", "A"))),
        ('hands = { A = "Qs Qh", B = "3c 4c" }\nghost = "2d 2h"', ("card-undealt", ("ghost",))),
        ('hands = { A = "Qs Qh", B = "3c 4c" }\ndeck = "2d"', ("card-undealt", ("deck",))),
        ('hands = { A = 3, B = "3c 4c" }', ("value-type", ("hands", "A"))),
    ],
)
def test_one_thing_is_wrong(text: str, expected: tuple[str, tuple[str | int, ...]]) -> None:
    assert refused(text) == {expected}


def test_the_second_of_two_places_is_told_with_the_first() -> None:
    with pytest.raises(SituationError) as caught:
        play('hands = { A = "Qs 2c", B = "3c Qs" }')
    assert caught.value.complaints[0].others == (("hands", "A"),)


# Cards that nobody has said


def test_a_seat_that_shows_nothing_may_be_left_out() -> None:
    assert settled('players = ["A", "B", "C"]\npot = 4\nin = ["B"]')["won"] == {"A": 0, "B": 4, "C": 0}
    figures = settled('players = ["A", "B", "C"]\npot = 4\nhands = { A = "2c 2d", B = "3c 4c" }\nin = ["A", "B"]')
    assert figures["winners"] == ["A"]


def test_cards_that_a_showdown_needs_are_asked_for_by_their_keys() -> None:
    text = 'players = ["A", "B", "C"]\nhands = { A = "Qs Qh", B = "Ac" }\nin = ["A", "B", "C"]'
    assert refused(text) == {("card-missing", ("hands", "B")), ("card-missing", ("hands", "C"))}
    with pytest.raises(SituationError) as caught:
        play(text)
    first, second = [message(Problem(item.code, item.facts), MESSAGES) for item in caught.value.complaints]
    assert first == 'the rule "showdown" needs more cards than "hands.B" says'
    assert second == 'the rule "showdown" needs cards that nobody has said: "hands.C" is missing'


def test_a_rule_that_compares_folded_hands_names_itself() -> None:
    rules = game(shame=Shame())
    text = 'players = ["A", "B", "C"]\npot = 4\nhands = { A = "Qs Qh" }\n'
    with pytest.raises(SituationError) as caught:
        play(text, rules)
    assert [(item.code, item.path, item.facts["rule"], item.plugin) for item in caught.value.complaints] == [
        ("card-missing", ("hands", "B"), "nobody_in", "shame"),
        ("card-missing", ("hands", "C"), "nobody_in", "shame"),
    ]
    assert settled('pot = 4\nhands = { A = "Qs Qh", B = "2c 3c" }', rules)["paid"] == {"A": 1, "B": 0}


def test_cards_of_a_later_round_are_asked_for_there() -> None:
    text = 'players = ["A", "B"]\n[[rounds]]\nin = ["A"]\n[[rounds]]\nhands = { A = "2c 3c" }\nin = ["A", "B"]'
    assert refused(text) == {("card-missing", ("rounds", 1, "hands", "B"))}


def test_nobody_can_look_at_an_unknown_card() -> None:
    card = UnknownCard.at(("hands", "A"), 0)
    assert (str(card), card.sign, card.path) == ("??", "??", ("hands", "A"))
    looks = (lambda: card.rank, lambda: card.suit, lambda: card // 4, lambda: card >= 48, lambda: sorted([card, DECK[0]]))
    for look in looks:
        with pytest.raises(MissingCard):
            look()


# Houses, boards and the deck


def test_the_ghost_s_cards_are_its_own() -> None:
    rules = game(spirits=Spirits())
    figures = settled('pot = 6\nhands = { A = "2s 2h", B = "Kc 9d" }\nghost = "Ac Ad"\nin = ["A"]', rules)
    assert (figures["balances"], figures["pot"], figures["winners"]) == ({"A": -6, "B": 0}, 12, [])
    assert refused('pot = 6\nhands = { A = "2s 2h", B = "" }\nin = ["A"]', rules) == {("card-missing", ("ghost",))}


def test_several_ghosts_are_a_list_of_hands() -> None:
    rules = game(spirits=Spirits(number=2))
    text = 'pot = 6\nhands = { A = "2s 2h", B = "Kc 9d" }\nin = ["A"]\nghost = ["Kd Qd", "Ac Ad"]'
    assert settled(text, rules)["balances"]["A"] == -6
    holders = [hand.holder for hand in play(text, rules).rounds[0].stages[0].contests[0].hands]
    assert holders == ["ghost2", "A", "ghost"]
    assert refused(text.replace(', "Ac Ad"', ""), rules) == {("card-missing", ("ghost", 1))}


def test_common_cards_are_on_the_board() -> None:
    rules = game(ANTE, DealStep(cards=1), DealStep(cards=1, to="board", face="up"), DECLARE, SHOW, SETTLE)
    figures = settled('hands = { A = "Qs", B = "Ac" }\nboard = "Qh"\nin = ["A", "B"]', rules)
    assert figures["winners"] == ["A"]
    assert refused('hands = { A = "Qs", B = "Ac" }\nin = ["A", "B"]', rules) == {("card-missing", ("board",))}


def test_a_house_of_the_ruleset_s_own_has_its_name_as_key_or_takes_the_top_of_the_deck() -> None:
    rules = game(ANTE, DEAL, DealStep(cards=1, to="kitty"), DECLARE, SHOW, SETTLE)
    hands = 'hands = { A = "Qs Qh", B = "3c 4c" }\n'
    assert settled(hands + 'kitty = "2c"', rules) == settled(hands + 'deck = "2c"', rules)
    assert refused(hands + 'kitty = "2c 2d"', rules) == {("card-undealt", ("kitty",))}
    assert refused(hands + 'kity = "2c"', rules) == {("key-unknown", ("kity",))}


# Answers


def test_swapped_cards_come_from_the_seat_s_own_list() -> None:
    rules = game(ANTE, DEAL, SwapStep(), DECLARE, SHOW, SETTLE, swaps=Exchanges())
    hands = 'hands = { A = "Qs 7h Qd", B = "Ac Kd" }\nin = ["A", "B"]\n'
    assert settled(hands + 'discard = { A = "7h" }', rules)["winners"] == ["A"]
    assert refused(hands, rules) == {("card-undealt", ("hands", "A"))}
    assert refused(hands + 'discard = { A = "7c" }', rules) == {("answer-cards", ("discard", "A"))}
    assert refused(hands + 'discard = { A = "7x" }', rules) == {("card-unknown", ("discard", "A"))}
    assert refused(hands + 'discard = { B = "Ac Kd" }', rules) == {("card-missing", ("hands", "B"))}


def test_a_step_that_comes_twice_has_a_list_of_answers() -> None:
    rules = game(ANTE, DEAL, SwapStep(), SwapStep(), DECLARE, SHOW, SETTLE, swaps=Exchanges())
    text = 'hands = { A = "Qs 7h 8h Qd", B = "Ac Kd" }\nin = ["A", "B"]\ndiscard = [{ A = "7h" }, { A = "8h" }]'
    assert settled(text, rules)["winners"] == ["A"]
    assert refused(text.replace('8h" }]', '9h" }]'), rules) == {("answer-cards", ("discard", 1, "A"))}


def test_cards_handed_on_must_be_said_and_are_not_listed_by_the_receiver() -> None:
    rules = game(ANTE, DEAL, PassStep(), DECLARE, SHOW, SETTLE, hands=Exchanges())
    hands = 'hands = { A = "Qs 7h", B = "Ac Qd" }\nin = ["A", "B"]\n'
    # B's queen goes to A, who keeps the other one
    figures = settled(hands + 'pass = { A = "7h", B = "Qd" }', rules)
    assert figures["winners"] == ["A"]
    assert refused(hands + 'pass = { A = "7h" }', rules) == {("answer-cards-missing", ("pass", "B"))}
    assert refused(hands + 'pass = { A = "7h Qs", B = "" }', rules) == {
        ("answer-count", ("pass", "A")),
        ("answer-count", ("pass", "B")),
    }


def test_a_card_handed_on_by_a_seat_that_showed_nothing_is_missed_where_it_was_dealt() -> None:
    rules = game(ANTE, DEAL, PassStep(), DECLARE, SHOW, SETTLE, hands=Exchanges())
    text = 'players = ["A", "B", "C"]\nhands = { A = "Qs 7h", B = "Ac Qd" }\npass = { A = "7h", B = "Qd" }\n'
    assert settled(text + 'in = ["A"]', rules)["winners"] == ["A"]
    assert refused(text + 'in = ["A", "B"]', rules) == {("card-missing", ("hands", "C"))}


def test_words_of_a_plugin_s_step_have_its_own_key() -> None:
    rules = game(ANTE, DEAL, BetStep(), DECLARE, SHOW, SETTLE, bets=Exchanges())
    text = 'players = ["A", "B"]\nbet = { A = "raise", B = "call" }'
    assert settled(text, rules)["paid"] == {"A": 2, "B": 1}
    assert refused('players = ["A", "B"]\nbet = { A = "fold" }', rules) == {
        ("answer-choice", ("bet", "A")),
        ("answer-missing", ("bet", "B")),
    }


def test_a_key_that_no_step_asks_for_is_unknown_with_plugins_too() -> None:
    assert refused('players = ["A", "B"]\ndiscard = { A = "2c" }', game(spirits=Spirits())) == {("key-unknown", ("discard",))}


def test_other_choices_than_in_and_out_are_said() -> None:
    high, low = ContestSpec(name="high", among=("high",)), ContestSpec(name="low", among=("low",))
    rules = game(ANTE, DEAL, DeclareStep(choices=("high", "low", "out")), ShowdownStep(contests=(high, low)), SETTLE)
    text = 'pot = 6\nhands = { A = "Qs Qh", B = "2c 3c", C = "" }\nsay = { A = "high", B = "low" }'
    assert settled(text, rules)["won"] == {"A": 3, "B": 3, "C": 0}
    assert refused('pot = 6\nplayers = ["A", "B"]\nin = ["A"]', rules) == {("answer-missing", ("say", "A"))}


def test_each_asking_has_a_list_and_later_ones_may_be_left_out() -> None:
    rules = game(ANTE, DEAL, DECLARE, DeclareStep(who="in"), SHOW, SETTLE)
    hands = 'pot = 6\nhands = { A = "Qs Qh", B = "2c 3c", C = "4c 5c" }\n'
    assert settled(hands + 'in = [["A", "B"], ["B"]]', rules)["winners"] == ["B"]
    assert settled(hands + 'in = [["A", "B"]]', rules)["winners"] == []
    assert settled(hands + 'in = ["A", "B"]', rules)["winners"] == []
    assert settled(hands + 'in = [["A", "B"]]\nsay = [{}, { A = "in" }]', rules)["winners"] == ["A"]


def test_a_second_chance_is_an_asking_of_its_own() -> None:
    rules = game(talk=Talk())
    hands = 'pot = 6\nhands = { A = "Qs Qh", B = "2c 3c", C = "4c 5c" }\n'
    assert settled(hands + 'in = [["C"], ["A"]]', rules)["winners"] == ["A"]
    assert settled(hands + 'in = [["C"], []]', rules)["winners"] == ["C"]
    assert settled(hands + 'in = ["C"]', rules)["winners"] == ["C"]


def test_lists_go_on_counting_after_a_second_chance() -> None:
    rules = game(ANTE, DEAL, DECLARE, DECLARE, SHOW, SETTLE, talk=Talk())
    hands = 'pot = 6\nhands = { A = "Qs Qh", B = "2c 3c", C = "4c 5c" }\n'
    assert settled(hands + 'in = [["C"], ["A"], ["B"]]', rules)["winners"] == ["B"]
    assert settled(hands + 'in = [["A"], ["B"]]', rules)["winners"] == ["B"]


@pytest.mark.parametrize("named", ['["A", "B"]', '["A"]', "[]"])
def test_seats_without_a_choice_are_in_whether_named_or_not(named: str) -> None:
    result = play(f'pot = 6\nhands = {{ A = "Qs Qh", B = "2c 3c" }}\nin = {named}', game(talk=Talk(forced=True)))
    assert result.rounds[0].ins == ("A", "B")
    assert result.warnings == ()


def test_a_declaration_without_any_choice_counts_as_an_asking() -> None:
    rules = game(ANTE, DEAL, DECLARE, DeclareStep(who="in"), SHOW, SETTLE, talk=Talk(forced=True))
    assert settled('players = ["A", "B"]\npot = 6\nin = [[], ["A"]]', rules)["winners"] == ["A"]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ('in = [["A", "B"], ["C", "A"]]', ("in", 1, 0)),
        ('in = [["A"], ["A"], ["B"]]', ("in", 2, 0)),
        ('in = [["A"], ["A"]]\nsay = [{}, { B = "in" }]', ("say", 1, "B")),
    ],
)
def test_answers_that_nobody_asked_for_are_warned_about(text: str, path: tuple[str | int, ...]) -> None:
    rules = game(ANTE, DEAL, DECLARE, DeclareStep(who="in"), SHOW, SETTLE)
    (warning,) = play('players = ["A", "B", "C"]\npot = 6\n' + text, rules).warnings
    assert (warning.code, warning.path, warning.severity) == ("answer-unasked", path, "warning")
    assert message(Problem(warning.code, warning.facts), MESSAGES)


# Stages, legs, several pots, and what may go wrong in play


STAGES = (ANTE, DEAL, DECLARE, SHOW, SETTLE, DECLARE, SHOW, SETTLE)


def test_stages_and_legs_are_told_where_there_are_any() -> None:
    rules = game(*STAGES, legs=Legs())
    text = 'pot = 6\nhands = { A = "Qs Qh", B = "2c 3c" }\nlegs = { B = 1 }\nin = [["A", "B"], ["A"]]'
    figures = settled(text, rules)
    assert figures["legs"] == {"A": 1, "B": 1}
    match = {"from": "B", "to": "pot", "amount": 6, "reason": "match", "plugin": "default"}
    assert figures["stages"] == [
        {"winners": ["A"], "payments": [match], "legs": {"A": 0, "B": 1}},
        {"winners": ["A"], "payments": [], "legs": {"A": 1, "B": 1}},
    ]
    assert not figures["game_over"]


def test_the_last_leg_is_counted_and_later_lists_are_not_missed() -> None:
    rules = game(*STAGES, legs=Legs())
    text = 'players = ["A", "B"]\npot = 6\nlegs = { B = 1 }\nin = [["B"], ["A"]]\nexpect = { legs = { B = 2 }, game_over = true }'
    situation = parse_situation(read(text), rules)
    result = run(rules, situation)
    assert compare_all(result, situation) == []
    assert result.warnings == ()
    assert [len(stage.payments) for stage in result.rounds[0].stages] == [0]


def test_several_pots_are_told_by_name() -> None:
    contests = (ContestSpec(name="best"), ContestSpec(name="second", pot="side"))
    rules = game(ANTE, AnteStep(pot="side"), DEAL, DECLARE, ShowdownStep(contests=contests), SETTLE)
    text = 'pots = { side = 2 }\npot = 4\nhands = { A = "Qs Qh", B = "2c 3c" }\nin = ["A", "B"]'
    figures = settled(text, rules)
    assert figures["won"] == {"A": 6, "B": 0}
    assert (figures["pot"], figures["pots"]) == (4, {"pot": 4, "side": 2})


def test_a_rule_that_fails_is_a_complaint_with_its_name() -> None:
    with pytest.raises(SituationError) as caught:
        play('players = ["A", "B"]\n[[rounds]]\nin = ["A"]', game(broken=Broken()))
    (complaint,) = caught.value.complaints
    assert (complaint.code, complaint.path, complaint.plugin) == ("play-failed", ("rounds", 0), "broken")
    assert "ZeroDivisionError" in message(Problem(complaint.code, complaint.facts), MESSAGES)


def test_a_deck_that_is_too_small_is_a_complaint() -> None:
    steps = (ANTE, DealStep(cards=13), SwapStep(), DECLARE, SHOW, SETTLE)
    rules = assemble(Ruleset(seats=Seats(min=4, max=4), steps=steps, plugins={"swaps": Exchanges()}))
    cards = " ".join(map(str, DECK[:13]))
    text = f'players = ["A", "B", "C", "D"]\nhands = {{ A = "{cards}" }}\ndiscard = {{ A = "2c" }}'
    assert refused(text, rules) == {("play-deck-short", ())}


# Laws


def _worth(hand: tuple[Card, Card]) -> tuple[bool, list[int]]:
    return hand[0].rank == hand[1].rank, sorted([card.rank for card in hand], reverse=True)


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    seats = draw(st.integers(2, 10))
    cards = draw(st.permutations(DECK))
    names = [f"S{number}" for number in range(seats)]
    pot = draw(st.fractions(0, 20, max_denominator=6))
    return {
        "names": names,
        "hands": {name: tuple(cards[2 * number : 2 * number + 2]) for number, name in enumerate(names)},
        "in": draw(st.lists(st.sampled_from(names), unique=True)),
        "pot": pot,
        "reserve": draw(st.fractions(0, 50, max_denominator=6)) if pot == 20 else Fraction(0),
        "balances": {name: draw(st.integers(-50, 50)) for name in names},
    }


@settings(max_examples=120)
@given(tables())
def test_chips_are_conserved_and_rule_5_holds(table: dict[str, Any]) -> None:
    names, ins, pot, reserve = table["names"], table["in"], table["pot"], table["reserve"]
    data = {
        "players": names,
        "hands": {name: " ".join(map(str, hand)) for name, hand in table["hands"].items()},
        "in": ins,
        "pot": str(pot),
        "reserve": str(reserve),
        "balances": table["balances"],
    }
    written = json.loads(json.dumps(to_json(run(DEFAULT, parse_situation(data, DEFAULT)))))
    (figures,) = written["rounds"]
    balances = {name: Fraction(amount) for name, amount in figures["balances"].items()}
    total = sum(balances.values()) + Fraction(figures["pot"]) + Fraction(figures["reserve"])
    assert total == sum(table["balances"].values()) + pot + reserve
    # rule 1 and rule 5, by themselves
    change = dict.fromkeys(names, Fraction(0))
    if pot == reserve == 0:
        change = dict.fromkeys(names, Fraction(-1))
        pot = Fraction(len(names))
    best = [name for name in ins if _worth(table["hands"][name]) == max(_worth(table["hands"][other]) for other in ins)]
    for name in ins:
        change[name] += pot / len(best) if name in best else -pot
    following = pot * (len(ins) - len(best)) if ins else pot
    held = following + reserve
    assert {name: balances[name] - table["balances"][name] for name in names} == change
    assert (Fraction(figures["pot"]), Fraction(figures["reserve"])) == (min(held, 20), max(held - 20, 0))
    assert set(figures["winners"]) == set(best)
    assert all(Fraction(figures["won"][name]) - Fraction(figures["paid"][name]) == change[name] for name in names)
    assert figures["cycle_over"] == (held == 0)


# The state before the first round


@pytest.mark.parametrize(
    ("state", "path", "chips", "reserve", "rule"),
    [
        ("pot = 25", ("pot",), 20, 5, "overflow"),
        ("pot = 5\nreserve = 7", ("pot",), 12, 0, "refill"),
        ("reserve = 7", ("reserve",), 7, 0, "refill"),
        ("pots = { pot = 25 }", ("pots", "pot"), 20, 5, "overflow"),
    ],
)
def test_a_state_that_is_levelled_gets_a_warning(state: str, path: tuple[str, ...], chips: int, reserve: int, rule: str) -> None:
    (item,) = play(f'{state}\nhands = {{ A = "Qs Qh", B = "3c 4c" }}\nin = ["A"]').warnings
    assert (item.code, item.path, item.severity) == ("opening-levelled", path, "warning")
    assert (item.facts["chips"], item.facts["reserve"], item.facts["rule"]) == (chips, reserve, rule)
    text = message(Problem(item.code, item.facts), MESSAGES)
    assert f'begins with {chips} in "pot" and {reserve} in the reserve' in text


def test_a_state_that_stays_gets_no_warning() -> None:
    text = 'pot = 20\nreserve = 7\nhands = { A = "Qs Qh", B = "3c 4c" }\nin = ["A", "B"]'
    assert play(text).warnings == ()


@pytest.mark.parametrize("name", ["a\\nb", "\\u001b[1m", "a\\u2028b"])
def test_control_characters_are_in_no_name(name: str) -> None:
    assert [code for code, _ in refused(f'players = ["{name}", "B"]')] == ["seat-name"]
