"""Whoever is too deep in debt sits out."""

from guts_core import Ruleset, Seat, Table, Variant, Wrapper, hookimpl, settle


class SitOut(Variant):
    """A seat that is 20 chips down or more takes no part."""

    @hookimpl(wrapper=True)
    def guts_playing(self, table: Table) -> Wrapper[tuple[Seat, ...]]:
        playing = yield
        return tuple(seat for seat in playing if table.balance(seat) > -20)


ruleset = Ruleset(plugins={"sit-out": SitOut()})
situation = {"hands": {"Ana": "Qs Qh", "Bo": "Ac Kd", "Cy": ""}, "balances": {"Ana": 10, "Bo": 10, "Cy": -20}, "in": []}
played = settle(ruleset, situation).rounds[0]
assert played.paid == {"Ana": 1, "Bo": 1, "Cy": 0}  # the antes
