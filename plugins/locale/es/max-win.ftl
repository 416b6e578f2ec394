max-win-summary = El ganador saca del bote una cantidad fija como máximo; lo que pasa de ahí se queda en él.
max-win-amount = Lo que se puede ganar de una vez, como máximo: { $value }.
max-win-reason-limited = premio, hasta el máximo que se puede ganar
max-win-objection-zero = un bote del que no se puede ganar nada no acabaría nunca: amount debe ser mayor que 0
max-win-objection-never = el bote nunca pasa del tope de { $cap }, así que limitar a { $amount } lo que se gana no cambia nada

max-win-answer-max-win = Una cantidad fija como máximo; lo que pasa de ahí se queda en el bote.
max-win-topic-amount = ¿Cuántas fichas se pueden ganar de una vez, como máximo?

# La hoja de reglas
max-win-rule = { $amount ->
    [one] Del bote se saca de una vez 1 ficha como máximo; lo que pasa de ahí se queda en él. Si hay varios ganadores, esa cantidad es para todos juntos.
   *[other] Del bote se sacan de una vez { $amount } fichas como máximo; lo que pasa de ahí se queda en él. Si hay varios ganadores, esa cantidad es para todos juntos.
}
