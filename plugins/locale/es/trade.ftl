trade-summary = Cada jugador puede hacer que su vecino de la izquierda le cambie la mano, si este no se niega; el repartidor puede cambiar con el mazo.
trade-question = ¿Cambiar la mano, o una carta con el mazo?
# Lo que se puede decir, tal como se muestra y se escribe; las primeras letras deben ser distintas, y ninguna q, u ni w.
trade-word-keep = guardar
trade-word-trade = cambiar
trade-event-refused = { $seat }: { $card } a la vista, y no hay cambio

# La hoja de reglas
trade-rule = Se cambian manos enteras, sin verlas.
trade-step-trade = Uno tras otro, desde la izquierda del repartidor, cada uno de los que están dentro puede cambiar su mano por la del siguiente que está dentro. { $refused_by ->
    [none] Nadie puede negarse.
   *[other] Quien tiene una carta de uno de estos rangos la descubre y se niega: { $refused_by }.
} { $dealer_draws ->
    [0] El último jugador no tiene con quién cambiar.
    [one] El último jugador puede cambiar en su lugar una carta con el mazo.
   *[other] El último jugador puede cambiar en su lugar hasta { $dealer_draws } cartas con el mazo.
}
