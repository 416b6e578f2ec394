betting-summary = Betting rounds: check or bet, then call, raise or fold. Who folds is out, or has to match like a beaten hand where the round says so.
betting-question = What do you bet?
betting-reason-bet = bet
betting-reason-call = call
betting-reason-raise = raise
betting-reason-folded = folded
betting-event-said = { $seat }: { $word }
