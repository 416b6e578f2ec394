suit-order-summary = Hands that tie for best are told apart by suits, the suit of the highest card first.
suit-order-suits = The suits, best first: { $value }.
