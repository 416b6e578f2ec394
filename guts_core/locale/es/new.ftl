# `guts new`: las preguntas por las que discuten los grupos. new-topic-<topic> es la pregunta, -help de qué se trata, new-answer-<topic>-<id>
# una respuesta propia de guts; las de un plugin son <plugin>-answer-<id>. Todas van también en el archivo, como comentarios.

new-topic-title = ¿Cómo se llama el juego?
new-topic-title-help = Un nombre para las reglas, como "Viernes por la noche". Encabeza la hoja de reglas.
new-topic-cards = ¿Cuántas cartas recibe cada uno?
new-topic-cards-help = Con dos cartas hay parejas y cartas altas. Con tres o cinco cuentan también las escaleras y los colores.
new-answer-cards-two = Dos.
new-answer-cards-three = Tres.
new-answer-cards-five = Cinco.
new-topic-ranking = Con tres cartas, ¿qué manos son mejores?
new-topic-ranking-help = Las reglas publicadas no coinciden sobre escalera contra color, ni sobre trío contra escalera de color.
new-answer-ranking-trips-straight = Trío, escalera de color, escalera, color, pareja.
new-answer-ranking-trips-flush = Trío, escalera de color, color, escalera, pareja.
new-answer-ranking-straight-flush-straight = Escalera de color, trío, escalera, color, pareja.
new-answer-ranking-straight-flush-flush = Escalera de color, trío, color, escalera, pareja.
new-answer-ranking-sets-only = Trío, pareja; las escaleras y los colores no cuentan.
new-topic-low-ace = ¿As, dos y tres son una escalera?
new-topic-low-ace-help = Si lo son, es la más baja. Además, el as va siempre por encima del rey.
new-answer-low-ace-yes = Sí, la más baja.
new-answer-low-ace-no = No.
new-topic-wild = ¿Hay cartas que sean comodines?
new-topic-wild-help = Un comodín vale por la carta que haga mejor la mano. Se nombran rangos, como en "2" o "J 2".
new-answer-wild-none = Ninguna.
new-topic-exchange = ¿Se pueden cambiar cartas por otras del mazo?
new-topic-exchange-help = Con el cambio las manos son mejores, y más gente se atreve a estar dentro.
new-answer-exchange-none = No.
new-topic-passing = ¿Se pasan cartas a un vecino?
new-topic-passing-help = Antes de declarar, cada cual elige cartas que pasa, boca abajo, y después recibe otras.
new-answer-passing-none = No.
new-topic-declaration = ¿Cómo se declara dentro o fuera?
new-topic-declaration-help = Todos a la vez: nadie sabe qué hacen los demás. Por turno: el último es el que más sabe.
new-answer-declaration-at-once = Todos a la vez.
new-topic-first-round = ¿Deben estar todos dentro cuando el bote es nuevo?
new-topic-first-round-help = Algunos grupos juegan sin elección la primera mano de un bote nuevo, para que crezca.
new-answer-first-round-free = No.
new-topic-ghost = ¿Hay que superar una mano que no es de nadie?
new-topic-ghost-help = Un fantasma recibe cartas como los demás. Impide que quien está dentro en solitario se lleve el bote sin tener nada.
new-answer-ghost-none = No.
new-topic-nobody-in = Nadie está dentro: ¿qué pasa?
new-topic-nobody-in-help = El bote se queda en cualquier caso, y se reparten cartas nuevas. La cuestión es quién paga por ello.
new-answer-nobody-in-stays = El bote se queda como está, y nadie paga.
new-topic-ties = Las mejores manos empatan: ¿para quién es el bote?
new-topic-ties-help = Los palos no deciden nunca. Una tercera mano más baja paga en cualquier caso.
new-answer-ties-share = Se lo reparten, y no lo igualan.
new-topic-losers = De los que están dentro y pierden, ¿quién iguala el bote?
new-topic-losers-help = Igualar es pagar lo que había en el bote que se ganó. Así se forma el bote siguiente.
new-answer-losers-all = Todos ellos.
new-topic-debt = Un perdedor no puede pagar: ¿qué se hace?
new-topic-debt-help = Se puede contar por debajo de cero, o jugar solo con lo que cada uno tiene en la mesa.
new-answer-debt-owes = El perdedor queda en deuda; los saldos pueden bajar de cero.
new-topic-antes = ¿Quién pone la entrada, y cuándo?
new-topic-antes-help = La entrada es un pequeño pago al bote antes de repartir.
new-answer-antes-new-pot = Todos, cuando el bote y la reserva están vacíos.
new-answer-antes-every-round = Todos, en cada ronda.
new-topic-ante = ¿De cuántas fichas es la entrada?
new-topic-ante-help = Todas las demás cantidades van en las mismas fichas. Las fracciones se escriben 0.25 o 1/4.
new-topic-limit = ¿Hay un límite para el bote, o para lo que se puede perder?
new-topic-limit-help = Los botes crecen deprisa: con tres perdedores, el siguiente es tres veces mayor.
new-answer-limit-cap = El bote tiene un tope; lo que pasa de ahí espera en una reserva, con la que se rellena cuando alguien se lo ha llevado.
new-answer-limit-none = Sin límite.
new-topic-cap = ¿De cuántas fichas es el tope?
new-topic-cap-help = El bote más grande que se puede ganar o que hay que igualar.
new-topic-winnings = ¿Cuánto del bote se puede ganar?
new-topic-winnings-help = Algunos grupos limitan también lo que se saca del bote de una vez.
new-answer-winnings-pot = Todo.
new-topic-matched = ¿Qué dinero se iguala?
new-topic-matched-help = El bote tal como estaba antes de ganarse, u otra cosa.
new-answer-matched-old-pot = El bote tal como estaba, sin lo que pagan otros.
new-topic-reserve = ¿De quién es la reserva?
new-topic-reserve-help = Contiene las fichas que pasan del tope.
new-answer-reserve-refills = Rellena el bote cuando alguien se lo ha llevado; ella misma no se gana ni se iguala nunca.
new-topic-chip = ¿Cuál es la ficha más pequeña?
new-topic-chip-help = Con "exact", tres se reparten un bote de 20 a 20/3 cada uno. Con una cantidad como 1 o 0.25, las partes son fichas enteras de ese valor.
new-answer-chip-exact = repartos exactos
new-topic-odd-chips = El bote no se puede repartir por igual: ¿para quién son las fichas que sobran?
new-topic-odd-chips-help = Si hay una ficha más pequeña, puede sobrar algo.
new-answer-odd-chips-left = Para los ganadores por orden, desde la izquierda del repartidor.
new-topic-seats = ¿Cuántos pueden jugar?
new-topic-seats-help = Un número, o dos como en 3-8.
new-topic-cycles = ¿Cuántos ciclos dura una sesión?
new-topic-cycles-help = Un ciclo dura hasta que el bote y la reserva están vacíos.
new-topic-ending = ¿Cuándo termina una sesión?
new-topic-ending-help = Conviene acordar el final antes de empezar.
new-answer-ending-cycles = Después del número de ciclos acordado.

## El archivo

new-comment = { $question } { $answer }
new-comment-head = Escrito por "guts new". Un comentario es una pregunta y la respuesta que dan las líneas que siguen.
new-comment-inherited = Como en "{ $base }":
new-comment-unconfirmed = Calculado por "guts new", y todavía sin confirmar por nadie. Conviene leerlo: ¿se juega así en el grupo?

## La conversación

new-welcome = Las reglas de la casa, pregunta a pregunta. Se responde con un número o una palabra; Intro toma lo que está entre corchetes. "?" explica, "b" vuelve atrás, "q" sale sin escribir nada.
new-prompt = [{ $now }]:
new-as-is = como en "{ $base }"
new-wants = { $kind ->
    [word] "{ $text }" no es ninguna de las respuestas. Escribir un número o una palabra de la lista.
    [amount] "{ $text }" no es una cantidad de fichas. Escribir 1, 0.25 o 1/4.
    [whole] "{ $text }" no es un número entero mayor que cero.
    [seats] "{ $text }" no dice cuántos pueden jugar. Escribir 4, o 3-8; 2 como mínimo, 26 como máximo.
    [ranks] "{ $text }" no son rangos. Escribir 2, o J 2, o none (ninguno).
   *[text] "{ $text }" no puede ser un título: está vacío, es demasiado largo o tiene signos que no se pueden mostrar.
}
new-no-help = No hay más que decir sobre ello.
new-first = Esta es la primera pregunta.
new-refused = Eso no encaja con lo dicho antes:
new-try-again = Hace falta otra respuesta; "b" vuelve atrás.
new-unasked = la pregunta "{ $name }" no se hace: las demás respuestas no dejan nada que preguntar ahí
new-question-unknown = no hay ninguna pregunta "{ $name }"{ $like ->
    [none] {"; \"guts new --questions\" las lista"}
   *[other] {"; ¿quizá"} "{ $like }"?
}
new-set-form = "{ $text }" no es una respuesta a una pregunta: se escribe como en --set cards=three
new-set-wrong = "{ $word }" no es una respuesta a "{ $name }": { $kind ->
    [word] elegir entre { $known }
    [amount] escribir una cantidad de fichas, como 1, 0.25 o 1/4{ $known ->
        [none] {""}
       *[other] {", o "}{ $known }
    }
    [whole] escribir un número entero mayor que cero
    [seats] escribir cuántos pueden jugar, como en 3-8
    [ranks] escribir rangos, como en "2" o "J 2", o { $known }
   *[text] un título tiene como máximo 200 caracteres que se puedan mostrar
}
new-set-base = las respuestas no encajan entre sí:
new-name-bad = el archivo de un reglamento se debe llamar algo.toml, no "{ $file }"
new-file-missing = indicar el archivo que se va a escribir, como en "guts new friday.toml"
new-from-itself = "{ $file }" no puede partir de sí mismo: elegir otro nombre, y borrar después el archivo antiguo

new-examples = Y ahora, unas rondas con estas reglas. ¿Se juega así en el grupo?
new-example-new-pot = Un bote nuevo, y hay dos dentro
new-example-order = Una escalera contra un color
new-example-tie = Las dos mejores manos empatan, y una tercera es más baja
new-example-lone = Hay uno solo dentro
new-example-lone-beaten = Hay uno solo dentro, y la mano que no es de nadie es mejor
new-example-lone-tied = Hay uno solo dentro, y empata con la mano que no es de nadie
new-example-nobody = Nadie dice dentro
new-example-cap = Los pagos pasan del tope
new-example-large = Se pierde un bote grande
new-example-pot = Antes: bote { $pot }
new-example-right = ¿Se juega así en el grupo? [S/n]:
new-example-yes = s sí si
new-example-no = n no
new-example-answer = Hay que responder s o n.
new-example-left-out = No se incluye en el archivo. Lo que muestra lo deciden:
new-revisit = ¿Qué pregunta se repite? Escribir su nombre [ninguna, seguir]:
new-revisit-again = Otra vez las rondas, con las nuevas respuestas.
new-unconfirmed = nota: nadie ha confirmado los ejemplos del archivo; conviene leerlos, muestran lo que significan las reglas
new-no-examples = nota: no se ha podido calcular ningún ejemplo para este juego; "guts check" dirá que no hay ninguno

new-written = Escrito: { $file }
new-written-schema = Escrito: { $file }, el esquema con el que los editores lo completan y comprueban
new-schema-kept = nota: "{ $file }" ya existe y se ha dejado como está; --force lo escribe de nuevo
new-next = Y ahora:
new-nothing = No se ha escrito nada.
problem-cli-new-exists = ya existe un archivo "{ $file }"
problem-cli-new-exists-hint = elegir otro nombre, o reemplazarlo con --force
problem-cli-new-folder = no existe la carpeta "{ $folder }"
problem-cli-new-folder-hint = crearla antes, o elegir otra

cli-new-short = crear un reglamento respondiendo a preguntas
cli-new-help =
    Pregunta aquello por lo que discuten los grupos (cuántas cartas, qué pasa si nadie está dentro, empates, fantasmas, límites) y escribe
    FILE, un reglamento con comentarios y con ejemplos cuyas cifras se han calculado y se confirman una a una.

    Sin terminal, o con --yes, no se pregunta nada: lo que no dice --set queda como en la base. Sin --force no se sobrescribe ningún archivo.
cli-new-example =
    guts new friday.toml
    guts new friday.toml --set cards=three --set cap=30 --yes
    guts new monday.toml --from friday.toml
    guts new --questions
cli-new-option-base-name = El reglamento del que se parte, un archivo o un nombre; se proponen sus respuestas.
cli-new-option-answers = Una respuesta que no hace falta preguntar. Se puede dar varias veces.
cli-new-option-yes = No preguntar nada.
cli-new-option-force = Reemplazar los archivos que ya existan.
cli-new-option-questions = Listar todas las preguntas con sus respuestas.
cli-new-option-as-json = Escribir lo creado, o las preguntas, como JSON en stdout.
