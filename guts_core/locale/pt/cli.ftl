# A linha de comandos. Ajuda: cli-<comando>-short, -help, -example; opções: cli-option-<nome> ou cli-<comando>-option-<nome>.
# Em CLDR o singular (one) de "pt" também serve para 0; em Portugal não: onde um número pode ser zero, a variante é [1].

cli-commands = Comandos
cli-example = Exemplo
cli-interrupted = Interrompido.
cli-crash = o guts cometeu um erro seu ({ $error }). Comunique-o, por favor; com GUTS_DEBUG=1 no ambiente, diz mais.
cli-command-unknown = Não existe o comando "{ $name }". { $like ->
    [none] Existem: { $known }.
   *[other] Queria dizer "{ $like }"?
}
cli-lang-unknown = não há textos em "{ $lang }"; há em: { $known }

## Ajuda

cli-guts-help =
    Joga jogos de cartas da família do Guts segundo as regras da casa de quem joga.
    Um jogo é um regulamento: um ficheiro TOML, ou o nome de um que esteja instalado, como "default".
cli-guts-example =
    guts play
    guts play friday.toml --seats 5 --log friday.jsonl
    guts check friday.toml

cli-play-short = jogar uma sessão: contra bots, ou só bots
cli-play-help =
    Joga uma sessão de RULESET, um ficheiro ou um nome, no terminal: o jogador contra bots, ou só bots se não houver terminal.

    Responde-se com uma palavra ou com a primeira letra; "w" diz porque se moveram as fichas desde a ronda anterior, "u" desfaz a última
    resposta, "q" termina. Um jogo interrompido, mesmo com Ctrl-C, continua com --resume.
cli-play-example =
    guts play
    guts play friday.toml --seats 5 --log friday.jsonl
    guts play --resume friday.jsonl
cli-settle-short = acertar uma ronda que foi jogada numa mesa verdadeira
cli-settle-help =
    Lê uma situação escrita (quem tinha que cartas, quem estava dentro) e diz quem ganhou, quem paga e porquê. Se o ficheiro disser o que
    espera, o código de saída é 1 quando o resultado é outro.
cli-settle-example =
    guts settle round.toml
    guts settle round.toml --json
cli-check-short = validar regulamentos e jogar os seus exemplos
cli-check-help =
    Valida regulamentos, ficheiros ou nomes, e joga os exemplos que contêm. O código de saída é 1 se alguma coisa estiver errada.
cli-check-example =
    guts check friday.toml
    guts check default rulesets/*.toml --strict --format github
cli-rank-short = pôr mãos por ordem
cli-rank-help =
    Ordena mãos pela classificação de um regulamento, a melhor primeiro; mãos iguais partilham o lugar. Cada mão é um argumento: AcKd, ou "Ac Kd".
cli-rank-example =
    guts rank AcKd 2s2h QsJs
    guts rank --ruleset friday.toml AcKd 2s2h --json
cli-replay-short = contar outra vez um jogo registado
cli-replay-help =
    Conta outra vez um jogo a partir do seu registo (LOG), exatamente como aconteceu. Com --json cada acontecimento é uma linha.
cli-replay-example =
    guts replay friday.jsonl
    guts replay friday.jsonl --json
cli-plugins-short = listar os plugins, ou os regulamentos, instalados
cli-plugins-help =
    Lista os plugins instalados e os pacotes de onde vêm, ou, com --rulesets, todos os regulamentos que têm nome. Não executa
    nada deles.

    Com um NAME importa esse plugin e diz o que faz: as opções, os passos, os hooks a que responde e se pode ser usado. Com --load
    faz o mesmo para todos.

    "guts plugins new NAME" começa um plugin seu: cria a pasta guts-NAME com um pacote que funciona, para ser alterado.
cli-plugins-example =
    guts plugins
    guts plugins ghost
    guts plugins --rulesets
    guts plugins --json
    guts plugins new blind-night
cli-completion-short = escrever um guião que completa comandos numa shell
cli-completion-help =
    Escreve aquilo de que SHELL (bash, zsh ou fish) precisa para completar os comandos e as opções do guts.
cli-completion-example =
    eval "$(guts completion bash)"
    guts completion fish > ~/.config/fish/completions/guts.fish

cli-option-lang = Língua dos textos.
cli-option-ascii = Escrever só em ASCII: Qs para a dama de espadas.
cli-option-as-json = Escrever JSON no stdout, e tudo o resto no stderr.
cli-play-option-as-json = Escrever cada acontecimento como uma linha de JSON no stdout, e tudo o resto no stderr.
cli-replay-option-as-json = Escrever cada acontecimento como uma linha de JSON no stdout, e tudo o resto no stderr.
cli-check-option-as-json = O mesmo que --format json.
cli-option-bots-only = Só bots; fica-se a ver.
cli-option-seed = Decide as cartas e os bots: o mesmo número, o mesmo jogo.
cli-option-seats = Quantos jogam, contando consigo.
cli-option-name = O seu nome à mesa.
cli-option-cycles = Quantos ciclos se jogam, cada um até o pote e a reserva ficarem vazios.
cli-option-rounds = Acabar ao fim deste número de rondas, no máximo.
cli-option-log-file = Guardar cada resposta num ficheiro novo.
cli-option-resume = Continuar o jogo de um registo, e guardá-lo lá.
cli-option-strict = Os avisos também contam como falhas.
cli-option-format = Como escrever os problemas: text, json, ou github para as anotações dos seus workflows.
cli-option-ruleset = O regulamento cuja classificação conta, um ficheiro ou um nome.
cli-option-rulesets = Listar antes os regulamentos, por nome, com os seus títulos.
cli-option-showdown = Que confronto do regulamento classifica as mãos, a partir de 1.

## Utilização

cli-resume-alone = "{ $option }" não pode estar ao lado de --resume: o próprio registo já diz tudo isso
cli-name-bad = "{ $name }" não pode ser um nome: está vazio, tem mais de 40 caracteres ou não é texto
cli-seed-bad = a semente (seed) é um número inteiro com 18 algarismos no máximo
cli-card-unknown = "{ $text }" na mão "{ $hand }" não é uma carta: escreva um valor e um naipe, como em Qs, 10h ou Ac
cli-card-twice = a carta "{ $text }" está duas vezes na mão "{ $hand }"
cli-rank-empty = uma mão precisa de uma carta, e tem 52 no máximo
cli-rank-sizes = todas as mãos têm de ter o mesmo número de cartas; cada mão é um argumento: AcKd, ou "Ac Kd"
cli-rank-number = não existe o confronto { $number }: o regulamento tem { $count }
cli-rank-which = nenhum confronto classifica mãos de { $size ->
    [one] uma carta
   *[other] { $size } cartas
} (as dos confrontos têm { $sizes }): diga qual dos { $count } com --showdown N
cli-rank-unusual = nota: mãos de { $size ->
    [one] uma carta
   *[other] { $size } cartas
}; neste jogo têm { $usual }
cli-rank-quotes = nota: aqui cada carta conta como uma mão; uma mão de várias cartas é um só argumento, entre aspas: { $hands }
cli-rank-used = nota: classificadas como no confronto { $number } de { $count } (as suas mãos têm { $sizes } cartas); com --showdown N escolhe-se outro
cli-plugins-none = Não há plugins instalados.
cli-rulesets-none = Não há regulamentos instalados.

## O jogo no ecrã. Os lugares são nomes, as quantias são texto.

# [Eu] nas mensagens abaixo é este nome: pede a primeira pessoa
cli-you = Eu
cli-bot-names = Ana Bo Cy Dee Eli Fay Gus Hal Ivy Jon Kim Leo Mia Ned Ola Pia Quin Ray Sue Tom Una Vic Wes Xia Yan Zoe Amy
cli-name-pot = pote
cli-name-reserve = reserva
cli-name-board = mesa
cli-word-in = dentro
cli-word-out = fora
cli-seed = Semente { $seed }: { $seats }
cli-round = Ronda { $round }, dador: { $dealer }
cli-said = { $word }: { $seats }
cli-held = { $holder }: { $cards }
cli-best = melhor mão
cli-move-pays = { $count ->
    [one] { $pot ->
        [pote] { $seats } -{ $amount } para o pote: { $reason }
        [reserva] { $seats } -{ $amount } para a reserva: { $reason }
       *[other] { $seats } -{ $amount } para { $pot }: { $reason }
    }
   *[other] { $pot ->
        [pote] { $seats } -{ $amount } cada um para o pote: { $reason }
        [reserva] { $seats } -{ $amount } cada um para a reserva: { $reason }
       *[other] { $seats } -{ $amount } cada um para { $pot }: { $reason }
    }
}
cli-move-gets = { $count ->
    [one] { $pot ->
        [pote] { $seats } +{ $amount } do pote: { $reason }
        [reserva] { $seats } +{ $amount } da reserva: { $reason }
       *[other] { $seats } +{ $amount } de { $pot }: { $reason }
    }
   *[other] { $pot ->
        [pote] { $seats } +{ $amount } cada um do pote: { $reason }
        [reserva] { $seats } +{ $amount } cada um da reserva: { $reason }
       *[other] { $seats } +{ $amount } cada um de { $pot }: { $reason }
    }
}
cli-move-between = { $pot ->
    [Eu] { $seats } -{ $amount } para mim: { $reason }
   *[other] { $seats } -{ $amount } para { $pot }: { $reason }
}
cli-move-pots = { $seats ->
    [pote] { $pot ->
        [reserva] { $amount } do pote para a reserva: { $reason }
       *[other] { $amount } do pote para { $pot }: { $reason }
    }
    [reserva] { $pot ->
        [pote] { $amount } da reserva para o pote: { $reason }
       *[other] { $amount } da reserva para { $pot }: { $reason }
    }
   *[other] { $pot ->
        [pote] { $amount } de { $seats } para o pote: { $reason }
        [reserva] { $amount } de { $seats } para a reserva: { $reason }
       *[other] { $amount } de { $seats } para { $pot }: { $reason }
    }
}
# pontos num contador, como legs; $delta traz o seu sinal
cli-count = { $counter ->
    [legs] { $seat } { $delta } em pontos (legs)
    [payments] { $seat } { $delta } em pagamentos
   *[other] { $seat } { $delta } em { $counter }
}
cli-count-why = { $counter ->
    [legs] { $seat } { $delta } em pontos (legs): { $reason }
    [payments] { $seat } { $delta } em pagamentos: { $reason }
   *[other] { $seat } { $delta } em { $counter }: { $reason }
}
cli-exchanged = { $seat ->
    [Eu] { $gave ->
        [1] Eu descarto { $gave } carta e recebo { $took }
       *[other] Eu descarto { $gave } cartas e recebo { $took }
    }
   *[other] { $gave ->
        [1] { $seat } descarta { $gave } carta e recebe { $took }
       *[other] { $seat } descarta { $gave } cartas e recebe { $took }
    }
}
cli-handed = { $seat ->
    [Eu] Eu passo
   *[other] { $seat } passa
} { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
} { $to ->
    [Eu] para mim
   *[other] a { $to }
}
cli-shows = { $seat ->
    [Eu] Eu mostro todas as cartas
   *[other] { $seat } mostra todas as cartas
}
cli-cycle-over = O ciclo acabou.
cli-game-over = O jogo acabou: { $reason }. { $seat }
cli-session-over = A sessão acabou: { $rounds ->
    [1] { $rounds } ronda
   *[other] { $rounds } rondas
}, { $cycles ->
    [1] { $cycles } ciclo completo
   *[other] { $cycles } ciclos completos
}.
cli-standing = Classificação final
cli-standing-points = { $counter ->
    [legs] pontos (legs): { $points }
    [payments] pagamentos: { $points }
   *[other] { $counter }: { $points }
}
cli-resumed = Retomado de { $file }, na ronda { $round }
cli-resume-over = Este jogo acabou. Pode contar-se outra vez com: { $command }
cli-go-on = Interrompido. Continua com: { $command }
cli-nothing-kept = Interrompido. Ainda não havia nenhuma resposta, por isso nada foi guardado.
cli-log-ends = O registo acaba na ronda { $round }; o jogo não acabou.

cli-your-cards = As suas cartas: { $cards }{ $called }
cli-ask-choose = { $words }? (w = porquê, u = desfazer, q = terminar)
cli-ask-pick = { $kind ->
    [discard] cartas a descartar
    [pass] cartas a passar
   *[other] { $kind }
}, { $least } a { $most } de { $cards }? (w = porquê, u = desfazer, q = terminar)
cli-answer-choose = "{ $answer }" não é uma resposta: { $words }
cli-answer-pick = "{ $answer }" não é uma resposta: indique { $least } a { $most } de { $cards }
cli-answer-none = É precisa uma resposta. Pode dizer: { $words }
cli-answer-no-cards = É precisa uma resposta. Indique { $least } a { $most } de { $cards }
cli-undone = Desfeito. Ronda { $round }
cli-undo-none = Não há nada para desfazer.
cli-undo-json = Com --json não se pode desfazer nada: os acontecimentos já foram escritos.

## Verificar e acertar

cli-check-good = { $file }: válido, { $examples ->
    [0] sem exemplos
    [one] { $examples } exemplo como esperado
   *[other] { $examples } exemplos como esperado
}
cli-check-bad = { $file }: { $errors ->
    [1] { $errors } erro
   *[other] { $errors } erros
}, { $warnings ->
    [1] { $warnings } aviso
   *[other] { $warnings } avisos
}
cli-settle-good = Está como esperado.

## Sessões

problem-session-seats-number = { $seats } lugares, mas este jogo é para { $min } a { $max }
problem-session-seats-number-hint = escolha outro número com --seats
problem-session-seat-name = "{ $name }" não pode ser o nome de um lugar: está vazio, é demasiado longo, é o nome de um pote ou tem caracteres que não se podem mostrar
problem-session-number = { $key } tem de ser um número inteiro{ $key ->
    [seed] {""}
   *[other] {" "}maior do que zero
 }, não { $number }
problem-session-seat-twice = há dois lugares chamados "{ $name }"
problem-session-answer-number = respostas dadas: { $given }; pedidas: { $open }
problem-session-session-over = a sessão acabou, já nada se pergunta

## Registos

problem-log-missing = não existe o registo "{ $file }"
problem-log-missing-hint = verifique a grafia e a pasta
problem-log-directory = "{ $file }" é uma pasta, não um registo
problem-log-directory-hint = indique um ficheiro
problem-log-nameless = o nome do registo está vazio
problem-log-nameless-hint = indique um ficheiro, como em --log friday.jsonl
problem-log-special = "{ $file }" não é um ficheiro normal
problem-log-unreadable = não se consegue ler o registo "{ $file }": { $reason }
problem-log-too-large = o ficheiro tem mais de { $limit } MiB, o máximo que se lê
problem-log-too-many = o registo tem mais de { $limit } linhas, o máximo que se lê
problem-log-line-long = a linha tem mais de { $limit } KiB, o máximo que se lê
problem-log-empty = o ficheiro está vazio, por isso não é um registo
problem-log-header-torn = a primeira linha não está completa, por isso isto não é um registo
problem-log-header = a primeira linha não é o cabeçalho de um registo: "{ $key }" falta, é desconhecido ou não é o que tem de ser
problem-log-header-hint = um registo faz-se com "guts play --log FILE"; será este o ficheiro certo?
problem-log-format = o registo tem o formato { $number }, mas esta versão do guts lê o formato { $known }
problem-log-format-hint = conte-o outra vez com a versão do guts que o escreveu
problem-log-not-utf-8 = a linha não é texto UTF-8: há um byte { $byte }
problem-log-json = { $what ->
    [list] a linha é uma lista, e devia estar aqui um objeto JSON
    [value] a linha é um só valor, e devia estar aqui um objeto JSON
    [empty] a linha não diz nada: é um objeto sem respostas
    [constant] { $found } não é um número em JSON
    [deep] a linha tem demasiados níveis
    [digits] um número na linha tem demasiados algarismos
   *[syntax] a linha não é JSON
}
problem-log-json-hint = o registo foi danificado ou alterado; recupere-o de uma cópia, ou corte-o antes desta linha
problem-log-twice = "{ $key }" aparece duas vezes
problem-log-twice-hint = cada lugar responde uma só vez por linha
problem-log-undo = "undo" tem de ser o número inteiro de linhas a desfazer, de 1 até às { $groups } que há
problem-log-group = "{ $kind }" tem de conter uma resposta para cada lugar a que se perguntou
problem-log-seat-unknown = não há nenhum lugar "{ $seat }" à mesa, mas responde a "{ $kind }"
problem-log-seat-not-asked = aqui não se pergunta "{ $kind }" a "{ $seat }"
problem-log-seat-missing = falta a resposta de "{ $seat }" a "{ $kind }"
problem-log-kind = aqui não se pergunta "{ $kind }", mas: { $kinds }
problem-log-answer = "{ $seat }" não pode responder a "{ $kind }" com { $answer }: { $shape ->
    [choose] permite-se { $allowed }
   *[pick] permite-se { $least } a { $most } de { $allowed }
}
problem-log-after-end = o jogo acabou antes desta linha
problem-log-hash = as regras no registo foram alteradas: a sua soma (hash) é { $found }, o cabeçalho diz { $written }
problem-log-hash-hint = se a versão de um plugin mudou as regras, conte o registo com a versão que o escreveu
problem-log-version = o registo foi escrito com { $distribution } { $written }, esta versão é { $found }
problem-log-torn = a última linha não está completa e não conta; o jogo continua a partir da linha anterior
problem-log-exists = já existe um ficheiro "{ $file }"
problem-log-exists-hint = escolha outro nome, ou continue esse jogo: guts play --resume FILE
problem-log-in-use = o registo "{ $file }" está a ser usado por outro guts
problem-log-in-use-hint = termine primeiro o outro jogo; depois continue com: guts play --resume FILE
problem-log-edited = esta linha, ou uma que estava antes dela, foi alterada: o seu "sum" falta ou não condiz
problem-log-edited-hint = recupere o registo de uma cópia, ou corte-o antes desta linha; "u" durante o jogo desfaz uma resposta
problem-log-write = não se consegue escrever o registo "{ $file }": { $reason }
problem-log-write-hint = indique um ficheiro numa pasta que exista e onde possa escrever

## Situações na linha de comandos

cli-settle-legs = Pontos (legs): { $legs }
cli-settle-over = O jogo acabou.
cli-settle-stage = Confronto { $number }
cli-settle-stage-best = { $count ->
    [0] Melhor mão: ninguém
   *[other] Melhor mão: { $seats }
}
cli-settle-best = { $count ->
    [0] Ninguém leva o pote.
   *[other] Melhor mão: { $seats }; ninguém leva o pote.
}
cli-settle-received = Receberam de outros: { $seats }
cli-settle-won = { $count ->
    [0] Ninguém ganhou.
    [one] Ganhou: { $seats }
   *[other] Ganharam: { $seats }
}
problem-settle-ruleset = "ruleset" tem de ser o nome de um regulamento ou o caminho do seu ficheiro, entre aspas
