"""A short deck: nothing below the seven."""

from guts_core import Card, Ruleset, Session, Variant, Wrapper, hookimpl


class ShortDeck(Variant):
    """Played with 32 cards."""

    @hookimpl(wrapper=True)
    def guts_deck(self) -> Wrapper[tuple[Card, ...]]:
        cards = yield
        return tuple(card for card in cards if card.rank >= 7)


session = Session(Ruleset(plugins={"short-deck": ShortDeck()}), ["Ana", "Bo", "Cy", "Di", "Ed"], seed=1)
assert session.game.deck_size() == 32
assert all(card.rank >= 7 for hand in session.table.hands for card in hand)
