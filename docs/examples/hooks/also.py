"""Being out costs something."""

from collections.abc import Sequence

from guts_core import Contest, Effect, Ruleset, Table, Transfer, Variant, hookimpl, settle


class OutsPay(Variant):
    """Who is out pays a chip, whatever happens among the others."""

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        return [Transfer(seat, "pot", 1, "out") for seat in table.playing if seat not in table.ins]


situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd", "Cy": "7h 4c"}, "in": ["Ana"]}
assert settle(Ruleset(), situation).rounds[0].pot == 0
assert settle(Ruleset(plugins={"outs-pay": OutsPay()}), situation).rounds[0].pot == 2
