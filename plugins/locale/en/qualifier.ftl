qualifier-summary = The best hand wins only if it is at least as good as a given one.
qualifier-hand = The lowest hand that wins: { $value }.
qualifier-below = A best hand below it: neither wins nor pays, or matches as well.
qualifier-lone = { $value ->
    [true] A seat that is alone must have such a hand as well, and shows it.
   *[false] A seat that is alone wins with any hand.
}
qualifier-reason-shown = shown, to prove that it is good enough

# The rule sheet
qualifier-rule = But the best hand wins only if it is at least as good as this one: { $hand }. { $below ->
    [pays] If it is not, it has lost and must match as well.
   *[push] If it is not, it neither wins nor pays.
} The other hands pay all the same. { $lone ->
    [true] Whoever is in alone must have such a hand as well, and shows it.
   *[false] Whoever is in alone wins with any hand.
}
