compulsory-summary = Everybody must be in at the first declaration when new antes have just built the pot.
compulsory-also_after_refill = { $value ->
    [true] The same holds when the emptied pot was refilled from the reserve.
   *[false] A pot refilled from the reserve compels nobody.
}
