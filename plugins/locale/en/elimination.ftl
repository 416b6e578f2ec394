elimination-summary = A seat that has paid a number of times leaves the game, and the last one left takes the pot.
elimination-payments = How many payments make a seat leave.
elimination-reason-payment = has paid
elimination-reason-last = the last one left

# The rule sheet
elimination-rule = { $payments ->
    [one] Whoever has paid once as a loser leaves the game.
   *[other] Whoever has paid { $payments } times as a loser leaves the game.
}
elimination-rule-award = Winning a hand does not win the pot: it stays for the last player left.
elimination-rule-payments = The payments go into the pot. If everybody who is left would lose and leave at once, nobody pays.
elimination-rule-cycle_over = The last player left takes all that lies in the pot, and the game is over.
