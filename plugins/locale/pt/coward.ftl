coward-summary = Quando ninguém está dentro, mostram-se as mãos e a melhor paga para o pote, que fica.
coward-pays = { $value ->
    [everyone] A melhor mão paga uma entrada por cada jogador, ela incluída.
    [pot] A melhor mão iguala o pote.
   *[others] A melhor mão paga a entrada de cada um dos outros jogadores.
}
coward-tie = { $value ->
    [each] Se houver empate na melhor mão, cada uma das empatadas paga isso.
   *[share] Se houver empate na melhor mão, as empatadas dividem o pagamento.
}
coward-extra = { $value ->
    [0] Não paga nada a mais.
   *[other] Além disso, paga { $value }.
}
coward-reason-best-out = melhor mão, mas fora

coward-answer-coward = Todos mostram; a melhor mão foi cobarde e paga ao pote a entrada de cada um dos outros. O pote fica.
coward-answer-coward-everyone = Todos mostram; a melhor mão paga ao pote uma entrada por cada jogador, ela incluída. O pote fica.
coward-answer-coward-pot = Todos mostram; a melhor mão iguala o pote, que fica.
coward-topic-tie = Ninguém está dentro e há empate na melhor mão: quem paga?
coward-answer-share = Dividem entre si um só pagamento.
coward-answer-each = Cada uma paga por inteiro.

# A folha de regras
coward-rule = Quando ninguém está dentro, todos mostram as mãos. A melhor mão paga para o pote, que fica: { $pays ->
    [everyone] uma entrada por cada jogador, ela incluída.
    [pot] iguala o pote.
   *[others] a entrada de cada um dos outros jogadores.
} { $tie ->
    [each] Se houver empate na melhor mão, cada uma das empatadas paga isso.
   *[share] Se houver empate na melhor mão, as empatadas dividem o pagamento.
}{ $extra ->
    [0] {""}
    [1] {" "}Paga-se ainda 1 ficha a mais.
   *[other] {" "}Pagam-se ainda { $extra } fichas a mais.
}
