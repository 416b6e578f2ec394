"""When nobody is in, everybody is asked once more."""

from collections.abc import Mapping, Sequence

from guts_core import Ruleset, Seat, Table, Variant, hookimpl, settle


class SecondThoughts(Variant):
    """Nobody in: all may think again."""

    @hookimpl
    def guts_ask_again(self, table: Table, said: Mapping[Seat, str]) -> Sequence[tuple[Seat, ...]]:
        return [] if "in" in said.values() else [tuple(said)]


ruleset = Ruleset(plugins={"second-thoughts": SecondThoughts()})
situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "in": [[], ["Bo"]]}
assert settle(ruleset, situation).rounds[0].won["Bo"] == 6
