pay-winner-summary = Cada perdedor paga a quem ganhou a quantia do pote, e o pote fica; só quem estiver sozinho o leva.
pay-winner-several_winners = Cada perdedor paga por inteiro a cada um dos vencedores empatados, ou estes dividem entre si o que ele paga.
pay-winner-tie = Empate na melhor mão: os outros pagam, ou não se move nada.
pay-winner-reason-to-winner = pago a quem ganhou

# A folha de regras
pay-winner-rule-award = Só leva o pote um jogador a quem mais ninguém o dispute. Caso contrário, o pote fica.
pay-winner-rule-payments = Cada perdedor paga a quem ganhou. { $several_winners ->
    [shared] Se houver vários vencedores, dividem entre si o que cada perdedor paga.
   *[each] Se houver vários vencedores, cada perdedor paga a cada um deles por inteiro.
} { $tie ->
    [nothing] Mas se houver empate na melhor mão, ninguém paga nada.
   *[pays] Isto vale também quando há empate na melhor mão.
} Se ninguém ganhar, os pagamentos vão para o pote.
