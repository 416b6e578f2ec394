# Problemas con reglamentos: qué está mal en lo que dice un archivo, una vez leído como TOML.

problem-inherited-here = entra por este "extends"
problem-key-here = "{ $key }" está aquí
problem-base-here = "{ $key }" viene de aquí, un archivo que se queda como está: lo que se cambie va en { $file }

## Claves y valores

ruleset-expected = { $expected ->
    [whole] un número entero
    [number] un número
    [text] un texto entre comillas
    [truth] true o false
    [list] una lista entre [corchetes]
    [table] una tabla
    [tables] una lista de tablas, cada una bajo una cabecera entre [[dos corchetes]]
    [amount] una cantidad de fichas (2, 0.25 o "1/3")
   *[amount-or-false] una cantidad de fichas (2, 0.25 o "1/3"), o false para ninguna
}
ruleset-given = { $given ->
    [truth] el valor lógico { $value }
    [number] el número { $value }
    [text] el texto "{ $value }"
    [list] una lista
    [table] una tabla
    [date] la fecha u hora { $value }
   *[nothing] nada
}
problem-key-unknown = aquí no existe la clave "{ $key }"
key-unknown-among = { problem-key-unknown }
key-unknown-among-hint = aquí se conocen: { $known }
problem-key-missing = falta la clave "{ $key }"
problem-value-type = se esperaba { ruleset-expected }, no { ruleset-given }
problem-value-choice = se esperaba uno de estos valores: { $choices }; no { ruleset-given }
problem-value-small = se esperaba { $limit } o más, no { ruleset-given }
problem-value-large = se esperaba { $limit } o menos, no { ruleset-given }
problem-value-refused = { ruleset-given } no sirve aquí: { $detail }
problem-list-short = la lista necesita { $limit ->
    [one] al menos un elemento
   *[other] al menos { $limit } elementos
}, y tiene { $count }
problem-list-long = la lista puede tener { $limit ->
    [one] un solo elemento
   *[other] como máximo { $limit } elementos
}, y tiene { $count }
problem-text-short = el texto necesita al menos { $limit ->
    [one] 1 carácter
   *[other] { $limit } caracteres
}, y tiene { $count }
problem-text-long = el texto puede tener como máximo { $limit ->
    [one] 1 carácter
   *[other] { $limit } caracteres
}, y tiene { $count }
problem-amount-range = esto no es una cantidad de fichas que se pueda usar: { ruleset-given }
problem-amount-range-hint = escribir una cantidad finita de 1 000 000 000 000 fichas como máximo, entera o como fracción con un denominador de 1 000 000 como máximo
problem-amount-negative = una cantidad de fichas no puede ser menor que cero: { $value }
problem-seats-order = seats.min ({ $min }) es mayor que seats.max ({ $max })
problem-share-zero = en una contienda por ninguna parte del bote no se puede ganar nada
problem-share-zero-hint = escribir un "share" mayor que 0, o quitar la contienda
problem-choice-twice = "{ $choice }" aparece dos veces
problem-choice-twice-hint = cada declaración se nombra una sola vez
problem-format-unknown = este es un reglamento de formato { $number }, y aquí solo se conoce el formato { $known }
problem-format-unknown-hint = se escribió para otra versión de guts-core

## Bases

problem-ruleset-unknown = no hay ningún reglamento llamado "{ $name }", ni incluido ni instalado
problem-ruleset-unknown-hint = "guts plugins --rulesets" los lista todos; un archivo se nombra con su terminación, "friday.toml", o con una barra, "games/friday.toml"
ruleset-unknown-near = { problem-ruleset-unknown }; nombres parecidos: { $near }
ruleset-unknown-near-hint = { problem-ruleset-unknown-hint }
problem-ruleset-ambiguous = dos paquetes instalados traen un reglamento "{ $name }": { $first } y { $second }
problem-ruleset-ambiguous-hint = indicar el archivo mismo, con su ruta
problem-extends-type = "extends" nombra un reglamento, como texto entre comillas
problem-extends-type-hint = uno incluido, "default", o un archivo, "friday.toml"; solo hay una base
problem-extends-circle = los reglamentos se extienden unos a otros en círculo: este vuelve a "{ $name }"
problem-extends-circle-hint = dejar que uno de ellos sea la base, sin "extends"
problem-extends-too-many = el reglamento tiene más de { $limit } bases, una sobre otra, lo máximo que se lee
problem-extends-too-many-hint = reunir lo necesario en menos archivos
problem-extends-network = un reglamento no puede extender un archivo de otro equipo: "{ $path }"
problem-extends-network-hint = guardar ese archivo junto a este, y nombrarlo aquí

## Requisitos

problem-requires-syntax = esto no es el nombre de un paquete con sus versiones: "{ $text }"
problem-requires-syntax-hint = escribir un nombre y, si hace falta, versiones: "guts-core>=0.1,<2"
problem-requires-missing = el reglamento requiere el paquete "{ $package }", que no está instalado
problem-requires-version = el reglamento requiere { $package } { $wanted }, y está instalada la versión { $version }

## Plugins

problem-plugin-unknown = entre los plugins instalados no hay ninguno llamado "{ $name }"
problem-plugin-unknown-hint = "guts plugins" lista los que están instalados
problem-plugin-twice = "{ $name }" y "{ $first }" son el mismo plugin: en su nombre, "-" y "_" son iguales
problem-plugin-twice-hint = dejar solo una de las dos tablas
problem-plugin-not-inherited = la base no tiene ningún plugin "{ $name }" que se pueda quitar
problem-plugin-no-table = un plugin se da como tabla con sus opciones, o como false para quitarlo, no como { $given ->
    [true] true
   *[other] un valor suelto
}
problem-plugin-no-table-hint = sin opciones, escribir: [plugins.{ $name }]
problem-plugins-pairs = "plugins" es una tabla, o una lista de pares de un nombre y una tabla de opciones
problem-plugin-name-taken = el paquete { $other } también trae un plugin "{ $name }"; se usa el de guts-core, cuyos nombres están reservados
problem-plugin-ambiguous = dos paquetes instalados traen un plugin "{ $name }": { $first } y { $second }
problem-plugin-ambiguous-hint = solo uno de ellos puede estar instalado donde se juega con este reglamento
problem-plugin-import = el plugin "{ $name }" ({ $package } { $version }) está roto, no se puede importar: { $detail }
problem-plugin-class = "{ $value }" de { $package } { $version } no es un plugin: no es una subclase de guts_core.Variant
problem-plugin-failed = el plugin "{ $name }" ({ $package } { $version }) ha fallado al componer el reglamento ({ $rule }): { $detail }
problem-plugin-hook-unknown = el plugin "{ $name }" ({ $package } { $version }) responde a una pregunta que nadie hace: { $hook }
problem-plugin-hook-prefix = en el plugin "{ $name }" ({ $package } { $version }) el método { $hook } está marcado con hookimpl, pero su nombre no empieza por "guts_"
problem-plugin-hook-method = en el plugin "{ $name }" ({ $package } { $version }) { $hook } no es un método corriente
problem-plugin-hook-unmarked = en el plugin "{ $name }" ({ $package } { $version }) el método { $hook } no está marcado con hookimpl
problem-plugin-hook-field = en el plugin "{ $name }" ({ $package } { $version }) la opción { $hook } tiene el nombre de un hook
problem-plugin-hook-arguments = en el plugin "{ $name }" ({ $package } { $version }) los argumentos del método { $hook } no son { $hint }
problem-plugin-hook-default = en el plugin "{ $name }" ({ $package } { $version }) un argumento de { $hook } tiene un valor por defecto
problem-plugin-hook-wrapper = en el plugin "{ $name }" ({ $package } { $version }) el wrapper { $hook } no hace yield
problem-plugin-hook-collected = en el plugin "{ $name }" ({ $package } { $version }) { $hook } es un wrapper, pero cada plugin responde a ese hook por su cuenta
problem-plugin-hook-order = en el plugin "{ $name }" ({ $package } { $version }) { $hook } está marcado con un orden o un nombre propio; lo que cuenta es el orden del reglamento y el nombre del método
problem-plugin-reserved = ningún plugin se puede llamar "{ $name }": así se llama lo que responde a todas las preguntas a las que no responde ningún plugin
problem-plugin-objects = el plugin "{ $plugin }" no encaja con este reglamento
problem-plugins-clash = los plugins "{ $first }" y "{ $second }" dan dos respuestas a una misma pregunta: { question-words }
question-words = { $question ->
    [arrange] ¿qué pasos tiene una ronda?
    [deck] ¿con qué cartas se juega?
    [playing] ¿qué jugadores participan en esta ronda?
    [ante] ¿quién pone la entrada, y de cuánto?
    [house_cards] ¿a qué manos de la casa se reparte junto con los jugadores?
    [order] ¿en qué grupos declaran los jugadores?
    [choices] ¿qué puede declarar este jugador?
    [ask_again] ¿a quién se vuelve a preguntar en la misma declaración?
    [house] ¿qué manos que no son de nadie hay que superar?
    [contenders] ¿quién participa en esta contienda?
    [cards_of] ¿con qué cartas juega un participante?
    [wild] ¿cuáles de estas cartas son comodines, además de los de la clasificación?
    [value] ¿cuánto vale esta mano?
    [best] ¿qué participantes son los mejores?
    [winners] ¿quién ha ganado esta contienda?
    [losers] ¿quién debe pagar por haber estado dentro?
    [stake] ¿qué cantidad hay que igualar?
    [owes] ¿cuánto debe este jugador cuando tiene que igualar?
    [split] ¿en qué partes se reparte una cantidad?
    [award] ¿qué reciben los ganadores?
    [payments] ¿qué pagan los perdedores, y a quién?
    [nobody_in] ¿qué pasa si nadie está dentro?
    [pays] ¿cuánto de esto paga realmente el jugador?
    [overflow] ¿cuánto de este bote va a la reserva?
    [refill] ¿cuánto vuelve de la reserva?
    [keep] ¿qué manos de la casa conservan sus cartas en la ronda siguiente?
    [game_over] ¿ha terminado el juego?
    [cycle_over] ¿ha terminado el ciclo?
    [leftover] ¿qué se hace con las fichas que quedan cuando termina el juego?
   *[other] { $question }
}
problem-plugins-clash-hint = dejar solo uno de los dos; bajo [plugins], NAME = false quita uno heredado
problem-plugins-refused = los plugins "{ $first }" y "{ $second }" no pueden ir juntos
problem-plugins-refused-hint = dejar solo uno de los dos; bajo [plugins], NAME = false quita uno heredado

## Pasos

problem-step-unknown = no hay ningún tipo de paso llamado "{ $kind }"
problem-step-unknown-hint = aquí se conocen: { $known }; los plugins traen otros
problem-kind-twice = hay dos que traen un tipo de paso llamado "{ $kind }": este plugin y { $other }
problem-condition-unknown = no hay ninguna condición llamada "{ $condition }"
problem-condition-unknown-hint = aquí se conocen: { $known }; los plugins traen otras
problem-condition-twice = hay dos que traen una condición llamada "{ $condition }": este plugin y { $other }
problem-holder-name = "{ $name }" no puede ser el nombre de una mano de la casa
problem-holder-name-hint = las cartas son para "everyone", "in", "out", "board" o una mano de la casa, cuyo nombre es una palabra de letras minúsculas, cifras, "_" y "-" que empieza por letra
problem-holder-pot = "{ $name }" es a la vez una mano de la casa y un bote
problem-holder-pot-hint = dar otro nombre a uno de los dos
problem-house-idle = se reparten cartas a "{ $name }", pero ningún plugin hace nada con ellas
problem-house-idle-hint = nombrar bajo [plugins] el plugin para el que son, o quitar el paso
problem-pot-name = { $name ->
    [reserve] ningún bote se puede llamar "reserve": ahí están las fichas que pasan del tope
   *[other] "{ $name }" no puede ser el nombre de un bote
}
problem-pot-name-hint = el nombre de un bote es una palabra de letras minúsculas, cifras, "_" y "-" que empieza por letra, y no es "reserve"
problem-pot-never-filled = se disputa el bote "{ $pot }", pero ningún paso pone entradas en él
problem-pot-never-filled-hint = añadir un paso: {"{"} do = "ante", pot = "{ $pot }" {"}"}
problem-pot-never-won = al bote "{ $pot }" van fichas, pero no se disputa en ningún enfrentamiento, así que nadie podría ganarlas nunca
problem-pot-never-won-hint = nombrarlo en una contienda del enfrentamiento: {"{"} do = "showdown", contests = [{"{"} {"}"}, {"{"} name = "{ $pot }", pot = "{ $pot }" {"}"}] {"}"}
problem-choice-unknown = nadie puede declarar "{ $choice }", así que nadie participa por haberlo declarado
problem-choice-unknown-hint = las declaraciones son las de los pasos "declare": { $known }
problem-ranking-override = lo que cambia el enfrentamiento no encaja con el resto de la clasificación: { $reason ->
    [ranking-top-size] una mano de "top" tiene más cartas de las que permite "best"
   *[other] { $detail }
}
problem-ranking-override-hint = la clasificación del enfrentamiento y la del reglamento se leen juntas, como una sola tabla
problem-repeat-too-often = los pasos se repetirían hasta { $times } veces, y lo máximo son { $most }
problem-repeat-too-often-hint = bajar "max", aquí o en los "repeat" que lo rodean
problem-steps-settle-order = se hacen las cuentas de la ronda antes de comparar manos, o no se hacen después de compararlas por última vez
problem-steps-settle-order-hint = poner un paso "settle" después de cada "showdown", y ninguno antes del primero
problem-steps-no-settle = ningún paso hace las cuentas de la ronda, así que el bote no se entregaría nunca
problem-steps-no-settle-hint = añadir un paso: {"{"} do = "settle" {"}"}
problem-steps-no-showdown = se hacen las cuentas de una ronda, pero ningún paso compara las manos
problem-steps-no-showdown-hint = añadir antes un paso: {"{"} do = "showdown" {"}"}
problem-steps-no-cards = se comparan manos, pero ningún paso reparte cartas
problem-steps-no-cards-hint = añadir antes un paso: {"{"} do = "deal", cards = 2 {"}"}
problem-settle-uncompared = { $in ->
    [one] si hay un solo jugador dentro, aquí se hacen las cuentas sin un enfrentamiento previo, así que ese jugador no recibiría el bote
   *[several] si hay varios jugadores dentro, aquí se hacen las cuentas sin un enfrentamiento desde su declaración, así que nadie ganaría ni pagaría
}
problem-settle-uncompared-hint = hacer que antes haya siempre un enfrentamiento, sin "when": quien está dentro en solitario lo gana sin mostrar sus cartas
problem-settle-stale = { $in ->
    [one] si hay un solo jugador dentro, aquí se hacen las cuentas de un enfrentamiento anterior a su declaración, así que podría ganar alguien que está fuera
   *[several] si hay varios jugadores dentro, aquí se hacen las cuentas de un enfrentamiento anterior a su declaración, así que podría ganar alguien que está fuera
}
problem-settle-stale-hint = poner un enfrentamiento entre la declaración y las cuentas
problem-round-unsettled = { $in ->
    [one] si hay un solo jugador dentro, después de esto no se hacen las cuentas, así que no recibe el bote
   *[several] si hay varios jugadores dentro, después de esto no se hacen las cuentas, así que nadie gana ni paga
}
problem-round-unsettled-hint = si no es esa la intención, quitar "when" del último enfrentamiento y del último paso "settle"
problem-nobody-in-unasked = si nadie está dentro, ningún paso hace las cuentas de la ronda, así que el plugin "{ $name }" no llega a intervenir
problem-nobody-in-unasked-hint = hacer que el último paso "settle" venga siempre, sin "when" o con when = "always"
problem-showdown-undeclared = todas las contiendas son entre quienes han declarado algo, pero este enfrentamiento viene antes de cualquier declaración
problem-showdown-undeclared-hint = poner antes un paso "declare", o quitar "among"
problem-choice-idle = quien declara "{ $word }" no participa en ninguna contienda, así que ni gana ni paga
problem-choice-idle-hint = nombrar la declaración en el "among" de una contienda, o quitarla de "choices"

## Fichas, jugadores y cartas

problem-chip-zero = la unidad más pequeña de la mesa no puede ser 0
problem-chip-zero-hint = quitar "chip": entonces los repartos son exactos
problem-chip-multiple = { $key } ({ $amount }) no es un múltiplo de la unidad más pequeña de la mesa, chip ({ $chip })
problem-chip-multiple-hint = escribir una cantidad que sea múltiplo de ella, u otro "chip"
problem-cap-zero = con un tope de 0 nunca podría haber nada en el bote
problem-cap-zero-hint = para que no haya tope, escribir: cap = false
problem-hand-too-large = un jugador puede tener { $held } cartas{ $board ->
    [0] {""}
   *[other] {" "}además de { $board } en la mesa
}, y como máximo se pueden comparar { $most }
problem-hand-too-large-hint = repartir menos cartas
problem-hand-too-small = el paso "{ $kind }" toma { $wanted ->
    [one] una carta
   *[other] { $wanted } cartas
} de una mano para hacer lo que dice, y en ese momento un jugador { $held ->
    [0] no tiene ninguna
    [one] tiene una como máximo
   *[other] tiene { $held } como máximo
}
problem-hand-too-small-hint = hacer que tome menos cartas, o repartir más antes
problem-deck-short = { $seats ->
    [one] { $seats } jugador necesita
   *[other] { $seats } jugadores necesitan
} { $total } cartas ({ $cards } para jugadores y mesa{ $house ->
    [0] {""}
   *[other] , { $house } para manos de la casa
}), y la baraja tiene { $deck }
problem-deck-short-hint = { $fits ->
    [0] repartir menos cartas
    [1] repartir menos cartas
   *[other] las cartas alcanzan para { $fits } jugadores: repartir menos cartas, o bajar seats.max
}
problem-seats-lowered = aquí pueden jugar { $fits } como máximo, no { $seats }: { $seats } jugadores necesitan { $total } cartas, y la baraja tiene { $deck }
problem-seats-lowered-hint = para decirlo en el archivo, escribir: seats.max = { $fits }
problem-example-ruleset = un ejemplo se juega con las reglas del archivo en el que está, así que no nombra ningún reglamento
problem-example-ruleset-hint = quitar aquí "ruleset"; una situación en un archivo propio sí puede nombrarlo
problem-examples-none = el reglamento no tiene ejemplos, así que nadie puede saber si dice lo que se quería decir
problem-examples-none-hint = añadir una ronda cuyo resultado se conozca, bajo [[examples]]
