"""Cards are swapped."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, TypeAlias

from pydantic import Field

from guts_core.acting import Asking, Play
from guts_core.cards import Card
from guts_core.chips import Amount
from guts_core.events import Happened
from guts_core.hooks import hookimpl
from guts_core.ledger import POT, Count, Seat, Transfer
from guts_core.requests import Pick
from guts_core.steps import Step, every_step, insert
from guts_core.variant import HouseRule, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

Steps: TypeAlias = tuple[Step, ...]
Most: TypeAlias = Annotated[int, Field(ge=1, le=52)]

ACE: Final = 14
DRAWN: Final = "drawn"
"""Counter of the cards that a seat has swapped in this round, where the step counts them."""


class DrawStep(Step):
    """One seat after another, from the dealer's left, swaps cards; where they cost something it is called a twist."""

    do: Literal["draw"] = "draw"
    max: Most | None = Field(None, description="The most cards that a seat may swap; left out: as many as it holds.")
    who: Literal["everyone", "in"] = Field("everyone", description="Who may swap cards.")
    ace: Most | None = Field(None, description="The most cards for a seat that lets all see an ace, which it keeps.")
    exactly: tuple[Most, ...] = Field((), description="How many cards must be swapped: one of these, not `max` or `ace`.")
    price: Amount = Field(0, description="What each card costs, in chips, into the first pot.")
    counted: bool = Field(False, description="Whether points are kept of the cards swapped, for rules that ask who has drawn.")

    def run(self, play: Play) -> Asking:
        """Ask a seat, give it its cards, ask the next one."""
        table = play.table
        for seat in table.clockwise(table.playing if self.who == "everyone" else table.ins):
            cards = play.views([seat])[0].cards
            if not cards:
                continue
            least, most = 0, min(self.max or len(cards), len(cards))
            ace = next((card for card in cards if card.rank == ACE), None)
            if self.exactly:
                numbers = tuple(str(number) for number in self.exactly)
                said = (yield play.choose("draw", [seat], [numbers]))[0] if len(numbers) > 1 else numbers[0]
                least = most = min(int(str(said)), len(cards))
            elif self.ace and ace is not None and (yield play.choose("show-ace", [seat], [("show", "hide")]))[0] == "show":
                self._lay_open(play, seat, ace)
                cards = tuple(card for card in cards if card != ace)
                most = min(self.ace, len(cards))
            (view,) = play.views([seat])
            (gave,) = yield (Pick.of("discard", cards, least, most, view, play.owners[self.do]),)
            play.exchange(seat, gave, len(gave))  # type: ignore[arg-type]
            self._book(play, seat, len(gave))

    def _lay_open(self, play: Play, seat: Seat, ace: Card) -> None:
        play.lay_open([ace])
        play.tell(Happened("ace", play.owners[self.do], (("seat", play.table.names[seat]), ("card", str(ace)))))

    def _book(self, play: Play, seat: Seat, swapped: int) -> None:
        """What the cards cost, and the points kept of them."""
        about = (play.owners[self.do], self.do)
        play.post([Transfer(seat, POT, self.price * swapped, "price", *about)])
        if self.counted and swapped:
            play.post([Count(DRAWN, seat, swapped, "round", "drawn", *about)])

    def wants(self) -> int:
        """The cards that must be swapped."""
        return max(self.exactly, default=0)

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """Every seat swaps as many as it may; no more than four of them can show an ace."""
        most = min(max(self.exactly, default=self.max or held), held)
        more = 0 if self.exactly else max(0, min(self.ace or 0, held - 1) - most)
        return most * seats + more * min(seats, 4), held


class Draw(Variant):
    """Each seat from the dealer's left may swap cards: it gives up as many as it likes, up to `max`, and takes as many anew.

    Before the first declaration, and before any pass; or after it, right before the first showdown, and then only those who are
    in, where the pot is contested. A ruleset that writes `draw` steps of its own is played as written; these may prescribe a
    number, set a price for each card, and let who shows an ace swap more.

    Source: a house rule told of many Guts tables.
    """

    house_rules: ClassVar = (
        HouseRule("exchange", "draw", {"when": "before"}),
        HouseRule("exchange", "draw-after", {"when": "after"}),
    )

    max: Most | None = Field(None, description="The most cards that a seat may swap; left out: as many as it holds.")
    when: Literal["before", "after"] = Field(
        "before", description="Before the first declaration, or after it: then only those who are in, where the pot is contested."
    )

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step `draw`."""
        return (DrawStep,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """Swap before the first declaration, or before the first showdown."""
        steps = yield
        kinds = [step.kind() for step in every_step(steps)]
        if "draw" in kinds:
            return steps
        # cards are swapped before they are handed on, and before the deck's hand can be seen
        wanted = ("pass", "declare") if self.when == "before" else ("turn-up-deck", "showdown")
        anchor = next((kind for kind in kinds if kind in wanted), wanted[-1])
        step = DrawStep(max=self.max) if self.when == "before" else DrawStep(max=self.max, who="in", when="contested")
        return insert(steps, anchor, before=[step])
