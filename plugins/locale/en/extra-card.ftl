extra-card-summary = Whoever holds a card of certain ranks is dealt one card more, or several more.

# The rule sheet
extra-card-rule = Extra cards come only once, however many cards of those ranks somebody holds.
extra-card-step-extra-card = { $who ->
    [everyone] Everybody who holds a card of these ranks is dealt more cards: { $ranks }.
   *[in] Whoever is in and holds a card of these ranks is dealt more cards: { $ranks }.
} { $cards ->
    [one] There is one extra card
   *[other] There are { $cards } extra cards
}{ $face ->
    [up] , face up.
   *[down] , face down.
}
