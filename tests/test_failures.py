"""A plugin that fails is named, whatever it does wrong, and harms nothing: the chips are there, the log is, another game is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from inspect import signature
from typing import Any, Literal, NamedTuple

import pytest
from tables import NAMES, Script, drive, game, hands

from guts_core import acting as acting_module
from guts_core import session as session_module
from guts_core.acting import Asking, Play
from guts_core.events import Effect
from guts_core.failures import failure_problem
from guts_core.game import assemble
from guts_core.hooks import COLLECTED, hookimpl, questions
from guts_core.ledger import POT, RESERVE, Count, Over, Show, Transfer
from guts_core.messages import Messages
from guts_core.problems import hints, message
from guts_core.requests import Choose, Pick, Request
from guts_core.rules import RuleFailure
from guts_core.ruleset import Ruleset, RulesetError
from guts_core.session import Opening, Session
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.table import Contest, Table
from guts_core.variant import Variant

STEPS = (
    AnteStep(),
    DealStep(cards=2),
    DealStep(cards=1, to="board"),
    DeclareStep(),
    ShowdownStep(),
    SettleStep(ends="lone"),
)
INS: Sequence[set[int]] = [set(), {0, 1, 2, 3}, {0}]
"""Who is in, round after round: so every question is asked, the last ones when the game ends with chips in the reserve."""
CARDS = {**hands("As Ad", "Ah Ac", "Qs Qd", "7s 6d"), "board": "2c"}
MESSAGES = Messages()
OPENING = Opening(pots={POT: 12, RESERVE: 0})


class Outcome(NamedTuple):
    """How a game went that a plugin has spoilt."""

    code: str
    plugin: str
    rule: str
    detail: str
    round: int


def rounds(request: Request) -> Any:
    """What each seat declares."""
    return "in" if request.seat in INS[(request.public.round - 1) % len(INS)] else "out"


def spoilt(
    *plugins: Variant, steps: Sequence[Step] = STEPS, answer: Callable[[Request], Any] = rounds, most: int | None = 6
) -> Outcome:
    """What a game says of the plugin at fault, when it is put together or in play; whatever it is, no chip is lost."""
    named = {"wrong": plugins[0], **{f"other-{number}": plugin for number, plugin in enumerate(plugins[1:])}}
    try:
        made = assemble(game(*steps, plugins=named, cap=20))
        session = Session(made, NAMES[:4], opening=OPENING, cards=lambda: Script(CARDS), rounds=most)
    except RulesetError as error:
        (complaint,) = error.complaints
        assert complaint.path == ("plugins", "wrong")
        assert complaint.code == "plugin-failed"
        return Outcome("plugin-failed", complaint.plugin, str(complaint.facts["rule"]), str(complaint.facts["detail"]), 0)
    except RuleFailure as failure:
        return Outcome(failure.code, failure.plugin, failure.rule, failure.detail, failure.round)
    with pytest.raises(RuleFailure) as caught:
        drive(session, answer)
    failure = caught.value
    assert session.pending == ()
    assert not session.over
    assert failure.code == "chips-changed" or session.table.ledger.total == 12
    problem = failure_problem(failure)
    assert message(problem, MESSAGES)
    assert len(hints(problem, MESSAGES)) == 1
    return Outcome(failure.code, failure.plugin, failure.rule, failure.detail, failure.round)


class Escape(BaseException):
    """What nothing that catches an Exception catches."""


class Unspeakable(Exception):
    """What cannot even be said."""

    def __str__(self) -> str:
        raise ValueError("no words")


def recurse() -> None:
    recurse()


def does(question: str, what: Any, wrapper: bool = False, before: str = "pass") -> Variant:
    """A plugin that answers one question with what `what` does."""
    arguments = list(signature(questions()[question]).parameters)
    space: dict[str, Any] = {"what": what}
    body = "answer = yield\n    return what()" if wrapper else "return what()"
    exec(f"def guts_{question}({', '.join(arguments)}):\n    {body}", space)
    marked = hookimpl(wrapper=wrapper)(space[f"guts_{question}"])
    return type("Wrong", (Variant,), {f"guts_{question}": marked})()


def raises(error: BaseException | Callable[[], None]) -> Callable[[], Any]:
    def act() -> Any:
        if callable(error):
            error()
        else:
            raise error

    return act


EVERY = [(question, wrapper) for question in questions() for wrapper in (False, True) if not (wrapper and question in COLLECTED)]


@pytest.mark.parametrize(("question", "wrapper"), EVERY)
@pytest.mark.parametrize("error", [KeyError("here"), Escape("out")], ids=["exception", "escape"])
def test_whatever_a_hook_raises(question: str, wrapper: bool, error: BaseException) -> None:
    outcome = spoilt(does(question, raises(error), wrapper))
    assert outcome.code in ("rule-raised", "plugin-failed")
    assert (outcome.plugin, outcome.rule) == ("wrong", question)
    assert outcome.detail == f"{type(error).__name__}: {error}"


@pytest.mark.parametrize(
    ("error", "detail"),
    [
        (SystemExit(3), "SystemExit: 3"),
        (GeneratorExit(), "GeneratorExit: "),
        (StopIteration(), "StopIteration: "),
        (Unspeakable(), "Unspeakable"),
        (recurse, "RecursionError: maximum recursion depth exceeded"),
    ],
    ids=["exit", "generator", "stop", "unspeakable", "recursion"],
)
def test_what_is_odd_to_raise(error: Any, detail: str) -> None:
    outcome = spoilt(does("stake", raises(error)))
    assert outcome[:3] == ("rule-raised", "wrong", "stake")
    assert outcome.detail.startswith(detail)


@pytest.mark.parametrize(("question", "wrapper"), [case for case in EVERY if case[0] != "event"])
@pytest.mark.parametrize("value", [None, object(), float("nan"), [[]]], ids=["none", "object", "nan", "list"])
def test_whatever_a_hook_answers_that_is_no_answer(question: str, wrapper: bool, value: Any) -> None:
    outcome = spoilt(does(question, lambda: value, wrapper))
    assert outcome.code in ("rule-none" if value is None else "rule-type", "plugin-failed")
    assert (outcome.plugin, outcome.rule) == ("wrong", question)


@pytest.mark.parametrize("question", ["house", "keep"])
@pytest.mark.parametrize("value", ["ghost", b"ghost", {"ghost": 1}, ["ghost", 1], [""]])
def test_names_that_are_none(question: str, value: Any) -> None:
    assert spoilt(does(question, lambda: value))[:3] == ("rule-type", "wrong", question)


def test_the_player_can_always_stop() -> None:
    plugin = does("stake", raises(KeyboardInterrupt()))
    session = Session(game(*STEPS, plugins={"slow": plugin}), NAMES[:4], rounds=6)
    with pytest.raises(KeyboardInterrupt):
        drive(session, rounds)


# Effects


def pays(*effects: Effect) -> Variant:
    """A plugin that asks for these effects whenever a round is settled."""
    return does("also", lambda: list(effects))


@pytest.mark.parametrize(
    ("effect", "detail"),
    [
        (Transfer(0, POT, -1, "x"), "transfer-negative"),
        (Transfer(POT, 0, 10**9, "x"), "transfer-overdrawn"),
        (Transfer(RESERVE, 0, 1, "x"), "transfer-overdrawn"),
        (Transfer(0, 9, 1, "x"), "transfer-account"),
        (Transfer(-1, 0, 1, "x"), "transfer-account"),
        (Transfer("bank", 0, 1, "x"), "transfer-account"),
        (Transfer(0, 0, 1, "x"), "transfer-account"),
    ],
    ids=str,
)
def test_chips_that_cannot_be_moved(effect: Transfer, detail: str) -> None:
    outcome = spoilt(pays(Transfer(1, POT, 1, "good"), effect))
    assert outcome == ("rule-refused", "wrong", "also", detail, 1)


@pytest.mark.parametrize(
    "effect",
    [
        Transfer(0, POT, 0.5, "x"),  # type: ignore[arg-type]
        Transfer(0, POT, True, "x"),
        Transfer(0, POT, 1, None),  # type: ignore[arg-type]
        Count("legs", 9),
        Count("legs", 0, True),
        Count("legs", 0, 1, "for ever"),
        Over("enough", 9),
        Show("nobody"),
        Show(-1),
        (0, POT, 1),
    ],
    ids=str,
)
def test_effects_that_are_none(effect: Any) -> None:
    outcome = spoilt(pays(effect))
    assert (outcome.code, outcome.plugin, outcome.rule, outcome.round) == ("rule-type", "wrong", "also", 1)


def test_a_payment_larger_than_what_is_owed() -> None:
    assert spoilt(does("pays", lambda: 10**6))[:4] == ("rule-refused", "wrong", "pays", "transfer-amount")


class Reaches(Variant):
    """Reaches for the ledger itself."""

    how: str

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> list[Effect]:
        if self.how == "open":
            table.ledger.open(POT, 1000)
        else:
            table.ledger._units[POT] += 1
        return []


@pytest.mark.parametrize("how", ["open", "units"])
def test_chips_out_of_nothing(how: str) -> None:
    assert spoilt(Reaches(how=how)) == ("chips-changed", "wrong", "round", "wrong", 1)
    outcome = spoilt(Reaches(how=how), does("keep", tuple))
    assert (outcome.code, outcome.plugin, outcome.detail) == ("chips-changed", "core", "wrong, other-0")


@pytest.mark.parametrize("what", ["request", "view", "public", "accounts", "event"])
def test_what_a_seat_sees_cannot_be_changed(what: str) -> None:
    session = Session(Ruleset(), NAMES[:3])
    request = session.pending[0]
    value = {
        "request": request,
        "view": request.view,
        "public": request.public,
        "accounts": request.public.accounts,
        "event": Transfer(0, POT, 1, "x"),
    }[what]
    for field in value._fields:  # type: ignore[attr-defined]
        with pytest.raises(AttributeError):
            setattr(value, field, ())
    hash(value)  # nothing in it can be changed either


# Steps


class OddStep(Step):
    """A step that does not do what steps do."""

    do: Literal["odd"] = "odd"
    what: str

    def run(self, play: Play) -> Asking:
        """Whatever."""
        if self.what == "raises":
            raise LookupError("here")
        if self.what == "exits":
            raise SystemExit(1)
        if self.what == "loops":
            while True:
                yield from play.run((DealStep(cards=1, to="board", when="never"),))
        if self.what == "posts":
            play.post([Transfer(0, "nowhere", 1, "x", "wrong", "odd")])
        while True:
            yield REQUESTS[self.what](play)
            if self.what != "for ever":
                return


def choose(play: Play, **changes: Any) -> Choose:
    return play.choose("odd", [0], [("yes", "no")])[0]._replace(**changes)


def pick(play: Play, **changes: Any) -> Pick:
    (view,) = play.views([0])
    return Pick.of("odd", view.cards, 0, 1, view, "wrong")._replace(**changes)


REQUESTS: dict[str, Callable[[Play], Any]] = {
    "nothing": lambda play: (),
    "none": lambda play: None,
    "list": lambda play: [choose(play)],
    "no request": lambda play: ("odd",),
    "no choices": lambda play: (choose(play, choices=()),),
    "one choice twice": lambda play: (choose(play, choices=("yes", "yes")),),
    "choices that are no words": lambda play: (choose(play, choices=(1, 2)),),
    "unknown seat": lambda play: (choose(play, seat=9),),
    "no seat": lambda play: (choose(play, seat=-1),),
    "a seat twice": lambda play: (choose(play), choose(play)),
    "no name": lambda play: (choose(play, kind=""),),
    "too many": lambda play: (pick(play, least=4, most=4),),
    "least above most": lambda play: (pick(play, least=2, most=1),),
    "less than none": lambda play: (pick(play, least=-1),),
    "no numbers": lambda play: (pick(play, least="1"),),
    "no cards": lambda play: (pick(play, cards=("Qs",)),),
    "for ever": lambda play: (choose(play),),
}


class Odd(Variant):
    """Brings that step."""

    @hookimpl
    def guts_kinds(self) -> Any:
        return (OddStep,)

    @hookimpl
    def guts_conditions(self) -> Any:
        return {"never": lambda table: False}


def odd(what: str) -> Outcome:
    steps = (*STEPS[:3], OddStep(what=what), *STEPS[3:])
    return spoilt(Odd(), steps=steps, answer=lambda request: "no" if request.kind == "odd" else rounds(request))


@pytest.mark.parametrize("what", [what for what in REQUESTS if what != "for ever"])
def test_a_request_that_nobody_can_answer(what: str) -> None:
    outcome = odd(what)
    assert (outcome.code, outcome.plugin, outcome.rule, outcome.round) == ("step-asks", "wrong", "odd", 1)
    assert outcome.detail


@pytest.mark.parametrize(("what", "detail"), [("raises", "LookupError: here"), ("exits", "SystemExit: 1")])
def test_whatever_a_step_raises(what: str, detail: str) -> None:
    assert odd(what) == ("step-raised", "wrong", "odd", detail, 1)


def test_chips_that_a_step_cannot_move() -> None:
    assert odd("posts") == ("rule-refused", "wrong", "odd", "transfer-account", 1)


def test_a_step_that_asks_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "MOST_ASKED", 50)
    assert odd("for ever") == ("endless", "wrong", "odd", "50", 1)


def test_a_step_that_carries_out_others_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acting_module, "MOST_RUNS", 50)
    outcome = odd("loops")
    assert (outcome.code, outcome.rule) == ("endless", "odd")
    assert outcome.plugin == "wrong"


def test_a_game_that_asks_nobody_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "MOST_SILENT", 50)
    outcome = spoilt(does("choices", lambda: ("out",)), does("cycle_over", lambda: False), most=None)
    assert outcome.code == "endless"


def test_the_program_that_listens_may_end_itself() -> None:
    """That is its own affair, in a step of the core."""

    def hear(event: object) -> None:
        raise SystemExit(5)

    with pytest.raises(SystemExit):
        Session(Ruleset(), NAMES[:3], listeners=[hear])


def test_other_tables_go_on() -> None:
    good = Session(Ruleset(), NAMES[:4], seed=4, rounds=6)
    drive(good, rounds)
    spoilt(does("stake", raises(KeyError())))
    again = Session(Ruleset(), NAMES[:4], seed=4, rounds=6)
    drive(again, rounds)
    assert again.table.ledger.balances() == good.table.ledger.balances()


# Options that withdraw an answer


class Fixed(Variant):
    """The stake is fixed, unless the option says that it is not this plugin's affair."""

    stake: int = 5
    own: bool = True
    also: tuple[str, ...] = ()

    def withdrawn(self) -> Any:
        return (*self.also, *(() if self.own else ("stake",)))

    @hookimpl
    def guts_stake(self, table: Table, pot: str) -> int:
        return self.stake

    @hookimpl(wrapper=True)
    def guts_owes(self, table: Table, seat: int, stake: Any, contests: Any) -> Iterator[None]:
        owed = yield
        return owed + 1


def test_two_plugins_go_together_where_one_withdraws_its_answer() -> None:
    both = game(plugins={"one": Fixed(stake=3), "two": Fixed(own=False)})
    rules = assemble(both).rules()
    assert rules.stake(None, POT) == 3  # type: ignore[arg-type]
    assert rules.owes(None, 0, 3, ()) == 5  # type: ignore[arg-type]
    assert both.answering("stake") == ["one"]
    assert both.answering("owes") == ["one", "two"]
    with pytest.raises(RulesetError):
        assemble(game(plugins={"one": Fixed(), "two": Fixed()}))


@pytest.mark.parametrize("also", ["award", "nothing-such"])
def test_what_is_not_answered_cannot_be_withdrawn(also: str) -> None:
    assert spoilt(Fixed(also=(also,)))[:3] == ("plugin-failed", "wrong", "withdrawn")


def test_a_plugin_that_cannot_say_what_it_withdraws() -> None:
    class Wrong(Fixed):
        def withdrawn(self) -> Any:
            raise SystemExit(2)

    assert spoilt(Wrong())[1:4] == ("wrong", "withdrawn", "SystemExit: 2")
