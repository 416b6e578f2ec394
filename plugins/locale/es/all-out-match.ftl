all-out-match-summary = Si nadie está dentro, la mejor mano iguala el bote, y también quien tenga una carta de ciertos rangos.
all-out-match-ranks = Cartas que obligan a igualar a quien las tiene: { $value }.
all-out-match-reason-best-out = se iguala el bote: la mejor mano estaba fuera
all-out-match-reason-holds = se iguala el bote por tener una de esas cartas
all-out-match-reason-shown = se muestra: nadie estaba dentro

all-out-match-answer-all-out-match = Todos muestran sus cartas; la mejor mano iguala el bote, y también quien tenga un dos. El bote se queda.

# La hoja de reglas
all-out-match-rule = Si nadie está dentro, todos muestran sus manos. { $ranks ->
    [none] La mejor mano iguala el bote, que se queda.
   *[other] La mejor mano iguala el bote, que se queda, y también quien tenga alguno de estos rangos: { $ranks }. Cada cual iguala una sola vez.
} Si empatan las mejores manos, igualan todas.
