reserve-prize-summary = Whoever wins the pot takes the reserve as well: a seat that is alone in, or every winner.
reserve-prize-to = Who takes the reserve: only a seat that is alone in, or whoever wins the pot.
reserve-prize-reason-prize = the reserve goes with the pot
reserve-prize-objection-never = without a cap there is no reserve, so nobody can win it

reserve-prize-answer-lone-takes = Whoever is in alone and wins takes it along with the pot.
reserve-prize-answer-winner-takes = Whoever wins the pot takes it as well.

# The rule sheet
reserve-prize-rule-refill = { $to ->
    [winner] Whoever wins the pot takes the reserve as well; winners who share the pot share the reserve. Nobody matches it.
   *[lone] Whoever is in alone and wins takes the reserve as well as the pot. Otherwise nobody wins it, and after the payments it fills the pot up to the cap, as far as it goes. Nobody matches it.
}
