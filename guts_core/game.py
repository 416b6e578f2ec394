"""The game that a ruleset makes: steps and plugins put together, checked by `guts_core.soundness`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pluggy

from guts_core import soundness
from guts_core.flaws import flaws
from guts_core.hooks import Condition
from guts_core.ledger import POT, Ledger
from guts_core.plugins import answer, collect, manager, resolve
from guts_core.profile import DEFAULT, Default
from guts_core.rules import RuleFailure, Rules
from guts_core.ruleset import Complaint, Path, Ruleset, RulesetError
from guts_core.steps import (
    CORE_KINDS,
    AnteStep,
    DealStep,
    RepeatStep,
    Step,
    ante_steps,
    cards_needed,
    core_conditions,
    every_step,
)
from guts_core.table import Table
from guts_core.variant import Variant


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
        self.steps: tuple[Step, ...] = tuple(answer(hooks, "arrange")(ruleset.steps, ruleset))
        self.conditions: dict[str, Condition] = core_conditions()
        self.owners: dict[str, str] = {}
        self.warnings: tuple[Complaint, ...] = ()
        self.max_seats = ruleset.seats.max
        for _, found in collect(hooks, "conditions"):
            self.conditions.update(found)
        for plugin, brought in collect(hooks, "kinds"):
            self.owners.update({kind.kind(): plugin for kind in brought})
        named = [pot for step in every_step(self.steps) for pot in step.pots()]
        self.pots = tuple(dict.fromkeys(named)) or (POT,)
        self._antes: dict[str, AnteStep] = ante_steps(self.steps, self.pots)

    def inserter(self, condition: str) -> str:
        """The plugin by which a condition came into the steps; empty where the ruleset's own steps name it."""
        return self._first_with(lambda step: condition in step.conditions().values())

    def bringer(self, step: Step) -> str:
        """The plugin by which a step came into the steps; empty where it is one of the ruleset's own."""
        return self._first_with(lambda other: other == step)

    def _first_with(self, wanted: Callable[[Step], bool]) -> str:
        """The first plugin with which there is such a step; empty where there is one before, or none at all."""
        order = [DEFAULT, *self.ruleset.plugins]
        for index, name in enumerate(order):
            steps = answer(self._hooks, "arrange", order[: index + 1])(self.ruleset.steps, self.ruleset)
            if any(wanted(step) for step in every_step(steps)):
                return name if index else ""
        return ""

    def rules(self) -> Rules:
        """The answers for one table."""
        return resolve(self._hooks)

    def table(self, names: Sequence[str]) -> Table:
        """A new table with these seats, clockwise."""
        return Table(names, self.rules(), Ledger(len(names), self.pots), self._antes, self.ruleset.chip)

    def card_need(self, seats: int) -> tuple[int, int]:
        """How many cards a round may need with so many seats: for the seats and the board, and for the houses dealt along."""
        table = self.table([str(seat) for seat in range(seats)])
        return cards_needed(self.steps, seats)[0], _house_need(self.steps, table)

    def deck_size(self) -> int:
        """How many cards the deck has."""
        return len(answer(self._hooks, "deck")())


def _house_need(steps: Iterable[Step], table: Table) -> int:
    total = 0
    for step in steps:
        if isinstance(step, DealStep) and step.to in ("everyone", "in"):
            total += sum(table.rules.house_cards(table, step).values())
        times = step.max if isinstance(step, RepeatStep) else 1
        total += times * _house_need(step.children(), table)
    return total


def kinds(plugins: Mapping[str, Variant]) -> tuple[dict[str, type[Step]], list[Complaint]]:
    """Every kind of step that a ruleset with these plugins may use, by name, and what is wrong with the plugins' own.

    Raises:
        RulesetError: if a plugin cannot be registered at all, or fails when it is asked for its kinds.
    """
    known = {kind.kind(): kind for kind in CORE_KINDS}
    owners: dict[str, str] = {}
    complaints = []
    hooks = _manager(plugins)
    try:
        answers = collect(hooks, "kinds")
    except RuleFailure as failure:
        raise RulesetError([_failed(failure)]) from failure
    for plugin, brought in answers:
        for kind in brought:
            name = kind.kind()
            if name in known:
                rival = owners.get(name, "")
                others: tuple[Path, ...] = (("plugins", rival),) if rival else ()
                facts = {"kind": name, "other": rival or "guts-core"}
                complaints.append(Complaint("kind-twice", ("plugins", plugin), facts, plugin, others))
            else:
                known[name] = kind
                owners[name] = plugin
    return known, complaints


def _manager(plugins: Mapping[str, Variant], default: Default | None = None) -> pluggy.PluginManager:
    wrong = [
        Complaint(f"plugin-{flaw.code}", ("plugins", name), flaw.facts, name)
        for name, plugin in plugins.items()
        for flaw in flaws(type(plugin))
    ]
    if DEFAULT in plugins:
        wrong.append(Complaint("plugin-reserved", ("plugins", DEFAULT), {"name": DEFAULT}, DEFAULT))
    if wrong:
        raise RulesetError(wrong)
    try:
        return manager({DEFAULT: default or Default(), **plugins})
    except RuleFailure as failure:
        raise RulesetError([_failed(failure)]) from failure


def assemble(ruleset: Ruleset) -> Game:
    """Put a ruleset together.

    Raises:
        RulesetError: with everything that is wrong, if it cannot be played.
    """
    hooks = _manager(ruleset.plugins, Default(ante=ruleset.ante, cap=ruleset.cap))
    complaints = soundness.of_ruleset(ruleset, hooks)
    game = None
    try:
        complaints += kinds(ruleset.plugins)[1]
        complaints += soundness.of_conditions(hooks)
        if not any(item.severity == "error" for item in complaints):
            game = Game(ruleset, hooks)
            complaints += soundness.of_objections(game)
            complaints += soundness.of_steps(game)
            if not any(item.severity == "error" for item in complaints):
                complaints += soundness.of_cards(game)
    except RuleFailure as failure:
        complaints.append(_failed(failure))
    if game is None or any(item.severity == "error" for item in complaints):
        raise RulesetError(complaints)
    game.warnings = tuple(complaints)
    return game


def _failed(failure: RuleFailure) -> Complaint:
    facts = {"rule": failure.rule, "detail": failure.detail}
    return Complaint("plugin-failed", ("plugins", failure.plugin), facts, failure.plugin)
