betting-summary = Betting rounds: check or bet, then call, raise or fold. Who folds is out, or has to match like a beaten hand where the round says so.
betting-question = What do you bet?
# What can be said, as it is shown and typed; the first letters should differ, and be none of q, u and w.
betting-word-bet = bet
betting-word-check = check
betting-word-raise = raise
betting-word-call = call
betting-word-fold = fold
betting-reason-bet = bet
betting-reason-call = call
betting-reason-raise = raise
betting-reason-folded = folded
betting-event-said = { $seat }: { $word }

# The rule sheet
betting-rule = Bets go into the pot: they count in what is won, and in what has to be matched.
betting-step-bet = A round of betting among those who are in. { $opener ->
    [best-showing] The best open cards speak first.
   *[left] The first from the dealer's left speaks first.
} A bet and a raise are { $amount ->
    [one] 1 chip each.
   *[other] { $amount } chips each.
} { $raises ->
    [0] Nobody may raise.
    [one] There may be one raise.
   *[other] There may be { $raises } raises.
} { $folded ->
    [liable] Whoever folds cannot win any more, and must still match like a beaten hand.
   *[out] Whoever folds is out.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Bets go into the pot called "{ $pot }".
}
