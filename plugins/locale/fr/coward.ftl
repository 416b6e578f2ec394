coward-summary = Quand personne ne participe, on montre les mains et la meilleure paie au pot, qui reste.
coward-pays = { $value ->
    [everyone] La meilleure main paie l'entrée de tout le monde, la sienne comprise.
    [pot] La meilleure main égale le pot.
   *[others] La meilleure main paie l'entrée de chacun des autres joueurs.
}
coward-tie = { $value ->
    [each] Les meilleures mains à égalité paient chacune ce montant.
   *[share] Les meilleures mains à égalité se partagent le paiement.
}
coward-extra = { $value ->
    [0] Elle ne paie rien de plus.
   *[other] Elle paie { $value } de plus.
}
coward-reason-best-out = meilleure main, qui avait passé

coward-answer-coward = Tous montrent leur main ; la meilleure a été lâche et paie au pot l'entrée de chacun des autres joueurs. Le pot reste.
coward-answer-coward-everyone = Tous montrent leur main ; la meilleure paie au pot l'entrée de tout le monde, la sienne comprise. Le pot reste.
coward-answer-coward-pot = Tous montrent leur main ; la meilleure égale le pot, qui reste.
coward-topic-tie = Personne ne participe, et plusieurs mains sont les meilleures à égalité : qui paie ?
coward-answer-share = Elles se partagent l'unique paiement.
coward-answer-each = Chacune le paie.

# La feuille de règles
coward-rule = Quand personne ne participe, tous montrent leur main et le pot reste. { $pays ->
    [everyone] La meilleure main y paie l'entrée de tout le monde, la sienne comprise.
    [pot] La meilleure main l'égale.
   *[others] La meilleure main y paie l'entrée de chacun des autres joueurs.
} { $tie ->
    [each] Les meilleures mains à égalité paient chacune ce montant.
   *[share] Les meilleures mains à égalité se partagent le paiement.
}{ $extra ->
    [0] {""}
    [1] {" "}Il y a 1 jeton à payer en plus.
   *[other] {" "}Il y a { $extra } jetons à payer en plus.
}
