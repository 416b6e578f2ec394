jokers-summary = Jokers are shuffled in; they are wild.
jokers-count = How many jokers there are: { $value }.

# The rule sheet
jokers-rule = { $count ->
    [one] One of them is a joker, which is wild.
   *[other] { $count } of them are jokers, which are wild.
}
