"""What a type checker reports to an author, with `E:` and its rule for mypy and for pyright on the line of the report."""

from guts_core import Chips, Contest, Effect, Ruleset, Seat, Table, Variant, Wrapper, hookimpl
from guts_core.steps import DealStep


class Missing(Variant):
    """Lacks an argument."""

    @hookimpl(wrapper=True)
    def guts_owes(self, table: Table, seat: Seat, stake: Chips) -> Wrapper[Chips]:  # E: override reportIncompatibleMethodOverride
        return (yield)


class Renamed(Variant):
    """Calls an argument otherwise, which mypy lets pass; a ruleset that names the plugin refuses it."""

    @hookimpl
    def guts_stake(self, table: Table, which: str) -> Chips:  # E: - reportIncompatibleMethodOverride
        return table.pot(which)


class WrongArgument(Variant):
    """Takes an argument for something else."""

    @hookimpl
    def guts_ante(self, table: Table, step: DealStep) -> dict[Seat, Chips]:  # E: override reportIncompatibleMethodOverride
        return {}


class WrongAnswer(Variant):
    """Answers with another type."""

    @hookimpl
    def guts_game_over(self, table: Table) -> str:  # E: override reportIncompatibleMethodOverride
        return "never"


class WrongWrapped(Variant):
    """Wraps with another type."""

    @hookimpl(wrapper=True)
    def guts_winners(self, table: Table, contest: Contest) -> Wrapper[Seat]:  # E: override reportIncompatibleMethodOverride
        yield
        return 0


class NotMarkedAsWrapper(Variant):
    """A generator that does not say that it wraps."""

    @hookimpl
    def guts_cycle_over(self, table: Table) -> Wrapper[bool]:  # E: override reportIncompatibleMethodOverride
        return (yield)


class NoWrapper(Variant):
    """Says that it wraps, and does not."""

    @hookimpl(wrapper=True)  # E: arg-type reportArgumentType
    def guts_leftover(self, table: Table) -> list[Effect]:
        return []


class PluggysOrder(Variant):
    """Asks for an order, which the ruleset alone gives."""

    @hookimpl(tryfirst=True)  # E: call-overload reportCallIssue
    def guts_keep(self, table: Table) -> list[str]:
        return []


Ruleset(ante="1")  # E: arg-type reportArgumentType
Ruleset(pot=3)  # E: call-arg reportCallIssue
