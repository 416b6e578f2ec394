forced-in-summary = Las cartas descubiertas obligan a algunos jugadores a estar dentro en la primera declaración, digan lo que digan.
forced-in-showing = { $value ->
    [low] Los jugadores con la carta descubierta más baja están dentro.
    [none] Ni la carta descubierta más alta ni la más baja obliga a nadie.
   *[high] Los jugadores con la carta descubierta más alta están dentro.
}
forced-in-paired = { $value ->
    [true] Los jugadores cuyas cartas descubiertas forman pareja entre sí están dentro.
   *[false] Una pareja entre cartas descubiertas de dos jugadores no obliga a nadie.
}

# La hoja de reglas
forced-in-rule-choices = { $showing ->
    [low] En la primera declaración, quien muestra la carta descubierta más baja debe estar dentro.
    [none] En la primera declaración, ninguna carta descubierta obliga a estar dentro por ser la más alta o la más baja.
   *[high] En la primera declaración, quien muestra la carta descubierta más alta debe estar dentro.
}{ $paired ->
    [true] {" "}También quien tiene una carta descubierta que forma pareja con la de otro jugador.
   *[false] {""}
} Los demás eligen libremente.
