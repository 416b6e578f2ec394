"""The command `guts`. Every subcommand is a module of its own, imported only when it is the one asked for."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, NoReturn

import click

from guts_core import __version__
from guts_core.cli.base import (
    INTERRUPTED,
    WRONG,
    Command,
    crash,
    lang_option,
    problem_status,
    say,
    tell_problems,
    texts,
    usage,
    write_help,
)
from guts_core.messages import Messages
from guts_core.problems import ProblemError, closest, safe

COMMANDS: Final = (
    *("play", "new", "settle", "check", "explain", "rank", "replay"),
    *("show", "diff", "config", "schema", "plugins", "completion"),
)


class Guts(click.Group):
    """The group of commands: it knows their names, and is where every failure ends as a message and an exit status."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which a newcomer wants them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command asked for, and no other."""
        if cmd_name not in COMMANDS:
            return None
        command: Command = import_module(f"guts_core.cli.{cmd_name}").command
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The command asked for; of one that there is not, say which was probably meant."""
        if args and args[0] not in COMMANDS and not ctx.resilient_parsing:
            like = closest(args[0], COMMANDS)
            raise usage("cli-command-unknown", name=args[0], like=like or "none", known=", ".join(COMMANDS))
        return super().resolve_command(ctx, args)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it is, and an example."""
        write_help("guts", ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands with a line each, without importing them."""
        rows = [(name, texts(ctx).text(f"cli-{name}-short")) for name in COMMANDS]
        with formatter.section(texts(ctx).text("cli-commands")):
            formatter.write_dl(rows)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; see `problem_status` for what its problems mean."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except ProblemError as error:
            tell_problems(error.problems, error.packages, ctx)
            ctx.exit(problem_status(error.problems))
        except KeyboardInterrupt:
            say(texts(ctx).text("cli-interrupted"))
            ctx.exit(INTERRUPTED)
        except BrokenPipeError:  # whoever read us has enough
            _hush()
            ctx.exit(0)
        except (click.ClickException, click.Abort, click.exceptions.Exit, SystemExit):
            raise
        except Exception as error:
            if "GUTS_DEBUG" in os.environ or _unwritten(error):
                raise
            crash(error, ctx)
            ctx.exit(WRONG)


def _version(ctx: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        click.echo(f"guts {__version__}")
        ctx.exit()


@click.group(cls=Guts, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@lang_option
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version and exit.")
def guts() -> None:
    """Match-pot card games by house rules."""


def _unwritten(error: Exception) -> bool:
    """Whether it is output that could not be written: what fails with a file of a name is told where it is opened."""
    return isinstance(error, OSError) and error.filename is None


def _hush() -> None:
    """Nobody reads stdout any more: what Python still writes when it ends must not fail."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main() -> NoReturn:
    """The command line, as a process: it ends with the exit status."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # whoever has started us has closed it: nothing is read, nobody reads
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open until we end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a console that lacks a character shows another one, and goes on
    try:
        try:
            status = guts.main(prog_name="guts", standalone_mode=False)
        except click.ClickException as error:
            error.show()
            status = error.exit_code
        sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        status = INTERRUPTED
    except BrokenPipeError:
        _hush()
        status = 0
    except OSError as error:
        if not _unwritten(error):
            raise
        _hush()
        with suppress(OSError):  # stderr may be on the same full disk
            say(Messages().text("situation-unwritten", reason=safe(error.strerror or str(error))))
        status = WRONG
    sys.exit(status if isinstance(status, int) else 0)
