jokers-summary = On ajoute au paquet des jokers, qui remplacent n'importe quelle carte.
jokers-count = Combien il y a de jokers : { $value }.

# La feuille de règles
jokers-rule = { $count ->
    [1] L'une des cartes du paquet est un joker, qui remplace n'importe quelle carte.
   *[other] { $count } des cartes du paquet sont des jokers, qui remplacent n'importe quelle carte.
}
