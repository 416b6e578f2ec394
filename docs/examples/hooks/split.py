"""Tied winners do not share alike."""

from collections.abc import Mapping
from fractions import Fraction

from guts_core import Chips, Ruleset, Seat, Table, Variant, hookimpl, settle


class FirstTakesAll(Variant):
    """What is shared goes to the first seat from the dealer's left."""

    @hookimpl
    def guts_split(self, table: Table, amount: Chips, seats: tuple[Seat, ...]) -> Mapping[Seat, Chips]:
        return {seats[0]: amount}


situation = {"pot": 7, "hands": {"Ana": "Ks 9s", "Bo": "Kc 9d"}, "in": ["Ana", "Bo"]}
halves = settle(Ruleset(), situation).rounds[0].won
assert halves["Ana"] == halves["Bo"] == Fraction(7, 2)
assert settle(Ruleset(plugins={"first-takes-all": FirstTakesAll()}), situation).rounds[0].won == {"Ana": 7, "Bo": 0}
