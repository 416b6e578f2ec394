set-amount-summary = Quem tem de igualar paga uma quantia fixada, em vez da quantia do pote.
set-amount-amount = Um perdedor paga { $value }.
set-amount-grows = { $value ->
    [round] Na segunda ronda isso paga-se a dobrar, na terceira a triplicar, e assim por diante.
   *[never] É sempre o mesmo.
}
set-amount-reason-match = pagamento fixado

# A folha de regras
set-amount-rule-stake = { $grows ->
    [round] Quem tem de igualar paga uma quantia fixada, esteja o que estiver no pote: { $amount } na primeira ronda, o dobro na segunda, o triplo na terceira, e assim por diante.
   *[never] Quem tem de igualar paga uma quantia fixada, esteja o que estiver no pote: { $amount }.
}
