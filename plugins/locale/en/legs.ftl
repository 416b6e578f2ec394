legs-summary = Losers pay the amount in the pot to the winner, and the pot stays. Who is alone in a stage gets a leg; enough legs take the pot.
legs-to_win = How many legs take the pot and end the game.
legs-several_winners = Every loser pays every tied winner in full, or the tied winners share what a loser pays.
legs-tie = A tie for best: the others pay, or nothing moves at all.
legs-reason-ante = ante of every deal
legs-reason-leg = alone in the stage: a leg
legs-reason-last-leg = takes the pot with the last leg
legs-reason-to-winner = paid to the winner
legs-objection-cap = with legs the pot moves only by antes, so it has no cap: write cap = false
legs-objection-ends = with legs only the last leg ends the game: leave "ends" out of the settle steps

# The rule sheet
legs-rule-ante = Everybody owes an ante at every new deal.
legs-rule-award = Nobody takes the pot by winning a showdown. Whoever is in alone and wins gets a leg.
legs-rule-payments = Each loser pays the winner, and the pot stays. { $several_winners ->
    [shared] If there are several winners, they share what each loser pays.
   *[each] If there are several winners, each loser pays each of them in full.
} { $tie ->
    [nothing] But if hands tie for best, nobody pays anything.
   *[pays] That holds for hands that tie for best, too.
} If nobody wins, the payments go into the pot.
legs-rule-cycle_over = { $to_win ->
    [one] The first leg takes all that lies in the pot and ends the game.
   *[other] Whoever has { $to_win } legs takes all that lies in the pot, and the game is over.
} Nothing else ends it.
