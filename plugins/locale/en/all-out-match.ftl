all-out-match-summary = When nobody is in, the best hand matches the pot, and so does everyone who holds a card of certain ranks.
all-out-match-ranks = Cards that make their holders match: { $value }.
all-out-match-reason-best-out = match, for the best hand was out
all-out-match-reason-holds = match, for holding such a card
all-out-match-reason-shown = shown, for nobody was in
