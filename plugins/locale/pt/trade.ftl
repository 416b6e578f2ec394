trade-summary = Cada jogador pode obrigar o vizinho da esquerda a trocar de mão consigo, a não ser que este recuse; em vez disso, o dador pode trocar cartas com o baralho.
# O que se pode dizer, como se mostra e se escreve; as primeiras letras devem ser diferentes, e nenhuma ser q, u ou w.
trade-word-keep = manter
trade-word-trade = trocar
trade-question = Quer trocar de mão, ou que carta troca?
trade-event-refused = { $seat ->
    [Eu] Eu viro { $card } e recuso
   *[other] { $seat } vira { $card } e recusa
}

# A folha de regras
trade-rule = Trocam-se mãos inteiras, sem as ver.
trade-step-trade = Um após outro, a começar à esquerda do dador, cada um dos que estão dentro pode trocar de mão com o jogador seguinte que esteja dentro. { $refused_by ->
    [none] Ninguém pode recusar.
   *[other] Quem tiver uma carta de um destes valores vira-a e recusa: { $refused_by }.
} { $dealer_draws ->
    [0] O último jogador não tem com quem trocar.
    [one] Em vez disso, o último jogador pode trocar uma carta com o baralho.
   *[other] Em vez disso, o último jogador pode trocar até { $dealer_draws } cartas com o baralho.
}
