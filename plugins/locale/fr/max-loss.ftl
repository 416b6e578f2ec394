max-loss-summary = Celui qui doit égaler paie le montant du pot, mais jamais plus qu'une somme fixée ; le gagnant prend le pot entier.
max-loss-amount = Ce qu'il en coûte au plus d'égaler : { $value }.
max-loss-objection-cap = une perte maximale remplace le plafond, mais le plafond est { $cap } : écrivez cap = false
max-loss-reason-match = pot à égaler, dans la limite de la perte maximale

max-loss-answer-max-loss = Pas de plafond, mais celui qui doit égaler ne paie jamais plus qu'une somme fixée.
max-loss-topic-amount = Combien de jetons paie-t-on au plus pour égaler le pot ?

# La feuille de règles
max-loss-rule-owes = Celui qui doit égaler le pot, quelle que soit la règle, paie ce montant en entier, mais jamais plus de { $amount ->
    [1] 1 jeton.
   *[other] { $amount } jetons.
}
