"""Rulesets in memory: what is refused and why, what the hash speaks about, the arithmetic of the deck."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ConfigDict, ValidationError
from tables import Heard, codes, drive, game, hands

from guts_core import flaws as flaws_module
from guts_core import flow, registration, soundness
from guts_core import game as game_module
from guts_core.acting import Asking, Play
from guts_core.cards import DECK, Card
from guts_core.game import assemble
from guts_core.hooks import Condition, hookimpl
from guts_core.messages import Messages
from guts_core.problems import Problem, hints, message
from guts_core.ranking import Ranking
from guts_core.registration import Trouble
from guts_core.rules import RuleFailure
from guts_core.ruleset import Complaint, Ruleset, RulesetError
from guts_core.steps import (
    AnteStep,
    ContestSpec,
    DealStep,
    DeclareStep,
    GroupStep,
    Nested,
    RepeatStep,
    SettleStep,
    ShowdownStep,
    Step,
    cards_needed,
    every_step,
)
from guts_core.table import Table
from guts_core.variant import Objection, Variant

ANTE, DEAL, DECLARE, SHOWDOWN, SETTLE = AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep()
REST = (DECLARE, SHOWDOWN, SETTLE)


def complaints(rules: Ruleset) -> tuple[Complaint, ...]:
    with pytest.raises(RulesetError) as caught:
        assemble(rules)
    return caught.value.complaints


def test_the_default() -> None:
    rules = assemble(Ruleset())
    assert [step.do for step in rules.steps] == ["ante", "deal", "declare", "showdown", "settle"]
    assert (rules.pots, rules.max_seats, rules.warnings, rules.deck_size()) == (("pot",), 10, (), 52)
    assert (rules.ruleset.ante, rules.ruleset.cap, rules.ruleset.seats.min) == (1, 20, 2)


# Fields


@pytest.mark.parametrize(
    "keys",
    [
        {"ante": -1},
        {"ante": True},
        {"ante": 0.5},
        {"cap": True},
        {"cap": -5},
        {"cap": None},
        {"cap": "none"},
        {"cycles": 0},
        {"cycles": True},
        {"cycles": "2"},
        {"format": 2},
        {"seats": {"min": 1, "max": 4}},
        {"seats": {"min": 5, "max": 4}},
        {"seats": {"min": 2, "max": 27}},
        {"seats": {"min": 2, "max": True}},
        {"seats": {"mni": 2}},
        {"steps": ()},
        {"steps": (Step(do="x"), "deal")},
        {"title": "x" * 201},
        {"aunte": 1},
        {"plugins": {"x": 1}},
    ],
)
def test_fields_that_are_refused(keys: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Ruleset(**keys)


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        (DealStep, {}),
        (DealStep, {"cards": 0}),
        (DealStep, {"cards": 53}),
        (DealStep, {"cards": True}),
        (DealStep, {"cards": 2, "face": "sideways"}),
        (DealStep, {"cards": 2, "do": "ante"}),
        (AnteStep, {"who": "nobody"}),
        (AnteStep, {"amount": -1}),
        (DeclareStep, {"choices": ("in",)}),
        (ShowdownStep, {"contests": ()}),
        (ShowdownStep, {"seen_by": "out"}),
        (SettleStep, {"ends": "never"}),
        (RepeatStep, {"steps": (ANTE,)}),
        (RepeatStep, {"steps": (ANTE,), "max": 0}),
        (RepeatStep, {"steps": (ANTE,), "max": 1001}),
        (RepeatStep, {"steps": (), "max": 1}),
        (GroupStep, {"steps": ()}),
        (ContestSpec, {"share": -1}),
        (ContestSpec, {"share": 0}),
        (DeclareStep, {"choices": ("in", "in")}),
    ],
)
def test_steps_that_are_refused(kind: type[Any], keys: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        kind(**keys)


def test_a_ruleset_is_frozen() -> None:
    with pytest.raises(ValidationError):
        Ruleset().ante = 2  # type: ignore[misc]


# The hash


class Options(Variant):
    """A plugin with options and no answers."""

    many: int = 1
    word: str = "x"


BASE = game(ANTE, DEAL, *REST)


@pytest.mark.parametrize(
    "rules",
    [
        game(ante=2),
        game(cap=21),
        game(cap=False),
        game(chip=1),
        game(cycles=2),
        game(seats={"min": 2, "max": 9}),
        game(ranking=Ranking(low=True)),
        game(ANTE, DealStep(cards=3), *REST),
        game(ANTE, DealStep(cards=2, face="up"), *REST),
        game(ANTE, DEAL, DECLARE, ShowdownStep(ranking=Ranking(low=True)), SETTLE),
        game(ANTE, DEAL, DECLARE, ShowdownStep(contests=(ContestSpec(share=2),)), SETTLE),
        game(ANTE, DEAL, DECLARE, SHOWDOWN, SettleStep(ends="lone")),
        game(plugins={"a": Options()}),
    ],
)
def test_whatever_changes_the_game_changes_the_hash(rules: Ruleset) -> None:
    assert rules.hash != BASE.hash
    assert rules.hash == rules.model_copy(deep=True).hash


def test_texts_do_not_change_the_hash() -> None:
    assert (
        BASE.hash
        == Ruleset().hash
        == Ruleset(title="T", summary="S", authors=("A",), license="MIT", source="x", requires=("y",)).hash
    )
    assert len(BASE.hash) == 16


def test_order_and_options_of_plugins_change_the_hash() -> None:
    found = [
        game(plugins=plugins).hash
        for plugins in (
            {"a": Options(), "b": Options()},
            {"b": Options(), "a": Options()},
            {"a": Options(many=2), "b": Options()},
            {"a": Options(), "b": Options(many=2)},
            {"a": Options(word="y"), "b": Options()},
        )
    ]
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("wrap", [lambda step: GroupStep(steps=(step,)), lambda step: RepeatStep(steps=(step,), max=1)])
def test_parameters_of_nested_steps_change_the_hash(wrap: Any) -> None:
    rules = [game(ANTE, wrap(step), *REST) for step in (DealStep(cards=2), DealStep(cards=3), DealStep(cards=2, face="up"))]
    assert len({one.hash for one in rules}) == 3


# Steps


@pytest.mark.parametrize(
    ("steps", "code", "path"),
    [
        ((ANTE, DEAL, DECLARE, SHOWDOWN), "steps-no-settle", ("steps",)),
        ((ANTE, DEAL, DECLARE, SETTLE), "steps-no-showdown", ("steps",)),
        ((ANTE, DealStep(cards=2, when="raining"), *REST), "condition-unknown", ("steps", 1, "when")),
        (
            (ANTE, DEAL, GroupStep(steps=(DECLARE, DeclareStep(when="x"))), *REST),
            "condition-unknown",
            ("steps", 2, "steps", 1, "when"),
        ),
        ((ANTE, DEAL, RepeatStep(steps=REST, max=2, until="x")), "condition-unknown", ("steps", 2, "until")),
        ((ANTE, DEAL, RepeatStep(steps=REST, max=2, **{"while": "x"})), "condition-unknown", ("steps", 2, "while")),
        ((ANTE, DealStep(cards=2, to="two words"), *REST), "holder-name", ("steps", 1, "to")),
        ((ANTE, DEAL, DealStep(cards=2, to="pot"), *REST), "holder-pot", ("steps",)),
        ((AnteStep(pot="reserve"), ANTE, DEAL, *REST), "pot-name", ("steps", 0, "pot")),
        (
            (ANTE, DEAL, DECLARE, ShowdownStep(contests=(ContestSpec(), ContestSpec(pot="side"))), SETTLE),
            "pot-never-filled",
            ("steps", 3, "contests", 1, "pot"),
        ),
        ((DEAL, *REST), "pot-never-filled", ("steps", 2)),
    ],
)
def test_steps_that_cannot_be_played(steps: Any, code: str, path: tuple[Any, ...]) -> None:
    assert (code, path) in [(complaint.code, complaint.path) for complaint in complaints(game(*steps))]


@pytest.mark.parametrize(
    "steps",
    [
        (ANTE, DEAL, DECLARE, SETTLE, SHOWDOWN),
        (ANTE, DEAL, DECLARE, ShowdownStep(contests=(ContestSpec(among=("hihg",)),)), SETTLE),
        (ANTE, DealStep(cards=2, to="Everyone"), *REST),
        (ANTE, DEAL, SETTLE, *REST),
        (ANTE, DEAL, *REST, SHOWDOWN),
    ],
)
def test_steps_that_can_only_be_a_mistake(steps: Any) -> None:
    assert codes(game(*steps)) != []


def test_a_cap_of_nothing() -> None:
    try:
        rules = assemble(Ruleset(cap=0))
    except RulesetError:
        return
    table = Heard(rules, 2, cycles=1, rounds=500)  # type: ignore[arg-type]
    drive(table.session, lambda request: "in" if request.seat == 0 else "out")
    assert table.session.cycles == 1


def test_repeats_within_repeats_are_bounded() -> None:
    nested: Step = SETTLE
    for _ in range(6):
        nested = RepeatStep(steps=(nested,), max=1000)
    assert codes(game(ANTE, DEAL, *REST, nested)) != []


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"chip": 0}, "chip-zero"),
        ({"chip": 2}, "chip-multiple"),
        ({"chip": "1/3", "cap": "10/7"}, "chip-multiple"),
    ],
)
def test_the_smallest_chip(keys: dict[str, Any], code: str) -> None:
    assert code in codes(Ruleset(**keys))
    assert codes(Ruleset(chip="1/2", ante="3/2", cap=10)) == []  # type: ignore[arg-type]
    assert codes(Ruleset(chip=1, cap=False)) == []


# Plugins


class Refusing(Variant):
    refuses: ClassVar[tuple[str, ...]] = ("b",)


class RefusingA(Variant):
    refuses: ClassVar[tuple[str, ...]] = ("a",)


def test_plugins_that_refuse_each_other() -> None:
    for plugins in ({"a": Refusing(), "b": Options()}, {"b": Options(), "a": Refusing()}):
        [complaint] = complaints(game(plugins=plugins))
        assert complaint.code == "plugins-refused"
        assert {complaint.path[1], complaint.others[0][1]} == {"a", "b"}
    for names in ("ab", "ba"):
        both = {"a": Refusing(), "b": RefusingA()}
        [complaint] = complaints(game(plugins={name: both[name] for name in names}))
        assert complaint.path == ("plugins", names[1])
    assert codes(game(plugins={"a": Refusing(), "c": Options()})) == []


class Objecting(Variant):
    """Objects to whatever it is told to."""

    path: tuple[str, ...] = ()
    warning: bool = False

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        return [Objection("no", self.path, self.warning, {"ante": ruleset.ante})]


def test_objections() -> None:
    [complaint] = complaints(game(plugins={"o": Objecting(path=("cap",))}))
    assert complaint == Complaint(
        "plugin-objects", ("cap",), {"ante": 1, "plugin": "o"}, "o", (("plugins", "o"),), "error", "o-objection-no"
    )
    [complaint] = complaints(game(plugins={"o": Objecting()}))
    assert (complaint.path, complaint.others) == (("plugins", "o"), ())
    rules = assemble(game(plugins={"o": Objecting(warning=True)}))
    assert [warning.severity for warning in rules.warnings] == ["warning"]


def test_a_warning_does_not_stop_other_checks() -> None:
    steps = (ANTE, DealStep(cards=2, when="raining"), *REST)
    assert codes(game(*steps)) == ["condition-unknown"]
    assert "condition-unknown" in codes(game(*steps, plugins={"o": Objecting(warning=True)}))


def test_everything_wrong_is_told_at_once() -> None:
    """First what can be told without putting the game together, then what the plugins and the steps have to say."""
    plugins = {"o": Objecting(), "p": Objecting(path=("ante",)), "a": Refusing(), "b": Options()}
    assert sorted(codes(game(plugins=plugins, chip=3))) == ["chip-multiple", "chip-multiple", "plugins-refused"]
    steps = (ANTE, DealStep(cards=2, when="raining"), DECLARE, SETTLE)
    plugins = {"o": Objecting(), "p": Objecting(path=("ante",))}
    assert sorted(codes(game(*steps, plugins=plugins))) == [
        "condition-unknown",
        "plugin-objects",
        "plugin-objects",
        "steps-no-showdown",
    ]


def test_a_plugin_called_default() -> None:
    assert codes(game(plugins={"default": Options()})) == ["plugin-reserved"]


class Rain(Step):
    """A kind of a plugin that needs cards."""

    do: Any = "rain"
    cards: int = 1
    wanted: int = 0

    def wants(self) -> int:
        return self.wanted

    def run(self, play: Play) -> Asking | None:
        play.deal(play.table.clockwise(), self.cards)
        return None

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        return self.cards * seats, held + self.cards


class Brings(Variant):
    """Brings whatever it is told to."""

    what: str = "kind"

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        return {"kind": [Rain], "core": [AnteStep], "none": None, "odd": [int]}.get(self.what, [])  # type: ignore[return-value, list-item, dict-item]

    @hookimpl
    def guts_conditions(self) -> Mapping[str, Condition]:
        if self.what == "raise":
            raise ValueError("no")
        found: Any = {"condition": {"raining": lambda table: table.round > 1}, "lone": {"lone": len}, "list": ["raining"]}
        return found.get(self.what, {})


def test_kinds_and_conditions_of_plugins() -> None:
    table = Heard(
        game(ANTE, DealStep(cards=1), Rain(when="raining"), *REST, plugins={"a": Brings(), "b": Brings(what="condition")}),
        2,
        seed=1,
    )
    assert len(table.session.pending[0].view.hand) == 1
    table.declare()
    assert len(table.session.pending[0].view.hand) == 2
    assert table.session.game.owners == {"rain": "a"}


@pytest.mark.parametrize(
    ("plugins", "code", "others"),
    [
        ({"a": Brings(), "b": Brings()}, "kind-twice", (("plugins", "a"),)),
        ({"b": Brings(what="core")}, "kind-twice", ()),
        ({"a": Brings(what="condition"), "b": Brings(what="condition")}, "condition-twice", (("plugins", "a"),)),
        ({"b": Brings(what="lone")}, "condition-twice", ()),
    ],
)
def test_a_name_twice(plugins: dict[str, Variant], code: str, others: Any) -> None:
    [complaint] = complaints(game(plugins=plugins))
    assert (complaint.code, complaint.path, complaint.plugin, complaint.others) == (code, ("plugins", "b"), "b", others)


@pytest.mark.parametrize("what", ["none", "odd", "raise", "list"])
def test_a_plugin_that_fails_while_the_game_is_put_together(what: str) -> None:
    [complaint] = complaints(game(plugins={"b": Brings(what=what)}))
    assert (complaint.code, complaint.plugin) == ("plugin-failed", "b")


class Arranges(Variant):
    """Changes the steps."""

    how: str = ""

    @hookimpl
    def guts_arrange(self, steps: tuple[Step, ...], ruleset: Ruleset) -> tuple[Step, ...]:
        if self.how == "raise":
            raise ValueError("no")
        if self.how == "odd":
            return (*steps, "settle")  # type: ignore[arg-type]
        if self.how == "condition":
            return (DealStep(cards=1, when="raining"), *steps)
        return (*steps[:2], DealStep(cards=1, face="up"), *steps[2:])


def test_arranged_steps_are_played_and_counted() -> None:
    rules = assemble(game(plugins={"a": Arranges()}))
    assert [step.do for step in rules.steps] == ["ante", "deal", "deal", "declare", "showdown", "settle"]
    assert rules.card_need(10) == (30, 0)
    assert codes(game(plugins={"a": Arranges()}, seats={"min": 2, "max": 18})) == ["deck-short"]


def test_an_arrangement_that_fails() -> None:
    [complaint] = complaints(game(plugins={"a": Arranges(how="raise")}))
    assert (complaint.code, complaint.path, complaint.plugin) == ("plugin-failed", ("plugins", "a"), "a")


@pytest.mark.parametrize(
    "how",
    [
        "odd",
        "condition",
    ],
)
def test_an_arrangement_that_cannot_be_played(how: str) -> None:
    found = complaints(game(plugins={"a": Arranges(how=how)}))
    assert [complaint.plugin for complaint in found] == ["a"]


def test_objections_that_fail() -> None:
    class Fails(Variant):
        def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
            raise ValueError("no")

    [complaint] = complaints(game(plugins={"f": Fails()}))
    assert (complaint.code, complaint.plugin) == ("plugin-failed", "f")


# The deck


@pytest.mark.parametrize(
    ("steps", "need"),
    [
        ((DealStep(cards=2),), 8),
        ((DealStep(cards=2), DealStep(cards=3, to="board"), DealStep(cards=1, to="ghost")), 12),
        ((DealStep(cards=2), DealStep(cards=1, to="in")), 12),
        ((DealStep(cards=1, when="nobody-in"), DealStep(cards=3, when="somebody-in")), 12),
        ((DealStep(cards=3, when="lone"), DealStep(cards=1, when="contested")), 12),
        ((DealStep(cards=3, when="lone"), DECLARE, DealStep(cards=1, when="contested")), 16),
        ((DealStep(cards=1, when="lone"), DealStep(cards=1, when="nobody-in")), 8),
        ((GroupStep(steps=(DealStep(cards=1), DECLARE), when="nobody-in"), DealStep(cards=1, when="somebody-in")), 8),
        ((GroupStep(steps=(DealStep(cards=1), ANTE), when="nobody-in"), DealStep(cards=2, when="somebody-in")), 8),
        ((RepeatStep(steps=(DealStep(cards=1),), max=5),), 20),
        ((GroupStep(steps=(DealStep(cards=1), RepeatStep(steps=(DealStep(cards=2),), max=2))),), 20),
    ],
)
def test_cards_needed_by_four(steps: Any, need: int) -> None:
    assert cards_needed(steps, 4)[0] == need


def test_a_deck_that_does_not_serve_says_how_many_it_serves() -> None:
    [complaint] = complaints(game(ANTE, DealStep(cards=5), DealStep(cards=3, to="board"), *REST))
    assert (complaint.code, complaint.path) == ("deck-short", ("seats", "max"))
    assert complaint.facts == {"seats": 10, "cards": 53, "house": 0, "total": 53, "deck": 52, "fits": 9}
    assert codes(game(ANTE, DealStep(cards=5), DealStep(cards=3, to="board"), *REST, seats={"min": 2, "max": 9})) == []


def test_houses_dealt_along_are_counted() -> None:
    class Ghosts(Variant):
        @hookimpl
        def guts_house_cards(self, table: Table, step: DealStep) -> Mapping[str, int]:
            return {"ghost": step.cards, "kitty": 1}

    steps = (ANTE, DealStep(cards=2), RepeatStep(steps=(DealStep(cards=1, to="in"),), max=2), *REST)
    assert assemble(game(*steps, plugins={"g": Ghosts()})).card_need(10) == (40, 7)


STEPS = st.lists(
    st.one_of(
        st.builds(
            DealStep,
            cards=st.integers(1, 3),
            to=st.sampled_from(["everyone", "in", "out", "board", "ghost"]),
            face=st.sampled_from(["down", "up", "dark"]),
            when=st.sampled_from(["always", "nobody-in", "somebody-in", "lone", "contested"]),
        ),
        st.builds(DeclareStep, who=st.sampled_from(["everyone", "in"])),
        st.builds(AnteStep, who=st.sampled_from(["due", "everyone", "in"])),
        st.just(SHOWDOWN),
        st.just(SETTLE),
    ),
    min_size=1,
    max_size=4,
)
CONDITIONS = st.sampled_from(["always", "nobody-in", "somebody-in", "lone", "contested"])
NESTED = st.one_of(
    STEPS,
    st.builds(lambda steps, when: [GroupStep(steps=tuple(steps), when=when)], STEPS, CONDITIONS),
    st.builds(
        lambda steps, most, until, when: [RepeatStep(steps=tuple(steps), max=most, until=until, **{"while": when})],
        STEPS,
        st.integers(1, 3),
        st.none() | CONDITIONS,
        CONDITIONS,
    ),
)


@settings(max_examples=150)
@given(st.lists(NESTED, max_size=4), st.integers(2, 10), st.randoms(use_true_random=False))
def test_what_is_accepted_can_be_played(parts: list[list[Step]], seats: int, random: Any) -> None:
    """For every list of steps that is accepted: no round fails, chips are conserved, reserve > 0 means a full pot."""
    middle = [step for part in parts for step in part]
    kinds = [step.do for step in every_step(middle) if step.do in ("showdown", "settle")]
    first = REST if kinds[:1] == ["settle"] else ()  # nothing is settled before hands are compared
    steps = (ANTE, DEAL, *first, *middle, *REST)
    try:
        rules = assemble(game(*steps, seats={"min": 2, "max": seats}))
    except RulesetError as error:
        codes = {complaint.code for complaint in error.complaints if complaint.severity == "error"}
        assert codes <= {"deck-short", "hand-too-large", "settle-stale", "settle-uncompared"}
        return
    table = Heard(rules, seats, seed=random.getrandbits(20), rounds=4)  # type: ignore[arg-type]
    while not table.session.over:
        held = [card for cards in [*table.session.table.hands, *table.session.table.houses.values()] for card in cards]
        assert len(set(held)) == len(held)
        assert table.session.table.ledger.total == 0
        assert table.pot <= 20
        assert not table.reserve or table.pot == 20
        for request in table.session.pending:
            assert request.view.hand or not table.session.table.hands[request.seat]
        table.say(*[random.choice(("in", "out")) for _ in table.session.pending])
    assert table.session.rounds == 4


@pytest.mark.parametrize(("cards", "code"), [((), "plugin-failed"), (DECK[:1], "deck-short")])
def test_a_deck_too_small_for_anybody(cards: tuple[Card, ...], code: str) -> None:
    class Tiny(Variant):
        @hookimpl
        def guts_deck(self) -> tuple[Card, ...]:
            return cards

    assert codes(game(plugins={"tiny": Tiny()})) == [code]


def test_a_failure_is_not_a_ruleset_error() -> None:
    """Two classes apart: the one is about a file, the other about a plugin at work."""
    assert not issubclass(RuleFailure, RulesetError)
    with pytest.raises(RulesetError):
        Heard(game(ANTE, DEAL, DECLARE, SETTLE), 2, hands("Qs Qh", "Ac Kd"))


def test_neighbours_that_do_not_exclude_each_other_after_all() -> None:
    class Ghost(Variant):
        """A ghost contends once it has cards."""

        @hookimpl
        def guts_house(self, table: Table, ins: tuple[int, ...]) -> tuple[str, ...]:
            return ("ghost",) if "ghost" in table.houses else ()

        @hookimpl
        def guts_deck(self) -> tuple[Card, ...]:
            return DECK[:16]

    pair = (DealStep(cards=12, to="ghost", when="lone"), DealStep(cards=6, to="in", when="contested"))
    steps = (ANTE, DEAL, DECLARE, *pair, SHOWDOWN, SETTLE)
    assert codes(game(*steps, plugins={"ghost": Ghost()}, seats={"min": 2, "max": 2})) == ["deck-short"]


def test_an_ante_of_a_step_in_parts_of_a_chip() -> None:
    assert "chip-multiple" in codes(game(AnteStep(amount="1/2"), DEAL, *REST, chip=1))  # type: ignore[arg-type]


def test_an_override_that_does_not_go_with_the_ranking() -> None:
    """As one table it is refused: the top hand has five cards, a hand three."""
    top, best = {"top": ("7-5-4-3-2",)}, {"best": 3}
    with pytest.raises(ValidationError):
        Ranking(**top, **best)  # type: ignore[arg-type]
    step = ShowdownStep(ranking=Ranking(**best))  # type: ignore[arg-type]
    assert codes(game(ANTE, DealStep(cards=3), DECLARE, step, SETTLE, ranking=Ranking(**top))) != []  # type: ignore[arg-type]


# Every complaint has a text


class Staking(Variant):
    @hookimpl
    def guts_stake(self, table: Table, pot: str) -> int:
        return 1


class Flawed(Variant):
    """Everything at once that is wrong with a class."""

    guts_award: int = 1

    def guts_owes(self) -> None: ...

    @hookimpl
    def guts_zzzz(self) -> None: ...

    @hookimpl
    def gust(self) -> None: ...

    @classmethod
    @hookimpl
    def guts_losers(cls, table: Table, contests: Any) -> tuple[int, ...]:
        return ()

    @hookimpl(tryfirst=True)
    def guts_stake(self, table: Table, pot: str = "", more: int = 1) -> int:
        return 1

    @hookimpl(wrapper=True)
    def guts_also(self, table: Table, contests: Any) -> Any:
        return (yield)

    @hookimpl(wrapper=True)
    def guts_house(self, table: Table, ins: tuple[int, ...]) -> tuple[str, ...]:
        return ()


class Nobody(Variant):
    """Has a say where nobody is in."""

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Any, contests: Any) -> Any:
        return []


PARTED = (ANTE, DEAL, DeclareStep(choices=("in", "high", "out")), ShowdownStep(contests=(ContestSpec(among=("in",)),)), SETTLE)
MANY = RepeatStep(steps=(RepeatStep(steps=(ANTE,), max=40),), max=40)
WRONG = [
    game(plugins={"a": Staking(), "b": Staking(), "c": Refusing(), "d": Objecting()}, cap=0, chip=0),
    game(plugins={"a": Refusing(), "b": Options()}, chip=3),
    game(plugins={"a": Brings(), "b": Brings()}),
    game(plugins={"b": Brings(what="lone")}),
    game(plugins={"b": Brings(what="raise")}),
    game(plugins={"default": Options(), "flawed": Flawed()}),
    game(plugins={"o": Objecting()}),
    game(
        AnteStep(pot="reserve", when="raining"),
        DealStep(cards=2, to="ante"),
        DealStep(cards=2, to="A b"),
        AnteStep(pot="ante"),
        MANY,
        SETTLE,
        ShowdownStep(ranking=Ranking(best=2), contests=(ContestSpec(pot="side", among=("hihg",)),)),
        ranking=Ranking(top=("7-5-4-3-2",)),
    ),
    game(ANTE, DEAL, SHOWDOWN),
    game(ANTE, DEAL, SETTLE),
    game(ANTE, DealStep(cards=14), *REST),
    game(ANTE, DealStep(cards=6), *REST),
    game(ANTE, DECLARE, SHOWDOWN, SETTLE),
    game(ANTE, DEAL, Rain(wanted=3), *REST, plugins={"b": Brings()}),
    game(ANTE, AnteStep(pot="side"), DEAL, *REST),
    game(ANTE, DEAL, DealStep(cards=1, to="ghost"), *REST),
    game(ANTE, DEAL, DECLARE, ShowdownStep(when="contested"), SETTLE),
    game(ANTE, DEAL, SHOWDOWN, DECLARE, SETTLE, SHOWDOWN, SETTLE),
    game(ANTE, DEAL, ShowdownStep(contests=(ContestSpec(among=("in",)),)), *REST),
    game(*PARTED[:-1], SettleStep(when="lone")),
    game(*PARTED[:-1], SettleStep(when="somebody-in"), plugins={"s": Nobody()}),
]


class Api(Variant):
    api: ClassVar[Any] = 99


class OldApi(Variant):
    api: ClassVar[Any] = 0


class TextApi(Variant):
    api: ClassVar[Any] = "1"


WRONG.append(game(plugins={"a": Api(), "b": OldApi(), "c": TextApi()}))


class Incomplete(Variant):
    model_config = ConfigDict(frozen=False)
    many: int = 1
    words: list[str]


def troubles(cls: type[Variant], name: str) -> list[Trouble]:
    """What is wrong with an installed plugin of this class."""
    return registration._troubles(flaws_module.gaps(cls, name), {"name": name, "package": "guts-x", "version": "1"})


def codes_in_source() -> set[str]:
    """Every code of a complaint that the kernel's source names."""
    found = set()
    for module, names in (
        (game_module, ("Complaint",)),
        (soundness, ("Complaint",)),
        (flow, ("_Found",)),
        (flaws_module, ("Flaw",)),
    ):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found.add(f"plugin-{code.value}" if module is flaws_module else str(code.value))
                else:
                    assert ast.unparse(code) == "f'plugin-{flaw.code}'"
    return found


def told(rules: Ruleset) -> tuple[Complaint, ...]:
    """Errors, and warnings where there are only such."""
    try:
        return assemble(rules).warnings
    except RulesetError as error:
        return error.complaints


def test_every_complaint_can_be_provoked_and_has_a_text() -> None:
    """So that a new code cannot come without a text for it, or without a test."""
    messages = Messages()
    found = set()
    for rules in WRONG:
        for complaint in told(rules):
            found.add(complaint.code)
            origin = {"name": complaint.plugin, "package": "guts-x", "version": "1"} if complaint.plugin else {}
            problem = Problem(complaint.code, {**origin, **complaint.facts})
            assert message(problem, messages)
            assert all(hints(problem, messages))
    for trouble in troubles(Incomplete, "In_complete"):
        found.add(trouble.code)
        problem = Problem(trouble.code, trouble.facts)
        assert message(problem, messages)
        assert len(hints(problem, messages)) == 1
    assert found == codes_in_source()
    assert len(found) > 30


@pytest.mark.parametrize(("code", "facts"), [("share-zero", {}), ("choice-twice", {"choice": "in"})])
def test_what_a_field_refuses_has_a_text(code: str, facts: dict[str, object]) -> None:
    assert message(Problem(code, facts), Messages())


class Twice(Step):
    """A kind of a plugin that nests steps, declared as the documentation says."""

    do: Any = "twice"
    then: Nested

    def children(self) -> tuple[Step, ...]:
        return self.then


class Carelessly(Step):
    """The same in a plain way."""

    do: Any = "carelessly"
    then: tuple[Step, ...]

    def children(self) -> tuple[Step, ...]:
        return self.then


@pytest.mark.parametrize("kind", [Twice, Carelessly])
def test_steps_nested_in_a_plugins_kind_change_the_hash(kind: Any) -> None:
    rules = [game(ANTE, kind(then=(step,)), *REST) for step in (DealStep(cards=2), DealStep(cards=3))]
    assert rules[0].hash != rules[1].hash
