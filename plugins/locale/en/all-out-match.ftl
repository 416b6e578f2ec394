all-out-match-summary = When nobody is in, the best hand matches the pot, and so does everyone who holds a card of certain ranks.
all-out-match-ranks = Cards that make their holders match: { $value }.
all-out-match-reason-best-out = match, for the best hand was out
all-out-match-reason-holds = match, for holding such a card
all-out-match-reason-shown = shown, for nobody was in

all-out-match-answer-all-out-match = All show; the best hand matches the pot, and so does everyone who holds a two. The pot stays.

# The rule sheet
all-out-match-rule = When nobody is in, all show their hands. { $ranks ->
    [none] The best hand matches the pot, which stays.
   *[other] The best hand matches the pot, which stays, and so does everybody who holds one of these ranks: { $ranks }. Each matches only once.
} Hands that tie for best all match.
