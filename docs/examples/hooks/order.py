"""One declares after another."""

from collections.abc import Sequence

from guts_core import Ruleset, Seat, Session, Table, Variant, hookimpl


class OneByOne(Variant):
    """The seats declare in turn, from the dealer's left."""

    @hookimpl
    def guts_order(self, table: Table, who: tuple[Seat, ...]) -> Sequence[tuple[Seat, ...]]:
        return [(seat,) for seat in table.clockwise(who)]


session = Session(Ruleset(plugins={"one-by-one": OneByOne()}), ["Ana", "Bo", "Cy"], seed=1)
assert [request.seat for request in session.pending] == [0]  # without it, all three at once
(request,) = session.answer(["in"])
assert request.seat == 1
assert request.public.said == ((0, "in"),)  # Bo has heard Ana
