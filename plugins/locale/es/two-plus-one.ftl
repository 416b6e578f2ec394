two-plus-one-summary = Los que están dentro reciben una tercera carta y gana la mejor mano de tres cartas. Quien está dentro en solitario se lleva el bote al momento.
two-plus-one-second_declaration = Si los que están dentro vuelven a declarar después de ver la tercera carta.
two-plus-one-extra_ante = Si los que están dentro ponen una entrada antes de la tercera carta.
two-plus-one-objection-cards = two-plus-one se juega con dos cartas, pero antes de la primera declaración { $cards ->
    [one] se reparte una carta
   *[other] se reparten { $cards } cartas
} a cada jugador
two-plus-one-objection-extra-ante = la entrada adicional necesita second_declaration = true

two-plus-one-answer-two-plus-one = Dos, y una tercera para los que están dentro.
two-plus-one-topic-again = ¿Vuelven a declarar los que están dentro después de ver la tercera carta?
two-plus-one-answer-no = No.
two-plus-one-answer-yes = Sí.
two-plus-one-answer-with-ante = Sí, y antes de la tercera carta ponen otra entrada.

# La hoja de reglas
two-plus-one-rule = { $house-hands ->
    [true] Quien está dentro en solitario en la primera declaración se lleva el bote al momento, sin otra carta, salvo que haya que superar una mano que no es de nadie.
   *[false] Quien está dentro en solitario en la primera declaración se lleva el bote al momento, sin otra carta.
}{ $second_declaration ->
    [true] {" "}Si nadie está dentro en la segunda declaración y hay que comparar manos, solo se comparan las de tres cartas.
   *[false] {""}
}{ $extra_ante ->
    [true] {" "}La entrada adicional cuenta en el bote que se gana y se iguala. Quien se sale después solo ha perdido esa entrada.
   *[false] {""}
}
