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

# The rule sheet
won-legs-rule = Whoever wins a hand, alone or against others, gets a leg. { $tie ->
    [nobody] Hands that tie for best get none.
   *[each] Hands that tie for best get one each.
}
won-legs-rule-award = { $pot ->
    [won] {""}
   *[stays] Winning a hand does not win the pot: it stays for the last leg.
}
won-legs-rule-payments = { $pot ->
    [won] {""}
   *[stays] The payments are added to the pot.
}
won-legs-rule-cycle_over = { $to_win ->
    [one] { $pot ->
        [won] The first leg ends the game.
       *[stays] The first leg takes all that lies in the pot and ends the game.
    }
   *[other] { $pot ->
        [won] The game is over as soon as somebody has { $to_win } legs.
       *[stays] Whoever has { $to_win } legs takes all that lies in the pot, and the game is over. If two have them at once, they share it.
    }
} { $blind ->
    [0] Nothing else ends it.
    [one] One of these legs must have been won blind.
   *[other] Of these legs { $blind } must have been won blind.
}
