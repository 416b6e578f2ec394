elimination-summary = Quem pagar um certo número de vezes sai do jogo, e o último a ficar leva o pote.
elimination-payments = Ao fim de quantos pagamentos um jogador sai do jogo.
elimination-reason-payment = pagou
elimination-reason-last = o último que ficou

# A folha de regras
elimination-rule = { $payments ->
    [one] Quem pagar uma vez como perdedor sai do jogo.
   *[other] Quem pagar { $payments } vezes como perdedor sai do jogo.
}
elimination-rule-award = Ganhar uma mão não dá o pote: este fica para o último jogador que restar.
elimination-rule-payments = Os pagamentos vão para o pote. Se todos os que restam tivessem de sair ao mesmo tempo por perderem, ninguém paga.
elimination-rule-cycle_over = O último jogador que restar leva tudo o que está no pote, e o jogo acaba.
