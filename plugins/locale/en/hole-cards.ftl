hole-cards-summary = A hand takes exactly so many of its own cards, and the rest from the board.
hole-cards-own = How many of its own cards a hand takes: { $value }.
hole-cards-objection-board = hole-cards wants common cards: deal some to the board

# The rule sheet
hole-cards-rule-cards_of = { $own ->
    [one] A hand takes exactly one of its own cards, and the rest from the common cards.
   *[other] A hand takes exactly { $own } of its own cards, and the rest from the common cards.
}
