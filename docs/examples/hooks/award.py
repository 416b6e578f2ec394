"""Something of the pot stays."""

from collections.abc import Sequence

from guts_core import Contest, Effect, Ruleset, Seat, Table, Transfer, Variant, Wrapper, hookimpl, settle


class LeaveOne(Variant):
    """Each winner puts a chip back into the pot."""

    @hookimpl(wrapper=True)
    def guts_award(self, table: Table, contest: Contest, winners: tuple[Seat, ...]) -> Wrapper[Sequence[Effect]]:
        effects = yield
        return [*effects, *[Transfer(seat, contest.pot, 1, "left") for seat in winners]]


situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "in": ["Ana"]}
assert settle(Ruleset(), situation).rounds[0].pot == 0
assert settle(Ruleset(plugins={"leave-one": LeaveOne()}), situation).rounds[0].pot == 1
