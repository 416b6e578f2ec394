split-hand-summary = Cada jugador divide su mano: primero se juega la parte pequeña y después el resto, por otro bote.
split-hand-wild_winning = { $value ->
    [true] Los rangos de la parte pequeña que ganó son comodines después, pero no para quien ganó con ella.
   *[false] La parte pequeña que ganó no tiene efecto después.
}
split-hand-question = ¿Qué cartas son la parte pequeña?
split-hand-reason-won = rango de la parte pequeña que ganó

# La hoja de reglas
split-hand-rule = Después del primer enfrentamiento de una ronda, el bote solo se puede ganar: quien pierde entonces no iguala.
split-hand-wild_winning-rule = { $value ->
    [true] Los rangos de la parte pequeña que ganó son comodines después, pero no para quien ganó con ellos.
   *[false] {""}
}
split-hand-condition-won-unmatched = { $form ->
    [while] Continúa solo mientras alguien haya ganado y nadie haya tenido que igualar.
    [until] Termina en cuanto alguien haya ganado y nadie haya tenido que igualar.
   *[when] Si alguien ha ganado y nadie ha tenido que igualar:
}
split-hand-step-split = { $cards ->
    [one] Cada jugador aparta su mano menos una carta, que debe valer menos que el resto.
   *[other] Cada jugador aparta su mano menos { $cards } cartas, que deben valer menos que el resto.
}
split-hand-step-take-up = { $cards ->
    [one] Las cartas jugadas hasta ahora se barajan con el mazo, y cada jugador recoge la carta que apartó. Todos vuelven a estar dentro.
   *[other] Las cartas jugadas hasta ahora se barajan con el mazo, y cada jugador recoge las { $cards } cartas que apartó. Todos vuelven a estar dentro.
}
