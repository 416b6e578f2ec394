multiplier-summary = Según las circunstancias, un perdedor paga varias veces lo que debe.
multiplier-shown = Cartas que, por cada una que se muestra, hacen que todos los perdedores paguen una vez más.
multiplier-drew = Cuántas veces paga un perdedor que ha cambiado cartas.
multiplier-below_both = Cuántas veces paga un perdedor que queda por debajo de un jugador y también de una mano que no es de nadie.
multiplier-reason-match = se iguala el bote varias veces

# La hoja de reglas
multiplier-rule = { $shown ->
    [none] { $drew ->
        [1] { $below_both ->
            [1] Ningún perdedor paga varias veces.
           *[other] Algunos perdedores pagan varias veces.
        }
       *[other] Algunos perdedores pagan varias veces; si coinciden varios motivos, se multiplican.
    }
   *[other] Algunos perdedores pagan varias veces; si coinciden varios motivos, se multiplican.
}
multiplier-shown-rule = { $value ->
    [none] {""}
   *[other] Por cada carta de estos rangos que un jugador muestre en el enfrentamiento, todos los perdedores pagan una vez más: { $value }.
}
multiplier-drew-rule = { $value ->
    [one] {""}
    [2] Un perdedor que ha cambiado cartas paga el doble.
   *[other] Un perdedor que ha cambiado cartas paga { $value } veces.
}
multiplier-below_both-rule = { $value ->
    [one] {""}
    [2] Un perdedor al que superan tanto un jugador como una mano que no es de nadie paga el doble.
   *[other] Un perdedor al que superan tanto un jugador como una mano que no es de nadie paga { $value } veces.
}
