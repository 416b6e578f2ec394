beat-the-deck-summary = Who is alone in plays against the top cards of the deck; beaten, the seat matches the pot, which stays.
beat-the-deck-cards = How many cards the deck's hand has; left out: as many as the lone seat holds.
beat-the-deck-tie = What a tie with the deck means: neither winning nor paying, or losing to it.
