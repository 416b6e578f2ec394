"""Everybody puts in another chip before declaring."""

from guts_core import Ruleset, Step, Variant, Wrapper, hookimpl, settle
from guts_core.steps import AnteStep, insert


class Straddle(Variant):
    """A second ante, when the cards have been dealt."""

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: tuple[Step, ...], ruleset: Ruleset) -> Wrapper[tuple[Step, ...]]:
        steps = yield
        return insert(steps, "declare", before=[AnteStep(who="everyone", amount=1)])


situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "in": ["Ana"]}
assert settle(Ruleset(), situation).rounds[0].won["Ana"] == 6
assert settle(Ruleset(plugins={"straddle": Straddle()}), situation).rounds[0].won["Ana"] == 8
