forced-fold-summary = Quien recibe boca arriba un comodín, o una carta de ciertos rangos, debe retirarse.
forced-fold-reason-folded = retirada por una carta boca arriba

# La hoja de reglas
forced-fold-rule = Una mano que ha tenido que retirarse no puede ganar.
forced-fold-step-forced-fold = { $wild ->
    [true] { $ranks ->
        [none] Quien está dentro con un comodín descubierto debe retirarse.
       *[other] Quien está dentro con un comodín descubierto, o con una carta descubierta de uno de estos rangos, debe retirarse: { $ranks }.
    }
   *[false] { $ranks ->
        [none] Ninguna carta descubierta obliga a retirarse.
       *[other] Quien está dentro con una carta descubierta de uno de estos rangos debe retirarse: { $ranks }.
    }
} { $liable ->
    [true] Quien se ha retirado así debe igualar igualmente, como una mano vencida.
   *[false] Quien se ha retirado así está fuera y no tiene que igualar.
}
