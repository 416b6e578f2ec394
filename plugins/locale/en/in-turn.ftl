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

in-turn-answer-in-turn = One after another from the dealer's left; if all others are out, the dealer is in and takes the pot.
in-turn-answer-dealer-asked = One after another from the dealer's left; the dealer is asked like everybody else.
in-turn-answer-second-chance = One after another; if the dealer alone is in, the others are asked once more.

# The rule sheet
in-turn-rule-order = One after another declares, from the dealer's left, the dealer last. Everybody hears those before.
in-turn-rule-choices = { $dealer_takes ->
    [true] { $house-hands ->
        [true] When all others are out at the first declaration, the dealer is in without being asked, unless a hand that nobody holds would have to be beaten.
       *[false] When all others are out at the first declaration, the dealer is in without being asked, and takes the pot.
    }
   *[false] {""}
}
in-turn-rule-ask_again = { $second_chance ->
    [dealer-alone] When the dealer alone is in, all others are asked once more, in turn, and the dealer stays in. Otherwise what has been declared stands.
   *[never] {""}
}
