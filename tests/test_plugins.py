"""Plugins: what is wrong with a class, how answers are composed, who is named when one goes wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from inspect import signature
from typing import Any, ClassVar

import pluggy
import pytest
from tables import NAMES, Heard, codes, game, hands

from guts_core.cards import DECK, Card
from guts_core.events import Effect, Event, RoundBegan, RoundEnded
from guts_core.flaws import Flaw, flaws
from guts_core.game import assemble
from guts_core.hooks import COLLECTED, Questions, hookimpl, questions
from guts_core.ledger import POT, Over, Seat, Transfer
from guts_core.plugins import answer, clashes, manager
from guts_core.profile import DEFAULT, Default
from guts_core.rules import RuleFailure, Rules
from guts_core.ruleset import RulesetError
from guts_core.session import Session
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.table import Contest, Table
from guts_core.variant import Variant

# Classes that cannot be registered


def test_the_default_answers_every_question_and_has_no_flaw() -> None:
    assert flaws(Default) == []
    assert all(hasattr(Default, f"guts_{question}") for question in questions())
    more = {"quiet", "authors", "listeners", "untouched", "plain_values", "settlement", "cap"}
    assert {*Rules.__slots__} == {*questions()} - {"arrange", "kinds", "conditions", "event"} | more


def test_every_question_is_documented() -> None:
    for name, spec in questions().items():
        assert spec.__doc__, name
        assert spec.__doc__.splitlines()[0].endswith(("?", "happened.")), name
    assert Questions.__doc__


def test_an_unknown_hook() -> None:
    class Wrong(Variant):
        @hookimpl
        def guts_winer(self, table: Table, contest: Contest) -> tuple[Seat, ...]:
            return ()

    assert flaws(Wrong) == [Flaw("hook-unknown", "guts_winer", "guts_winners")]


def test_an_unknown_hook_like_none() -> None:
    class Wrong(Variant):
        @hookimpl
        def guts_zzzzzzzz(self) -> None: ...

    assert flaws(Wrong) == [Flaw("hook-unknown", "guts_zzzzzzzz", "")]


def test_an_unmarked_hook() -> None:
    class Wrong(Variant):
        def guts_stake(self, table: Table, pot: str) -> int:
            return 1

    assert flaws(Wrong) == [Flaw("hook-unmarked", "guts_stake")]


def test_a_field_called_like_a_hook() -> None:
    class Wrong(Variant):
        guts_stake: int = 1

    assert flaws(Wrong) == [Flaw("hook-field", "guts_stake")]


@pytest.mark.parametrize("value", [3, property(lambda self: 1), None])
def test_something_else_called_like_a_hook(value: object) -> None:
    class Wrong(Variant):
        guts_stake: ClassVar[object] = value

    assert flaws(Wrong) == [Flaw("hook-unmarked", "guts_stake")]


def test_arguments_missing() -> None:
    class Wrong(Variant):
        @hookimpl
        def guts_stake(self, table: Table) -> int:
            return 1

    assert flaws(Wrong) == [Flaw("hook-arguments", "guts_stake", "(self, table, pot)")]


def test_arguments_too_many() -> None:
    class Wrong(Variant):
        @hookimpl
        def guts_stake(self, table: Table, pot: str, more: int) -> int:
            return 1

    assert flaws(Wrong) == [Flaw("hook-arguments", "guts_stake", "(self, table, pot)")]


def test_arguments_in_another_order() -> None:
    class Wrong(Variant):
        @hookimpl
        def guts_stake(self, pot: str, table: Table) -> int:
            return 1

    assert [flaw.code for flaw in flaws(Wrong)] == ["hook-arguments"]


def test_arguments_collected_in_a_star() -> None:
    class Wrong(Variant):
        @hookimpl
        def guts_stake(self, *args: Any) -> int:
            return 1

    assert [flaw.code for flaw in flaws(Wrong)] == ["hook-arguments"]


def test_arguments_with_a_default() -> None:
    class Wrong(Variant):
        @hookimpl
        def guts_stake(self, table: Table, pot: str = POT) -> int:
            return 1

    assert flaws(Wrong) == [Flaw("hook-default", "guts_stake")]


def test_arguments_by_keyword_only() -> None:
    class Wrong(Variant):
        @hookimpl
        def guts_stake(self, *, table: Table, pot: str) -> int:
            return 1

    assert [flaw.code for flaw in flaws(Wrong)] == ["hook-arguments"]


@pytest.mark.parametrize("kind", [staticmethod, classmethod])
def test_a_static_or_a_class_method(kind: Any) -> None:
    class Inside(Variant):
        @kind
        @hookimpl
        def guts_stake(table: Table, pot: str) -> int:
            return 1

    class Outside(Variant):
        @hookimpl
        @kind
        def guts_stake(table: Table, pot: str) -> int:
            return 1

    assert flaws(Inside) == [Flaw("hook-method", "guts_stake")]
    assert flaws(Outside) == [Flaw("hook-unmarked", "guts_stake")], "the mark is on the wrapping, not on the function"


def test_a_wrapper_that_is_no_generator() -> None:
    class Wrong(Variant):
        @hookimpl(wrapper=True)
        def guts_stake(self, table: Table, pot: str) -> int:
            return 1

    assert flaws(Wrong) == [Flaw("hook-wrapper", "guts_stake")]


@pytest.mark.parametrize("question", sorted(COLLECTED))
def test_collected_answers_are_not_wrapped(question: str) -> None:
    arguments = ", ".join(["self", *{"also": ["table", "contests"], "event": ["table", "event"]}.get(question, [])])
    space: dict[str, Any] = {}
    exec(f"def guts_{question}({arguments}):\n    return (yield)", space)
    cls = type("Wrong", (Variant,), {f"guts_{question}": hookimpl(wrapper=True)(space[f"guts_{question}"])})
    assert flaws(cls) == [Flaw("hook-collected", f"guts_{question}")]


@pytest.mark.parametrize("option", ["tryfirst", "trylast", "optionalhook", "hookwrapper"])
def test_order_is_the_rulesets_business(option: str) -> None:
    class Wrong(Variant):
        @hookimpl(**{option: True})
        def guts_stake(self, table: Table, pot: str) -> int:
            return 1

    assert Flaw("hook-order", "guts_stake") in flaws(Wrong)


def test_a_marked_method_without_the_prefix() -> None:
    class Wrong(Variant):
        @hookimpl
        def gust_stake(self, table: Table, pot: str) -> int:
            return 1

    assert flaws(Wrong) == [Flaw("hook-prefix", "gust_stake", "guts_gust_stake")]


def test_a_method_that_answers_another_question() -> None:
    class Wrong(Variant):
        @hookimpl(specname="guts_overflow")
        def guts_stake(self, table: Table, pot: str) -> int:
            return 1

    assert flaws(Wrong) == [Flaw("hook-order", "guts_stake")]


def test_all_flaws_at_once_and_as_complaints() -> None:
    class Wrong(Variant):
        guts_award: int = 1

        @hookimpl
        def guts_zzzzzzzz(self) -> None: ...

        @hookimpl
        def guts_stake(self, table: Table, pot: str = "", more: int = 1) -> int:
            return 1

    found = [flaw.code for flaw in flaws(Wrong)]
    assert found == ["hook-field", "hook-arguments", "hook-default", "hook-unknown"]
    with pytest.raises(RulesetError) as caught:
        assemble(game(plugins={"wrong": Wrong()}))
    assert [(complaint.code, complaint.path) for complaint in caught.value.complaints] == [
        (f"plugin-{code}", ("plugins", "wrong")) for code in found
    ]


def test_inherited_hooks_count() -> None:
    class Base(Variant):
        @hookimpl
        def guts_stake(self, table: Table, pot: str) -> int:
            return 2

    class Derived(Base):
        pass

    assert flaws(Derived) == []
    assert Heard(game(plugins={"derived": Derived()}), 2, hands("Qs Qh", "Ac Kd"), pot=9).declare(0, 1).balances == (9, -2)


# Composition


def factor(name: str, by: int) -> Variant:
    """A plugin that multiplies the stake and then adds one."""

    class Factor(Variant):
        @hookimpl(wrapper=True)
        def guts_stake(self, table: Table, pot: str) -> Iterator[None]:
            amount = yield
            return amount * by + 1

    Factor.__name__ = name
    return Factor()


class Fixed(Variant):
    """The stake is always the same."""

    stake: int = 5

    @hookimpl
    def guts_stake(self, table: Table, pot: str) -> int:
        return self.stake


@pytest.mark.parametrize(("order", "stake"), [("ab", (4 * 2 + 1) * 3 + 1), ("ba", (4 * 3 + 1) * 2 + 1)])
def test_wrappers_apply_in_the_rulesets_order_the_last_outermost(order: str, stake: int) -> None:
    both = {"a": factor("A", 2), "b": factor("B", 3)}
    table = Heard(game(plugins={name: both[name] for name in order}, cap=False), 2, hands("Qs Qh", "Ac Kd"), pot=4)
    assert table.declare(0, 1).balances == (4, -stake)


@pytest.mark.parametrize("order", ["ab", "ba"])
def test_a_replacement_is_innermost_wherever_it_stands(order: str) -> None:
    both = {"a": factor("A", 2), "b": Fixed()}
    table = Heard(game(plugins={name: both[name] for name in order}, cap=False), 2, hands("Qs Qh", "Ac Kd"), pot=4)
    assert table.declare(0, 1).balances == (4, -11)


def test_one_plugin_in_equal_copies() -> None:
    rules = game(plugins={"one": factor("A", 2), "two": Fixed(), "three": factor("A", 2)}, cap=False)
    assert Heard(rules, 2, hands("Qs Qh", "Ac Kd"), pot=4).declare(0, 1).balances == (4, -23)


def test_two_that_replace_clash() -> None:
    with pytest.raises(RulesetError) as caught:
        assemble(game(plugins={"first": Fixed(), "between": factor("A", 2), "second": Fixed(stake=6)}))
    [complaint] = caught.value.complaints
    assert (complaint.code, complaint.path, complaint.plugin) == ("plugins-clash", ("plugins", "second"), "second")
    assert complaint.others == (("plugins", "first"),)
    assert complaint.facts == {"question": "stake", "first": "first", "second": "second"}


def test_three_that_replace_are_all_told() -> None:
    found = clashes(manager({DEFAULT: Default(), "a": Fixed(), "b": Fixed(), "c": Fixed()}))
    assert [(clash.first, clash.second) for clash in found] == [("a", "b"), ("a", "c")]


def test_collected_answers_come_in_the_rulesets_order() -> None:
    class Tip(Variant):
        @hookimpl
        def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> list[Effect]:
            return [Transfer(0, 1, 1, "tip")]

    for order in (["x", "y", "z"], ["z", "x", "y"]):
        table = Heard(game(plugins={name: Tip() for name in order}), 2).declare()
        assert [event.plugin for event in table.of(Transfer) if event.reason == "tip"] == order


def test_every_listener_hears_every_event_in_order() -> None:
    heard: list[tuple[str, Event]] = []

    class Ear(Variant):
        name: str

        @hookimpl
        def guts_event(self, table: Table, event: Event) -> object:
            heard.append((self.name, event))
            return "whatever is returned is ignored"

    table = Heard(game(plugins={"b": Ear(name="b"), "a": Ear(name="a")}), 2).declare(0)
    assert heard == [(name, event) for event in table.events for name in ("b", "a")]


def test_a_listener_that_raises_is_named() -> None:
    class Ear(Variant):
        @hookimpl
        def guts_event(self, table: Table, event: Event) -> None:
            if isinstance(event, RoundEnded):
                raise KeyError("x")

    with pytest.raises(RuleFailure) as caught:
        Heard(game(plugins={"ear": Ear()}), 2).declare(0)
    assert (caught.value.code, caught.value.plugin, caught.value.rule) == ("rule-raised", "ear", "event")


def test_who_shaped_an_answer_is_who_is_named() -> None:
    class Idle(Variant):
        @hookimpl(wrapper=True)
        def guts_owes(self, table: Table, seat: Seat, stake: Any, contests: Any) -> Iterator[None]:
            return (yield)

    class Half(Variant):
        @hookimpl(wrapper=True)
        def guts_owes(self, table: Table, seat: Seat, stake: Any, contests: Any) -> Iterator[None]:
            owed = yield
            return Fraction(owed, 2) if seat == 1 else owed

    rules = game(plugins={"half": Half(), "idle": Idle()})
    table = Heard(rules, 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=5).declare(0, 1, 2)
    paid = {event.source: (event.amount, event.plugin, event.rule) for event in table.of(Transfer) if event.reason == "match"}
    assert paid == {1: (Fraction(5, 2), "half", "payments"), 2: (5, "default", "payments")}


def test_a_stake_is_its_plugins() -> None:
    table = Heard(game(plugins={"fixed": Fixed()}), 2, hands("Qs Qh", "Ac Kd"), pot=9).declare(0, 1)
    assert [event.plugin for event in table.of(Transfer) if event.reason == "match"] == ["fixed"]


def test_a_negative_stake_names_its_plugin() -> None:
    table = Heard(game(plugins={"fixed": Fixed(stake=-5)}), 2, hands("Qs Qh", "Ac Kd"), pot=9)
    with pytest.raises(RuleFailure) as caught:
        table.declare(0, 1)
    assert caught.value.plugin == "fixed"


# Answers that are none


def wrong(question: str, result: Any, wrapper: bool = False, before: str = "pass") -> Variant:
    """A plugin that answers one question with this, and does something before."""
    arguments = ", ".join(signature(questions()[question]).parameters)
    space: dict[str, Any] = {"result": result}
    body = "yield\n    return result" if wrapper else "return result"
    exec(f"def guts_{question}({arguments}):\n    {before}\n    {body}", space)
    marked = hookimpl(wrapper=wrapper)(space[f"guts_{question}"])
    return type("Wrong", (Variant,), {f"guts_{question}": marked})()


WITH_BOARD = (AnteStep(), DealStep(cards=2), DealStep(cards=1, to="board"), DeclareStep(), ShowdownStep(), SettleStep())


def failure_of(plugin: Variant, *ins: int) -> tuple[str, str, str, str]:
    """Code, plugin, question and detail of what goes wrong: when the game is put together, or in the first round."""
    table = None
    dealt = {**hands("Qs Qh", "Ac Kd", "Jc Jd"), "board": "2c"}
    with pytest.raises((RuleFailure, RulesetError)) as caught:  # noqa: PT012
        table = Heard(game(*WITH_BOARD, plugins={"wrong": plugin}), 3, dealt, pot=5)
        table.declare(*ins)
    if table is not None:
        assert table.session.table.ledger.total == 5
    if isinstance(caught.value, RulesetError):
        [complaint] = caught.value.complaints
        assert complaint.code == "plugin-failed"
        detail = str(complaint.facts["detail"])
        return "plugin-failed", complaint.plugin, str(complaint.facts["rule"]), detail
    return caught.value.code, caught.value.plugin, caught.value.rule, caught.value.detail


PLAIN = ["playing", "order", "choices", "house", "contenders", "cards_of", "value", "best", "winners", "losers", "stake", "owes"]
AFTER = [
    "award",
    "payments",
    "also",
    "overflow",
    "refill",
    "keep",
    "game_over",
    "cycle_over",
    "ask_again",
    "wild",
    "house_cards",
    "pays",
]
ASKED_EARLY = {"house_cards"}  # already when the game is put together, to count the cards
BAD: dict[str, list[Any]] = {
    "ante": [7, [1, 2], {0: 1.0}],
    "playing": [7, "all"],
    "house_cards": [7, ["ghost"]],
    "order": [7, "all"],
    "choices": [7, "in"],
    "ask_again": [7],
    "house": [7, "ghost"],
    "contenders": [7],
    "cards_of": [7, "Qs"],
    "wild": [7],
    "value": ["x", 1.5, True, (1, 2)],
    "best": [7],
    "winners": [0],
    "losers": [0],
    "stake": [1.5, "5", True, float("nan")],
    "owes": [1.5, "5", False],
    "award": [Transfer(POT, 0, 1, "x"), "nothing", [1], {1: 2}, [("pot", 0, 1, "x")]],
    "payments": [7, [None]],
    "pays": [1.5, "all"],
    "also": [7, ["x"]],
    "overflow": [0.0, False],
    "refill": ["0"],
    "keep": ["ghost", 7],
    "game_over": [0, "", ()],
    "cycle_over": [1, "yes"],
}


def in_both_ways(cases: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Each case as a replaced and as a wrapped answer; what is collected is not wrapped."""
    return [(*case, wrapper) for case in cases for wrapper in (False, True) if not (wrapper and case[0] in COLLECTED)]


@pytest.mark.parametrize(("question", "wrapper"), in_both_ways([(question,) for question in [*PLAIN, *AFTER, "ante"]]))
def test_none_is_no_answer(question: str, wrapper: bool) -> None:
    code, *who, _ = failure_of(wrong(question, None, wrapper), 0, 1)
    assert code == ("plugin-failed" if question in ASKED_EARLY else "rule-none")
    assert who == ["wrong", question]


@pytest.mark.parametrize(
    ("question", "result", "wrapper"),
    in_both_ways([(question, result) for question, results in BAD.items() for result in results]),
)
def test_an_answer_of_the_wrong_kind(question: str, result: Any, wrapper: bool) -> None:
    code, *who, _ = failure_of(wrong(question, result, wrapper), 0, 1)
    assert code == ("plugin-failed" if question in ASKED_EARLY else "rule-type")
    assert who == ["wrong", question]


CONTENT: list[Any] = [
    ("playing", ()),
    ("playing", (0, 9)),
    ("playing", (0, 0, 1)),
    ("order", [(0, 1), (1, 2)]),
    ("order", [(0, 1, 9)]),
    ("order", [0, 1, 2]),
    ("choices", (1, 2)),
    ("ask_again", [(9,)]),
    ("contenders", (0, 9)),
    ("best", (2,)),
    ("winners", (9,)),
    ("losers", (9,)),
    ("losers", (1, 1)),
    ("house_cards", {"ghost": -1}),
    ("house_cards", {"ghost": 1.5}),
    ("house_cards", {0: 1}),
    ("cards_of", ("Qs", "Qh")),
    ("deck", DECK + DECK[:1]),
    ("deck", tuple(range(52))),
]


@pytest.mark.parametrize(("question", "result"), CONTENT)
def test_an_answer_that_names_what_is_not_there(question: str, result: Any) -> None:
    """The plugin is at fault, so it is the plugin that is named, and not the core or the default."""
    with pytest.raises((RuleFailure, RulesetError)) as caught:
        Heard(game(plugins={"wrong": wrong(question, result)}), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=5, rounds=1).declare(
            0, 1
        )
    named = (
        [complaint.plugin for complaint in caught.value.complaints]
        if isinstance(caught.value, RulesetError)
        else [caught.value.plugin]
    )
    assert named == ["wrong"]


def test_an_empty_list_of_choices() -> None:
    assert failure_of(wrong("choices", ()), 0, 1)[:3] == ("rule-type", "wrong", "choices")


def test_a_wrapper_that_yields_twice() -> None:
    class Twice(Variant):
        @hookimpl(wrapper=True)
        def guts_stake(self, table: Table, pot: str) -> Iterator[None]:
            yield
            yield
            return 1

    assert failure_of(Twice(), 0, 1)[:3] == ("rule-yield", "wrong", "stake")


def test_a_wrapper_that_does_not_yield() -> None:
    class Never(Variant):
        @hookimpl(wrapper=True)
        def guts_stake(self, table: Table, pot: str) -> Iterator[None]:
            if pot == "":
                yield
            return 1

    assert failure_of(Never(), 0, 1)[:3] == ("rule-yield", "wrong", "stake")


@pytest.mark.parametrize("late", [False, True])
def test_a_wrapper_that_raises(late: bool) -> None:
    class Raises(Variant):
        @hookimpl(wrapper=True)
        def guts_stake(self, table: Table, pot: str) -> Iterator[None]:
            if late:
                yield
            raise StopIteration if pot == "" else LookupError("here")

    assert failure_of(Raises(), 0, 1) == ("rule-raised", "wrong", "stake", "LookupError: here")


@pytest.mark.parametrize("question", [*PLAIN, *AFTER, "ante"])
def test_a_plugin_that_raises(question: str) -> None:
    code, *rest = failure_of(wrong(question, None, before="raise OverflowError('boom')"), 0, 1)
    assert code == ("plugin-failed" if question in ASKED_EARLY else "rule-raised")
    assert rest == ["wrong", question, "OverflowError: boom"]


def test_a_failure_within_a_question_that_a_rule_asks_is_told_once() -> None:
    """The inner plugin is at fault, not the one that asked."""

    class Asks(Variant):
        @hookimpl(wrapper=True)
        def guts_losers(self, table: Table, contests: tuple[Contest, ...]) -> Iterator[None]:
            losers = yield
            table.rules.owes(table, 0, 1, contests)
            return losers

    class Fails(Variant):
        @hookimpl
        def guts_owes(self, table: Table, seat: Seat, stake: Any, contests: Any) -> int:
            raise ValueError("no")

    table = Heard(game(plugins={"asks": Asks(), "fails": Fails()}), 2)
    with pytest.raises(RuleFailure) as caught:
        table.declare(0)
    assert (caught.value.plugin, caught.value.rule) == ("fails", "owes")


def test_effects_without_an_author_are_tagged_and_those_with_one_are_not() -> None:
    class Adds(Variant):
        @hookimpl(wrapper=True)
        def guts_award(self, table: Table, contest: Contest, winners: tuple[Seat, ...]) -> Iterator[None]:
            effects = yield
            return (*effects, Transfer(2, 0, 1, "gift"), Transfer(2, 0, 1, "loan", "bank", "lends"), Over("enough"))

    table = Heard(game(plugins={"adds": Adds()}), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=5).declare(0, 1)
    tags = {event.reason: (event.plugin, event.rule) for event in [*table.of(Transfer), *table.of(Over)]}
    assert tags["won"] == ("default", "award")
    assert tags["match"] == ("default", "payments")
    assert tags["gift"] == ("adds", "award")
    assert tags["loan"] == ("bank", "lends")
    assert tags["enough"] == ("adds", "award")


# Tables apart


class Ante(Variant):
    """The ante is what it is."""

    chips: int

    @hookimpl
    def guts_ante(self, table: Table, step: Any) -> Mapping[Seat, Any]:
        return dict.fromkeys(table.playing, self.chips) if table.ledger.pots_empty else {}


def test_tables_with_different_plugins_never_meet() -> None:
    """Three tables in one process, played in turns; each is as if it were alone."""

    def table(index: int) -> Heard:
        plugins: Sequence[dict[str, Variant]] = [
            {},
            {"a": Ante(chips=3), "b": factor("B", 2)},
            {"b": Ante(chips=7), "a": Fixed()},
        ]
        return Heard(game(plugins=plugins[index]), 4, seed=index)

    alone = []
    for index in range(3):
        one = table(index)
        for turn in range(12):
            one.declare(turn % 4, (turn + index) % 4)
        alone.append(one.log)
    together = [table(index) for index in range(3)]
    for turn in range(12):
        for index, one in enumerate(together):
            one.declare(turn % 4, (turn + index) % 4)
    assert [one.log for one in together] == alone
    assert len(set(alone)) == 3


def test_two_sessions_of_one_game_never_meet() -> None:
    rules = assemble(game(plugins={"a": Ante(chips=3), "b": factor("B", 2)}))
    one, other = (Session(rules, NAMES[:3], seed=1, rounds=5, cycles=99) for _ in range(2))
    assert one.table.rules is not other.table.rules
    assert one.table.rules.authors is not other.table.rules.authors
    one.answer(["in"] * 3)
    assert other.table.rules.authors.keys() <= {"ante"}
    assert other.table.ledger.balances() == (-3, -3, -3)


def test_a_plugin_that_is_not_named_does_nothing() -> None:
    before = Heard(None, 3, seed=5).declare(0, 1).log
    Heard(game(plugins={"a": Ante(chips=3)}), 3, seed=5).declare(0, 1)
    assert Heard(None, 3, seed=5).declare(0, 1).log == before


def test_a_manager_keeps_pluggys_own_checks() -> None:
    class Wrong(Variant):
        @hookimpl
        def guts_stake(self, table: Table, pott: str) -> int:
            return 1

    with pytest.raises(pluggy.PluginValidationError):
        manager({DEFAULT: Default(), "wrong": Wrong()})


def test_the_composed_answer_of_the_default_is_the_defaults_own_method() -> None:
    """A direct call, so asking costs nothing where nobody has changed the answer."""
    rules = assemble(game()).rules()
    assert rules.stake.__func__ is Default.guts_stake  # type: ignore[attr-defined]
    assert answer(manager({DEFAULT: Default()}), "deck")() == DECK
    assert {"house", "also", "wild", "pays"} <= rules.quiet
    assert "house" not in assemble(game(plugins={"w": wrong("house", ())})).rules().quiet


def test_a_deck_of_a_plugin() -> None:
    class Short(Variant):
        @hookimpl
        def guts_deck(self) -> tuple[Card, ...]:
            return DECK[20:]

    table = Heard(game(plugins={"short": Short()}), 10, seed=1)
    for _ in range(20):
        assert all(card >= 20 for cards in table.session.table.hands for card in cards)
        table.declare()
    assert codes(game(plugins={"short": Short()}, seats={"min": 2, "max": 17})) == ["deck-short"]


def test_rounds_begin_with_those_who_play() -> None:
    class SitsOut(Variant):
        @hookimpl
        def guts_playing(self, table: Table) -> tuple[Seat, ...]:
            return tuple(seat for seat in table.seats if seat != 1)

    table = Heard(game(plugins={"sits": SitsOut()}), 4, seed=1)
    dealers = []
    for _ in range(4):
        dealers.append(table.of(RoundBegan)[-1].dealer)
        assert [request.seat for request in table.session.pending] == [0, 2, 3]
        assert table.session.table.hands[1] == ()
        table.declare()
    assert dealers == [3, 0, 2, 3]
    assert table.balances == (-1, 0, -1, -1)
