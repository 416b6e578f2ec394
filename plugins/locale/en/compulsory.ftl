compulsory-summary = Everybody must be in at the first declaration when new antes have just built the pot.
compulsory-also_after_refill = { $value ->
    [true] The same holds when the emptied pot was refilled from the reserve.
   *[false] A pot refilled from the reserve compels nobody.
}

compulsory-answer-compulsory = Yes, when new antes have just built the pot.
compulsory-answer-after-refill = Yes, and also when the emptied pot was refilled from the reserve.

# The rule sheet
compulsory-rule-choices = { $also_after_refill ->
    [true] Everybody must be in at the first declaration of a round when new antes have just built the pot, and when the emptied pot has just been filled from the reserve.
   *[false] Everybody must be in at the first declaration of a round when new antes have just built the pot.
}
