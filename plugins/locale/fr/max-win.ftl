max-win-summary = Le gagnant prend au plus une somme fixée dans le pot, et le surplus y reste.
max-win-amount = Ce que l'on peut gagner au plus en une fois : { $value }.
max-win-reason-limited = meilleure main, dans la limite du gain maximal
max-win-objection-zero = un pot dont on ne peut rien gagner ne finirait jamais : amount doit être supérieur à 0
max-win-objection-never = le pot ne dépasse jamais le plafond de { $cap } : limiter le gain à { $amount } ne change rien

max-win-answer-max-win = Une somme fixée au plus ; le surplus y reste.
max-win-topic-amount = Combien de jetons peut-on gagner au plus en une fois ?

# La feuille de règles
max-win-rule = { $amount ->
    [1] On prend au plus 1 jeton dans le pot en une fois ; le surplus y reste. Les gagnants qui partagent se partagent cette somme.
   *[other] On prend au plus { $amount } jetons dans le pot en une fois ; le surplus y reste. Les gagnants qui partagent se partagent cette somme.
}
