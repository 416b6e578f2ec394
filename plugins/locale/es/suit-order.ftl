suit-order-summary = El empate entre las mejores manos se deshace por los palos, primero el de la carta más alta.
suit-order-suits = Los palos, el mejor primero: { $value }.

# La hoja de reglas
suit-order-rule-best = Gana la mejor mano. El empate entre las mejores se deshace por los palos, primero el de la carta más alta. Del mejor palo al peor: { $suits }.
suit-order-word-spades = picas
suit-order-word-hearts = corazones
suit-order-word-diamonds = diamantes
suit-order-word-clubs = tréboles
