"""The reserve is given back little by little."""

from guts_core import Chips, Ruleset, Table, Variant, Wrapper, hookimpl, settle


class Trickle(Variant):
    """At most five chips come back from the reserve at a time."""

    @hookimpl(wrapper=True)
    def guts_refill(self, table: Table, pot: str) -> Wrapper[Chips]:
        back = yield
        return min(back, 5)


situation = {"pot": 20, "reserve": 16, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "in": ["Ana"]}
assert settle(Ruleset(), situation).rounds[0].pot == 16
played = settle(Ruleset(plugins={"trickle": Trickle()}), situation).rounds[0]
assert (played.pot, played.reserve) == (5, 11)
