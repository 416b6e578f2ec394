last-round-summary = La partie se termine après un nombre de tours convenu, et ce qui reste dans le pot et la réserve est partagé ou reste en place.
last-round-rounds = { $value ->
    [none] La partie se termine comme d'habitude.
   *[other] Après combien de tours la partie se termine : { $value }.
}
last-round-left = Qui reçoit ce qui reste dans le pot et la réserve à la fin d'une partie : tous ceux qui jouent, le meilleur solde, celui qui a gagné au dernier tour, ou personne, et cela reste en place.
last-round-objection-cycles = la partie est finie après { $rounds } tours, mais une session compte { $cycles } parties : écrivez cycles = 1 si c'est là le dernier tour de la session
last-round-reason-agreed = le dernier tour convenu
last-round-reason-shared = partagé entre tous ceux qui jouent
last-round-reason-leader = va au meilleur solde
last-round-reason-winner = va au gagnant du dernier tour

last-round-answer-last-round = Après un nombre de tours convenu ; un pot vide n'y met pas fin avant.
last-round-topic-rounds = Après combien de tours la partie est-elle finie ?
last-round-topic-left = Il reste des jetons dans le pot et la réserve à la fin de la partie : à qui vont-ils ?
last-round-answer-shared = À tous ceux qui jouent, à parts égales.
last-round-answer-leader = À celui qui a le plus gagné jusque-là.
last-round-answer-winner = À celui qui a gagné au dernier tour.
last-round-answer-carried = À personne : ils restent là pour la partie suivante.

# La feuille de règles
last-round-step-last-round = { $rounds ->
    [1] La partie est finie.
   *[other] Après { $rounds } tours, la partie est finie.
}
last-round-rule-cycle_over = { $rounds ->
    [none] {""}
   *[other] Un pot vide ne termine pas la partie : on paie de nouveau l'entrée.
}
last-round-rule-leftover = { $left ->
    [leader] À la fin de la partie, ce qui reste dans le pot et la réserve va au joueur qui a le plus gagné jusque-là ; les joueurs à égalité se le partagent.
    [winner] À la fin de la partie, ce qui reste dans le pot et la réserve va à celui qui a gagné au dernier tour ; si personne n'a gagné, cela reste là pour la partie suivante.
    [carried] À la fin de la partie, ce qui reste dans le pot et la réserve y demeure pour la partie suivante.
   *[shared] À la fin de la partie, ce qui reste dans le pot et la réserve est partagé à parts égales entre tous ceux qui jouent.
}
