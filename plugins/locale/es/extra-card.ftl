extra-card-summary = A quien tiene una carta de ciertos rangos se le reparte una carta más, o varias.

# La hoja de reglas
extra-card-rule = Las cartas de más se reparten una sola vez, por muchas cartas de esos rangos que alguien tenga.
extra-card-step-extra-card = { $who ->
    [everyone] A quien tenga una carta de uno de estos rangos se le reparten cartas de más: { $ranks }.
   *[in] A quien esté dentro y tenga una carta de uno de estos rangos se le reparten cartas de más: { $ranks }.
} { $cards ->
    [one] Es una carta de más
   *[other] Son { $cards } cartas de más
}{ $face ->
    [up] , boca arriba.
   *[down] , boca abajo.
}
