"""A ruleset in memory, and the game it makes: steps and plugins put together and checked.

`Ruleset` is plain data. `assemble` turns it into a `Game`, or says everything that is wrong with it, each complaint with the key it is
about; whoever read the ruleset from a file can tell the place of that key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from json import dumps
from typing import Annotated, Any, Final, Literal, NamedTuple

import pluggy
from pydantic import Field, InstanceOf, SerializeAsAny, model_validator
from pydantic_core import PydanticCustomError

from guts_core.chips import Amount
from guts_core.hooks import Condition
from guts_core.ledger import POT, RESERVE, Ledger
from guts_core.plugins import Clash, answer, clashes, collect, flaws, manager, resolve
from guts_core.profile import DEFAULT, Default
from guts_core.ranking import Ranking
from guts_core.rules import RuleFailure, Rules
from guts_core.steps import (
    CORE_KINDS,
    AnteStep,
    DealStep,
    DeclareStep,
    Part,
    RepeatStep,
    SettleStep,
    ShowdownStep,
    Step,
    cards_needed,
    core_conditions,
    every_step,
)
from guts_core.table import BOARD, Table
from guts_core.variant import Variant

FORMAT: Final = 1
MOST_SEATS: Final = 26
Path = tuple[str | int, ...]

DEFAULT_STEPS: Final[tuple[Step, ...]] = (AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep())


class Seats(Part):
    """How many may play."""

    min: Annotated[int, Field(ge=2, le=MOST_SEATS, description="The smallest number of seats.")] = 2
    max: Annotated[int, Field(ge=2, le=MOST_SEATS, description="The largest number of seats.")] = 10

    @model_validator(mode="after")
    def _ordered(self) -> Seats:
        if self.min > self.max:
            raise PydanticCustomError("seats-order", "seats.min is larger than seats.max")
        return self


class Ruleset(Part):
    """The rules of a game. Fields are the keys of a ruleset file, see the ruleset reference.

    Attributes:
        plugins: the plugins with their options, in the order in which they apply.
        steps: the steps of a round, as written.
    """

    format: Literal[1] = Field(FORMAT, description="The number of the file format.")
    title: str = Field("", max_length=200, description="The name of the game.")
    summary: str = Field("", max_length=2000, description="The game in a sentence.")
    authors: tuple[str, ...] = Field((), description="Who wrote the ruleset.")
    license: str = Field("", max_length=200, description="The licence of the file.")
    source: str = Field("", max_length=2000, description="Where the rules come from.")
    requires: tuple[str, ...] = Field((), description="Plugin packages with versions, as pip writes them.")
    seats: Seats = Field(default_factory=Seats, description="How many may play.")
    ante: Amount = Field(1, description="Chips that each seat antes.")
    cap: Amount | Literal[False] = Field(20, description="The largest active pot, in chips; false for none.")
    chip: Amount | None = Field(None, description="The smallest unit on the table, in chips; left out: shares are exact.")
    cycles: Annotated[int, Field(ge=1, le=10_000, description="How many cycles a session has.")] = 1
    ranking: Ranking = Field(default_factory=Ranking, description="Which hands beat which.")
    steps: tuple[SerializeAsAny[InstanceOf[Step]], ...] = Field(DEFAULT_STEPS, min_length=1, description="The steps of a round.")
    plugins: dict[str, SerializeAsAny[InstanceOf[Variant]]] = Field({}, description="The plugins, in the order in which they apply.")

    def content(self) -> dict[str, Any]:
        """What decides how the game is played, as plain JSON values: all but the texts about it."""
        data = self.model_dump(mode="json", by_alias=True, exclude={"title", "summary", "authors", "license", "source", "requires"})
        # plugins apply in order, so their order is content, and a JSON object's is not
        data["plugins"] = [[name, options] for name, options in data["plugins"].items()]
        return data

    @property
    def hash(self) -> str:
        """A hash of the content: two groups that read the same sixteen digits have agreed to the same rules."""
        text = dumps(self.content(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return sha256(text.encode()).hexdigest()[:16]


class Complaint(NamedTuple):
    """Something wrong with a ruleset.

    Attributes:
        code: stable code; its text is the message `problem-<code>`.
        path: the key that it is about.
        facts: arguments of the text.
        plugin: the plugin that it comes from, if one does.
        others: further keys that it is about, e.g. the second of two that conflict.
        severity: `error`, `warning` or `note`.
        text: id of the message, where it is not the one of the code.
    """

    code: str
    path: Path
    facts: Mapping[str, object] = {}
    plugin: str = ""
    others: tuple[Path, ...] = ()
    severity: str = "error"
    text: str = ""


class RulesetError(ValueError):
    """A ruleset that cannot be played.

    Attributes:
        complaints: everything that is wrong with it.
    """

    def __init__(self, complaints: Sequence[Complaint]) -> None:
        super().__init__("; ".join(f"{'.'.join(map(str, item.path))}: {item.code} {dict(item.facts)}" for item in complaints))
        self.complaints = tuple(complaints)


class Game:
    """A ruleset put together: what tables are built from. Nothing in it changes in play.

    Attributes:
        ruleset: the ruleset.
        steps: the steps to be played, with those that plugins insert.
        conditions: every condition by name.
        owners: the plugin of each kind of step that a plugin brings.
        pots: the names of all pots, the reserve not among them.
        warnings: complaints that do not keep it from being played.
        max_seats: the largest number of seats for which the cards suffice, within `seats`.
    """

    def __init__(self, ruleset: Ruleset, hooks: pluggy.PluginManager) -> None:
        self.ruleset = ruleset
        self._hooks = hooks
        self.steps: tuple[Step, ...] = tuple(answer(hooks, "arrange")(ruleset.steps))
        self.conditions: dict[str, Condition] = core_conditions()
        self.owners: dict[str, str] = {}
        self.warnings: tuple[Complaint, ...] = ()
        self.max_seats = ruleset.seats.max
        for _, found in collect(hooks, "conditions"):
            self.conditions.update(found)
        for plugin, kinds in collect(hooks, "kinds"):
            self.owners.update({kind.kind(): plugin for kind in kinds})
        named = [pot for step in every_step(self.steps) for pot in step.pots()]
        self.pots = tuple(dict.fromkeys([POT, *named])) if POT in named or not named else tuple(dict.fromkeys(named))

    def rules(self) -> Rules:
        """The answers for one table."""
        return resolve(self._hooks)

    def card_need(self, seats: int) -> tuple[int, int]:
        """How many cards a round may need with so many seats: for the seats and the board, and for the houses dealt along."""
        rules = self.rules()
        table = Table([""] * seats, rules, Ledger(seats, self.pots))
        return cards_needed(self.steps, seats), _house_need(self.steps, rules, table)

    def deck_size(self) -> int:
        """How many cards the deck has."""
        return len(answer(self._hooks, "deck")())


def _house_need(steps: Iterable[Step], rules: Rules, table: Table) -> int:
    total = 0
    for step in steps:
        if isinstance(step, DealStep) and step.to in ("everyone", "in"):
            total += sum(rules.house_cards(table, step).values())
        times = step.max if isinstance(step, RepeatStep) else 1
        total += times * _house_need(step.children(), rules, table)
    return total


def kinds(plugins: Mapping[str, Variant]) -> tuple[dict[str, type[Step]], list[Complaint]]:
    """Every kind of step that a ruleset with these plugins may use, by name, and what is wrong with the plugins' own.

    Raises:
        RulesetError: if a plugin cannot be registered at all.
    """
    known = {kind.kind(): kind for kind in CORE_KINDS}
    owners: dict[str, str] = {}
    complaints = []
    for plugin, brought in collect(_manager(plugins), "kinds"):
        for kind in brought:
            name = kind.kind()
            if name in known:
                rival = owners.get(name, "")
                others: tuple[Path, ...] = (("plugins", rival),) if rival else ()
                complaints.append(Complaint("kind-twice", ("plugins", plugin), {"kind": name, "other": rival or "guts-core"}, plugin, others))
            else:
                known[name] = kind
                owners[name] = plugin
    return known, complaints


def _manager(plugins: Mapping[str, Variant], default: Variant | None = None) -> pluggy.PluginManager:
    wrong = [
        Complaint(f"plugin-{flaw.code}", ("plugins", name), {"hook": flaw.hook, "hint": flaw.hint}, name)
        for name, plugin in plugins.items()
        for flaw in flaws(type(plugin))
    ]
    if wrong:
        raise RulesetError(wrong)
    return manager({DEFAULT: default or Default(), **plugins})


def assemble(ruleset: Ruleset) -> Game:
    """Put a ruleset together.

    Raises:
        RulesetError: with everything that is wrong, if it cannot be played.
    """
    hooks = _manager(ruleset.plugins, Default(ante=ruleset.ante, cap=ruleset.cap, chip=ruleset.chip))
    complaints = [_clash(clash) for clash in clashes(hooks)]
    complaints += _plugin_complaints(ruleset)
    complaints += kinds(ruleset.plugins)[1]
    complaints += _condition_complaints(hooks)
    complaints += _chip_complaints(ruleset)
    try:
        if not complaints:
            game = Game(ruleset, hooks)
            complaints += _step_complaints(game)
        if not any(item.severity == "error" for item in complaints):
            game = Game(ruleset, hooks)
            complaints += _deck_complaints(game)
    except RuleFailure as failure:
        facts = {"rule": failure.rule, "detail": failure.detail}
        complaints.append(Complaint("plugin-failed", ("plugins", failure.plugin), facts, failure.plugin))
    if any(item.severity == "error" for item in complaints):
        raise RulesetError(complaints)
    game.warnings = tuple(complaints)
    return game


def _clash(clash: Clash) -> Complaint:
    facts = {"question": clash.question, "first": clash.first, "second": clash.second}
    return Complaint("plugins-clash", ("plugins", clash.second), facts, clash.second, (("plugins", clash.first),))


def _plugin_complaints(ruleset: Ruleset) -> list[Complaint]:
    found = []
    order = list(ruleset.plugins)
    for name, plugin in ruleset.plugins.items():
        for other in plugin.refuses:
            # each pair is told once, at the later of the two
            if other in ruleset.plugins and not (name in ruleset.plugins[other].refuses and order.index(other) > order.index(name)):
                facts = {"first": other, "second": name}
                found.append(Complaint("plugins-refused", ("plugins", name), facts, name, (("plugins", other),)))
        for objection in plugin.objections(ruleset):
            itself: Path = ("plugins", name)
            path = objection.path or itself
            others: tuple[Path, ...] = () if path == itself else (itself,)
            found.append(
                Complaint(
                    "plugin-objects",
                    path,
                    {**objection.facts, "plugin": name},
                    name,
                    others,
                    "warning" if objection.warning else "error",
                    f"{name}-objection-{objection.code}",
                )
            )
    return found


def _condition_complaints(hooks: pluggy.PluginManager) -> list[Complaint]:
    known = dict.fromkeys(core_conditions(), "")
    found = []
    for plugin, brought in collect(hooks, "conditions"):
        for name in brought:
            if name in known:
                rival = known[name]
                others: tuple[Path, ...] = (("plugins", rival),) if rival else ()
                facts = {"condition": name, "other": rival or "guts-core"}
                found.append(Complaint("condition-twice", ("plugins", plugin), facts, plugin, others))
            known[name] = plugin
    return found


def _chip_complaints(ruleset: Ruleset) -> list[Complaint]:
    chip = ruleset.chip
    if chip is None:
        return []
    if chip == 0:
        return [Complaint("chip-zero", ("chip",))]
    facts = {"chip": chip}
    return [
        Complaint("chip-multiple", (key,), {**facts, "key": key, "amount": amount}, "", (("chip",),))
        for key, amount in (("ante", ruleset.ante), ("cap", ruleset.cap))
        if amount % chip
    ]


def _step_complaints(game: Game) -> list[Complaint]:
    """What is wrong with the list of steps as a whole. Paths are those of the list as written."""
    found = []
    for path, step in _numbered(game.ruleset.steps, ("steps",)):
        for key, name in step.conditions().items():
            if name not in game.conditions:
                found.append(Complaint("condition-unknown", (*path, key), {"condition": name, "known": tuple(sorted(game.conditions))}))
        if isinstance(step, DealStep) and step.to not in DealStep.SEATS and not step.to.isidentifier():
            found.append(Complaint("holder-name", (*path, "to"), {"name": step.to}))
        if RESERVE in step.pots():
            found.append(Complaint("pot-name", (*path, "pot"), {"name": RESERVE}))
    steps = list(every_step(game.steps))
    if not any(isinstance(step, SettleStep) for step in steps):
        found.append(Complaint("steps-no-settle", ("steps",)))
    elif not any(isinstance(step, ShowdownStep) for step in steps):
        found.append(Complaint("steps-no-showdown", ("steps",)))
    paid_into = {step.pot for step in steps if isinstance(step, AnteStep)}
    for path, step in _numbered(game.ruleset.steps, ("steps",)):
        if isinstance(step, ShowdownStep):
            found += [
                Complaint("pot-never-filled", (*path, "contests", index, "pot") if spec.pot != POT else path, {"pot": spec.pot})
                for index, spec in enumerate(step.contests)
                if spec.pot not in paid_into
            ]
    houses = {step.to for step in steps if isinstance(step, DealStep)} - {BOARD, *DealStep.SEATS}
    clash = houses & {*game.pots, RESERVE}
    found += [Complaint("holder-pot", ("steps",), {"name": name}) for name in sorted(clash)]
    return found


def _numbered(steps: Sequence[Step], path: Path) -> Iterable[tuple[Path, Step]]:
    for index, step in enumerate(steps):
        here = (*path, index)
        yield here, step
        yield from _numbered(step.children(), (*here, "steps"))


def _deck_complaints(game: Game) -> list[Complaint]:
    """Cards wanted against cards there are, for every admitted number of seats."""
    size = game.deck_size()
    seats = game.ruleset.seats
    fits = seats.max
    while fits >= seats.min and sum(game.card_need(fits)) > size:
        fits -= 1
    if fits == seats.max:
        return []
    game.max_seats = fits
    for_seats, for_houses = game.card_need(seats.max)
    facts = {"seats": seats.max, "cards": for_seats, "house": for_houses, "total": for_seats + for_houses, "deck": size, "fits": fits}
    return [Complaint("deck-short", ("seats", "max"), facts)]
