odd-chips-summary = Ce qui ne se partage pas en jetons entiers va à un seul joueur, ou reste où il est.
odd-chips-to = Où vont les jetons indivisibles : tous au premier de ceux qui partagent, à partir de la gauche du donneur ; nulle part, et ils restent en place ; ou un à chacun, dans cet ordre.
odd-chips-objection-chip = les parts sont exactes quand il n'y a pas de plus petit jeton, et il ne reste rien : écrivez chip = 1, ou la valeur du plus petit jeton

odd-chips-answer-first = Tous au premier gagnant à partir de la gauche du donneur.
odd-chips-answer-pot = À personne : ils restent dans le pot.

# La feuille de règles
odd-chips-rule-split = { $to ->
    [pot] Ce qui ne se partage pas également en unités entières n'est pas partagé : cela reste dans le pot, ou chez celui qui paie.
    [one-each] Ce qui ne se partage pas également en unités entières va, une unité chacun, à ceux qui partagent, en commençant à gauche du donneur.
   *[first] Ce qui ne se partage pas également en unités entières va en totalité au premier de ceux qui partagent, à partir de la gauche du donneur.
}
