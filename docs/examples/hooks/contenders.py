"""A hand must be good enough to contend at all."""

from guts_core import Contest, Name, Ruleset, Table, Variant, Wrapper, hookimpl, settle


class Qualify(Variant):
    """Who is in without a card above the ten pays, and does not contend."""

    @hookimpl(wrapper=True)
    def guts_contenders(self, table: Table, contest: Contest, houses: tuple[str, ...]) -> Wrapper[tuple[Name, ...]]:
        names = yield
        return tuple(name for name in names if any(card.rank > 10 for card in table.cards(name)))


situation = {"pot": 6, "hands": {"Ana": "9s 9h", "Bo": "Qc 4d"}, "in": ["Ana", "Bo"]}
assert settle(Ruleset(), situation).rounds[0].winners == ("Ana",)
played = settle(Ruleset(plugins={"qualify": Qualify()}), situation).rounds[0]
assert played.winners == ("Bo",)
assert played.paid == {"Ana": 6, "Bo": 0}
