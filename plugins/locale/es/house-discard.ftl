house-discard-summary = Durante la ronda, algunas cartas comunes dejan de jugar, primero las que llevan más tiempo en la mesa.

# La hoja de reglas
house-discard-rule = Las cartas que han dejado de jugar no cuentan para ninguna mano.
house-discard-step-house-discard = { $house ->
    [board] { $cards ->
        [one] La carta común que lleva más tiempo en la mesa deja de jugar.
       *[other] Las { $cards } cartas comunes que llevan más tiempo en la mesa dejan de jugar.
    }
   *[other] { $cards ->
        [one] La carta de "{ $house }" que lleva más tiempo en la mesa deja de jugar.
       *[other] Las { $cards } cartas de "{ $house }" que llevan más tiempo en la mesa dejan de jugar.
    }
}
