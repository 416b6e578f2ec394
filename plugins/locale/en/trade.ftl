trade-summary = Each seat may make its left neighbour change hands with it, unless that one refuses; the dealer may draw instead.
trade-question = Do you trade, or which card do you swap?
# What can be said, as it is shown and typed; the first letters should differ, and be none of q, u and w.
trade-word-keep = keep
trade-word-trade = trade
trade-event-refused = { $seat } turns up { $card } and refuses

# The rule sheet
trade-rule = A trade is one of whole hands, unseen.
trade-step-trade = One after another from the dealer's left, everybody who is in may change hands with the next player who is in. { $refused_by ->
    [none] Nobody can refuse.
   *[other] Whoever has a card of one of these ranks turns it up and refuses: { $refused_by }.
} { $dealer_draws ->
    [0] The last player has nobody to trade with.
    [one] The last player may swap one card with the deck instead.
   *[other] The last player may swap up to { $dealer_draws } cards with the deck instead.
}
