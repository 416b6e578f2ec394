max-win-summary = The winner takes at most a fixed amount out of the pot, and what is above stays in it.
max-win-amount = The most that can be won at once: { $value }.
max-win-reason-limited = wins, up to the most that can be won
max-win-objection-zero = a pot of which nothing can be won would never end: amount must be more than 0
max-win-objection-never = the pot is never larger than the cap of { $cap }, so a limit of { $amount } to what is won changes nothing

max-win-answer-max-win = At most a fixed amount; what is above stays in it.
max-win-topic-amount = What is the most that can be won at once, in chips?

# The rule sheet
max-win-rule = { $amount ->
    [one] At most 1 chip is taken out of the pot at once; what is above stays in it. Winners who share, share that much.
   *[other] At most { $amount } chips are taken out of the pot at once; what is above stays in it. Winners who share, share that much.
}
