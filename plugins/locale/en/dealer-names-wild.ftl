dealer-names-wild-summary = Before the cards are dealt, the dealer names the rank that is wild in this round.
dealer-names-wild-question = Which rank is wild?
dealer-names-wild-reason-named = names the wild rank

# The rule sheet
dealer-names-wild-rule = All cards of the rank that the dealer has named are wild for everybody.
dealer-names-wild-step-name-wild = The dealer names a rank, which is wild in this round.
