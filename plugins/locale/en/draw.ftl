draw-summary = Before declaring, each seat from the dealer's left may swap cards for others from the deck.
draw-max = The most cards that a seat may swap; left out: as many as it holds.
draw-when = Before the declaration, or after it and right before the showdown: then only the seats that are in.
draw-question = Which cards do you swap?
# What can be said, as it is shown and typed; the first letters should differ, and be none of q, u and w.
draw-word-show = show
draw-word-hide = hide
draw-reason-price = price of the cards taken
draw-reason-drawn = cards taken
draw-event-ace = { $seat } shows { $card }

draw-answer-draw = Yes, before the declaration, as many as one likes.
draw-answer-draw-after = Yes, after the declaration, those who are in.

# The rule sheet
draw-rule = Whoever swaps cards gives them up, face down, before seeing the new ones.
draw-step-draw = { $who ->
    [in] One after another from the dealer's left, those who are in may swap cards with the deck.
   *[everyone] One after another from the dealer's left, everybody may swap cards with the deck.
} { $exactly ->
    [none] { $max ->
        [none] Any number of cards may be swapped.
        [one] One card at most may be swapped.
       *[other] At most { $max } cards may be swapped.
    }
   *[other] This many cards must be swapped: { $exactly }.
}{ $ace ->
    [none] {""}
    [one] {" "}Whoever shows an ace, and keeps it, may swap one other card at most.
   *[other] {" "}Whoever shows an ace, and keeps it, may swap { $ace } others at most.
}{ $price ->
    [0] {""}
    [one] {" "}Each card costs 1 chip into the pot.
   *[other] {" "}Each card costs { $price } chips into the pot.
}{ $counted ->
    [true] {" "}It is remembered who has swapped cards.
   *[false] {""}
}
