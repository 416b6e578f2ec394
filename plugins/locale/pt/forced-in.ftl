forced-in-summary = Na primeira declaração, certos jogadores estão dentro, digam o que disserem, por causa das suas cartas à vista.
forced-in-showing = { $value ->
    [low] Estão dentro os jogadores com a carta à vista mais baixa.
    [none] Nem a carta à vista mais alta nem a mais baixa obrigam ninguém.
   *[high] Estão dentro os jogadores com a carta à vista mais alta.
}
forced-in-paired = { $value ->
    [true] Estão dentro os jogadores cujas cartas à vista fazem par umas com as outras.
   *[false] Um par entre cartas à vista de dois jogadores não obriga ninguém.
}

# A folha de regras
forced-in-rule-choices = { $showing ->
    [low] Na primeira declaração, quem mostrar a carta à vista mais baixa tem de estar dentro.
    [none] Na primeira declaração, nenhuma carta à vista obriga alguém a estar dentro por ser a mais alta ou a mais baixa.
   *[high] Na primeira declaração, quem mostrar a carta à vista mais alta tem de estar dentro.
}{ $paired ->
    [true] {" "}O mesmo vale para todos aqueles cujas cartas à vista fazem par com as de outro jogador.
   *[false] {""}
} Todos os outros escolhem livremente.
