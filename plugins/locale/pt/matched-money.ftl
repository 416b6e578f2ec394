matched-money-summary = Que dinheiro um perdedor iguala: com ou sem as entradas da ronda, a reserva e o que outros acabaram de pagar.
matched-money-antes = Se as entradas da ronda também se igualam; onde o pote estava vazio antes delas, igualam-se sempre.
matched-money-reserve = Se a reserva se iguala juntamente com o pote.
matched-money-payments = Se um perdedor iguala também o que os perdedores anteriores acabaram de pagar.
matched-money-reason-match = dentro sem a melhor mão, há que igualar o pote antigo
matched-money-reason-match-on = igualar o pote e o que os perdedores anteriores pagaram

matched-money-answer-without-antes = O pote sem as entradas desta ronda, a não ser que não haja lá mais nada.
matched-money-answer-with-reserve = O pote, e com ele a reserva.
matched-money-answer-with-payments = O pote, e o que os perdedores anteriores, a começar à esquerda do dador, acabaram de pagar.

# A folha de regras
matched-money-rule-stake = { $antes ->
    [false] { $reserve ->
        [true] O que se iguala é o pote sem as entradas desta ronda, a não ser que não haja lá mais nada, e também a reserva.
       *[false] O que se iguala é o pote sem as entradas desta ronda, a não ser que não haja lá mais nada, e sem a reserva.
    }
   *[true] { $reserve ->
        [true] O que se iguala é o pote antigo, incluindo as entradas desta ronda, e também a reserva.
       *[false] O que se iguala é o pote antigo, incluindo as entradas desta ronda, sem a reserva.
    }
}
matched-money-rule-refill = { $reserve ->
    [true] Quem perde iguala também a reserva. Ninguém a ganha: depois dos pagamentos, ela enche o pote até ao teto, ou até onde chegar.
   *[false] {""}
}
matched-money-rule-owes = { $payments ->
    [true] Os perdedores pagam um após outro, a começar à esquerda do dador, e cada um iguala também o que os anteriores acabaram de pagar.
   *[false] {""}
}
