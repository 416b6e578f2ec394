matched-money-summary = Which money a loser matches: with or without the antes of the round, the reserve, and what others have just paid.
matched-money-antes = Whether the antes of the round are matched; where the pot was empty before them, they always are.
matched-money-reserve = Whether the reserve is matched along with the pot.
matched-money-payments = Whether a loser also matches what the losers before it have just paid.
matched-money-reason-match = was in and not best, so the old pot is matched
matched-money-reason-match-on = match, and what the losers before have paid

matched-money-answer-without-antes = The pot without the antes of this round, unless there is nothing else in it.
matched-money-answer-with-reserve = The pot, and the reserve with it.
matched-money-answer-with-payments = The pot, and what the losers before, from the dealer's left, have just paid.

# The rule sheet
matched-money-rule-stake = { $antes ->
    [false] { $reserve ->
        [true] What has to be matched is the pot without the antes of this round, unless there is nothing else in it, and the reserve as well.
       *[false] What has to be matched is the pot without the antes of this round, unless there is nothing else in it, and without the reserve.
    }
   *[true] { $reserve ->
        [true] What has to be matched is the old pot, the antes of this round included, and the reserve as well.
       *[false] What has to be matched is the old pot, the antes of this round included, without the reserve.
    }
}
matched-money-rule-refill = { $reserve ->
    [true] Whoever loses matches the reserve, too. It is not won: after the payments it fills the pot up to the cap, as far as it goes.
   *[false] {""}
}
matched-money-rule-owes = { $payments ->
    [true] Losers pay one after another, from the dealer's left, and each also matches what those before have just paid.
   *[false] {""}
}
