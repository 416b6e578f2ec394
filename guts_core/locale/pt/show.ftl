# `guts show` e `guts diff`

cli-show-short = escrever as regras em que um regulamento resulta
cli-show-help =
    Escreve RULESET, um ficheiro ou um nome, com tudo o que herda e todos os valores predefinidos, em TOML. Com --origin cada valor traz o
    ficheiro e a linha de onde vem.

    Com --toml fica um só ficheiro sem "extends", com os exemplos: as mesmas regras, o que a soma (hash) na primeira linha prova.
cli-show-example =
    guts show friday.toml
    guts show friday.toml --origin
    guts show friday.toml --toml --output friday-alone.toml
cli-option-origin = Dizer de onde vem cada valor.
cli-option-toml = Escrever um só ficheiro sem "extends" que tenha a mesma soma (hash).
cli-show-option-output = Escrever neste ficheiro em vez de no stdout.
show-hash = Soma (hash) destas regras: { $hash }
show-default = predefinição do guts
show-plugin-default = predefinição de { $plugin }
show-lowered = reduzido, porque as cartas não chegam para mais
show-written = Escrito: { $file }, soma (hash) { $hash }
show-choose = { $first } e { $second } não podem estar juntos
show-changed = as regras não se podem escrever como um só ficheiro: a sua soma (hash) seria { $found }, não { $hash }

cli-diff-short = dizer em que diferem dois regulamentos, e mostrar uma ronda
cli-diff-help =
    Diz em que diferem os regulamentos FIRST e SECOND, ficheiros ou nomes, e mostra uma ronda que corre de maneira diferente segundo cada um:
    as mesmas cartas, as mesmas declarações. O código de saída é 1 se diferirem.
cli-diff-example =
    guts diff default friday.toml
    guts diff friday.toml monday.toml --seats 5 --json
cli-diff-option-seats = Procurar só rondas com este número de lugares.
cli-diff-option-seed = Decide as cartas e as declarações das rondas que se comparam.
cli-diff-option-rounds = Comparar no máximo este número de rondas; 0 para nenhuma.

diff-same = { $first } e { $second } são as mesmas regras: soma (hash) { $hash }
diff-rules = O que difere
diff-key = { $name }: { $left } em { $first }, { $right } em { $second }
diff-nothing = nada
diff-option = O plugin { $plugin }, { $name }: { $left } em { $first }, { $right } em { $second }
diff-plugin = Só em { $side }: o plugin { $plugin }{ $options ->
    [none] {""}
   *[other] , com { $options }
}
diff-order = Os plugins aplicam-se por outra ordem: { $left } em { $first }, { $right } em { $second }
diff-step = Só em { $side }, como passo { $number }: { $step }
diff-parameter = Passo { $number }, { $name }, { $parameter }: { $left } em { $first }, { $right } em { $second }
diff-sheet = Como o dizem as folhas de regras
diff-sheet-line = { $side }: { $text }
diff-searching = A comparar rondas …
diff-seats = Não há nenhum número de lugares com que se possam jogar os dois, por isso não se pode comparar nenhuma ronda.
diff-none = Não se encontrou nenhuma ronda que corra de maneira diferente, em { $rounds } rondas com { $seats } lugares.
diff-round = Uma ronda que corre de maneira diferente, com { $seats } lugares: semente { $seed }, ronda { $round }, dador: { $dealer }
diff-before = Antes dela: { $pots }
diff-before-balances = Saldos antes dela: { $balances }
diff-hand = { $seat } tem { $cards }
diff-side = Segundo { $side }
diff-cycle-on = O ciclo continua.
diff-found = { $rounds ->
    [one] É a primeira ronda que se comparou.
   *[other] Compararam-se { $rounds } rondas.
}
diff-seats-bad = { $seats } lugares não servem para os dois jogos: { $least ->
    [0] não há nenhum número com que se possam jogar os dois
   *[other] servem { $least } a { $most }
}
