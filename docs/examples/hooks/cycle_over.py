"""A cycle of a fixed length."""

from guts_core import Ruleset, Session, Table, Variant, hookimpl


class ThreeRounds(Variant):
    """Every third round ends a cycle, whatever lies in the pot."""

    @hookimpl
    def guts_cycle_over(self, table: Table) -> bool:
        return table.round % 3 == 0


ruleset = Ruleset(cycles=1, plugins={"three-rounds": ThreeRounds()})
session = Session(ruleset, ["Ana", "Bo"], seed=1, rounds=10)
while not session.over:
    session.answer(["out", "out"])
assert session.rounds == 3  # without it, all ten: chips lie in the pot
