wild-own-summary = En cada mano es comodín su carta más baja o la más alta, y con ella su rango.
wild-own-which = Cuál de sus propias cartas es comodín para una mano ("lowest": la más baja; "highest": la más alta): { $value }.
wild-own-down = { $value ->
    [true] La carta se busca entre las que no están descubiertas.
   *[false] La carta se busca entre todas las propias.
}
wild-own-above_board = { $value ->
    [true] La carta solo es comodín si es más alta que todas las cartas comunes.
   *[false] La carta es comodín haya lo que haya en la mesa.
}

# La hoja de reglas
wild-own-rule = En cada mano es comodín una de sus propias cartas: { $which ->
    [highest] la más alta
   *[lowest] la más baja
}{ $down ->
    [true] {" "}de las que no están descubiertas.
   *[false] .
} También lo son las demás cartas de ese rango con las que juega la mano.{ $above_board ->
    [true] {" "}Pero solo si la carta es más alta que todas las comunes.
   *[false] {""}
}
