table-stakes-summary = Cada jugador ha comprado cierto número de fichas y paga con lo que tiene delante.
table-stakes-buy_in = Cuánto compra cada jugador, al empezar y cada vez que vuelve a comprar: { $value }.
table-stakes-short = Qué hace quien debe más de lo que tiene: paga todo lo que tiene, o paga entero y queda en deuda.
table-stakes-broke = Qué hace quien no tiene nada cuando empieza una ronda: descansa, vuelve a comprar o sigue jugando.
table-stakes-reason-buys-in = nueva compra de fichas
table-stakes-reason-last = único jugador con fichas
table-stakes-objection-zero = nadie puede jugar sin fichas: buy_in debe ser mayor que 0

table-stakes-answer-sits-out = Cada jugador ha comprado una cantidad. Quien no tiene bastante paga lo que le queda y, si no le queda nada, descansa.
table-stakes-answer-buys-in = Cada jugador ha comprado una cantidad. Quien no tiene bastante paga lo que le queda y, si no le queda nada, vuelve a comprar.
table-stakes-answer-plays-on = Cada jugador ha comprado una cantidad. Quien no tiene bastante paga lo que le queda y, si no le queda nada, sigue jugando gratis.
table-stakes-topic-buy_in = ¿Cuántas fichas compra cada jugador?

# La hoja de reglas
table-stakes-step-buy-in = { $broke ->
    [buys-in] Quien se ha quedado sin fichas vuelve a comprar, por { $amount }.
    [plays-on] Quien ha comprado { $amount } y se ha quedado sin fichas sigue jugando.
   *[sits-out] Si solo a un jugador le quedan fichas, el juego termina. Para el siguiente, los demás vuelven a comprar, por { $amount }.
}
table-stakes-rule = { $buy_in ->
    [one] Cada jugador compra 1 ficha.
   *[other] Cada jugador compra { $buy_in } fichas.
} { $broke ->
    [buys-in] Quien no tiene fichas cuando empieza una ronda vuelve a comprar otras tantas, las veces que haga falta para tener alguna.
    [plays-on] Quien se ha quedado sin fichas sigue jugando.
   *[sits-out] Quien no tiene fichas cuando empieza una ronda descansa. Si solo a un jugador le quedan, ese jugador se lleva el bote y el juego termina; para el siguiente, los demás vuelven a comprar.
}
table-stakes-rule-pays = { $short ->
    [in-full] Quien debe más fichas de las que tiene paga entero igualmente, y queda en deuda.
   *[all-in] Quien debe más fichas de las que tiene las paga todas, primero lo que debía primero, y aún puede ganar el bote entero.
}
