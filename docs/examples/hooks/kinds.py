"""A step of one's own, which a ruleset names like any other."""

from collections.abc import Sequence
from typing import Literal

from guts_core import Ruleset, Step, Transfer, Variant, hookimpl, settle
from guts_core.acting import Play
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep


class Tip(Step):
    """The dealer gets a chip from the pot."""

    do: Literal["tip"] = "tip"

    def run(self, play: Play) -> None:
        table = play.table
        if table.pot():
            play.post([Transfer("pot", table.dealer, 1, "tip", play.owners[self.do], self.do)])


class Tips(Variant):
    """Brings the step `tip`."""

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        return [Tip]


steps = (AnteStep(), Tip(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep())
situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "in": ["Ana"]}
played = settle(Ruleset(steps=steps, plugins={"tips": Tips()}), situation).rounds[0]
assert played.won == {"Ana": 5, "Bo": 1}  # without it Ana would get 6, and Bo, the dealer, nothing
