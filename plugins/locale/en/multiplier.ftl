multiplier-summary = A loser pays several times what it owes, by circumstance.
multiplier-shown = Cards of which each one shown makes every loser pay once more.
multiplier-drew = How many times a loser pays that has drawn cards.
multiplier-below_both = How many times a loser pays that is below a seat and below a hand that nobody holds.
multiplier-reason-match = match, several times
