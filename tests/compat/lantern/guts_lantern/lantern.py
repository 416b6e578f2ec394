"""The plugin: one option of each kind, one hook of each kind, a step that asks, and a condition."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import ClassVar, Literal

from pydantic import Field

from guts_core.acting import Asking, Play
from guts_core.chips import Amount, Chips
from guts_core.events import Effect, Event
from guts_core.hooks import Condition, hookimpl
from guts_core.ledger import Count, Over, Seat, Transfer
from guts_core.requests import Pick
from guts_core.ruleset import Ruleset
from guts_core.steps import DealStep, Step, every_step, insert
from guts_core.table import Contest, Name, Table
from guts_core.variant import Objection, Variant


class LightStep(Step):
    """Whoever holds the lantern may swap one card, and says whether the others may see that."""

    do: Literal["light"] = "light"
    openly: bool = Field(True, description="Whether the seat is asked at all what the others may see.")

    def run(self, play: Play) -> Asking:
        """Ask the seat left of the dealer."""
        table = play.table
        seat = table.clockwise(table.playing)[0]
        (view,) = play.views([seat])
        if not view.cards:
            return
        (gave,) = yield (Pick.of("light", view.cards, 0, 1, view, play.owners[self.do]),)
        play.exchange(seat, tuple(card for card in view.cards if card in gave), len(gave))
        if self.openly and gave:
            (said,) = yield play.choose("shine", [seat], [("dim", "bright")])
            if said == "bright":
                play.turn_up([seat])

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """One card at most."""
        return 1, held


class Lantern(Variant):
    """A lantern goes round the table: whoever holds it may swap a card.

    Whoever loses in its light pays an oil fee, and whoever has paid often enough ends the game. A shade plays along.
    """

    refuses: ClassVar[tuple[str, ...]] = ("candle",)

    oil: Amount = Field(1, description="What a loser pays for the light, in chips.")
    often: int = Field(4, ge=1, le=100, description="After so many payments of one seat the game ends.")
    shade: Literal["plays", "sleeps"] = Field("plays", description="Whether a hand that nobody holds must be beaten.")
    bound: bool = Field(False, description="Whether the dealer must be in.")
    wild: tuple[int, ...] = Field((), description="Ranks that are wild in the light, from 2 to 14.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """The oil is not free where antes are."""
        if not self.oil and ruleset.ante:
            yield Objection("free", ("plugins", "lantern", "oil"), warning=True)

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step."""
        return (LightStep,)

    @hookimpl
    def guts_conditions(self) -> Mapping[str, Condition]:
        """Every second round."""
        return {"lit": lambda table: table.round % 2 == 1}

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: tuple[Step, ...], ruleset: Ruleset) -> Generator[None, tuple[Step, ...], tuple[Step, ...]]:
        """The light comes before the first declaration."""
        steps = yield
        if any(step.kind() == "light" for step in every_step(steps)):
            return steps
        return insert(steps, "declare", before=[LightStep(when="lit")])

    @hookimpl(wrapper=True)
    def guts_house_cards(self, table: Table, step: DealStep) -> Generator[None, Mapping[str, int], Mapping[str, int]]:
        """The shade gets as many cards as a seat."""
        dealt = yield
        return {**dealt, "shade": step.cards} if self.shade == "plays" else dealt

    @hookimpl(wrapper=True)
    def guts_house(self, table: Table, ins: tuple[Seat, ...]) -> Generator[None, tuple[str, ...], tuple[str, ...]]:
        """It contends with a seat that is alone."""
        houses = yield
        return (*houses, "shade") if self.shade == "plays" and len(ins) == 1 else houses

    @hookimpl(wrapper=True)
    def guts_choices(
        self, table: Table, seat: Seat, choices: tuple[str, ...], heard: Mapping[Seat, str]
    ) -> Generator[None, tuple[str, ...], tuple[str, ...]]:
        """A dealer that is bound has no choice."""
        words = yield
        return ("in",) if self.bound and seat == table.dealer and "in" in words else words

    @hookimpl(wrapper=True)
    def guts_wild(self, table: Table, name: Name, cards: tuple, contest: Contest) -> Generator[None, Iterable, tuple]:
        """Ranks that are wild in the light."""
        found = yield
        lit = [card for card in cards if card.rank in self.wild] if table.round % 2 == 1 else []
        return tuple(dict.fromkeys([*found, *lit]))

    @hookimpl(wrapper=True)
    def guts_owes(self, table: Table, seat: Seat, stake: Chips, contests: tuple[Contest, ...]) -> Generator[None, Chips, Chips]:
        """The oil comes on top."""
        owed = yield
        return owed + self.oil if table.round % 2 == 1 else owed

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """The dealer pays for the light."""
        return [Transfer(table.dealer, pot, self.oil, "light")]

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """Losers are counted; one that has paid too often ends the game."""
        effects: list[Effect] = [Count("oil", seat) for seat in table.record.matched]
        done = [effect.seat for effect in effects if table.points("oil", effect.seat) + 1 >= self.often]
        return [*effects, Over("dark", done[0])] if done else effects

    @hookimpl
    def guts_event(self, table: Table, event: Event) -> None:
        """It hears everything, and does nothing with it."""
