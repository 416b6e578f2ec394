forced-in-summary = Seats are in at the first declaration, whatever they would say, because of their open cards.
forced-in-showing = { $value ->
    [low] The seats with the lowest open card are in.
    [none] Neither the highest nor the lowest open card forces anybody.
   *[high] The seats with the highest open card are in.
}
forced-in-paired = { $value ->
    [true] Seats whose open cards pair with each other are in.
   *[false] A pair between open cards of two seats forces nobody.
}

# The rule sheet
forced-in-rule-choices = { $showing ->
    [low] At the first declaration, whoever shows the lowest open card must be in.
    [none] At the first declaration, no open card forces anybody in by being the highest or the lowest.
   *[high] At the first declaration, whoever shows the highest open card must be in.
}{ $paired ->
    [true] {" "}So must all whose open cards pair with those of another player.
   *[false] {""}
} All others are free to choose.
