"""`guts replay`: a log told again."""

from __future__ import annotations

import sys

import click

from guts_core.cli import base
from guts_core.cli.base import json_option, option, say, tell_problems, texts
from guts_core.cli.screen import Screen
from guts_core.cli.story import Lines, Story
from guts_core.log import read_log
from guts_core.problems import ProblemError
from guts_core.why import Reasons


@base.command("replay")
@click.argument("log")
@option("--why", is_flag=True)
@json_option
@click.pass_context
def command(ctx: click.Context, log: str, why: bool, as_json: bool) -> None:
    """Tell a log again."""
    read = read_log(log)
    tell_problems(read.notices)
    loaded = read.load()
    try:
        read.feed(read.begin(loaded))  # all of it is known to be good before any of it is told
    except ProblemError as error:
        if any([problem.code != "game-stopped" for problem in error.problems]):
            raise
        # what came before a rule failed is worth telling; then it fails again
    hear: Lines | Story
    if as_json:
        hear = Lines(sys.stdout)
        session = read.begin(loaded, [hear])
    else:
        messages = loaded.messages(texts().lang)
        screen = Screen(sys.stdout, messages, ascii=base.ascii_asked(ctx), names=read.header.names)
        hear = Story(screen, reasons=Reasons(loaded, messages) if why else None)
        session = hear.session = read.begin(loaded, [hear])
    try:
        read.feed(session, hear.flush)
    finally:
        hear.flush()
    if not session.over:
        say(texts().text("cli-log-ends", round=session.table.round))
