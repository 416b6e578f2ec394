matched-money-summary = Qué dinero iguala un perdedor: con o sin las entradas de la ronda, la reserva y lo que otros acaban de pagar.
matched-money-antes = Si se igualan las entradas de la ronda; si antes de ellas el bote estaba vacío, se igualan siempre.
matched-money-reserve = Si junto con el bote se iguala la reserva.
matched-money-payments = Si un perdedor iguala también lo que acaban de pagar los perdedores anteriores.
matched-money-reason-match = por estar dentro y perder se iguala el bote anterior
matched-money-reason-match-on = se iguala el bote, y también lo que han pagado los perdedores anteriores

matched-money-answer-without-antes = El bote sin las entradas de esta ronda, salvo que no haya otra cosa en él.
matched-money-answer-with-reserve = El bote y, con él, la reserva.
matched-money-answer-with-payments = El bote y lo que acaban de pagar los perdedores anteriores, desde la izquierda del repartidor.

# La hoja de reglas
matched-money-rule-stake = { $antes ->
    [false] { $reserve ->
        [true] Lo que se iguala es el bote sin las entradas de esta ronda, salvo que no haya otra cosa en él, y además la reserva.
       *[false] Lo que se iguala es el bote sin las entradas de esta ronda, salvo que no haya otra cosa en él, y sin la reserva.
    }
   *[true] { $reserve ->
        [true] Lo que se iguala es el bote anterior, incluidas las entradas de esta ronda, y además la reserva.
       *[false] Lo que se iguala es el bote anterior, incluidas las entradas de esta ronda, sin la reserva.
    }
}
matched-money-rule-refill = { $reserve ->
    [true] Quien pierde iguala también la reserva. Esta no se gana: después de los pagos, el bote se rellena con ella hasta el tope, mientras alcance.
   *[false] {""}
}
matched-money-rule-owes = { $payments ->
    [true] Los perdedores pagan uno tras otro, desde la izquierda del repartidor, y cada uno iguala también lo que acaban de pagar los anteriores.
   *[false] {""}
}
