"""Loading rulesets: every error in its place, inheritance, plugins, and that nothing else ever comes out."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from loader_plugins import ENTRIES

from guts_core.discovery import Entry
from guts_core.hooks import COLLECTED, questions
from guts_core.layers import merge
from guts_core.loader import Loaded, load, load_data
from guts_core.messages import Messages
from guts_core.problems import Problem, ProblemError, message, render, to_json

INVALID = Path(__file__).parent / "rulesets_invalid"
CORPUS = sorted(path.name for path in INVALID.glob("*.toml"))
FIVE = "steps = [{ do = 'ante' }, { do = 'deal', cards = CARDS }, { do = 'declare' }, { do = 'showdown' }, { do = 'settle' }]\n"


def ruleset(folder: Path, text: str, name: str = "a.toml") -> Loaded:
    (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return load(name, folder, plugins=ENTRIES, rulesets=())


def refused(folder: Path, text: str) -> list[Problem]:
    with pytest.raises(ProblemError) as info:
        ruleset(folder, text)
    return list(info.value.problems)


@cache
def texts(packages: tuple[str, ...]) -> Messages:
    return Messages(packages=packages)


def told(problem: Problem, file: str) -> str:
    place = problem.place
    assert place is not None
    other = "" if Path(place.file).name == file else f"{Path(place.file).stem}:"
    return f"{problem.code} {other}{place.line}:{place.column}"


# ---------------------------------------------------------------- a corpus of invalid files


def test_the_corpus_is_there() -> None:
    assert len(CORPUS) >= 150


@pytest.mark.parametrize("file", CORPUS)
def test_an_invalid_file_is_refused_at_the_place(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines of a file that begin with `#!` say what is expected: code and line:column, after the name of another file."""
    monkeypatch.chdir(INVALID)
    text = (INVALID / file).read_text(encoding="utf-8")
    expected = [line.removeprefix("#! ") for line in text.splitlines() if line.startswith("#! ")]
    started = time.process_time()
    with pytest.raises(ProblemError) as info:
        load(f"./{file}", plugins=ENTRIES, rulesets=())
    assert time.process_time() - started < 3
    assert [told(problem, file) for problem in info.value.problems] == expected
    messages = texts(info.value.packages)
    for problem in info.value.problems:
        text = render(problem, messages)
        assert "install " not in text
        assert "Traceback" not in text
        assert to_json(problem, messages)["code"] == problem.code


def test_problems_are_shown_with_line_hint_and_the_way_they_came(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("base.toml").write_text("[plugins.haunt]\nplays = 'lon'\n", encoding="utf-8")
    Path("a.toml").write_text('extends = "base.toml"\ncapp = 5\ncap = true\n', encoding="utf-8")
    with pytest.raises(ProblemError) as info:
        load("a.toml", plugins=ENTRIES)
    assert str(info.value) == (
        'a.toml:2:1: error[key-unknown]: there is no key "capp" here\n'
        "  2 | capp = 5\n"
        "    | ^^^^\n"
        '    = did you mean "cap"?\n'
        'a.toml:3:7: error[value-type]: an amount of chips (2, 0.25 or "1/3"), or false for none, was expected, '
        "not the truth value true\n"
        "  3 | cap = true\n"
        "    |       ^^^^\n"
        'base.toml:2:9: error[value-choice]: one of "always", "lone" was expected, not the text "lon"\n'
        "  2 | plays = 'lon'\n"
        "    |         ^^^^^\n"
        '    = did you mean "lone"?\n'
        '    = from the plugin "haunt" (guts-tests 1.2)\n'
        'a.toml:1:11: note: it comes in by this "extends"\n'
        '  1 | extends = "base.toml"\n'
        "    |           ^^^^^^^^^^^"
    )


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("deck.toml", "11 seats need 55 cards (55 for seats and board), and the deck has 52"),
        (
            "plugins-clash.toml",
            'the plugins "nobody-one" and "nobody-two" give two answers to one question: what happens when nobody is in?',
        ),
        ("plugin-both.toml", 'two installed packages bring a plugin "both": guts-one and guts-two'),
        ("plugin-flawed.toml", 'the plugin "flawed" (guts-tests 1.2) answers a question that nobody asks: guts_hose'),
        ("plugin-raises-objections.toml", "(guts-tests 1.2) failed while the ruleset was put together (objections): KeyError"),
        ("chip-cap.toml", "cap (20) is no multiple of the smallest unit on the table, chip (3)"),
        ("seats-order.toml", "seats.min (5) is larger than seats.max (3)"),
        ("requires-newer.toml", "the ruleset requires guts-core >=99, and version"),
        ("option-refused.toml", 'the text "refused" does not serve here: not that'),
    ],
)
def test_texts_say_what_is_the_matter(file: str, words: str) -> None:
    with pytest.raises(ProblemError, match=re.escape(words)):
        load(file, INVALID, plugins=ENTRIES, rulesets=())


@pytest.mark.parametrize(
    ("file", "word"), [("contest-among.toml", "high"), ("step-when.toml", "lone"), ("key-misspelt.toml", "cap")]
)
def test_what_was_probably_meant(file: str, word: str) -> None:
    with pytest.raises(ProblemError) as info:
        load(file, INVALID, plugins=ENTRIES, rulesets=())
    assert info.value.problems[0].suggestion == word


def test_both_lines_of_a_conflict_are_named() -> None:
    with pytest.raises(ProblemError) as info:
        load("plugins-clash.toml", INVALID, plugins=ENTRIES)
    (problem,) = info.value.problems
    (related,) = problem.related
    assert problem.place is not None
    assert (related.place.line, problem.place.line) == (1, 3)


def test_what_a_host_must_change_is_in_the_host_s_own_file(tmp_path: Path) -> None:
    ruleset(tmp_path, "cap = 20\n", "base.toml")
    (problem,) = refused(tmp_path, "extends = 'base.toml'\nchip = 3\nante = 3\n")
    assert told(problem, "a.toml") == "chip-multiple 2:1"
    base, *_ = problem.related
    assert (Path(base.place.file).name, base.place.line, base.message) == ("base.toml", 1, "problem-base-here")
    assert "goes into" in render(problem, texts(("guts_core",)))
    (problem,) = refused(tmp_path, "extends = 'base.toml'\nchip = 3\nante = 3\ncap = 10\n")  # its own: as it always was
    assert told(problem, "a.toml") == "chip-multiple 4:7"


def test_two_inherited_plugins_that_clash_stay_where_they_are(tmp_path: Path) -> None:
    with pytest.raises(ProblemError):
        ruleset(tmp_path, "[plugins.nobody-one]\n[plugins.nobody-two]\n", "base.toml")
    (problem,) = refused(tmp_path, "extends = 'base.toml'\n")
    assert told(problem, "a.toml") == "plugins-clash base:2:10"


def test_every_question_that_plugins_may_clash_about_has_words() -> None:
    for name in questions().keys() - COLLECTED:
        words = texts(("guts_core",)).text("question-words", question=name)
        assert words.endswith("?")
        assert "_" not in words


@pytest.mark.parametrize("key", ["hands", "players", "rounds", "expect"])
def test_a_situation_is_no_ruleset(tmp_path: Path, key: str) -> None:
    (problem,) = refused(tmp_path, f"title = 'Friday'\n{key} = 1\n")
    assert told(problem, "a.toml") == "file-is-situation 2:1"
    assert "guts settle" in render(problem, texts(("guts_core",)))


def test_a_ruleset_with_a_key_of_situations_is_a_ruleset(tmp_path: Path) -> None:
    (problem,) = refused(tmp_path, "cap = 9\nhands = 1\n")
    assert told(problem, "a.toml") == "key-unknown 2:1"


def test_names_like_an_unknown_one_are_listed(tmp_path: Path) -> None:
    known = [Entry(name, "nowhere", "guts-tests", "1") for name in ("friday-night", "friday-noon", "sunday")]

    def text(name: str, base: Path | None = None) -> str:
        with pytest.raises(ProblemError) as info:
            load(name, base, rulesets=known)
        return str(info.value)

    assert 'names like it: "friday-noon", "friday-night"' in text("friday-noo")
    assert 'did you mean "sunday"?' in text("sundy")
    assert "guts plugins --rulesets" in text("xyzzy")
    assert text("x" * 5000).startswith("error[ruleset-unknown]")
    (tmp_path / "games").mkdir()
    assert "error[file-directory]" in text("games", tmp_path)


# ---------------------------------------------------------------- inheritance


def test_tables_are_merged_lists_are_replaced_and_texts_stay_behind(tmp_path: Path) -> None:
    base = "title = 'Base'\nauthors = ['B']\nlicense = 'MIT'\ncap = 7\nseats.max = 5\n[ranking]\nwild = ['2']\nlow = true\n"
    ruleset(tmp_path, base, "base.toml")
    found = ruleset(tmp_path, "extends = 'base.toml'\nseats.min = 3\nranking.wild = ['3', '4']\n").ruleset
    assert (found.title, found.authors, found.license, found.cap) == ("", (), "", 7)
    assert (found.seats.min, found.seats.max) == (3, 5)
    assert (found.ranking.wild, found.ranking.low) == (("3", "4"), True)


def test_plugins_keep_the_base_s_order_and_may_be_removed(tmp_path: Path) -> None:
    ruleset(tmp_path, "[plugins.twister]\n[plugins.haunt]\nhands = 3\n[plugins.nobody-one]\n", "base.toml")
    loaded = ruleset(tmp_path, "extends = 'base.toml'\n[plugins]\nraiser = {}\nhaunt.loud = true\nnobody_one = false\n")
    assert list(loaded.ruleset.plugins) == ["twister", "haunt", "raiser"]
    assert loaded.ruleset.plugins["haunt"].model_dump()["hands"] == 3
    assert loaded.ruleset.plugins["haunt"].model_dump()["loud"] is True
    assert {name: entry.version for name, entry in loaded.plugins.items()} == dict.fromkeys(["twister", "haunt", "raiser"], "1.2")


def test_paths_are_relative_to_the_file_that_says_them(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    ruleset(tmp_path, "cap = 9\n", "root.toml")
    (tmp_path / "sub" / "mid.toml").write_text("extends = '../root.toml'\n", encoding="utf-8")
    loaded = ruleset(tmp_path, "extends = 'sub/mid.toml'\n")
    assert loaded.ruleset.cap == 9
    assert len(loaded.sources) == 3
    place = loaded.layers.place(("cap",))
    assert (Path(place.file).name, place.line, place.column) == ("root.toml", 1, 7)


def test_only_an_inherited_number_of_seats_is_lowered(tmp_path: Path) -> None:
    ruleset(tmp_path, "seats = { max = 20 }\n", "base.toml")
    loaded = ruleset(tmp_path, "extends = 'base.toml'\n" + FIVE.replace("CARDS", "4"))
    (note,) = loaded.problems
    assert (loaded.ruleset.seats.max, note.severity, note.code) == (13, "note", "seats-lowered")
    assert "at most 13 may play here, not 20: 20 seats need 80 cards" in message(note, loaded.messages())
    assert told(note, "a.toml") == "seats-lowered base:1:17"
    (problem,) = refused(tmp_path, "seats = { max = 20 }\n" + FIVE.replace("CARDS", "4"))
    assert problem.code == "deck-short"


def test_a_chain_of_bases_has_an_end(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"{number}.toml").write_text(f"extends = '{number + 1}.toml'\n", encoding="utf-8")
    (tmp_path / "30.toml").write_text("cap = 1\n", encoding="utf-8")
    assert load("20.toml", tmp_path, rulesets=()).ruleset.cap == 1
    with pytest.raises(ProblemError) as info:
        load("0.toml", tmp_path, rulesets=())
    assert [problem.code for problem in info.value.problems] == ["extends-too-many"]


def test_requirements_of_bases_count(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text("requires = ['guts-core>=99']\n", encoding="utf-8")
    (problem,) = refused(tmp_path, "extends = 'base.toml'\nrequires = ['guts-core>=0.0.1']\n")
    assert told(problem, "a.toml") == "requires-version base:1:13"


def test_a_bundled_plugin_s_name_is_reserved(tmp_path: Path) -> None:
    loaded = ruleset(tmp_path, "[plugins.ours]\n")
    assert [(problem.code, problem.severity) for problem in loaded.problems] == [("plugin-name-taken", "warning")]
    assert loaded.plugins["ours"].package == "guts-core"


@st.composite
def _like(draw: st.DrawFn) -> tuple[dict[str, Any], ...]:
    """Three tables in which a key means a table everywhere, or nowhere."""
    values = st.dictionaries(st.sampled_from(["p", "q", "r"]), st.integers() | st.lists(st.integers(), max_size=2))
    tables = st.dictionaries(st.sampled_from(["T", "U"]), values)
    one = st.builds(lambda plain, nested: {**plain, **nested}, values, tables)
    return draw(one), draw(one), draw(one)


def _leaves(data: Mapping[str, Any], path: tuple[str, ...] = ()) -> dict[tuple[str, ...], Any]:
    found: dict[tuple[str, ...], Any] = {}
    for key, value in data.items():
        found |= _leaves(value, (*path, key)) if isinstance(value, dict) else {(*path, key): value}
    return found


@given(_like())
def test_merging_has_its_laws(three: tuple[dict[str, Any], ...]) -> None:
    a, b, c = three
    assert merge(a, {}) == merge({}, a) == merge(a, a) == a
    assert merge(merge(a, b), c) == merge(a, merge(b, c))
    assert _leaves(merge(a, b)) == _leaves(a) | _leaves(b)  # nothing is dropped, the later one holds
    assert [key for key in merge(a, b) if key in a] == list(a)


# ---------------------------------------------------------------- examples


def test_examples_are_the_file_s_own(tmp_path: Path) -> None:
    one = "[[examples]]\npot = 6\nhands = { Ana = '2s 2h', Bo = 'Kc 9d' }\nin = ['Ana']\n"
    assert [example.pot for example in ruleset(tmp_path, one + one, "base.toml").examples] == [6, 6]
    assert ruleset(tmp_path, "extends = 'base.toml'\n").examples == ()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("pot = -1", "amount-negative 2:7"),
        ("pot = 1\nin = ['Ana', 'Boo']", "seat-unknown 3:14"),
        ("pto = 5", "key-unknown 2:1"),
        ("hnads = { Ana = '2s 2h' }", "key-unknown 2:1"),
        ("board = '2s 2s'", "card-twice 2:9"),
        ("ruleset = 'default'", "example-ruleset 2:1"),
    ],
)
def test_what_is_wrong_with_an_example_has_a_place(tmp_path: Path, line: str, expected: str) -> None:
    (problem,) = refused(tmp_path, f"[[examples]]\n{line}\nhands = {{ Ana = '2s 2h', Bo = 'Kc 9d' }}\n")
    assert told(problem, "a.toml") == expected


# ---------------------------------------------------------------- names


def test_a_name_means_a_bundled_ruleset_or_an_installed_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "zz_games").mkdir()
    (tmp_path / "zz_games" / "friday.toml").write_text("cap = 3\n", encoding="utf-8")
    games = [Entry("friday", "zz_games", "guts-zz", "1")]
    assert load("friday", rulesets=games).ruleset.cap == 3
    with pytest.raises(ProblemError) as info:
        load("fridy", rulesets=games)
    assert [(problem.code, problem.suggestion) for problem in info.value.problems] == [("ruleset-unknown", "friday")]
    assert str(info.value).startswith('error[ruleset-unknown]: there is no ruleset called "fridy"')
    with pytest.raises(ProblemError, match="guts-zz and guts-yy"):
        load("friday", rulesets=[*games, Entry("friday", "zz_games", "guts-yy", "1")])


@pytest.mark.parametrize(
    "name", ["", "..", "a b", "C:x", "x" * 200, "nul\0", "./", "nowhere/", "\x1b[31m", "/dev/null", "\ud800"]
)
def test_odd_references_are_only_refused(name: str) -> None:
    with pytest.raises(ProblemError) as info:
        load(name, rulesets=())
    assert "\x1b" not in str(info.value)


# ---------------------------------------------------------------- plain data


STEPS = """
[[steps]]
do = "ante"
[[steps]]
do = "deal"
cards = 2
[[steps]]
do = "showdown"
ranking.low = true
[[steps]]
do = "settle"
"""
NESTED = """
[[steps]]
do = "group"
steps = [{ do = "ante" }, { do = "deal", cards = 2 }, { do = "showdown" }, { do = "settle" }]
"""


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cap = '31/2'\nante = 0.5\nchip = '1/2'\n[ranking]\nwild = ['2']\n[plugins.nobody-one]\n[plugins.haunt]\nfee = 0.5\n",
        STEPS,
        "cap = false\n",
        NESTED,
    ],
)
def test_what_a_log_holds_makes_the_same_rules(tmp_path: Path, text: str) -> None:
    first = ruleset(tmp_path, text).ruleset
    again = load_data(first.content(), "the log", plugins=ENTRIES).ruleset
    assert repr(again) == repr(first)  # for == zero is false
    assert again.hash == first.hash
    assert list(again.plugins) == list(first.plugins)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"capp": 1}, "key-unknown"),
        ({"extends": "/etc/passwd"}, "key-unknown"),
        ({"cap": 0.5}, "value-type"),
        ({"plugins": [["haunt"]]}, "plugins-pairs"),
        ({"plugins": [["zebra", {}]]}, "plugin-unknown"),
        ({"plugins": {"zebra": {}}}, "plugin-unknown"),
        ({"cap": 10**5000}, "amount-range"),
        ({"cycles": 10**5000}, "value-large"),
        ({"title": [[]]}, "value-type"),
    ],
)
def test_plain_data_is_checked_too(data: dict[str, Any], code: str) -> None:
    with pytest.raises(ProblemError) as info:
        load_data(data, "the log", plugins=ENTRIES)
    assert [problem.code for problem in info.value.problems] == [code]
    assert str(info.value).startswith("the log: error[")


def test_endless_data_is_refused() -> None:
    data: dict[str, Any] = {}
    data["cap"] = [data]
    with pytest.raises(ProblemError):
        load_data(data, "the log", plugins=ENTRIES)


# ---------------------------------------------------------------- whatever a stranger writes


@pytest.mark.parametrize(
    "text",
    [
        "".join(f"cap{number} = {number}\n" for number in range(15_000)),
        "".join(f"[plugins.haunt{number}]\n" for number in range(9_000)),
        "[plugins]\n" + "".join(f"haunt{number} = false\n" for number in range(15_000)),
        "[plugins.haunt]\n" + "".join(f"play{number} = 1\n" for number in range(15_000)),
        "steps = [" + "{ do = 'dea' }, " * 6_000 + "]\n",
        "steps = [" + "{ do = 'deal' }, " * 6_000 + "]\n",
        "steps = [" + "{ do = 'ante', when = 'lon' }, " * 4_000 + "]\n",
        "steps = [" + "{ do = 'ante', pot = 'reserve' }, " * 4_000 + "]\n",
        "steps = [" + "{ do = 'group', steps = [" * 14 + "{ do = 'ant' }" + "] }" * 14 + "]\n",
        "steps = [" + "{ do = 'repeat', max = 1000, steps = [" * 14 + "{ do = 'deal', cards = 52 }" + "] }" * 14 + "]\n",
        "requires = [" + "'x', " * 9_000 + "]\n",
        "authors = [" + "1, " * 15_000 + "]\n",
        "[ranking]\nwild = [" + "'zz', " * 15_000 + "]\n",
        "[ranking]\ncategories = [" + "'pai', " * 15_000 + "]\n",
    ],
    ids=range(14),
)
def test_a_file_full_of_mistakes_keeps_nobody_waiting(tmp_path: Path, text: str) -> None:
    started = time.process_time()
    problems = refused(tmp_path, text)
    assert time.process_time() - started < 5
    assert 1 <= len(problems) <= 150


VALID = """\
title = "Everything"
authors = ["me"]
seats = { min = 2, max = 6 }
ante = "1/2"
cap = false
requires = ["guts-core>=0"]
[ranking]
categories = ["trips", "pair"]
wild = ["2", "Js"]
top = ["3-2"]
[plugins.haunt]
hands = 2
[plugins.twister]
[[steps]]
do = "ante"
amount = 1.5
[[steps]]
do = "twist"
times = 2
then = [{ do = "deal", cards = 2, when = "always" }]
[[steps]]
do = "repeat"
max = 2
until = "lone"
steps = [{ do = "deal", cards = 1 }, { do = "declare", choices = ["in", "out"] }]
[[steps]]
do = "showdown"
contests = [{ name = "high", share = 1, ranking = { low = true } }]
[[steps]]
do = "settle"
"""
TOKENS = re.findall(r"\w+|\s+|[^\w\s]", VALID)
ODD = [
    "true",
    "false",
    "-1",
    "0",
    "nan",
    "1e99",
    "{}",
    "[]",
    '""',
    '"x"',
    "lone",
    "steps",
    "do",
    "plugins",
    "cap",
    "999",
    "\n",
    "[",
    "1979-05-27",
]
EDIT = st.tuples(st.sampled_from(["delete", "double", "replace", "swap"]), st.integers(0, len(TOKENS) - 2), st.sampled_from(ODD))


def test_the_file_that_is_mutated_is_valid(tmp_path: Path) -> None:
    assert ruleset(tmp_path, VALID).problems == ()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(st.lists(EDIT, min_size=1, max_size=4))
def test_nothing_but_problems_ever_comes_out(tmp_path: Path, edits: list[tuple[str, int, str]]) -> None:
    tokens = list(TOKENS)
    for edit, at, odd in edits:
        if edit == "swap":
            tokens[at], tokens[at + 1] = tokens[at + 1], tokens[at]
        else:
            tokens[at] = {"delete": "", "double": tokens[at] * 2, "replace": odd}[edit]
    started = time.process_time()
    try:
        loaded = ruleset(tmp_path, "".join(tokens))
    except ProblemError as error:
        problems = error.problems
        packages = error.packages
    else:
        assert loaded.game.card_need(loaded.ruleset.seats.max)
        problems, packages = loaded.problems, loaded.packages
    messages = texts(packages)
    for problem in problems:
        assert render(problem, messages)
    assert time.process_time() - started < 3


EXAMPLE = """\
[[examples]]
title = "one"
players = ["Ana", "Bo"]
pot = 6
balances = { Ana = 1, Bo = -1 }
hands = { Ana = "2s 2h", Bo = "Kc 9d" }
in = ["Ana"]
expect = { balances = { Ana = 7 }, pot = 0 }
[[examples]]
[[examples.rounds]]
hands = { Ana = "2s 2h", Bo = "Kc 9d" }
in = [["Ana"]]
"""
EXAMPLE_TOKENS = re.findall(r"\w+|\s+|[^\w\s]", EXAMPLE)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=100)
@given(st.lists(st.tuples(st.integers(0, len(EXAMPLE_TOKENS) - 1), st.sampled_from(ODD)), min_size=1, max_size=3))
def test_examples_of_any_shape_are_only_refused(tmp_path: Path, edits: list[tuple[int, str]]) -> None:
    tokens = list(EXAMPLE_TOKENS)
    for at, odd in edits:
        tokens[at] = odd
    try:
        found = len(ruleset(tmp_path, "".join(tokens)).examples)
    except ProblemError as error:
        found = len(error.problems)
    assert found >= 0


@given(
    data=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda below: (
            st.lists(below, max_size=3) | st.dictionaries(st.sampled_from(["do", "steps", "cap", "max", "x"]), below, max_size=3)
        ),
        max_leaves=6,
    ),
    key=st.sampled_from(["cap", "chip", "seats", "steps", "plugins", "ranking", "requires", "format", "cycles", "authors", "x"]),
)
def test_plain_data_of_any_shape_is_only_refused(data: Any, key: str) -> None:
    try:
        problems = load_data({key: data}, "the log", plugins=ENTRIES).problems
    except ProblemError as error:
        problems = error.problems
    for problem in problems:
        assert render(problem, texts(("guts_core",)))
