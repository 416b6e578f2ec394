odd-chips-summary = What cannot be shared in whole chips goes to one seat, or stays where it is.
odd-chips-to = Where odd chips go: all to the first of those who share, from the dealer's left; nowhere, so that they stay; or one to each in that order.
odd-chips-objection-chip = shares are exact where there is no smallest chip, and nothing is left over: write chip = 1, or whatever the smallest chip is

odd-chips-answer-first = All of them the first winner from the dealer's left.
odd-chips-answer-pot = Nobody: they stay in the pot.

# The rule sheet
odd-chips-rule-split = { $to ->
    [pot] What cannot be shared out evenly in whole units is not shared: it stays in the pot, or with whoever pays.
    [one-each] What cannot be shared out evenly in whole units goes one unit each to those who share, from the dealer's left.
   *[first] What cannot be shared out evenly in whole units all goes to the first of those who share, from the dealer's left.
}
