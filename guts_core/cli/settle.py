"""`guts settle`: who has won, who pays, and why."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import click

from guts_core.cards import parse_cards
from guts_core.chips import read_chips
from guts_core.cli import base
from guts_core.cli.base import json_option, tell_problems, texts, write_json
from guts_core.cli.screen import Screen
from guts_core.cli.settling import read_situation, settle
from guts_core.cli.story import Story, sentence_case
from guts_core.hands import Ranker, describe
from guts_core.ledger import Transfer
from guts_core.script import to_json
from guts_core.situation import RoundScript
from guts_core.strategies import showings


@base.command("settle")
@click.argument("file")
@json_option
@click.pass_context
def command(ctx: click.Context, file: str, as_json: bool) -> None:
    """Settle what is in a file."""
    scripted = read_situation(file)
    loaded = scripted.loaded
    tell_problems(loaded.problems, loaded.packages)
    result, problems = settle(loaded, scripted.situation, scripted.place)
    told = to_json(result)
    if as_json:
        write_json(told)
    else:
        rounds = told["rounds"]
        names = tuple(rounds[0]["balances"])
        screen = Screen(sys.stdout, loaded.messages(texts().lang), ascii=base.ascii_asked(ctx), names=names)
        rankers = [(showing.cards, Ranker(showing.ranking)) for showing in showings(loaded.game)]
        scripts = scripted.situation.script
        for number, happened in enumerate(rounds):
            if len(rounds) > 1:
                screen.say("cli-settle-round", bold=True, round=number + 1)
            _tell_hands(screen, scripts[number], rankers)
            _tell_round(screen, happened)
        screen.flush()
    tell_problems(problems, loaded.packages)
    if not problems and any([script.expect is not None for script in (scripted.situation, *scripted.situation.rounds)]):
        base.say(texts().text("cli-settle-good"))
    ctx.exit(base.problem_status(problems))


def _tell_hands(screen: Screen, script: RoundScript, rankers: list[tuple[int, Ranker]]) -> None:
    """The hands that the file names, the best first."""
    hands = {name: parse_cards(text) for name, text in script.hands.items()}
    ranked = []
    for name, cards in hands.items():
        ranker = next((ranker for size, ranker in rankers if size == len(cards)), rankers[0][1] if rankers else None)
        value = ranker.value(cards) if ranker is not None and cards else 0
        called = f" ({describe(ranker.name(value), screen.texts)})" if ranker is not None and cards else ""
        ranked.append((value, f"{screen.name(name)}: {screen.cards(cards)}{called}"))
    for _, line in sorted(ranked, key=lambda item: -item[0]):
        screen.line(line, indent=2)


def _tell_round(screen: Screen, happened: Mapping[str, Any]) -> None:
    """Who has won, every movement of chips with its reason, and how it stands."""
    seats = {name: seat for seat, name in enumerate(screen.names)}
    screen.say("cli-settle-won", seats=", ".join(map(screen.name, happened["winners"])), count=len(happened["winners"]))
    story = Story(screen)
    for move in happened["transfers"]:
        source, target = (seats.get(move[key], move[key]) for key in ("from", "to"))
        story(Transfer(source, target, read_chips(move["amount"]), move["reason"], move["plugin"]))
    story.flush()
    pots = [(pot, read_chips(happened[pot])) for pot in ("pot", "reserve")]
    screen.line(sentence_case(screen.pots(pots)), indent=2)
    screen.line(screen.balances([read_chips(happened["balances"][name]) for name in screen.names]), indent=2)
    if happened.get("cycle_over"):
        screen.say("cli-cycle-over", indent=2)
