max-win-summary = Quem ganha tira do pote no máximo uma quantia fixa, e o resto fica lá.
max-win-amount = O máximo que se pode ganhar de uma vez: { $value }.
max-win-reason-limited = melhor mão, até ao máximo que se pode ganhar
max-win-objection-zero = um pote de que não se pode ganhar nada nunca acabaria: amount tem de ser mais do que 0
max-win-objection-never = o pote nunca é maior do que o teto de { $cap }, por isso um limite de { $amount } ao que se ganha não muda nada

max-win-answer-max-win = No máximo uma quantia fixa; o resto fica no pote.
max-win-topic-amount = Quanto se pode ganhar de uma vez, no máximo, em fichas?

# A folha de regras
max-win-rule = { $amount ->
    [one] Do pote tira-se de cada vez no máximo 1 ficha; o resto fica lá. Os vencedores que o dividem dividem essa quantia.
   *[other] Do pote tiram-se de cada vez no máximo { $amount } fichas; o resto fica lá. Os vencedores que o dividem dividem essa quantia.
}
