travelling-card-summary = Uma carta à vista é oferecida a um jogador após outro, em troca de uma das suas, até dar a volta à mesa sem que alguém fique com ela.
travelling-card-question = Que carta dá pela que está à vista?

# A folha de regras
travelling-card-rule = Quem fica com a carta à vista dá por ela uma das suas, que passa a ser a carta à vista.
travelling-card-step-travelling-card = { $who ->
    [in] Vira-se uma carta, que é oferecida aos que estão dentro, um após outro, a começar à esquerda do dador.
   *[everyone] Vira-se uma carta, que é oferecida a todos, um após outro, a começar à esquerda do dador.
} Para quando tiver dado a volta à mesa sem que alguém fique com ela, e { $laps ->
    [one] em qualquer caso ao fim de uma volta.
   *[other] em qualquer caso ao fim de { $laps } voltas.
}
