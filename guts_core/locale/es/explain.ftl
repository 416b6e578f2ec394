# La hoja de reglas de `guts explain`: las reglas tal como se leen en voz alta en la mesa.
#
# default-rule-QUESTION    lo que dice el juego básico sobre una pregunta (un hook sin su prefijo). Se omite donde un plugin responde en
#                          su lugar o tiene su propia frase PLUGIN-rule-QUESTION. Un texto vacío no dice nada.
# default-step-KIND        un paso de la ronda, con sus parámetros como argumentos
# default-condition-NAME   una condición. $form: when (encabeza los pasos a los que afecta), while, until
# ruleset-rule-KEY         una clave del reglamento

cli-explain-short = escribir las reglas de un juego como hoja de reglas
cli-explain-help =
    Escribe las reglas de RULESET, un archivo o un nombre, como una hoja que se puede dejar en la mesa: como texto, como Markdown o como
    una sola página HTML lista para imprimir; o como JSON, para programas. Al pie va la huella de las reglas: quien tiene la misma juega con las mismas reglas.

    Sin --format decide el nombre del archivo de salida: FILE.html, FILE.md, FILE.json o, si no, texto. Si el archivo ya existe, se sobrescribe.
cli-explain-example =
    guts explain default
    guts explain friday.toml --output friday.html
cli-explain-option-format = text, md, html o json.
cli-option-output = Escribir en un archivo y no en la pantalla.
cli-explain-written = Escrito: { $file }
problem-file-unwritten = no se puede escribir el archivo "{ $file }": { $reason }
problem-file-unwritten-hint = indicar un archivo en una carpeta que exista y en la que se pueda escribir
problem-file-read = "{ $file }" es un archivo de las mismas reglas que se leen; no se ha escrito nada
problem-file-read-hint = indicar otro archivo

## La hoja

explain-untitled = Reglas
explain-section-game = El juego
explain-section-round = La ronda
explain-section-declaring = Dentro o fuera
explain-section-hands = Qué mano es mejor
explain-section-showdown = Quién gana
explain-section-paying = Quién paga
explain-section-nobody-in = Si nadie está dentro
explain-section-end = El final
explain-foot = Estas reglas
explain-hash = Reglas { $hash }: quien tenga una hoja con los mismos dieciséis signos juega con las mismas reglas.
explain-plugin = { $plugin } { $version }, de { $package }
explain-option = { $plugin }: { $option } = { $value }
explain-field = { $field } = { $value }
explain-step-other = { $kind }: { $text }
explain-condition-other = { $form ->
    [while] Continúa solo mientras se cumpla esto: { $condition }.
    [until] Termina en cuanto se cumpla esto: { $condition }.
   *[when] Solo si se cumple esto: { $condition }.
}

## El juego

ruleset-rule-seats = { $same ->
    [true] Para { $max } jugadores.
   *[false] De { $min } a { $max } jugadores.
}
default-rule-deck = { $cards ->
    [one] La baraja tiene una sola carta.
   *[other] La baraja tiene { $cards } cartas.
}
ruleset-rule-ante = { $ante ->
    [one] La entrada es de 1 ficha.
   *[other] La entrada es de { $ante } fichas.
}
default-rule-ante = { $cap ->
    [none] { $pots ->
        [one] Cuando el bote está vacío, todos ponen la entrada. Si no, nadie la pone.
       *[other] Cuando todos los botes están vacíos, todos ponen la entrada. Si no, nadie la pone.
    }
   *[other] { $pots ->
        [one] Cuando el bote y la reserva están vacíos, todos ponen la entrada. Si no, nadie la pone.
       *[other] Cuando todos los botes y la reserva están vacíos, todos ponen la entrada. Si no, nadie la pone.
    }
}
default-rule-overflow = { $cap ->
    [none] El bote no tiene tope: puede crecer sin límite.
    [one] En el bote cabe como máximo 1 ficha: es el tope. Lo que pasa de ahí va enseguida a la reserva.
   *[other] En el bote caben como máximo { $cap } fichas: es el tope. Lo que pasa de ahí va enseguida a la reserva.
}
default-rule-refill = { $cap ->
    [none] {""}
   *[other] La reserva no la gana ni la iguala nadie. Después de los pagos, el bote se rellena con ella hasta el tope, mientras alcance.
}
ruleset-rule-chip = { $chip ->
    [none] Los repartos son exactos, hasta la fracción de ficha.
   *[other] La unidad más pequeña es { $chip }.
}

## La ronda

default-rule-dealt = Las cartas se reparten de una en una, empezando por la izquierda del repartidor. Lo que se reparte boca abajo solo lo ve su dueño.
default-rule-keep = En cada ronda se vuelven a barajar todas las cartas.
default-rule-dealer = Después de cada ronda, el repartidor es el siguiente jugador a la izquierda.

default-step-ante = { $who ->
    [everyone] Todos ponen la entrada.
    [in] Todos los que están dentro ponen una entrada.
   *[due] Se pone la entrada, si toca.
}{ $amount ->
    [none] {""}
    [one] {" "}Esta entrada es de 1 ficha.
   *[other] {" "}Esta entrada es de { $amount } fichas.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Va al bote llamado "{ $pot }".
}
default-step-deal = { $to ->
    [everyone] { $cards ->
        [one] Se reparte una carta a cada jugador
       *[other] Se reparten { $cards } cartas a cada jugador
    }
    [in] { $cards ->
        [one] Se reparte una carta a cada uno de los que están dentro
       *[other] Se reparten { $cards } cartas a cada uno de los que están dentro
    }
    [out] { $cards ->
        [one] Se reparte una carta a cada uno de los que están fuera
       *[other] Se reparten { $cards } cartas a cada uno de los que están fuera
    }
    [board] { $cards ->
        [one] Se reparte una carta común, que vale para todas las manos
       *[other] Se reparten { $cards } cartas comunes, que valen para todas las manos
    }
   *[other] { $cards ->
        [one] Se reparte una carta a la mano "{ $to }", que no es de nadie
       *[other] Se reparten { $cards } cartas a la mano "{ $to }", que no es de nadie
    }
}{ $face ->
    [up] , boca arriba.
    [dark] , boca abajo y sin que nadie las mire.
   *[down] , boca abajo.
}{ $short ->
    [reshuffle] {" "}Si se acaba el mazo, se barajan las cartas descartadas y se sigue repartiendo.
   *[error] {""}
}
default-step-declare = { $usual ->
    [true] { $who ->
        [in] Los que siguen dentro vuelven a declarar: dentro o fuera.
       *[everyone] Todos declaran: dentro o fuera.
    }
   *[false] { $who ->
        [in] Los que siguen dentro vuelven a declarar, con una de estas palabras: { $choices }.
       *[everyone] Todos declaran, con una de estas palabras: { $choices }.
    }
}
default-step-showdown = { $number ->
    [0] { $seen_by ->
        [in] Los que están dentro comparan sus manos y se las muestran solo entre ellos.
       *[all] Los que están dentro muestran sus manos y las comparan.
    }
   *[other] { $seen_by ->
        [in] Enfrentamiento { $number }: los que están dentro comparan sus manos y se las muestran solo entre ellos.
       *[all] Enfrentamiento { $number }: los que están dentro muestran sus manos y las comparan.
    }
}
# $part: whole (no se disputa nada más de ese bote), equal (con $rivals contiendas en total), share ($share de $total partes)
default-step-contest = "{ $name }": { $among ->
    [none] participan todos los que están dentro.
   *[other] participan los que han declarado una de estas palabras: { $among }.
} { $part ->
    [equal] { $rivals ->
        [2] Se disputa la mitad del bote.
       *[other] Se disputa una de las { $rivals } partes iguales del bote.
    }
    [share] De las { $total } partes del bote se juega aquí: { $share }.
   *[whole] Se disputa el bote entero.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Es el bote llamado "{ $pot }".
}
default-step-settle = { $number ->
    [0] Se hacen las cuentas: quién gana y quién paga.
   *[other] Se hacen las cuentas del enfrentamiento { $number }: quién gana y quién paga.
}{ $ends ->
    [lone] {" "}Si alguien estaba dentro en solitario y ha ganado, el juego termina.
   *[none] {""}
}
default-step-repeat = { $max ->
    [one] Lo siguiente se hace una vez como máximo:
   *[other] Lo siguiente se repite, { $max } veces como máximo:
}

default-condition-always = { $form ->
    [until] Se hace una sola vez.
    [while] Continúa en cualquier caso.
   *[when] En cualquier caso:
}
default-condition-nobody-in = { $form ->
    [while] Continúa solo mientras no haya nadie dentro.
    [until] Termina en cuanto no haya nadie dentro.
   *[when] Si no hay nadie dentro:
}
default-condition-somebody-in = { $form ->
    [while] Continúa solo mientras haya alguien dentro.
    [until] Termina en cuanto haya alguien dentro.
   *[when] Si hay alguien dentro:
}
default-condition-one-in = { $form ->
    [while] Continúa solo mientras haya exactamente un jugador dentro.
    [until] Termina en cuanto haya exactamente un jugador dentro.
   *[when] Si hay exactamente un jugador dentro:
}
default-condition-several-in = { $form ->
    [while] Continúa solo mientras haya varios jugadores dentro.
    [until] Termina en cuanto haya varios jugadores dentro.
   *[when] Si hay varios jugadores dentro:
}
default-condition-lone = { $form ->
    [while] Continúa solo mientras quede una única mano que pueda ganar.
    [until] Termina en cuanto quede una única mano que pueda ganar.
   *[when] Si queda una única mano que puede ganar:
}
default-condition-contested = { $form ->
    [while] Continúa solo mientras haya dos manos o más que puedan ganar.
    [until] Termina en cuanto haya dos manos o más que puedan ganar.
   *[when] Si hay dos manos o más que pueden ganar:
}

## Dentro o fuera

default-rule-order = Todos declaran a la vez.
default-rule-choices = Cada cual elige libremente. Declarar no cuesta nada.
default-rule-ask_again = Lo declarado vale: después nadie puede cambiarlo.

## Qué mano es mejor

# encabeza una clasificación, cuando no todo se compara igual. $numbers es una lista de $count enfrentamientos
explain-ranking-showdown = { $count ->
    [one] Enfrentamiento { $numbers }
   *[other] Enfrentamientos { $numbers }
}
explain-ranking-contest = "{ $name }"
explain-ranking-both = Enfrentamiento { $number }, "{ $name }"
ranking-rule-categories = { $low ->
    [true] { $count ->
        [one] Gana la mano más baja: solo cuentan los rangos de las cartas.
       *[other] Gana la mano más baja. De la jugada más alta a la más baja: { $categories }.
    }
   *[false] { $count ->
        [one] Solo cuentan los rangos de las cartas.
       *[other] De la mejor jugada a la más baja: { $categories }.
    }
}
ranking-rule-ties = { $low ->
    [true] Entre dos manos con la misma jugada es mejor la de cartas más bajas: primero cuentan las que forman la jugada y después las demás.
   *[false] Entre dos manos con la misma jugada es mejor la de cartas más altas: primero cuentan las que forman la jugada y después las demás.
}
ranking-rule-best = { $low ->
    [true] { $best ->
        [one] Cuenta la carta más baja de la mano.
       *[other] Cuentan las { $best } cartas más bajas de la mano.
    }
   *[false] { $best ->
        [one] Cuenta la mejor carta de la mano.
       *[other] Cuentan las { $best } mejores cartas de la mano.
    }
}
ranking-rule-straights = { $best ->
    [none] {""}
   *[other] Las escaleras y los colores son de { $best } cartas.
}
ranking-rule-low_ace = { $low_ace ->
    [true] En una escalera, el as también puede ir por debajo del dos; esa es la escalera más baja.
   *[false] En una escalera, el as nunca va por debajo del dos.
}
ranking-rule-aces = { $aces ->
    [low] Los ases son las cartas más bajas, por debajo de los doses.
   *[high] Los ases son las cartas más altas; los doses, las más bajas.
}
ranking-rule-wild = Comodines, que valen por cualquier carta: { $wild }.
ranking-rule-top = { $low ->
    [true] Estas manos pierden contra todas las demás (la mejor primero): { $hands }.
   *[false] Estas manos ganan a todas las demás (la mejor primero): { $hands }.
}
wild-s = picas
wild-h = corazones
wild-d = diamantes
wild-c = tréboles
wild-joker = jokers
category-five-of-a-kind = repóquer
category-straight-flush = escalera de color
category-four-of-a-kind = póquer
category-full-house = full
category-flush = color
category-straight = escalera
category-trips = trío
category-two-pair = doble pareja
category-pair = pareja
category-high-card = carta alta
default-rule-cards_of = { $board ->
    [true] La mano se forma con las cartas del jugador y las cartas comunes juntas.
   *[false] {""}
}

## Quién gana

default-rule-undeclared = Nadie declara: todos los que juegan empiezan dentro.
default-rule-best = Gana la mejor mano. Los palos nunca deshacen un empate.
default-rule-award = { $contests ->
    [one] { $pots ->
        [one] El ganador se lleva el bote entero. Si empatan las mejores manos, se lo reparten por igual.
       *[other] El ganador se lleva entero el bote que se disputaba. Si empatan las mejores manos, se lo reparten por igual.
    }
   *[other] El ganador de cada contienda se lleva lo que se disputaba en ella. Si empatan las mejores manos, se lo reparten por igual.
} Quien se queda sin rival gana sin mostrar la mano.

default-rule-split = { $chip ->
    [none] {""}
   *[other] Lo que no se puede repartir por igual en unidades enteras va, una a cada uno, a los primeros desde la izquierda del repartidor.
}

## Quién paga

default-rule-losers = { $contests ->
    [one] Todos los demás que estaban dentro han perdido y deben igualar el bote, aunque empaten entre sí.
   *[other] Quien ha participado y no es el mejor en ninguna contienda por el mismo bote ha perdido y debe igualarlo.
}
default-rule-stake = { $cap ->
    [none] Lo que se iguala es el bote anterior: todo lo que había en él antes de que nadie cobrara.
   *[other] Lo que se iguala es el bote anterior: todo lo que había en él antes de que nadie cobrara, sin la reserva.
}
default-rule-owes = Cada perdedor lo paga entero, no una parte.
default-rule-payments = Los pagos van al bote. Si alguien se lo ha llevado, forman ellos solos el bote siguiente.
default-rule-pays = Cada cual paga lo que debe, aunque su saldo quede por debajo de cero.
default-rule-also = Quien está fuera no paga nada en el enfrentamiento.

## Si nadie está dentro

default-rule-nobody_in = { $showdowns ->
    [one] El bote se queda como está, nadie paga y se reparten cartas nuevas. Cuenta como una ronda.
   *[other] El bote se queda como está, nadie paga y la ronda sigue.
}

## El final

default-rule-cycle_over = { $ends ->
    [lone] El juego no termina porque el bote quede vacío: se ponen nuevas entradas.
   *[none] { $cap ->
        [none] Cuando después de una ronda no queda nada en el bote, termina un ciclo.
       *[other] Cuando después de una ronda no queda nada ni en el bote ni en la reserva, termina un ciclo.
    }
}
default-rule-game_over = { $ends ->
    [lone] El juego termina en cuanto gana alguien que estaba dentro en solitario.
   *[none] {""}
}
default-rule-leftover = { $ends ->
    [lone] { $cap ->
        [none] {""}
       *[other] Lo que quede entonces en la reserva se guarda para el juego siguiente.
    }
   *[none] {""}
}
# $own: true donde el juego tiene un final propio, distinto del bote vacío
ruleset-rule-cycles = { $own ->
    [true] { $cycles ->
        [one] Una sesión consta de un solo juego así.
       *[other] Una sesión consta de { $cycles } juegos así.
    }
   *[false] { $cycles ->
        [one] Una sesión dura un ciclo.
       *[other] Una sesión dura { $cycles } ciclos.
    }
}
default-rule-places = Al final cuenta el saldo de cada jugador: lo ganado menos lo puesto. Con saldos iguales se comparte el puesto.
