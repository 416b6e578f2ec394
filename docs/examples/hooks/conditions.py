"""A condition of one's own, which steps name under `when`, `while` and `until`."""

from collections.abc import Mapping

from guts_core import Ruleset, Table, Variant, hookimpl, settle
from guts_core.hooks import Condition
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep


def rich(table: Table) -> bool:
    """Whether ten chips or more lie in the pot."""
    return table.pot() >= 10


class Rich(Variant):
    """Brings the condition `rich`."""

    @hookimpl
    def guts_conditions(self) -> Mapping[str, Condition]:
        return {"rich": rich}


dear = AnteStep(who="everyone", when="rich")  # those who play for a rich pot ante for it
ruleset = Ruleset(
    steps=(AnteStep(), dear, DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep()), plugins={"rich": Rich()}
)
hands = {"hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}}
assert settle(ruleset, {"pot": 9, **hands}).rounds[0].pot == 9
assert settle(ruleset, {"pot": 10, **hands}).rounds[0].pot == 12
