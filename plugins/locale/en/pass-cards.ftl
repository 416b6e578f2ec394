pass-cards-summary = Before declaring, each seat hands cards on to its neighbour, face down; all choose before anybody receives anything.
pass-cards-cards = How many cards each seat hands on.
pass-cards-direction = To the neighbour on the left or on the right.
pass-cards-question = Which cards do you hand on?

pass-cards-answer-left = Yes, to the neighbour on the left.
pass-cards-answer-right = Yes, to the neighbour on the right.
pass-cards-topic-cards = How many cards does each seat hand on?

# The rule sheet
pass-cards-rule = All choose the cards that they hand on before anybody receives any.
pass-cards-step-pass = { $direction ->
    [right] { $cards ->
        [one] Everybody hands one card on to the right, face down.
       *[other] Everybody hands { $cards } cards on to the right, face down.
    }
   *[left] { $cards ->
        [one] Everybody hands one card on to the left, face down.
       *[other] Everybody hands { $cards } cards on to the left, face down.
    }
}
