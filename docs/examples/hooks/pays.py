"""Nobody can lose more than he brought."""

from guts_core import Chips, Ruleset, Table, Transfer, Variant, Wrapper, hookimpl, settle


class Broke(Variant):
    """A seat pays as long as it is less than ten chips down."""

    @hookimpl(wrapper=True)
    def guts_pays(self, table: Table, transfer: Transfer) -> Wrapper[Chips]:
        amount = yield
        left = 10 + table.balance(int(transfer.source))
        return max(0, min(amount, left))


situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "balances": {"Bo": -8}, "in": ["Ana", "Bo"]}
assert settle(Ruleset(), situation).rounds[0].balances["Bo"] == -14
assert settle(Ruleset(plugins={"broke": Broke()}), situation).rounds[0].balances["Bo"] == -10
