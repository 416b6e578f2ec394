pass-cards-summary = Antes de se declarar, cada jogador passa cartas ao vizinho, tapadas; todos escolhem antes de alguém receber alguma coisa.
pass-cards-cards = Quantas cartas passa cada jogador.
pass-cards-direction = Ao vizinho da esquerda ou ao da direita.
pass-cards-question = Que cartas passa?

pass-cards-answer-left = Sim, ao vizinho da esquerda.
pass-cards-answer-right = Sim, ao vizinho da direita.
pass-cards-topic-cards = Quantas cartas passa cada jogador?

# A folha de regras
pass-cards-rule = Todos escolhem as cartas que passam antes de alguém receber alguma.
pass-cards-step-pass = { $direction ->
    [right] { $cards ->
        [one] Cada um passa uma carta ao vizinho da direita, tapada.
       *[other] Cada um passa { $cards } cartas ao vizinho da direita, tapadas.
    }
   *[left] { $cards ->
        [one] Cada um passa uma carta ao vizinho da esquerda, tapada.
       *[other] Cada um passa { $cards } cartas ao vizinho da esquerda, tapadas.
    }
}
