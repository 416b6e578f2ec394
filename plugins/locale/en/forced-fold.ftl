forced-fold-summary = Whoever is dealt a wild card face up, or a card of certain ranks, must fold.
forced-fold-reason-folded = folded, for a card that was dealt up

# The rule sheet
forced-fold-rule = A hand that had to fold cannot win.
forced-fold-step-forced-fold = { $wild ->
    [true] { $ranks ->
        [none] Whoever is in with an open wild card must fold.
       *[other] Whoever is in with an open wild card, or an open card of one of these ranks, must fold: { $ranks }.
    }
   *[false] { $ranks ->
        [none] No open card makes anybody fold.
       *[other] Whoever is in with an open card of one of these ranks must fold: { $ranks }.
    }
} { $liable ->
    [true] Whoever has folded so must still match like a beaten hand.
   *[false] Whoever has folded so is out, and does not have to match.
}
