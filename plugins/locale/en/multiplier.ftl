multiplier-summary = A loser pays several times what it owes, by circumstance.
multiplier-shown = Cards of which each one shown makes every loser pay once more.
multiplier-drew = How many times a loser pays that has drawn cards.
multiplier-below_both = How many times a loser pays that is below a seat and below a hand that nobody holds.
multiplier-reason-match = match, several times

# The rule sheet
multiplier-rule = { $shown ->
    [none] { $drew ->
        [1] { $below_both ->
            [1] No loser pays several times.
           *[other] Some losers pay several times.
        }
       *[other] Some losers pay several times; what applies together is multiplied.
    }
   *[other] Some losers pay several times; what applies together is multiplied.
}
multiplier-shown-rule = { $value ->
    [none] {""}
   *[other] Each card of these ranks that a player shows at the showdown makes every loser pay once more: { $value }.
}
multiplier-drew-rule = { $value ->
    [one] {""}
    [2] A loser who has drawn cards pays twice.
   *[other] A loser who has drawn cards pays { $value } times.
}
multiplier-below_both-rule = { $value ->
    [one] {""}
    [2] A loser who is beaten both by a player and by a hand that nobody holds pays twice.
   *[other] A loser who is beaten both by a player and by a hand that nobody holds pays { $value } times.
}
