# Problemas con situaciones: qué está mal en lo que un archivo dice que había en la mesa.

## Claves

problem-key-beside-rounds = "{ $key }" se refiere a una ronda, y esta situación tiene varias
problem-key-beside-rounds-hint = llevarlo a la tabla de su ronda, bajo [[rounds]]
problem-key-before-rounds = "{ $key }" se refiere al estado antes de la primera ronda, no a una ronda
problem-key-before-rounds-hint = sacarlo de la ronda y llevarlo al principio de la situación

## Jugadores y botes

problem-players-missing = no hay nadie en la mesa
problem-players-missing-hint = escribir hands = {"{"} Ana = "Qs Qh", Bo = "Ac Kd" {"}"}, o solo los nombres: players = ["Ana", "Bo"]
problem-seats-number = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}, pero este juego es para { $min } a { $max }
problem-seat-name = "{ $seat }" no puede ser el nombre de un jugador: está vacío, tiene más de { $limit } caracteres, es el nombre de un bote o contiene un carácter de control
problem-seat-twice = "{ $seat }" aparece dos veces
problem-seat-unknown = no hay ningún jugador llamado "{ $seat }" en la mesa
problem-seat-unknown-hint = están estos: { $known }. Un jugador cuya mano no vio nadie se nombra solo en "players"
problem-pot-unknown = no hay ningún bote llamado "{ $pot }" en este juego
problem-pot-unknown-hint = hay: { $known }
problem-pot-twice = las fichas de "{ $pot }" se dan dos veces
problem-pot-twice-hint = dejar "pot", o lo que dice "pots"

## Cartas

problem-card-unknown = "{ $card }" no es una carta
problem-card-unknown-hint = una carta es su rango y su palo: Qs, Q♠, 10h o Th; "Ac Kd" son dos
problem-card-twice = { $card } está dos veces
problem-card-two-places = { $card } está en dos sitios a la vez
problem-card-not-in-deck = { $number ->
    [one] { $cards } no está en la baraja de esta ronda
   *[other] { $cards } no están en la baraja de esta ronda
}
problem-card-not-in-deck-hint = una baraja no tiene jokers si no lo dice el reglamento, y lo que una mano de la casa conserva de la ronda anterior no se vuelve a repartir
problem-card-undealt = { $number ->
    [one] { $cards } no se reparte nunca
   *[other] { $cards } no se reparten nunca
}
problem-card-undealt-hint = nombrar lo que se repartió en esta ronda, también las cartas cambiadas, pero no las recibidas de un vecino
situation-rule = la regla "{ $rule }"{ $by ->
    [core] {""}
    [default] {""}
   *[other] {" "}de "{ $by }"
}
problem-card-missing = { $given ->
    [some] { situation-rule } necesita más cartas de las que dice "{ $key }"
   *[none] { situation-rule } necesita cartas que nadie ha dicho: falta "{ $key }"
}
problem-card-missing-hint = añadir todas las cartas que se repartieron ahí: { $key } = "Qs Qh"

## El estado antes de la primera ronda

problem-session-opening = el juego no se puede retomar así: "{ $what }" no encaja con la mesa ({ $reason })

problem-opening-levelled = la ronda empieza con { $chips } en "{ $pot }" y { $reserve } en la reserva, no con lo que está escrito: { $rule ->
    [overflow] lo que pasa del tope va a la reserva
    [refill] el bote se rellena con la reserva
   *[other] { situation-rule }
}
problem-opening-levelled-hint = si en la mesa había otro tope, decirlo en el reglamento; si no, escribir el bote y la reserva como estaban antes de las entradas

## Archivos

# consejos sobre un archivo que debería ser una situación
situation-file-missing-hint = revisar la ortografía y la carpeta; guts settle necesita el archivo de una situación, una ronda que se jugó
situation-file-directory-hint = indicar el archivo de una situación que esté en ella
situation-file-special-hint = guardar la situación en un archivo del disco e indicar ese
situation-file-too-large-hint = una situación es una página de texto; ¿es este el archivo correcto?

# stdout, de cualquier comando
situation-unwritten = no se puede escribir: { $reason }

## Resultados

situation-tied-with-house = No ha ganado nadie: { $seats } { $count ->
    [one] empata
   *[other] empatan
} con { $houses }, una mano que no es de nadie.

## Respuestas

problem-answer-missing = "{ $seat }" debe responder, y no se dice qué
problem-answer-missing-hint = escribir { $key } = {"{"} { $seat } = "…" {"}"} con una de estas: { $choices }
problem-answer-choice = "{ $seat }" no puede decir "{ $word }" aquí
problem-answer-choice-hint = puede decir: { $choices }
problem-answer-both = "{ $seat }" se nombra entre quienes están dentro, y dice que está fuera
problem-answer-cards-missing = "{ $seat }" debe dar { $least ->
    [one] una carta
   *[other] { $least } cartas
}, y no se dice cuáles
problem-answer-cards-missing-hint = escribir { $key } = {"{"} { $seat } = "Qs" {"}"}
problem-answer-cards = "{ $seat }" no puede dar "{ $cards }": tiene { $held }
problem-answer-cards-hint = "hands" nombra todas las cartas que se le repartieron; ?? es una carta que no nombra
problem-answer-count = "{ $seat }" da "{ $cards }", pero puede dar de { $least } a { $most } cartas
problem-answer-unasked = a "{ $seat }" no se le pregunta esto, así que "{ $key }" no cambia nada aquí

## Juego

problem-play-failed = la ronda no puede seguir: { game-stopped-who } { game-stopped-why }
problem-play-failed-hint = { $code ->
    [listener-raised] es un error del programa que sigue el juego, no de una regla ni de la situación
   *[other] es un error de la regla, no de la situación; avisar a su autor
}
problem-play-deck-short = en el mazo no quedan cartas suficientes para { situation-rule }
problem-expect-differs = se esperaba que { $key } fuera { $expected }, pero es { $found }
