pay-winner-summary = Losers each pay the amount in the pot to the winner, and the pot stays; only a seat that is alone takes it.
pay-winner-several_winners = Every loser pays every tied winner in full, or the tied winners share what a loser pays.
pay-winner-tie = A tie for best: the others pay, or nothing moves at all.
pay-winner-reason-to-winner = paid to the winner

# The rule sheet
pay-winner-rule-award = Only a player with whom no other player contends takes the pot. Otherwise it stays.
pay-winner-rule-payments = Each loser pays the winner. { $several_winners ->
    [shared] If there are several winners, they share what each loser pays.
   *[each] If there are several winners, each loser pays each of them in full.
} { $tie ->
    [nothing] But if hands tie for best, nobody pays anything.
   *[pays] That holds for hands that tie for best, too.
} If nobody wins, the payments go into the pot.
