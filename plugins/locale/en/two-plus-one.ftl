two-plus-one-summary = Those who are in get a third card, and the best three-card hand wins. Who is alone takes the pot at once.
two-plus-one-second_declaration = Whether those in declare again when they have seen the third card.
two-plus-one-extra_ante = Whether those in pay an ante before the third card.
two-plus-one-objection-cards = two-plus-one is played with two cards, but { $cards ->
    [one] one card is dealt
   *[other] { $cards } cards are dealt
} to everyone before the first declaration
two-plus-one-objection-extra-ante = the extra ante wants second_declaration = true
