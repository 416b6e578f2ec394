# `guts new`: as perguntas sobre as quais os grupos discutem. new-topic-<tema> é a pergunta, -help do que se trata, new-answer-<tema>-<id>
# uma resposta do núcleo; as de um plugin são <plugin>-answer-<id>. Todas ficam também no ficheiro, como comentários.

new-topic-title = Como se chama o jogo?
new-topic-title-help = Um nome para as suas regras, como "Sexta à noite". Fica no cimo da folha de regras.
new-topic-cards = Quantas cartas recebe cada um?
new-topic-cards-help = As mãos de duas cartas são pares e cartas altas. Com três ou cinco, as sequências e as cores também contam.
new-answer-cards-two = Duas.
new-answer-cards-three = Três.
new-answer-cards-five = Cinco.
new-topic-ranking = Que mãos são melhores, com três cartas?
new-topic-ranking-help = As regras publicadas divergem sobre sequência contra cor, e sobre trio contra sequência de cor.
new-answer-ranking-trips-straight = Trio, sequência de cor, sequência, cor, par.
new-answer-ranking-trips-flush = Trio, sequência de cor, cor, sequência, par.
new-answer-ranking-straight-flush-straight = Sequência de cor, trio, sequência, cor, par.
new-answer-ranking-straight-flush-flush = Sequência de cor, trio, cor, sequência, par.
new-answer-ranking-sets-only = Trio, par; as sequências e as cores não contam.
new-topic-low-ace = Ás, dois, três é uma sequência?
new-topic-low-ace-help = Se for, é a mais baixa. O ás também fica sempre acima do rei.
new-answer-low-ace-yes = Sim, a mais baixa.
new-answer-low-ace-no = Não.
new-topic-wild = Há cartas livres?
new-topic-wild-help = Uma carta livre vale pela que fizer a melhor mão. Indique valores, como em "2" ou "J 2".
new-answer-wild-none = Nenhuma.
new-topic-exchange = Podem trocar-se cartas por outras do baralho?
new-topic-exchange-help = Com trocas há melhores mãos, e mais gente que se atreve a ficar dentro.
new-answer-exchange-none = Não.
new-topic-passing = Passam-se cartas a um vizinho?
new-topic-passing-help = Antes de se declarar, cada um escolhe cartas para passar, tapadas, e depois recebe outras.
new-answer-passing-none = Não.
new-topic-declaration = Como se declara dentro ou fora?
new-topic-declaration-help = Todos ao mesmo tempo: ninguém sabe o que fazem os outros. Um após outro: o último é quem sabe mais.
new-answer-declaration-at-once = Todos ao mesmo tempo.
new-topic-first-round = Todos têm de estar dentro quando o pote é novo?
new-topic-first-round-help = Há grupos que jogam sem escolha a primeira mão por um pote novo, para que ele cresça.
new-answer-first-round-free = Não.
new-topic-ghost = É preciso vencer uma mão que não é de ninguém?
new-topic-ghost-help = Um fantasma, ou kitty, recebe cartas como os outros. Impede que quem está sozinho leve o pote sem nada na mão.
new-answer-ghost-none = Não.
new-topic-nobody-in = Ninguém está dentro: o que acontece?
new-topic-nobody-in-help = O pote fica em qualquer caso, e dão-se cartas novas. A questão é quem paga por isso.
new-answer-nobody-in-stays = O pote fica como está, e ninguém paga.
new-topic-ties = As melhores mãos empatam: quem recebe o pote?
new-topic-ties-help = Os naipes nunca decidem. Uma terceira mão, mais baixa, paga em qualquer caso.
new-answer-ties-share = Dividem-no, e não o igualam.
new-topic-losers = Dos que estão dentro e perdem, quem iguala o pote?
new-topic-losers-help = Igualar é pagar a quantia do pote que foi ganho. Faz o pote seguinte.
new-answer-losers-all = Todos eles.
new-topic-debt = Um perdedor não pode pagar: e então?
new-topic-debt-help = As fichas podem contar-se abaixo de zero, ou só se joga com o que está na mesa.
new-answer-debt-owes = O perdedor fica em dívida; os saldos podem ficar abaixo de zero.
new-topic-antes = Quem põe a entrada, e quando?
new-topic-antes-help = Uma entrada é um pequeno pagamento para o pote antes de se darem as cartas.
new-answer-antes-new-pot = Todos, quando o pote e a reserva estão vazios.
new-answer-antes-every-round = Todos, em cada ronda.
new-topic-ante = De quanto é uma entrada, em fichas?
new-topic-ante-help = Todas as outras quantias são nas mesmas fichas. As frações escrevem-se 0.25 ou 1/4.
new-topic-limit = Há um limite para o pote, ou para o que se pode perder?
new-topic-limit-help = Os potes crescem depressa: três perdedores tornam o seguinte três vezes maior.
new-answer-limit-cap = O pote tem um teto; o que passa disso fica à espera numa reserva, que volta a encher o pote quando alguém o leva.
new-answer-limit-none = Sem limite.
new-topic-cap = De quanto é o teto, em fichas?
new-topic-cap-help = O maior pote que se pode ganhar ou que se tem de igualar.
new-topic-winnings = Quanto do pote se pode ganhar?
new-topic-winnings-help = Há grupos que limitam também o que se tira do pote de uma vez.
new-answer-winnings-pot = Tudo.
new-topic-matched = Que dinheiro se iguala?
new-topic-matched-help = O pote tal como estava antes de ser ganho, ou outra coisa.
new-answer-matched-old-pot = O pote tal como estava, sem o que os outros pagam.
new-topic-reserve = De quem é a reserva?
new-topic-reserve-help = Guarda as fichas que passam do teto.
new-answer-reserve-refills = Volta a encher o pote quando alguém o leva, e ela própria nunca se ganha nem se iguala.
new-topic-chip = Qual é a ficha mais pequena?
new-topic-chip-help = Com "exact", um pote de 20 dividido por três dá 20/3 a cada um. Com uma quantia como 1 ou 0.25, as partes são fichas inteiras desse tamanho.
new-answer-chip-exact = Não há: as partes são exatas.
new-topic-odd-chips = O pote não se consegue dividir em partes iguais: quem recebe as fichas que sobram?
new-topic-odd-chips-help = Quando há uma ficha mais pequena, pode sobrar alguma coisa.
new-answer-odd-chips-left = Os vencedores, à vez, a começar à esquerda do dador.
new-topic-seats = Quantos podem jogar?
new-topic-seats-help = Um número, ou dois como em 3-8.
new-topic-cycles = Quantos ciclos tem uma sessão?
new-topic-cycles-help = Um ciclo dura até o pote e a reserva ficarem vazios.
new-topic-ending = Quando acaba uma sessão?
new-topic-ending-help = Combinem o fim antes de começar.
new-answer-ending-cycles = Ao fim do número de ciclos combinado.

## O ficheiro

new-comment = { $question } { $answer }
new-comment-head = Escrito por "guts new". Um comentário é uma pergunta e a resposta que as linhas debaixo dele dão.
new-comment-inherited = Como em "{ $base }":
new-comment-unconfirmed = Calculado por "guts new", e ainda não confirmado por ninguém. Leia: é isto que o seu grupo joga?

## A conversa

new-welcome = As suas regras da casa, uma pergunta de cada vez. Escreva um número ou uma palavra; Enter aceita o que está entre parênteses retos. "?" explica, "b" volta atrás, "q" termina sem escrever nada.
new-prompt = [{ $now }]:
new-as-is = como em "{ $base }"
new-wants = { $kind ->
    [word] "{ $text }" não é nenhuma das respostas. Escreva um número ou uma palavra da lista.
    [amount] "{ $text }" não é uma quantia de fichas. Escreva 1, 0.25 ou 1/4.
    [whole] "{ $text }" não é um número inteiro maior do que zero.
    [seats] "{ $text }" não diz quantos podem jogar. Escreva 4, ou 3-8; no mínimo 2, no máximo 26.
    [ranks] "{ $text }" não são valores. Escreva 2, ou J 2, ou none.
   *[text] "{ $text }" não pode ser um título: está vazio, é demasiado longo ou tem caracteres que não se podem mostrar.
}
new-no-help = Não há mais nada a dizer sobre isto.
new-first = Esta é a primeira pergunta.
new-refused = Isso não combina com o que se disse antes:
new-try-again = Outra resposta, por favor; "b" volta atrás.
new-unasked = a pergunta "{ $name }" não se faz: com as outras respostas não há aí nada para perguntar
new-question-unknown = não há nenhuma pergunta "{ $name }"{ $like ->
    [none] {"; \"guts new --questions\" lista-as"}
   *[other] {"; queria dizer"} "{ $like }"?
}
new-set-form = "{ $text }" não é uma resposta a uma pergunta: escreva-a como em --set cards=three
new-set-wrong = "{ $word }" não é uma resposta a "{ $name }": { $kind ->
    [word] escolha uma destas: { $known }
    [amount] escreva uma quantia de fichas, como em 1, 0.25 ou 1/4{ $known ->
        [none] {""}
       *[other] {", ou "}{ $known }
    }
    [whole] escreva um número inteiro maior do que zero
    [seats] escreva quantos podem jogar, como em 3-8
    [ranks] escreva valores, como em "2" ou "J 2", ou { $known }
   *[text] um título tem no máximo 200 caracteres que se possam mostrar
}
new-set-base = as respostas não combinam umas com as outras:
new-name-bad = o ficheiro de um regulamento tem de se chamar qualquer coisa.toml, não "{ $file }"
new-file-missing = indique o ficheiro a escrever, como em "guts new friday.toml"
new-from-itself = "{ $file }" não pode partir de si próprio: escolha outro nome, e apague depois o ficheiro antigo

new-examples = Agora algumas rondas por estas regras. É isto que o seu grupo joga?
new-example-new-pot = Um pote novo, e dois estão dentro
new-example-order = Uma sequência contra uma cor
new-example-tie = Dois empatam na melhor mão, e uma terceira mão é mais baixa
new-example-lone = Um está sozinho dentro
new-example-lone-beaten = Um está sozinho dentro, e a mão que não é de ninguém é melhor
new-example-lone-tied = Um está sozinho dentro, e empata com a mão que não é de ninguém
new-example-nobody = Ninguém diz dentro
new-example-cap = Os pagamentos passam do teto
new-example-large = Perde-se um pote grande
new-example-pot = Antes: pote { $pot }
new-example-right = É isto que o seu grupo joga? [S/n]:
new-example-yes = s sim y yes
new-example-no = n não nao no
new-example-answer = Responda s ou n, por favor.
new-example-left-out = Não entra no ficheiro. O que mostra é decidido por:
new-revisit = Que pergunta outra vez, pelo nome? [nenhuma, continuar]:
new-revisit-again = Outra vez as rondas, pelas novas respostas.
new-unconfirmed = nota: ninguém confirmou os exemplos no ficheiro; leia-os, mostram o que as regras significam
new-no-examples = nota: não se conseguiu calcular nenhum exemplo para este jogo; "guts check" dirá que não há nenhum

new-written = Escrito: { $file }
new-written-schema = Escrito: { $file }, o esquema com que os editores o completam e verificam
new-schema-kept = nota: "{ $file }" já existe e ficou como estava; --force escreve-o de novo
new-next = O que fazer a seguir:
new-nothing = Nada foi escrito.
problem-cli-new-exists = já existe um ficheiro "{ $file }"
problem-cli-new-exists-hint = escolha outro nome, ou substitua-o com --force
problem-cli-new-folder = não existe a pasta "{ $folder }"
problem-cli-new-folder-hint = crie-a primeiro, ou escolha outra

cli-new-short = fazer um regulamento respondendo a perguntas
cli-new-help =
    Pergunta aquilo que os grupos discutem (quantas cartas, e se ninguém estiver dentro, empates, fantasmas, limites) e escreve FILE, um
    regulamento com comentários e com exemplos cujos números foram calculados e que são confirmados por si.

    Sem terminal, ou com --yes, nada se pergunta: o que --set não disser fica como na base. Nenhum ficheiro é substituído sem --force.
cli-new-example =
    guts new friday.toml
    guts new friday.toml --set cards=three --set cap=30 --yes
    guts new monday.toml --from friday.toml
    guts new --questions
cli-new-option-base-name = O regulamento de que se parte, um ficheiro ou um nome; propõem-se as suas respostas.
cli-new-option-answers = Uma resposta que não é preciso perguntar. Pode indicar-se várias vezes.
cli-new-option-yes = Não perguntar nada.
cli-new-option-force = Substituir ficheiros que já existam.
cli-new-option-questions = Listar todas as perguntas com as suas respostas.
cli-new-option-as-json = Escrever em JSON no stdout o que foi feito, ou as perguntas.
