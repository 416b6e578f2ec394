"""Only half of the pot is to be matched."""

from guts_core import Chips, Ruleset, Table, Variant, Wrapper, hookimpl, settle


class HalfPot(Variant):
    """Losers match half of the pot, rounded down."""

    @hookimpl(wrapper=True)
    def guts_stake(self, table: Table, pot: str) -> Wrapper[Chips]:
        stake = yield
        return stake // 2


situation = {"pot": 7, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "in": ["Ana", "Bo"]}
assert settle(Ruleset(), situation).rounds[0].paid["Bo"] == 7
assert settle(Ruleset(plugins={"half-pot": HalfPot()}), situation).rounds[0].paid["Bo"] == 3
