"""Sessions: what they take and refuse, when they end, replay and undo."""

from __future__ import annotations

import ast
import inspect
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import NAMES, SEATS, SEEDS, WORDS, Heard, drive, game, hands, pair_or_ace, write_log

from guts_core import session as session_module
from guts_core.acting import Asking, Play
from guts_core.cards import DECK, Card, parse_cards
from guts_core.events import Dealt, Effect, Event, Exchanged, RoundBegan, RoundEnded, SessionEnded
from guts_core.failures import failure_problem
from guts_core.hooks import hookimpl
from guts_core.ledger import POT, RESERVE, Count, Over, Seat, Show, Transfer
from guts_core.log import session_problem
from guts_core.messages import Messages
from guts_core.problems import message
from guts_core.requests import IllegalAnswer, Pick
from guts_core.rules import RuleFailure
from guts_core.ruleset import Ruleset, RulesetError
from guts_core.session import Opening, Session, SessionError
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.table import Contest, Table
from guts_core.variant import Variant

# Seats and names


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_too_few_or_too_many_seats(seats: int) -> None:
    with pytest.raises(SessionError) as caught:
        Session(Ruleset(), [f"P{seat}" for seat in range(seats)])
    assert caught.value.code == "seats-number"
    assert caught.value.facts == {"seats": seats, "min": 2, "max": 10}


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["A", ""], "seat-name"),
        (["A", " \t"], "seat-name"),
        (["A", "x" * 41], "seat-name"),
        (["A", "pot"], "seat-name"),
        (["reserve", "B"], "seat-name"),
        (["A", "B", "A"], "seat-twice"),
    ],
)
def test_names_that_do_not_serve(names: list[str], code: str) -> None:
    with pytest.raises(SessionError) as caught:
        Session(Ruleset(), names)
    assert caught.value.code == code


@pytest.mark.parametrize("names", [["[/x]", "<b>"], ["ü" * 40, "名前"]])
def test_names_are_kept_as_they_are(names: list[str]) -> None:
    """Escaping is for whoever shows them."""
    assert Session(Ruleset(), names).pending[0].view.public.names == tuple(names)


# Answers


@pytest.mark.parametrize("answer", ["yes", "", "IN", " in", None, True, 0, ["in"], {"in": 1}, b"in", 1.5])
def test_an_answer_that_is_not_allowed_changes_nothing(answer: Any) -> None:
    table = Heard(None, 2, hands("Qs Qh", "Ac Kd"))
    before, heard = table.session.pending, table.log
    with pytest.raises(IllegalAnswer) as caught:
        table.say("in", answer)
    assert caught.value.request is before[1]
    assert caught.value.code == ("answer-choice" if isinstance(answer, str) else "answer-shape")
    assert table.session.pending is before
    assert (table.session.answers, table.log) == ([], heard)
    assert table.say("in", "out").session.rounds == 1


@pytest.mark.parametrize("answers", [[], ["in"], ["in", "in", "in"]])
def test_more_or_fewer_answers_than_requests(answers: list[str]) -> None:
    table = Heard()
    with pytest.raises(SessionError) as caught:
        table.say(*answers)
    assert caught.value.code == "answer-number"
    assert caught.value.facts == {"given": len(answers), "open": 2}
    assert table.session.answers == []


def test_the_end_of_a_session() -> None:
    table = Heard(None, 2, rounds=1).say("out", "out")
    session = table.session
    assert (session.over, session.pending, session.rounds, session.cycles) == (True, (), 1, 0)
    assert table.events[-1] == SessionEnded(1, 0)
    with pytest.raises(SessionError) as caught:
        session.answer(["in"])
    assert caught.value.code == "session-over"


def test_no_answer_is_taken_once_the_session_is_over() -> None:
    session = Heard(None, 2, rounds=1).say("out", "out").session
    with pytest.raises(SessionError) as caught:
        session.answer([])
    assert caught.value.code == "session-over"
    assert len(session.answers) == 1


def test_an_agreed_number_of_cycles() -> None:
    table = Heard(Ruleset(cycles=2), 2, cycles=None)
    assert drive(table.session, lambda request: "in" if request.seat == 0 else "out") == 2
    assert [(event.round, event.cycle) for event in table.of(RoundBegan)] == [(1, 1), (2, 2)]
    assert table.events[-1] == SessionEnded(2, 2)
    assert table.balances == (2, -2)


# Openings


def test_a_game_taken_up_in_the_middle() -> None:
    opening = Opening(dealer=1, pots={POT: 20, RESERVE: 4}, balances={0: -10, 1: 5, 2: -19})
    table = Heard(None, 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), opening=opening)
    assert (table.balances, table.pot, table.reserve) == ((-10, 5, -19), 20, 4)
    assert table.of(RoundBegan)[0].dealer == 1
    assert [name for name, _ in table.of(Dealt)[0].cards] == [2, 0, 1]
    assert table.declare(0).balances == (10, 5, -19)
    assert (table.pot, table.reserve) == (4, 0)


@pytest.mark.parametrize(
    "opening",
    [
        Opening(pots={"pott": 5}),
        Opening(pots={POT: -5}),
        Opening(balances={3: 5}),
        Opening(dealer=3),
        Opening(dealer=-1),
        Opening(pots={POT: 0.5}),  # type: ignore[dict-item]
        Opening(counters={("legs", 9): 1}),
        Opening(matched=[7]),
    ],
)
def test_an_opening_that_cannot_be(opening: Opening) -> None:
    with pytest.raises(SessionError) as caught:
        Heard(None, 3, opening=opening)
    assert caught.value.code == "opening"


@pytest.mark.parametrize(("pot", "reserve"), [(30, 0), (5, 10), (0, 7)])
def test_a_pot_is_levelled_from_the_beginning(pot: int, reserve: int) -> None:
    """Chips above the cap go to the reserve before anybody can win or match them, whatever brought them."""
    table = Heard(None, 2, pot=pot, reserve=reserve)
    assert not table.reserve or table.pot == 20
    assert table.pot <= 20


# Replay


@settings(max_examples=40)
@given(SEATS, SEEDS, st.lists(st.lists(WORDS, min_size=10, max_size=10), max_size=15))
def test_replay_is_identical_byte_for_byte(seats: int, seed: int, words: list[list[str]]) -> None:
    first = Heard(None, seats, seed=seed)
    for said in words:
        first.say(*said[:seats])
    second = Heard(None, seats, seed=seed)
    for answers in first.session.answers:
        second.session.answer(answers)
    assert first.log.encode() == second.log.encode()
    assert first.session.pending == second.session.pending


def test_listeners_change_nothing() -> None:
    heard: list[Event] = []
    loud = Session(Ruleset(), NAMES[:5], seed=3, cycles=5, rounds=40, listeners=[heard.append])
    quiet = Session(Ruleset(), NAMES[:5], seed=3, cycles=5, rounds=40)
    drive(loud, pair_or_ace)
    drive(quiet, pair_or_ace)
    assert loud.answers == quiet.answers
    assert loud.table.ledger.balances() == quiet.table.ledger.balances()
    assert [event for event in heard if isinstance(event, RoundEnded)][-1].balances == quiet.table.ledger.balances()


def test_other_seeds_are_other_games() -> None:
    dealt = {Heard(None, 5, seed=seed).of(Dealt)[0] for seed in range(200)}
    assert len(dealt) == 200


def test_rounds_do_not_depend_on_what_was_declared_before() -> None:
    """Every round's deck has an order of its own, so a changed declaration does not change later cards."""
    bold, shy = Heard(None, 4, seed=9), Heard(None, 4, seed=9)
    for _ in range(5):
        bold.declare(0, 1)
        shy.declare(3)
    assert [event.cards for event in bold.of(Dealt)] == [event.cards for event in shy.of(Dealt)]


# Undo


@settings(max_examples=40)
@given(SEATS, SEEDS, st.lists(st.lists(WORDS, min_size=10, max_size=10), min_size=1, max_size=10), st.integers(0, 12))
def test_undo_and_the_same_answers_are_the_same_game(seats: int, seed: int, words: list[list[str]], groups: int) -> None:
    straight = Heard(None, seats, seed=seed)
    for said in words:
        straight.say(*said[:seats])
    table = Heard(None, seats, seed=seed)
    marks = [len(table.events)]
    for said in words:
        table.say(*said[:seats])
        marks.append(len(table.events))
    session, answers = table.session, list(table.session.answers)
    taken = session.undo(groups)
    assert taken == min(groups, len(words))
    assert session.answers == answers[: len(words) - taken]
    assert table.log == straight.log, "what is played again is not told again"
    heard = len(table.events)
    for said in answers[len(words) - taken :]:
        session.answer(said)
    assert table.events[heard:] == straight.events[marks[len(words) - taken] :]
    assert session.pending == straight.session.pending
    assert session.table.ledger.balances() == straight.balances
    assert (session.rounds, session.cycles) == (straight.session.rounds, straight.session.cycles)


def test_undo_after_the_end_goes_on() -> None:
    table = Heard(None, 2, hands("Qs Qh", "Ac Kd"), rounds=1).say("in", "in")
    assert table.balances == (1, -3)
    assert table.session.undo() == 1
    assert not table.session.over
    assert table.balances == (-1, -1)
    assert table.say("out", "in").session.over
    assert table.balances == (-1, 1)


def test_undo_where_there_is_nothing_to_take_back() -> None:
    table = Heard()
    before = table.session.pending
    assert table.session.undo() == 0
    assert table.session.pending == before


# Steps that ask for cards


class Swap(Step):
    """Each seat may swap up to two cards."""

    do: Any = "swap"
    face: str = "down"

    def run(self, play: Play) -> Asking:
        for seat in play.table.clockwise():
            [view] = play.views([seat])
            [cards] = yield (Pick.of("discard", play.table.hands[seat], 0, 2, view, "swap"),)
            assert isinstance(cards, tuple)
            play.exchange(seat, cards, len(cards), self.face, "reshuffle")

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        return 2 * seats, held


class Swapping(Variant):
    """Swaps cards."""

    @hookimpl
    def guts_kinds(self) -> list[type[Step]]:
        return [Swap]


def swapping(**options: Any) -> Ruleset:
    steps = (AnteStep(), DealStep(cards=2), Swap(**options), DeclareStep(), ShowdownStep(), SettleStep())
    return game(*steps, plugins={"swap": Swapping()})


def test_picking_cards() -> None:
    table = Heard(swapping(), 2, hands("Qs 7h Qd", "Ac Kd"))
    [request] = table.session.pending
    assert (request.seat, request.kind, request.plugin) == (0, "discard", "swap")
    assert isinstance(request, Pick)
    assert request.cards == request.view.hand == parse_cards("Qs 7h")
    table.say(parse_cards("7h")).say(()).declare(0, 1)
    assert table.balances == (1, -3)
    assert table.of(Exchanged) == [Exchanged(0, parse_cards("7h"), parse_cards("Qd"))]
    assert table.session.answers[:2] == [(parse_cards("7h"),), ((),)]


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("7h", "answer-shape"),
        (None, "answer-shape"),
        ((1, 2), "answer-shape"),
        (("7h",), "answer-shape"),
        (parse_cards("Ac"), "answer-cards"),
        (parse_cards("7h") * 2, "answer-cards"),
        (parse_cards("Qs 7h 2c"), "answer-cards"),
    ],
)
def test_cards_that_may_not_be_picked(answer: Any, code: str) -> None:
    table = Heard(swapping(), 2, hands("Qs 7h Qd", "Ac Kd"))
    before = table.session.pending
    with pytest.raises(IllegalAnswer) as caught:
        table.say(answer)
    assert caught.value.code == code
    assert table.session.pending is before


def test_answers_are_written_and_read() -> None:
    table = Heard(swapping(), 2, hands("Qs 7h Qd", "Ac Kd"))
    [request] = table.session.pending
    assert isinstance(request, Pick)
    assert request.write(parse_cards("7h Qs")) == ["7h", "Qs"]
    assert request.read(["7h", "Qs"]) == parse_cards("Qs 7h"), "in the order of the hand"
    for wrong, code in [("7h", "answer-shape"), ([7], "answer-shape"), (["7x"], "answer-cards"), (["7h", "7h"], "answer-cards")]:
        with pytest.raises(IllegalAnswer) as caught:
            request.read(wrong)
        assert caught.value.code == code


@settings(max_examples=25)
@given(st.integers(2, 10), SEEDS, st.randoms(use_true_random=False))
def test_every_card_is_somewhere_once(seats: int, seed: int, random: Any) -> None:
    """Whatever is swapped, nobody ever holds a card twice, and what was given up does not come back before the deck is out."""
    session = Session(swapping(), NAMES[:seats], seed=seed, cycles=10**9, rounds=4)
    gone: set[Card] = set()
    rounds = 0

    def choose(request: Any) -> Any:
        nonlocal gone, rounds
        if session.rounds != rounds:
            gone, rounds = set(), session.rounds
        held = [card for cards in session.table.hands for card in cards]
        assert len(set(held)) == len(held) == 2 * seats
        assert not set(held) & gone
        if isinstance(request, Pick):
            picked = tuple(random.sample(request.cards, random.randint(0, 2)))
            gone |= set(picked)
            return picked
        return random.choice(("in", "out"))

    drive(session, choose)
    assert session.rounds == 4


# What goes wrong in play


class Fails(Variant):
    """Raises when somebody is to pay."""

    @hookimpl
    def guts_payments(self, table: Table, pot: str, losers: Any, stake: Any, contests: Any) -> list[Effect]:
        raise ZeroDivisionError("oh")


def test_a_failing_plugin_is_named_and_what_was_answered_can_be_taken_back() -> None:
    table = Heard(game(plugins={"fails": Fails()}), 2, hands("Qs Qh", "Ac Kd"))
    with pytest.raises(RuleFailure) as caught:
        table.declare(0, 1)
    assert (caught.value.code, caught.value.plugin, caught.value.rule) == ("rule-raised", "fails", "payments")
    assert "ZeroDivisionError: oh" in caught.value.detail
    assert table.session.table.ledger.total == 0
    assert table.session.pending == ()
    assert table.session.undo() == 1
    assert len(table.session.pending) == 2


def test_a_session_that_failed_takes_no_more_answers() -> None:
    table = Heard(game(plugins={"fails": Fails()}), 2, hands("Qs Qh", "Ac Kd"))
    with pytest.raises(RuleFailure):
        table.declare(0, 1)
    for answers in ([], ["in"], ["in", "in"]):
        with pytest.raises(SessionError) as refused:
            table.session.answer(answers)
        assert refused.value.code == "session-failed"
    assert len(table.session.answers) == 1
    assert not table.session.over


def test_a_listener_that_fails_is_not_blamed_on_a_rule() -> None:
    def hear(event: Event) -> None:
        if isinstance(event, RoundEnded):
            raise OSError("disk full")

    session = Session(Ruleset(), NAMES[:2], listeners=[hear])
    with pytest.raises(RuleFailure) as caught:
        session.answer(["in", "in"])
    failure = caught.value
    assert (failure.code, failure.plugin, failure.rule, failure.detail) == (
        "listener-raised",
        "core",
        "event",
        "OSError: disk full",
    )
    assert isinstance(failure.__cause__, OSError)


# Counters


class Legs(Variant):
    """Counts a leg for whoever wins."""

    scope: str = "cycle"
    many: int = 1

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> list[Effect]:
        return [Count("legs", seat, self.many, self.scope, "leg") for contest in contests for seat in contest.winners]


@pytest.mark.parametrize(("scope", "seen"), [("round", [0, 0, 0]), ("cycle", [1, 2, 0]), ("session", [1, 2, 3])])
def test_scopes_of_counters(scope: str, seen: list[int]) -> None:
    """Seat 0 wins three times: twice against seat 1, then alone, which ends the cycle."""
    table = Heard(game(plugins={"legs": Legs(scope=scope)}), 2, hands("Qs Qh", "Ac Kd"))
    found = []
    for ins in ((0, 1), (0, 1), (0,)):
        table.declare(*ins)
        found.append(dict(table.session.pending[0].view.public.counters).get(("legs", 0), 0))
    assert found == seen
    assert table.of(Count)[0] == Count("legs", 0, 1, scope, "leg", "legs", "also")


def test_counters_of_a_cycle_can_be_read_until_the_next_round() -> None:
    table = Heard(game(plugins={"legs": Legs()}), 2, hands("Qs Qh", "Ac Kd"), cycles=1).declare(0)
    assert table.session.over
    assert table.session.table.points("legs", 0) == 1


def test_a_counter_of_the_opening_ends_with_the_cycle() -> None:
    rules = game(plugins={"legs": Legs()})
    table = Heard(rules, 2, hands("Qs Qh", "Ac Kd"), opening=Opening(pots={POT: 5}, counters={("legs", 1): 2}))
    table.session.table.rules.also = lambda table, contests: []  # nobody gets a leg in this round
    table.declare(0)
    assert table.session.cycles == 1
    assert table.session.pending[0].view.public.counters == ()


@pytest.mark.parametrize(
    "effect",
    [
        Count("legs", 9),
        Count("legs", -1),
        Count("legs", 0, 0.5),  # type: ignore[arg-type]
        Count("legs", 0, 1, "cylce"),
        Transfer(0, POT, 0.0, "x"),  # type: ignore[arg-type]
        Transfer(0, POT, None, "x"),  # type: ignore[arg-type]
        Transfer(0, "pott", 1, "x"),
        Transfer(0, 9, 1, "x"),
        Transfer([1], POT, 1, "x"),  # type: ignore[arg-type]
        Transfer(True, POT, 1, "x"),
        Transfer(1.0, POT, 1, "x"),  # type: ignore[arg-type]
        Transfer(Fraction(1), POT, 1, "x"),  # type: ignore[arg-type]
        Over("x", 9),
        Over("x", True),
        Show(9),
        Show(True),
        Show("nobody"),
    ],
)
def test_an_effect_that_makes_no_sense_names_the_plugin(effect: Effect) -> None:
    class Odd(Variant):
        @hookimpl
        def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> list[Effect]:
            return [Transfer(0, POT, 3, "beside"), effect]

    table = Heard(game(plugins={"odd": Odd()}), 2)
    with pytest.raises(RuleFailure) as caught:
        table.declare(0)
    assert (caught.value.plugin, caught.value.rule) == ("odd", "also")
    assert not [move for move in table.session.table.record.booked if move.reason in ("x", "beside")]
    assert table.session.table.ledger[POT] == 0
    assert table.session.table.ledger.total == 0


def test_a_movement_of_nothing_is_none() -> None:
    class Idle(Variant):
        @hookimpl
        def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> list[Effect]:
            return [Transfer(0, POT, 0, "nothing"), Transfer(0, 1, Fraction(0), "nothing")]

    table = Heard(game(plugins={"idle": Idle()}), 2).declare(0)
    assert not [move for move in table.moves() if move[3] == "nothing"]


def test_effects_are_tagged_and_a_refused_one_names_its_plugin() -> None:
    class Greedy(Variant):
        @hookimpl
        def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> list[Effect]:
            return [Transfer(0, 1, 1, "tip"), Transfer(RESERVE, 1, 1, "theft")]

    table = Heard(game(plugins={"greedy": Greedy()}), 2)
    before = table.session.table.ledger.balances()
    with pytest.raises(RuleFailure) as caught:
        table.declare()
    failure = caught.value
    assert (failure.code, failure.plugin, failure.rule, failure.detail) == (
        "rule-refused",
        "greedy",
        "also",
        "transfer-overdrawn",
    )
    assert table.session.table.ledger.balances() == before


class TableStakes(Variant):
    """Nobody pays more than it has; every seat brought ten."""

    @hookimpl
    def guts_pays(self, table: Table, transfer: Transfer) -> Any:
        return min(transfer.amount, max(0, 10 + table.balance(transfer.source)))  # type: ignore[arg-type]


def test_a_seat_pays_no_more_than_a_rule_lets_it() -> None:
    rules = game(plugins={"stakes": TableStakes()}, cap=False)
    table = Heard(rules, 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=16).declare(0, 1, 2)
    assert table.balances == (16, -10, -10)
    assert table.pot == 20


class EachWinner(Variant):
    """The loser pays every winner."""

    @hookimpl
    def guts_payments(self, table: Table, pot: str, losers: tuple[Seat, ...], stake: Any, contests: Any) -> list[Effect]:
        winners = contests[0].winners
        return [Transfer(loser, winner, stake, "match") for loser in losers for winner in winners]


def test_what_a_seat_pays_is_asked_just_before_it_is_booked() -> None:
    rules = game(plugins={"stakes": TableStakes(), "each": EachWinner()}, cap=False)
    table = Heard(rules, 3, hands("Qs Qh", "Qc Qd", "Jc Jd"), pot=8).declare(0, 1, 2)
    assert table.balances[2] == -10


def test_a_deck_that_is_out_names_the_step() -> None:
    table = Heard(None, 2, hands("Qs Qh", "Ac Kd"), hands("Qs", "Ac"))
    with pytest.raises(RuleFailure) as caught:
        table.declare()
    assert (caught.value.code, caught.value.plugin, caught.value.rule) == ("deck-short", "core", "deal")


def test_a_game_in_which_nobody_is_asked_does_not_hang() -> None:
    """It is one round after another within the constructor; such a file may come from a stranger."""

    def hear(event: Event) -> None:
        if isinstance(event, RoundBegan) and event.round > 1000:
            raise Hangs

    class Hangs(BaseException):
        """Not an Exception, so that nobody takes it for a rule's."""

    steps = (AnteStep(), DealStep(cards=2), SettleStep(), ShowdownStep())
    try:
        Session(game(*steps), NAMES[:2], listeners=[hear])
    except (RulesetError, RuleFailure, SessionError):
        return
    except Hangs:
        pytest.fail("it hangs")


def test_52_cards() -> None:
    assert Heard().session.table.rules.deck() == DECK


def test_logs_are_plain_ascii_lines() -> None:
    table = Heard(None, 3, seed=4)
    for _ in range(5):
        table.declare(0, 1)
    text = write_log(table.events)
    assert text.isascii()
    assert text.count("\n") == len(table.events)


def test_the_unit_is_shortened_between_rounds() -> None:
    """What was divided and is whole again does not make every later number longer."""

    class ThereAndBack(Variant):
        @hookimpl
        def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> list[Effect]:
            odd = table.round % 2
            return [Transfer(1 - odd, odd, Fraction(1, 10**7), "loan")]

    table = Heard(game(plugins={"loan": ThereAndBack()}), 2)
    units = []
    for _ in range(4):
        table.declare()
        units.append(table.session.table.ledger._denominator)
    assert units == [10**7, 1, 10**7, 1]


# Texts


def session_errors() -> set[tuple[str, tuple[str, ...]]]:
    """Every code of a SessionError that the source names, with the names of its facts."""
    found = set()
    for function in ast.walk(ast.parse(inspect.getsource(session_module))):
        if not isinstance(function, ast.FunctionDef):
            continue
        # a code that is chosen from several before it is used
        chosen = [
            str(constant.value)
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "code"
            for constant in ast.walk(node.value)
            if isinstance(constant, ast.Constant)
        ]
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "SessionError":
                code = node.args[0]
                facts = tuple(str(keyword.arg) for keyword in node.keywords)
                found |= {(name, facts) for name in ([str(code.value)] if isinstance(code, ast.Constant) else chosen)}
    return found


@pytest.mark.parametrize("wrong", [{"cycles": 0}, {"cycles": 1.5}, {"rounds": 0}, {"rounds": True}, {"seed": "7"}, {"seed": 1.5}])
def test_numbers_that_are_none(wrong: dict[str, Any]) -> None:
    with pytest.raises(SessionError) as caught:
        Session(Ruleset(), ["Ana", "Bo"], **wrong)
    assert caught.value.code == "number"


@pytest.mark.parametrize("name", ["", " ", "pot", "reserve", "x" * 41, "a\nb", "\x1b[1m", "a\u2028b", 7])
def test_a_name_that_does_not_serve(name: Any) -> None:
    with pytest.raises(SessionError) as caught:
        Session(Ruleset(), ["Ana", name])
    assert caught.value.code == "seat-name"


def test_every_session_error_has_a_text() -> None:
    errors = session_errors()
    assert {code for code, _ in errors} == {
        "number",
        "seats-number",
        "seat-name",
        "seat-twice",
        "opening",
        "answer-number",
        "session-failed",
        "session-over",
    }
    for code, facts in errors:
        problem = session_problem(SessionError(code, **dict.fromkeys(facts, 3)))
        assert message(problem, Messages())


@pytest.mark.parametrize("plugin", ["core", "fails"])
def test_every_failure_has_a_text(plugin: str) -> None:
    problem = failure_problem(RuleFailure("rule-raised", plugin, "payments", "ZeroDivisionError: oh"))
    assert message(problem, Messages()).endswith("has raised ZeroDivisionError: oh")
