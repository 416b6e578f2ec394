forced-fold-summary = Whoever is dealt a wild card face up, or a card of certain ranks, must fold.
forced-fold-reason-folded = folded, for a card that was dealt up
