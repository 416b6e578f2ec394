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
