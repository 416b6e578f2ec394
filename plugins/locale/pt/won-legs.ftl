won-legs-summary = Quem ganha uma mão recebe um ponto (leg); os perdedores igualam para o pote, que fica até alguém ter pontos suficientes.
won-legs-to_win = Quantos pontos (legs) dão o pote e põem fim ao jogo: { $value }.
won-legs-tie = Empate na melhor mão: um ponto para cada uma, ou para ninguém.
won-legs-pot = O pote espera pelo último ponto, ou ganha-se como sem esta regra.
won-legs-blind = Quantos dos pontos têm de ser ganhos às cegas: { $value }.
won-legs-reason-leg = ganhou a mão
won-legs-reason-blind-leg = ganhou às cegas
won-legs-reason-last-leg = último ponto (leg)
won-legs-objection-cap = o pote fica até ao último ponto (leg), por isso não tem teto: escreva cap = false
won-legs-objection-ends = só o último ponto (leg) põe fim ao jogo: tire "ends" dos passos "settle"
won-legs-objection-blind = só se pode ganhar um ponto (leg) às cegas onde os jogadores podem não ver as suas cartas: acrescente o plugin blind

# A folha de regras
won-legs-rule = Quem ganha uma mão, sozinho ou contra outros, recebe um ponto (leg). { $tie ->
    [nobody] Se houver empate na melhor mão, ninguém recebe nenhum.
   *[each] Se houver empate na melhor mão, cada uma das empatadas recebe um.
}
won-legs-rule-award = { $pot ->
    [won] {""}
   *[stays] Ganhar uma mão não dá o pote: este fica para o último ponto.
}
won-legs-rule-payments = { $pot ->
    [won] {""}
   *[stays] Os pagamentos juntam-se ao pote.
}
won-legs-rule-cycle_over = { $to_win ->
    [one] { $pot ->
        [won] O jogo acaba com o primeiro ponto.
       *[stays] Quem ganhar o primeiro ponto leva tudo o que está no pote, e o jogo acaba.
    }
   *[other] { $pot ->
        [won] O jogo acaba logo que alguém tenha { $to_win } pontos.
       *[stays] Quem tiver { $to_win } pontos leva tudo o que está no pote, e o jogo acaba. Se dois os tiverem ao mesmo tempo, dividem-no.
    }
} { $blind ->
    [0] O jogo não acaba de outra maneira.
    [one] Um destes pontos tem de ter sido ganho às cegas.
   *[other] Destes pontos, { $blind } têm de ter sido ganhos às cegas.
}
