hole-cards-summary = Una mano usa un número exacto de sus propias cartas y toma el resto de las comunes.
hole-cards-own = Cuántas de sus propias cartas usa una mano: { $value }.
hole-cards-objection-board = hole-cards necesita cartas comunes: hay que repartir algunas a la mesa ("board")

# La hoja de reglas
hole-cards-rule-cards_of = { $own ->
    [one] La mano se forma con exactamente una carta propia y el resto de las comunes.
   *[other] La mano se forma con exactamente { $own } cartas propias y el resto de las comunes.
}
