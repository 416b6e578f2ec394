# Por qué se mueven fichas en el juego básico. El motivo va detrás del movimiento: "Bo -6 al bote: había que igualar el bote".
# Cada uno recibe: $amount, $payer, $payee.

default-reason-ante = entrada
default-reason-match = por estar dentro y perder se iguala el bote anterior
default-reason-won = mejor mano
default-reason-shared = mejor mano, con empate: se reparte el bote
default-reason-lone = nadie más estaba dentro
default-reason-overflow = lo que pasa del tope espera en la reserva
default-reason-refill = el bote se rellena con la reserva
default-reason-over = el juego ha terminado
