both-ways-summary = Celui qui annonce les deux sens doit être le meilleur dans chacun d'eux, sinon il ne gagne rien du tout.
both-ways-word = L'annonce qui vaut pour les deux sens : { $value }.
both-ways-objection-word = both-ways demande une annonce avec le choix "{ $word }" et deux enjeux entre ceux qui l'ont faite

# La feuille de règles
both-ways-rule = Mais celui qui annonce « { $word } » doit être le meilleur dans chacun des enjeux concernés, une égalité suffisant, sinon il n'en gagne aucun. Ce qu'il ne gagne pas va au meilleur des autres.
