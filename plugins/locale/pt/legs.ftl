legs-summary = Os perdedores pagam a quem ganhou a quantia do pote, e o pote fica. Quem estiver sozinho numa fase ganha um ponto (leg); com pontos suficientes leva-se o pote.
legs-to_win = Quantos pontos (legs) dão o pote e põem fim ao jogo.
legs-several_winners = Cada perdedor paga por inteiro a cada um dos vencedores empatados, ou estes dividem entre si o que ele paga.
legs-tie = Empate na melhor mão: os outros pagam, ou não se move nada.
legs-reason-ante = entrada de cada nova mão
legs-reason-leg = mais ninguém dentro nesta fase
legs-reason-last-leg = último ponto (leg)
legs-reason-to-winner = pago a quem ganhou
legs-objection-cap = com pontos (legs) o pote só se move com entradas, por isso não tem teto: escreva cap = false
legs-objection-ends = com pontos (legs) só o último ponto põe fim ao jogo: tire "ends" dos passos "settle"

# A folha de regras
legs-rule-ante = Sempre que se dão cartas de novo, todos devem uma entrada.
legs-rule-award = Ninguém leva o pote por ganhar um confronto. Quem estiver sozinho dentro e ganhar recebe um ponto (leg).
legs-rule-payments = Cada perdedor paga a quem ganhou, e o pote fica. { $several_winners ->
    [shared] Se houver vários vencedores, dividem entre si o que cada perdedor paga.
   *[each] Se houver vários vencedores, cada perdedor paga a cada um deles por inteiro.
} { $tie ->
    [nothing] Mas se houver empate na melhor mão, ninguém paga nada.
   *[pays] Isto vale também quando há empate na melhor mão.
} Se ninguém ganhar, os pagamentos vão para o pote.
legs-rule-cycle_over = { $to_win ->
    [one] Quem ganhar o primeiro ponto leva tudo o que está no pote, e o jogo acaba.
   *[other] Quem tiver { $to_win } pontos leva tudo o que está no pote, e o jogo acaba.
} O jogo não acaba de outra maneira.
