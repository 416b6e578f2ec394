### Plugins: o que está errado num deles, o que acontece quando um falha em jogo, e o comando que os descreve.

## Uma regra que falhou em jogo. $part é "hook" ou "step"; $round é 0 antes da primeira ronda

problem-game-stopped = { $round ->
    [0] o jogo não pode começar: { game-stopped-who } { game-stopped-why }
   *[other] o jogo parou na ronda { $round }: { game-stopped-who } { game-stopped-why }
}
game-stopped-who = { $plugin ->
    [core] { $code ->
        [listener-raised] o que acompanha o jogo
       *[other] { $rule ->
            [round] a ronda
           *[other] o passo "{ $rule }"
        }
    }
    [default] { $rule } do jogo predefinido
   *[other] { $part ->
        [hook] { $rule } do plugin "{ $plugin }" ({ $package } { $version })
       *[other] { $rule ->
            [round] o plugin "{ $plugin }" ({ $package } { $version })
           *[other] o passo "{ $rule }" do plugin "{ $plugin }" ({ $package } { $version })
        }
    }
}
game-stopped-why = { $code ->
    [rule-none] não respondeu nada (None)
    [rule-type] respondeu o que não é resposta à sua pergunta: { $detail }
    [rule-yield] tem de fazer yield exatamente uma vez e depois devolver a sua resposta: { $detail }
    [rule-refused] quer mover fichas como não se pode: { $detail ->
        [transfer-negative] menos do que nada
        [transfer-overdrawn] mais do que há num pote
        [transfer-account] de ou para uma conta que não existe, ou de uma para si mesma
        [transfer-amount] uma quantia que não é um número inteiro nem uma fração, ou mais do que se pediu
       *[other] { $detail }
    }
    [step-asks] pergunta o que ninguém pode responder: { $detail }
    [deck-short] precisa de mais cartas do que as que restam no baralho ({ $detail })
    [chips-changed] criou fichas ou fê-las desaparecer: a soma de todas as contas não é a que era ({ $detail })
    [endless] continua sem fim ({ $detail })
   *[other] lançou { $detail }
}
problem-game-stopped-hint = { game-stopped-fault }{ $command ->
    [none] {""}
   *[other] ; para o ver outra vez: { $command }
}
game-stopped-fault = { $plugin ->
    [core] { $code ->
        [listener-raised] é um erro do programa que mostra ou guarda o jogo, não das regras nem das suas respostas
        [deck-short] bastariam menos lugares, ou menos cartas para cada um
        [endless] neste jogo não se pergunta nada a ninguém; veja os seus passos
        [chips-changed] é um erro de um dos plugins, não das suas respostas; diga-o a quem o escreveu
       *[other] é um erro do próprio guts, não das suas respostas; comunique-o e junte o registo
    }
    [default] é um erro do próprio guts, não das suas respostas; comunique-o e junte o registo
   *[other] é um erro do plugin, não das suas respostas; diga-o a quem o escreveu e junte o registo
}
problem-plugin-here = o plugin no regulamento
problem-step-here = o passo que estava a ser executado

## O que impede que um plugin instalado seja usado

problem-plugin-name = o plugin "{ $name }" ({ $package } { $version }) traz alguma coisa chamada "{ $hook }": os nomes têm letras minúsculas, algarismos e "-", e começam por uma letra
problem-plugin-name-hint = para quem o escreveu: chame-lhe, por exemplo, "{ $hint }"
problem-plugin-no-docstring = no plugin "{ $name }" ({ $package } { $version }) a classe { $hook } não tem docstring
problem-plugin-no-docstring-hint = para quem o escreveu: a docstring é o resumo que os anfitriões leem; comece-a com uma frase
problem-plugin-no-description = no plugin "{ $name }" ({ $package } { $version }) { $kind ->
    [none] a opção "{ $hook }" não tem descrição
   *[other] a chave "{ $hook }" do passo "{ $kind }" não tem descrição
}
problem-plugin-no-description-hint = para quem o escreveu: { $hook } = Field(..., description="O que decide.")
problem-plugin-not-frozen = no plugin "{ $name }" ({ $package } { $version }) a classe { $hook } admite alterações, ou chaves que não tem
problem-plugin-not-frozen-hint = para quem o escreveu: deixe model_config como na classe de base: frozen, e extra="forbid"
problem-plugin-mutable = no plugin "{ $name }" ({ $package } { $version }) "{ $hook }" poderia guardar estado entre rondas e mesas
problem-plugin-mutable-hint = para quem o escreveu: as opções são tuplos, não listas; aquilo de que uma regra se tem de lembrar está no registo da mesa, ou num Count
problem-plugin-api-newer = o plugin "{ $name }" ({ $package } { $version }) foi escrito para a versão { $hook } dos hooks, e este guts-core tem a versão { $hint }
problem-plugin-api-newer-hint = é preciso um guts-core mais recente
problem-plugin-api-older = o plugin "{ $name }" ({ $package } { $version }) foi escrito para a versão { $hook } dos hooks, e este guts-core não conhece nenhuma anterior a { $hint }
problem-plugin-api-older-hint = é precisa uma versão mais recente do plugin, ou um guts-core mais antigo
problem-plugin-api-number = no plugin "{ $name }" ({ $package } { $version }) "api" não é um número inteiro, mas { $hint }
problem-plugin-api-number-hint = para quem o escreveu: api: ClassVar[int] = 1, ou o que guts_core.hooks.API_VERSION era então

## Como emendar o que está errado nos hooks

problem-plugin-import-hint = é um erro do plugin, ou falta alguma coisa de que ele precisa; diga-o a quem o escreveu
problem-plugin-class-hint = para quem o escreveu: o ponto de entrada é NAME = "MODULE:CLASS"
problem-plugin-failed-hint = é um erro do plugin; diga-o a quem o escreveu
problem-plugin-hook-unknown-hint = { $hint ->
    [none] para quem o escreveu: os hooks estão em guts_core.hooks.Questions; os outros métodos têm outros nomes
   *[other] para quem o escreveu: queria dizer { $hint }?
}
problem-plugin-hook-prefix-hint = para quem o escreveu: chame-lhe { $hint }, ou tire a marca
problem-plugin-hook-method-hint = para quem o escreveu: um hook é um método simples, não um método de classe, um método estático nem uma propriedade
problem-plugin-hook-unmarked-hint = para quem o escreveu: ponha @hookimpl por cima, ou dê-lhe outro nome
problem-plugin-hook-field-hint = para quem o escreveu: dê outro nome à opção
problem-plugin-hook-arguments-hint = para quem o escreveu: def { $hook }{ $hint }
problem-plugin-hook-default-hint = para quem o escreveu: os argumentos não têm valor predefinido; quem pergunta dá-os sempre todos
problem-plugin-hook-wrapper-hint = para quem o escreveu: answer = yield, e depois devolva a resposta; ou tire wrapper=True
problem-plugin-hook-collected-hint = para quem o escreveu: tire wrapper=True e o yield, e devolva o que este plugin acrescenta
problem-plugin-hook-order-hint = para quem o escreveu: escreva @hookimpl ou @hookimpl(wrapper=True) e nada mais

## O comando "plugins"

cli-plugins-option-load-all = Importar todos os plugins, ou carregar todos os regulamentos, e dizer quais não se podem usar.
plugins-ruleset-path = "{ $name }" é um ficheiro, não o nome de um regulamento; "guts check" diz se se pode jogar
plugins-broken = Não se pode usar.
plugins-no-options = Não tem opções.
plugins-key = { $name }: { $values }; predefinição: { $default }
plugins-step = Traz o passo "{ $step }".
plugins-conditions = Traz as condições { $names }.
plugins-refuses = Não se combina com { $names }.
plugins-replaces = Substitui as respostas a { $names }.
plugins-wraps = Altera as respostas a { $names }.
plugins-adds = Acrescenta às respostas a { $names }.
plugins-hears = Ouve o que acontece: { $names }.
plugins-ruleset = { $min } a { $max } lugares; plugins: { $plugins }; exemplos: { $examples }
plugins-ruleset-loads = { $loads ->
    [true] válido
   *[other] não se pode jogar
}
