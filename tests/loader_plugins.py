"""Plugins as strangers write them, good and bad, for the tests of the loader."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Literal

from pydantic import Field, field_validator

from guts_core.chips import Amount
from guts_core.discovery import Entry
from guts_core.hooks import hookimpl
from guts_core.ruleset import Ruleset
from guts_core.steps import Step
from guts_core.variant import Objection, Variant


class Haunt(Variant):
    """Options of every kind."""

    refuses: ClassVar = ("nobody-two",)
    plays: Literal["always", "lone"] = Field("always", description="When it plays.")
    hands: int = Field(1, ge=1, le=9, description="How many there are.")
    loud: bool = Field(False, description="Whether it is heard.")
    fee: Amount = Field(1, description="What it costs, in chips.")


class NobodyOne(Variant):
    """Answers a question."""

    @hookimpl
    def guts_nobody_in(self, table: Any, pot: Any, stake: Any, contests: Any) -> Any:
        return []


class NobodyTwo(NobodyOne):
    """Answers the same question."""


class Objector(Variant):
    """Cannot live with a cap."""

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        if ruleset.cap is not False:
            yield Objection("cap", ("cap",), facts={"cap": ruleset.cap})
        yield Objection("mild", ("ante",), warning=True)


class TwistStep(Step):
    """A kind of step with steps in it."""

    do: Literal["twist"] = "twist"
    times: int = Field(ge=1, description="How often.")
    then: tuple[Step, ...] = Field((), description="What comes then.")

    def children(self) -> tuple[Step, ...]:
        return self.then


class Twister(Variant):
    """Brings a kind."""

    @hookimpl
    def guts_kinds(self) -> Any:
        return (TwistStep,)


class Flawed(Variant):
    """Answers a question that nobody asks."""

    @hookimpl
    def guts_hose(self, table: Any) -> Any:
        return ()


class Raiser(Variant):
    """Its own code breaks."""

    where: str = Field("", description="Where it breaks.")

    @field_validator("where")
    @classmethod
    def _check(cls, value: str) -> str:
        if value == "options":
            raise RuntimeError("options broke")
        if value == "refused":
            raise ValueError("not that")
        return value

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        if self.where == "objections":
            raise KeyError("objections broke")
        return ()

    @hookimpl
    def guts_kinds(self) -> Any:
        return [5] if self.where == "kinds" else ()


class BreakStep(Step):
    """A kind of step that breaks when it is looked at."""

    do: Literal["break"] = "break"
    where: str = Field("conditions", description="Where it breaks.")

    def conditions(self) -> dict[str, str]:
        if self.where == "conditions":
            raise KeyError("conditions broke")
        return super().conditions()

    def needs(self, seats: int) -> int:  # type: ignore[override]
        return seats


class Breaker(Variant):
    """Brings that kind."""

    @hookimpl
    def guts_kinds(self) -> Any:
        return [BreakStep]


class Refuser(Variant):
    """Refuses what has no name."""

    refuses: ClassVar[Any] = 5


class NoVariant:
    """Not a plugin at all."""


def __getattr__(name: str) -> object:
    if name == "Exits":
        raise SystemExit(3)
    raise AttributeError(name)


def _entry(name: str, cls: str, package: str = "guts-tests", module: str = "loader_plugins") -> Entry:
    return Entry(name, f"{module}:{cls}", package, "1.2")


ENTRIES = (
    _entry("haunt", "Haunt"),
    _entry("nobody-one", "NobodyOne"),
    _entry("nobody-two", "NobodyTwo"),
    _entry("objector", "Objector"),
    _entry("twister", "Twister"),
    _entry("flawed", "Flawed"),
    _entry("raiser", "Raiser"),
    _entry("breaker", "Breaker"),
    _entry("refuser", "Refuser"),
    _entry("no-variant", "NoVariant"),
    _entry("no-attribute", "Nothing"),
    _entry("no-module", "X", module="loader_plugins_that_are_not_there"),
    _entry("no-value", "", module="!"),
    _entry("exits", "Exits"),
    _entry("both", "Haunt", "guts-one"),
    _entry("both", "Haunt", "guts-two"),
    _entry("ours", "Haunt", "guts-core"),
    _entry("ours", "Flawed", "guts-thief"),
)
