"""A hand that nobody holds is dealt along with the seats."""

from collections.abc import Mapping

from guts_core import Ruleset, Session, Table, Variant, Wrapper, hookimpl
from guts_core.steps import DealStep


class Kitty(Variant):
    """The kitty gets as many cards as every seat."""

    @hookimpl(wrapper=True)
    def guts_house_cards(self, table: Table, step: DealStep) -> Wrapper[Mapping[str, int]]:
        dealt = yield
        return {**dealt, "kitty": step.cards}


session = Session(Ruleset(plugins={"kitty": Kitty()}), ["Ana", "Bo"], seed=1)
assert len(session.table.cards("kitty")) == 2
assert Session(Ruleset(), ["Ana", "Bo"], seed=1).table.cards("kitty") == ()
