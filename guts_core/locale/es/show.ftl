# `guts show` y `guts diff`

cli-show-short = escribir las reglas en que resulta un reglamento
cli-show-help =
    Escribe RULESET, un archivo o un nombre, con todo lo que hereda y todos los valores por defecto, como TOML. Con --origin, cada valor
    lleva el archivo y la línea de donde viene.

    Con --toml sale un solo archivo sin "extends", que conserva los ejemplos: las mismas reglas, como prueba la huella de su primera línea.
cli-show-example =
    guts show friday.toml
    guts show friday.toml --origin
    guts show friday.toml --toml --output friday-alone.toml
cli-option-origin = Decir de dónde viene cada valor.
cli-option-toml = Escribir un solo archivo sin "extends", con la misma huella.
cli-show-option-output = Escribir en este archivo y no en stdout.
show-hash = Huella de estas reglas: { $hash }
show-default = valor por defecto de guts
show-plugin-default = valor por defecto de { $plugin }
show-lowered = reducido, porque las cartas no alcanzan para más
show-written = Escrito: { $file }, huella { $hash }
show-choose = { $first } y { $second } no pueden ir juntos
show-changed = las reglas no se pueden escribir en un solo archivo: su huella sería { $found }, no { $hash }

cli-diff-short = decir en qué se diferencian dos reglamentos, y mostrar una ronda
cli-diff-help =
    Dice en qué se diferencian los reglamentos FIRST y SECOND, archivos o nombres, y muestra una ronda que acaba de otra manera: las
    mismas cartas, las mismas declaraciones. Si se diferencian, el código de salida es 1.
cli-diff-example =
    guts diff default friday.toml
    guts diff friday.toml monday.toml --seats 5 --json
cli-diff-option-seats = Mirar solo rondas con tantos jugadores.
cli-diff-option-seed = Decide las cartas y las declaraciones de las rondas que se comparan.
cli-diff-option-rounds = Comparar tantas rondas como máximo; 0 para ninguna.

diff-same = { $first } y { $second } son las mismas reglas: huella { $hash }
diff-rules = En qué se diferencian
diff-key = { $name }: { $left } en { $first }, { $right } en { $second }
diff-nothing = nada
diff-option = Plugin { $plugin }, { $name }: { $left } en { $first }, { $right } en { $second }
diff-plugin = Solo en { $side }: el plugin { $plugin }{ $options ->
    [none] {""}
   *[other] , con { $options }
}
diff-order = Los plugins se aplican en otro orden: { $left } en { $first }, { $right } en { $second }
diff-step = Solo en { $side }, como paso { $number }: { $step }
diff-parameter = Paso { $number }, { $name }, { $parameter }: { $left } en { $first }, { $right } en { $second }
diff-sheet = Cómo lo dicen las hojas de reglas
diff-sheet-line = { $side }: { $text }
diff-searching = Comparando rondas …
diff-seats = No hay ningún número de jugadores con el que se pueda jugar a los dos, así que no se puede comparar ninguna ronda.
diff-none = En { $rounds } rondas con { $seats } jugadores no se ha encontrado ninguna que acabe de otra manera.
diff-round = Una ronda que acaba de otra manera, con { $seats } jugadores: semilla { $seed }, ronda { $round }, repartidor { $dealer }
diff-before = Antes: { $pots }
diff-before-balances = Saldos antes: { $balances }
diff-hand = { $seat } tiene { $cards }
diff-side = Según { $side }
diff-cycle-on = El ciclo sigue.
diff-found = { $rounds ->
    [one] Es la primera ronda que se ha comparado.
   *[other] Se han comparado { $rounds } rondas.
}
diff-seats-bad = { $seats ->
    [one] { $seats } jugador no vale para los dos juegos
   *[other] { $seats } jugadores no valen para los dos juegos
}: { $least ->
    [0] no hay ningún número con el que se pueda jugar a los dos
   *[other] son de { $least } a { $most }
}
