"""What is left at the end is divided."""

from collections.abc import Sequence

from guts_core import Effect, Ruleset, Table, Transfer, Variant, hookimpl, settle
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep


class Divide(Variant):
    """When the game ends, the seats share what the reserve has put back into the pot."""

    @hookimpl
    def guts_leftover(self, table: Table) -> Sequence[Effect]:
        shares = table.split(table.pot(), table.seats)
        return [Transfer("pot", seat, share, "divided") for seat, share in shares.items()]


steps = (AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep(ends="lone"))
situation = {"pot": 20, "reserve": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "in": ["Ana"]}
assert settle(Ruleset(steps=steps), situation).rounds[0].won["Bo"] == 0
played = settle(Ruleset(steps=steps, plugins={"divide": Divide()}), situation).rounds[0]
assert played.won == {"Ana": 23, "Bo": 3}
