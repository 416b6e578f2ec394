ghost-summary = Para ganar el bote hay que superar una mano repartida que no es de nadie. Si es la mejor, todos los que estaban dentro igualan el bote, que se queda.
ghost-plays = Si el fantasma juega en todos los enfrentamientos o solo cuando hay exactamente un jugador dentro.
ghost-tie = Qué significa empatar con el fantasma: ni ganar ni pagar, perder, o ganar de todos modos.
ghost-hands = Cuántos fantasmas hay.
ghost-dealt = Si al fantasma se le reparte junto con los jugadores o en pasos propios.
ghost-nobody_in = Qué pasa si nadie está dentro: todos ponen otra entrada, o lo que digan las demás reglas.
ghost-reason-again = otra entrada: nadie se atrevió con el fantasma

ghost-answer-always = Un fantasma en todos los enfrentamientos: si es el mejor, todos los que están dentro igualan el bote, que se queda. Si nadie está dentro, todos ponen otra entrada.
ghost-answer-always-no-ante = Un fantasma en todos los enfrentamientos, como el anterior, pero si nadie está dentro no pide entradas.
ghost-answer-lone = Un fantasma solo contra quien está dentro en solitario: si es mejor, el jugador iguala el bote, que se queda.
ghost-topic-tie = Una mano empata con el fantasma: ¿quién gana?
ghost-answer-push = Nadie: el jugador ni gana ni paga, y el bote se queda.
ghost-answer-ghost = El fantasma: el jugador ha perdido.
ghost-answer-seat = El jugador.

# La hoja de reglas
ghost-rule = { $hands ->
    [one] Hay un fantasma (en inglés, "ghost" o "kitty"): una mano que no es de nadie.
   *[other] Hay { $hands } fantasmas (en inglés, "ghosts" o "kitties"): manos que no son de nadie.
} { $dealt ->
    [by-steps] A un fantasma se le reparte solo donde lo dice la lista de arriba.
   *[along] Siempre que se reparte a los jugadores, se reparte también a cada fantasma.
} Los fantasmas no cambian ni pasan cartas, y los comodines de los jugadores lo son también para ellos.
ghost-nobody_in-rule = { $value ->
    [as-ruled] Los fantasmas no cambian nada de lo que pasa cuando nadie está dentro.
   *[ante] {""}
}
ghost-rule-house = { $plays ->
    [lone] El fantasma solo juega cuando hay exactamente un jugador dentro, que debe superarlo para ganar el bote.
   *[always] Quien quiera ganar el bote debe superar también a los fantasmas.
} Si la mejor mano es un fantasma, nadie gana: todos los que estaban dentro igualan, una vez cada uno, y el bote se queda, con esos pagos añadidos. { $tie ->
    [ghost] En caso de empate gana el fantasma.
    [seat] Quien tiene la mejor mano, pero empatada con un fantasma, gana de todos modos.
   *[push] Quien tiene la mejor mano, pero empatada con un fantasma, ni gana ni paga; las manos más bajas pagan y el bote se queda.
}
ghost-rule-nobody_in = { $answered-by ->
    [default] { $plays ->
        [lone] {""}
       *[always] { $nobody_in ->
            [as-ruled] {""}
           *[ante] Todos ponen otra entrada en el bote, que se queda, y se reparten cartas nuevas.
        }
    }
   *[other] {""}
}
