# Problemas com regulamentos: o que está errado no que um ficheiro diz, depois de se ter conseguido ler como TOML.

problem-inherited-here = vem por este "extends"
problem-key-here = "{ $key }" está aqui
problem-base-here = "{ $key }" vem daqui, de um ficheiro que fica como está: o que quiser mudar vai para { $file }

## Chaves e valores

ruleset-expected = { $expected ->
    [whole] um número inteiro
    [number] um número
    [text] um texto entre aspas
    [truth] true ou false
    [list] uma lista entre [parênteses retos]
    [table] uma tabela
    [tables] uma lista de tabelas, cada uma debaixo de um cabeçalho entre [[dois parênteses]]
    [amount] uma quantia de fichas (2, 0.25 ou "1/3")
   *[amount-or-false] uma quantia de fichas (2, 0.25 ou "1/3"), ou false para nenhuma
}
ruleset-given = { $given ->
    [truth] o valor lógico { $value }
    [number] o número { $value }
    [text] o texto "{ $value }"
    [list] uma lista
    [table] uma tabela
    [date] a data ou hora { $value }
   *[nothing] um valor vazio
}
problem-key-unknown = não há aqui nenhuma chave "{ $key }"
key-unknown-among = { problem-key-unknown }
key-unknown-among-hint = aqui conhecem-se: { $known }
problem-key-missing = falta a chave "{ $key }"
problem-value-type = esperava-se { ruleset-expected }, e não { ruleset-given }
problem-value-choice = esperava-se um destes valores: { $choices }, e não { ruleset-given }
problem-value-small = esperava-se { $limit } ou mais, e não { ruleset-given }
problem-value-large = esperava-se { $limit } ou menos, e não { ruleset-given }
problem-value-refused = { ruleset-given } não serve aqui: { $detail }
problem-list-short = a lista precisa de { $limit ->
    [one] pelo menos um elemento
   *[other] pelo menos { $limit } elementos
}, e tem { $count }
problem-list-long = a lista pode ter { $limit ->
    [1] um só elemento
   *[other] no máximo { $limit } elementos
}, e tem { $count }
problem-text-short = o texto precisa de pelo menos { $limit } caracteres, e tem { $count }
problem-text-long = o texto pode ter no máximo { $limit } caracteres, e tem { $count }
problem-amount-range = não é uma quantia de fichas que se possa usar: { ruleset-given }
problem-amount-range-hint = escreva uma quantia finita de 1.000.000.000.000 fichas no máximo, inteira ou como fração com um denominador de 1.000.000 no máximo
problem-amount-negative = uma quantia de fichas não pode ser menor do que zero: { $value }
problem-seats-order = seats.min ({ $min }) é maior do que seats.max ({ $max })
problem-share-zero = uma disputa por nenhuma parte do pote não pode dar nada a ganhar
problem-share-zero-hint = escreva uma parte (share) acima de 0, ou tire a disputa
problem-choice-twice = "{ $choice }" está duas vezes na lista
problem-choice-twice-hint = ponha cada declaração uma só vez
problem-format-unknown = este regulamento tem o formato { $number }, e aqui só se conhece o formato { $known }
problem-format-unknown-hint = foi escrito para outra versão do guts-core

## Bases

problem-ruleset-unknown = não há nenhum regulamento chamado "{ $name }", nem incluído nem instalado
problem-ruleset-unknown-hint = "guts plugins --rulesets" lista-os todos; um ficheiro indica-se com a sua terminação, "friday.toml", ou com uma barra, "games/friday.toml"
ruleset-unknown-near = { problem-ruleset-unknown }; nomes parecidos: { $near }
ruleset-unknown-near-hint = { problem-ruleset-unknown-hint }
problem-ruleset-ambiguous = dois pacotes instalados trazem um regulamento "{ $name }": { $first } e { $second }
problem-ruleset-ambiguous-hint = indique o próprio ficheiro, com o seu caminho
problem-extends-type = "extends" indica um só regulamento, como texto entre aspas
problem-extends-type-hint = um incluído, "default", ou um ficheiro, "friday.toml"; só há uma base
problem-extends-circle = os regulamentos estendem-se em círculo: este leva de volta a "{ $name }"
problem-extends-circle-hint = deixe um deles ser a base, sem "extends"
problem-extends-too-many = o regulamento tem mais de { $limit } bases, umas sobre as outras, o máximo que se lê
problem-extends-too-many-hint = copie o que for preciso para menos ficheiros
problem-extends-network = um regulamento não pode estender um ficheiro noutro computador: "{ $path }"
problem-extends-network-hint = guarde esse ficheiro ao lado deste, e indique-o aqui

## Requisitos

problem-requires-syntax = isto não é o nome de um pacote com as suas versões: "{ $text }"
problem-requires-syntax-hint = escreva um nome e, se for preciso, versões: "guts-core>=0.1,<2"
problem-requires-missing = o regulamento exige o pacote "{ $package }", que não está instalado
problem-requires-version = o regulamento exige { $package } { $wanted }, e está instalada a versão { $version }

## Plugins

problem-plugin-unknown = não há nenhum plugin chamado "{ $name }" entre os que estão instalados
problem-plugin-unknown-hint = "guts plugins" lista os que estão instalados
problem-plugin-twice = "{ $name }" e "{ $first }" são o mesmo plugin: no nome, "-" e "_" são iguais
problem-plugin-twice-hint = fique com uma das duas tabelas
problem-plugin-not-inherited = a base não tem nenhum plugin "{ $name }" que se pudesse retirar
problem-plugin-no-table = um plugin indica-se como uma tabela com as suas opções, ou como false para o retirar, e não como { $given ->
    [true] true
   *[other] um só valor
}
problem-plugin-no-table-hint = sem opções, escreva: [plugins.{ $name }]
problem-plugins-pairs = "plugins" é uma tabela, ou uma lista de pares de um nome e uma tabela de opções
problem-plugin-name-taken = o pacote { $other } também traz um plugin "{ $name }"; usa-se o do guts-core, cujos nomes são reservados
problem-plugin-ambiguous = dois pacotes instalados trazem um plugin "{ $name }": { $first } e { $second }
problem-plugin-ambiguous-hint = onde se jogar este regulamento, só um deles pode estar instalado
problem-plugin-import = o plugin "{ $name }" ({ $package } { $version }) está estragado, não se consegue importar: { $detail }
problem-plugin-class = "{ $value }" de { $package } { $version } não é um plugin: não é subclasse de guts_core.Variant
problem-plugin-failed = o plugin "{ $name }" ({ $package } { $version }) falhou quando se montava o regulamento ({ $rule }): { $detail }
problem-plugin-hook-unknown = o plugin "{ $name }" ({ $package } { $version }) responde a uma pergunta que ninguém faz: { $hook }
problem-plugin-hook-prefix = no plugin "{ $name }" ({ $package } { $version }) o método { $hook } está marcado com hookimpl, mas o seu nome não começa por "guts_"
problem-plugin-hook-method = no plugin "{ $name }" ({ $package } { $version }) { $hook } não é um método simples
problem-plugin-hook-unmarked = no plugin "{ $name }" ({ $package } { $version }) o método { $hook } não está marcado com hookimpl
problem-plugin-hook-field = no plugin "{ $name }" ({ $package } { $version }) a opção { $hook } tem o nome de um hook
problem-plugin-hook-arguments = no plugin "{ $name }" ({ $package } { $version }) o método { $hook } tem outros argumentos que não { $hint }
problem-plugin-hook-default = no plugin "{ $name }" ({ $package } { $version }) um argumento de { $hook } tem um valor predefinido
problem-plugin-hook-wrapper = no plugin "{ $name }" ({ $package } { $version }) o wrapper { $hook } não faz yield
problem-plugin-hook-collected = no plugin "{ $name }" ({ $package } { $version }) { $hook } é um wrapper, mas cada plugin responde a isso por si
problem-plugin-hook-order = no plugin "{ $name }" ({ $package } { $version }) { $hook } está marcado com uma ordem ou um nome próprios; conta a ordem do regulamento, e o nome do método
problem-plugin-reserved = nenhum plugin se pode chamar "{ $name }": é o que responde a todas as perguntas a que nenhum plugin responde
problem-plugin-objects = o plugin "{ $plugin }" não combina com este regulamento
problem-plugins-clash = os plugins "{ $first }" e "{ $second }" dão duas respostas a uma só pergunta: { question-words }
question-words = { $question ->
    [arrange] que passos tem uma ronda?
    [deck] com que cartas se joga?
    [playing] que lugares participam nesta ronda?
    [ante] quem põe a entrada, e de quanto?
    [house_cards] que mãos da casa recebem cartas com os lugares?
    [order] em que grupos declaram os lugares?
    [choices] o que pode este lugar declarar?
    [ask_again] a quem se pergunta mais uma vez na mesma declaração?
    [house] que mãos que não são de ninguém é preciso vencer?
    [contenders] quem participa nesta disputa?
    [cards_of] com que cartas joga quem participa?
    [wild] quais destas cartas são livres, além das da classificação?
    [value] quanto vale esta mão?
    [best] quais dos participantes são os melhores?
    [winners] quem ganhou esta disputa?
    [losers] quem tem de pagar por ter estado dentro?
    [stake] que quantia se tem de igualar?
    [owes] quanto deve este lugar quando tem de igualar?
    [award] o que recebem os vencedores?
    [payments] o que pagam os perdedores, e a quem?
    [nobody_in] o que acontece quando ninguém está dentro?
    [pays] quanto disto paga de facto o lugar?
    [split] em que partes se divide uma quantia?
    [overflow] quanto deste pote vai para a reserva?
    [refill] quanto volta da reserva?
    [keep] que mãos da casa guardam as suas cartas para a ronda seguinte?
    [game_over] o jogo acabou?
    [cycle_over] o ciclo acabou?
    [leftover] que destino têm as fichas que sobram quando um jogo acaba?
   *[other] { $question }
}
problem-plugins-clash-hint = fique com um dos dois; debaixo de [plugins], NAME = false retira um herdado
problem-plugins-refused = os plugins "{ $first }" e "{ $second }" não combinam um com o outro
problem-plugins-refused-hint = fique com um dos dois; debaixo de [plugins], NAME = false retira um herdado

## Passos

problem-step-unknown = não há nenhum tipo de passo chamado "{ $kind }"
problem-step-unknown-hint = aqui conhecem-se: { $known }; há outros tipos que vêm com plugins
problem-kind-twice = há dois que trazem um tipo de passo chamado "{ $kind }": este plugin e { $other }
problem-condition-unknown = não há nenhuma condição chamada "{ $condition }"
problem-condition-unknown-hint = aqui conhecem-se: { $known }; há outras condições que vêm com plugins
problem-condition-twice = há dois que trazem uma condição chamada "{ $condition }": este plugin e { $other }
problem-holder-name = "{ $name }" não pode ser o nome de uma mão da casa
problem-holder-name-hint = as cartas vão para "everyone", "in", "out", "board", ou para uma mão da casa cujo nome seja uma palavra de letras minúsculas, algarismos, "_" e "-", a começar por uma letra
problem-house-idle = dão-se cartas a "{ $name }", mas nenhum plugin faz alguma coisa com elas
problem-house-idle-hint = indique debaixo de [plugins] o plugin a que se destinam, ou tire o passo
problem-holder-pot = "{ $name }" é ao mesmo tempo uma mão da casa e um pote
problem-holder-pot-hint = dê outro nome a um dos dois
problem-pot-name = { $name ->
    [reserve] nenhum pote se pode chamar "reserve": é onde estão as fichas acima do teto
   *[other] "{ $name }" não pode ser o nome de um pote
}
problem-pot-name-hint = o nome de um pote é uma palavra de letras minúsculas, algarismos, "_" e "-", a começar por uma letra, e não é "reserve"
problem-pot-never-filled = disputa-se o pote "{ $pot }", mas nenhum passo põe nele entradas
problem-pot-never-filled-hint = acrescente um passo: {"{"} do = "ante", pot = "{ $pot }" {"}"}
problem-pot-never-won = vão fichas para o pote "{ $pot }", mas nenhum confronto o disputa, por isso nunca ninguém as poderia ganhar
problem-pot-never-won-hint = indique-o numa disputa do confronto: {"{"} do = "showdown", contests = [{"{"} {"}"}, {"{"} name = "{ $pot }", pot = "{ $pot }" {"}"}] {"}"}
problem-choice-unknown = ninguém pode declarar "{ $choice }", por isso ninguém participa dessa maneira
problem-choice-unknown-hint = as declarações são as dos passos "declare": { $known }
problem-ranking-override = o que o confronto altera não combina com o resto da classificação: { $reason ->
    [ranking-top-size] uma mão em "top" tem mais cartas do que "best" permite
   *[other] { $detail }
}
problem-ranking-override-hint = a classificação do confronto e a do regulamento leem-se juntas, como uma só tabela
problem-repeat-too-often = os passos repetir-se-iam até { $times } vezes, e o máximo é { $most }
problem-repeat-too-often-hint = baixe "max", aqui ou nas repetições à volta
problem-steps-settle-order = acerta-se uma ronda antes de se compararem mãos, ou então não depois de estas se compararem pela última vez
problem-steps-settle-order-hint = ponha um passo "settle" depois de cada "showdown", e nenhum antes do primeiro
problem-steps-no-settle = nenhum passo acerta a ronda, por isso o pote nunca seria entregue
problem-steps-no-settle-hint = acrescente um passo: {"{"} do = "settle" {"}"}
problem-steps-no-showdown = acerta-se uma ronda, mas nenhum passo compara as mãos
problem-steps-no-showdown-hint = acrescente um passo antes: {"{"} do = "showdown" {"}"}
problem-steps-no-cards = comparam-se mãos, mas nenhum passo dá cartas
problem-steps-no-cards-hint = acrescente um passo antes: {"{"} do = "deal", cards = 2 {"}"}
problem-settle-uncompared = { $in ->
    [one] quando está um só lugar dentro, a ronda é acertada aqui sem um confronto antes, por isso o lugar não receberia o pote
   *[several] quando estão vários lugares dentro, a ronda é acertada aqui sem um confronto desde a sua declaração, por isso ninguém ganharia nem pagaria
}
problem-settle-uncompared-hint = faça vir antes um confronto em todos os casos, sem "when": quem está sozinho ganha-o sem mostrar as cartas
problem-settle-stale = { $in ->
    [one] quando está um só lugar dentro, o que aqui se acerta é um confronto anterior à sua declaração, por isso poderia ganhar um lugar que está fora
   *[several] quando estão vários lugares dentro, o que aqui se acerta é um confronto anterior à sua declaração, por isso poderia ganhar um lugar que está fora
}
problem-settle-stale-hint = ponha um confronto entre a declaração e o acerto
problem-round-unsettled = { $in ->
    [one] quando está um só lugar dentro, nada se acerta depois disto, por isso não recebe o pote
   *[several] quando estão vários lugares dentro, nada se acerta depois disto, por isso ninguém ganha nem paga
}
problem-round-unsettled-hint = se não for essa a intenção, tire "when" do último confronto e do último acerto
problem-nobody-in-unasked = quando ninguém está dentro, nenhum passo acerta a ronda, por isso o plugin "{ $name }" não tem aí nada a dizer
problem-nobody-in-unasked-hint = faça vir o último passo "settle" em todos os casos, sem "when", ou com when = "always"
problem-showdown-undeclared = todas as disputas são entre os que declararam alguma coisa, mas este confronto vem antes de qualquer declaração
problem-showdown-undeclared-hint = ponha antes um passo "declare", ou tire "among"
problem-choice-idle = quem declara "{ $word }" não participa em nenhuma disputa, por isso não ganha nem paga
problem-choice-idle-hint = indique a declaração em "among" de uma disputa, ou tire-a de "choices"

## Fichas, lugares e cartas

problem-chip-zero = a unidade mais pequena na mesa não pode ser 0
problem-chip-zero-hint = tire "chip": as partes são então exatas
problem-chip-multiple = { $key } ({ $amount }) não é múltiplo da unidade mais pequena na mesa, chip ({ $chip })
problem-chip-multiple-hint = escreva uma quantia que seja múltiplo dela, ou outro "chip"
problem-cap-zero = com um teto de 0 nunca poderia haver nada no pote
problem-cap-zero-hint = para não haver teto, escreva: cap = false
problem-hand-too-large = um lugar pode ter { $held } cartas{ $board ->
    [0] {""}
   *[other] {" "}além de { $board } na mesa
}, e podem comparar-se no máximo { $most }
problem-hand-too-large-hint = dê menos cartas
problem-hand-too-small = o passo "{ $kind }" precisa de { $wanted ->
    [one] uma carta
   *[other] { $wanted } cartas
} de cada mão para fazer o que diz, e nessa altura um lugar tem { $held ->
    [0] nenhuma
    [one] no máximo uma
   *[other] no máximo { $held }
}
problem-hand-too-small-hint = peça-lhe menos cartas, ou dê mais antes dele
problem-deck-short = { $seats } lugares precisam de { $total } cartas ({ $cards } para os lugares e a mesa{ $house ->
    [0] {""}
   *[other] , { $house } para as mãos da casa
}), e o baralho tem { $deck }
problem-deck-short-hint = { $fits ->
    [0] dê menos cartas
    [1] dê menos cartas
   *[other] as cartas chegam para { $fits } lugares: dê menos cartas, ou baixe seats.max
}
problem-seats-lowered = podem jogar aqui no máximo { $fits }, não { $seats }: { $seats } lugares precisam de { $total } cartas, e o baralho tem { $deck }
problem-seats-lowered-hint = para o dizer no ficheiro, escreva: seats.max = { $fits }
problem-example-ruleset = um exemplo joga-se pelas regras do ficheiro em que está, por isso não indica nenhum regulamento
problem-example-ruleset-hint = tire daqui "ruleset"; uma situação num ficheiro próprio pode indicar um
problem-examples-none = o regulamento não tem exemplos, por isso ninguém pode saber se diz o que se pretende
problem-examples-none-hint = acrescente, debaixo de [[examples]], uma ronda cujo resultado conheça
