# La línea de comandos. Ayuda: cli-<command>-short, -help, -example; opciones: cli-option-<name> o cli-<command>-option-<name>.

cli-commands = Comandos
cli-example = Ejemplo
cli-interrupted = Interrumpido.
cli-crash = guts ha cometido un error propio ({ $error }). Conviene informar de él; con GUTS_DEBUG=1 en el entorno dice más.
cli-command-unknown = No existe el comando "{ $name }". { $like ->
    [none] Los que hay: { $known }.
   *[other] ¿Quizá "{ $like }"?
}
cli-lang-unknown = no hay textos en "{ $lang }"; los hay en: { $known }

## Ayuda

cli-guts-help =
    Juega a juegos de cartas de la familia del Guts con las reglas de la casa de quienes juegan.
    Un juego es un reglamento: un archivo TOML, o el nombre de uno que está instalado, como "default".
cli-guts-example =
    guts play
    guts play friday.toml --seats 5 --log friday.jsonl
    guts check friday.toml

cli-play-short = jugar una sesión: una persona contra bots, o solo bots
cli-play-help =
    Juega en el terminal una sesión de RULESET, un archivo o un nombre: una persona contra bots, o solo bots si no hay terminal.

    Se responde con una palabra o con su primera letra; "w" dice por qué se han movido fichas desde la ronda anterior, "u" deshace la
    última respuesta propia y "q" detiene el juego. Un juego detenido, también con Ctrl-C, se reanuda con --resume.
cli-play-example =
    guts play
    guts play friday.toml --seats 5 --log friday.jsonl
    guts play --resume friday.jsonl
cli-settle-short = hacer las cuentas de una ronda jugada en una mesa de verdad
cli-settle-help =
    Lee una situación (qué tenía cada uno, quién estaba dentro) y dice quién ha ganado, quién paga y por qué. Si el archivo dice qué
    espera y no es lo que sale, el código de salida es 1.
cli-settle-example =
    guts settle round.toml
    guts settle round.toml --json
cli-check-short = comprobar reglamentos y jugar sus ejemplos
cli-check-help =
    Comprueba reglamentos, archivos o nombres, y juega sus ejemplos. Si algo está mal, el código de salida es 1.
cli-check-example =
    guts check friday.toml
    guts check default rulesets/*.toml --strict --format github
cli-rank-short = ordenar manos
cli-rank-help =
    Ordena manos con la clasificación de un reglamento, la mejor primero; las manos iguales comparten puesto. Una mano es un solo argumento: AcKd, o "Ac Kd".
cli-rank-example =
    guts rank AcKd 2s2h QsJs
    guts rank --ruleset friday.toml AcKd 2s2h --json
cli-replay-short = volver a contar un juego registrado
cli-replay-help =
    Vuelve a contar un juego a partir de su registro (LOG), exactamente como fue. Con --json cada suceso es una línea.
cli-replay-example =
    guts replay friday.jsonl
    guts replay friday.jsonl --json
cli-plugins-short = listar los plugins, o los reglamentos, instalados
cli-plugins-help =
    Lista los plugins instalados con los paquetes de los que vienen o, con --rulesets, todos los reglamentos que tienen nombre. No
    ejecuta nada de ellos.

    Con un nombre (NAME) importa ese plugin y dice qué hace: sus opciones, sus pasos, los hooks a los que responde y si se puede usar.
    Con --load lo hace con todos.

    "guts plugins new NAME" empieza un plugin propio: crea la carpeta guts-NAME con un paquete que funciona, para modificarlo.
cli-plugins-example =
    guts plugins
    guts plugins ghost
    guts plugins --rulesets
    guts plugins --json
    guts plugins new blind-night
cli-completion-short = escribir un script que completa comandos en un shell
cli-completion-help =
    Escribe lo que SHELL (bash, zsh o fish) necesita para completar los comandos y las opciones de guts.
cli-completion-example =
    eval "$(guts completion bash)"
    guts completion fish > ~/.config/fish/completions/guts.fish

cli-option-lang = Idioma de los textos.
cli-option-ascii = Escribir solo ASCII: Qs para la reina de picas.
cli-option-as-json = Escribir JSON en stdout, y todo lo demás en stderr.
cli-play-option-as-json = Escribir cada suceso como una línea de JSON en stdout, y todo lo demás en stderr.
cli-replay-option-as-json = Escribir cada suceso como una línea de JSON en stdout, y todo lo demás en stderr.
cli-check-option-as-json = Lo mismo que --format json.
cli-option-bots-only = Solo bots; para mirar.
cli-option-seed = Decide las cartas y los bots: con el mismo número, el mismo juego.
cli-option-seats = Cuántos juegan, contando a la persona.
cli-option-name = El nombre propio en la mesa.
cli-option-cycles = Cuántos ciclos se juegan, cada uno hasta que el bote y la reserva están vacíos.
cli-option-rounds = Terminar como muy tarde después de tantas rondas.
cli-option-log-file = Guardar cada respuesta en un archivo nuevo.
cli-option-resume = Reanudar el juego de un registro, y seguir guardándolo en él.
cli-option-strict = Las advertencias cuentan como errores.
cli-option-format = Cómo escribir los problemas: text, json o github para las anotaciones de sus workflows.
cli-option-ruleset = El reglamento cuya clasificación vale, un archivo o un nombre.
cli-option-rulesets = Listar en su lugar los reglamentos, por nombre y con su título.
cli-option-showdown = Qué enfrentamiento del reglamento clasifica las manos, desde 1.

## Uso

cli-resume-alone = "{ $option }" no puede ir junto a --resume: el registro ya dice todo eso
cli-name-bad = "{ $name }" no puede ser un nombre: está vacío, tiene más de 40 caracteres o no es texto
cli-seed-bad = una semilla es un número entero de 18 cifras como máximo
cli-card-unknown = "{ $text }", en la mano "{ $hand }", no es una carta: escribir un rango y un palo, como en Qs, 10h o Ac
cli-card-twice = la carta "{ $text }" está dos veces en la mano "{ $hand }"
cli-rank-empty = una mano necesita una carta al menos, y tiene 52 como máximo
cli-rank-sizes = todas las manos deben tener el mismo número de cartas; una mano es un solo argumento: AcKd, o "Ac Kd"
cli-rank-number = no hay un enfrentamiento { $number }: el reglamento tiene { $count }
cli-rank-which = ningún enfrentamiento clasifica manos de { $size ->
    [one] una carta
   *[other] { $size } cartas
} (las suyas tienen { $sizes }): decir cuál de los { $count } con --showdown N
cli-rank-unusual = nota: manos de { $size ->
    [one] una carta
   *[other] { $size } cartas
}; en este juego tienen { $usual }
cli-rank-quotes = nota: aquí cada carta cuenta como una mano; una mano de varias cartas es un solo argumento, entre comillas: { $hands }
cli-rank-used = nota: se clasifica como en el enfrentamiento { $number } de { $count } (sus manos tienen { $sizes } cartas); con --showdown N se elige otro
cli-plugins-none = No hay plugins instalados.
cli-rulesets-none = No hay reglamentos instalados.

## El juego en la pantalla. Los asientos son nombres; las cantidades, texto.

# "Yo" evita elegir entre tú, vos y usted.
cli-you = Yo
cli-bot-names = Ana Beto Caro Dani Eli Fito Gala Hugo Ivo Juan Kike Leo Mar Noa Olga Paco Quique Rosa Sara Teo Uma Vera Willy Ximena Yago Zoe
cli-name-pot = bote
cli-name-reserve = reserva
cli-name-board = mesa
cli-word-in = dentro
cli-word-out = fuera
cli-seed = Semilla { $seed }: { $seats }
cli-round = Ronda { $round }, repartidor: { $dealer }
cli-said = { $word }: { $seats }
cli-held = { $holder }: { $cards }
cli-best = la mejor
cli-move-pays = { $count ->
    [one] { $seats } -{ $amount } { $pot ->
        [bote] al bote
        [reserva] a la reserva
       *[other] a { $pot }
    }: { $reason }
   *[other] { $seats } -{ $amount } cada uno { $pot ->
        [bote] al bote
        [reserva] a la reserva
       *[other] a { $pot }
    }: { $reason }
}
cli-move-gets = { $count ->
    [one] { $seats } +{ $amount } { $pot ->
        [bote] del bote
        [reserva] de la reserva
       *[other] de { $pot }
    }: { $reason }
   *[other] { $seats } +{ $amount } cada uno { $pot ->
        [bote] del bote
        [reserva] de la reserva
       *[other] de { $pot }
    }: { $reason }
}
cli-move-between = { $seats } -{ $amount }, para { $pot ->
    [Yo] mí
   *[other] { $pot }
}: { $reason }
cli-move-pots = { $amount } { $seats ->
    [bote] del bote
    [reserva] de la reserva
   *[other] de { $seats }
} { $pot ->
    [bote] al bote
    [reserva] a la reserva
   *[other] a { $pot }
}: { $reason }
cli-exchanged = { $seat }: descarte de { $gave } y { $took ->
    [one] 1 carta nueva
   *[other] { $took } cartas nuevas
}
cli-handed = { $seat }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} para { $to ->
    [Yo] mí
   *[other] { $to }
}
cli-shows = { $seat }: todas las cartas a la vista
# puntos en un contador, como los legs; $delta lleva su signo
cli-count = { $seat } { $delta } { $counter ->
    [legs] en puntos (legs)
    [payments] en pagos
    [blind] a ciegas
   *[other] { $counter }
}
cli-count-why = { $seat } { $delta } { $counter ->
    [legs] en puntos (legs)
    [payments] en pagos
    [blind] a ciegas
   *[other] { $counter }
}: { $reason }
cli-cycle-over = El ciclo ha terminado.
cli-game-over = El juego ha terminado: { $reason }. { $seat }
cli-session-over = La sesión ha terminado: { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, { $cycles ->
    [one] { $cycles } ciclo completo
   *[other] { $cycles } ciclos completos
}.
cli-standing = Clasificación final
cli-standing-points = { $counter ->
    [legs] puntos (legs)
    [payments] pagos
   *[other] { $counter }
}: { $points }
cli-resumed = Reanudado desde { $file }, en la ronda { $round }
cli-resume-over = Este juego ya ha terminado. Se vuelve a contar con: { $command }
cli-go-on = Detenido. Se reanuda con: { $command }
cli-nothing-kept = Detenido. No se había dado ninguna respuesta, así que no se ha guardado nada.
cli-log-ends = El registro termina en la ronda { $round }; el juego no ha terminado.

cli-your-cards = Mis cartas: { $cards }{ $called }
cli-ask-choose = ¿{ $words }? (w = por qué, u = deshacer, q = salir)
cli-ask-pick = { $kind ->
    [discard] descartar
    [pass] pasar
   *[other] { $kind }
}, ¿de { $least } a { $most } de { $cards }? (w = por qué, u = deshacer, q = salir)
cli-answer-choose = "{ $answer }" no es una respuesta: { $words }
cli-answer-pick = "{ $answer }" no es una respuesta: nombrar de { $least } a { $most } de { $cards }
cli-answer-none = Hace falta una respuesta. Se puede decir: { $words }
cli-answer-no-cards = Hace falta una respuesta. Nombrar de { $least } a { $most } de { $cards }
cli-undone = Deshecho. Ronda { $round }
cli-undo-none = No hay nada que deshacer.
cli-undo-json = Con --json no se puede deshacer nada: los sucesos ya están escritos.

## Comprobar y hacer cuentas

cli-check-good = { $file }: correcto, { $examples ->
    [0] sin ejemplos
    [one] { $examples } ejemplo sale como se esperaba
   *[other] { $examples } ejemplos salen como se esperaba
}
cli-check-bad = { $file }: { $errors ->
    [one] { $errors } error
   *[other] { $errors } errores
}, { $warnings ->
    [one] { $warnings } advertencia
   *[other] { $warnings } advertencias
}
cli-settle-good = Sale como se esperaba.

## Sesiones

problem-session-seats-number = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}, pero este juego es para { $min } a { $max }
problem-session-seats-number-hint = elegir otro número con --seats
problem-session-seat-name = "{ $name }" no puede ser el nombre de un jugador: está vacío, es demasiado largo, es el nombre de un bote o tiene signos que no se pueden mostrar
problem-session-number = { $key } debe ser un número entero{ $key ->
    [seed] {""}
   *[other] {" "}mayor que cero
 }, no { $number }
problem-session-seat-twice = hay dos jugadores llamados "{ $name }"
problem-session-answer-number = se han dado { $given } respuestas, pero se piden { $open }
problem-session-session-over = la sesión ha terminado, ya no se pregunta nada

## Registros

problem-log-missing = no existe el registro "{ $file }"
problem-log-missing-hint = revisar la ortografía y la carpeta
problem-log-directory = "{ $file }" es una carpeta, no un registro
problem-log-directory-hint = indicar un archivo
problem-log-nameless = el nombre del registro está vacío
problem-log-nameless-hint = indicar un archivo, como en --log friday.jsonl
problem-log-special = "{ $file }" no es un archivo normal
problem-log-unreadable = no se puede leer el registro "{ $file }": { $reason }
problem-log-too-large = el archivo pasa de { $limit } MiB, lo máximo que se lee
problem-log-too-many = el registro tiene más de { $limit } líneas, lo máximo que se lee
problem-log-line-long = la línea pasa de { $limit } KiB, lo máximo que se lee
problem-log-empty = el archivo está vacío, así que no es un registro
problem-log-header-torn = la primera línea no está completa, así que esto no es un registro
problem-log-header = la primera línea no es la cabecera de un registro: "{ $key }" falta, no se conoce o no es lo que debe ser
problem-log-header-hint = un registro se crea con "guts play --log FILE"; ¿es este el archivo correcto?
problem-log-format = el registro tiene el formato { $number }, pero esta versión de guts lee el formato { $known }
problem-log-format-hint = volver a contarlo con la versión de guts que lo escribió
problem-log-not-utf-8 = la línea no es texto UTF-8: hay un byte { $byte }
problem-log-json = { $what ->
    [list] la línea es una lista, donde debe haber un objeto JSON
    [value] la línea es un solo valor, donde debe haber un objeto JSON
    [empty] la línea no dice nada: es un objeto sin respuestas
    [constant] { $found } no es un número en JSON
    [deep] la línea está anidada a demasiada profundidad
    [digits] un número de la línea tiene demasiadas cifras
   *[syntax] la línea no es JSON
}
problem-log-json-hint = el registro está dañado o se ha modificado; tomarlo de una copia de seguridad, o cortarlo antes de esta línea
problem-log-twice = "{ $key }" aparece dos veces
problem-log-twice-hint = en una línea cada jugador responde una sola vez
problem-log-undo = "undo" debe ser un número entero de líneas que se deshacen, de 1 a las { $groups } que hay
problem-log-group = "{ $kind }" debe contener una respuesta de cada jugador al que se preguntó
problem-log-seat-unknown = no hay ningún jugador "{ $seat }" en la mesa, pero responde a "{ $kind }"
problem-log-seat-not-asked = a "{ $seat }" no se le pregunta "{ $kind }" aquí
problem-log-seat-missing = falta la respuesta de "{ $seat }" a "{ $kind }"
problem-log-kind = aquí no se pregunta "{ $kind }", sino: { $kinds }
problem-log-answer = "{ $seat }" no puede responder a "{ $kind }" con { $answer }: { $shape ->
    [choose] se admite { $allowed }
   *[pick] se admiten de { $least } a { $most } de { $allowed }
}
problem-log-after-end = el juego termina antes de esta línea
problem-log-hash = las reglas del registro se han modificado: su huella es { $found }, pero la cabecera dice { $written }
problem-log-hash-hint = si una versión de un plugin ha cambiado sus reglas, volver a contar el registro con la versión que lo escribió
problem-log-version = el registro se escribió con { $distribution } { $written }; esta es la versión { $found }
problem-log-torn = la última línea no está completa y se omite; el juego sigue desde la línea anterior
problem-log-exists = ya existe un archivo "{ $file }"
problem-log-exists-hint = elegir otro nombre, o reanudar ese juego: guts play --resume FILE
problem-log-in-use = otro guts está usando el registro "{ $file }"
problem-log-in-use-hint = terminar antes el otro juego; después se reanuda con: guts play --resume FILE
problem-log-edited = esta línea, o una anterior, se ha modificado: su "sum" falta o no coincide
problem-log-edited-hint = tomar el registro de una copia de seguridad, o cortarlo antes de esta línea; durante el juego, "u" deshace una respuesta
problem-log-write = no se puede escribir el registro "{ $file }": { $reason }
problem-log-write-hint = indicar un archivo en una carpeta que exista y en la que se pueda escribir

## Situaciones en la línea de comandos

cli-settle-legs = Puntos (legs): { $legs }
cli-settle-over = El juego ha terminado.
cli-settle-stage = Enfrentamiento { $number }
cli-settle-stage-best = { $count ->
    [0] Mejor mano: nadie
   *[other] Mejor mano: { $seats }
}
cli-settle-best = { $count ->
    [0] Nadie se lleva el bote.
   *[other] Mejor mano: { $seats }; nadie se lleva el bote.
}
cli-settle-received = Cobran de otros: { $seats }
cli-settle-won = { $count ->
    [0] Nadie ha ganado.
    [one] Gana: { $seats }
   *[other] Ganan: { $seats }
}
problem-settle-ruleset = "ruleset" debe ser el nombre de un reglamento o la ruta de su archivo, entre comillas
