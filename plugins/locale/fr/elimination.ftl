elimination-summary = Un joueur qui a payé un certain nombre de fois quitte la partie, et le dernier qui reste prend le pot.
elimination-payments = Combien de paiements font quitter la partie.
elimination-reason-payment = un paiement
elimination-reason-last = il ne reste personne d'autre

# La feuille de règles
elimination-rule = { $payments ->
    [1] Celui qui a payé une fois comme perdant quitte la partie.
   *[other] Celui qui a payé { $payments } fois comme perdant quitte la partie.
}
elimination-rule-award = Gagner une main ne fait pas gagner le pot : il attend le dernier joueur qui reste.
elimination-rule-payments = Les paiements vont dans le pot. Si tous ceux qui restent devaient perdre et partir en même temps, personne ne paie.
elimination-rule-cycle_over = Le dernier joueur qui reste prend tout ce qui est dans le pot, et la partie est finie.
