betting-summary = Tours de mises : parole ou mise, puis suivre, relancer ou se coucher. Celui qui se couche ne participe plus, ou doit égaler le pot comme une main battue si le tour le prévoit.
betting-question = Que misez-vous ?
# Ce que l'on peut dire, tel qu'affiché et tapé ; les premières lettres doivent différer, et n'être ni q, ni u, ni w.
betting-word-bet = miser
betting-word-check = parole
betting-word-raise = relancer
betting-word-call = suivre
betting-word-fold = coucher
betting-reason-bet = mise
betting-reason-call = pour suivre
betting-reason-raise = relance
betting-reason-folded = main couchée
betting-event-said = { $seat } : { $word }

# La feuille de règles
betting-rule = Les mises vont dans le pot : elles comptent dans ce qu'on gagne et dans ce qu'il faut égaler.
betting-step-bet = Un tour de mises entre ceux qui participent. { $opener ->
    [best-showing] Les meilleures cartes visibles parlent en premier.
   *[left] Le premier à gauche du donneur parle en premier.
} Une mise et une relance sont de { $amount ->
    [1] 1 jeton chacune.
   *[other] { $amount } jetons chacune.
} { $raises ->
    [0] Personne ne peut relancer.
    [one] Une seule relance est permise.
   *[other] Il peut y avoir { $raises } relances.
} { $folded ->
    [liable] Celui qui se couche ne peut plus gagner, et doit quand même égaler le pot comme une main battue.
   *[out] Celui qui se couche ne participe plus.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Les mises vont dans le pot nommé « { $pot } ».
}
