betting-summary = Rondas de apostas: passar ou apostar, depois ver, subir ou desistir. Quem desiste fica fora, ou tem de igualar como uma mão vencida, se a ronda assim o disser.
betting-question = O que aposta?
# O que se pode dizer, como se mostra e se escreve; as primeiras letras devem ser diferentes, e nenhuma ser q, u ou w.
betting-word-bet = apostar
betting-word-check = passar
betting-word-raise = subir
betting-word-call = ver
betting-word-fold = desistir
betting-reason-bet = aposta
betting-reason-call = para ver a aposta
betting-reason-raise = subida
betting-reason-folded = desistiu
betting-event-said = { $seat }: { $word }

# A folha de regras
betting-rule = As apostas vão para o pote: contam no que se ganha e no que se tem de igualar.
betting-step-bet = Uma ronda de apostas entre os que estão dentro. { $opener ->
    [best-showing] Fala primeiro quem tem as melhores cartas à vista.
   *[left] Fala primeiro quem está à esquerda do dador.
} Cada aposta e cada subida são de { $amount ->
    [one] 1 ficha.
   *[other] { $amount } fichas.
} { $raises ->
    [0] Ninguém pode subir.
    [one] Pode haver uma subida.
   *[other] Pode haver { $raises } subidas.
} { $folded ->
    [liable] Quem desistir já não pode ganhar, e mesmo assim tem de igualar como uma mão vencida.
   *[out] Quem desistir fica fora.
}{ $pot ->
    [pot] {""}
   *[other] {" "}As apostas vão para o pote chamado "{ $pot }".
}
