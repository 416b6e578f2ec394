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
