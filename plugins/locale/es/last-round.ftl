last-round-summary = El juego termina tras un número acordado de rondas, y lo que queda en el bote y en la reserva se reparte o se guarda.
last-round-rounds = { $value ->
    [none] El juego termina como de costumbre.
   *[other] Número de rondas tras el que termina el juego: { $value }.
}
last-round-left = Para quién es lo que queda en el bote y en la reserva cuando termina el juego: para todos los que juegan, para el mejor saldo, para quien ha ganado la última ronda, o para nadie, y entonces se guarda.
last-round-objection-cycles = el juego termina tras { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, pero una sesión tiene { $cycles } juegos: escribir cycles = 1 si se trata de la última ronda de la sesión
last-round-reason-agreed = última ronda acordada
last-round-reason-shared = se reparte entre todos los que juegan
last-round-reason-leader = es para el mejor saldo
last-round-reason-winner = es para quien ha ganado la última ronda

last-round-answer-last-round = Tras un número acordado de rondas; que el bote quede vacío no lo termina antes.
last-round-topic-rounds = ¿Tras cuántas rondas termina el juego?
last-round-topic-left = Al terminar el juego quedan fichas en el bote y en la reserva: ¿para quién son?
last-round-answer-shared = Para todos los que juegan, a partes iguales.
last-round-answer-leader = Para quien más haya ganado hasta entonces.
last-round-answer-winner = Para quien haya ganado la última ronda.
last-round-answer-carried = Para nadie: se guardan para el juego siguiente.

# La hoja de reglas
last-round-step-last-round = { $rounds ->
    [one] El juego termina.
   *[other] Tras { $rounds } rondas, el juego termina.
}
last-round-rule-cycle_over = { $rounds ->
    [none] {""}
   *[other] El juego no termina porque el bote quede vacío: se ponen nuevas entradas.
}
last-round-rule-leftover = { $left ->
    [leader] Cuando termina el juego, lo que queda en el bote y en la reserva es para quien más haya ganado hasta entonces; si hay igualdad, se lo reparten.
    [winner] Cuando termina el juego, lo que queda en el bote y en la reserva es para quien haya ganado la última ronda; si no la ha ganado nadie, se guarda para el juego siguiente.
    [carried] Cuando termina el juego, lo que queda en el bote y en la reserva se guarda para el juego siguiente.
   *[shared] Cuando termina el juego, lo que queda en el bote y en la reserva se reparte por igual entre todos los que juegan.
}
