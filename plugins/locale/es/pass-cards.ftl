pass-cards-summary = Antes de declarar, cada jugador pasa cartas a su vecino, boca abajo; todos eligen antes de que nadie reciba nada.
pass-cards-cards = Cuántas cartas pasa cada jugador.
pass-cards-direction = Al vecino de la izquierda o al de la derecha.
pass-cards-question = ¿Qué cartas se pasan?

pass-cards-answer-left = Sí, al vecino de la izquierda.
pass-cards-answer-right = Sí, al vecino de la derecha.
pass-cards-topic-cards = ¿Cuántas cartas pasa cada jugador?

# La hoja de reglas
pass-cards-rule = Todos eligen las cartas que pasan antes de que nadie reciba las suyas.
pass-cards-step-pass = { $direction ->
    [right] { $cards ->
        [one] Cada jugador pasa una carta a la derecha, boca abajo.
       *[other] Cada jugador pasa { $cards } cartas a la derecha, boca abajo.
    }
   *[left] { $cards ->
        [one] Cada jugador pasa una carta a la izquierda, boca abajo.
       *[other] Cada jugador pasa { $cards } cartas a la izquierda, boca abajo.
    }
}
