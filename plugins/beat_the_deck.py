"""A lone seat against the deck."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from guts_plugins.draw import hand_size, insert
from pydantic import Field

from guts_core.hooks import Condition, hookimpl
from guts_core.ledger import Seat
from guts_core.play import Play
from guts_core.steps import Step
from guts_core.table import Contest, Name, Table
from guts_core.variant import Variant

Steps: TypeAlias = tuple[Step, ...]
Houses: TypeAlias = tuple[str, ...]
Names: TypeAlias = tuple[Name, ...]

DECK: Final = "deck"


class TurnStep(Step):
    """The deck's hand is turned up."""

    do: Literal["turn-up-deck"] = "turn-up-deck"
    cards: int | None = Field(None, ge=1, le=52, description="How many cards; left out: as many as the lone seat holds.")
    most: int = Field(52, ge=1, le=52, description="How many cards these may be at most, for the arithmetic of the deck.")

    def run(self, play: Play) -> None:
        """Old cards away, new ones from the top."""
        table = play.table
        play.discard_house(DECK, len(table.cards(DECK)))
        play.deal((DECK,), self.cards or len(table.hands[table.ins[0]]), "up")

    def needs(self, seats: int) -> int:
        """The cards, or as many as a seat may hold."""
        return self.cards or self.most


class BeatTheDeck(Variant):
    """Who is alone in plays against the top cards of the deck.

    Beaten, the seat matches the pot, which stays; a win is the win of a lone seat. The deck's hand has the same wild cards.

    Source: pagat.com/poker/variants/guts.html.
    """

    refuses: ClassVar = ("ghost", "legs")

    cards: Annotated[int, Field(ge=1, le=52)] | None = Field(
        None, description="How many cards the deck's hand has; left out: as many as the lone seat holds."
    )
    tie: Literal["push", "deck"] = Field("push", description="Tied with the deck: neither win nor pay, or the deck wins.")

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `turn-up-deck`."""
        return (TurnStep,)

    @hookimpl
    def guts_conditions(self) -> Mapping[str, Condition]:
        """Conditions about the seats alone, for here one seat is contested by the deck."""
        return {"one-in": lambda table: len(table.ins) == 1, "several-in": lambda table: len(table.ins) > 1}

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: tuple[Step, ...]) -> Generator[None, Steps, Steps]:
        """Before every showdown that one seat comes to."""
        steps = yield
        turn = TurnStep(cards=self.cards, most=max(1, hand_size(steps, ())), when="one-in")
        return insert(steps, ("showdown",), before=[turn], every=True)

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

    @hookimpl(wrapper=True)
    def guts_game_over(self, table: Table) -> Generator[None, bool, bool]:
        """A win against the deck is the win of a lone seat."""
        over = yield
        return over or (
            table.ends == "lone" and any(DECK in contest.contenders and contest.winners for contest in table.contests)
        )
