"""The input log: written line by line, read with care, replayed byte for byte."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from guts_core import log as log_module
from guts_core.discovery import bundled_rulesets
from guts_core.events import Event, write_event
from guts_core.loader import load, load_data
from guts_core.log import Log, Player, Recorder, header, read_log, replay, write_ruleset
from guts_core.messages import Messages
from guts_core.problems import Problem, ProblemError, render
from guts_core.session import Session

NAMES = ("Ana", "Bo", "Cy")
DATA: Mapping[str, object] = {"title": "Two cards"}
LOADED = load_data(DATA, "two")
FIRST = {"Ana": "in", "Bo": "out", "Cy": "in"}


@pytest.fixture(autouse=True)
def _closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Files that a test leaves open are closed at its end."""
    made: list[Recorder] = []
    begin = Recorder.__init__

    def noted(self: Recorder, *args: Any, **more: Any) -> None:
        made.append(self)
        begin(self, *args, **more)

    monkeypatch.setattr(Recorder, "__init__", noted)
    yield
    for each in made:
        each.close()


def recorder(seed: int = 3, names: tuple[str, ...] = NAMES, **limits: Any) -> Recorder:
    return Recorder(header(LOADED, [Player(name=name) for name in names], seed=seed, **limits))


class Played:
    """A session, its recorder, and the events that were heard, as JSON lines."""

    def __init__(self, path: Path | None, seed: int = 3, names: tuple[str, ...] = NAMES, **limits: Any) -> None:
        self.heard: list[str] = []
        self.recorder = recorder(seed, names, **limits)
        if path is not None:
            self.recorder.create(path)
        self.session = Session(LOADED.game, names, seed=seed, listeners=[self.hear], **limits)

    def hear(self, event: Event) -> None:
        self.heard.append(json.dumps(write_event(event)))

    def say(self, *words: str) -> None:
        pending = self.session.pending
        self.session.answer(words)
        self.recorder.record(pending, words)


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def replayed(path: Path) -> tuple[Session, list[str]]:
    heard: list[str] = []
    session = replay(path, [lambda event: heard.append(json.dumps(write_event(event)))])
    return session, heard


def write_log(path: Path, *lines: object, head: Mapping[str, object] | None = None) -> Path:
    """A log with this header, or a good one, and these lines: texts as they are, other values as JSON with their sums."""
    first = head or {"guts-log": 1, **recorder().head.model_dump(mode="json")}
    texts = signed(first, *lines)
    path.write_text("".join(text + "\n" for text in texts), encoding="utf-8", newline="\n")
    return path


def signed(*lines: object) -> list[str]:
    """Lines of a log: texts as they are, objects with the sums that they must have."""
    total = ""
    texts: list[str] = []
    for line in lines:
        if isinstance(line, dict):
            text = json.dumps(line, ensure_ascii=False)
            total = sha256((total + text).encode("utf-8", "surrogatepass")).hexdigest()[:16]
            texts.append(json.dumps({**line, "sum": total}))
        else:
            texts.append(str(line))
    return texts


def unsigned(line: str) -> dict[str, Any]:
    """A line of a log without its sum."""
    value = json.loads(line)
    assert len(value.pop("sum")) == 16
    return dict(value)


def code_of(path: Path) -> tuple[str, int | None]:
    """The code and the line of the one problem that a replay ends with; it has a text, too."""
    with pytest.raises(ProblemError) as caught:
        replay(path)
    (problem,) = caught.value.problems
    assert "\n" not in render(problem, Messages()).splitlines()[0]
    assert problem.place is not None
    assert problem.place.file == str(path)
    return problem.code, problem.place.line


# Writing


def test_the_header_comes_first_and_every_group_is_a_line(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played = Played(path)
    assert len(lines_of(path)) == 1
    played.say("in", "out", "out")
    assert [unsigned(line) for line in lines_of(path)[1:]] == [{"declare": {"Ana": "in", "Bo": "out", "Cy": "out"}}]
    head = json.loads(lines_of(path)[0])
    assert next(iter(head)) == "guts-log"
    assert head["guts-log"] == 1
    assert head["seed"] == 3
    assert [player["name"] for player in head["players"]] == list(NAMES)
    assert head["hash"] == LOADED.ruleset.hash
    assert head["ruleset"]["title"] == "Two cards"
    assert b"\r" not in path.read_bytes()


def test_a_line_is_on_disk_as_soon_as_it_is_recorded(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played = Played(path)
    sizes = []
    for _ in range(5):
        played.say("out", "out", "out")
        sizes.append(path.stat().st_size)
        assert path.read_bytes().endswith(b"\n")
    assert sizes == sorted(set(sizes))


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(ProblemError) as caught:
        recorder().create(path)
    assert caught.value.problems[0].code == "log-exists"
    assert path.read_text(encoding="utf-8") == "precious"
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_file_that_appears_meanwhile_is_not_overwritten_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious", encoding="utf-8")
    monkeypatch.setattr(Path, "exists", lambda self: False)
    with pytest.raises(ProblemError) as caught:
        recorder().create(path)
    assert caught.value.problems[0].code == "log-exists"
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_folder_that_is_not_there_is_a_problem_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(ProblemError) as caught:
        recorder().create(tmp_path / "missing" / "game.jsonl")
    assert caught.value.problems[0].code == "log-write"
    assert list(tmp_path.iterdir()) == []


def test_a_log_without_a_file_can_be_kept_later(tmp_path: Path) -> None:
    played = Played(None)
    played.say("out", "out", "out")
    played.recorder.create(tmp_path / "late.jsonl")
    played.say("out", "out", "in")
    session, heard = replayed(tmp_path / "late.jsonl")
    assert heard == played.heard
    assert session.answers == played.session.answers


STEPS = [
    {"do": "ante"},
    {"do": "deal", "cards": 2},
    {
        "do": "repeat",
        "max": 3,
        "while": "somebody-in",
        "steps": [{"do": "declare", "who": "in"}, {"do": "deal", "cards": 1, "to": "in"}],
    },
    {"do": "showdown", "ranking": {"low": True, "best": 2}},
    {"do": "settle", "ends": "lone"},
]


@pytest.mark.parametrize(
    "data",
    [{}, {"cap": False}, {"ante": "1/3", "cap": 7}, {"chip": 1, "seats": {"min": 3, "max": 5}}, {"steps": STEPS}],
    ids=str,
)
def test_rules_come_back_out_of_a_header_as_they_went_in(data: Mapping[str, object]) -> None:
    loaded = load_data(data, "rules")
    written = json.loads(json.dumps(write_ruleset(loaded.ruleset)))
    assert load_data(written, "again").ruleset == loaded.ruleset


@pytest.mark.bundled
@pytest.mark.parametrize("name", bundled_rulesets())
def test_bundled_rules_come_back_out_of_a_header_as_they_went_in(name: str) -> None:
    try:
        loaded = load(name)
    except ProblemError as error:
        if {problem.code for problem in error.problems} == {"plugin-unknown"}:
            pytest.skip("its plugins are not installed")
        raise
    written = json.loads(json.dumps(write_ruleset(loaded.ruleset)))
    assert load_data(written, "again").ruleset == loaded.ruleset


# Replaying


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(
    seed=st.integers(1 - 10**18, 10**18 - 1),
    seats=st.integers(2, 10),
    rounds=st.lists(st.integers(0, 1023), max_size=12),
)
def test_a_replay_tells_every_event_again(tmp_path: Path, seed: int, seats: int, rounds: list[int]) -> None:
    path = tmp_path / f"{abs(hash((seed, seats, tuple(rounds))))}.jsonl"
    path.unlink(missing_ok=True)
    names = ("Ana", "Bø", "[/x]", "<b>", "é", "名", "g", "h", "i", "j")[:seats]
    played = Played(path, seed, names, cycles=10_000)
    for bits in rounds:
        played.say(*["in" if bits >> seat & 1 else "out" for seat in range(seats)])
    session, heard = replayed(path)
    assert heard == played.heard
    assert session.answers == played.session.answers
    assert session.pending == played.session.pending
    assert session.table.ledger.balances() == played.session.table.ledger.balances()


def test_a_finished_session_is_finished_again(tmp_path: Path) -> None:
    played = Played(tmp_path / "log", cycles=1)
    played.say("in", "out", "out")
    session, heard = replayed(tmp_path / "log")
    assert session.over
    assert heard == played.heard
    assert json.loads(heard[-1])["event"] == "SessionEnded"


def test_the_number_of_rounds_is_in_the_header(tmp_path: Path) -> None:
    played = Played(tmp_path / "log", rounds=2)
    played.say("out", "out", "out")
    played.say("out", "out", "out")
    session, _ = replayed(tmp_path / "log")
    assert session.over
    assert session.rounds == 2


def test_undo_takes_groups_back(tmp_path: Path) -> None:
    played = Played(tmp_path / "log")
    played.say("in", "in", "out")
    played.say("in", "in", "in")
    played.say("out", "out", "out")
    played.session.undo(2)
    played.recorder.undo(2)
    played.say("out", "out", "out")
    assert [unsigned(line) for line in lines_of(tmp_path / "log")][4] == {"undo": 2}
    session, heard = replayed(tmp_path / "log")
    assert session.answers == played.session.answers == [("in", "in", "out"), ("out", "out", "out")]
    # what stands is told as if nothing had been taken back
    straight = Played(None)
    straight.say("in", "in", "out")
    straight.say("out", "out", "out")
    assert heard == straight.heard


def test_a_log_is_continued_where_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "log"
    played = Played(path, cycles=9)
    played.say("in", "in", "out")
    played.recorder.close()
    log = read_log(path)
    again = Recorder(log.header, [entry.group for entry in log.entries])
    again.resume(log)
    session = log.begin(log.load())
    log.feed(session)
    pending = session.pending
    session.answer(("out", "in", "in"))
    again.record(pending, ("out", "in", "in"))
    again.close()
    played.session.answer(("out", "in", "in"))
    assert replayed(path)[1] == played.heard


# Damage


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_a_torn_last_line_is_dropped_with_a_notice(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "log"
    played = Played(path)
    played.say("in", "in", "out")
    played.say("out", "out", "out")
    played.recorder.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    log = read_log(path)
    assert [problem.code for problem in log.notices] == ["log-torn"]
    assert log.notices[0].severity == "warning"
    assert len(log.entries) == 1
    again = Recorder(log.header, [entry.group for entry in log.entries])
    again.resume(log)
    session = log.begin(log.load())
    log.feed(session)
    again.record(session.pending, ("out", "out", "out"))
    again.close()
    assert path.read_bytes() == whole


def test_what_is_good_has_no_notices(tmp_path: Path) -> None:
    log = read_log(write_log(tmp_path / "log", {"declare": FIRST}))
    assert isinstance(log, Log)
    assert log.notices == ()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", "log-json"),
        ("[1, 2]", "log-json"),
        ("", "log-json"),
        ("null", "log-json"),
        ("{}", "log-json"),
        ('{"declare": NaN}', "log-json"),
        ("[" * 50_000, "log-json"),
        ("9" * 6_000, "log-json"),
        ("x" * 70_000, "log-line-long"),
        ('{"declare": {"Ana": "in", "Ana": "out", "Bo": "out", "Cy": "out"}}', "log-twice"),
        ('{"declare": {"Ana": "in"}, "declare": {"Bo": "in"}}', "log-twice"),
        ({"declare": {**FIRST, "Dee": "in"}}, "log-seat-unknown"),
        ({"declare": {"Ana": "in", "Bo": "out"}}, "log-seat-missing"),
        ({"declare": {**FIRST, "Cy": "maybe"}}, "log-answer"),
        ({"declare": {**FIRST, "Cy": 1}}, "log-answer"),
        ({"declare": {**FIRST, "Cy": ["Qs"]}}, "log-answer"),
        ({"bet": FIRST}, "log-kind"),
        ({"declare": FIRST, "bet": {"Ana": "in"}}, "log-kind"),
        ({"declare": "in"}, "log-group"),
        ({"declare": {}}, "log-group"),
        ({"undo": 2}, "log-undo"),
        ({"undo": 0}, "log-undo"),
        ({"undo": -1}, "log-undo"),
        ({"undo": True}, "log-undo"),
        ({"undo": 1.0}, "log-undo"),
        ({"undo": "1"}, "log-undo"),
    ],
)
def test_a_damaged_line_is_one_problem_with_its_place(tmp_path: Path, line: object, code: str) -> None:
    path = write_log(tmp_path / "log", {"declare": FIRST}, line, {"declare": FIRST})
    assert code_of(path) == (code, 3)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "the line is not JSON"),
        ("[1, 2]", "is a list"),
        ("7", "is a single value"),
        ("{}", "the line says nothing"),
        ({}, "the line says nothing"),
        ('{"declare": NaN}', "NaN is no number"),
        ('{"declare": -Infinity}', "-Infinity is no number"),
        ('{"a": ' + "[" * 20_000 + "]" * 20_000 + "}", "nested too deeply"),
        ('{"declare": ' + "9" * 5_000 + "}", "too many digits"),
    ],
    ids=range(9),
)
def test_what_is_wrong_with_the_json_of_a_line_is_said(tmp_path: Path, line: object, said: str) -> None:
    with pytest.raises(ProblemError) as caught:
        read_log(write_log(tmp_path / "log", line))
    (problem,) = caught.value.problems
    assert problem.code == "log-json"
    assert said in render(problem, Messages()).splitlines()[0]


# Edits and other writers


EDITS: Mapping[str, tuple[int, Callable[[list[str]], object]]] = {
    "another answer": (2, lambda lines: lines.__setitem__(1, lines[1].replace('"out"', '"in"'))),
    "another seed": (1, lambda lines: lines.__setitem__(0, lines[0].replace('"seed": 3', '"seed": 4'))),
    "another bot": (1, lambda lines: lines.__setitem__(0, lines[0].replace('"bot": null', '"bot": "x"', 1))),
    "other plugins": (1, lambda lines: lines.__setitem__(0, lines[0].replace('"plugins": {},', "", 1))),
    "another undo": (4, lambda lines: lines.__setitem__(3, lines[3].replace('"undo": 1', '"undo": 2'))),
    "a line less": (2, lambda lines: lines.pop(1)),
    "an undo less": (4, lambda lines: lines.pop(3)),
    "a line twice": (3, lambda lines: lines.insert(1, lines[1])),
    "no sum": (5, lambda lines: lines.__setitem__(4, json.dumps(unsigned(lines[4])))),
}


@pytest.mark.parametrize("what", EDITS)
def test_an_edit_that_would_be_legal_is_refused_with_its_line(tmp_path: Path, what: str) -> None:
    played = Played(tmp_path / "log")
    played.say("in", "in", "out")
    played.say("in", "out", "in")
    played.session.undo(1)
    played.recorder.undo(1)
    played.say("in", "in", "in")
    assert replay(tmp_path / "log").answers == played.session.answers
    lines = lines_of(tmp_path / "log")
    before = list(lines)
    line, edit = EDITS[what]
    edit(lines)
    assert lines != before
    (tmp_path / "log").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    assert code_of(tmp_path / "log") == ("log-edited", line)


def test_sums_that_fit_are_those_of_the_documentation(tmp_path: Path) -> None:
    played = Played(tmp_path / "log", names=("Ana", "Bø", "名"))
    played.say("in", "in", "out")
    first, second = lines_of(tmp_path / "log")
    total = ""
    for line in (first, second):
        bare, _, rest = line.rpartition(', "sum": "')
        total = sha256(f"{total}{bare}}}".encode()).hexdigest()[:16]
        assert rest == f'{total}"}}'


def again(path: Path) -> Recorder:
    log = read_log(path)
    return Recorder(log.header, [entry.group for entry in log.entries])


@pytest.mark.parametrize("resumed", [False, True])
def test_one_process_at_a_time_writes_to_a_log(tmp_path: Path, resumed: bool) -> None:
    path = tmp_path / "log"
    played = Played(path)
    played.say("in", "in", "out")
    if resumed:
        played.recorder.close()
        played.recorder = again(path)
        played.recorder.resume(read_log(path))
    before = path.read_bytes()
    with pytest.raises(ProblemError) as caught:
        again(path).resume(read_log(path))
    assert [problem.code for problem in caught.value.problems] == ["log-in-use"]
    assert path.read_bytes() == before
    played.say("out", "out", "out")
    played.recorder.close()
    again(path).resume(read_log(path))


def test_a_log_that_grew_after_it_was_read_is_not_cut(tmp_path: Path) -> None:
    path = tmp_path / "log"
    played = Played(path)
    log = read_log(path)
    played.say("in", "in", "out")
    played.recorder.close()
    before = path.read_bytes()
    with pytest.raises(ProblemError) as caught:
        Recorder(log.header).resume(log)
    assert [problem.code for problem in caught.value.problems] == ["log-in-use"]
    assert path.read_bytes() == before


def test_the_lock_of_a_process_that_was_killed_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "log"
    Played(path).recorder.close()
    code = (
        "import sys\nfrom guts_core.log import Recorder, read_log\nlog = read_log(sys.argv[1])\n"
        "recorder = Recorder(log.header)\nrecorder.resume(log)\nprint('locked', flush=True)\nsys.stdin.read()"
    )
    root = str(Path(log_module.__file__).parent.parent)
    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == b"locked"
        with pytest.raises(ProblemError) as caught:
            again(path).resume(read_log(path))
        assert caught.value.problems[0].code == "log-in-use"
        process.kill()
        process.wait()
    again(path).resume(read_log(path))


@pytest.mark.parametrize(
    ("name", "code"),
    [("", "log-nameless"), (".", "log-directory"), ("..", "log-directory"), ("/", "log-directory"), ("a\0b", "log-write")],
)
def test_names_that_no_log_can_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: str) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ProblemError) as caught:
        recorder().create(name)
    assert [problem.code for problem in caught.value.problems] == [code]
    assert list(tmp_path.iterdir()) == []


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    path = write_log(tmp_path / "log", {"declare": FIRST})
    path.write_bytes(path.read_bytes() + b'{"declare": "\xff"}\n')
    assert code_of(path) == ("log-not-utf-8", 3)


def test_lines_after_the_end_of_the_game(tmp_path: Path) -> None:
    lone = {"declare": {"Ana": "in", "Bo": "out", "Cy": "out"}}
    assert code_of(write_log(tmp_path / "log", lone, lone)) == ("log-after-end", 3)


def test_too_many_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_module, "MAX_LINES", 5)
    path = write_log(tmp_path / "log", *[{"declare": FIRST}] * 5)
    assert code_of(path) == ("log-too-many", 6)


def test_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_module, "MAX_BYTES", 500)
    assert code_of(write_log(tmp_path / "log"))[0] == "log-too-large"


def test_many_undone_lines_cost_no_more_than_the_others(tmp_path: Path) -> None:
    path = write_log(tmp_path / "log", *[{"declare": FIRST}, {"undo": 1}] * 20_000)
    assert replay(path).answers == []


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"guts-log": 2}, "log-format"),
        ({"guts-log": "1"}, "log-header"),
        ({"guts-log": None}, "log-header"),
        ({"guts-log": True}, "log-header"),
        ({"hash": "0000000000000000"}, "log-hash"),
        ({"players": []}, "log-header"),
        ({"players": [{"name": "Ana"}]}, "log-header"),
        ({"players": [{"name": "Ana"}, {"name": "Ana"}]}, "session-seat-twice"),
        ({"players": [{"name": "Ana"}, {"name": "pot"}]}, "session-seat-name"),
        ({"players": [{"name": "Ana"}, {"name": "\ud800"}]}, "log-header"),
        ({"players": [{"name": f"n{number}"} for number in range(11)]}, "session-seats-number"),
        ({"players": [{"name": f"n{number}"} for number in range(99)]}, "log-header"),
        ({"seed": "7"}, "log-header"),
        ({"seed": 1.5}, "log-header"),
        ({"seed": 10**18}, "log-header"),
        ({"seed": -(10**4000)}, "log-header"),
        ({"guts-log": 10**4000}, "log-header"),
        ({"cycles": 0}, "log-header"),
        ({"rounds": -1}, "log-header"),
        ({"surprise": 1}, "log-header"),
        ({"ruleset": 3}, "log-header"),
    ],
)
def test_a_header_that_was_changed(tmp_path: Path, change: dict[str, object], code: str) -> None:
    head = {"guts-log": 1, **recorder().head.model_dump(mode="json"), **change}
    assert code_of(write_log(tmp_path / "log", head=head)) == (code, 1)


def test_rules_that_were_changed_do_not_pass_for_the_others(tmp_path: Path) -> None:
    head: dict[str, Any] = {"guts-log": 1, **recorder().head.model_dump(mode="json")}
    head["ruleset"]["cap"] = 21
    assert code_of(write_log(tmp_path / "log", head=head)) == ("log-hash", 1)


def test_rules_that_cannot_be_loaded(tmp_path: Path) -> None:
    head: dict[str, Any] = {"guts-log": 1, **recorder().head.model_dump(mode="json")}
    head["ruleset"]["plugins"] = {"no-such-plugin": {}}
    with pytest.raises(ProblemError) as caught:
        replay(write_log(tmp_path / "log", head=head))
    assert [problem.code for problem in caught.value.problems] == ["plugin-unknown"]


def test_another_version_is_a_notice(tmp_path: Path) -> None:
    head: dict[str, Any] = {"guts-log": 1, **recorder().head.model_dump(mode="json"), "core": "0.0.1"}
    log = read_log(write_log(tmp_path / "log", {"declare": FIRST}, head=head))
    assert [(problem.code, problem.severity) for problem in log.notices] == [("log-version", "warning")]


def test_files_that_are_no_logs(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_bytes(b"")
    assert code_of(empty)[0] == "log-empty"
    assert code_of(tmp_path)[0] == "log-directory"
    assert code_of(tmp_path / "missing")[0] == "log-missing"
    torn = tmp_path / "torn"
    torn.write_text('{"guts-log": 1, ', encoding="utf-8")
    assert code_of(torn)[0] == "log-header-torn"
    other = tmp_path / "other"
    other.write_text('{"a": 1}\n', encoding="utf-8")
    assert code_of(other) == ("log-header", 1)
    toml = tmp_path / "toml"
    toml.write_text('title = "x"\n', encoding="utf-8")
    assert code_of(toml) == ("log-json", 1)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(data=st.data())
def test_any_edit_is_read_or_refused_but_never_crashes(tmp_path: Path, data: st.DataObject) -> None:
    path = write_log(tmp_path / "log", {"declare": FIRST}, {"undo": 1}, {"declare": FIRST}, {"declare": FIRST})
    content = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        new = data.draw(st.binary(max_size=3) | st.sampled_from([b'"', b"{", b"\n", b"9"]))
        content[at : at + data.draw(st.integers(0, 3))] = new
    path.write_bytes(content)
    problems: tuple[Problem, ...] = ()
    try:
        replay(path)
    except ProblemError as error:
        problems = error.problems
    assert all(render(problem, Messages()) for problem in problems)
