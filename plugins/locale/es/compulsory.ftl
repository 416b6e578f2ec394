compulsory-summary = En la primera declaración todos deben estar dentro si el bote se acaba de formar con nuevas entradas.
compulsory-also_after_refill = { $value ->
    [true] Lo mismo vale cuando el bote vacío se ha rellenado con la reserva.
   *[false] Un bote rellenado con la reserva no obliga a nadie.
}

compulsory-answer-compulsory = Sí, cuando el bote se acaba de formar con nuevas entradas.
compulsory-answer-after-refill = Sí, y también cuando el bote vacío se ha rellenado con la reserva.

# La hoja de reglas
compulsory-rule-choices = { $also_after_refill ->
    [true] En la primera declaración de una ronda todos deben estar dentro si el bote se acaba de formar con nuevas entradas, y también si, estando vacío, se acaba de rellenar con la reserva.
   *[false] En la primera declaración de una ronda todos deben estar dentro si el bote se acaba de formar con nuevas entradas.
}
