"""The dealer antes for the whole table."""

from collections.abc import Mapping

from guts_core import Chips, Ruleset, Seat, Table, Variant, Wrapper, hookimpl, settle
from guts_core.steps import AnteStep


class DealerAntes(Variant):
    """The dealer pays everybody's ante."""

    @hookimpl(wrapper=True)
    def guts_ante(self, table: Table, step: AnteStep) -> Wrapper[Mapping[Seat, Chips]]:
        antes = yield
        return {table.dealer: sum(antes.values())} if antes else {}


situation = {"hands": {"Ana": "Qs Qh", "Bo": "Ac Kd", "Cy": "7h 4c"}, "in": []}  # Cy deals
assert settle(Ruleset(), situation).rounds[0].paid == {"Ana": 1, "Bo": 1, "Cy": 1}
assert settle(Ruleset(plugins={"dealer-antes": DealerAntes()}), situation).rounds[0].paid == {"Ana": 0, "Bo": 0, "Cy": 3}
