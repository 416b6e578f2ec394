"""`guts new`: a ruleset made by answering questions."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import click

from guts_core.cli import base
from guts_core.cli.asking import Conversation, Quit, reason
from guts_core.cli.base import INTERRUPTED, WRONG, ascii_wanted, json_option, option, say, tell_problems, texts, usage
from guts_core.cli.screen import Screen
from guts_core.cli.writing import write_file
from guts_core.discovery import installed
from guts_core.illustrating import Illustration, illustrate
from guts_core.loader import Loaded, load, load_text
from guts_core.messages import Messages
from guts_core.problems import Place, Problem, ProblemError, closest, safe
from guts_core.questionnaire import Questionnaire
from guts_core.questions import Built, Question
from guts_core.schema import FILE as SCHEMA
from guts_core.schema import dump, schema

_BASE: Final = "default"
_ENDING: Final = ".toml"


@base.command("new")
@click.argument("file", required=False)
@option("--from", "base_name", metavar="RULESET")
@option("--set", "answers", metavar="QUESTION=ANSWER", multiple=True)
@option("--yes", "-y", is_flag=True)
@option("--force", is_flag=True)
@option("--questions", is_flag=True)
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    file: str | None,
    base_name: str | None,
    answers: tuple[str, ...],
    yes: bool,
    force: bool,
    questions: bool,
    as_json: bool,
) -> None:
    """Make a ruleset."""
    loaded = load(base_name or _BASE)
    entries = installed()
    if questions:
        _list(Questionnaire("new.toml", base_name or _BASE, loaded, entries, lang=texts().lang), as_json)
        return
    if file is None:
        raise usage("new-file-missing")
    _check_place(file, force)
    extends = _extends(file, base_name or _BASE, loaded)
    questionnaire = Questionnaire(file, extends, loaded, entries, _title(file), texts().lang)
    if questionnaire.problems:
        tell_problems([replace(problem, severity="note") for problem in questionnaire.problems], questionnaire.texts.packages)
    known = {question.id: question for question in questionnaire.all_questions()}
    given = dict([_parsed(text, known) for text in answers])
    built = questionnaire.build(given)
    _check(built, given, questionnaire)
    if yes or as_json or not _has_terminal():
        assert built.loaded is not None
        examples, asked = illustrate(built.loaded.game, _names(questionnaire)), False
    else:
        screen = Screen(sys.stdout, questionnaire.texts, ascii=base.ascii_asked(ctx))
        try:
            built, examples = Conversation(screen, questionnaire, given, _names(questionnaire)).run()
            asked = True
        except Quit:
            say(texts().text("new-nothing"))
            ctx.exit(INTERRUPTED)
        except KeyboardInterrupt:
            say("")
            say(texts().text("new-nothing"))
            raise
    _write(questionnaire, built, examples, file=file, force=force, confirmed=asked, as_json=as_json)


def _has_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _names(questionnaire: Questionnaire) -> list[str]:
    return questionnaire.texts.text("cli-bot-names").split()


def _title(file: str) -> str:
    """The title that a file's name suggests."""
    name = os.path.basename(file).removesuffix(_ENDING).replace("-", " ").replace("_", " ").strip()
    return safe(name[:1].upper() + name[1:], 100)


# Before anything is asked


def _check_place(file: str, force: bool) -> None:
    """Whether a file can be written there: nobody answers twenty questions for nothing."""
    if not file.endswith(_ENDING) or os.path.basename(file) == _ENDING:
        raise usage("new-name-bad", file=file)
    folder = os.path.dirname(file)
    try:
        if "\0" in file:  # not every version of Python minds before it is opened
            raise ValueError
        file.encode()
        if folder and not os.path.isdir(folder):
            raise ProblemError([Problem("cli-new-folder", {"folder": folder})])
        if os.path.isdir(file):
            raise ProblemError([Problem("file-directory", {"file": file}, Place(file))])
        if os.path.lexists(file) and not force:
            raise ProblemError([Problem("cli-new-exists", {"file": file})])
    except ValueError:  # a name that no file can have
        raise usage("new-name-bad", file=file) from None


def _extends(file: str, name: str, loaded: Loaded) -> str:
    """The base as the file names it: a path relative to the file's own folder, or a name."""
    real = os.path.realpath(file)
    if any([layer.source is not None and os.path.realpath(layer.name) == real for layer in loaded.layers.files]):
        raise usage("new-from-itself", file=file)
    slashes = "/\\" if sys.platform == "win32" else "/"
    if not name.endswith(_ENDING) and not any([slash in name for slash in slashes]):
        return name
    try:
        path = os.path.relpath(name, os.path.dirname(file) or ".")
    except ValueError:  # on another drive
        path = os.path.abspath(name)
    path = path.replace(os.sep, "/")
    return path if path.endswith(_ENDING) or "/" in path else f"./{path}"


def _parsed(text: str, known: Mapping[str, Question]) -> tuple[str, str]:
    """An answer given as an option."""
    name, equals, word = text.partition("=")
    id = name.strip().casefold().replace("_", "-")
    if not equals:
        raise usage("new-set-form", text=text)
    if id not in known:
        raise usage("new-question-unknown", name=name, like=closest(id, known) or "none")
    question = known[id]
    understood = question.understood(word)
    if understood is None:
        words = ", ".join(offer.id for offer in question.offers) or "none"
        raise usage("new-set-wrong", word=word, name=id, kind=question.kind, known=words)
    return id, understood


def _check(built: Built, given: Mapping[str, str], questionnaire: Questionnaire) -> None:
    """Whether the answers given as options go together, and all of them were wanted."""
    errors = [problem for problem in built.problems if problem.severity == "error"]
    if errors:
        say(texts().text("new-set-base"))
        for problem in errors:
            say(f"  {reason(problem, questionnaire)}")
        click.get_current_context().exit(WRONG)
    asked = {item.question.id for item in built.given}
    unasked = [id for id in given if id not in asked]
    if unasked:
        raise usage("new-unasked", name=unasked[0])


def _list(questionnaire: Questionnaire, as_json: bool) -> None:
    """All questions with their answers."""
    found = questionnaire.all_questions()
    if as_json:
        base.write_json([_as_json(question, questionnaire) for question in found])
        return
    screen = Screen(sys.stdout, questionnaire.texts, ascii=base.ascii_asked())
    for question in found:
        screen.line(f"{question.id}: {questionnaire.question_text(question)}", bold=True)
        for offer in question.offers:
            screen.line(f"{offer.id}: {questionnaire.offer_text(question, offer)}", indent=2)
    screen.flush()


def _as_json(question: Question, questionnaire: Questionnaire) -> dict[str, Any]:
    return {
        "id": question.id,
        "question": questionnaire.question_text(question),
        "kind": question.kind,
        "plugin": question.plugin or None,
        "now": question.now or None,
        "answers": [
            {"id": offer.id, "text": questionnaire.offer_text(question, offer), "plugin": offer.plugin or None}
            for offer in question.offers
        ],
    }


# The files


def _write(
    questionnaire: Questionnaire,
    built: Built,
    examples: Sequence[Illustration],
    *,
    file: str,
    force: bool,
    confirmed: bool,
    as_json: bool,
) -> None:
    text = questionnaire.file_text(built, examples, schema=f"./{SCHEMA}", confirmed=confirmed)
    made = load_text(text, file, plugins=questionnaire.entries)
    beside = os.path.join(os.path.dirname(file), SCHEMA)
    kept = _write_schema(beside, dump(schema(questionnaire.installed, texts().lang)), force)
    _check_place(file, force)  # somebody may have made it in the meantime
    write_file(Path(file), text)
    if made.problems:
        tell_problems(made.problems, made.packages)
    if as_json:
        base.write_json(
            {
                "file": file,
                "schema": beside,
                "title": made.ruleset.title,
                "hash": made.ruleset.hash,
                "extends": questionnaire.extends,
                "answers": {item.question.id: item.word for item in built.given if item.word},
                "examples": [{"title": questionnaire.title_of(shown), **shown.data} for shown in examples],
            }
        )
        return
    _tell(questionnaire.texts, file, beside, kept=kept, examples=len(examples), confirmed=confirmed)


def _write_schema(file: str, text: str, force: bool) -> bool:
    """Write the schema; True where another one is there already, and stays."""
    if os.path.lexists(file) and not force:
        try:
            return Path(file).read_text(encoding="utf-8") != text
        except (OSError, ValueError):
            return True
    write_file(Path(file), text)
    return False


def _tell(messages: Messages, file: str, beside: str, *, kept: bool, examples: int, confirmed: bool) -> None:
    text, plain = messages.text, ascii_wanted()
    click.echo(text("new-written", file=safe(file, 300, ascii=plain)))
    shown = safe(beside, 300, ascii=plain)
    if kept:
        say(text("new-schema-kept", file=shown))
    else:
        click.echo(text("new-written-schema", file=shown))
    if not examples:
        say(text("new-no-examples"))
    elif not confirmed:
        say(text("new-unconfirmed"))
    quoted = safe(shlex.quote(file), 300, ascii=plain)
    click.echo(text("new-next"))
    for step in _next_steps():
        click.echo(f"  guts {step} {quoted}")


def _next_steps() -> Iterable[str]:
    return ("check", "explain", "play")
