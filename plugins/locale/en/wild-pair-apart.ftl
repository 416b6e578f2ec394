wild-pair-apart-summary = Any two cards whose ranks are so far apart may count together as one wild card.
wild-pair-apart-apart = How far apart the ranks of the two cards are: { $value }.

# The rule sheet
wild-pair-apart-rule = Any two cards whose ranks are { $apart ->
    [one] next to each other
   *[other] { $apart } apart
} may count together as one wild card. Each card counts once, the hand gets shorter by that, and nobody has to make use of it.
