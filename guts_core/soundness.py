"""What is wrong with a ruleset: everything that can be told before a card is dealt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import prod
from typing import TYPE_CHECKING, Final

import pluggy
from pydantic import ValidationError

from guts_core.chips import is_amount_field
from guts_core.ledger import RESERVE
from guts_core.plugins import Clash, clashes, collect
from guts_core.rules import RuleFailure
from guts_core.ruleset import Complaint, Path, Ruleset
from guts_core.steps import (
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
from guts_core.table import BOARD
from guts_core.variant import Objection

if TYPE_CHECKING:
    from guts_core.game import Game

MOST_REPEATS: Final = 1000
"""The largest product of the `max` of repeats nested in each other."""
MOST_COMPARED: Final = 13
"""The largest number of cards of which a hand is made: with more, choosing the best of them could take minutes."""
_HOUSE: Final = re.compile(r"[a-z][a-z0-9_-]{0,30}")


def of_ruleset(ruleset: Ruleset, hooks: pluggy.PluginManager) -> list[Complaint]:
    """What can be told from the ruleset's own values and from its list of plugins."""
    found = [_clash(clash) for clash in clashes(hooks)]
    order = list(ruleset.plugins)
    refusals = [(name, other) for name in order for other in ruleset.plugins[name].refuses if other in order]
    # each pair is told once, at the later of the two
    for first, second in dict.fromkeys(tuple(sorted(pair, key=order.index)) for pair in refusals):
        facts = {"first": first, "second": second}
        found.append(Complaint("plugins-refused", ("plugins", second), facts, second, (("plugins", first),)))
    if ruleset.cap is not False and not ruleset.cap:
        found.append(Complaint("cap-zero", ("cap",)))
    return found + _of_chip(ruleset)


def _clash(clash: Clash) -> Complaint:
    facts = {"question": clash.question, "first": clash.first, "second": clash.second}
    return Complaint("plugins-clash", ("plugins", clash.second), facts, clash.second, (("plugins", clash.first),))


def _of_chip(ruleset: Ruleset) -> list[Complaint]:
    """Every amount is a multiple of the smallest chip, where there is one."""
    chip = ruleset.chip
    if chip is None:
        return []
    if not chip:
        return [Complaint("chip-zero", ("chip",))]
    parts: list[tuple[Path, Part]] = [((), ruleset), *_numbered(ruleset.steps, ("steps",))]
    parts += [(("plugins", name), plugin) for name, plugin in ruleset.plugins.items()]
    found = []
    for path, part in parts:
        for key, field in type(part).model_fields.items():
            amount = getattr(part, key)
            if key != "chip" and is_amount_field(field) and amount is not None and amount is not False and amount % chip:
                facts = {"chip": chip, "key": key, "amount": amount}
                found.append(Complaint("chip-multiple", (*path, key), facts, "", (("chip",),)))
    return found


def of_conditions(hooks: pluggy.PluginManager) -> list[Complaint]:
    """Conditions of one name from two sides."""
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


def of_objections(game: Game) -> list[Complaint]:
    """What the plugins themselves cannot live with, or warn of."""
    found = []
    for name, plugin in game.ruleset.plugins.items():
        try:
            objections = list(plugin.objections(game.ruleset, game.steps))
            if not all(isinstance(objection, Objection) for objection in objections):
                raise TypeError("not an Objection")
        except Exception as error:
            raise RuleFailure("rule-raised", name, "objections", f"{type(error).__name__}: {error}") from error
        itself: Path = ("plugins", name)
        for objection in objections:
            path = objection.path or itself
            found.append(
                Complaint(
                    "plugin-objects",
                    path,
                    {**objection.facts, "plugin": name},
                    name,
                    () if path == itself else (itself,),
                    "warning" if objection.warning else "error",
                    f"{name}-objection-{objection.code}",
                )
            )
    return found


def of_steps(game: Game) -> list[Complaint]:
    """What is wrong with the list of steps. Paths are those of the list as written; of inserted steps, their plugin."""
    written = {id(step): path for path, step in _numbered(game.ruleset.steps, ("steps",))}
    found = []
    for path, step in _numbered(game.steps, ("steps",)):
        here = written.get(id(step), path if path in written.values() else ("steps",))
        owner = game.owners.get(step.do, "")
        for key, name in step.conditions().items():
            if name not in game.conditions:
                facts = {"condition": name, "known": tuple(sorted(game.conditions))}
                found.append(Complaint("condition-unknown", (*here, key), facts, owner))
        if isinstance(step, DealStep) and step.to not in DealStep.SEATS and not _HOUSE.fullmatch(step.to):
            found.append(Complaint("holder-name", (*here, "to"), {"name": step.to}))
        bad = [pot for pot in step.pots() if pot == RESERVE or not _HOUSE.fullmatch(pot)]
        found += [Complaint("pot-name", (*here, "pot"), {"name": pot}) for pot in bad]
        if isinstance(step, ShowdownStep):
            found += _of_showdown(game, here, step)
    return found + _of_order(game) + _of_repeats(game.ruleset.steps, ("steps",), ()) + _of_names(game)


def _of_showdown(game: Game, path: Path, step: ShowdownStep) -> list[Complaint]:
    found = []
    steps = list(every_step(game.steps))
    paid_into = {other.pot for other in steps if isinstance(other, AnteStep)}
    words = {word for other in steps if isinstance(other, DeclareStep) for word in other.choices}
    for index, spec in enumerate(step.contests):
        here: Path = (*path, "contests", index) if "contests" in step.model_fields_set else path
        if spec.pot not in paid_into:
            key = (*here, "pot") if "pot" in spec.model_fields_set else here
            found.append(Complaint("pot-never-filled", key, {"pot": spec.pot}))
        found += [
            Complaint("choice-unknown", (*here, "among", place), {"choice": word, "known": tuple(sorted(words))})
            for place, word in enumerate(spec.among)
            if word not in words
        ]
    try:
        list(step.rankings(game.ruleset.ranking))
    except ValidationError as error:
        problem = error.errors(include_url=False, include_input=False)[0]
        found.append(Complaint("ranking-override", path, {"reason": problem["type"], "detail": problem["msg"]}))
    return found


def _of_order(game: Game) -> list[Complaint]:
    """A showdown is settled, and nothing is settled before there was a showdown."""
    steps = list(every_step(game.steps))
    settles = [place for place, step in enumerate(steps) if isinstance(step, SettleStep)]
    showdowns = [place for place, step in enumerate(steps) if isinstance(step, ShowdownStep)]
    if not settles:
        return [Complaint("steps-no-settle", ("steps",))]
    if not showdowns:
        return [Complaint("steps-no-showdown", ("steps",))]
    if settles[0] < showdowns[0] or settles[-1] < showdowns[-1]:
        return [Complaint("steps-settle-order", ("steps",))]
    return []


def _of_repeats(steps: Sequence[Step], path: Path, around: tuple[int, ...]) -> list[Complaint]:
    found = []
    for index, step in enumerate(steps):
        here = (*path, index)
        times = (*around, step.max) if isinstance(step, RepeatStep) else around
        if isinstance(step, RepeatStep) and prod(times) > MOST_REPEATS:
            found.append(Complaint("repeat-too-often", (*here, "max"), {"times": prod(times), "most": MOST_REPEATS}))
        else:
            found += _of_repeats(step.children(), (*here, "steps"), times)
    return found


def _of_names(game: Game) -> list[Complaint]:
    houses = {step.to for step in every_step(game.steps) if isinstance(step, DealStep)} - {BOARD, *DealStep.SEATS}
    return [Complaint("holder-pot", ("steps",), {"name": name}) for name in sorted(houses & {*game.pots, RESERVE})]


def _numbered(steps: Sequence[Step], path: Path) -> Iterable[tuple[Path, Step]]:
    for index, step in enumerate(steps):
        here = (*path, index)
        yield here, step
        yield from _numbered(step.children(), (*here, "steps"))


def of_cards(game: Game) -> list[Complaint]:
    """Cards wanted against cards there are, for every admitted number of seats, and how many make a hand."""
    size = game.deck_size()
    seats = game.ruleset.seats
    _, held = cards_needed(game.steps, seats.min)
    board = sum(step.cards for step in every_step(game.steps) if isinstance(step, DealStep) and step.to == BOARD)
    if held + board > MOST_COMPARED and any(isinstance(step, ShowdownStep) for step in every_step(game.steps)):
        return [Complaint("hand-too-large", ("steps",), {"held": held, "board": board, "most": MOST_COMPARED})]
    fits = seats.max
    while fits >= seats.min and sum(game.card_need(fits)) > size:
        fits -= 1
    if fits == seats.max:
        return []
    game.max_seats = fits
    for_seats, for_houses = game.card_need(seats.max)
    total = for_seats + for_houses
    facts = {"seats": seats.max, "cards": for_seats, "house": for_houses, "total": total, "deck": size, "fits": fits}
    return [Complaint("deck-short", ("seats", "max"), facts)]
