jokers-summary = Juntam-se jokers ao baralho; são cartas livres.
jokers-count = Quantos jokers há: { $value }.

# A folha de regras
jokers-rule = { $count ->
    [1] Uma delas é um joker, que é uma carta livre.
   *[other] { $count } delas são jokers, que são cartas livres.
}
