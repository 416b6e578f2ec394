odd-chips-summary = O que não se pode dividir em fichas inteiras vai para um só jogador, ou fica onde está.
odd-chips-to = Para onde vão as fichas que sobram da divisão: todas para o primeiro dos que dividem, a contar da esquerda do dador; para ninguém, e ficam onde estão; ou uma para cada um, por essa ordem.
odd-chips-objection-chip = as partes são exatas onde não há ficha mínima, e não sobra nada: escreva chip = 1, ou o valor da ficha mais pequena

odd-chips-answer-first = Todas para o primeiro vencedor a contar da esquerda do dador.
odd-chips-answer-pot = Ninguém: ficam no pote.

# A folha de regras
odd-chips-rule-split = { $to ->
    [pot] O que não se puder dividir em unidades inteiras não se divide: fica no pote, ou com quem paga.
    [one-each] O que não se puder dividir em unidades inteiras vai, uma unidade a cada um, para os que dividem, a começar à esquerda do dador.
   *[first] O que não se puder dividir em unidades inteiras vai todo para o primeiro dos que dividem, a contar da esquerda do dador.
}
