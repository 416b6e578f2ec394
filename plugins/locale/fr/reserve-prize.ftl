reserve-prize-summary = Celui qui gagne le pot prend aussi la réserve : un joueur seul à participer, ou tout gagnant.
reserve-prize-to = Qui prend la réserve : seulement un joueur seul à participer, ou quiconque gagne le pot.
reserve-prize-reason-prize = la réserve va avec le pot
reserve-prize-objection-never = sans plafond il n'y a pas de réserve, personne ne peut donc la gagner

reserve-prize-answer-lone-takes = Celui qui est seul à participer et gagne la prend avec le pot.
reserve-prize-answer-winner-takes = Celui qui gagne le pot la prend aussi.

# La feuille de règles
reserve-prize-rule-refill = { $to ->
    [winner] Celui qui gagne le pot prend aussi la réserve ; les gagnants qui se partagent le pot se partagent la réserve. Personne ne l'égale.
   *[lone] Celui qui est seul à participer et gagne prend la réserve en plus du pot. Sinon, personne ne la gagne, et après les paiements elle complète le pot jusqu'au plafond, dans la mesure du possible. Personne ne l'égale.
}
