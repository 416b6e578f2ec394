"""A lone seat against the deck."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, TypeAlias

from pydantic import Field

from guts_core.acting import Play
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.steps import Step, insert
from guts_core.table import Contest, Name, Table
from guts_core.variant import HouseRule, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Steps: TypeAlias = tuple[Step, ...]
Houses: TypeAlias = tuple[str, ...]
Names: TypeAlias = tuple[Name, ...]
Cards: TypeAlias = Annotated[int, Field(ge=1, le=52)]

DECK: Final = "deck"


class TurnStep(Step):
    """The deck's hand is turned up."""

    do: Literal["turn-up-deck"] = "turn-up-deck"
    cards: Cards | None = Field(None, description="How many cards; left out: as many as the lone seat holds.")

    def run(self, play: Play) -> None:
        """Old cards away, new ones from the top."""
        table = play.table
        play.discard_house(DECK, len(table.cards(DECK)))
        play.deal((DECK,), self.cards or max([len(table.hands[seat]) for seat in table.ins], default=0), "up")

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """The cards, or as many as a seat may hold."""
        return self.cards or held, held


class BeatTheDeck(Variant):
    """Who is alone in plays against the top cards of the deck.

    Beaten, the seat matches the pot, which stays; a win is the win of a lone seat. The deck's hand has the same wild cards.

    Source: pagat.com/poker/variants/guts.html.
    """

    refuses: ClassVar = ("ghost", "legs")
    house_rules: ClassVar = (
        HouseRule("ghost", "deck"),
        HouseRule("tie", "push", {"tie": "push"}),
        HouseRule("tie", "deck-wins", {"tie": "deck"}),
    )

    cards: Cards | None = Field(None, description="How many cards the deck's hand has; left out: as many as the lone seat holds.")
    tie: Literal["push", "deck"] = Field("push", description="Tied with the deck: neither win nor pay, or the deck wins.")

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `turn-up-deck`."""
        return (TurnStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """Before every showdown that one seat comes to."""
        steps = yield
        return insert(steps, "showdown", before=[TurnStep(cards=self.cards, when="one-in")], every=True)

    @hookimpl(wrapper=True)
    def guts_house(self, table: Table, ins: tuple[Seat, ...]) -> Generator[None, Houses, Houses]:
        """The deck contends with a lone seat."""
        houses = yield
        return (*houses, DECK) if len(ins) == 1 else houses

    @hookimpl(wrapper=True)
    def guts_best(self, table: Table, contest: Contest) -> Generator[None, Names, Names]:
        """A tied hand stands beside the deck, and so neither wins nor pays, or falls behind it."""
        best = yield
        return (DECK,) if DECK in best and self.tie == "deck" else best
