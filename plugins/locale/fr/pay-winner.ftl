pay-winner-summary = Les perdants paient chacun au gagnant le montant du pot, et le pot reste ; seul un joueur sans adversaire le prend.
pay-winner-several_winners = Chaque perdant paie en entier à chaque gagnant à égalité, ou les gagnants à égalité se partagent ce que paie un perdant.
pay-winner-tie = Meilleures mains à égalité : les autres paient, ou rien ne bouge du tout.
pay-winner-reason-to-winner = payé au gagnant

# La feuille de règles
pay-winner-rule-award = Seul un joueur à qui aucun autre ne dispute le pot le prend. Sinon, le pot reste.
pay-winner-rule-payments = Chaque perdant paie le gagnant. { $several_winners ->
    [shared] S'il y a plusieurs gagnants, ils se partagent ce que paie chaque perdant.
   *[each] S'il y a plusieurs gagnants, chaque perdant paie chacun d'eux en entier.
} { $tie ->
    [nothing] Mais si les meilleures mains sont à égalité, personne ne paie rien.
   *[pays] Cela vaut aussi pour les meilleures mains à égalité.
} Si personne ne gagne, les paiements vont dans le pot.
