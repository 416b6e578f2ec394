# A folha de regras de `guts explain`: as regras como se leem em voz alta à mesa.
# Os identificadores e os argumentos são os de locale/en/explain.ftl. Um texto vazio não diz nada.
#
# Em CLDR o singular (one) de "pt" também serve para 0, como no Brasil. Em Portugal diz-se "0 fichas": onde um número pode ser zero,
# a variante do singular é [1].

cli-explain-short = escrever as regras de um jogo como folha de regras
cli-explain-help =
    Escreve as regras de RULESET, um ficheiro ou um nome, como uma folha que se pode pôr na mesa: em texto, em Markdown, ou numa só
    página HTML pronta a imprimir; ou em JSON, para programas. No fim está a soma (hash) das regras: quem tiver a mesma joga pelas mesmas regras.

    Sem --format, decide o nome do ficheiro de saída: FILE.html, FILE.md, FILE.json, senão texto. Um ficheiro que já exista é escrito de novo.
cli-explain-example =
    guts explain default
    guts explain friday.toml --output friday.html
cli-explain-option-format = text, md, html ou json.
cli-option-output = Escrever num ficheiro em vez de no ecrã.
cli-explain-written = Escrito: { $file }
problem-file-unwritten = não se consegue escrever o ficheiro "{ $file }": { $reason }
problem-file-unwritten-hint = indique um ficheiro numa pasta que exista e onde possa escrever
problem-file-read = "{ $file }" é um ficheiro das próprias regras que são lidas; nada foi escrito
problem-file-read-hint = indique outro ficheiro

## A folha

explain-untitled = Regras
explain-section-game = O jogo
explain-section-round = Uma ronda
explain-section-declaring = Dentro ou fora
explain-section-hands = Que mão é melhor
explain-section-showdown = Quem ganha
explain-section-paying = Quem paga
explain-section-nobody-in = Quando ninguém está dentro
explain-section-end = O fim
explain-foot = Estas regras
explain-hash = Regras { $hash }: quem tiver uma folha com os mesmos dezasseis caracteres joga pelas mesmas regras.
explain-plugin = { $plugin } { $version }, de { $package }
explain-option = { $plugin }: { $option } = { $value }
explain-field = { $field } = { $value }
explain-step-other = { $kind }: { $text }
explain-condition-other = { $form ->
    [while] Só continua enquanto se verificar isto: { $condition }.
    [until] Para logo que se verifique isto: { $condition }.
   *[when] Só se se verificar isto: { $condition }.
}

## O jogo

ruleset-rule-seats = { $same ->
    [true] Para { $max } jogadores.
   *[false] De { $min } a { $max } jogadores.
}
default-rule-deck = { $cards ->
    [one] O baralho tem uma carta.
   *[other] O baralho tem { $cards } cartas.
}
ruleset-rule-ante = { $ante ->
    [1] A entrada é de 1 ficha.
   *[other] A entrada é de { $ante } fichas.
}
default-rule-ante = { $cap ->
    [none] { $pots ->
        [one] Quando o pote está vazio, todos põem a entrada. Caso contrário, ninguém põe.
       *[other] Quando todos os potes estão vazios, todos põem a entrada. Caso contrário, ninguém põe.
    }
   *[other] { $pots ->
        [one] Quando o pote e a reserva estão vazios, todos põem a entrada. Caso contrário, ninguém põe.
       *[other] Quando todos os potes e a reserva estão vazios, todos põem a entrada. Caso contrário, ninguém põe.
    }
}
default-rule-overflow = { $cap ->
    [none] O pote não tem teto: pode crescer sem limite.
    [1] O pote leva no máximo 1 ficha, o teto. O que passar disso vai logo para a reserva.
   *[other] O pote leva no máximo { $cap } fichas, o teto. O que passar disso vai logo para a reserva.
}
default-rule-refill = { $cap ->
    [none] {""}
   *[other] Ninguém ganha a reserva e ninguém a iguala. Depois dos pagamentos, ela enche o pote até ao teto, ou até onde chegar.
}
ruleset-rule-chip = { $chip ->
    [none] As partes são exatas, até à fração de ficha.
   *[other] A unidade mais pequena é { $chip }.
}

## A ronda

default-rule-dealt = As cartas dão-se uma a uma, a começar à esquerda do dador. O que é dado tapado só é visto pelo próprio.
default-rule-keep = Em cada ronda voltam a baralhar-se todas as cartas.
default-rule-dealer = Depois de cada ronda, o jogador seguinte à esquerda passa a ser o dador.

default-step-ante = { $who ->
    [everyone] Todos põem a entrada.
    [in] Todos os que estão dentro põem a entrada.
   *[due] Põe-se a entrada, se for devida.
}{ $amount ->
    [none] {""}
    [1] {" "}Esta entrada é de 1 ficha.
   *[other] {" "}Esta entrada é de { $amount } fichas.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Vai para o pote chamado "{ $pot }".
}
default-step-deal = { $to ->
    [everyone] { $cards ->
        [one] Cada jogador recebe uma carta
       *[other] Cada jogador recebe { $cards } cartas
    }
    [in] { $cards ->
        [one] Cada um dos que estão dentro recebe uma carta
       *[other] Cada um dos que estão dentro recebe { $cards } cartas
    }
    [out] { $cards ->
        [one] Cada um dos que estão fora recebe uma carta
       *[other] Cada um dos que estão fora recebe { $cards } cartas
    }
    [board] { $cards ->
        [one] Põe-se na mesa uma carta comum
       *[other] Põem-se na mesa { $cards } cartas comuns
    }
   *[other] { $cards ->
        [one] A mão "{ $to }", que não é de ninguém, recebe uma carta
       *[other] A mão "{ $to }", que não é de ninguém, recebe { $cards } cartas
    }
}{ $cards ->
    [one] { $face ->
        [up] , à vista
        [dark] , que ninguém pode ver
       *[down] , tapada
    }
   *[other] { $face ->
        [up] , à vista
        [dark] , que ninguém pode ver
       *[down] , tapadas
    }
}{ $to ->
    [board] { $cards ->
        [one] : conta para todas as mãos.
       *[other] : contam para todas as mãos.
    }
   *[other] .
}{ $short ->
    [reshuffle] {" "}Se o baralho acabar, baralham-se e dão-se as cartas descartadas.
   *[error] {""}
}
default-step-declare = { $usual ->
    [true] { $who ->
        [in] Todos os que ainda estão dentro voltam a declarar: dentro ou fora.
       *[everyone] Todos declaram: dentro ou fora.
    }
   *[false] { $who ->
        [in] Todos os que ainda estão dentro voltam a declarar, com uma destas palavras: { $choices }.
       *[everyone] Todos declaram, com uma destas palavras: { $choices }.
    }
}
default-step-showdown = { $number ->
    [0] { $seen_by ->
        [in] Os que estão dentro comparam as mãos e só as mostram uns aos outros.
       *[all] Os que estão dentro mostram as mãos e comparam-nas.
    }
   *[other] { $seen_by ->
        [in] Confronto { $number }: os que estão dentro comparam as mãos e só as mostram uns aos outros.
       *[all] Confronto { $number }: os que estão dentro mostram as mãos e comparam-nas.
    }
}
default-step-contest = "{ $name }": { $among ->
    [none] participam todos os que estão dentro.
   *[other] participam os que declararam uma destas palavras: { $among }.
} { $part ->
    [equal] { $rivals ->
        [2] Está em jogo metade do pote.
       *[other] Está em jogo uma de { $rivals } partes iguais do pote.
    }
    [share] Parte do pote que está em jogo: { $share } de { $total }.
   *[whole] Está em jogo o pote inteiro.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Trata-se do pote chamado "{ $pot }".
}
default-step-settle = { $number ->
    [0] Acerta-se quem ganha e quem paga.
   *[other] Acerta-se quem ganha e quem paga no confronto { $number }.
}{ $ends ->
    [lone] {" "}Se alguém estava sozinho dentro e ganhou, o jogo acaba.
   *[none] {""}
}
default-step-repeat = { $max ->
    [one] O que se segue faz-se no máximo uma vez:
   *[other] O que se segue repete-se, no máximo { $max } vezes:
}

default-condition-always = { $form ->
    [until] Faz-se só uma vez.
    [while] Continua em qualquer caso.
   *[when] Em qualquer caso:
}
default-condition-nobody-in = { $form ->
    [while] Só continua enquanto ninguém estiver dentro.
    [until] Para logo que ninguém esteja dentro.
   *[when] Se ninguém estiver dentro:
}
default-condition-somebody-in = { $form ->
    [while] Só continua enquanto alguém estiver dentro.
    [until] Para logo que alguém esteja dentro.
   *[when] Se alguém estiver dentro:
}
default-condition-one-in = { $form ->
    [while] Só continua enquanto estiver exatamente um jogador dentro.
    [until] Para logo que esteja exatamente um jogador dentro.
   *[when] Se estiver exatamente um jogador dentro:
}
default-condition-several-in = { $form ->
    [while] Só continua enquanto estiverem vários jogadores dentro.
    [until] Para logo que estejam vários jogadores dentro.
   *[when] Se estiverem vários jogadores dentro:
}
default-condition-lone = { $form ->
    [while] Só continua enquanto restar uma única mão que possa ganhar.
    [until] Para logo que reste uma única mão que possa ganhar.
   *[when] Se restar uma única mão que possa ganhar:
}
default-condition-contested = { $form ->
    [while] Só continua enquanto duas ou mais mãos puderem ganhar.
    [until] Para logo que duas ou mais mãos possam ganhar.
   *[when] Se duas ou mais mãos puderem ganhar:
}

## Dentro ou fora

default-rule-order = Todos declaram ao mesmo tempo.
default-rule-choices = Cada um escolhe livremente. Declarar não custa nada.
default-rule-ask_again = O que foi declarado vale: depois ninguém pode mudar.

## Que mão é melhor

# por cima de uma ordem das mãos, onde nem todas se comparam da mesma maneira. $numbers é uma lista de $count confrontos
explain-ranking-showdown = { $count ->
    [one] Confronto { $numbers }
   *[other] Confrontos { $numbers }
}
explain-ranking-contest = "{ $name }"
explain-ranking-both = Confronto { $number }, "{ $name }"
ranking-rule-categories = { $low ->
    [true] { $count ->
        [one] Ganha a mão mais baixa: só contam os valores das cartas.
       *[other] Ganha a mão mais baixa. Da mão mais alta para a mais baixa: { $categories }.
    }
   *[false] { $count ->
        [one] Só contam os valores das cartas.
       *[other] Da melhor mão para a mais baixa: { $categories }.
    }
}
ranking-rule-ties = { $low ->
    [true] Entre duas mãos do mesmo tipo, é melhor a que tem as cartas mais baixas: contam primeiro as cartas que a formam, depois as outras.
   *[false] Entre duas mãos do mesmo tipo, é melhor a que tem as cartas mais altas: contam primeiro as cartas que a formam, depois as outras.
}
ranking-rule-best = { $low ->
    [true] { $best ->
        [one] Conta a carta mais baixa de cada mão.
       *[other] Contam as { $best } cartas mais baixas de cada mão.
    }
   *[false] { $best ->
        [one] Conta a melhor carta de cada mão.
       *[other] Contam as { $best } melhores cartas de cada mão.
    }
}
ranking-rule-straights = { $best ->
    [none] {""}
   *[other] As sequências e as cores têm { $best } cartas.
}
ranking-rule-low_ace = { $low_ace ->
    [true] Numa sequência, o ás também pode ficar abaixo do 2: é então a sequência mais baixa.
   *[false] Numa sequência, o ás nunca fica abaixo do 2.
}
ranking-rule-aces = { $aces ->
    [low] O ás é baixo, abaixo do 2.
   *[high] O ás é a carta mais alta, o 2 a mais baixa.
}
ranking-rule-wild = Cartas livres, que valem por qualquer outra: { $wild }.
ranking-rule-top = { $low ->
    [true] Estas mãos perdem contra todas as outras, da melhor para a pior: { $hands }.
   *[false] Estas mãos ganham a todas as outras, da melhor para a pior: { $hands }.
}
wild-s = espadas
wild-h = copas
wild-d = ouros
wild-c = paus
wild-joker = jokers
category-five-of-a-kind = cinco iguais
category-straight-flush = sequência de cor
category-four-of-a-kind = póquer
category-full-house = full house
category-flush = cor
category-straight = sequência
category-trips = trio
category-two-pair = dois pares
category-pair = par
category-high-card = carta alta
default-rule-cards_of = { $board ->
    [true] As cartas do jogador e as cartas comuns formam juntas a mão.
   *[false] {""}
}

## Quem ganha

default-rule-undeclared = Ninguém declara: à partida, estão dentro todos os que jogam.
default-rule-best = Ganha a melhor mão. Os naipes nunca desempatam.
default-rule-award = { $contests ->
    [one] { $pots ->
        [one] Quem ganha fica com o pote inteiro. As melhores mãos, se empatarem, dividem-no em partes iguais.
       *[other] Quem ganha fica com o pote inteiro que estava em disputa. As melhores mãos, se empatarem, dividem-no em partes iguais.
    }
   *[other] Quem ganha cada disputa fica com o que nela está em jogo. As melhores mãos, se empatarem, dividem-no em partes iguais.
} Quem ficar sem adversários ganha sem mostrar a mão.

default-rule-split = { $chip ->
    [none] {""}
   *[other] O que não se puder dividir em unidades inteiras vai, uma unidade a cada um, para os primeiros à esquerda do dador.
}

## Quem paga

default-rule-losers = { $contests ->
    [one] Todos os outros que estavam dentro perderam e têm de igualar, mesmo que empatem entre si.
   *[other] Quem participou e não tem a melhor mão em nenhuma disputa pelo mesmo pote perdeu e tem de igualar.
}
default-rule-stake = { $cap ->
    [none] O que se iguala é o pote antigo: tudo o que lá estava antes de qualquer pagamento.
   *[other] O que se iguala é o pote antigo: tudo o que lá estava antes de qualquer pagamento, sem a reserva.
}
default-rule-owes = Cada perdedor paga essa quantia por inteiro, não uma parte dela.
default-rule-payments = Os pagamentos vão para o pote. Se este foi ganho, são só eles que formam o seguinte.
default-rule-pays = Cada um paga o que deve, mesmo que o saldo fique abaixo de zero.
default-rule-also = Quem está fora não paga nada no confronto.

## Quando ninguém está dentro

default-rule-nobody_in = { $showdowns ->
    [one] O pote fica como está, ninguém paga e dão-se cartas novas. Conta como uma ronda.
   *[other] O pote fica como está, ninguém paga e a ronda continua.
}

## O fim

default-rule-cycle_over = { $ends ->
    [lone] Um pote vazio não põe fim ao jogo: põem-se novas entradas.
   *[none] { $cap ->
        [none] Quando, depois de uma ronda, não sobra nada no pote, acaba um ciclo.
       *[other] Quando, depois de uma ronda, não sobra nada no pote nem na reserva, acaba um ciclo.
    }
}
default-rule-game_over = { $ends ->
    [lone] O jogo acaba logo que alguém que está sozinho dentro ganhe.
   *[none] {""}
}
default-rule-leftover = { $ends ->
    [lone] { $cap ->
        [none] {""}
       *[other] O que então restar na reserva fica lá para o jogo seguinte.
    }
   *[none] {""}
}
# $own: true nos jogos que têm um fim próprio, que não é o pote vazio
ruleset-rule-cycles = { $own ->
    [true] { $cycles ->
        [one] Uma sessão dura um destes jogos.
       *[other] Uma sessão dura { $cycles } destes jogos.
    }
   *[false] { $cycles ->
        [one] Uma sessão dura um ciclo.
       *[other] Uma sessão dura { $cycles } ciclos.
    }
}
default-rule-places = No fim conta o saldo de cada jogador: o que ganhou menos o que pôs. Saldos iguais partilham o lugar.
