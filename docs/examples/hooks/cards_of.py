"""Not every card counts."""

from guts_core import Card, Contest, Name, Ruleset, Table, Variant, Wrapper, hookimpl, settle


class DeadCard(Variant):
    """The second card counts alone; the first is dead."""

    @hookimpl(wrapper=True)
    def guts_cards_of(self, table: Table, name: Name, contest: Contest) -> Wrapper[tuple[Card, ...]]:
        cards = yield
        return cards[1:]


situation = {"pot": 6, "hands": {"Ana": "9s 9h", "Bo": "4d Qc"}, "in": ["Ana", "Bo"]}
assert settle(Ruleset(), situation).rounds[0].winners == ("Ana",)
assert settle(Ruleset(plugins={"dead-card": DeadCard()}), situation).rounds[0].winners == ("Bo",)  # the queen beats the nine
