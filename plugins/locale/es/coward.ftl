coward-summary = Si nadie está dentro, se muestran las manos y la mejor paga al bote, que se queda.
coward-pays = { $value ->
    [everyone] La mejor mano paga una entrada por cada jugador, incluida la suya.
    [pot] La mejor mano iguala el bote.
   *[others] La mejor mano paga la entrada de cada uno de los demás.
}
coward-tie = { $value ->
    [each] Si empatan las mejores manos, cada una lo paga entero.
   *[share] Si empatan las mejores manos, comparten el pago.
}
coward-extra = { $value ->
    [0] No paga nada más.
   *[other] Paga además { $value }.
}
coward-reason-best-out = la mejor mano se quedó fuera

coward-answer-coward = Todos muestran sus cartas; la mejor mano ha sido cobarde y paga al bote, que se queda, la entrada de cada uno de los demás.
coward-answer-coward-everyone = Todos muestran sus cartas; la mejor mano paga al bote, que se queda, una entrada por cada jugador, incluida la suya.
coward-answer-coward-pot = Todos muestran sus cartas; la mejor mano iguala el bote, que se queda.
coward-topic-tie = Nadie está dentro y empatan las mejores manos: ¿quién paga?
coward-answer-share = Comparten un solo pago.
coward-answer-each = Cada una paga lo mismo, entero.

# La hoja de reglas
coward-rule = Si nadie está dentro, todos muestran sus manos. La mejor ha sido cobarde { $pays ->
    [everyone] y paga al bote, que se queda, una entrada por cada jugador, incluida la suya.
    [pot] e iguala el bote, que se queda.
   *[others] y paga al bote, que se queda, la entrada de cada uno de los demás.
} { $tie ->
    [each] Si empatan las mejores manos, cada una lo paga entero.
   *[share] Si empatan las mejores manos, comparten el pago.
}{ $extra ->
    [0] {""}
    [one] {" "}Además se paga 1 ficha.
   *[other] {" "}Además se pagan { $extra } fichas.
}
