reserve-prize-summary = Quem ganha o pote leva também a reserva: só quem está sozinho dentro, ou qualquer vencedor.
reserve-prize-to = Quem leva a reserva: só quem está sozinho dentro, ou quem ganhar o pote.
reserve-prize-reason-prize = a reserva vai com o pote
reserve-prize-objection-never = sem teto não há reserva, por isso ninguém a pode ganhar

reserve-prize-answer-lone-takes = Quem está sozinho dentro e ganha leva-a juntamente com o pote.
reserve-prize-answer-winner-takes = Quem ganha o pote leva-a também.

# A folha de regras
reserve-prize-rule-refill = { $to ->
    [winner] Quem ganha o pote leva também a reserva; os vencedores que dividem o pote dividem a reserva. Ninguém a iguala.
   *[lone] Quem está sozinho dentro e ganha leva, além do pote, a reserva. Fora isso ninguém a ganha e, depois dos pagamentos, ela enche o pote até ao teto, ou até onde chegar. Ninguém a iguala.
}
