dealer-names-wild-summary = Before the cards are dealt, the dealer names the rank that is wild in this round.
dealer-names-wild-question = Which rank is wild?
dealer-names-wild-reason-named = names the wild rank
