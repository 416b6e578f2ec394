"""The dealer has no choice."""

from collections.abc import Mapping

from guts_core import Ruleset, Seat, Session, Table, Variant, Wrapper, hookimpl


class DealerIn(Variant):
    """The dealer is always in."""

    @hookimpl(wrapper=True)
    def guts_choices(
        self, table: Table, seat: Seat, choices: tuple[str, ...], heard: Mapping[Seat, str]
    ) -> Wrapper[tuple[str, ...]]:
        choices = yield
        return ("in",) if seat == table.dealer else choices


session = Session(Ruleset(plugins={"dealer-in": DealerIn()}), ["Ana", "Bo", "Cy"], seed=1)
assert [request.seat for request in session.pending] == [0, 1]  # Cy deals, and is not asked
session.answer(["out", "out"])
assert session.table.balance(2) == 2  # Cy was alone in, and has the pot less his ante
