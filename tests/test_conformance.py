"""The conformance kit: how it is called, what it reports, what it draws, and that nothing a plugin does stops it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, Field
from wrong_plugins.toy import KnockStep, Toy

from guts_core import conformance
from guts_core.chips import Amount
from guts_core.conformance.__main__ import main
from guts_core.conformance.draw import Undrawable, accepted, options_of
from guts_core.conformance.limits import OutOfTime, within
from guts_core.conformance.report import Report, Result
from guts_core.conformance.schemas import fits
from guts_core.discovery import Entry
from guts_core.ranking import Ranking
from guts_core.steps import CORE_KINDS, Step
from guts_core.variant import Variant

TOY = Entry("toy", "wrong_plugins.toy:Toy", "guts-toy", "1.2")
GOLDEN = Path(__file__).parent / "golden"


class Exempt(Toy):
    """Whoever is out pays a fee."""

    exempt: ClassVar = (("views-closed", "there is nothing to see"),)


class NeedsFour(Toy):
    """Whoever is out pays a fee, where four cards are dealt."""

    bases: ClassVar = ('steps = [{do="ante"}, {do="deal", cards=4}, {do="declare"}, {do="showdown"}, {do="settle"}]',)


# The report

REPORT = Report(
    "toy",
    "guts-toy",
    "1.2",
    8,
    (
        Result("registered", "pass", "The class can be registered."),
        Result("chips-conserved", "pass", "No chip is made or lost.", (), "8 games"),
        Result(
            "replays",
            "fail",
            "A log replays to the same events, byte for byte.",
            ("the rules that are read from the log have another hash, in the game “default” with no options, 2 seats, seed 0",),
            "3 games",
        ),
        Result("views-closed", "exempt", "What a seat is asked does not depend on hidden cards.", (), "a king must be shown"),
    ),
)


def test_the_report_as_text() -> None:
    assert REPORT.text() == (GOLDEN / "conformance.txt").read_text(encoding="utf-8")


def test_the_report_as_json() -> None:
    assert REPORT.json() == json.loads((GOLDEN / "conformance.json").read_text(encoding="utf-8"))
    assert not REPORT.ok
    assert REPORT.failed == ("replays",)
    assert REPORT["replays"].faults
    with pytest.raises(KeyError):
        REPORT["no-such-check"]


def test_the_same_report_comes_every_time() -> None:
    ids = [check.id for check in conformance.CHECKS if check.id != "speed"]
    assert conformance.run(Toy, checks=ids, examples=3, entries=()) == conformance.run(Toy, checks=ids, examples=3, entries=())


def test_every_check_says_what_it_promises() -> None:
    for check in conformance.CHECKS:
        assert check.promise.endswith(".")
        assert check.id == check.id.lower().replace("_", "-")
    assert len({check.id for check in conformance.CHECKS}) == len(conformance.CHECKS)


def test_the_page_has_every_check_with_its_promise() -> None:
    page = (Path(__file__).parent.parent / "docs" / "conformance.md").read_text(encoding="utf-8")
    rows = [line.split(" | ")[:2] for line in page.splitlines() if line.startswith("| `")]
    assert rows == [[f"| `{check.id}`", check.promise] for check in conformance.CHECKS]


# How it is called


def test_an_installed_plugin_by_its_name() -> None:
    report = conformance.run("toy", entries=[TOY], rulesets=(), checks=["registered", "loads", "examples-hold"], examples=2)
    assert (report.plugin, report.package, report.version, report.ok) == ("toy", "guts-toy", "1.2", True)
    assert [result.check for result in report.results] == ["registered", "loads", "examples-hold"]


def test_a_name_that_nobody_has_installed() -> None:
    with pytest.raises(conformance.NoSuchPlugin, match=r'no plugin "nothing" is installed; installed are: toy'):
        conformance.run("nothing", entries=[TOY])
    with pytest.raises(conformance.NoSuchPlugin, match="guts-toy and guts-other"):
        conformance.run("toy", entries=[TOY, TOY._replace(package="guts-other")])
    with pytest.raises(conformance.NoSuchPlugin, match="cannot be imported"):
        conformance.run("gone", entries=[Entry("gone", "no_such_module:Gone", "guts-gone", "1")])


def test_a_check_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="there is no check 'speeed'"):
        conformance.run(Toy, checks=["speeed"], entries=())


def test_exemptions_by_the_class_and_by_the_caller() -> None:
    report = conformance.run(
        Exempt, name="toy", exempt={"speed": "nobody asks"}, checks=["views-closed", "speed"], entries=(), examples=2
    )
    assert [(result.status, result.note) for result in report.results] == [
        ("exempt", "there is nothing to see"),
        ("exempt", "nobody asks"),
    ]
    assert report.ok


def test_a_plugin_names_its_own_games() -> None:
    from guts_core.conformance.kit import Bench
    from guts_core.conformance.subject import subject_of

    bench = Bench(subject_of(NeedsFour, "toy", entries=()), 3, 30)
    assert "its own base 1" in {trial.base for trial in bench.lab.trials}


@pytest.mark.parametrize(
    ("ruleset", "faults"), [("toy-game", ()), ("wrong-sums", ("wrong-sums, example 1: expect.pot is 2, and not 3",))]
)
def test_examples_that_a_package_ships(ruleset: str, faults: tuple[str, ...]) -> None:
    shipped = [Entry(ruleset, "wrong_plugins", "guts-toy", "1")]
    report = conformance.run("toy", entries=[TOY], rulesets=shipped, checks=["examples-hold"], examples=2)
    assert report["examples-hold"].faults == faults
    assert report["examples-hold"].note == "1 examples in 1 rulesets"


# Bounds


def test_what_takes_too_long_is_stopped() -> None:
    def loop() -> None:
        while True:
            pass

    begun = monotonic()
    with pytest.raises(OutOfTime):
        within(0.1, loop)
    assert monotonic() - begun < 5
    assert within(5, lambda: 3) == 3
    with pytest.raises(ZeroDivisionError):
        within(5, lambda: 1 // 0)


class Leaves(Toy):
    """Whoever is out pays a fee."""

    def objections(self, ruleset: Any, steps: Any) -> Any:
        raise SystemExit(7)


def test_a_plugin_that_ends_the_program_does_not_end_the_kit() -> None:
    report = conformance.run(Leaves, name="toy", entries=(), examples=2)
    assert "loads" in report.failed
    assert len(report.results) == len(conformance.CHECKS)


# What is drawn


class Sample(Variant):
    """Options of every kind."""

    plays: Literal["always", "lone"] = "always"
    many: int = Field(3, ge=1, le=9)
    share: Amount = 1
    most: Amount | Literal[False] = False
    word: str = Field("x", pattern="[a-f]{2,4}", validate_default=False)
    names: tuple[str, ...] = Field(("a",), min_length=1, max_length=4)
    perhaps: int | None = None
    ranking: Ranking | None = None
    given: str = Field(examples=["one", "two"])


@settings(max_examples=60)
@given(options_of(Sample))
def test_drawn_options_are_accepted(options: dict[str, Any]) -> None:
    plugin = Sample.model_validate(options)
    assert 1 <= plugin.many <= 9
    assert json.loads(json.dumps(options)) == options
    assert all(value is not None for value in options.values())


@pytest.mark.parametrize("kind", [*CORE_KINDS, KnockStep], ids=lambda kind: kind.__name__)
def test_drawn_steps_are_accepted(kind: type[Step]) -> None:
    @settings(max_examples=15)
    @given(options_of(kind))
    def law(options: dict[str, Any]) -> None:
        assert options["do"] == kind.kind()
        assert accepted(kind, options)

    law()


def test_fractions_and_bounds_are_drawn() -> None:
    seen: list[Any] = []

    @settings(max_examples=100)
    @given(st.lists(options_of(Sample), min_size=3, max_size=3))
    def gather(many: list[dict[str, Any]]) -> None:
        seen.extend(many)

    gather()
    shares = {options["share"] for options in seen if "share" in options}
    assert {type(share) for share in shares} == {int, str}
    assert any("/" in str(share) for share in shares)
    assert {options["given"] for options in seen} >= {"one", "two"}
    assert any(options.get("most") is False for options in seen)


def test_what_cannot_be_drawn_is_named() -> None:
    class Odd(BaseModel):
        thing: bytes

    with pytest.raises(Undrawable, match=r"Odd\.thing: name some values"):
        options_of(Odd)


def test_values_that_fit_a_schema() -> None:
    schema = Sample.model_json_schema()
    rules = schema["properties"]
    assert fits(9, rules["many"], schema)
    assert not fits(10, rules["many"], schema)
    assert not fits(True, rules["many"], schema)
    assert not fits("9", rules["many"], schema)
    assert fits("abc", rules["word"], schema)
    assert not fits("", rules["word"], schema)
    assert not fits([], rules["names"], schema)
    assert fits(False, rules["most"], schema)
    assert fits({"best": 3}, rules["ranking"], schema)
    assert not fits({"best": 30}, rules["ranking"], schema)
    assert not fits({"bst": 3}, rules["ranking"], schema)


# From outside


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False
    )


def test_pytest_and_hypothesis_are_imported_when_they_are_needed(tmp_path: Path) -> None:
    done = python(
        tmp_path, "-c", "import sys, guts_core.conformance; print([n for n in ('pytest', 'hypothesis') if n in sys.modules])"
    )
    assert done.stdout == "[]\n", done.stderr


def test_without_hypothesis_it_says_what_to_install(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['hypothesis'] = None; from guts_core.conformance.__main__ import main; sys.exit(main(['x']))"
    )
    done = python(tmp_path, "-c", program)
    assert done.returncode == 2
    assert 'pip install "guts-core[conformance]"' in done.stderr


def test_a_name_that_nobody_has_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-plugin"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert 'no plugin "no-such-plugin" is installed' in err


@pytest.mark.bundled
def test_the_command_writes_text_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    some = ["--check", "registered", "--check", "loads", "--examples", "2"]
    assert main(["re-ante", *some]) == 0
    assert "pass    loads" in capsys.readouterr().out
    assert main(["re-ante", "--json", *some]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True


@pytest.mark.bundled
def test_one_test_for_each_check_and_plugin(tmp_path: Path) -> None:
    options = ("-m", "pytest", "-p", "guts_core.conformance", "-p", "no:cacheprovider", "--guts-examples", "2")
    done = python(tmp_path, *options, "--guts-plugin", "re-ante", "-v")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(conformance.CHECKS)} passed" in done.stdout
    assert "guts-conformance::re-ante::chips-conserved" in done.stdout
    unknown = python(tmp_path, *options, "--guts-plugin", "no-such-plugin")
    assert unknown.returncode == 4
    assert 'no plugin "no-such-plugin" is installed' in unknown.stderr + unknown.stdout
