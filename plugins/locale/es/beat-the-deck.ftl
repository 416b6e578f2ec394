beat-the-deck-summary = Quien está dentro en solitario juega contra las primeras cartas del mazo; si pierde, iguala el bote, que se queda.
beat-the-deck-cards = Cuántas cartas tiene la mano del mazo; si se omite, tantas como tenga el jugador que está solo.
beat-the-deck-tie = Qué significa empatar con el mazo: ni ganar ni pagar, o perder.

beat-the-deck-answer-deck = Quien está dentro en solitario tiene que ganar a las primeras cartas del mazo; si no, iguala el bote, que se queda.
beat-the-deck-topic-tie = El que está dentro en solitario empata con el mazo: ¿quién gana?
beat-the-deck-answer-push = Nadie: el jugador ni gana ni paga, y el bote se queda.
beat-the-deck-answer-deck-wins = El mazo: el jugador ha perdido.

# La hoja de reglas
beat-the-deck-rule = Quien está dentro en solitario tiene que ganar al mazo: { $cards ->
    [none] se descubren tantas cartas de arriba como tenga ese jugador.
    [one] se descubre la primera carta.
   *[other] se descubren las { $cards } primeras cartas.
} Si gana el mazo, el jugador iguala el bote, que se queda. { $tie ->
    [deck] Si empatan, gana el mazo.
   *[push] Si empatan, ni se gana ni se paga.
} Los comodines de los jugadores lo son también para el mazo.
beat-the-deck-step-turn-up-deck = { $cards ->
    [none] Se descubren tantas cartas de arriba del mazo como tenga ese jugador.
    [one] Se descubre la primera carta del mazo.
   *[other] Se descubren las { $cards } primeras cartas del mazo.
}
