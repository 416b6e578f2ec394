"""A hand on the table grows from round to round."""

from collections.abc import Collection

from guts_core import Ruleset, Session, Table, Variant, Wrapper, hookimpl
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep


class Growing(Variant):
    """The hand called `pile` keeps its cards."""

    @hookimpl(wrapper=True)
    def guts_keep(self, table: Table) -> Wrapper[Collection[str]]:
        kept = yield
        return {*kept, "pile"}


steps = (AnteStep(), DealStep(cards=2), DealStep(cards=1, to="pile"), DeclareStep(), ShowdownStep(), SettleStep())
session = Session(Ruleset(steps=steps, plugins={"growing": Growing()}), ["Ana", "Bo"], seed=1)
assert len(session.table.cards("pile")) == 1
session.answer(["out", "out"])  # the next round has been dealt
assert len(session.table.cards("pile")) == 2
