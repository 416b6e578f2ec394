"""A game may have another end."""

from guts_core import Ruleset, Table, Variant, Wrapper, hookimpl, settle


class Ruined(Variant):
    """The game is over when somebody is 20 chips down."""

    @hookimpl(wrapper=True)
    def guts_game_over(self, table: Table) -> Wrapper[bool]:
        over = yield
        return over or any(table.balance(seat) <= -20 for seat in table.seats)


situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "balances": {"Bo": -15}, "in": ["Ana", "Bo"]}
assert not settle(Ruleset(), situation).rounds[0].game_over
assert settle(Ruleset(plugins={"ruined": Ruined()}), situation).rounds[0].game_over
