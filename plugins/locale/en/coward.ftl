coward-summary = When nobody is in, hands are shown and the best one pays into the pot, which stays.
coward-pays = { $value ->
    [everyone] The best hand pays an ante for everyone, its own included.
    [pot] The best hand matches the pot.
   *[others] The best hand pays the ante of every other seat.
}
coward-tie = { $value ->
    [each] Tied best hands each pay that.
   *[share] Tied best hands share the payment.
}
coward-extra = { $value ->
    [0] It pays nothing on top.
   *[other] It pays { $value } on top.
}
coward-reason-best-out = best hand, but out
