table-stakes-summary = Everybody has bought in for a number of chips, and pays with what lies before him.
table-stakes-buy_in = What everybody buys in for, and buys in for again: { $value }.
table-stakes-short = What a seat does that owes more than it has: it pays all it has, or pays in full and is in debt.
table-stakes-broke = What a seat does that has nothing left when a round begins: it sits out, buys in again, or plays on.
table-stakes-reason-buys-in = buys in again
table-stakes-reason-last = the only one with chips left
table-stakes-objection-zero = nobody can play for nothing: buy_in must be more than 0

table-stakes-answer-sits-out = Everybody has bought in for an amount. Whoever is short pays what is left, and sits out when nothing is.
table-stakes-answer-buys-in = Everybody has bought in for an amount. Whoever is short pays what is left, and buys in again when nothing is.
table-stakes-answer-plays-on = Everybody has bought in for an amount. Whoever is short pays what is left, and plays on for nothing.
table-stakes-topic-buy_in = How much does everybody buy in for, in chips?

# The rule sheet
table-stakes-step-buy-in = { $broke ->
    [buys-in] Whoever has no chips left buys in again, for { $amount }.
    [plays-on] Whoever has no chips left of a buy-in of { $amount } plays on.
   *[sits-out] If only one player has chips left, the game is over. For the next one the others buy in again, for { $amount }.
}
table-stakes-rule = { $buy_in ->
    [one] Everybody buys in for 1 chip.
   *[other] Everybody buys in for { $buy_in } chips.
} { $broke ->
    [buys-in] Whoever has no chips left when a round begins buys in again for the same, as often as it takes to have some.
    [plays-on] Whoever has no chips left plays on.
   *[sits-out] Whoever has no chips left when a round begins sits out. If only one player has any, that player takes the pot and the game is over; for the next game the others buy in again.
}
table-stakes-rule-pays = { $short ->
    [in-full] Whoever owes more chips than are left pays in full all the same, and is in debt.
   *[all-in] Whoever owes more chips than are left pays all of them, first to whom they are owed first, and can still win the whole pot.
}
