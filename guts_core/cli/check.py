"""`guts check`: rulesets validated, and their examples played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

import click

from guts_core.cli import base
from guts_core.cli.base import UNREADABLE, WRONG, ascii_wanted, json_option, option, tell_problems, texts, write_json
from guts_core.cli.settling import differences
from guts_core.loader import Loaded, load
from guts_core.messages import MessageError, Messages
from guts_core.problems import Place, Problem, ProblemError, hints, message, safe, to_json
from guts_core.source import KeyPath

FORMATS = ("text", "json", "github")


@base.command("check")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@option("--strict", is_flag=True)
@option("--format", type=click.Choice(FORMATS), default=FORMATS[0])
@json_option
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], strict: bool, format: str, as_json: bool) -> None:
    """Check rulesets."""
    format = "json" if as_json else format
    found: list[tuple[Problem, Messages]] = []
    status = 0
    for file in dict.fromkeys(files):
        examples, problems, packages = _check(file)
        severities = Counter(problem.severity for problem in problems)
        bad = severities["error"] + (severities["warning"] if strict else 0)
        if bad:
            status = max(status, UNREADABLE if base.problem_status(problems) == UNREADABLE else WRONG)
        if format == "text":
            tell_problems(problems, packages)
            id = "cli-check-bad" if bad else "cli-check-good"
            facts = {"examples": examples, "errors": severities["error"], "warnings": severities["warning"]}
            click.echo(texts().text(id, file=safe(file, 300, ascii=ascii_wanted()), **facts))
        messages = Messages(texts().lang, packages)
        found += [(problem, messages) for problem in problems]
    if format == "json":
        write_json([_as_json(problem, messages) for problem, messages in found])
    elif format == "github":
        for problem, messages in found:
            click.echo(_annotation(problem, messages))
    ctx.exit(status)


def _check(file: str) -> tuple[int, Sequence[Problem], Sequence[str]]:
    """How many examples a ruleset has, what is wrong with it, and where the texts about that are."""
    try:
        loaded = load(file)
    except ProblemError as error:
        return 0, error.problems, error.packages
    problems = [*loaded.problems, *_example_problems(loaded)]
    if not loaded.examples:
        problems.append(Problem("examples-none", {}, loaded.layers.place((), None), "warning"))
    return len(loaded.examples), problems, loaded.packages


def _example_problems(loaded: Loaded) -> Iterator[Problem]:
    for index, situation in enumerate(loaded.examples):
        yield from differences(loaded, situation, partial(_place, loaded, index))


def _place(loaded: Loaded, example: int, key: KeyPath) -> Place:
    """Where a key of an example stands."""
    return loaded.layers.place(("examples", example, *key), None)


def _as_json(problem: Problem, messages: Messages) -> dict[str, object]:
    try:
        return to_json(problem, messages)
    except MessageError:  # a plugin without a text for its own problem
        return {"code": problem.code, "severity": problem.severity, "message": problem.code, "plugin": problem.plugin}


def _annotation(problem: Problem, messages: Messages) -> str:
    """A problem as a workflow command of GitHub, which makes it an annotation of the line."""
    kind = {"error": "error", "warning": "warning", "note": "notice"}[problem.severity]
    try:
        text = "\n".join([message(problem, messages), *hints(problem, messages)])
    except MessageError:
        text = problem.code
    place = problem.place
    facts: dict[str, object] = {"title": problem.code}
    if place is not None:
        facts = {"file": place.file, "line": place.line, "col": place.column, "endColumn": place.end_column, **facts}
    shown = ",".join(f"{key}={_escaped(str(value), ',:')}" for key, value in facts.items() if value is not None)
    return f"::{kind} {shown}::{_escaped(text)}"


def _escaped(text: str, more: str = "") -> str:
    """As workflow commands want it: what would end the command or a property is percent-encoded."""
    for char in "%\r\n" + more:
        text = text.replace(char, f"%{ord(char):02X}")
    return text
