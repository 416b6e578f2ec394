"""Checks of what happens when the drawn games are played."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from fractions import Fraction
from typing import Any, Final

from guts_core.conformance.lab import Lab
from guts_core.conformance.playing import MOST_GROUPS, Playing, places, play, with_rules
from guts_core.conformance.watching import watched
from guts_core.events import RoundEnded
from guts_core.ledger import Transfer
from guts_core.requests import Choose, Pick, Request
from guts_core.rules import RuleFailure

_CHIPS: Final = ("rule-refused", "chips-changed")
_ASKS: Final = "step-asks"
_DECK: Final = "deck-short"
_ENDLESS: Final = "endless"

Faults = Generator[str, None, str]


def _failures(lab: Lab, wanted: Any) -> Iterator[str]:
    for trial, playing in lab.each():
        failure = playing.failure
        if failure is not None and wanted(failure):
            yield f"{_failure(failure)}, {trial}"


def _failure(failure: RuleFailure) -> str:
    return f"{failure.plugin}, {failure.rule}: {failure.code} {failure.detail}".strip()


def hooks_answer(lab: Lab) -> Faults:
    """No hook and no step fails: each answers what it is asked, with an answer of the right kind, and raises nothing."""
    yield from _failures(lab, lambda failure: failure.code not in (*_CHIPS, _ASKS, _DECK, _ENDLESS))
    return _tried(lab)


def chips_conserved(lab: Lab) -> Faults:
    """No chip is made or lost: every change of an account is a movement that was told, and no pot falls below zero."""
    yield from _failures(lab, lambda failure: failure.code in _CHIPS)
    for trial, playing in lab.each():
        fault = _books(playing)
        if fault:
            yield f"{fault}, {trial}"
    return _tried(lab)


def _books(playing: Playing) -> str:
    """Add up what was told of, and compare it with what lay on the accounts at the end of each round."""
    accounts: dict[Any, Fraction] = {}
    for event in playing.events:
        if isinstance(event, Transfer):
            accounts[event.source] = accounts.get(event.source, Fraction(0)) - event.amount
            accounts[event.target] = accounts.get(event.target, Fraction(0)) + event.amount
        elif isinstance(event, RoundEnded):
            found = dict(enumerate(event.balances)) | dict(event.pots)
            if sum(found.values()):
                return f"after round {event.round} all accounts add up to {sum(found.values())} chips, and not to 0"
            for account, chips in found.items():
                if chips != accounts.get(account, 0):
                    told = accounts.get(account, 0)
                    return f"after round {event.round} account {account!r} holds {chips} chips, and what was told of makes {told}"
                if isinstance(account, str) and chips < 0:
                    return f"after round {event.round} the pot {account!r} holds {chips} chips"
    return ""


def cards_once(lab: Lab) -> Faults:
    """No card is in two places: at every request each card lies with one seat or one house."""
    for trial in lab.playable():
        playing = Playing(trial)
        while not playing.over:
            playing.step()
            seen: dict[Any, str] = {}
            for holder, card in places(playing):
                if card in seen:
                    yield f"{card} lies with {seen[card]} and with {holder}, {trial}"
                    playing.endless = True
                    break
                seen[card] = holder
    return _tried(lab)


def cards_suffice(lab: Lab) -> Faults:
    """The deck suffices at every table that the ruleset admits: `Step.needs` and `guts_house_cards` tell all that is dealt."""
    yield from _failures(lab, lambda failure: failure.code == _DECK)
    for trial in lab.playable():
        most = trial.loaded.game.max_seats
        if most != trial.seats:
            full = trial._replace(seats=most)
            failure = play(full).failure
            if failure is not None and failure.code == _DECK:
                yield f"{_failure(failure)}, {full}"
    return _tried(lab)


def rounds_end(lab: Lab) -> Faults:
    """Every round ends, whatever is answered."""
    if lab.stuck is not None:
        yield f"a round does not end, {lab.stuck}"
    yield from _failures(lab, lambda failure: failure.code == _ENDLESS)
    for trial, playing in lab.each():
        if playing.endless:
            yield f"the game has not ended after {MOST_GROUPS} groups of answers, {trial}"
    return _tried(lab)


def requests_fair(lab: Lab) -> Faults:
    """Every request can be answered: a seat that plays, once in a group, two choices or more, as many cards as there are."""
    yield from _failures(lab, lambda failure: failure.code == _ASKS)
    for trial, playing in lab.each():
        for requests, _ in playing.groups:
            fault = next((fault for request in requests if (fault := _unfair(lab, request))), "")
            seats = [request.seat for request in requests]
            if len(set(seats)) != len(seats):
                fault = f"a seat is asked twice at once: {seats}"
            if fault:
                yield f"{fault}, {trial}"
                break
    return _tried(lab)


def _unfair(lab: Lab, request: Request) -> str:
    what = f"the request {request.kind!r} to seat {request.seat}"
    if request.seat not in request.public.playing:
        return f"{what} goes to a seat that does not play"
    if isinstance(request, Choose) and (len(request.choices) < 2 or len(set(request.choices)) != len(request.choices)):
        return f"{what} leaves no choice: {request.choices}"
    if isinstance(request, Pick):
        if not 0 <= request.least <= request.most <= len(request.cards):
            return f"{what} wants {request.least} to {request.most} of {len(request.cards)} cards"
        if not set(request.cards) <= set(request.hand):
            return f"{what} offers cards that the seat does not hold, or has not seen"
    return ""


def pure(lab: Lab) -> Faults:
    """A hook asked twice gives the same answer: it depends on what it is asked and on the table, and on nothing else."""
    yield from _watch(lab, "answer")
    return _tried(lab)


def table_untouched(lab: Lab) -> Faults:
    """Hooks change nothing: not the table, not its records, not what they are asked with."""
    yield from _watch(lab, "table")
    return _tried(lab)


def _watch(lab: Lab, wanted: str) -> Iterator[str]:
    told = set()
    for trial in lab.playable():
        found: list[str] = []

        def tell(kind: str, fault: str, found: list[str] = found) -> None:
            if kind == wanted:
                found.append(fault)

        hooks = lab.subject.hooks
        play(trial, with_rules(trial.loaded.game, lambda rules, tell=tell, hooks=hooks: watched(rules, hooks, tell)))  # type: ignore[misc]
        for fault in found:
            if fault.split(" ")[0] not in told:
                told.add(fault.split(" ")[0])
                yield f"{fault}, {trial}"


def _tried(lab: Lab) -> str:
    return f"{len(lab.trials)} games"
