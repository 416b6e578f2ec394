two-plus-one-summary = Os que estão dentro recebem uma terceira carta, e ganha a melhor mão de três cartas. Quem estiver sozinho leva logo o pote.
two-plus-one-second_declaration = Se os que estão dentro voltam a declarar depois de verem a terceira carta.
two-plus-one-extra_ante = Se os que estão dentro pagam uma entrada antes da terceira carta.
two-plus-one-objection-cards = two-plus-one joga-se com duas cartas, mas { $cards ->
    [one] cada jogador recebe uma carta
   *[other] cada jogador recebe { $cards } cartas
} antes da primeira declaração
two-plus-one-objection-extra-ante = a entrada extra exige second_declaration = true

two-plus-one-answer-two-plus-one = Duas, e uma terceira para os que estão dentro.
two-plus-one-topic-again = Os que estão dentro voltam a declarar depois de verem a terceira carta?
two-plus-one-answer-no = Não.
two-plus-one-answer-yes = Sim.
two-plus-one-answer-with-ante = Sim, e antes da terceira carta põem mais uma entrada.

# A folha de regras
two-plus-one-rule = { $house-hands ->
    [true] Quem estiver sozinho dentro na primeira declaração leva logo o pote, sem mais nenhuma carta, a não ser que seja preciso vencer uma mão que não é de ninguém.
   *[false] Quem estiver sozinho dentro na primeira declaração leva logo o pote, sem mais nenhuma carta.
}{ $second_declaration ->
    [true] {" "}Se ninguém ficar dentro na segunda declaração, onde for preciso comparar mãos só se comparam as de três cartas.
   *[false] {""}
}{ $extra_ante ->
    [true] {" "}A entrada extra conta no pote que se ganha e que se iguala. Quem sair depois dela só perde essa entrada.
   *[false] {""}
}
