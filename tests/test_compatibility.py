"""What third parties may rely on: the hooks of each version, how one is deprecated, and plugins that were written long ago."""

from __future__ import annotations

import json
import sys
import tomllib
import warnings
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from cli_tools import call
from installed import forgotten, package

from guts_core import __version__, answer_checks
from guts_core.chips import write_chips
from guts_core.flaws import flaws
from guts_core.hooks import (
    API_VERSION,
    OLDEST_API,
    HookDeprecated,
    Questions,
    deprecations,
    hookimpl,
    hookspec,
    overdue,
    questions,
)
from guts_core.ledger import Count, Over, Transfer
from guts_core.loader import load
from guts_core.plugins import answer, manager
from guts_core.profile import DEFAULT, Default
from guts_core.registration import answers
from guts_core.requests import Choose, Request
from guts_core.session import Session
from guts_core.table import Table
from guts_core.variant import Variant

COMPAT = Path(__file__).parent / "compat"
LANTERN = COMPAT / "lantern"
FROZEN = json.loads((COMPAT / "frozen.json").read_text(encoding="utf-8"))


def written(specs: type = Questions) -> dict[str, list[str]]:
    """The questions with the names of their arguments."""
    return {name: list(spec.__code__.co_varnames[1 : spec.__code__.co_argcount]) for name, spec in questions(specs).items()}


# The version of the hooks


def test_the_hooks_are_those_of_their_version() -> None:
    """Whoever adds, changes or removes one gives the hooks another number, and writes them down under it."""
    assert FROZEN["hooks"][str(API_VERSION)] == written()
    assert max(map(int, FROZEN["hooks"])) == API_VERSION


def test_no_hook_that_an_admitted_plugin_may_use_is_gone_or_changed() -> None:
    for number in range(OLDEST_API, API_VERSION + 1):
        now = written()
        assert {name: now.get(name) for name in FROZEN["hooks"][str(number)]} == FROZEN["hooks"][str(number)]


def test_no_hook_is_still_there_that_was_to_be_gone() -> None:
    assert [str(mark) for mark in overdue(__version__)] == []


# A hook is deprecated


class Made(Questions):
    """The hooks, with one that will go."""

    @hookspec(
        firstresult=True,
        warn_on_impl=HookDeprecated("guts_price", since="0.3", replaced_by="guts_stake", removed_in="0.5"),
    )
    def guts_price(self, table: Table, pot: str) -> int:
        """How much is it?

        Asked never.

        Args:
            table: the table.
            pot: the pot.

        Returns:
            Chips.
        """


class Old(Variant):
    """A plugin that has not been changed yet."""

    @hookimpl
    def guts_price(self, table: Table, pot: str) -> int:
        """Always seven."""
        return 7


class New(Variant):
    """A plugin that has."""

    @hookimpl
    def guts_stake(self, table: Table, pot: str) -> int:
        """Always seven."""
        return 7


def test_whoever_answers_a_deprecated_hook_is_warned_and_still_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(answer_checks._CHECKS, "price", answer_checks._CHECKS["stake"])
    assert flaws(Old, Made) == []
    with pytest.warns(HookDeprecated, match="guts_price is deprecated since guts-core 0.3 and goes in 0.5: answer guts_stake"):
        hooks = manager({DEFAULT: Default(), "old": Old()}, Made)
    assert answer(hooks, "price")(None, "pot") == 7
    assert [(found.hook, found.deprecated[:10]) for found in answers(Old, Made)] == [("guts_price", "guts_price")]


def test_the_warning_names_the_authors_file_and_is_not_for_hosts() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        manager({DEFAULT: Default(), "old": Old()}, Made)
    (warning,) = caught
    assert warning.filename == __file__
    with warnings.catch_warnings(record=True) as caught:
        warnings.resetwarnings()
        for filter in (("default", DeprecationWarning, "__main__"), ("ignore", DeprecationWarning, "")):
            warnings.filterwarnings(filter[0], category=filter[1], module=filter[2], append=True)  # type: ignore[arg-type]
        manager({DEFAULT: Default(), "old": Old()}, Made)
    assert caught == [], "Python itself shows such warnings to authors only"


def test_nobody_else_is_warned() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        manager({DEFAULT: Default(), "new": New()}, Made)
    assert deprecations(Questions) == {name: mark for name, mark in deprecations(Made).items() if name != "price"}


@pytest.mark.parametrize(
    ("version", "due"), [("0.4.9", False), ("0.5.dev1", False), ("0.5", True), ("0.5.1", True), ("0.10", True)]
)
def test_a_hook_whose_time_has_come_fails_the_build(version: str, due: bool) -> None:
    assert ("guts_price" in [mark.hook for mark in overdue(version, Made)]) is due


# What a plugin was written for


@pytest.mark.parametrize(
    ("number", "codes"),
    [
        (API_VERSION, []),
        (API_VERSION + 1, ["api-newer"]),
        (OLDEST_API - 1, ["api-older"]),
        ("1", ["api-number"]),
        (True, ["api-number"]),
    ],
)
def test_a_plugin_says_which_hooks_it_was_written_for(number: Any, codes: list[str]) -> None:
    cls = type(
        "Some", (New,), {"api": number, "__doc__": "Some.", "__annotations__": {"api": "ClassVar"}, "__module__": "typing"}
    )
    assert [flaw.code for flaw in flaws(cls)] == codes


def test_a_plugin_that_says_nothing_was_written_for_the_first() -> None:
    assert Variant.api == 1
    assert New.api == 1


# A plugin of the first version


@pytest.fixture
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The frozen plugin, installed as its pyproject.toml says."""
    project = tomllib.loads((LANTERN / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    )
    package(tmp_path, project["name"], project["version"], points, requires=project["dependencies"][0])
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(LANTERN))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    with forgotten("guts_lantern"):
        yield


def say(request: Request) -> Any:
    """What is answered: a rule of thumb that will be the same for ever."""
    if isinstance(request, Choose):
        turn = sum(int(card) for card in request.view.cards) + request.public.round + request.seat
        return request.choices[turn % len(request.choices)]
    return request.cards[: request.most] if request.public.round % 4 == 1 else ()


def trace() -> list[list[Any]]:
    """Every movement of chips, every point, every end, over thirty rounds at five seats."""
    found: list[list[Any]] = []

    def hear(event: object) -> None:
        if isinstance(event, Transfer):
            found.append([event.source, event.target, str(write_chips(event.amount)), event.reason, event.plugin])
        elif isinstance(event, Count):
            found.append([event.key, event.seat, event.delta])
        elif isinstance(event, Over):
            found.append([event.reason, event.seat])

    game = load("lantern-night").game
    session = Session(game, ["Ana", "Bo", "Cy", "Di", "Ed"], seed=20, rounds=30, cycles=100, listeners=[hear])
    while not session.over:
        session.answer([say(request) for request in session.pending])
    return found


def test_the_frozen_plugin_is_what_it_was() -> None:
    files = [path for path in LANTERN.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    hashes = {
        path.relative_to(COMPAT).as_posix(): sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()[:16] for path in files
    }
    assert hashes == FROZEN["files"]


def test_the_frozen_plugin_is_loaded_without_a_word(lantern: None) -> None:
    result = call("plugins", "lantern", "--json")
    row = json.loads(result.stdout)
    assert (result.exit_code, row["loads"], row["problems"]) == (0, True, [])
    assert not [hook for hook in row["hooks"] if hook["hook"].removeprefix("guts_") not in FROZEN["hooks"]["1"]]
    result = call("check", "lantern-night")
    assert (result.exit_code, "warning" in result.output) == (0, False)


def test_the_frozen_plugin_plays_as_ever(lantern: None) -> None:
    assert trace() == json.loads((LANTERN / "expected.json").read_text(encoding="utf-8"))


def test_the_frozen_plugin_is_explained_and_played_from_the_command_line(lantern: None) -> None:
    assert call("play", "lantern-night", "--bots-only", "--seed", "1", "--rounds", "3").exit_code == 0
    assert call("explain", "lantern-night").exit_code == 0
