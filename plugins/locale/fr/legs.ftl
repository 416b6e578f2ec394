legs-summary = Les perdants paient au gagnant le montant du pot, et le pot reste. Celui qui est seul dans une manche marque un point (leg) ; assez de points font gagner le pot.
legs-to_win = Combien de points (legs) font gagner le pot et terminent la partie.
legs-several_winners = Chaque perdant paie en entier à chaque gagnant à égalité, ou les gagnants à égalité se partagent ce que paie un perdant.
legs-tie = Meilleures mains à égalité : les autres paient, ou rien ne bouge du tout.
legs-reason-ante = entrée de chaque donne
legs-reason-leg = personne d'autre dans la manche : un point (leg)
legs-reason-last-leg = le pot va avec le dernier point (leg)
legs-reason-to-winner = payé au gagnant
legs-objection-cap = avec les legs, le pot ne change que par les entrées et n'a donc pas de plafond : écrivez cap = false
legs-objection-ends = avec les legs, seul le dernier point termine la partie : retirez "ends" des étapes "settle"

# La feuille de règles
legs-rule-ante = Chacun doit l'entrée à chaque nouvelle donne.
legs-rule-award = Gagner un abattage ne fait pas prendre le pot. Celui qui est seul à participer et gagne marque un point (leg).
legs-rule-payments = Chaque perdant paie le gagnant, et le pot reste. { $several_winners ->
    [shared] S'il y a plusieurs gagnants, ils se partagent ce que paie chaque perdant.
   *[each] S'il y a plusieurs gagnants, chaque perdant paie chacun d'eux en entier.
} { $tie ->
    [nothing] Mais si les meilleures mains sont à égalité, personne ne paie rien.
   *[pays] Cela vaut aussi pour les meilleures mains à égalité.
} Si personne ne gagne, les paiements vont dans le pot.
legs-rule-cycle_over = { $to_win ->
    [1] Le premier point (leg) fait prendre tout ce qui est dans le pot et termine la partie.
   *[other] Celui qui a { $to_win } points (legs) prend tout ce qui est dans le pot, et la partie est finie.
} Rien d'autre n'y met fin.
