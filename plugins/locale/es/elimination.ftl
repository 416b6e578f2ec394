elimination-summary = Quien ha pagado cierto número de veces sale del juego, y el último que queda se lleva el bote.
elimination-payments = Cuántos pagos hacen salir a un jugador.
elimination-reason-payment = un pago más
elimination-reason-last = último jugador que queda

# La hoja de reglas
elimination-rule = { $payments ->
    [one] Quien ha pagado una vez como perdedor sale del juego.
   *[other] Quien ha pagado { $payments } veces como perdedor sale del juego.
}
elimination-rule-award = Ganar una mano no da el bote: es para el último jugador que quede.
elimination-rule-payments = Los pagos van al bote. Si todos los que quedan fueran a perder y a salir a la vez, nadie paga.
elimination-rule-cycle_over = El último jugador que queda se lleva todo lo que hay en el bote, y el juego termina.
