"""Declaring in turn."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from pydantic import Field

from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.steps import DeclareStep, RepeatStep, Step, every_step
from guts_core.table import OUT, Table
from guts_core.variant import HouseRule, Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Words: TypeAlias = tuple[str, ...]
Groups: TypeAlias = Sequence[tuple[Seat, ...]]


class InTurn(Variant):
    """Seats declare one after another from the dealer's left, the dealer last, and each hears those before.

    When all others are out at the first declaration, the dealer is in automatically and takes the pot, unless a hand that nobody
    holds would have to be beaten. With `second_chance`, the others are asked once more when the dealer alone is in, and the
    dealer is bound.

    Source: pagat.com/poker/variants/guts.html; the second chance: gamerules.com/rules/napalm-card-game.
    """

    house_rules: ClassVar = (
        HouseRule("declaration", "in-turn", {"dealer_takes": True}),
        HouseRule("declaration", "dealer-asked", {"dealer_takes": False, "second_chance": "never"}),
        HouseRule("declaration", "second-chance", {"dealer_takes": False, "second_chance": "dealer-alone"}),
    )

    dealer_takes: bool = Field(True, description="Whether the dealer is in automatically when all others are out.")
    second_chance: Literal["never", "dealer-alone"] = Field(
        "never", description="Whether the others are asked once more when the dealer alone is in; wants `dealer_takes = false`."
    )

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """A second chance wants a dealer who is asked; with a forced dealer a rule for nobody in never applies."""
        if not self.dealer_takes:
            return
        if self.second_chance == "dealer-alone":
            yield Objection("second-chance", ("plugins", "in-turn", "second_chance"))
        # at a later declaration the dealer is free to go out, and where a house hand contends even at the first
        later = [step for step in every_step(steps) if isinstance(step, DeclareStep | RepeatStep)][1:]
        if not later and not ruleset.answering("house"):
            for name in ruleset.answering("nobody_in"):
                yield Objection("never-applies", ("plugins", name), warning=True, facts={"other": name})

    @hookimpl
    def guts_order(self, table: Table, who: tuple[Seat, ...]) -> Sequence[tuple[Seat, ...]]:
        """One after another."""
        return [(seat,) for seat in table.clockwise(who)]

    @hookimpl(wrapper=True)
    def guts_choices(
        self, table: Table, seat: Seat, choices: tuple[str, ...], heard: Mapping[Seat, str]
    ) -> Generator[None, Words, Words]:
        """The dealer is in when all others are out, at the first declaration of the round."""
        allowed = yield
        first = len(table.record.said) == 1
        alone = seat == table.dealer and all(word == OUT for word in heard.values())
        if self.dealer_takes and first and alone and not table.rules.house(table, (seat,)):
            return tuple(word for word in allowed if word != OUT) or allowed
        return allowed

    @hookimpl(wrapper=True)
    def guts_ask_again(self, table: Table, said: Mapping[Seat, str]) -> Generator[None, Groups, Groups]:
        """The others, in turn, when the dealer alone is in."""
        groups = yield
        if self.second_chance == "dealer-alone" and [seat for seat, word in said.items() if word != OUT] == [table.dealer]:
            return [*groups, *[(seat,) for seat in table.clockwise(said) if seat != table.dealer]]
        return groups
