wild-pair-apart-summary = Deux cartes dont les rangs ont un certain écart peuvent compter ensemble comme un seul joker.
wild-pair-apart-apart = L'écart entre les rangs des deux cartes : { $value }.

# La feuille de règles
wild-pair-apart-rule = Deux cartes dont les rangs { $apart ->
    [1] se suivent
   *[other] ont un écart de { $apart }
} peuvent compter ensemble comme un seul joker. Chaque carte ne compte qu'une fois, la main en est raccourcie d'autant, et personne n'est obligé d'en profiter.
