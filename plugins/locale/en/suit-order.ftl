suit-order-summary = Hands that tie for best are told apart by suits, the suit of the highest card first.
suit-order-suits = The suits, best first: { $value }.

# The rule sheet
suit-order-rule-best = The best hand wins. Hands that tie for best are told apart by suits, that of the highest card first. From the best suit down: { $suits }.
suit-order-word-spades = spades
suit-order-word-hearts = hearts
suit-order-word-diamonds = diamonds
suit-order-word-clubs = clubs
