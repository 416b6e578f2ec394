"""The rule sheet: what each key and step says, how it is written in three formats, and `guts explain`."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, ClassVar, Literal

import pytest
from cli_tools import ROOT, call, run
from loader_plugins import ENTRIES
from pydantic import Field

from guts_core import explain, load
from guts_core.hooks import hookimpl, questions
from guts_core.loader import Loaded, load_data
from guts_core.messages import MessageError, Messages
from guts_core.plain_text import in_ascii
from guts_core.rule_texts import StepTexts, sentences
from guts_core.rulebook import Rulebook
from guts_core.rulesheet import _SECTIONS, every_line
from guts_core.sheet_html import as_html
from guts_core.sheet_text import as_markdown, as_text
from guts_core.steps import CORE_KINDS, Step
from guts_core.variant import Variant

MESSAGES = Messages()
GOLDEN = Path(__file__).with_name("golden") / "explain_default.txt"
FIVE = {"categories": ["straight flush", "full house", "flush", "straight", "trips", "two pair", "pair", "high card"], "best": 5}
STEPS = [{"do": "ante"}, {"do": "deal", "cards": 2}, {"do": "declare"}, {"do": "showdown"}, {"do": "settle"}]


def rules(**keys: Any) -> Loaded:
    return load_data(keys, "here", plugins=())


def text(loaded: Loaded) -> str:
    """The sheet without its foot, where the hash stands."""
    return as_text(explain(loaded, messages=MESSAGES)._replace(foot=()), 10_000)


def with_step(place: int, **keys: object) -> Loaded:
    """The default game with other parameters of one step."""
    return rules(steps=[{**step, **keys} if place == number else step for number, step in enumerate(STEPS)])


def test_the_sheet_of_the_default_game_is_as_it_was() -> None:
    assert as_text(explain(load("default"), messages=MESSAGES)) == GOLDEN.read_text(encoding="utf-8")


def test_every_question_has_a_section() -> None:
    asked = [question for section in _SECTIONS.values() for question in section]
    assert sorted(asked) == sorted(questions())


def test_every_core_kind_and_condition_has_a_sentence() -> None:
    from guts_core.steps import core_conditions

    messages = MESSAGES
    assert [
        kind.kind() for kind in CORE_KINDS if kind.kind() != "group" and not messages.has(f"default-step-{kind.kind()}")
    ] == []
    for name in core_conditions():
        told = [StepTexts(messages, {}).condition(name, form).text for form in ("when", "while", "until")]
        assert len({*told}) == 3
        assert not any("this holds" in sentence for sentence in told)


def test_what_the_default_says_about_questions_is_about_questions() -> None:
    beside = {"dealt", "dealer", "undeclared", "places"}
    ids = re.findall(r"^default-rule-(\S+) =", (ROOT / "guts_core/locale/en/explain.ftl").read_text(encoding="utf-8"), re.M)
    assert {*ids} - beside <= {*questions()}


@pytest.mark.parametrize(
    "keys",
    [
        {"ante": 2},
        {"ante": "1/4"},
        {"cap": 30},
        {"cap": False},
        {"chip": "1/4"},
        {"chip": 1},
        {"cycles": 3},
        {"seats": {"min": 3, "max": 10}},
        {"seats": {"min": 2, "max": 7}},
        {"seats": {"min": 4, "max": 4}},
        {"title": "Friday night"},
        {"summary": "As we play it."},
        {"ranking": {"categories": ["high card"]}},
        {"ranking": {"categories": ["flush", "pair"]}},
        {"ranking": {"low": True}},
        {"ranking": {"aces": "low"}},
        {"ranking": {"best": 2}},
        {"ranking": {"wild": ["2"]}},
        {"ranking": {"wild": ["spades"]}},
        {"ranking": {"wild": ["Js"]}},
        {"ranking": {"top": ["3-2"]}},
    ],
    ids=str,
)
def test_every_key_changes_the_sheet(keys: dict[str, object]) -> None:
    assert text(rules(**keys)) != text(rules())


@pytest.mark.parametrize("change", [{"low_ace": False}, {"best": 4}, {"best": None}, {"low": True}, {"aces": "low"}], ids=str)
def test_every_part_of_a_ranking_with_straights_changes_the_sheet(change: dict[str, object]) -> None:
    ranking = {key: value for key, value in {**FIVE, **change}.items() if value is not None}
    steps = [{**step, "cards": 5} if step["do"] == "deal" else step for step in STEPS]
    seats = {"min": 2, "max": 8}
    assert text(rules(ranking=ranking, steps=steps, seats=seats)) != text(rules(ranking=FIVE, steps=steps, seats=seats))


@pytest.mark.parametrize(
    ("place", "keys"),
    [
        (0, {"who": "everyone"}),
        (0, {"amount": 3}),
        (0, {"amount": "1/2"}),
        (1, {"cards": 1}),
        (1, {"cards": 3}),
        (1, {"face": "up"}),
        (1, {"face": "dark"}),
        (1, {"to": "in"}),
        (1, {"short": "reshuffle"}),
        (2, {"who": "in"}),
        (2, {"choices": ["high", "low", "out"]}),
        (3, {"seen_by": "in"}),
        (3, {"ranking": {"low": True}}),
        (3, {"contests": [{"name": "high"}, {"name": "low", "ranking": {"low": True}}]}),
        (3, {"contests": [{"name": "high", "share": 2}, {"name": "low", "ranking": {"low": True}}]}),
        (4, {"ends": "lone"}),
        *[(1, {"when": name}) for name in ("nobody-in", "somebody-in", "one-in", "several-in", "lone", "contested")],
    ],
    ids=str,
)
def test_every_parameter_of_a_step_changes_the_sheet(place: int, keys: dict[str, object]) -> None:
    assert text(with_step(place, **keys)) != text(rules())


def test_cards_to_the_out_the_board_and_a_house_are_told_apart() -> None:
    deals = [{"do": "deal", "cards": 1, "to": to} for to in ("in", "out", "board", "ghost")]
    told = [text(rules(steps=[*STEPS[:3], deal, *STEPS[3:]])) for deal in deals]
    assert len({*told}) == 4
    assert "common cards" in told[2]
    assert '"ghost"' in told[3]


def test_names_of_contests_pots_and_their_shares_are_told() -> None:
    fights = [
        {"name": "high", "pot": "side", "among": ["high"]},
        {"name": "low", "share": 2, "among": ["low"], "ranking": {"low": True}},
        {"name": "middle", "share": "1/2"},
    ]
    told = text(
        rules(
            steps=[
                {"do": "ante"},
                {"do": "ante", "pot": "side"},
                {"do": "deal", "cards": 2},
                {"do": "declare", "choices": ["high", "low", "out"]},
                {"do": "showdown", "contests": fights},
                {"do": "settle"},
            ]
        )
    )
    high = '"high": those take part who have declared one of these words: high.'
    assert f'{high} It is about the whole pot. That is the pot called "side".' in told
    assert "It is about 2 of 5/2 parts of the pot." in told
    assert "high, low, out" in told
    assert '- "low"\n   - The lowest hand wins.' in told


def test_nested_steps_stand_below_what_holds_for_all_of_them() -> None:
    again = {
        "do": "repeat",
        "max": 3,
        "while": "nobody-in",
        "until": "somebody-in",
        "steps": [{"do": "deal", "cards": 1}, {"do": "group", "when": "contested", "steps": [{"do": "declare"}]}],
    }
    sheet = explain(rules(steps=[*STEPS[:3], again, *STEPS[3:]]), messages=MESSAGES)
    (step,) = [step for step in sheet.sections[1].steps if "repeated, 3 times" in step.sentence.text]
    assert [line.sentence.text for line in step.lines] == [
        "Everybody is dealt one card, face down.",
        "If two hands or more can win:",
        "It goes on only while nobody is in.",
        "It stops as soon as somebody is in.",
    ]
    assert [line.sentence.text for line in step.lines[1].lines] == ["Everybody declares: in or out."]


def test_showdowns_are_numbered_where_there_are_several_and_equal_rankings_stand_once() -> None:
    stage = [{"do": "deal", "cards": 1}, {"do": "declare"}, {"do": "showdown"}, {"do": "settle"}]
    low = [*stage[:2], {"do": "showdown", "ranking": {"low": True}}, {"do": "settle"}]
    told = text(rules(steps=[{"do": "ante"}, *stage, *low, *stage]))
    assert "8. It is settled who wins and who pays in showdown 2." not in told
    assert "9. It is settled who wins and who pays in showdown 2." in told
    assert "- Showdowns 1, 3\n" in told
    assert "- Showdown 2\n" in told
    assert "the round goes on" in told


def test_a_game_without_a_declaration_says_nothing_about_being_out() -> None:
    sheet = explain(rules(steps=[step for step in STEPS if step["do"] != "declare"]), messages=MESSAGES)
    assert {"declaring", "nobody-in"}.isdisjoint(section.id for section in sheet.sections)
    assert "everybody who plays is in" in as_text(sheet)


# ------------------------------------------------------------ plugins


class Bell(Variant):
    """A bell rings when somebody wins.

    It is loud.
    """

    loud: bool = Field(True, description="Whether it is heard.")
    word: Literal["ding", "dong"] = Field("ding", description="What it says.")
    ranks: tuple[str, ...] = Field((), description="For whom.")


class RingStep(Step):
    """The bell is rung by somebody.

    Several times.
    """

    do: Literal["ring"] = "ring"
    times: int = 3


class Ringer(Variant):
    """Rings."""

    @hookimpl
    def guts_kinds(self) -> Any:
        return (RingStep,)

    @hookimpl
    def guts_conditions(self) -> Any:
        return {"it-rings": lambda table: False}


class Answerer(Variant):
    """Answers what nobody in means."""

    @hookimpl
    def guts_nobody_in(self, table: Any, pot: Any, stake: Any, contests: Any) -> Any:
        return []


def test_a_plugin_without_messages_says_its_summary_and_its_options() -> None:
    assert sentences("bell", Bell(loud=False, ranks=("2", "3")), MESSAGES) == [
        "A bell rings when somebody wins.",
        "bell: loud = false",
        "bell: word = ding",
        "bell: ranks = 2, 3",
    ]


def test_a_step_without_a_message_says_its_summary_and_its_parameters() -> None:
    texts = StepTexts(MESSAGES, {"ringer": Ringer()})
    assert texts.sentence(RingStep()).text == "ring: The bell is rung by somebody."
    assert texts.fields(RingStep(times=4)) == ["times = 4"]
    assert texts.condition("it-rings").text == "Only if this holds: it-rings."


def test_what_a_plugin_answers_in_the_defaults_place_the_default_does_not_say() -> None:
    from guts_core.game import assemble
    from guts_core.ruleset import Ruleset

    assert [sentence.plugin for sentence in Rulebook(assemble(Ruleset()), MESSAGES).about("nobody_in")] == ["default"]
    assert Rulebook(assemble(Ruleset(plugins={"answerer": Answerer()})), MESSAGES).about("nobody_in") == []


class Texts(Messages):
    """Messages with some of a plugin's own."""

    __slots__ = ("own",)

    def __init__(self, **own: str) -> None:
        super().__init__()
        self.own = {id.replace("__", "-"): told for id, told in own.items()}

    def has(self, id: str) -> bool:
        return id in self.own or super().has(id)

    def text(self, id: str, /, **args: object) -> str:
        return self.own[id].format(**args) if id in self.own else super().text(id, **args)


def test_messages_of_a_plugin_are_said_and_an_option_that_none_mentions_is_listed() -> None:
    texts = Texts(bell__rule="It says {word}.", bell__ranks__rule="For {value}.", bell__word__2="twos", bell__rule__owes="More.")
    assert sentences("bell", Bell(word="dong", ranks=("2", "K")), texts) == ["It says dong.", "For twos, K.", "More."]
    assert sentences("bell", Bell(loud=False), texts) == ["It says ding.", "For none.", "More.", "bell: loud = false"]


def test_a_message_that_cannot_be_told_counts_as_none() -> None:
    class Broken(Messages):
        def has(self, id: str) -> bool:
            return id == "bell-rule" or super().has(id)

    assert sentences("bell", Bell(), Broken())[0] == "A bell rings when somebody wins."


def test_plugins_stand_at_the_foot_with_version_and_package() -> None:
    loaded = load_data({"plugins": {"haunt": {}}}, "here", plugins=ENTRIES)
    foot = explain(loaded, messages=MESSAGES).foot
    assert foot[0].startswith(f"Rules {loaded.ruleset.hash}: ")
    assert foot[1] == f"haunt {loaded.plugins['haunt'].version}, from {loaded.plugins['haunt'].package}"


def test_a_movement_is_justified_by_the_sentences_behind_it() -> None:
    book = Rulebook(load("default").game, MESSAGES)
    assert [sentence.question for sentence in book.why("default", "payments")] == ["losers", "stake", "owes"]
    assert [sentence.question for sentence in book.why("default", "overflow")] == ["overflow"]
    assert book.why("core", "nothing") == []


# ------------------------------------------------------------ formats

NASTY = "<script>alert(1)</script> & *bold* [x](http://e) \x1b[31m _u_ | # \u202e"


class Page(HTMLParser):
    """The tags of a page, all closed again, and what they point to."""

    VOID: ClassVar = {"meta"}

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def nasty() -> Loaded:
    names = [{"name": NASTY, "pot": "pot"}, {"name": "1. low", "ranking": {"low": True}}]
    return rules(title=NASTY, summary=NASTY, steps=[*STEPS[:3], {"do": "showdown", "contests": names}, {"do": "settle"}])


def test_strangers_texts_are_harmless_in_html() -> None:
    page = Page(as_html(explain(nasty(), messages=MESSAGES)))
    assert page.open == []
    tags = "html head meta title style body main header h1 h2 p section ul ol li footer"
    assert {tag for tag, _ in page.seen} <= {*tags.split()}
    names = {name for _, attrs in page.seen for name in attrs}
    assert names <= {"lang", "charset", "http-equiv", "content", "name", "id", "class", "aria-labelledby"}


def test_the_page_says_its_language_and_needs_nothing_from_outside() -> None:
    page = as_html(explain(load("default"), "pt-BR"))
    assert '<html lang="pt-BR">' in page
    assert "@media print" in page
    assert not re.search(r"https?:|src=|href=|url\(|@import", page)


def test_strangers_texts_are_harmless_in_markdown() -> None:
    told = as_markdown(explain(nasty(), messages=MESSAGES))
    assert not re.search(r"(?<!\\)[<*\[&]", told.replace("<!-- -->", "").replace("**These rules**", ""))
    assert r"\<script\>alert(1)\</script\> \& \*bold\* \[x\](http://e)" in told.splitlines()[0]
    assert "\x1b" not in told
    assert "\u202e" not in told


def test_markdown_does_not_take_a_sentence_for_a_list() -> None:
    from guts_core.sheet_text import _escape

    given = ("1. one", "- two", "12 cards", "+ x", "2) b")
    assert [*map(_escape, given)] == ["1\\. one", "\\- two", "12 cards", "\\+ x", "2\\) b"]


def test_text_honours_its_width_and_is_harmless() -> None:
    for width in (20, 40):
        lines = as_text(explain(nasty(), messages=MESSAGES), width).splitlines()
        assert max(map(len, lines)) <= width
    assert "\x1b" not in "\n".join(lines)


def test_ascii_drops_accents_and_signs() -> None:
    assert in_ascii("Não – “Q♠” … é ½ Ł") == 'Nao - "Qs" ... e 1?2 ?'


def test_lines_are_walked_with_those_below_them() -> None:
    sheet = explain(with_step(1, when="contested"), messages=MESSAGES)
    told = [line.sentence.text for line in every_line(sheet.sections[1].steps)]
    assert told[1:3] == ["If two hands or more can win:", "Everybody is dealt 2 cards, face down."]


# ------------------------------------------------------------ the command


def test_explain_writes_text_to_the_screen_in_its_width(tmp_path: Path) -> None:
    done = run("explain", "default", folder=tmp_path, COLUMNS="40")
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 0
    assert lines[:2] == ["Guts", "===="]
    assert max(map(len, lines)) <= 40
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("name", "begins"),
    [("a.html", "<!DOCTYPE html>"), ("a.MD", "# Guts"), ("a.txt", "Guts\n===="), ("a", "Guts\n====")],
)
def test_the_name_of_the_output_file_decides_the_format(tmp_path: Path, name: str, begins: str) -> None:
    result = call("explain", "default", "--output", tmp_path / name)
    assert result.exit_code == 0
    assert result.stdout == ""
    assert "Written:" in result.stderr
    data = (tmp_path / name).read_bytes()
    assert data.decode("utf-8").startswith(begins)
    assert b"\r" not in data


def test_format_decides_over_the_name_and_a_file_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    file.write_text("old " * 10_000)
    assert call("explain", "default", "-o", file, "--format", "md").exit_code == 0
    assert file.read_text(encoding="utf-8").startswith("# Guts")
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.html"]


def test_ascii_writes_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "friday.toml"
    file.write_text('extends = "default"\ntitle = "Café – ♠"\n', encoding="utf-8")
    for format, title in (("text", "Cafe - s"), ("md", "# Cafe - s"), ("html", "Caf&#233; &#8211; &#9824;")):
        told = call("explain", file, "--ascii", "--format", format).stdout
        assert told.isascii()
        assert title in told


def test_json_is_the_sheet_as_data(tmp_path: Path) -> None:
    told = json.loads(call("explain", "default", "--json").stdout)
    assert told["title"] == "Guts"
    assert [section["id"] for section in told["sections"]] == [section.id for section in explain(load("default")).sections]
    declare = told["sections"][1]["steps"][2]
    assert declare == {
        "text": "Everybody declares: in or out.",
        "plugin": "default",
        "question": "",
        "id": "default-step-declare",
        "lines": [],
    }
    call("explain", "default", "-o", tmp_path / "sheet.json")
    assert json.loads((tmp_path / "sheet.json").read_text()) == told


@pytest.mark.parametrize("output", ["none/sheet.html", ".", "a\0b"])
def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, output: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = call("explain", "default", "--output", output)
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_what_is_asked_wrongly_is_a_usage_error(tmp_path: Path) -> None:
    assert call("explain").exit_code == 2
    assert call("explain", "nothing-like-it").exit_code == 2
    assert call("explain", "default", "--format", "pdf").exit_code == 2
    bad = tmp_path / "bad.toml"
    bad.write_text('extends = "default"\ncap = "many"\n')
    result = call("explain", bad)
    assert result.exit_code == 1
    assert "bad.toml:2:7" in result.stderr
    assert result.stdout == ""


def test_odd_units_are_told_where_the_table_has_a_smallest_one() -> None:
    assert "one unit each" not in text(rules())
    assert "one unit each" in text(rules(chip="1/4"))


def test_a_broken_message_is_an_error_and_nothing_is_filled_in_where_that_is_asked_for() -> None:
    assert sentences("bell", Bell(loud=False), MESSAGES, strict=True) == []

    class Broken(Messages):
        def has(self, id: str) -> bool:
            return id == "bell-rule" or super().has(id)

    with pytest.raises(MessageError):
        sentences("bell", Bell(), Broken(), strict=True)
