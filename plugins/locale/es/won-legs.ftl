won-legs-summary = Quien gana una mano consigue un punto (leg); los perdedores igualan el bote, que se queda hasta que alguien tiene puntos suficientes.
won-legs-to_win = Cuántos puntos (legs) dan el bote y terminan el juego: { $value }.
won-legs-tie = Empate entre las mejores manos: un punto (leg) para cada uno, o para nadie.
won-legs-pot = El bote espera hasta el último punto (leg), o se gana como de costumbre.
won-legs-blind = Cuántos de los puntos (legs) hay que ganar a ciegas: { $value }.
won-legs-reason-leg = mano ganada: un punto (leg)
won-legs-reason-blind-leg = ganado a ciegas
won-legs-reason-last-leg = último punto (leg)
won-legs-objection-cap = el bote se queda hasta el último punto (leg), así que no tiene tope: escribir cap = false
won-legs-objection-ends = solo el último punto (leg) termina el juego: quitar "ends" de los pasos settle
won-legs-objection-blind = solo se puede ganar un punto (leg) a ciegas si los jugadores pueden dejar sus cartas sin mirar: añadir el plugin blind

# La hoja de reglas
won-legs-rule = Quien gana una mano, solo o contra otros, consigue un punto (leg). { $tie ->
    [nobody] Si empatan las mejores manos, no consiguen ninguno.
   *[each] Si empatan las mejores manos, consiguen uno cada una.
}
won-legs-rule-award = { $pot ->
    [won] {""}
   *[stays] Ganar una mano no da el bote: es para el último punto (leg).
}
won-legs-rule-payments = { $pot ->
    [won] {""}
   *[stays] Los pagos se añaden al bote.
}
won-legs-rule-cycle_over = { $to_win ->
    [one] { $pot ->
        [won] El primer punto (leg) termina el juego.
       *[stays] El primer punto (leg) se lleva todo lo que hay en el bote y termina el juego.
    }
   *[other] { $pot ->
        [won] El juego termina en cuanto alguien tiene { $to_win } puntos (legs).
       *[stays] Quien tiene { $to_win } puntos (legs) se lleva todo lo que hay en el bote, y el juego termina. Si dos los tienen a la vez, se lo reparten.
    }
} { $blind ->
    [0] Nada más lo termina.
    [one] Uno de esos puntos tiene que haberse ganado a ciegas.
   *[other] De esos puntos, { $blind } tienen que haberse ganado a ciegas.
}
