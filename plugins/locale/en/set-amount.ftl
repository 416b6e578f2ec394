set-amount-summary = Whoever must match pays a set amount instead of the amount of the pot.
set-amount-amount = A loser pays { $value }.
set-amount-grows = { $value ->
    [round] In the second round that is paid twice, in the third three times, and so on.
   *[never] It is always the same.
}
set-amount-reason-match = set payment

# The rule sheet
set-amount-rule-stake = { $grows ->
    [round] Whoever has to match pays a set amount, whatever lies in the pot: { $amount } in the first round, twice that in the second, three times that in the third, and so on.
   *[never] Whoever has to match pays a set amount, whatever lies in the pot: { $amount }.
}
