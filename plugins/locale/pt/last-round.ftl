last-round-summary = O jogo acaba ao fim de um número combinado de rondas, e o que sobra no pote e na reserva é dividido ou fica para depois.
last-round-rounds = { $value ->
    [none] O jogo acaba como acabaria sem isto.
   *[other] Ao fim de quantas rondas acaba o jogo: { $value }.
}
last-round-left = Quem recebe o que sobra no pote e na reserva quando um jogo acaba: todos os que jogam, o melhor saldo, quem ganhou na última ronda, ou ninguém, e então fica para o jogo seguinte.
last-round-objection-cycles = o jogo acaba ao fim de { $rounds } rondas, mas uma sessão tem { $cycles } jogos: escreva cycles = 1 se essa for a última ronda da sessão
last-round-reason-agreed = a última ronda, como combinado
last-round-reason-shared = dividido por todos os que jogam
last-round-reason-leader = vai para o melhor saldo
last-round-reason-winner = vai para quem ganhou a última ronda

last-round-answer-last-round = Ao fim de um número combinado de rondas; um pote vazio não lhe põe fim antes.
last-round-topic-rounds = Ao fim de quantas rondas acaba o jogo?
last-round-topic-left = Sobram fichas no pote e na reserva quando o jogo acaba: quem as recebe?
last-round-answer-shared = Todos os que jogam, em partes iguais.
last-round-answer-leader = Quem tiver ganho mais até então.
last-round-answer-winner = Quem tiver ganho na última ronda.
last-round-answer-carried = Ninguém: ficam lá para o jogo seguinte.

# A folha de regras
last-round-step-last-round = { $rounds ->
    [one] O jogo acaba.
   *[other] Ao fim de { $rounds } rondas, o jogo acaba.
}
last-round-rule-cycle_over = { $rounds ->
    [none] {""}
   *[other] Um pote vazio não põe fim ao jogo: põem-se novas entradas.
}
last-round-rule-leftover = { $left ->
    [leader] Quando o jogo acaba, o que sobra no pote e na reserva vai para o jogador que tiver ganho mais até então; jogadores em igualdade dividem-no.
    [winner] Quando o jogo acaba, o que sobra no pote e na reserva vai para quem ganhou na última ronda; se ninguém ganhou, fica lá para o jogo seguinte.
    [carried] Quando o jogo acaba, o que sobra no pote e na reserva fica lá para o jogo seguinte.
   *[shared] Quando o jogo acaba, o que sobra no pote e na reserva divide-se em partes iguais por todos os que jogam.
}
