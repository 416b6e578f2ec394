"""Black twos are wild."""

from collections.abc import Collection

from guts_core import Card, Contest, Name, Ruleset, Table, Variant, Wrapper, hookimpl, parse_cards, settle


class BlackTwos(Variant):
    """The two of spades and the two of clubs stand for any card."""

    @hookimpl(wrapper=True)
    def guts_wild(self, table: Table, name: Name, cards: tuple[Card, ...], contest: Contest) -> Wrapper[Collection[Card]]:
        wild = yield
        return {*wild, *parse_cards("2s 2c")}.intersection(cards)


situation = {"pot": 6, "hands": {"Ana": "Ks 2s", "Bo": "Ac Qd"}, "in": ["Ana", "Bo"]}
assert settle(Ruleset(), situation).rounds[0].winners == ("Bo",)
played = settle(Ruleset(plugins={"black-twos": BlackTwos()}), situation).rounds[0]
assert played.winners == ("Ana",)  # a pair of kings
