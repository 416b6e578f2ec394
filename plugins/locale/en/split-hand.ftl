split-hand-summary = Every seat divides its hand: the small part is played first, the rest for another pot afterwards.
split-hand-wild_winning = { $value ->
    [true] The ranks of the small part that won are wild afterwards, but not for its winner.
   *[false] The small part that won has no effect afterwards.
}
split-hand-question = Which cards are the small part?
split-hand-reason-won = rank of the small part that won

# The rule sheet
split-hand-rule = After the first showdown of a round the pot can only be won: whoever is beaten then does not match.
split-hand-wild_winning-rule = { $value ->
    [true] The ranks of the small part that won are wild after that, but not for whoever won with them.
   *[false] {""}
}
split-hand-condition-won-unmatched = { $form ->
    [while] It goes on only while somebody has won and nobody had to match.
    [until] It stops as soon as somebody has won and nobody had to match.
   *[when] If somebody has won and nobody had to match:
}
split-hand-step-split = { $cards ->
    [one] Everybody lays the hand aside except for one card, which must rank below the rest.
   *[other] Everybody lays the hand aside except for { $cards } cards, which must rank below the rest.
}
split-hand-step-take-up = { $cards ->
    [one] The cards played so far are shuffled into the deck, and everybody takes up the one card laid aside. All are in again.
   *[other] The cards played so far are shuffled into the deck, and everybody takes up the { $cards } cards laid aside. All are in again.
}
