beat-the-deck-summary = Quem está sozinho dentro joga contra as cartas de cima do baralho; se perder, iguala o pote, que fica.
beat-the-deck-cards = Quantas cartas tem a mão do baralho; se for omitido: tantas como o jogador que está sozinho.
beat-the-deck-tie = O que vale um empate com o baralho: não ganhar nem pagar, ou perder contra ele.

beat-the-deck-answer-deck = Quem está sozinho dentro tem de ganhar às cartas de cima do baralho; senão iguala o pote, que fica.
beat-the-deck-topic-tie = A mão que está sozinha empata com o baralho: quem ganha?
beat-the-deck-answer-push = Ninguém: o jogador não ganha nem paga, e o pote fica.
beat-the-deck-answer-deck-wins = O baralho: o jogador perdeu.

# A folha de regras
beat-the-deck-rule = Quem estiver sozinho dentro tem de ganhar ao baralho: { $cards ->
    [none] viram-se do cimo tantas cartas como as que esse jogador tem.
    [one] vira-se a carta de cima.
   *[other] viram-se as { $cards } cartas de cima.
} Quem perder contra o baralho iguala o pote, que fica. { $tie ->
    [deck] Em caso de empate, ganha o baralho.
   *[push] Em caso de empate com o baralho, não se ganha nem se paga nada.
} As cartas livres dos jogadores também são livres para o baralho.
beat-the-deck-step-turn-up-deck = { $cards ->
    [none] Viram-se do cimo do baralho tantas cartas como as que esse jogador tem.
    [one] Vira-se a carta de cima do baralho.
   *[other] Viram-se as { $cards } cartas de cima do baralho.
}
