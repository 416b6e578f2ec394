"""`guts completion`: what a shell needs to complete our commands."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from guts_core.cli import base

SHELLS = ("bash", "zsh", "fish")


@base.command("completion")
@click.argument("shell", type=click.Choice(SHELLS), metavar="SHELL")
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the script for a shell."""
    maker = get_completion_class(shell)
    assert maker is not None  # click knows all three
    click.echo(maker(ctx.find_root().command, {}, "guts", "_GUTS_COMPLETE").source())
