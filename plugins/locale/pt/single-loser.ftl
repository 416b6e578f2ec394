single-loser-summary = Com dois ou mais dentro, há um só perdedor: só a pior mão iguala o pote; se houver empate na pior, todas as empatadas igualam.
single-loser-ante_every_round = { $value ->
    [true] Todos põem a entrada em cada ronda, exceto os que igualaram na ronda imediatamente anterior.
   *[false] As entradas põem-se como sem esta regra.
}
single-loser-reason-ante = entrada de cada ronda

single-loser-answer-worst = Só a pior mão iguala o pote; se houver empate na pior, todas as empatadas.
single-loser-topic-antes-too = Só a pior mão iguala: todos os outros põem a entrada em cada ronda?
single-loser-answer-every-round = Sim, todos menos os que igualaram na ronda imediatamente anterior.
single-loser-answer-as-usual = Não, as entradas põem-se como de costume.

# A folha de regras
single-loser-rule-losers = Há um só perdedor: das mãos vencidas, só a pior tem de igualar. Se várias forem igualmente más, todas elas igualam. Se todos os que estavam dentro empatarem na melhor mão, ninguém iguala.{ $house-hands ->
    [true] {" "}Se a melhor mão for uma que não é de ninguém, todos os que estavam dentro igualam.
   *[false] {""}
}
single-loser-rule-ante = { $ante_every_round ->
    [true] Todos põem a entrada em cada ronda, exceto os que igualaram na ronda imediatamente anterior.
   *[false] {""}
}
