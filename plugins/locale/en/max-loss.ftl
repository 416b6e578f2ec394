max-loss-summary = Whoever must match pays the pot, but never more than a fixed amount; the winner takes the whole pot.
max-loss-amount = The most that one match costs: { $value }.
max-loss-objection-cap = a largest loss takes the place of the cap, but the cap is { $cap }: write cap = false
max-loss-reason-match = match, up to the largest loss

max-loss-answer-max-loss = No cap, but nobody who must match pays more than a fixed amount.
max-loss-topic-amount = What is the most that one match costs, in chips?

# The rule sheet
max-loss-rule-owes = Whoever has to match, by whatever rule, pays that in full, but never more than { $amount ->
    [one] 1 chip.
   *[other] { $amount } chips.
}
