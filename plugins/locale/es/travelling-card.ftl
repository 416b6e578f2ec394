travelling-card-summary = Se ofrece una carta descubierta a un jugador tras otro, a cambio de una suya, hasta que da la vuelta sin que nadie la tome.
travelling-card-question = ¿Qué carta se da por la descubierta?

# La hoja de reglas
travelling-card-rule = Quien toma la carta descubierta da una suya por ella, que pasa a ser la descubierta.
travelling-card-step-travelling-card = { $who ->
    [in] Se descubre una carta y se ofrece a los que están dentro, uno tras otro, desde la izquierda del repartidor.
   *[everyone] Se descubre una carta y se ofrece a todos, uno tras otro, desde la izquierda del repartidor.
} Termina cuando ha dado la vuelta sin que nadie la tome y, en todo caso, { $laps ->
    [one] después de una vuelta a la mesa.
   *[other] después de { $laps } vueltas a la mesa.
}
