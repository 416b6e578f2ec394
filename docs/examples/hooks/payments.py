"""Losers pay a winner instead of the pot."""

from collections.abc import Sequence

from guts_core import Chips, Contest, Effect, Ruleset, Seat, Table, Transfer, Variant, Wrapper, hookimpl, settle


class PayTheWinner(Variant):
    """What losers owe goes to the first winner."""

    @hookimpl(wrapper=True)
    def guts_payments(
        self, table: Table, pot: str, losers: tuple[Seat, ...], stake: Chips, contests: tuple[Contest, ...]
    ) -> Wrapper[Sequence[Effect]]:
        effects = yield
        winners = contests[0].winners
        return [effect._replace(target=winners[0]) if isinstance(effect, Transfer) and winners else effect for effect in effects]


situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "in": ["Ana", "Bo"]}
assert settle(Ruleset(), situation).rounds[0].pot == 6
played = settle(Ruleset(plugins={"pay-the-winner": PayTheWinner()}), situation).rounds[0]
assert (played.pot, played.won["Ana"]) == (0, 12)
