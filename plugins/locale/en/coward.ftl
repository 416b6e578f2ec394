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

coward-answer-coward = All show; the best hand was a coward and pays the ante of every other seat into the pot, which stays.
coward-answer-coward-everyone = All show; the best hand pays an ante for everyone, its own included, into the pot, which stays.
coward-answer-coward-pot = All show; the best hand matches the pot, which stays.
coward-topic-tie = Nobody is in, and several hands tie for best: who pays?
coward-answer-share = They share the one payment.
coward-answer-each = Each of them pays it.

# The rule sheet
coward-rule = When nobody is in, all show their hands. The best hand pays into the pot, which stays: { $pays ->
    [everyone] an ante for everybody, its own included.
    [pot] it matches the pot.
   *[others] the ante of every other player.
} { $tie ->
    [each] Hands that tie for best each pay that.
   *[share] Hands that tie for best share the payment.
}{ $extra ->
    [0] {""}
    [one] {" "}There is 1 chip to pay on top.
   *[other] {" "}There are { $extra } chips to pay on top.
}
