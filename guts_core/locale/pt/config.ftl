# O que `guts config` e a documentação dizem de cada chave de um regulamento, e que valores pode ter.

## Chaves de um regulamento. O que significa a opção de um plugin é a mensagem <plugin>-<opção> desse plugin.

key-format = O número deste formato de ficheiro.
key-title = O nome do jogo.
key-summary = O jogo numa frase.
key-authors = Quem escreveu o regulamento, uma lista de nomes.
key-license = As condições em que o ficheiro se pode transmitir a outros.
key-source = De onde vêm as regras.
key-extends = O regulamento que este altera: o nome de um que esteja instalado, ou o caminho de um ficheiro, relativo a este, que acaba em .toml ou tem uma barra.
key-requires = Pacotes de plugins com as suas versões, como o pip as escreve. O que a base exige também é exigido.
key-seats = Quantos podem jogar.
key-ante = Fichas que cada lugar põe de entrada.
key-cap = O maior pote ativo, em fichas, ou false para não haver limite. O que passar disso vai para a reserva.
key-chip = A unidade mais pequena na mesa, em fichas. Todas as quantias têm de ser múltiplos dela, e as fichas que sobram de uma divisão vão uma a uma para os vencedores, a começar à esquerda do dador, a não ser que um plugin diga outra coisa. Se for omitida: as partes são exatas.
key-cycles = Quantos ciclos tem uma sessão.
key-ranking = Como se comparam as mãos.
key-steps = Os passos de uma ronda: uma lista de tabelas, em que "do" indica o tipo. Se for omitida: uma entrada, duas cartas para todos, uma declaração, um confronto e o seu acerto.
key-plugins = Uma tabela para cada plugin, com as suas opções, pela ordem em que se aplicam. Uma tabela vazia toma os valores predefinidos do plugin, e "false" em vez de uma tabela retira um plugin que a base tenha.
key-examples = Situações e aquilo a que levam: "guts check" joga-as e compara.

key-seats-min = O menor número de lugares.
key-seats-max = O maior número de lugares.

key-ranking-categories = As categorias que contam, a melhor primeiro. Uma mão fica na primeira em que couber. A que não couber em nenhuma conta pelas suas cartas, abaixo de todas as outras, por isso "high card" está no fim, quer se escreva quer não.
key-ranking-low_ace = true: A-2-3 é a sequência mais baixa; false: não é sequência.
key-ranking-best = Quantas cartas fazem a mão: as melhores, se houver mais; se houver menos, as sequências e as cores não contam. Se for omitido: todas as cartas da mão, no máximo cinco.
key-ranking-wild = Cartas livres: valores ("2", "10"), naipes ("spades"), cartas ("Js"). Os jokers são sempre livres.
key-ranking-low = true: ganha a mão mais baixa e, se houver mais cartas do que "best", são as mais baixas que a fazem.
key-ranking-aces = "high"; ou "low": o ás fica sempre abaixo do 2, e já não acima do rei.
key-ranking-top = Mãos que ganham a todas as outras, a melhor primeiro, pelos valores impressos nas suas cartas. Com "low" perdem contra todas as outras. As cartas livres não servem para elas.

key-steps-do = O tipo do passo. Os plugins trazem outros tipos.
key-steps-when = Uma condição; se não se verificar, o passo não se faz. Os plugins trazem outras condições.
key-steps-ante-who = "due": todos, se todos os potes e a reserva estiverem vazios; "everyone": todos; "in": os que estão dentro.
key-steps-ante-amount = Fichas por lugar. Se for omitido: a entrada do regulamento.
key-steps-ante-pot = O pote para onde vão; um nome novo cria um pote.
key-steps-deal-cards = Quantas cartas recebe cada um.
key-steps-deal-to = "everyone", "in", "out", "board" para cartas comuns, ou o nome de uma mão que não é de ninguém.
key-steps-deal-face = "down": só o próprio as vê; "up": todos as veem; "dark": ninguém as vê, nem o próprio.
key-steps-deal-short = Quando o baralho tem poucas cartas: um erro, ou voltam a baralhar-se as que foram descartadas.
key-steps-declare-who = Declaram todos, ou só os que estão dentro.
key-steps-declare-choices = O que se pode dizer, pelo menos duas palavras; quem disser outra coisa que não "out" está dentro.
key-steps-showdown-ranking = O que difere da classificação do regulamento, com as mesmas chaves.
key-steps-showdown-seen_by = Quem vê as mãos: todos, ou só os que estão dentro.
key-steps-showdown-contests = Quem disputa que pote, uma lista de tabelas. Se for omitida: uma só disputa entre todos os que estão dentro, pelo pote.
key-steps-showdown-contests-name = Como se chama a disputa no registo e no ecrã.
key-steps-showdown-contests-pot = O pote que se disputa.
key-steps-showdown-contests-share = A parte do pote que cabe à disputa, em relação às outras disputas pelo mesmo pote.
key-steps-showdown-contests-among = As declarações que participam; vazio: todos os que estão dentro.
key-steps-showdown-contests-ranking = O que difere da classificação do passo.
key-steps-settle-ends = O que põe fim ao jogo: "" só os potes vazios; "lone" um lugar que estava sozinho dentro e ganhou.
key-steps-group-steps = Vários passos com uma só condição.
key-steps-repeat-steps = O que se faz repetidamente.
key-steps-repeat-while = Uma condição que se tem de verificar antes de cada vez.
key-steps-repeat-until = Uma condição que faz parar se se verificar depois de uma vez. Se for omitida: nenhuma.
key-steps-repeat-max = Quantas vezes, no máximo.

key-examples-title = O que a situação mostra.
key-examples-ruleset = O caminho ou o nome do regulamento, num ficheiro próprio; sem ele, "default". Dentro de um regulamento omite-se.
key-examples-players = Os nomes dos lugares, no sentido dos ponteiros do relógio. Se for omitido: pela ordem de "hands".
key-examples-dealer = O dador, um dos lugares. Se for omitido: o último.
key-examples-pot = Fichas no pote. Se for omitido: 0.
key-examples-reserve = Fichas na reserva.
key-examples-pots = Fichas em cada pote, pelo seu nome, quando um regulamento tem vários.
key-examples-balances = Fichas dos lugares, que podem estar abaixo de zero.
key-examples-legs = Pontos (legs) dos lugares.
key-examples-matched = Os lugares que tiveram de igualar na ronda anterior.
key-examples-rounds = Uma lista de tabelas com as chaves de uma ronda, quando há várias rondas; estas chaves estão então só lá.
key-examples-hands = Para cada lugar, todas as cartas que recebe do baralho nesta ronda, por ordem, incluindo as recebidas em troca; as que vieram de um vizinho não se indicam. Um lugar cuja mão ninguém viu pode omitir-se.
key-examples-ghost = As cartas do fantasma; uma lista de mãos quando há vários.
key-examples-board = As cartas comuns.
key-examples-deck = O cimo do baralho depois de se darem as cartas, para regras que o viram.
key-examples-in = Os lugares que dizem que estão dentro. Uma lista de listas quando uma ronda pergunta várias vezes, uma para cada declaração.
key-examples-say = O que dizem os lugares quando as escolhas não são dentro e fora; uma lista de tabelas quando uma ronda pergunta várias vezes.
key-examples-expect = O que tem de resultar. O que aqui se indica compara-se exatamente, o que se omite não se compara.
key-examples-expect-winners = Quem recebeu de um pote, por qualquer ordem.
key-examples-expect-won = O que os lugares receberam na ronda, em fichas.
key-examples-expect-paid = O que os lugares puseram durante a ronda, em fichas, incluindo as entradas.
key-examples-expect-balances = Saldos dos lugares depois da ronda, em fichas.
key-examples-expect-pot = Fichas no pote, depois de reenchido e antes das entradas seguintes.
key-examples-expect-reserve = Fichas na reserva.
key-examples-expect-cycle_over = Se o ciclo acabou.
key-examples-expect-game_over = Se o jogo acabou.
key-examples-expect-legs = Pontos (legs) dos lugares depois da ronda.

## Que valores pode ter uma chave. $choices, $items e semelhantes são também textos destes, ou valores como o TOML os escreve.

key-values-choice = { $choices }
key-values-or = { $first } ou { $second }
key-values-truth = true ou false
key-values-whole = { $range ->
    [both] { $least } a { $most }
    [least] um número inteiro, pelo menos { $least }
    [most] um número inteiro, no máximo { $most }
   *[none] um número inteiro
}
key-values-chips = fichas
key-values-text = texto
key-values-list = uma lista de { $items }
key-values-lists = uma lista
key-values-table = uma tabela
key-values-tables = uma lista de tabelas
key-values-steps = uma lista de passos
key-default-required = obrigatório
key-default-none = omitido
key-default-below = ver abaixo

## guts config

cli-config-short = explicar uma chave de um regulamento ou uma opção de um plugin
cli-config-help =
    Explica KEY, por exemplo cap, ranking.low_ace, steps.deal.face ou ghost.plays: o que significa, que valores pode ter, a predefinição e um
    exemplo. Basta a última parte de uma chave. O nome de um plugin, ou de uma tabela, explica todas as suas chaves; sem KEY listam-se todas.
cli-config-example =
    guts config cap
    guts config ghost.plays
    guts config ghost
    guts config
config-values = Valores: { $values }
config-default = Predefinição: { $default }
config-example = Exemplo:
config-plugin = Plugin: { $name }
config-options-none = O plugin { $name } não tem opções: basta uma tabela vazia no regulamento.
config-all = "guts config KEY" explica uma delas, e todas as de uma tabela ou de um plugin pelo seu nome.
config-unknown = não há nenhuma chave "{ $key }"{ $like ->
    [none] {""}
   *[other] ; queria dizer "{ $like }"?
}; "guts config" lista todas as chaves

## guts schema

cli-schema-short = escrever o esquema JSON dos regulamentos, para editores
cli-schema-help =
    Escreve o esquema JSON dos ficheiros de regulamento: todas as chaves com o que significam, e as opções dos plugins instalados. Um editor
    que conheça TOML e esquemas JSON completa e verifica com ele um regulamento; "#:schema ./guts.schema.json" na primeira linha diz onde está.

    O que o esquema aceita pode não se conseguir jogar: "guts check" di-lo.
cli-schema-example =
    guts schema
    guts schema --output guts.schema.json
cli-schema-option-output = Escrever neste ficheiro em vez de no stdout.
schema-title = Um regulamento
schema-about = As regras de um jogo de cartas em que se iguala o pote, para o guts-core.
schema-written = Escrito: { $file }. A primeira linha de um regulamento ao lado dele: { $line }
