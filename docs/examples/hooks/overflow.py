"""The pot is kept smaller than it was."""

from guts_core import Chips, Ruleset, Table, Variant, hookimpl, settle


class Skim(Variant):
    """Half of what exceeds ten chips goes to the reserve."""

    @hookimpl
    def guts_overflow(self, table: Table, pot: str) -> Chips:
        return max(0, table.pot(pot) - 10) // 2


situation = {"pot": 8, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd", "Cy": "7h 4c"}, "in": ["Ana", "Bo", "Cy"]}
played = settle(Ruleset(cap=False, plugins={"skim": Skim()}), situation).rounds[0]
assert (played.pot, played.reserve) == (13, 3)  # of the 16 that were paid
