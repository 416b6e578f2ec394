"""Nobody pays twice in a row."""

from guts_core import Contest, Ruleset, Seat, Table, Variant, Wrapper, hookimpl, settle


class Mercy(Variant):
    """Who matched the pot in the round before is spared."""

    @hookimpl(wrapper=True)
    def guts_losers(self, table: Table, contests: tuple[Contest, ...]) -> Wrapper[tuple[Seat, ...]]:
        losers = yield
        spared = table.previous.matched if table.previous else ()
        return tuple(seat for seat in losers if seat not in spared)


situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "matched": ["Bo"], "in": ["Ana", "Bo"]}
assert settle(Ruleset(), situation).rounds[0].paid["Bo"] == 6
assert settle(Ruleset(plugins={"mercy": Mercy()}), situation).rounds[0].paid["Bo"] == 0
