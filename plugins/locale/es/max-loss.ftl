max-loss-summary = Quien debe igualar paga el bote, pero nunca más de una cantidad fija; el ganador se lleva el bote entero.
max-loss-amount = Lo que cuesta igualar, como máximo: { $value }.
max-loss-objection-cap = la pérdida máxima ocupa el lugar del tope, pero el tope es { $cap }: escribir cap = false
max-loss-reason-match = se iguala el bote, hasta la pérdida máxima

max-loss-answer-max-loss = Sin tope, pero nadie que deba igualar paga más de una cantidad fija.
max-loss-topic-amount = ¿Cuántas fichas cuesta igualar, como máximo?

# La hoja de reglas
max-loss-rule-owes = Quien debe igualar, por la regla que sea, paga el bote entero, pero nunca más de { $amount ->
    [one] 1 ficha.
   *[other] { $amount } fichas.
}
