wild-rank-of-summary = El rango de una carta que sale en el juego es comodín para todos.
wild-rank-of-holder = De quién es la carta que da el rango comodín: { $value }.
wild-rank-of-cards = Cuáles de sus cartas dan un rango comodín: { $value }.

# La hoja de reglas
wild-rank-of-rule = { $holder ->
    [board] { $cards ->
        [first] El rango de la primera carta común es comodín para todos.
        [last] El rango de la última carta común es comodín para todos.
        [lowest] El rango de la carta común más baja es comodín para todos.
        [highest] El rango de la carta común más alta es comodín para todos.
       *[other] Los rangos de algunas cartas comunes, contadas según se repartieron, son comodines para todos: { $cards }.
    }
    [first-shown] { $cards ->
        [first] El rango de la primera carta de la primera mano mostrada, desde la izquierda del repartidor, es comodín para todos.
        [last] El rango de la última carta de la primera mano mostrada, desde la izquierda del repartidor, es comodín para todos.
        [lowest] El rango de la carta más baja de la primera mano mostrada, desde la izquierda del repartidor, es comodín para todos.
        [highest] El rango de la carta más alta de la primera mano mostrada, desde la izquierda del repartidor, es comodín para todos.
       *[other] Los rangos de algunas cartas de la primera mano mostrada, desde la izquierda del repartidor, contadas según se repartieron, son comodines para todos: { $cards }.
    }
   *[other] { $cards ->
        [first] El rango de la primera carta de "{ $holder }" es comodín para todos.
        [last] El rango de la última carta de "{ $holder }" es comodín para todos.
        [lowest] El rango de la carta más baja de "{ $holder }" es comodín para todos.
        [highest] El rango de la carta más alta de "{ $holder }" es comodín para todos.
       *[other] Los rangos de algunas cartas de "{ $holder }", contadas según se repartieron, son comodines para todos: { $cards }.
    }
}
wild-rank-of-word-first = la primera
wild-rank-of-word-last = la última
wild-rank-of-word-lowest = la más baja
wild-rank-of-word-highest = la más alta
