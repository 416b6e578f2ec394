set-amount-summary = Celui qui doit égaler paie une somme fixe au lieu du montant du pot.
set-amount-amount = Un perdant paie { $value }.
set-amount-grows = { $value ->
    [round] Au deuxième tour on la paie deux fois, au troisième trois fois, et ainsi de suite.
   *[never] Elle est toujours la même.
}
set-amount-reason-match = paiement fixe

# La feuille de règles
set-amount-rule-stake = { $grows ->
    [round] Celui qui doit égaler paie une somme fixe, quel que soit le contenu du pot : { $amount } au premier tour, deux fois cela au deuxième, trois fois au troisième, et ainsi de suite.
   *[never] Celui qui doit égaler paie une somme fixe, quel que soit le contenu du pot : { $amount }.
}
