"""The dealer pays less."""

from guts_core import Chips, Contest, Ruleset, Seat, Table, Variant, Wrapper, hookimpl, settle


class DealersFavour(Variant):
    """The dealer never owes more than three chips."""

    @hookimpl(wrapper=True)
    def guts_owes(self, table: Table, seat: Seat, stake: Chips, contests: tuple[Contest, ...]) -> Wrapper[Chips]:
        owed = yield
        return min(owed, 3) if seat == table.dealer else owed


situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd", "Cy": "7h 4c"}, "in": ["Ana", "Bo", "Cy"]}  # Cy deals
assert settle(Ruleset(), situation).rounds[0].paid == {"Ana": 0, "Bo": 6, "Cy": 6}
assert settle(Ruleset(plugins={"favour": DealersFavour()}), situation).rounds[0].paid == {"Ana": 0, "Bo": 6, "Cy": 3}
