odd-chips-summary = Lo que no se puede repartir en fichas enteras es para un solo jugador, o se queda donde está.
odd-chips-to = A dónde van las fichas que sobran: todas al primero de los que se reparten el bote, desde la izquierda del repartidor; a ninguna parte, y entonces se quedan; o una a cada uno en ese orden.
odd-chips-objection-chip = si no hay una ficha mínima, los repartos son exactos y no sobra nada: escribir chip = 1, o la ficha mínima que sea

odd-chips-answer-first = Todas para el primer ganador desde la izquierda del repartidor.
odd-chips-answer-pot = Para nadie: se quedan en el bote.

# La hoja de reglas
odd-chips-rule-split = { $to ->
    [pot] Lo que no se puede repartir por igual en unidades enteras no se reparte: se queda en el bote, o con quien paga.
    [one-each] Lo que no se puede repartir por igual en unidades enteras va, una unidad a cada uno, a los que se reparten el bote, desde la izquierda del repartidor.
   *[first] Lo que no se puede repartir por igual en unidades enteras es todo para el primero de los que se reparten el bote, desde la izquierda del repartidor.
}
