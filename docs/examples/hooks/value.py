"""Hands are counted instead of ranked."""

from collections.abc import Collection

from guts_core import Card, Contest, Name, Ruleset, Table, Variant, hookimpl, settle


class Pips(Variant):
    """The larger sum of the ranks is better, the ace counting 14."""

    @hookimpl
    def guts_value(self, table: Table, name: Name, cards: tuple[Card, ...], wild: Collection[Card], contest: Contest) -> int:
        return sum(card.rank for card in cards)


situation = {"pot": 6, "hands": {"Ana": "2s 2h", "Bo": "7c 9d"}, "in": ["Ana", "Bo"]}
assert settle(Ruleset(), situation).rounds[0].winners == ("Ana",)
assert settle(Ruleset(plugins={"pips": Pips()}), situation).rounds[0].winners == ("Bo",)
