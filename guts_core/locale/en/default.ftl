# Why chips move in the default game. A reason stands after the movement: "Bo pays 6 into the pot: had to match the pot".
# Given to each: $amount, $payer, $payee.

default-reason-ante = ante
default-reason-match = was in and not best, so the old pot is matched
default-reason-won = best hand
default-reason-shared = best hand, tied: the pot is shared
default-reason-lone = alone in
default-reason-overflow = what exceeds the cap waits in the reserve
default-reason-refill = the pot is filled up from the reserve
default-reason-over = the game is over
