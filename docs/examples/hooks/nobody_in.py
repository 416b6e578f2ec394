"""The pot grows when nobody dares."""

from collections.abc import Sequence

from guts_core import Chips, Contest, Effect, Ruleset, Table, Transfer, Variant, Wrapper, hookimpl, settle


class AnteAgain(Variant):
    """Nobody in: everybody antes again."""

    @hookimpl(wrapper=True)
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips, contests: tuple[Contest, ...]) -> Wrapper[Sequence[Effect]]:
        effects = yield
        return [*effects, *[Transfer(seat, pot, 1, "again") for seat in table.playing]]


situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "in": []}
assert settle(Ruleset(), situation).rounds[0].pot == 6
assert settle(Ruleset(plugins={"ante-again": AnteAgain()}), situation).rounds[0].pot == 8
