betting-summary = Rondas de apuestas: pasar o apostar, y luego ir, subir o retirarse. Quien se retira está fuera, o debe igualar como una mano vencida si la ronda así lo dice.
betting-question = ¿Qué se hace?
# Lo que se puede decir, tal como se muestra y se escribe; las primeras letras deben ser distintas, y ninguna q, u ni w.
betting-word-bet = apostar
betting-word-check = pasar
betting-word-raise = subir
betting-word-call = ver
betting-word-fold = abandonar
betting-reason-bet = apuesta
betting-reason-call = apuesta vista
betting-reason-raise = subida
betting-reason-folded = retirada
betting-event-said = { $seat }: { $word ->
    [check] pasa
    [fold] abandona
   *[other] { $word }
}

# La hoja de reglas
betting-rule = Las apuestas van al bote: cuentan en lo que se gana y en lo que se iguala.
betting-step-bet = Ronda de apuestas entre los que están dentro. { $opener ->
    [best-showing] Habla primero quien tiene las mejores cartas descubiertas.
   *[left] Habla primero el que está a la izquierda del repartidor.
} Cada apuesta y cada subida { $amount ->
    [one] es de 1 ficha.
   *[other] es de { $amount } fichas.
} { $raises ->
    [0] No se puede subir.
    [one] Se puede subir una vez.
   *[other] Se puede subir { $raises } veces.
} { $folded ->
    [liable] Quien se retira ya no puede ganar, y aun así debe igualar como una mano vencida.
   *[out] Quien se retira está fuera.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Las apuestas van al bote llamado "{ $pot }".
}
