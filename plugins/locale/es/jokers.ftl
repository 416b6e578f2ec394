jokers-summary = Se añaden jokers a la baraja; son comodines.
jokers-count = Cuántos jokers hay: { $value }.

# La hoja de reglas
jokers-rule = { $count ->
    [one] Una de ellas es un joker, que vale como comodín.
   *[other] { $count } de ellas son jokers, que valen como comodines.
}
