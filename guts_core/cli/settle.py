"""`guts settle`: who has won, who pays, and why."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from guts_core.cli import base
from guts_core.cli.base import json_option, say, tell_problems, texts, write_json
from guts_core.cli.screen import Screen
from guts_core.cli.settling import read_situation, settle
from guts_core.cli.story import Story, sentence_case
from guts_core.figures import Result, RoundResult, Shown, to_json
from guts_core.hands import describe
from guts_core.ledger import RESERVE
from guts_core.why import Reasons, why_json


@base.command("settle")
@click.argument("file")
@json_option
@click.pass_context
def command(ctx: click.Context, file: str, as_json: bool) -> None:
    """Settle what is in a file."""
    scripted = read_situation(file)
    loaded, situation = scripted.loaded, scripted.situation
    tell_problems(loaded.problems, loaded.packages)
    result, problems = settle(loaded, situation, scripted.place)
    messages = loaded.messages(texts().lang)
    reasons = Reasons(loaded, messages)
    if as_json:
        write_json(to_json(result, lambda move, step: why_json(reasons.why(move, result.names, step))))
    else:
        screen = Screen(sys.stdout, messages, ascii=base.ascii_asked(ctx), names=result.names)
        _tell(screen, result, reasons)
        screen.flush()
    tell_problems(problems, loaded.packages)
    status = base.problem_status(problems)
    if status == base.OK and any([script.expect is not None for script in (situation, *situation.rounds)]):
        say(texts().text("cli-settle-good"))
    ctx.exit(status)


def _tell(screen: Screen, result: Result, reasons: Reasons) -> None:
    for number, settled in enumerate(result.rounds):
        if len(result.rounds) > 1:
            if number:
                screen.line()
            screen.say("cli-round", bold=True, round=settled.round, dealer=screen.text_name(settled.dealer))
        _tell_round(screen, settled, reasons)


def _tell_round(screen: Screen, settled: RoundResult, reasons: Reasons) -> None:
    """The hands as ranked, who has won, every movement of chips with its reason and rules, and how it stands."""
    several = len(settled.stages) > 1
    for number, stage in enumerate(settled.stages, 1):
        if several:
            screen.say("cli-settle-stage", bold=True, number=number)
        for contest in stage.contests:
            for hand in contest.hands:
                screen.line(_hand(screen, hand))
        if several:
            screen.say("cli-settle-stage-best", seats=_seats(screen, stage.winners), count=len(stage.winners))
    _tell_winners(screen, settled)
    story = Story(screen, indent=0, reasons=reasons)
    for move, step in zip(settled.transfers, settled.steps, strict=True):
        story.move(move, step)
    story.flush()
    screen.line(sentence_case(screen.pots([*settled.pots.items(), (RESERVE, settled.reserve)])))
    screen.line(screen.balances(list(settled.balances.values())))
    if settled.legs is not None:
        legs = ", ".join(f"{screen.text_name(name)} {count}" for name, count in settled.legs.items())
        screen.say("cli-settle-legs", legs=legs)
    if settled.game_over:
        screen.say("cli-settle-over")
    elif settled.cycle_over:
        screen.say("cli-cycle-over")


def _tell_winners(screen: Screen, settled: RoundResult) -> None:
    """Who has won from the pot; where nobody has, who was best, and who has received chips from other seats."""
    best = tuple(dict.fromkeys([name for stage in settled.stages for name in stage.winners]))
    seats, houses = _tied_with_houses(settled)
    if not settled.winners and not best and seats:
        tied = _seats(screen, seats)
        screen.say("situation-tied-with-house", seats=tied, houses=_seats(screen, houses), count=len(seats))
        return
    if settled.winners or not best:
        screen.say("cli-settle-won", seats=_seats(screen, settled.winners), count=len(settled.winners))
        return
    told = len(settled.stages) > 1  # each showdown has said already who was best
    screen.say("cli-settle-best", seats=_seats(screen, best), count=0 if told else len(best))
    received = [f"{screen.text_name(name)} {screen.amount(chips)}" for name, chips in settled.won.items() if chips]
    if received:
        screen.say("cli-settle-received", seats=", ".join(received))


def _tied_with_houses(settled: RoundResult) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The seats whose best hands tie with one that nobody holds, and the names of those hands."""
    seats: dict[str, None] = {}
    houses: dict[str, None] = {}
    for contest in [contest for stage in settled.stages for contest in stage.contests]:
        best = [hand.holder for hand in contest.hands if hand.best]
        mine = [name for name in best if name in settled.balances]
        if 0 < len(mine) < len(best):
            seats |= dict.fromkeys(mine)
            houses |= dict.fromkeys([name for name in best if name not in settled.balances])
    return tuple(seats), tuple(houses)


def _seats(screen: Screen, names: Sequence[str]) -> str:
    return ", ".join(map(screen.text_name, names))


def _hand(screen: Screen, hand: Shown) -> str:
    words = [describe(hand.name, screen.texts)] if hand.name is not None else []
    words += [screen.texts.text("cli-best")] if hand.best else []
    return screen.held(screen.text_name(hand.holder), hand.cards) + (f" ({', '.join(words)})" if words else "")
