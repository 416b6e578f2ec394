"""A hand on the table must be beaten by whoever is alone in."""

from guts_core import Ruleset, Seat, Table, Variant, Wrapper, hookimpl, settle
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep


class LoneTest(Variant):
    """Who is alone in must beat the hand called `test`."""

    @hookimpl(wrapper=True)
    def guts_house(self, table: Table, ins: tuple[Seat, ...]) -> Wrapper[tuple[str, ...]]:
        houses = yield
        return (*houses, "test") if len(ins) == 1 else houses


steps = (AnteStep(), DealStep(cards=2), DealStep(cards=2, to="test"), DeclareStep(), ShowdownStep(), SettleStep())
situation = {"pot": 6, "hands": {"Ana": "2s 2h", "Bo": "Kc 9d"}, "test": "Ac Ad", "in": ["Ana"]}
assert settle(Ruleset(steps=steps), situation).rounds[0].won["Ana"] == 6
assert settle(Ruleset(steps=steps, plugins={"lone-test": LoneTest()}), situation).rounds[0].paid["Ana"] == 6
