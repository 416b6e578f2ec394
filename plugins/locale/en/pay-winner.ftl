pay-winner-summary = Losers each pay the amount in the pot to the winner, and the pot stays; only a seat that is alone takes it.
pay-winner-several_winners = Every loser pays every tied winner in full, or the tied winners share what a loser pays.
pay-winner-tie = A tie for best: the others pay, or nothing moves at all.
pay-winner-reason-to-winner = paid to the winner
