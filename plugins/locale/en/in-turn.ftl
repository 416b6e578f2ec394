in-turn-summary = Seats declare one after another from the dealer's left, the dealer last.
in-turn-dealer_takes = { $value ->
    [true] When all others are out, the dealer is in automatically and takes the pot, unless a hand that nobody holds must be beaten.
   *[false] The dealer is asked like everybody else.
}
in-turn-second_chance = { $value ->
    [dealer-alone] When the dealer alone is in, the others are asked once more.
   *[never] Nobody is asked twice.
}
in-turn-objection-second-chance = a second chance wants a dealer who is asked: add dealer_takes = false
in-turn-objection-never-applies = "{ $other }" never applies: when all others are out, the dealer is in, so there is always somebody
