fewer-wilds-first-summary = Une main qui a beaucoup de jokers perd contre toute main qui en a peu, quoi qu'elles forment.
fewer-wilds-first-most = Combien de jokers une main peut avoir sans passer derrière : { $value }.

# La feuille de règles
fewer-wilds-first-rule = { $most ->
    [0] Mais une main qui a un joker perd contre toute main qui n'en a pas, quoi qu'elles forment.
    [one] Mais une main qui a plus d'un joker perd contre toute main qui en a un ou aucun, quoi qu'elles forment.
   *[other] Mais une main qui a plus de { $most } jokers perd contre toute main qui en a { $most } ou moins, quoi qu'elles forment.
}
