"""What an author may write: each of these is accepted as it stands."""

from collections.abc import Generator, Iterable
from typing import Literal

from pydantic import Field

from guts_core import Chips, Contest, Objection, Ruleset, Seat, Step, Table, Transfer, Variant, Wrapper, hookimpl
from guts_core.acting import Asking, Play
from guts_core.chips import Amount
from guts_core.steps import AnteStep


class Limit(Variant):
    """Wraps an answer and has options."""

    most: Amount = Field(default=5, description="The most that is paid, in chips.")
    who: Literal["all", "dealer"] = Field(default="all", description="Who pays no more.")

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        if ruleset.cap is not False:
            yield Objection("cap", ("cap",))

    @hookimpl(wrapper=True)
    def guts_owes(self, table: Table, seat: Seat, stake: Chips, contests: tuple[Contest, ...]) -> Wrapper[Chips]:
        owed = yield
        return owed if self.who == "dealer" and seat != table.dealer else min(owed, self.most)

    @hookimpl(wrapper=True)
    def guts_game_over(self, table: Table) -> Generator[None, bool, bool]:
        return (yield) or table.round > 9


class Narrower(Variant):
    """Answers with narrower types than the question's."""

    @hookimpl
    def guts_ante(self, table: Table, step: AnteStep) -> dict[Seat, int]:
        return dict.fromkeys(table.playing, 1)

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips, contests: tuple[Contest, ...]) -> list[Transfer]:
        return [Transfer(seat, pot, share, "again") for seat, share in table.antes(pot).items()]


class Ask(Step):
    """A step that asks."""

    do: Literal["ask"] = "ask"
    words: tuple[str, ...] = Field(default=("yes", "no"), description="The words.")

    def run(self, play: Play) -> Asking:
        answers = yield play.choose("ask", play.table.playing, [self.words for _ in play.table.playing])
        play.set_ins(seat for seat, word in zip(play.table.playing, answers, strict=True) if word == self.words[0])


Limit(most=3)
Ruleset(ante=2, cap=False, plugins={"limit": Limit(who="dealer"), "narrower": Narrower()}, steps=(AnteStep(), Ask()))
