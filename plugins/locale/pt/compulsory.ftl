compulsory-summary = Na primeira declaração todos têm de estar dentro, se o pote acabou de se formar com novas entradas.
compulsory-also_after_refill = { $value ->
    [true] O mesmo vale se o pote esvaziado voltou a encher-se com a reserva.
   *[false] Um pote que voltou a encher-se com a reserva não obriga ninguém.
}

compulsory-answer-compulsory = Sim, quando o pote acabou de se formar com novas entradas.
compulsory-answer-after-refill = Sim, e também quando o pote esvaziado voltou a encher-se com a reserva.

# A folha de regras
compulsory-rule-choices = { $also_after_refill ->
    [true] Na primeira declaração de uma ronda, todos têm de estar dentro se o pote acabou de se formar com novas entradas, ou se, depois de esvaziado, voltou a encher-se com a reserva.
   *[false] Na primeira declaração de uma ronda, todos têm de estar dentro se o pote acabou de se formar com novas entradas.
}
