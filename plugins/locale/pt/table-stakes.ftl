table-stakes-summary = Cada um comprou um certo número de fichas e paga com o que tem à sua frente.
table-stakes-buy_in = Com quanto cada um entra no jogo, e volta a entrar: { $value }.
table-stakes-short = O que faz um jogador que deve mais do que tem: paga tudo o que tem, ou paga por inteiro e fica em dívida.
table-stakes-broke = O que faz um jogador que não tem nada quando começa uma ronda: fica de fora da ronda, compra fichas outra vez, ou continua a jogar.
table-stakes-reason-buys-in = nova compra de fichas
table-stakes-reason-last = o único que ainda tem fichas
table-stakes-objection-zero = ninguém pode jogar por nada: buy_in tem de ser mais do que 0

table-stakes-answer-sits-out = Cada um comprou fichas por uma quantia. Quem não tiver que chegue paga o que lhe resta, e deixa de jogar quando não tiver nada.
table-stakes-answer-buys-in = Cada um comprou fichas por uma quantia. Quem não tiver que chegue paga o que lhe resta, e volta a comprar quando não tiver nada.
table-stakes-answer-plays-on = Cada um comprou fichas por uma quantia. Quem não tiver que chegue paga o que lhe resta, e continua a jogar sem pagar nada.
table-stakes-topic-buy_in = Quantas fichas compra cada um?

# A folha de regras
table-stakes-step-buy-in = { $broke ->
    [buys-in] Quem já não tiver fichas volta a comprar: { $amount }.
    [plays-on] Quem já não tiver fichas das que comprou ({ $amount }) continua a jogar.
   *[sits-out] Se só um jogador ainda tiver fichas, o jogo acaba. Para o jogo seguinte, os outros voltam a comprar: { $amount }.
}
table-stakes-rule = { $buy_in ->
    [one] Cada um compra 1 ficha para entrar no jogo.
   *[other] Cada um compra { $buy_in } fichas para entrar no jogo.
} { $broke ->
    [buys-in] Quem já não tiver fichas quando começa uma ronda volta a comprar a mesma quantia, as vezes que forem precisas para ter alguma.
    [plays-on] Quem já não tiver fichas continua a jogar.
   *[sits-out] Quem já não tiver fichas quando começa uma ronda não a joga. Se só um jogador tiver fichas, esse leva o pote e o jogo acaba; para o jogo seguinte, os outros voltam a comprar fichas.
}
table-stakes-rule-pays = { $short ->
    [in-full] Quem deve mais fichas do que as que lhe restam paga por inteiro na mesma, e fica em dívida.
   *[all-in] Quem deve mais fichas do que as que lhe restam paga todas as que tem, pela ordem em que as deve, e ainda pode ganhar o pote inteiro.
}
