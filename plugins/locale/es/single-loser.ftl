single-loser-summary = Un solo perdedor: con dos o más dentro, solo la peor mano iguala el bote; si empatan las peores, igualan todas.
single-loser-ante_every_round = { $value ->
    [true] Todos ponen la entrada en cada ronda, menos quienes igualaron en la ronda anterior.
   *[false] La entrada se pone como de costumbre.
}
single-loser-reason-ante = entrada de cada ronda

single-loser-answer-worst = Un solo perdedor: solo la peor mano iguala el bote; si empatan las peores, igualan todas.
single-loser-topic-antes-too = Solo la peor mano iguala: ¿ponen todos los demás la entrada en cada ronda?
single-loser-answer-every-round = Sí, todos menos quienes igualaron en la ronda anterior.
single-loser-answer-as-usual = No, la entrada se pone como de costumbre.

# La hoja de reglas
single-loser-rule-losers = Hay un solo perdedor: de las manos vencidas, solo la peor debe igualar. Si varias son igual de malas, igualan todas ellas. Si empatan todos los que estaban dentro, no iguala nadie.{ $house-hands ->
    [true] {" "}Si la mejor es una mano que no es de nadie, igualan todos los que estaban dentro.
   *[false] {""}
}
single-loser-rule-ante = { $ante_every_round ->
    [true] Todos ponen la entrada en cada ronda, menos quienes igualaron en la ronda anterior.
   *[false] {""}
}
