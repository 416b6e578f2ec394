"""`guts replay`: a log told again."""

from __future__ import annotations

import sys

import click

from guts_core.cli import base
from guts_core.cli.base import json_option, say, tell_problems, texts
from guts_core.cli.screen import Screen
from guts_core.cli.story import Lines, Story
from guts_core.log import read_log


@base.command("replay")
@click.argument("log")
@json_option
@click.pass_context
def command(ctx: click.Context, log: str, as_json: bool) -> None:
    """Tell a log again."""
    read = read_log(log)
    tell_problems(read.notices)
    loaded = read.load()
    read.feed(read.begin(loaded))  # all of it is known to be good before any of it is told
    if as_json:
        lines = Lines(sys.stdout)
        session = read.begin(loaded, [lines])
        read.feed(session, lines.flush)
        lines.flush()
    else:
        screen = Screen(sys.stdout, loaded.messages(texts().lang), ascii=base.ascii_asked(ctx), names=read.header.names)
        story = Story(screen)
        session = story.session = read.begin(loaded, [story])
        read.feed(session, story.flush)
        story.flush()
    if not session.over:
        say(texts().text("cli-log-ends", round=session.table.round))
