qualifier-summary = La meilleure main ne gagne que si elle vaut au moins une main donnée.
qualifier-hand = La main la plus basse qui gagne : { $value }.
qualifier-below = Une meilleure main qui vaut moins : elle ne gagne ni ne paie rien, ou égale le pot elle aussi.
qualifier-lone = { $value ->
    [true] Un joueur seul doit lui aussi avoir une telle main, et la montre.
   *[false] Un joueur seul gagne avec n'importe quelle main.
}
qualifier-reason-shown = montrée, pour prouver qu'elle suffit

# La feuille de règles
qualifier-rule = Mais la meilleure main ne gagne que si elle vaut au moins celle-ci : { $hand }. { $below ->
    [pays] Sinon, elle a perdu et doit égaler le pot elle aussi.
   *[push] Sinon, elle ne gagne ni ne paie rien.
} Les autres mains paient de toute façon. { $lone ->
    [true] Celui qui est seul à participer doit lui aussi avoir une telle main, et la montre.
   *[false] Celui qui est seul à participer gagne avec n'importe quelle main.
}
