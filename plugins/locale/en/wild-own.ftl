wild-own-summary = Each hand's own lowest or highest card is wild for that hand, and so is its rank.
wild-own-which = Which of its own cards is wild for a hand: the { $value } one.
wild-own-down = { $value ->
    [true] The card is looked for among the cards that do not lie open.
   *[false] The card is looked for among all its own cards.
}
wild-own-above_board = { $value ->
    [true] The card is wild only if it is higher than every common card.
   *[false] The card is wild whatever lies on the board.
}

# The rule sheet
wild-own-rule = For each hand one of its own cards is wild: { $which ->
    [highest] the highest one
   *[lowest] the lowest one
}{ $down ->
    [true] {" "}of those that do not lie open.
   *[false] .
} So is every other card of that rank that the hand plays.{ $above_board ->
    [true] {" "}But only if the card is higher than every common card.
   *[false] {""}
}
