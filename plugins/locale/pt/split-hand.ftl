split-hand-summary = Cada jogador divide a sua mão: joga-se primeiro a parte pequena, e depois o resto por outro pote.
split-hand-wild_winning = { $value ->
    [true] Os valores da parte pequena que ganhou são depois livres, mas não para quem ganhou com ela.
   *[false] A parte pequena que ganhou não tem depois efeito nenhum.
}
split-hand-question = Que cartas são a parte pequena?
split-hand-reason-won = valor da parte pequena que ganhou

# A folha de regras
split-hand-rule = Depois do primeiro confronto de uma ronda, o pote só se pode ganhar: quem então for vencido não iguala.
split-hand-wild_winning-rule = { $value ->
    [true] Os valores da parte pequena que ganhou são depois livres, mas não para quem ganhou com eles.
   *[false] {""}
}
split-hand-condition-won-unmatched = { $form ->
    [while] Só continua enquanto alguém tiver ganho e ninguém tiver tido de igualar.
    [until] Para logo que alguém tenha ganho e ninguém tenha tido de igualar.
   *[when] Se alguém ganhou e ninguém teve de igualar:
}
split-hand-step-split = { $cards ->
    [one] Cada um põe a sua mão de lado, menos uma carta, que tem de valer menos do que o resto.
   *[other] Cada um põe a sua mão de lado, menos { $cards } cartas, que têm de valer menos do que o resto.
}
split-hand-step-take-up = { $cards ->
    [one] As cartas jogadas até aqui voltam a ser baralhadas com o baralho, e cada um pega na carta que pôs de lado. Todos estão outra vez dentro.
   *[other] As cartas jogadas até aqui voltam a ser baralhadas com o baralho, e cada um pega nas { $cards } cartas que pôs de lado. Todos estão outra vez dentro.
}
