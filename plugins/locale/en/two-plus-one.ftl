two-plus-one-summary = Those who are in get a third card, and the best three-card hand wins. Who is alone takes the pot at once.
two-plus-one-second_declaration = Whether those in declare again when they have seen the third card.
two-plus-one-extra_ante = Whether those in pay an ante before the third card.
two-plus-one-objection-cards = two-plus-one is played with two cards, but { $cards ->
    [one] one card is dealt
   *[other] { $cards } cards are dealt
} to everyone before the first declaration
two-plus-one-objection-extra-ante = the extra ante wants second_declaration = true

two-plus-one-answer-two-plus-one = Two, and a third one for those who are in.
two-plus-one-topic-again = Do those in declare again when they have seen the third card?
two-plus-one-answer-no = No.
two-plus-one-answer-yes = Yes.
two-plus-one-answer-with-ante = Yes, and before the third card they put in another ante.

# The rule sheet
two-plus-one-rule = { $house-hands ->
    [true] Whoever is in alone at the first declaration takes the pot at once, without another card, unless a hand that nobody holds has to be beaten.
   *[false] Whoever is in alone at the first declaration takes the pot at once, without another card.
}{ $second_declaration ->
    [true] {" "}If nobody is in at the second declaration, only hands of three cards are compared where hands have to be.
   *[false] {""}
}{ $extra_ante ->
    [true] {" "}The extra ante counts in the pot that is won and matched. Whoever goes out after it has lost only that.
   *[false] {""}
}
