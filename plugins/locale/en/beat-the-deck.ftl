beat-the-deck-summary = Who is alone in plays against the top cards of the deck; beaten, the seat matches the pot, which stays.
beat-the-deck-cards = How many cards the deck's hand has; left out: as many as the lone seat holds.
beat-the-deck-tie = What a tie with the deck means: neither winning nor paying, or losing to it.

beat-the-deck-answer-deck = A lone player must beat the top cards of the deck, or else matches the pot, which stays.
beat-the-deck-topic-tie = The lone hand ties with the deck: who wins?
beat-the-deck-answer-push = Neither: the player neither wins nor pays, and the pot stays.
beat-the-deck-answer-deck-wins = The deck: the player has lost.

# The rule sheet
beat-the-deck-rule = Whoever is in alone must beat the deck: { $cards ->
    [none] as many cards as that player holds are turned up from its top.
    [one] its top card is turned up.
   *[other] its top { $cards } cards are turned up.
} Whoever is beaten by the deck matches the pot, which stays. { $tie ->
    [deck] A tie is lost to the deck.
   *[push] After a tie with the deck nothing is won and nothing is paid.
} What is wild for the players is wild for the deck.
beat-the-deck-step-turn-up-deck = { $cards ->
    [none] From the top of the deck, as many cards as that player holds are turned up.
    [one] The top card of the deck is turned up.
   *[other] The top { $cards } cards of the deck are turned up.
}
