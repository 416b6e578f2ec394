won-legs-summary = Whoever wins a hand gets a leg; losers match into the pot, which stays until somebody has enough legs.
won-legs-to_win = How many legs take the pot and end the game: { $value }.
won-legs-tie = A tie for best: a leg for each of them, or for nobody.
won-legs-pot = The pot waits for the last leg, or is won as otherwise.
won-legs-blind = How many of the legs must be won blind: { $value }.
won-legs-reason-leg = won the hand: a leg
won-legs-reason-blind-leg = won blind
won-legs-reason-last-leg = has the last leg
won-legs-objection-cap = the pot stays until the last leg, so it has no cap: write cap = false
won-legs-objection-ends = only the last leg ends the game: leave "ends" out of the settle steps
won-legs-objection-blind = a leg can be won blind only where seats may leave their cards unseen: add the plugin blind
