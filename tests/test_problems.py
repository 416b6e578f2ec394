"""Problems: how they look to people and to programs, and that strangers' text does no harm."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guts_core.messages import MessageError, Messages
from guts_core.problems import Place, Problem, ProblemError, Related, closest, render, safe, to_json

MESSAGES = Messages()


def at(text: str, column: int = 1, end: int | None = None, line: int = 3) -> Place:
    return Place("rulesets/friday.toml", line, column, end, text)


def twice(place: Place, **more: object) -> Problem:
    return Problem("toml-twice", {"key": "cap"}, place, **more)  # type: ignore[arg-type]


def test_a_problem_looks_as_in_good_compilers():
    problem = Problem("toml-control-character", {"character": "U+0000"}, at("catp = 50", 1, 5), suggestion="cap", plugin="ghost")
    assert render(problem, MESSAGES) == (
        "rulesets/friday.toml:3:1: error[toml-control-character]: "
        "an invisible control character (U+0000) is not allowed in a TOML file\n"
        "  3 | catp = 50\n"
        "    | ^^^^\n"
        '    = did you mean "cap"?\n'
        "    = delete it; if there are many, this may not be a text file\n"
        '    = from the plugin "ghost"'
    )


def test_both_lines_of_a_conflict_are_shown():
    related = Related(at("cap = 1", 1, 4, line=1), "problem-first-here", {"key": "cap"})
    assert render(twice(at("cap = 2", 1, 4, line=12), related=(related,)), MESSAGES) == (
        'rulesets/friday.toml:12:1: error[toml-twice]: "cap" is given twice\n'
        "  12 | cap = 2\n"
        "     | ^^^\n"
        "     = keep one of the two, or give one another name\n"
        'rulesets/friday.toml:1:1: note: "cap" is first given here\n'
        "  1 | cap = 1\n"
        "    | ^^^"
    )


def test_a_problem_may_have_no_place_or_only_a_file():
    assert render(Problem("toml-refused"), MESSAGES).startswith("error[toml-refused]: the file")
    assert render(Problem("toml-refused", place=Place("a.toml"), severity="warning"), MESSAGES).startswith("a.toml: warning[")


def caret(text: str, column: int, end: int, **more: bool) -> str:
    """What stands above the carets."""
    _, line, marks, *_ = render(twice(at(text, column, end)), MESSAGES, **more).split("\n")
    columns = "".join(
        char + "\0" * (unicodedata.east_asian_width(char) in "WF") for char in line if not unicodedata.combining(char)
    )
    return columns[marks.index("^") : marks.rindex("^") + 1].replace("\0", "")


@pytest.mark.parametrize(
    ("text", "column", "end", "shown"),
    [
        ("\tcap = 1", 2, 5, "cap"),
        ("x\t\tcap = 1", 4, 7, "cap"),
        ("'日本' = cap", 8, 11, "cap"),
        ("'日本' = cap", 2, 4, "日本"),
        ("'e\u0301' = cap", 8, 11, "cap"),
        ("'\x1b[31m' = cap", 11, 14, "cap"),
        ("'\x1b[31m' = cap", 2, 3, r"\x1b"),
        ("'\u202e' = cap", 7, 10, "cap"),
        ("'\U000e0001' = cap", 2, 3, r"\U000e0001"),
        ("x" * 5000 + "cap" + "y" * 5000, 5001, 5004, "cap"),
        ("x" * 200 + "cap", 201, 204, "cap"),
        ("cap" + "y" * 200, 1, 4, "cap"),
        ("\x1b" * 200 + "cap", 201, 204, "cap"),
    ],
)
@pytest.mark.parametrize("ascii", [False, True])
def test_the_caret_stands_under_the_thing(text, column, end, shown, ascii):
    if ascii:
        shown = shown.encode("ascii", "backslashreplace").decode()
    assert caret(text, column, end, ascii=ascii) == shown


def test_long_lines_are_cut_around_the_caret():
    excerpt = render(twice(at("x" * 5000 + "cap" + "y" * 5000, 5001, 5004)), MESSAGES).split("\n")[1]
    assert len(excerpt) < 120
    assert excerpt.count("…") == 2
    at_the_end = render(twice(at("x" * 5000 + "cap", 5001, 5004)), MESSAGES).split("\n")[1]
    assert at_the_end == "  3 | …" + "x" * 97 + "cap"
    whole = render(twice(at("x" * 97 + "cap", 98, 101)), MESSAGES)
    assert "…" not in whole


def test_the_caret_may_stand_behind_the_line():
    assert render(twice(at("a = [1", 7, 7)), MESSAGES).split("\n")[2] == "    |       ^"
    assert render(twice(at("", 1, 1)), MESSAGES).split("\n")[1:3] == ["  3 |", "    | ^"]


@given(st.text(), st.integers(1, 50), st.integers(0, 60))
def test_whatever_a_file_holds_rendering_is_harmless(text, column, length):
    problem = Problem("toml-twice", {"key": text}, Place(text, 1, column, column + length, text.replace("\n", "")), plugin=text)
    for ascii in (False, True):
        shown = render(problem, MESSAGES, ascii=ascii)
        assert {unicodedata.category(char) for char in shown.replace("\n", "")}.isdisjoint({"Cc", "Cf", "Cs", "Zl", "Zp"})
        assert shown.count("\n") == 4
        assert not ascii or shown.isascii()
        shown.encode("utf-8")


@given(st.text(max_size=300), st.integers(0, 200))
def test_safe_text_is_one_harmless_line(text, limit):
    shown = safe(text, limit)
    assert shown.splitlines() in ([], [shown])
    assert shown.encode("utf-8") is not None
    assert shown.endswith("…") or len(text) <= limit
    assert safe(text, limit, ascii=True).isascii()


def test_safe_keeps_what_is_harmless():
    assert safe("Zoë 日本 10♥ [/x]") == "Zoë 日本 10♥ [/x]"
    assert safe("a\nb\t\x1b[2J\u202e\ud800") == r"a\nb\t\x1b[2J\u202e\ud800"
    assert safe("abcdef", 3) == "abc…"


def test_json_has_exactly_the_promised_keys():
    related = Related(at("cap = 1", 1, 4, line=1), "problem-first-here", {"key": "cap"})
    problem = twice(at("cap = 2", 1, 4), related=(related,), plugin="ghost", severity="warning", suggestion="cup")
    shown = to_json(problem, MESSAGES)
    assert json.loads(json.dumps(shown)) == {
        "code": "toml-twice",
        "severity": "warning",
        "message": '"cap" is given twice',
        "file": "rulesets/friday.toml",
        "line": 3,
        "column": 1,
        "end_column": 4,
        "hint": 'did you mean "cup"? keep one of the two, or give one another name',
        "plugin": "ghost",
        "related": [{"file": "rulesets/friday.toml", "line": 1, "column": 1, "message": '"cap" is first given here'}],
    }
    assert list(shown) == "code severity message file line column end_column hint plugin related".split()


def test_json_without_a_place_holds_nulls():
    shown = to_json(Problem("file-unreadable", {"file": "x", "reason": "y"}), MESSAGES)
    assert [shown[key] for key in ("file", "line", "column", "end_column", "hint", "plugin", "related")] == [None] * 6 + [[]]


@pytest.mark.parametrize(
    ("word", "meant"),
    [("catp", "cap"), ("Cap", "cap"), ("chpi", "chip"), ("ante_every_round", "ante-every-round"), ("zzz", None), ("", None)],
)
def test_closest(word, meant):
    assert closest(word, ["cap", "chip", "ante", "ante-every-round"]) == meant


def test_closest_is_bounded():
    assert closest("a" * 10**6, ["a" * 10**6]) is None
    assert closest("a" * 60, ("a" * 64 + str(n) for n in range(10**6))) is None


def test_the_exception_shows_all_problems_and_never_fails():
    error = ProblemError([twice(at("cap = 2", 1, 4)), Problem("a-plugins-own")])
    assert str(error).startswith("rulesets/friday.toml:3:1: error[toml-twice]")
    assert str(error).endswith("error[a-plugins-own]")
    assert [problem.code for problem in error.problems] == ["toml-twice", "a-plugins-own"]


def test_a_problem_without_a_text_is_a_developers_error():
    with pytest.raises(MessageError, match="problem-a-plugins-own"):
        render(Problem("a-plugins-own"), MESSAGES)
