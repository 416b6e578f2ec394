"""`guts new` with the bundled plugins: every answer of every question, any answers together, and the host of the issue."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest
from cli_tools import call, in_terminal
from hypothesis import given, settings
from hypothesis import strategies as st

from guts_core.discovery import installed
from guts_core.figures import compare_all
from guts_core.illustrating import illustrate
from guts_core.loader import load, load_text
from guts_core.problems import message
from guts_core.questionnaire import Questionnaire
from guts_core.questions import Built
from guts_core.scripted import run
from guts_core.topics import TOPICS

pytest.importorskip("guts_rulesets", reason="guts-core is not installed, so no ruleset has a name")

pytestmark = pytest.mark.bundled
needs_terminal = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")

NAMES = "Ana Bo Cy Dee Eli Fay Gus Hal Ivy Jon".split()

FRIDAY = {
    "cards": "three",
    "ranking": "trips-flush",
    "ghost": "lone",
    "ghost-tie": "ghost",
    "nobody-in": "coward",
    "cap": "30",
    "chip": "0.25",
}
"""Three cards, flush above straight, ghost only against a lone player who loses ties, coward pays, cap 30, quarters allowed."""


@cache
def questionnaire() -> Questionnaire:
    """About the default game. What it has worked out for one test serves the others."""
    return Questionnaire("friday.toml", "default", load("default"), installed(), "Friday")


def hold(asked: Questionnaire, built: Built, least: int = 3) -> None:
    """The file can be read, and its examples are as it says."""
    assert built.loaded is not None, built.problems
    examples = illustrate(built.loaded.game, NAMES)
    loaded = load_text(asked.file_text(built, examples), "friday.toml", plugins=asked.entries)
    assert len(loaded.examples) == len(examples) >= least
    for situation in loaded.examples:
        result = run(loaded.game, situation)
        assert compare_all(result, situation) == []
        assert result.warnings == ()


def wanted(question: str, word: str) -> dict[str, str]:
    """An answer, and those that are needed for the question to be asked."""
    answers = {question: word}
    own = next(item for item in questionnaire().all_questions() if item.id == question)
    for host in questionnaire().all_questions():
        chosen = [offer.id for offer in host.offers if own.plugin and offer.plugin == own.plugin and not host.plugin]
        if chosen:
            answers[host.id] = chosen[0]
    if "odd-chips" in answers:
        answers["chip"] = "1"
    if question in ("ranking", "low-ace"):
        answers["cards"] = "three"
    return answers


QUESTIONS = [topic.id for topic in TOPICS if topic.kind == "word"]


@pytest.mark.parametrize("topic", QUESTIONS)
def test_every_answer_makes_rules_whose_examples_hold(topic: str) -> None:
    found = [question for question in questionnaire().all_questions() if question.id == topic]
    plugins = {offer.plugin for question in found for offer in question.offers if offer.plugin}
    own = [question for question in questionnaire().all_questions() if question.plugin in plugins]
    for question in (*found, *own):
        for offer in question.offers:
            answers = wanted(question.id, offer.id)
            built = questionnaire().build(answers)
            assert {item.question.id: item.word for item in built.given}.items() >= answers.items()
            hold(questionnaire(), built)


def test_every_question_and_answer_has_its_texts() -> None:
    texts = questionnaire().texts
    for question in questionnaire().all_questions():
        assert texts.has(f"{question.plugin}-topic-{question.topic}" if question.plugin else f"new-topic-{question.topic}")
        assert question.plugin or texts.has(f"new-topic-{question.topic}-help")
        for offer in question.offers:
            assert texts.has(f"{offer.plugin}-answer-{offer.id}" if offer.plugin else f"new-answer-{question.id}-{offer.id}")


def test_a_question_of_a_core_that_only_plugins_make_one_is_asked() -> None:
    asked = {question.id for question in questionnaire().all_questions()}
    assert asked >= set(QUESTIONS)


def test_the_answers_of_a_plugin_have_names_of_their_own() -> None:
    for name, cls in questionnaire().plugins.items():
        ids = [answer.id for answer in cls.house_rules]
        assert len(ids) == len(set(ids)), name


@st.composite
def some_answers(draw: st.DrawFn) -> dict[str, str]:
    questions = {question.id: question for question in questionnaire().all_questions()}
    answers: dict[str, str] = {}
    for id in draw(st.lists(st.sampled_from(sorted(questions)), max_size=8, unique=True)):
        question = questions[id]
        if question.offers:
            answers[id] = draw(st.sampled_from([offer.id for offer in question.offers]))
        elif question.kind in ("amount", "whole"):
            answers[id] = str(draw(st.integers(1, 30)))
    return answers


@settings(max_examples=15, deadline=None)
@given(some_answers())
def test_any_answers_make_rules_or_are_explained(answers: dict[str, str]) -> None:
    asked = questionnaire()
    built = asked.build(answers)
    if built.loaded is not None:
        # where all are compelled in, and hold many cards, there may be no example; the host is told
        hold(questionnaire(), built, least=0)
        return
    errors = [problem for problem in built.problems if problem.severity == "error"]
    assert errors
    for problem in errors:
        assert message(problem, asked.texts)


def options(answers: dict[str, str]) -> list[str]:
    return [part for name, word in answers.items() for part in ("--set", f"{name}={word}")]


def test_the_host_of_the_issue_makes_the_rules_with_options(tmp_path: Path) -> None:
    file = tmp_path / "friday.toml"
    assert call("new", file, "--yes", *options(FRIDAY)).exit_code == 0
    rules = load(str(file)).ruleset.plain()
    assert rules["ranking"]["categories"] == ["trips", "straight flush", "flush", "straight", "pair", "high card"]
    assert [step["cards"] for step in rules["steps"] if step["do"] == "deal"] == [3]
    assert (rules["cap"], rules["chip"]) == (30, "1/4")
    assert rules["plugins"]["ghost"] | {"plays": "lone", "tie": "ghost"} == rules["plugins"]["ghost"]
    assert rules["plugins"]["coward"]["pays"] == "others"
    assert call("check", "--strict", file).stdout.endswith("good, 7 examples as expected\n")
    again = tmp_path / "again.toml"
    assert call("new", again, "--from", file).exit_code == 0
    assert load(str(again)).ruleset.hash == load(str(file)).ruleset.hash


@needs_terminal
def test_the_host_of_the_issue_makes_the_rules_in_a_conversation(tmp_path: Path) -> None:
    said = {"title": "Friday", **FRIDAY}
    order = [item.question.id for item in questionnaire().build(FRIDAY).given]
    keys = [f"{said.get(question, '')}\n" for question in order] + ["\n"] * 7
    shown, status = in_terminal(["new", "friday.toml"], keys, folder=tmp_path, prompt="]: ", more={"COLUMNS": "40"})
    assert status == 0
    plain = shown.replace("\x1b[1m", "").replace("\x1b[0m", "")
    assert "One alone is in, and ties with the hand that nobody holds" in " ".join(plain.split())
    assert max(map(len, plain.partition("Written: ")[0].split("\r\n"))) <= 40 + len("trips-flush")
    text = (tmp_path / "friday.toml").read_text(encoding="utf-8")
    assert "confirmed by nobody" not in text
    loaded = load(str(tmp_path / "friday.toml"))
    built = questionnaire().build(FRIDAY).loaded
    assert built is not None
    assert loaded.ruleset.hash == built.ruleset.hash
    assert len(loaded.examples) == 7


@needs_terminal
def test_who_stops_leaves_nothing(tmp_path: Path) -> None:
    shown, status = in_terminal(["new", "friday.toml"], ["\n", "\x03"], folder=tmp_path, prompt="]: ")
    assert status == 130
    assert "Nothing was written." in shown
    assert list(tmp_path.iterdir()) == []


def test_plugins_of_a_base_are_taken_away_again(tmp_path: Path) -> None:
    file, plain = tmp_path / "friday.toml", tmp_path / "plain.toml"
    assert call("new", file, *options(FRIDAY)).exit_code == 0
    back = {"cards": "two", "ghost": "none", "nobody-in": "stays", "cap": "20", "title": "Guts"}
    assert call("new", plain, "--from", file, *options(back)).exit_code == 0
    assert load(str(plain)).ruleset.plain()["plugins"] == {}
    assert call("check", "--strict", plain).exit_code == 0


def test_a_limit_that_takes_the_place_of_the_cap_and_back(tmp_path: Path) -> None:
    file, capped = tmp_path / "a.toml", tmp_path / "b.toml"
    assert call("new", file, *options({"limit": "max-loss", "max-loss-amount": "7"})).exit_code == 0
    rules = load(str(file)).ruleset.plain()
    assert (rules["cap"], rules["plugins"]) == (False, {"max-loss": {"amount": 7}})
    assert call("new", capped, "--from", file, *options({"limit": "cap", "cap": "40"})).exit_code == 0
    rules = load(str(capped)).ruleset.plain()
    assert (rules["cap"], rules["plugins"]) == (40, {})


@pytest.mark.parametrize("name", ["four-two-two-house", "legs"])
def test_a_game_of_another_shape_can_be_started_from(name: str) -> None:
    asked = Questionnaire("x.toml", name, load(name), installed(), "X")
    built = asked.build({"ante": "2"})
    hold(asked, built)
    assert built.loaded is not None
    assert built.loaded.ruleset.plain() == {**load(name).ruleset.plain(), "ante": 2, "title": "X", "summary": "", "source": ""}
