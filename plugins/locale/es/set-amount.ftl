set-amount-summary = Quien debe igualar paga una cantidad fija en vez de lo que hay en el bote.
set-amount-amount = Un perdedor paga { $value }.
set-amount-grows = { $value ->
    [round] En la segunda ronda se paga el doble, en la tercera el triple, y así sucesivamente.
   *[never] Es siempre lo mismo.
}
set-amount-reason-match = pago fijo

# La hoja de reglas
set-amount-rule-stake = { $grows ->
    [round] Quien debe igualar paga una cantidad fija, haya lo que haya en el bote: { $amount } en la primera ronda, el doble en la segunda, el triple en la tercera, y así sucesivamente.
   *[never] Quien debe igualar paga una cantidad fija, haya lo que haya en el bote: { $amount }.
}
