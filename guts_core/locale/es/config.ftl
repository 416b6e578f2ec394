# Lo que `guts config` y la documentación dicen sobre cada clave de un reglamento, y qué valores puede tener.

## Claves de un reglamento. Lo que significa una opción de un plugin es el mensaje <plugin>-<option> del plugin.

key-format = El número de este formato de archivo.
key-title = El nombre del juego.
key-summary = El juego en una frase.
key-authors = Quién escribió el reglamento, una lista de nombres.
key-license = Las condiciones en que se puede compartir el archivo.
key-source = De dónde vienen las reglas.
key-extends = El reglamento que este modifica: el nombre de uno instalado, o la ruta de un archivo, relativa a este, que termina en .toml o lleva una barra.
key-requires = Paquetes de plugins con sus versiones, tal como los escribe pip. También se requiere lo que requiere la base.
key-seats = Cuántos pueden jugar.
key-ante = Fichas que pone cada jugador como entrada.
key-cap = El bote activo más grande, en fichas, o false para ninguno. Lo que pasa de ahí va a la reserva.
key-chip = La unidad más pequeña de la mesa, en fichas. Todas las cantidades deben ser múltiplos de ella, y las fichas que sobran van a los ganadores de una en una desde la izquierda del repartidor, si ningún plugin dice otra cosa. Si se omite, los repartos son exactos.
key-cycles = De cuántos ciclos consta una sesión.
key-ranking = Cómo se comparan las manos.
key-steps = Los pasos de una ronda: una lista de tablas, en las que "do" nombra el tipo. Si se omite: una entrada, dos cartas para cada uno, una declaración, un enfrentamiento y sus cuentas.
key-plugins = Una tabla para cada plugin, con sus opciones, en el orden en que se aplican. Una tabla vacía toma los valores por defecto del plugin, y "false" en lugar de una tabla quita un plugin que tiene la base.
key-examples = Situaciones y lo que resulta de ellas: "guts check" las juega y compara.

key-seats-min = El menor número de jugadores.
key-seats-max = El mayor número de jugadores.

key-ranking-categories = Las jugadas que cuentan, la mejor primero. Una mano vale por la primera a la que corresponde. Si no corresponde a ninguna, cuenta por sus cartas, por debajo de todas las demás, así que "high card" (carta alta) está al final, se escriba o no.
key-ranking-low_ace = true: A-2-3 es la escalera más baja; false: no es una escalera.
key-ranking-best = Cuántas cartas forman la mano: si hay más, las mejores; si hay menos, no cuentan escaleras ni colores. Si se omite: todas las cartas de la mano, cinco como máximo.
key-ranking-wild = Comodines: rangos ("2", "10"), palos ("spades", picas) o cartas ("Js"). Los jokers son siempre comodines.
key-ranking-low = true: gana la mano más baja y, si hay más cartas que "best", la forman las más bajas.
key-ranking-aces = "high"; o "low": el as va por debajo del dos en todas partes, y ya no por encima del rey.
key-ranking-top = Manos que ganan a todas las demás, la mejor primero, según los rangos impresos en sus cartas. Con "low" pierden contra todas. Los comodines no sirven para formarlas.

key-steps-do = El tipo de paso. Los plugins traen otros tipos.
key-steps-when = Una condición; si no se cumple, el paso se omite. Los plugins traen otras condiciones.
key-steps-ante-who = "due": todos, si todos los botes y la reserva están vacíos; "everyone": todos; "in": los que están dentro.
key-steps-ante-amount = Fichas por jugador. Si se omite: la entrada del reglamento.
key-steps-ante-pot = El bote al que van; un nombre nuevo crea un bote.
key-steps-deal-cards = Cuántas cartas recibe cada uno.
key-steps-deal-to = "everyone" (todos), "in" (dentro), "out" (fuera), "board" para cartas comunes, o el nombre de una mano que no es de nadie.
key-steps-deal-face = "down": las ve su dueño; "up": las ven todos; "dark": no las ve nadie, ni siquiera su dueño.
key-steps-deal-short = Si el mazo no tiene cartas suficientes: un error, o se barajan de nuevo las descartadas.
key-steps-declare-who = Declaran todos, o solo los que están dentro.
key-steps-declare-choices = Lo que se puede decir, dos palabras al menos; quien dice cualquier cosa que no sea "out" está dentro.
key-steps-showdown-ranking = Lo que se aparta de la clasificación del reglamento, con las mismas claves.
key-steps-showdown-seen_by = Quién ve las manos: todos, o solo los que están dentro.
key-steps-showdown-contests = Quién disputa qué bote, una lista de tablas. Si se omite: una contienda de todos los que están dentro, por el bote.
key-steps-showdown-contests-name = Cómo se llama la contienda en el registro y en la pantalla.
key-steps-showdown-contests-pot = El bote que se disputa en la contienda.
key-steps-showdown-contests-share = La parte del bote que toca a la contienda, en relación con las demás por el mismo bote.
key-steps-showdown-contests-among = Las declaraciones que participan; vacío: todos los que están dentro.
key-steps-showdown-contests-ranking = Lo que se aparta de la clasificación del paso.
key-steps-settle-ends = Qué termina el juego: "" solo que los botes queden vacíos; "lone" que gane alguien que estaba dentro en solitario.
key-steps-group-steps = Varios pasos bajo una misma condición.
key-steps-repeat-steps = Lo que se repite.
key-steps-repeat-while = Una condición que se debe cumplir antes de cada vez.
key-steps-repeat-until = Una condición que lo termina si después se cumple. Si se omite: ninguna.
key-steps-repeat-max = Cuántas veces como máximo.

key-examples-title = Lo que muestra la situación.
key-examples-ruleset = La ruta o el nombre del reglamento, en un archivo propio; si falta, "default". Dentro de un reglamento se omite.
key-examples-players = Los nombres de los jugadores, en el sentido de las agujas del reloj. Si se omite: en el orden de "hands".
key-examples-dealer = El repartidor, uno de los jugadores. Si se omite: el último.
key-examples-pot = Fichas en el bote. Si se omite: 0.
key-examples-reserve = Fichas en la reserva.
key-examples-pots = Fichas en cada bote, por su nombre, si un reglamento tiene varios.
key-examples-balances = Fichas de los jugadores, que pueden ser menos que cero.
key-examples-legs = Puntos (legs) de los jugadores.
key-examples-matched = Los jugadores que tuvieron que igualar en la ronda anterior.
key-examples-rounds = Una lista de tablas con las claves de una ronda, si hay varias rondas; entonces esas claves están solo ahí.
key-examples-hands = Para cada jugador, todas las cartas que se le reparten en esta ronda, en orden, también las cambiadas; las que recibe de un vecino no se nombran. Un jugador cuya mano no vio nadie se puede omitir.
key-examples-ghost = Las cartas del fantasma; una lista de manos si hay varios.
key-examples-board = Las cartas comunes.
key-examples-deck = Las primeras cartas del mazo después de repartir, para las reglas que las descubren.
key-examples-in = Los jugadores que dicen dentro. Una lista de listas si una ronda pregunta varias veces, una por declaración.
key-examples-say = Lo que dicen los jugadores si las opciones no son dentro y fuera; una lista de tablas si una ronda pregunta varias veces.
key-examples-expect = Lo que debe salir. Lo que nombra se compara exactamente; lo que omite, no.
key-examples-expect-winners = Quién cobró de un bote, en cualquier orden.
key-examples-expect-won = Lo que recibieron los jugadores en la ronda, en fichas.
key-examples-expect-paid = Lo que pusieron los jugadores durante la ronda, en fichas, entradas incluidas.
key-examples-expect-balances = Saldos de los jugadores después de la ronda, en fichas.
key-examples-expect-pot = Fichas en el bote, después de rellenarlo y antes de las siguientes entradas.
key-examples-expect-reserve = Fichas en la reserva.
key-examples-expect-cycle_over = Si ha terminado el ciclo.
key-examples-expect-game_over = Si ha terminado el juego.
key-examples-expect-legs = Puntos (legs) de los jugadores después de la ronda.

## Qué valores puede tener una clave. $choices, $items y similares son otra vez textos así, o valores tal como los escribe TOML.

key-values-choice = { $choices }
key-values-or = { $first } o { $second }
key-values-truth = true o false
key-values-whole = { $range ->
    [both] de { $least } a { $most }
    [least] un número entero, { $least } como mínimo
    [most] un número entero, { $most } como máximo
   *[none] un número entero
}
key-values-chips = fichas
key-values-text = texto
key-values-list = una lista de { $items }
key-values-lists = una lista
key-values-table = una tabla
key-values-tables = una lista de tablas
key-values-steps = una lista de pasos
key-default-required = obligatorio
key-default-none = se omite
key-default-below = véase abajo

## guts config

cli-config-short = explicar una clave de un reglamento o una opción de un plugin
cli-config-help =
    Explica KEY, como cap, ranking.low_ace, steps.deal.face o ghost.plays: qué significa, qué valores puede tener, su valor por defecto y un
    ejemplo. Basta la última parte de una clave. El nombre de un plugin, o de una tabla, explica todas sus claves; sin KEY se listan todas.
cli-config-example =
    guts config cap
    guts config ghost.plays
    guts config ghost
    guts config
config-values = Valores: { $values }
config-default = Por defecto: { $default }
config-example = Ejemplo:
config-plugin = Plugin: { $name }
config-options-none = El plugin { $name } no tiene opciones: basta una tabla vacía en el reglamento.
config-all = "guts config KEY" explica una de ellas, y todas las de una tabla o un plugin por su nombre.
config-unknown = no existe la clave "{ $key }"{ $like ->
    [none] {""}
   *[other] ; ¿quizá "{ $like }"?
}; "guts config" lista todas las claves

## guts schema

cli-schema-short = escribir el esquema JSON de los reglamentos, para editores
cli-schema-help =
    Escribe el esquema JSON de los archivos de reglamento: cada clave con su significado, y las opciones de los plugins instalados. Un editor
    que conoce TOML y esquemas JSON completa y comprueba con él un reglamento; "#:schema ./guts.schema.json" en la primera línea dice dónde está.

    Lo que el esquema admite no siempre se puede jugar: eso lo dice "guts check".
cli-schema-example =
    guts schema
    guts schema --output guts.schema.json
cli-schema-option-output = Escribir en este archivo y no en stdout.
schema-title = Un reglamento
schema-about = Las reglas de un juego de cartas en el que se iguala el bote, para guts-core.
schema-written = Escrito: { $file }. La primera línea de un reglamento que esté a su lado: { $line }
