"""A lone hand must be good enough to win."""

from guts_core import Contest, Ruleset, Seat, Table, Variant, Wrapper, hookimpl, settle


class LonePair(Variant):
    """Who is alone in wins with a pair only; otherwise the pot stays."""

    @hookimpl(wrapper=True)
    def guts_winners(self, table: Table, contest: Contest) -> Wrapper[tuple[Seat, ...]]:
        winners = yield
        return tuple(seat for seat in winners if not contest.lone or len({card.rank for card in table.hands[seat]}) == 1)


ruleset = Ruleset(plugins={"lone-pair": LonePair()})
hands = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}}
assert settle(ruleset, {**hands, "in": ["Ana"]}).rounds[0].won["Ana"] == 6
assert settle(ruleset, {**hands, "in": ["Bo"]}).rounds[0].pot == 6
