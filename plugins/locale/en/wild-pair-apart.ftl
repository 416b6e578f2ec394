wild-pair-apart-summary = Any two cards whose ranks are so far apart may count together as one wild card.
wild-pair-apart-apart = How far apart the ranks of the two cards are: { $value }.
