"""What the commands share: texts in the language asked for, problems, exit statuses."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from typing import Any, Final, TypeVar

import click

from guts_core.messages import FALLBACK, MessageError, Messages, one_line
from guts_core.problems import Problem, render, safe

OK: Final = 0
WRONG: Final = 1
UNREADABLE: Final = 2
INTERRUPTED: Final = 130

CORE: Final = ("guts_core",)
"""Where the texts of the core are."""

_USAGE: Final = ("file-", "log-", "session-", "cli-", "ruleset-unknown", "ruleset-missing")
"""Problems of what was asked for, or of a file that cannot be read at all; all others are about rules."""

_LANG: Final = "guts_core.lang"
_TEXTS: Final = "guts_core.texts"
_ASCII: Final = "guts_core.ascii"

_Decorated = TypeVar("_Decorated", bound=Callable[..., Any])


def texts(ctx: click.Context | None = None) -> Messages:
    """The messages in the language asked for."""
    ctx = ctx or click.get_current_context()
    found: Messages = ctx.meta.setdefault(_TEXTS, Messages(ctx.meta.get(_LANG, FALLBACK)))
    return found


def languages() -> list[str]:
    """The languages there are messages in."""
    return sorted(folder.name for folder in (files("guts_core") / "locale").iterdir() if folder.is_dir())


def _set_lang(ctx: click.Context, parameter: click.Parameter, value: str | None) -> None:
    if value is None or ctx.resilient_parsing:
        return
    known = languages()
    if value not in known and value.partition("-")[0] not in known:
        raise click.BadParameter(texts(ctx).text("cli-lang-unknown", lang=safe(value), known=known), ctx, parameter)
    ctx.meta[_LANG] = value
    ctx.meta.pop(_TEXTS, None)


def _set_ascii(ctx: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value:
        ctx.meta[_ASCII] = True


class Option(click.Option):
    """An option whose help is the message `cli-<command>-option-<name>`, or else `cli-option-<name>`."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The option as `--help` shows it."""
        own, shared = (f"cli-{part}option-{self.name}".replace("_", "-") for part in (f"{ctx.command.name}-", ""))
        self.help = texts(ctx).text(own if texts(ctx).has(own) else shared)
        return super().get_help_record(ctx)


class Command(click.Command):
    """A command whose help are the messages `cli-<name>-short`, `-help` and `-example`."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it does, and an example."""
        write_help(str(self.name), ctx, formatter)


def write_help(name: str, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """The messages `cli-<name>-help` and `cli-<name>-example`."""
    text = texts(ctx).text
    formatter.write_paragraph()
    with formatter.indentation():
        for number, paragraph in enumerate(text(f"cli-{name}-help").split("\n\n")):
            if number:
                formatter.write_paragraph()
            formatter.write_text(one_line(paragraph))
    with formatter.section(text("cli-example")):
        for line in text(f"cli-{name}-example").splitlines():
            formatter.write(f"{'':>{formatter.current_indent}}{line}\n")


def option(*names: str, **settings: Any) -> Callable[[_Decorated], _Decorated]:
    """An option whose help is a message."""
    return click.option(*names, cls=Option, **settings)


lang_option = option("--lang", metavar="TAG", is_eager=True, expose_value=False, callback=_set_lang)
ascii_option = option("--ascii", is_flag=True, expose_value=False, callback=_set_ascii)
json_option = option("--json", "as_json", is_flag=True)


def command(name: str) -> Callable[[Callable[..., Any]], Command]:
    """A command, with the options that every command has."""

    def decorate(function: Callable[..., Any]) -> Command:
        return click.command(name, cls=Command)(ascii_option(lang_option(function)))

    return decorate


def say(text: str) -> None:
    """A line for the host, on stderr."""
    click.echo(text, err=True, color=False)


def write_json(value: object) -> None:
    """JSON on stdout, indented; in ASCII, so that it survives every console."""
    click.echo(json.dumps(value, indent=2))


def ascii_asked(ctx: click.Context | None = None) -> bool:
    """Whether `--ascii` was given."""
    ctx = ctx or click.get_current_context()
    return bool(ctx.meta.get(_ASCII))


def ascii_wanted(ctx: click.Context | None = None) -> bool:
    """Whether nothing but ASCII may be written: asked for, or all that the console has."""
    ctx = ctx or click.get_current_context()
    return ascii_asked(ctx) or not encodes("…", sys.stderr)


def encodes(text: str, stream: Any) -> bool:
    """Whether a stream can write a text."""
    try:
        text.encode(stream.encoding)
    except (UnicodeEncodeError, LookupError, AttributeError, TypeError):
        return False
    return True


def tell_problems(problems: Iterable[Problem], packages: Sequence[str] = CORE, ctx: click.Context | None = None) -> None:
    """Problems as text on stderr.

    Args:
        problems: what is wrong.
        packages: where the texts about it are, beside the core's.
        ctx: the command's context, if it is not the current one.
    """
    ctx = ctx or click.get_current_context()
    plain = ascii_wanted(ctx)
    messages = Messages(texts(ctx).lang, packages)
    for problem in problems:
        try:
            say(render(problem, messages, ascii=plain))
        except MessageError:  # a plugin without a text for its own problem
            say(f"{_where(problem)}{problem.severity}[{problem.code}]: {safe(str(dict(problem.args)), 400, ascii=plain)}")


def _where(problem: Problem) -> str:
    place = problem.place
    if place is None:
        return ""
    return ":".join([safe(place.file, 500), *[str(number) for number in (place.line, place.column) if number is not None]]) + ": "


def problem_status(problems: Sequence[Problem]) -> int:
    """The exit status that problems mean: 2 for what cannot be read or is asked wrongly, 1 for wrong rules."""
    errors = [problem for problem in problems if problem.severity == "error"]
    if any([problem.code.startswith(_USAGE) for problem in errors]):
        return UNREADABLE
    return WRONG if errors else OK


def crash(error: Exception, ctx: click.Context) -> None:
    """Our own mistake, in one line."""
    what = safe(f"{type(error).__name__}: {error}", 300, ascii=ascii_wanted(ctx))
    try:
        say(texts(ctx).text("cli-crash", error=what))
    except Exception:  # the mistake may be in the message files, or in what reads them
        say(what)


def usage(id: str, **facts: object) -> click.UsageError:
    """Something asked wrongly, to be raised: exit status 2."""
    shown = {name: fact if type(fact) is int else safe(str(fact)) for name, fact in facts.items()}
    return click.UsageError(texts().text(id, **shown), click.get_current_context())


def colours() -> bool:
    """Whether colours may be used: not with NO_COLOR or on a dumb terminal."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
