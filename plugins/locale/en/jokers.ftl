jokers-summary = Jokers are shuffled in; they are wild.
jokers-count = How many jokers there are: { $value }.
