### Plugins: qué está mal en uno, qué pasa cuando uno falla durante el juego, y el comando que los describe.

## Una regla que falló durante el juego. $part es "hook" o "step"; $round es 0 antes de la primera ronda

problem-game-stopped = { $round ->
    [0] el juego no puede empezar: { game-stopped-who } { game-stopped-why }
   *[other] el juego se detiene en la ronda { $round }: { game-stopped-who } { game-stopped-why }
}
game-stopped-who = { $plugin ->
    [core] { $code ->
        [listener-raised] el programa que sigue el juego
       *[other] { $rule ->
            [round] la ronda
           *[other] el paso "{ $rule }"
        }
    }
    [default] { $rule } del juego básico
   *[other] { $part ->
        [hook] { $rule } del plugin "{ $plugin }" ({ $package } { $version })
       *[other] { $rule ->
            [round] el plugin "{ $plugin }" ({ $package } { $version })
           *[other] el paso "{ $rule }" del plugin "{ $plugin }" ({ $package } { $version })
        }
    }
}
game-stopped-why = { $code ->
    [rule-none] no ha respondido nada (None)
    [rule-type] ha respondido algo que no es una respuesta a su pregunta: { $detail }
    [rule-yield] debe hacer yield exactamente una vez y después devolver su respuesta: { $detail }
    [rule-refused] quiere mover fichas como no se puede: { $detail ->
        [transfer-negative] menos que nada
        [transfer-overdrawn] más de lo que hay en un bote
        [transfer-account] desde o hacia una cuenta que no existe, o de una a ella misma
        [transfer-amount] una cantidad que no es un número entero ni una fracción, o más de lo pedido
       *[other] { $detail }
    }
    [step-asks] pregunta algo a lo que nadie puede responder: { $detail }
    [deck-short] necesita más cartas de las que quedan en el mazo ({ $detail })
    [chips-changed] ha creado fichas, o las ha hecho desaparecer: la suma de todas las cuentas no es la que era ({ $detail })
    [endless] no termina nunca ({ $detail })
   *[other] ha lanzado { $detail }
}
problem-game-stopped-hint = { game-stopped-fault }{ $command ->
    [none] {""}
   *[other] ; para volver a verlo: { $command }
}
game-stopped-fault = { $plugin ->
    [core] { $code ->
        [listener-raised] es un error del programa que muestra o guarda el juego, no de las reglas ni de las respuestas dadas
        [deck-short] con menos jugadores, o con menos cartas para cada uno, se podría jugar
        [endless] en este juego no se pregunta nada a nadie; revisar sus pasos
        [chips-changed] es un error de uno de los plugins, no de las respuestas dadas; avisar a su autor
       *[other] es un error de guts, no de las respuestas dadas; informar de él y adjuntar el registro
    }
    [default] es un error de guts, no de las respuestas dadas; informar de él y adjuntar el registro
   *[other] es un error del plugin, no de las respuestas dadas; avisar a su autor y adjuntar el registro
}
problem-plugin-here = el plugin en el reglamento
problem-step-here = el paso que se estaba ejecutando

## Lo que impide usar un plugin instalado

problem-plugin-name = el plugin "{ $name }" ({ $package } { $version }) trae algo llamado "{ $hook }": los nombres llevan letras minúsculas, cifras y "-", y empiezan por letra
problem-plugin-name-hint = para su autor: darle un nombre como "{ $hint }"
problem-plugin-no-docstring = en el plugin "{ $name }" ({ $package } { $version }) la clase { $hook } no tiene docstring
problem-plugin-no-docstring-hint = para su autor: la docstring es el resumen que leen los anfitriones; debe empezar con una frase
problem-plugin-no-description = en el plugin "{ $name }" ({ $package } { $version }) { $kind ->
    [none] la opción "{ $hook }" no tiene descripción
   *[other] la clave "{ $hook }" del paso "{ $kind }" no tiene descripción
}
problem-plugin-no-description-hint = para su autor: { $hook } = Field(..., description="Qué decide.")
problem-plugin-not-frozen = en el plugin "{ $name }" ({ $package } { $version }) la clase { $hook } admite cambios, o claves que no tiene
problem-plugin-not-frozen-hint = para su autor: dejar model_config como lo tiene la clase base: frozen, y extra="forbid"
problem-plugin-mutable = en el plugin "{ $name }" ({ $package } { $version }) "{ $hook }" podría guardar estado entre rondas y mesas
problem-plugin-mutable-hint = para su autor: las opciones son tuplas, no listas; lo que una regla debe recordar está en el registro de la mesa, o en un Count
problem-plugin-api-newer = el plugin "{ $name }" ({ $package } { $version }) se escribió para la versión { $hook } de los hooks, y este guts-core tiene la versión { $hint }
problem-plugin-api-newer-hint = hace falta un guts-core más nuevo
problem-plugin-api-older = el plugin "{ $name }" ({ $package } { $version }) se escribió para la versión { $hook } de los hooks, y este guts-core no conoce ninguna anterior a la { $hint }
problem-plugin-api-older-hint = hace falta una versión más nueva del plugin, o un guts-core más antiguo
problem-plugin-api-number = en el plugin "{ $name }" ({ $package } { $version }) "api" no es un número entero, sino { $hint }
problem-plugin-api-number-hint = para su autor: api: ClassVar[int] = 1, o lo que fuera entonces guts_core.hooks.API_VERSION

## Cómo arreglar lo que está mal en los hooks

problem-plugin-import-hint = es un error del plugin, o falta algo que necesita; avisar a su autor
problem-plugin-class-hint = para su autor: el entry point es NAME = "MODULE:CLASS"
problem-plugin-failed-hint = es un error del plugin; avisar a su autor
problem-plugin-hook-unknown-hint = { $hint ->
    [none] para su autor: los hooks están en guts_core.hooks.Questions; los demás métodos llevan otros nombres
   *[other] para su autor: ¿quizá { $hint }?
}
problem-plugin-hook-prefix-hint = para su autor: llamarlo { $hint }, o quitar la marca
problem-plugin-hook-method-hint = para su autor: un hook es un método corriente, no un método de clase, ni estático, ni una propiedad
problem-plugin-hook-unmarked-hint = para su autor: poner @hookimpl encima, o darle otro nombre
problem-plugin-hook-field-hint = para su autor: dar otro nombre a la opción
problem-plugin-hook-arguments-hint = para su autor: def { $hook }{ $hint }
problem-plugin-hook-default-hint = para su autor: los argumentos no llevan valor por defecto; quien pregunta los da siempre todos
problem-plugin-hook-wrapper-hint = para su autor: answer = yield, y después devolver la respuesta; o quitar wrapper=True
problem-plugin-hook-collected-hint = para su autor: quitar wrapper=True y el yield, y devolver lo que añade este plugin
problem-plugin-hook-order-hint = para su autor: escribir @hookimpl o @hookimpl(wrapper=True) y nada más

## El comando "plugins"

cli-plugins-option-load-all = Importar todos los plugins, o cargar todos los reglamentos, y decir cuáles no se pueden usar.
plugins-ruleset-path = "{ $name }" es un archivo, no el nombre de un reglamento; "guts check" dice si se puede jugar
plugins-broken = No se puede usar.
plugins-no-options = No tiene opciones.
plugins-key = { $name }: { $values }; por defecto: { $default }
plugins-step = Trae el paso "{ $step }".
plugins-conditions = Trae estas condiciones: { $names }.
plugins-refuses = No puede ir junto con: { $names }.
plugins-replaces = Sustituye las respuestas a: { $names }.
plugins-wraps = Cambia las respuestas a: { $names }.
plugins-adds = Añade algo a las respuestas a: { $names }.
plugins-hears = Oye lo que pasa: { $names }.
plugins-ruleset = de { $min } a { $max } jugadores; plugins: { $plugins }; ejemplos: { $examples }
plugins-ruleset-loads = { $loads ->
    [true] correcto
   *[other] no se puede jugar
}
