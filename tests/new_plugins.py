"""Plugins with answers to the questions of `guts new`, as strangers write them, good and bad."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from pydantic import Field

from guts_core.chips import Amount
from guts_core.discovery import Entry
from guts_core.ruleset import Ruleset
from guts_core.steps import Step
from guts_core.variant import HouseRule, Objection, Variant


class Fee(Variant):
    """A fee for nobody in, which is refused when everybody antes in every round."""

    house_rules: ClassVar = (
        HouseRule("nobody-in", "fee", {"chips": 2}, asks=("chips",)),
        HouseRule("payer", "rich", {"rich": True}),
        HouseRule("payer", "poor", {"rich": False}),
        HouseRule("ties", "share"),  # the core's own word: it is not taken from it
    )

    chips: Amount = Field(1, description="How much it is, in chips.")
    rich: bool = Field(False, description="Whether the rich pay it.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """Nobody pays that often."""
        if any(getattr(step, "who", "") == "everyone" and step.kind() == "ante" for step in steps):
            yield Objection("often", ("steps",))


class Uncapped(Variant):
    """Takes the place of the cap."""

    house_rules: ClassVar = (HouseRule("limit", "other", over="none"),)


class Confused(Variant):
    """Its answers set options that it does not have."""

    house_rules: ClassVar = (HouseRule("ties", "confused", {"nothing": 1}),)


class Careless(Variant):
    """Its answers are none."""

    house_rules: ClassVar[Any] = ("ties",)


def entry(name: str, cls: str) -> Entry:
    return Entry(name, f"new_plugins:{cls}", f"guts-{name}", "1.0")


GOOD = (entry("fee", "Fee"), entry("uncapped", "Uncapped"))
BAD = (entry("absent", "Absent"), entry("careless", "Careless"), entry("confused", "Confused"))
