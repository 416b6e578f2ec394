"""`guts new`: what the core asks, the file that answers make, the examples in it, and the conversation."""

from __future__ import annotations

import io
import json
import sys
from functools import cache
from pathlib import Path

import new_plugins
import pytest
from cli_tools import call

import guts_core.cli.new
from guts_core.cli.asking import Conversation, Quit
from guts_core.cli.screen import Screen
from guts_core.discovery import Entry
from guts_core.figures import compare_all
from guts_core.illustrating import illustrate
from guts_core.loader import Loaded, load, load_text
from guts_core.questionnaire import Questionnaire
from guts_core.questions import Built
from guts_core.scripted import run
from guts_core.topics import TOPICS, understood

pytest.importorskip("guts_rulesets", reason="guts-core is not installed, so no ruleset has a name")

NAMES = "Ana Bo Cy Dee Eli Fay Gus Hal Ivy Jon".split()


@cache
def questionnaire(*entries: Entry) -> Questionnaire:
    """About the default game. What it has worked out for one test serves the others."""
    return Questionnaire("friday.toml", "default", load("default"), entries, "Friday")


def made(asked: Questionnaire, built: Built) -> Loaded:
    """The file that is written, read again; its examples hold."""
    assert built.loaded is not None, built.problems
    examples = illustrate(built.loaded.game, NAMES)
    loaded = load_text(asked.file_text(built, examples, "./guts.schema.json"), "friday.toml", plugins=asked.entries)
    assert [problem for problem in loaded.problems if problem.severity != "note"] == []
    assert len(loaded.examples) == len(examples) >= 3
    for situation in loaded.examples:
        result = run(loaded.game, situation)
        assert compare_all(result, situation) == []
        assert result.warnings == ()
    return loaded


@pytest.fixture(autouse=True)
def no_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests are about the core: what is installed has no part in them."""
    monkeypatch.setattr(guts_core.cli.new, "installed", lambda: ())


# Answers


@pytest.mark.parametrize(
    ("answers", "data"),
    [
        ({}, {}),
        ({"title": "Fri[day]"}, {"title": "Fri[day]"}),
        ({"cards": "three"}, {"ranking": ["trips", "straight flush", "straight", "flush", "pair", "high card"], "cards": 3}),
        ({"cards": "five"}, {"cards": 5, "seats": {"min": 2, "max": 10}}),
        ({"cards": "three", "ranking": "trips-straight"}, {"cards": 3}),
        ({"cards": "three", "ranking": "trips-flush"}, {"flush": 2, "straight": 3, "trips": 0}),
        ({"cards": "three", "ranking": "straight-flush-straight"}, {"flush": 3, "straight": 2, "trips": 1}),
        ({"cards": "three", "ranking": "straight-flush-flush"}, {"flush": 2, "straight": 3, "trips": 1}),
        ({"cards": "three", "ranking": "sets-only"}, {"ranking": ["trips", "pair", "high card"]}),
        ({"cards": "three", "low-ace": "no"}, {"low_ace": False}),
        ({"wild": "J 2"}, {"wild": ["J", "2"]}),
        ({"antes": "every-round"}, {"who": "everyone"}),
        ({"ante": "1/2"}, {"ante": "1/2"}),
        ({"limit": "none"}, {"cap": False}),
        ({"cap": "30"}, {"cap": 30}),
        ({"chip": "0.25"}, {"chip": "1/4"}),
        ({"seats": "3-6", "cycles": "7"}, {"seats": {"min": 3, "max": 6}, "cycles": 7}),
    ],
)
def test_an_answer_is_in_the_rules(answers: dict[str, str], data: dict[str, object]) -> None:
    asked = questionnaire()
    plain = made(asked, asked.build(answers)).ruleset.plain()
    categories = plain["ranking"]["categories"]
    found = {
        **plain,
        "ranking": categories,
        "cards": plain["steps"][1]["cards"],
        "who": plain["steps"][0]["who"],
        "low_ace": plain["ranking"]["low_ace"],
        "wild": plain["ranking"]["wild"],
        **{name: place for place, name in enumerate(categories)},
    }
    assert {key: found[key] for key in data} == data


def test_every_answer_of_the_core_is_tried_here() -> None:
    tried = {"cards": {"two", "three", "five"}, "low-ace": {"yes", "no"}, "antes": {"new-pot", "every-round"}}
    tried |= {"limit": {"cap", "none"}}
    several = {topic.id: set(topic.words) for topic in TOPICS if topic.kind == "word" and len(topic.words) > 1}
    assert several.pop("ranking") == {
        "trips-straight",
        "trips-flush",
        "straight-flush-straight",
        "straight-flush-flush",
        "sets-only",
    }
    assert several == tried


def test_a_question_with_one_answer_is_not_asked() -> None:
    given = {item.question.id for item in questionnaire().build({}).given}
    assert "cards" in given
    assert given.isdisjoint({"ghost", "ties", "nobody-in", "ranking", "low-ace", "odd-chips"})


def test_what_is_not_asked_of_two_cards_is_asked_of_three() -> None:
    given = {item.question.id: item.word for item in questionnaire().build({"cards": "three"}).given}
    assert given["ranking"] == "trips-straight"
    assert given["low-ace"] == "yes"


def test_a_game_of_its_own_shape_is_not_asked_about_its_shape(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    steps = ["ante", "deal", "declare", "showdown", "deal", "showdown", "settle"]
    written = [f'{{ do = "{kind}"{", cards = 1" if kind == "deal" else ""} }}' for kind in steps]
    file.write_text(f'extends = "default"\nsteps = [{", ".join(written)}]\n', encoding="utf-8")
    given = {item.question.id for item in Questionnaire("b.toml", str(file), load(str(file)), ()).build({}).given}
    assert given == {"title", "ante", "limit", "cap", "chip", "seats", "cycles"}


@pytest.mark.parametrize(
    ("kind", "text", "meant"),
    [
        ("amount", "30", "30"),
        ("amount", " 0.25 ", "0.25"),
        ("amount", "1/4", "0.25"),
        ("amount", "1/3", "1/3"),
        ("amount", "-1", None),
        ("amount", "ten", None),
        ("amount", "1e9", None),
        ("amount", "9" * 5000, None),
        ("whole", "5", "5"),
        ("whole", "0", None),
        ("whole", "1.5", None),
        ("whole", "9" * 5000, None),
        ("whole", "٣", None),
        ("seats", "4", "4-4"),
        ("seats", "3 - 8", "3-8"),
        ("seats", "8-3", None),
        ("seats", "1-3", None),
        ("seats", "2-27", None),
        ("seats", "2-3-4", None),
        ("ranks", "j, 2", "J 2"),
        ("ranks", "T", "10"),
        ("ranks", "1", None),
        ("ranks", "", None),
        ("text", " Friday ", "Friday"),
        ("text", "", None),
        ("text", "a\x1b[31m", None),
        ("text", "x" * 201, None),
    ],
)
def test_a_value_is_understood_or_not(kind: str, text: str, meant: str | None) -> None:
    assert understood(kind, text) == meant  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("two", "two"),
        ("TWO", "two"),
        ("2", "three"),
        ("thr", "three"),
        ("t", None),
        ("0", None),
        ("4", None),
        ("", None),
        ("x", None),
    ],
)
def test_an_answer_is_a_word_its_beginning_or_its_number(text: str, meant: str | None) -> None:
    question = next(item.question for item in questionnaire().build({}).given if item.question.id == "cards")
    assert question.understood(text) == meant


# Answers of plugins


def test_a_plugin_answers_the_cores_questions_and_asks_its_own() -> None:
    asked = questionnaire(*new_plugins.GOOD)
    built = asked.build({"nobody-in": "fee", "fee-chips": "3", "fee-payer": "rich", "limit": "other"})
    assert made(asked, built).ruleset.plain()["plugins"] == {"fee": {"chips": 3, "rich": True}, "uncapped": {}}
    assert [item.question.id for item in built.given if item.question.plugin] == ["fee-chips", "fee-payer"]
    assert built.data["cap"] is False
    assert "cap" not in {item.question.id for item in built.given}


def test_the_questions_of_a_plugin_that_is_not_chosen_are_not_asked() -> None:
    asked = questionnaire(*new_plugins.GOOD)
    assert not any(item.question.plugin for item in asked.build({}).given)
    assert {question.id for question in asked.all_questions()} >= {"nobody-in", "fee-chips", "fee-payer"}


def test_what_a_plugin_refuses_is_a_problem() -> None:
    built = questionnaire(*new_plugins.GOOD).build({"nobody-in": "fee", "antes": "every-round"})
    assert built.loaded is None
    assert [problem.plugin for problem in built.problems] == ["fee"]


def test_plugins_that_cannot_be_had_keep_nobody_from_asking() -> None:
    asked = questionnaire(*new_plugins.GOOD, *new_plugins.BAD)
    assert {problem.plugin for problem in asked.problems} == {"absent"}
    assert set(asked.plugins) == {"fee", "uncapped"}
    assert asked.build({"nobody-in": "fee"}).loaded is not None


def test_broken_messages_of_a_plugin_keep_nobody_from_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "guts_torn"
    (folder / "locale" / "en").mkdir(parents=True)
    (folder / "__init__.py").write_text("from new_plugins import Uncapped\n", encoding="utf-8")
    (folder / "locale" / "en" / "torn.ftl").write_text("torn-answer-other = {\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    asked = questionnaire(Entry("torn", "guts_torn:Uncapped", "guts-torn", "1.0"))
    built = asked.build({"limit": "other"})
    limit = next(item for item in built.given if item.question.id == "limit")
    assert asked.answer_text(limit) == "other"
    assert asked.question_text(limit.question).startswith("Is there a limit")


def test_a_plugin_without_texts_is_asked_about_by_its_words() -> None:
    asked = questionnaire(*new_plugins.GOOD)
    question = next(question for question in asked.all_questions() if question.id == "fee-payer")
    assert asked.question_text(question) == "fee-payer"
    assert [asked.offer_text(question, offer) for offer in question.offers] == ["rich", "poor"]


# From another ruleset


def test_the_answers_of_a_base_are_proposed(tmp_path: Path) -> None:
    assert (
        call("new", tmp_path / "a.toml", "--set", "cards=three", "--set", "ranking=trips-flush", "--set", "cap=30").exit_code == 0
    )
    assert call("new", tmp_path / "b.toml", "--from", tmp_path / "a.toml", "--set", "title=A").exit_code == 0
    first, second = load(str(tmp_path / "a.toml")), load(str(tmp_path / "b.toml"))
    assert second.ruleset == first.ruleset
    assert 'extends = "a.toml"' in (tmp_path / "b.toml").read_text(encoding="utf-8")


def test_a_base_is_named_from_the_files_own_folder(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    assert call("new", tmp_path / "a.toml").exit_code == 0
    assert call("new", tmp_path / "sub" / "b.toml", "--from", tmp_path / "a.toml").exit_code == 0
    assert 'extends = "../a.toml"' in (tmp_path / "sub" / "b.toml").read_text(encoding="utf-8")
    assert call("check", "--strict", tmp_path / "sub" / "b.toml").exit_code == 0


def test_a_file_does_not_start_from_itself_or_from_what_extends_it(tmp_path: Path) -> None:
    assert call("new", tmp_path / "a.toml").exit_code == 0
    assert call("new", tmp_path / "b.toml", "--from", tmp_path / "a.toml").exit_code == 0
    before = (tmp_path / "a.toml").read_bytes()
    for base in ("a.toml", "b.toml"):
        result = call("new", tmp_path / "a.toml", "--from", tmp_path / base, "--force")
        assert result.exit_code == 2
        assert "cannot start from itself" in result.stderr
    assert (tmp_path / "a.toml").read_bytes() == before


def test_exact_shares_cannot_be_had_from_a_base_with_a_smallest_chip(tmp_path: Path) -> None:
    assert call("new", tmp_path / "a.toml", "--set", "chip=0.25").exit_code == 0
    result = call("new", tmp_path / "b.toml", "--from", tmp_path / "a.toml", "--set", "chip=exact")
    assert result.exit_code == 2
    assert not (tmp_path / "b.toml").exists()


# The command


def test_the_file_says_which_question_each_line_answers(tmp_path: Path) -> None:
    result = call("new", tmp_path / "friday-night.toml", "--set", "cap=30", "--yes")
    assert result.exit_code == 0
    text = (tmp_path / "friday-night.toml").read_text(encoding="utf-8")
    assert text.startswith("#:schema ./guts.schema.json\n")
    assert 'title = "Friday night"' in text
    assert "# How much is the cap, in chips? 30\ncap = 30\n" in text
    assert '# As in "default":\n' in text
    assert "confirmed by nobody" in text
    assert json.loads((tmp_path / "guts.schema.json").read_text(encoding="utf-8"))["properties"]["cap"]
    assert "guts check" in result.stdout
    assert call("check", "--strict", tmp_path / "friday-night.toml").exit_code == 0


def test_without_a_terminal_nothing_is_asked(tmp_path: Path) -> None:
    result = call("new", tmp_path / "a.toml")
    assert result.exit_code == 0
    assert "nobody has confirmed" in result.stderr
    assert "?" not in result.stdout


def test_a_file_that_is_there_stays_unless_forced(tmp_path: Path) -> None:
    file, schema = tmp_path / "a.toml", tmp_path / "guts.schema.json"
    file.write_text("mine", encoding="utf-8")
    schema.write_text("mine", encoding="utf-8")
    result = call("new", file)
    assert result.exit_code == 2
    assert "cli-new-exists" in result.stderr
    assert file.read_text(encoding="utf-8") == schema.read_text(encoding="utf-8") == "mine"
    other = call("new", tmp_path / "b.toml")
    assert other.exit_code == 0
    assert "was left as it is" in other.stderr
    assert schema.read_text(encoding="utf-8") == "mine"
    assert call("new", file, "--force").exit_code == 0
    assert "mine" not in (file.read_text(encoding="utf-8"), schema.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "name the file"),
        (("friday",), "something.toml"),
        ((".toml",), "something.toml"),
        (("no-such-folder/friday.toml",), "no folder"),
        (("a\0.toml",), "something.toml"),
        (("a.toml", "--set", "cards"), "cards=three"),
        (("a.toml", "--set", "crads=three"), 'did you mean "cards"'),
        (("a.toml", "--set", "cards=four"), "two, three, five"),
        (("a.toml", "--set", "cap=much"), "amount of chips"),
        (("a.toml", "--set", "cap=0"), "amount of chips"),
        (("a.toml", "--set", "seats=1"), "how many may play"),
        (("a.toml", "--set", "limit=none", "--set", "cap=30"), "not asked"),
        (("a.toml", "--set", "ranking=sets-only"), "not asked"),
        (("a.toml", "--from", "no-such-ruleset"), "no ruleset"),
        (("a.toml", "--from", "missing.toml"), "missing.toml"),
        (("a.toml", "--set", "title=\x1b[31m"), "characters that can be shown"),
    ],
)
def test_wrong_words_are_told_and_nothing_is_written(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = call("new", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert "\x1b" not in result.output
    assert list(tmp_path.iterdir()) == []


def test_answers_that_do_not_go_together_are_explained(tmp_path: Path) -> None:
    result = call("new", tmp_path / "a.toml", "--set", "cards=five", "--set", "seats=2-11")
    assert result.exit_code == 1
    assert "11 seats need 55 cards" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_questions_as_a_list() -> None:
    result = call("new", "--questions", "--ascii")
    assert result.exit_code == 0
    assert "cards: How many cards does everybody get?\n  two: Two.\n" in result.stdout
    assert result.stdout.isascii()
    found = json.loads(call("new", "--questions", "--json").stdout)
    cards = next(question for question in found if question["id"] == "cards")
    assert [answer["id"] for answer in cards["answers"]][:3] == ["two", "three", "five"]
    assert cards["now"] == "two"


def test_what_was_made_as_json(tmp_path: Path) -> None:
    result = call("new", tmp_path / "a.toml", "--json", "--set", "cap=1/2", "--set", "ante=0.25")
    found = json.loads(result.stdout)
    assert found["answers"]["cap"] == "0.5"
    assert found["hash"] == load(str(tmp_path / "a.toml")).ruleset.hash
    assert [example["title"] for example in found["examples"]]


# The conversation


def talk(
    monkeypatch: pytest.MonkeyPatch, *said: str, answers: dict[str, str] | None = None, entries: tuple[Entry, ...] = ()
) -> tuple[str, Built, list[str]]:
    """What was shown, what was made, and which examples were confirmed."""
    asked = questionnaire(*entries)
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in said)))
    conversation = Conversation(Screen(stream, asked.texts, ascii=True), asked, answers or {}, NAMES)
    built, examples = conversation.run()
    return stream.getvalue(), built, [shown.kind for shown in examples]


TITLE, CARDS, WILD, ANTES, ANTE, LIMIT, CAP, CHIP, SEATS, CYCLES = [""] * 10
USUAL = (TITLE, CARDS, WILD, ANTES, ANTE, LIMIT, CAP, CHIP, SEATS, CYCLES)
YES = ("",) * 5


def test_enter_takes_what_is_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, built, examples = talk(monkeypatch, *USUAL, *YES)
    assert "[two]: " in shown
    assert built.loaded is not None
    assert built.loaded.ruleset.hash == load("default").ruleset.hash
    assert examples == ["new-pot", "tie", "lone", "nobody", "cap"]


def test_a_value_that_makes_no_sense_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, built, _ = talk(monkeypatch, "", "", "", "", "", "", "much", "30", "", "", "", *YES)
    assert '"much" is no amount of chips' in shown
    assert built.data["cap"] == 30


def test_a_question_mark_explains(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, _, _ = talk(monkeypatch, "", "?", *USUAL[1:], *YES)
    assert "With three or five, straights and flushes count too" in " ".join(shown.split())


def test_back_asks_again_and_proposes_what_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, built, _ = talk(monkeypatch, "b", "", "three", "b", "", "trips-flush", "", "", *USUAL[3:], "", *YES)
    assert "This is the first question." in shown
    assert "[three]: " in shown
    assert built.data["steps"][1]["cards"] == 3
    assert built.data["ranking"]["categories"][2] == "flush"


def test_what_is_refused_is_explained_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, built, _ = talk(monkeypatch, "", "five", *USUAL[2:3], "", *USUAL[3:8], "2-12", "2-8", "", *YES, "")
    assert "12 seats need 60 cards" in " ".join(shown.split())
    assert built.data["seats"] == {"min": 2, "max": 8}


def test_what_was_given_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, built, _ = talk(monkeypatch, *USUAL[:6], *USUAL[7:], *YES, answers={"cap": "30"})
    assert "How much is the cap" not in shown
    assert built.data["cap"] == 30


def test_a_plugins_answer_and_its_own_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ("", "", "", "fee", "5", "1", *USUAL[3:])
    shown, built, _ = talk(monkeypatch, *said, *YES, entries=new_plugins.GOOD)
    assert "fee-chips" in shown
    assert built.data["plugins"] == {"fee": {"chips": 5, "rich": True}}


def test_an_example_that_is_wrong_is_left_out_and_its_questions_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, _, examples = talk(monkeypatch, *USUAL, "", "perhaps", "n", "", "", "", "")
    assert "Please answer y or n." in shown
    assert "It is left out of the file" in shown
    assert "chip: What is the smallest chip?" in shown
    assert examples == ["new-pot", "lone", "nobody", "cap"]


def test_a_question_can_be_asked_again_after_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, built, examples = talk(monkeypatch, *USUAL, *YES[:4], "n", "crap", "cap", "30", *YES)
    assert 'there is no question "crap"' in shown
    assert built.data["cap"] == 30
    assert examples == ["new-pot", "tie", "lone", "nobody", "cap"]


@pytest.mark.parametrize("said", [("q",), ("", "quit"), (), (*USUAL, "q")])
def test_to_stop_is_to_stop(monkeypatch: pytest.MonkeyPatch, said: tuple[str, ...]) -> None:
    with pytest.raises(Quit):
        talk(monkeypatch, *said)
