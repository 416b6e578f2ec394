"""Reading TOML from strangers: where things stand, what is refused, and that nothing hangs."""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
import tomli
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from guts_core.messages import Messages
from guts_core.problems import Place, Problem, ProblemError, render
from guts_core.source import MAX_BYTES, MAX_DEPTH, MAX_DIGITS, MAX_VALUES, KeyPath, Source, parse_toml, read_toml

MESSAGES = Messages()


def refused(text: str) -> list[Problem]:
    with pytest.raises(ProblemError) as info:
        parse_toml(text, "a.toml")
    for problem in info.value.problems:
        render(problem, MESSAGES)
    return list(info.value.problems)


def only(text: str) -> Problem:
    (problem,) = refused(text)
    return problem


def cut(place: Place) -> str:
    assert place.text is not None
    assert place.column is not None
    assert place.end_column is not None
    return place.text[place.column - 1 : place.end_column - 1]


# ---------------------------------------------------------------- places


RULESET = """\
# a comment with = and [brackets]
title = "Friday [night]"  # = x
cap = 50
seats = { min = 2, max.most = 10 }
steps = [
  { do = "ante" },   # one
  { do = "deal", "cards" = 2 },
  { do = 'declare' },
]

[plugins.ghost]
plays = "lone"

[[examples]]
title = \"\"\"
two
lines\"\"\"
hands = { Ana = "2s 2h", 'Bo' = "Kc 9d", "C\\u0079" = "7h 4c" }
expect.balances.Ana = -6

[[examples]]
in = ["Ana", ["Bo"]]
[examples.expect]
pot = 1.50
"""


@pytest.mark.parametrize(
    ("path", "of", "line", "shown"),
    [
        (("title",), "key", 2, "title"),
        (("title",), "value", 2, '"Friday [night]"'),
        (("cap",), "value", 3, "50"),
        (("seats", "min"), "key", 4, "min"),
        (("seats", "max"), "value", 4, "max"),
        (("seats", "max", "most"), "value", 4, "10"),
        (("steps",), "value", 5, "["),
        (("steps", 0), "key", 6, '{ do = "ante" }'),
        (("steps", 1, "cards"), "key", 7, '"cards"'),
        (("steps", 2, "do"), "value", 8, "'declare'"),
        (("plugins",), "key", 11, "plugins"),
        (("plugins", "ghost"), "key", 11, "ghost"),
        (("plugins", "ghost"), "value", 11, "ghost"),
        (("plugins", "ghost", "plays"), "value", 12, '"lone"'),
        (("examples",), "key", 14, "examples"),
        (("examples", 0), "key", 14, "examples"),
        (("examples", 0, "title"), "value", 15, '"""'),
        (("examples", 0, "hands", "Ana"), "key", 18, "Ana"),
        (("examples", 0, "hands", "Bo"), "value", 18, '"Kc 9d"'),
        (("examples", 0, "hands", "Cy"), "key", 18, '"C\\u0079"'),
        (("examples", 0, "expect", "balances", "Ana"), "value", 19, "-6"),
        (("examples", 1), "key", 21, "examples"),
        (("examples", 1, "in", 1, 0), "value", 22, '"Bo"'),
        (("examples", 1, "expect"), "key", 23, "expect"),
        (("examples", 1, "expect", "pot"), "value", 24, "1.50"),
        # not written: the nearest parent
        (("plugins", "ghost", "hands"), "value", 11, "ghost"),
        (("steps", 1, "face"), "key", 7, '{ do = "deal", "cards" = 2 }'),
        (("steps", 7), "key", 5, "steps"),
        (("examples", 1, "expect", "pot", 3, "x"), "value", 24, "pot"),
    ],
)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize("bom", ["", "\ufeff"])
def test_places(path, of, line, shown, ends, bom):
    place = parse_toml(bom + RULESET.replace("\n", ends), "a.toml").place(path, of)
    assert (place.file, place.line, cut(place)) == ("a.toml", line, shown)


def test_what_stands_nowhere_has_only_the_file():
    source = parse_toml("a = 1", "a.toml")
    assert source.place(()) == source.place(("b", "c"), "value") == Place("a.toml")


def test_columns_count_characters():
    place = parse_toml("\tx = '日本 e\u0301 🂡'; y = 1".replace("; ", "\n\t\t"), "a").place(("y",))
    assert (place.line, place.column, place.end_column) == (2, 3, 4)
    place = parse_toml("x = { '日本' = '🂡', y = 1 }", "a").place(("x", "y"))
    assert (place.column, place.end_column) == (19, 20)


def test_numbers_are_exact():
    data = parse_toml("a = 0.1\nb = 1e3\nc = nan\nd = 1_0.2_5\ne = 7", "a").data
    assert {key: repr(value) for key, value in data.items()} == {
        "a": "Decimal('0.1')",
        "b": "Decimal('1E+3')",
        "c": "Decimal('NaN')",
        "d": "Decimal('10.25')",
        "e": "7",
    }


def test_an_empty_file_is_an_empty_table():
    assert parse_toml("", "a").data == parse_toml("\ufeff# x", "a").data == {}


# A generator of TOML that tomli mostly accepts: laws hold for whatever it does accept.

ws = st.sampled_from(["", " ", "\t"])
nl = st.sampled_from(["\n", "\r\n", "\n\n", " # c [=\"'{\n"])
gap = st.lists(st.sampled_from([" ", "\n", "\r\n", "#]},\"'''\n", "\t"]), max_size=2).map("".join)
quoted = st.sampled_from(
    ['""', '"a b"', "'a.b'", "''", '"\\"#"', '"\\u00e9"', "'\"'", '"é]"', '"\\x41"', '"\\\\"', '"\\e"', '"[x]"']
)
part = st.sampled_from(["a", "b", "c", "d-e", "1", "0_", "true", "1979-05-27"]) | quoted
dotted = st.lists(part, min_size=1, max_size=3).flatmap(lambda parts: ws.map(lambda w: f"{w}.{w}".join(parts)))
strings = quoted | st.sampled_from(
    [
        '""""""',
        "''''''",
        '"""a\n"b""c\\"""" """',
        "'''x\n''y'''''",
        '"""\\\n  x"""""',
        '"""\r\n\\\\"""',
        '"""""x"""',
        "'''\\'''",
        '"""\\e"""',
    ]
)
times = ["12:30", "12:30:01.5", "1979-05-27", "1979-05-27T07:32Z", "1979-05-27 07:32:00+01:00", "1979-05-27t07:32:00"]
scalars = strings | st.sampled_from(
    [*times, "0", "-1", "+1_0", "0xfF", "0b1", "0o7", "1.5", "-1e-3", "1E+3", "nan", "-inf", "true", "false"]
)


def _array(items: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    item = st.tuples(gap, items, gap).map("".join)
    end = st.sampled_from(["", ",", ", ", ",\n# ]\n"])
    return st.tuples(st.lists(item, min_size=1, max_size=3), end).map(lambda t: f"[{','.join(t[0])}{t[1]}]") | gap.map(
        "[{}]".format
    )


def _table(items: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    pair = st.tuples(gap, dotted, ws, st.just("="), ws, items, gap).map("".join)
    end = st.sampled_from(["", "", ",", ",\n"])
    return st.tuples(st.lists(pair, min_size=1, max_size=3), end).map(lambda t: f"{{{','.join(t[0])}{t[1]}}}") | gap.map(
        "{{{}}}".format
    )


values = st.recursive(scalars, lambda items: _array(items) | _table(items), max_leaves=6)
pairs = st.tuples(ws, dotted, ws, st.just("="), ws, values, ws).map("".join)
headers = st.tuples(ws, st.sampled_from([("[", "]"), ("[[", "]]")]), ws, dotted, ws).map(
    lambda t: t[0] + t[1][0] + t[2] + t[3] + t[4] + t[1][1]
)
documents = st.lists(st.tuples(st.one_of(pairs, pairs, headers), nl).map("".join), max_size=8).map("".join)


def walk(value: Any, path: KeyPath = ()) -> Iterator[tuple[KeyPath, Any]]:
    if path:
        yield path, value
    items: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from walk(item, (*path, key))


def check_places(source: Source) -> None:
    paths = dict(walk(source.data))
    assert set(source._spans) == set(paths)
    for path, value in paths.items():
        span = source._spans[path]
        place = source.place(path)
        start, end = span.key
        assert source.text.count("\n", 0, start) + 1 == place.line
        if isinstance(path[-1], str):
            assert cut(place) == source.text[start:end]
            assert list(tomli.loads(f"{cut(place)} = 1")) == [path[-1]]
        if span.value is None:
            assert isinstance(value, dict | list)  # made by a header or by a dotted key
        else:
            again = tomli.loads("v = " + source.text[slice(*span.value)], parse_float=Decimal)["v"]
            assert repr(again) == repr(value)


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(documents)
def test_everything_has_its_place_in_whatever_tomli_accepts(text):
    try:
        data = tomli.loads(text, parse_float=Decimal)
    except tomli.TOMLDecodeError:
        for problem in refused(text):
            assert problem.code in ("toml-syntax", "toml-twice")
            assert problem.place is not None
            assert problem.place.line is not None
            if problem.code == "toml-twice":
                (first,) = problem.related
                assert (first.place.line, first.place.column) < (problem.place.line, problem.place.column)
            assert "toml-found" not in render(problem, MESSAGES)
    else:
        source = parse_toml(text, "a.toml")
        assert repr(source.data) == repr(data)
        check_places(source)


@settings(max_examples=200, deadline=None)
@given(documents, st.data())
def test_a_damaged_text_is_refused_with_a_place_or_read(text, data):
    position = data.draw(st.integers(0, len(text)))
    junk = data.draw(st.sampled_from([*list("[]{}=.,\"'\\#\n\r x0"), '"""', "'''", "\x00", "\ufeff", "\u2028", "é"]))
    text = text[:position] + junk + text[position + data.draw(st.integers(0, 3)) :]
    try:
        source = parse_toml(text, "a.toml")
    except ProblemError as error:
        for problem in error.problems:
            assert problem.place is not None
            assert problem.place.line is not None
            assert problem.place.line <= text.count("\n") + 1
            render(problem, MESSAGES)
    else:
        check_places(source)


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet=list("ab.=[]{},\"'\\#\n 01-:eT"), max_size=30))
def test_soup_is_refused_or_read(text):
    try:
        source = parse_toml(text, "a.toml")
    except ProblemError as error:
        codes = {problem.code for problem in error.problems}
        with pytest.raises(tomli.TOMLDecodeError):
            tomli.loads(text)
        assert codes in ({"toml-syntax"}, {"toml-twice"})
    else:
        check_places(source)


# ---------------------------------------------------------------- syntax errors


@pytest.mark.parametrize(
    ("text", "reason", "line", "column", "found"),
    [
        ("= 1", "statement", 1, 1, "="),
        ("a = 1\né = 1", "statement", 2, 1, "é"),
        ("cap = 1/3", "rest", 1, 8, "/3"),
        ("cap = 01", "rest", 1, 8, "1"),
        ("a\nb = 1", "equals", 1, 2, ""),
        ("a b = 1", "equals", 1, 3, "b"),
        ("[a\nb = 1", "header", 1, 3, ""),
        ("[[a]\nb = 1", "header", 1, 4, "]"),
        ("[]", "key", 1, 2, "]"),
        ("a = { , }", "key", 1, 7, ","),
        ("a = [\n  1\n  2\n]", "array", 3, 3, "2"),
        ("a = { b = 1 c = 2 }", "table", 1, 13, "c"),
        ("a = [1,\n\n\n", "value", 1, 8, ""),
        ('a = "x\nb = 1', "string", 1, 7, ""),
        ("a = 'x\nb = 1", "string", 1, 7, ""),
        ("a = 'x", "string", 1, 7, ""),
        ('"a = 1\nb = 2', "string", 1, 7, ""),
        ("'a = 1\nb = 2", "string", 1, 7, ""),
        ("a = '''x\n\n", "string", 1, 9, ""),
        ('a = "C:\\dir"', "backslash", 1, 8, "\\d"),
        ('a = """\n\\ x"""', "backslash", 2, 1, "\\ "),
        ('a = "\\uZZZZ"', "escape", 1, 8, 'ZZZZ"'),
        ('a = "\\ud800"', "escape", 1, 12, '"'),
        ("a = 2023-02-30", "date", 1, 5, "2023-02-30"),
        ("title = Friday night", "value", 1, 9, "Friday"),
        ("a = True # x", "value", 1, 5, "True"),
        ("a =", "value", 1, 4, ""),
        ("a = 1\n\ufeffb = 1", "statement", 2, 1, "\ufeffb"),
    ],
)
def test_syntax_errors_say_where_and_what_was_found(text, reason, line, column, found):
    problem = only(text)
    assert problem.place is not None
    assert (problem.code, problem.args["reason"], problem.args["found"]) == ("toml-syntax", reason, found)
    assert (problem.place.line, problem.place.column) == (line, column)
    shown = render(problem, MESSAGES)
    assert "not TOML" not in shown
    assert "{" not in shown.split("\n")[0].replace('"{"', "").replace('"}"', "")


@pytest.mark.parametrize(
    ("text", "line", "column"), [("a = 1\nb = [\n1,\n2\nc = 3", 2, 5), ("a = { b = [1, 2 }", 1, 11), ('\na = """x\ny', 2, 5)]
)
def test_what_was_opened_is_shown_too(text, line, column):
    (opened,) = only(text).related
    assert (opened.place.line, opened.place.column, opened.message) == (line, column, "problem-opened-here")


@pytest.mark.parametrize(
    ("text", "key", "first", "second"),
    [
        ("cap = 1\nx = 0\ncap = 2", "cap", (1, 1), (3, 1)),
        ("[a]\nx = 1\n[b]\n[a]", "a", (1, 2), (4, 2)),
        ("a = { x = 1, y = 2, x = 3 }", "a.x", (1, 7), (1, 21)),
        ("s = [\n{ x = 1, x = 2 },\n]", "s.x", (2, 3), (2, 10)),
        ("a.b = 1\n[a]", "a", (1, 1), (2, 2)),
        ("[a]\nb.c = 1\n[a.b]", "a.b", (2, 1), (3, 2)),
        ("a = 1\n[a.b]\nc = 1", "a", (1, 1), (2, 2)),
        ("a = { b = 1 }\n[a.c]", "a", (1, 1), (2, 2)),
        ("a = [1]\n[[a]]", "a", (1, 1), (2, 3)),
        ("[[a]]\n[a]", "a", (1, 3), (2, 2)),
        ("[[e]]\nx = 1\n[[e]]\nx = 2\nx = 3", "e.x", (4, 1), (5, 1)),
        ("[a.b]\nx = 1\n[a]\nb.y = 1", "a.b", (1, 4), (4, 1)),
        ("'c' = 1\n\"\\u0063\" = 2", "c", (1, 1), (2, 1)),
    ],
)
def test_what_is_given_twice_shows_both_places(text, key, first, second):
    problem = only(text)
    assert problem.code == "toml-twice"
    assert problem.args["key"] == key
    assert problem.place is not None
    assert (problem.place.line, problem.place.column) == second
    (related,) = problem.related
    assert (related.place.line, related.place.column) == first


def test_all_that_can_be_told_is_told():
    problems = refused(f"a = {'9' * 200}\nb = 1e9999999\nc = [0x{'f' * 200}, 1.{'0' * 200}]\ntitle = Friday")
    assert [(problem.code, problem.place.line) for problem in problems if problem.place] == [
        ("toml-number-long", 1),
        ("toml-exponent", 2),
        ("toml-number-long", 3),
        ("toml-number-long", 3),
        ("toml-syntax", 4),
    ]


# ---------------------------------------------------------------- TOML 1.1


@pytest.mark.parametrize(
    ("text", "line", "shown", "what"),
    [
        ("a = {\n  b = 1\n}", 1, "{", "table"),
        ("x = 1\na = { b = 1, }", 2, "{", "table"),
        ("a = { b = 1, # c\n c = 2 }", 1, "{", "table"),
        ("a = [[], { b = {\n} }]", 1, "{", "table"),
        ('a = "x\\\\\\e"', 1, "\\e", "escape"),
        ('a = """\n\\x41"""', 2, "\\x", "escape"),
        ('"\\x41" = 1', 1, "\\x", "escape"),
        ("a = 12:30", 1, "12:30", "time"),
        ("a = [1979-05-27T07:32Z]", 1, "1979-05-27T07:32Z", "time"),
        ("a = 1979-05-27 07:32+01:00", 1, "1979-05-27 07:32+01:00", "time"),
    ],
)
def test_what_needs_toml_1_1_is_a_warning(text, line, shown, what):
    (warning,) = parse_toml(text, "a").warnings
    assert (warning.code, warning.severity, warning.args) == ("toml-1-1", "warning", {"what": what})
    assert warning.place is not None
    assert (warning.place.line, cut(warning.place)) == (line, shown)
    assert "TOML 1.1" in render(warning, MESSAGES)


@pytest.mark.parametrize(
    "text",
    [
        RULESET,
        "a = [\n1,\n]\nb = { c = [\n{ d = 1 },\n] }",
        "a = '\\e'\nb = '''\\x41'''\nc = \"\\\\e\\\\x41\"",
        "a = 12:30:00\nb = 1979-05-27T07:32:00-07:00\nc = 1979-05-27\nd = 1979-05-27 07:32:00.5Z",
        "a = { b = '''\n''' }",
    ],
)
def test_what_is_toml_1_0_is_no_warning(text):
    assert parse_toml(text, "a").warnings == ()


# ---------------------------------------------------------------- hostile texts

N = MAX_BYTES - 100
HOSTILE = {
    "digits": ("a = " + "9" * 5000, "toml-number-long"),
    "many digits": ("a = " + "9" * N, "toml-number-long"),
    "underscores": ("a = " + "1_" * (N // 2) + "1", "toml-number-long"),
    "hex digits": ("a = 0x" + "f" * 5000, "toml-number-long"),
    "float digits": ("a = 0." + "1" * 5000, "toml-number-long"),
    "exponent": ("a = 1e9999999", "toml-exponent"),
    "small exponent": ("a = [-1.5E-9_999]", "toml-exponent"),
    "huge exponent": ("a = 1e" + "9" * 90, "toml-exponent"),
    "arrays": ("a = " + "[" * 1000, "toml-too-deep"),
    "arrays closed": ("a = " + "[" * 1000 + "]" * 1000, "toml-too-deep"),
    "many arrays": ("a = " + "[" * N, "toml-too-deep"),
    "tables": ("a = " + "{a=" * (N // 3), "toml-too-deep"),
    "dots": ("a" + ".a" * (N // 2) + " = 1", "toml-too-deep"),
    "header dots": ("[" + "a." * (N // 2) + "a]", "toml-too-deep"),
    "deep in a deep table": ("[" + "a." * 20 + "a]\n" + "b." * 20 + "b = 1", "toml-too-deep"),
    "one level too deep": ("[" + ".".join("a" * 20) + "]\n" + ".".join("b" * (MAX_DEPTH - 19)) + " = 1", "toml-too-deep"),
    "one list too deep": ("a = " + "[" * MAX_DEPTH + "1" + "]" * MAX_DEPTH, "toml-too-deep"),
    "keys": ("\n".join(f"a{n}=1" for n in range(MAX_VALUES + 1)), "toml-too-many"),
    "elements": ("a = [" + "1," * (N // 2) + "]", "toml-too-many"),
    "same header": ("[a]\n" * (N // 4), "toml-too-many"),
    "tables in a list": ("[[a]]\n" * (N // 6), "toml-too-many"),
    "open string": ('a = "' + "x" * N, "toml-syntax"),
    "open string of escapes": ('a = "' + "\\n" * (N // 2), "toml-syntax"),
    "open long string of quotes": ('a = """' + '""\\' * (N // 3), "toml-syntax"),
    "open literal": ("a = '''" + "''\n" * (N // 3), "toml-syntax"),
    "open key": ('"' + "\\\\" * (N // 2), "toml-syntax"),
    "word": ("a = " + "x" * N, "toml-syntax"),
    "sign": ("=" * N, "toml-syntax"),
    "spaces": ("a" + " " * N, "toml-syntax"),
    "NUL": ("\0" * N, "toml-control-character"),
    "escape": ("a = '\x1b[2J'", "toml-control-character"),
    "carriage returns": ("a = 1\r" * 1000, "toml-carriage-return"),
    "surrogate": ("\ud800 = 1", "toml-syntax"),
    "size": ("#" * (MAX_BYTES + 1), "file-too-large"),
}


@pytest.mark.parametrize(("text", "code"), HOSTILE.values(), ids=HOSTILE)
def test_hostile_texts_get_one_clear_problem_at_once(text, code):
    start = time.process_time()
    with pytest.raises(ProblemError) as info:
        parse_toml(text, "a.toml")
    shown = str(info.value)
    assert time.process_time() - start < 1
    assert [problem.code for problem in info.value.problems] == [code]
    assert len(shown) < 3000
    assert code == "file-too-large" or "a.toml:" in shown


HARMLESS = {
    "comments": "# x [[[[\n" * (N // 9),
    "blank lines": "\n" * N,
    "brackets in strings": f'a = "{"[" * 1000}"\nb = \'\'\'{"{" * 1000}\'\'\'\nc = """{"[" * 1000}"""',
    "long string": f'a = "{"x" * N}"',
    "string of escapes": 'a = "' + "\\n" * (N // 2) + '"',
    "long text": 'a = """' + '\\n""x' * (N // 6) + '"""',
    "long key": f'"{"k" * N}" = 1',
    "a long line": "a = [" + " " * N + "]",
    "as deep as allowed": ".".join("a" * MAX_DEPTH) + " = 1",
    "lists as deep as allowed": "a = " + "[" * (MAX_DEPTH - 1) + "1" + "]" * (MAX_DEPTH - 1),
    "tables as deep as allowed": "[" + ".".join("a" * 20) + "]\n" + ".".join("b" * (MAX_DEPTH - 20)) + " = 1",
    "as long as allowed": "a = " + "9" * MAX_DIGITS,
    "exponent as allowed": "a = 1e-999",
    "as many as allowed": "\n".join(f"a{n}=1" for n in range(MAX_VALUES)),
}


@pytest.mark.parametrize("text", HARMLESS.values(), ids=HARMLESS)
def test_large_but_harmless_texts_are_read_at_once(text):
    start = time.process_time()
    parse_toml(text, "a.toml")
    assert time.process_time() - start < 1


def test_many_bad_numbers_are_cut_short():
    problems = refused("a = [" + f"{'9' * 200}," * 4000 + "]")
    assert {problem.code for problem in problems} == {"toml-number-long"}
    assert len(problems) == 10


# ---------------------------------------------------------------- files


def write(tmp_path: Path, data: bytes) -> str:
    path = tmp_path / "a.toml"
    path.write_bytes(data)
    return str(path)


def unreadable(path: str | os.PathLike[str]) -> Problem:
    with pytest.raises(ProblemError) as info:
        read_toml(path)
    (problem,) = info.value.problems
    assert problem.place is not None
    assert problem.place.file == os.fspath(path)
    assert render(problem, MESSAGES).count("= ") >= (problem.code != "file-unreadable")
    return problem


def test_a_file_is_read_and_named_as_given(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    write(tmp_path, b"\xef\xbb\xbfa = '\xc3\xa9'\r\nb = 2\r\n")
    source = read_toml("./a.toml")
    assert source.data == {"a": "é", "b": 2}
    assert source.file == source.place(("b",)).file == "./a.toml"
    assert source.text == "a = 'é'\nb = 2\n"
    assert list(source.lines) == ["a = 'é'", "b = 2", ""]
    assert source.place(("b",)).line == 2
    assert source.place(("a",)).column == 1
    assert read_toml(Path("a.toml")).data == source.data


def test_an_empty_file_is_read(tmp_path):
    assert read_toml(write(tmp_path, b"")).data == {}


def test_no_file_a_folder_and_a_file_as_folder(tmp_path):
    assert unreadable(tmp_path / "none.toml").code == "file-missing"
    assert unreadable(tmp_path).code == "file-directory"
    assert unreadable(os.path.join(write(tmp_path, b""), "b.toml")).code in ("file-missing", "file-unreadable")
    assert unreadable("").code == "file-missing"
    assert unreadable("a\0b").code == "file-unreadable"
    assert unreadable("a" * 5000).code in ("file-unreadable", "file-missing")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are not everywhere")
def test_a_pipe_does_not_hang(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert unreadable(tmp_path / "pipe").code == "file-special"


def test_a_file_that_may_not_be_read(tmp_path, monkeypatch):
    path = write(tmp_path, b"a = 1")

    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)  # the tests may run as a user who may read everything
    assert unreadable(path).code == "file-permission"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows refuses such names")
def test_a_hostile_file_name_is_shown_harmlessly(tmp_path):
    shown = render(unreadable(str(tmp_path / "\x1b[2J\u202e\n[/x].toml")), MESSAGES)
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert r"\x1b[2J\u202e\n[/x].toml" in shown


@pytest.mark.parametrize("size", [MAX_BYTES + 1, 5 * MAX_BYTES])
def test_a_large_file_is_refused(tmp_path, size):
    problem = unreadable(write(tmp_path, b"#" * size))
    assert problem.code == "file-too-large"
    assert "1,024 KiB" in render(problem, MESSAGES)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_utf_16_and_utf_32_are_named(tmp_path, encoding):
    problem = unreadable(write(tmp_path, "title = 'Friday night'\n".encode(encoding)))
    assert problem.code == "file-encoding"
    assert problem.args["encoding"] == ("UTF-32" if encoding == "utf-32" else "UTF-16")


@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf"])
def test_what_is_not_utf_8_has_its_byte_and_place(tmp_path, start):
    problem = unreadable(write(tmp_path, start + "é = 1\r\nü = 'Zo".encode() + b"\xeb'\r\n"))
    assert problem.code == "file-not-utf-8"
    assert problem.place is not None
    assert problem.args == {"byte": "0xeb", "offset": len(start) + 18 - 1}
    assert (problem.place.line, problem.place.column) == (2, 8)
    assert render(problem, MESSAGES).split("\n")[1:3] == ["  2 | ü = 'Zo\\xeb'", "    |        ^^^^"]


def test_not_utf_8_on_the_first_line_after_a_byte_order_mark(tmp_path):
    place = unreadable(write(tmp_path, b"\xef\xbb\xbfa = '\xeb'")).place
    assert place is not None
    assert (place.line, place.column, place.text) == (1, 6, "a = '\\xeb'")


def test_a_binary_file_gets_one_problem(tmp_path):
    assert unreadable(write(tmp_path, b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 100)).code == "file-not-utf-8"


def test_generated_documents_are_worth_testing():
    """The generator must not have drifted into what tomli refuses."""
    accepted = 0

    @settings(max_examples=60, deadline=None, database=None, derandomize=True)
    @given(documents)
    def count(text: str) -> None:
        nonlocal accepted
        assume(text)
        with contextlib.suppress(tomli.TOMLDecodeError):
            accepted += bool(tomli.loads(text))

    count()
    assert accepted >= 10
