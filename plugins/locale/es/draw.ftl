draw-summary = Antes de declarar, cada jugador, desde la izquierda del repartidor, puede cambiar cartas con el mazo.
draw-max = Cuántas cartas puede cambiar un jugador como máximo; si se omite, todas las que tenga.
draw-when = Antes de la declaración, o después de ella y justo antes del enfrentamiento: entonces, solo los que están dentro.
draw-question = ¿Qué se cambia?
# Lo que se puede decir, tal como se muestra y se escribe; las primeras letras deben ser distintas, y ninguna q, u ni w.
draw-word-show = mostrar
draw-word-hide = ocultar
draw-reason-price = precio de las cartas pedidas
draw-reason-drawn = cartas pedidas
draw-event-ace = { $seat }: as a la vista, { $card }

draw-answer-draw = Sí, antes de la declaración y tantas como se quiera.
draw-answer-draw-after = Sí, después de la declaración, los que están dentro.

# La hoja de reglas
draw-rule = Quien cambia cartas descarta las suyas, boca abajo, antes de ver las nuevas.
draw-step-draw = { $who ->
    [in] Uno tras otro, desde la izquierda del repartidor, los que están dentro pueden cambiar cartas con el mazo.
   *[everyone] Uno tras otro, desde la izquierda del repartidor, todos pueden cambiar cartas con el mazo.
} { $exactly ->
    [none] { $max ->
        [none] Se pueden cambiar todas las que se quiera.
        [one] Se puede cambiar una carta como máximo.
       *[other] Se pueden cambiar { $max } cartas como máximo.
    }
   *[other] Número de cartas que hay que cambiar: { $exactly }.
}{ $ace ->
    [none] {""}
    [one] {" "}Quien muestra un as, y lo conserva, puede cambiar una sola carta más.
   *[other] {" "}Quien muestra un as, y lo conserva, puede cambiar otras { $ace } como máximo.
}{ $price ->
    [0] {""}
    [one] {" "}Cada carta cuesta 1 ficha, que va al bote.
   *[other] {" "}Cada carta cuesta { $price } fichas, que van al bote.
}{ $counted ->
    [true] {" "}Se recuerda quién ha cambiado cartas.
   *[false] {""}
}
