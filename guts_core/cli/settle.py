"""`guts settle`: who has won, who pays, and why."""

from __future__ import annotations

import sys

import click

from guts_core.cli import base
from guts_core.cli.base import json_option, say, tell_problems, texts, write_json
from guts_core.cli.screen import Screen
from guts_core.cli.settling import read_situation, settle
from guts_core.cli.story import Story, sentence_case
from guts_core.hands import describe
from guts_core.ledger import RESERVE
from guts_core.script import Result, RoundResult, Shown, to_json


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
    if as_json:
        write_json(to_json(result))
    else:
        screen = Screen(sys.stdout, loaded.messages(texts().lang), ascii=base.ascii_asked(ctx), names=result.names)
        _tell(screen, result)
        screen.flush()
    tell_problems(problems, loaded.packages)
    status = base.problem_status(problems)
    if status == base.OK and any([script.expect is not None for script in (situation, *situation.rounds)]):
        say(texts().text("cli-settle-good"))
    ctx.exit(status)


def _tell(screen: Screen, result: Result) -> None:
    for number, settled in enumerate(result.rounds):
        if len(result.rounds) > 1:
            if number:
                screen.line()
            screen.say("cli-round", bold=True, round=settled.round, dealer=screen.text_name(settled.dealer))
        _tell_round(screen, settled)


def _tell_round(screen: Screen, settled: RoundResult) -> None:
    """The hands as ranked, who has won, every movement of chips with its reason, and how it stands."""
    for stage in settled.stages:
        for contest in stage.contests:
            for hand in contest.hands:
                screen.line(_hand(screen, hand))
    winners = ", ".join(map(screen.text_name, settled.winners))
    screen.say("cli-settle-won", seats=winners, count=len(settled.winners))
    story = Story(screen, indent=0)
    for move in settled.transfers:
        story(move)
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


def _hand(screen: Screen, hand: Shown) -> str:
    words = [describe(hand.name, screen.texts)] if hand.name is not None else []
    words += [screen.texts.text("cli-best")] if hand.best else []
    return f"{screen.text_name(hand.holder)}: {screen.cards(hand.cards)}" + (f" ({', '.join(words)})" if words else "")
