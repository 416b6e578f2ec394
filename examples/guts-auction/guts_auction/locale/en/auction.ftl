# Every text that a host reads (Fluent, https://projectfluent.org). <plugin>-summary, <plugin>-<option>, <plugin>-question,
# <plugin>-reason-<code>, <plugin>-event-<kind>; for the rule sheet <plugin>-rule and <plugin>-step-<kind>, which get every option and
# every parameter as an argument. Other languages have the same file in locale/<language>/.

auction-summary = Before the first declaration everybody bids at once, and the highest bidder may swap cards.
auction-most = The highest bid, in whole chips.
auction-cards = The most cards that the highest bidder may swap.
auction-question = What do you bid, or which cards do you swap?
auction-reason-bid = highest bid
auction-event-bid = { $seat }: bid { $chips }

auction-rule = The highest bid goes into the pot: it counts in what is won, and in what has to be matched. Of several who bid the same the first from the dealer's left is the highest. Nobody has to bid.
auction-step-auction = Everybody bids at once, { $most ->
    [one] 1 chip
   *[other] { $most } chips
} at most. The highest bidder pays the bid, and may swap { $cards ->
    [one] one card
   *[other] { $cards } cards
} with the deck.
