legs-summary = Cada perdedor paga al ganador lo que hay en el bote, y el bote se queda. Quien está dentro en solitario en una fase consigue un punto (leg); con puntos suficientes se gana el bote.
legs-to_win = Cuántos puntos (legs) dan el bote y terminan el juego.
legs-several_winners = Cada perdedor paga entero a cada uno de los ganadores empatados, o estos se reparten lo que paga cada perdedor.
legs-tie = Empate entre las mejores manos: los demás pagan, o no se mueve nada.
legs-reason-ante = entrada de cada reparto
legs-reason-leg = solo en la fase: un punto (leg)
legs-reason-last-leg = bote ganado con el último punto (leg)
legs-reason-to-winner = pago al ganador
legs-objection-cap = con legs el bote solo se mueve por las entradas, así que no tiene tope: escribir cap = false
legs-objection-ends = con legs solo el último punto (leg) termina el juego: quitar "ends" de los pasos settle

# La hoja de reglas
legs-rule-ante = En cada nuevo reparto todos ponen la entrada.
legs-rule-award = Ganar un enfrentamiento no da el bote. Quien está dentro en solitario y gana consigue un punto (leg).
legs-rule-payments = Cada perdedor paga al ganador, y el bote se queda. { $several_winners ->
    [shared] Si hay varios ganadores, se reparten lo que paga cada perdedor.
   *[each] Si hay varios ganadores, cada perdedor paga entero a cada uno.
} { $tie ->
    [nothing] Pero si empatan las mejores manos, nadie paga nada.
   *[pays] Eso vale también cuando empatan las mejores manos.
} Si no gana nadie, los pagos van al bote.
legs-rule-cycle_over = { $to_win ->
    [one] El primer punto (leg) se lleva todo lo que hay en el bote y termina el juego.
   *[other] Quien tiene { $to_win } puntos (legs) se lleva todo lo que hay en el bote, y el juego termina.
} Nada más lo termina.
