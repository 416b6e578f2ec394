# Nombres de las manos. $rank es un rango ("reina") en escaleras y colores, y varios ("reinas") en parejas, tríos y demás.
#
# Glosario: bote (pot), tope (cap), reserva (reserve), entrada (ante), igualar (match), dentro/fuera (in/out), declarar (declare),
# enfrentamiento (showdown), contienda (contest), empatar (tie), repartir (deal), repartidor (dealer), mano (hand), jugada (category),
# mano que no es de nadie (house hand), cartas comunes, mesa (board), baraja (the deck as a whole), mazo (what is dealt from), comodín
# (wild card), joker (joker), cambio de cartas (draw), punto o leg (leg), ronda, ciclo, sesión (round, cycle, session), ficha (chip),
# reglamento (ruleset), hoja de reglas (rule sheet), situación (scripted situation), paso (step), plugin, hook.

hand-five-of-a-kind = repóquer de { $rank }
hand-straight-flush = escalera de color { $rank ->
    [reina] a la reina
    [jota] a la jota
   *[other] al { $rank }
}
hand-four-of-a-kind = póquer de { $rank }
hand-full-house = full de { $first } y { $second }
hand-flush = color { $rank ->
    [reina] a la reina
    [jota] a la jota
   *[other] al { $rank }
}
hand-straight = escalera { $rank ->
    [reina] a la reina
    [jota] a la jota
   *[other] al { $rank }
}
hand-trips = trío de { $rank }
hand-two-pair = doble pareja de { $first } y { $second }
hand-pair = pareja de { $rank }
# $ranks es un rango o una lista: "as-rey"
hand-high-card = carta alta { $ranks }
# $hand son rangos con guiones: "3-2"
hand-top = mano especial { $hand }
hand-empty = sin cartas

# Una lista de rangos se forma a partir del primero: "as-rey" y luego "9".
hand-rank-list = { $ranks }-{ $rank }

hand-rank-2 = 2
hand-rank-3 = 3
hand-rank-4 = 4
hand-rank-5 = 5
hand-rank-6 = 6
hand-rank-7 = 7
hand-rank-8 = 8
hand-rank-9 = 9
hand-rank-10 = 10
hand-rank-11 = jota
hand-rank-12 = reina
hand-rank-13 = rey
hand-rank-14 = as

hand-ranks-2 = doses
hand-ranks-3 = treses
hand-ranks-4 = cuatros
hand-ranks-5 = cincos
hand-ranks-6 = seises
hand-ranks-7 = sietes
hand-ranks-8 = ochos
hand-ranks-9 = nueves
hand-ranks-10 = dieces
hand-ranks-11 = jotas
hand-ranks-12 = reinas
hand-ranks-13 = reyes
hand-ranks-14 = ases

# Lo que puede estar mal en [ranking]; $text es lo que se escribió.

problem-ranking-category-twice = la jugada "{ $text }" aparece dos veces
problem-ranking-category-twice-hint = cada jugada se nombra una sola vez, la mejor primero
problem-ranking-high-card-not-last = "high card" (carta alta) vale para cualquier mano, así que las jugadas que la siguen no contarían nunca
problem-ranking-high-card-not-last-hint = poner "high card" al final, o quitarla: siempre es la más baja
problem-ranking-wild-unknown = "{ $text }" no puede ser comodín: no es un rango, ni un palo, ni una carta, ni "joker"
problem-ranking-wild-unknown-hint = escribir un rango ("2", "10", "K"), un palo ("spades", picas), una carta ("Js") o "joker"
problem-ranking-wild-twice = "{ $text }" aparece dos veces
problem-ranking-wild-twice-hint = cada comodín se nombra una sola vez
problem-ranking-top-unknown = "{ $text }" no es una mano
problem-ranking-top-unknown-hint = escribir los rangos de sus cartas separados por guiones: "3-2"
problem-ranking-top-impossible = "{ $text }" tiene más de cuatro cartas del mismo rango
problem-ranking-top-impossible-hint = solo hay cuatro cartas de cada rango; en una mano así los comodines no sustituyen a nada
problem-ranking-top-twice = la mano "{ $text }" aparece dos veces
problem-ranking-top-twice-hint = cada mano se nombra una sola vez, con sus rangos en cualquier orden
problem-ranking-top-size = "{ $text }" tiene { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, pero una mano tiene como máximo { $best }
problem-ranking-top-size-hint = nombrar una mano de { $best } cartas como máximo, o dar a "best" un valor mayor
