"""Ties are broken by the place at the table."""

from guts_core import Contest, Name, Ruleset, Table, Variant, Wrapper, hookimpl, settle


class FirstFromTheLeft(Variant):
    """Of tied hands the one nearest to the dealer's left is best."""

    @hookimpl(wrapper=True)
    def guts_best(self, table: Table, contest: Contest) -> Wrapper[tuple[Name, ...]]:
        best = yield
        seats = [name for name in best if isinstance(name, int)]
        return table.clockwise(seats)[:1] or best


situation = {"pot": 6, "hands": {"Ana": "Ks 9s", "Bo": "Kc 9d"}, "in": ["Ana", "Bo"]}
assert settle(Ruleset(), situation).rounds[0].winners == ("Ana", "Bo")
assert settle(Ruleset(plugins={"first": FirstFromTheLeft()}), situation).rounds[0].winners == ("Ana",)
