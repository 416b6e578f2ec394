"""What is wrong with a ruleset: everything that can be told before a card is dealt."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Final

import pluggy
from pydantic import ValidationError

from guts_core.chips import PROPORTION, is_amount_field
from guts_core.flow import numbered, of_flow
from guts_core.ledger import RESERVE
from guts_core.plugins import Clash, clashes, collect
from guts_core.rules import RuleFailure, say_raised
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
_LOOK_AT_HOUSES: Final = ("house", "contenders", "cards_of", "wild", "value", "best", "winners", "losers", "kinds", "conditions")
"""Questions whose answers may depend on the cards of a hand that nobody holds."""
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
    parts: list[tuple[Path, Part]] = [((), ruleset), *numbered(ruleset.steps)]
    parts += [(("plugins", name), plugin) for name, plugin in ruleset.plugins.items()]
    found = []
    for path, part in parts:
        for key, field in type(part).model_fields.items():
            amount = getattr(part, key)
            if PROPORTION in field.metadata or key == "chip":
                continue
            if is_amount_field(field) and amount is not None and amount is not False and amount % chip:
                facts = {"chip": chip, "key": key, "amount": amount}
                owner = str(path[1]) if path[:1] == ("plugins",) else ""
                found.append(Complaint("chip-multiple", (*path, key), facts, owner, (("chip",),)))
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
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise RuleFailure("rule-raised", name, "objections", say_raised(error)) from error
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
    written = {id(step): path for path, step in numbered(game.ruleset.steps)}
    paths = {*written.values()}
    inserters: dict[str, str] = {}
    found = []
    for path, step in numbered(game.steps):
        here = written.get(id(step), path if path in paths else ("steps",))
        owner = game.owners.get(step.do, "")
        for key, name in step.conditions().items():
            if name not in game.conditions:
                if name not in inserters:
                    inserters[name] = game.inserter(name)
                inserter = "" if id(step) in written else inserters[name]
                at: Path = ("plugins", inserter) if inserter else (*here, key)
                facts = {"condition": name, "known": tuple(sorted(game.conditions))}
                found.append(Complaint("condition-unknown", at, facts, inserter or owner))
        if isinstance(step, DealStep) and step.to not in DealStep.SEATS and not _HOUSE.fullmatch(step.to):
            found.append(Complaint("holder-name", (*here, "to"), {"name": step.to}))
        bad = [pot for pot in step.pots() if pot == RESERVE or not _HOUSE.fullmatch(pot)]
        found += [Complaint("pot-name", (*here, "pot"), {"name": pot}) for pot in bad]
        if isinstance(step, ShowdownStep):
            try:
                list(step.rankings(game.ruleset.ranking))
            except ValidationError as error:
                problem = error.errors(include_url=False, include_input=False)[0]
                found.append(Complaint("ranking-override", here, {"reason": problem["type"], "detail": problem["msg"]}))
    found += _of_contests(game, written) + _of_pots(game, written)
    found += _of_order(game) + _of_repeats(game.ruleset.steps, ("steps",), ()) + _of_names(game)
    if not found:
        if not cards_needed(game.steps, game.ruleset.seats.min)[0]:
            found.append(Complaint("steps-no-cards", ("steps",)))
        found += of_flow(game, written) + _of_houses(game, written)
    return found


def _of_contests(game: Game, written: Mapping[int, Path]) -> list[Complaint]:
    """Pots that nobody fills, and declarations that nobody can make."""
    steps = list(every_step(game.steps))
    paid_into = {pot for step in steps if not isinstance(step, ShowdownStep) for pot in step.pots()}
    words = {word for step in steps if isinstance(step, DeclareStep) for word in step.choices}
    found = []
    for step in steps:
        for index, spec in enumerate(step.contests if isinstance(step, ShowdownStep) else ()):
            path = written.get(id(step), ("steps",))
            here: Path = (*path, "contests", index) if "contests" in step.model_fields_set else path
            if spec.pot not in paid_into:
                key = (*here, "pot") if "pot" in spec.model_fields_set else here
                found.append(Complaint("pot-never-filled", key, {"pot": spec.pot}))
            found += [
                Complaint("choice-unknown", (*here, "among", place), {"choice": word, "known": tuple(sorted(words))})
                for place, word in enumerate(spec.among)
                if word not in words
            ]
    return found


def _of_pots(game: Game, written: Mapping[int, Path]) -> list[Complaint]:
    """Chips that nobody could ever win would only lie there, and keep the cycle from ending."""
    steps = list(every_step(game.steps))
    fought_for = {pot for step in steps if not isinstance(step, AnteStep) for pot in step.pots()}
    if not fought_for:
        return []  # without a showdown, something else is said
    named = {word for plugin in game.ruleset.plugins.values() for _, option in plugin for word in _texts(option)}
    found = []
    for step in steps:
        if (
            isinstance(step, AnteStep)
            and step.pot not in fought_for | named
            and step.pot != RESERVE
            and _HOUSE.fullmatch(step.pot)
        ):
            key = "pot" if "pot" in step.model_fields_set else "do"
            found.append(Complaint("pot-never-won", (*written.get(id(step), ("steps",)), key), {"pot": step.pot}))
    return found


def _of_houses(game: Game, written: Mapping[int, Path]) -> list[Complaint]:
    """Cards that are dealt to a hand which no rule ever looks at."""
    if any(game.ruleset.answering(question) for question in _LOOK_AT_HOUSES):
        return []
    dealt = [step for step in every_step(game.steps) if isinstance(step, DealStep) and step.to not in (*DealStep.SEATS, BOARD)]
    first = {step.to: step for step in reversed(dealt)}
    known = (*DealStep.SEATS, BOARD)
    return [
        Complaint("house-idle", (*written.get(id(step), ("steps",)), "to"), {"name": name, "known": known}, severity="warning")
        for name, step in sorted(first.items())
    ]


def _texts(option: object) -> list[str]:
    items = option if isinstance(option, tuple) else (option,)
    return [item for item in items if isinstance(item, str)]


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


def _on_board(steps: Sequence[Step]) -> int:
    """How many common cards there may be."""
    total = 0
    for step in steps:
        if isinstance(step, DealStep) and step.to == BOARD:
            total += step.cards
        times = step.max if isinstance(step, RepeatStep) else 1
        total += times * _on_board(step.children())
    return total


def _of_hands(game: Game) -> list[Complaint]:
    """Steps that take more cards from a hand than it can hold by then."""
    written = {id(step): path for path, step in numbered(game.ruleset.steps)}
    found = []

    def walk(steps: Sequence[Step], held: int) -> int:
        for step in steps:
            after = step.needs(game.ruleset.seats.min, held)[1]
            if step.wants() > held:
                owner = game.owners.get(step.do, "")
                here = written.get(id(step), ("plugins", owner) if owner else ("steps",))
                facts = {"wanted": step.wants(), "held": held, "kind": step.do}
                found.append(Complaint("hand-too-small", here, facts, owner))
            walk(step.children(), after if isinstance(step, RepeatStep) else held)
            held = after
        return held

    walk(game.steps, 0)
    return found


def of_cards(game: Game) -> list[Complaint]:
    """Cards wanted against cards there are, for every admitted number of seats, and how many make a hand."""
    size = game.deck_size()
    seats = game.ruleset.seats
    _, held = cards_needed(game.steps, seats.min)
    board = _on_board(game.steps)
    if held + board > MOST_COMPARED and any(isinstance(step, ShowdownStep) for step in every_step(game.steps)):
        return [Complaint("hand-too-large", ("steps",), {"held": held, "board": board, "most": MOST_COMPARED})]
    too_small = _of_hands(game)
    if too_small:
        return too_small
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
