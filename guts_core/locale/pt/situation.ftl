# Problemas com situações escritas: o que está errado naquilo que um ficheiro diz que estava na mesa.

## Chaves

problem-key-beside-rounds = "{ $key }" diz respeito a uma ronda, e esta situação tem várias
problem-key-beside-rounds-hint = ponha-a na tabela da sua ronda, debaixo de [[rounds]]
problem-key-before-rounds = "{ $key }" diz respeito ao estado antes da primeira ronda, não a uma ronda
problem-key-before-rounds-hint = tire-a da ronda e ponha-a no princípio da situação

## Lugares e potes

problem-players-missing = não está ninguém à mesa
problem-players-missing-hint = escreva hands = {"{"} Ana = "Qs Qh", Bo = "Ac Kd" {"}"}, ou só os nomes: players = ["Ana", "Bo"]
problem-seats-number = { $seats } lugares, mas este jogo é para { $min } a { $max }
problem-seat-name = "{ $seat }" não pode ser o nome de um lugar: está vazio, tem mais de { $limit } caracteres, é o nome de um pote ou contém um carácter de controlo
problem-seat-twice = "{ $seat }" aparece duas vezes
problem-seat-unknown = não há nenhum lugar chamado "{ $seat }" à mesa
problem-seat-unknown-hint = há estes: { $known }. Um lugar cuja mão ninguém viu só aparece em "players"
problem-pot-unknown = não há nenhum pote chamado "{ $pot }" neste jogo
problem-pot-unknown-hint = há: { $known }
problem-pot-twice = as fichas em "{ $pot }" são indicadas duas vezes
problem-pot-twice-hint = fique com "pot", ou com a entrada em "pots"

## Cartas

problem-card-unknown = "{ $card }" não é uma carta
problem-card-unknown-hint = uma carta é o seu valor e o seu naipe: Qs, Q♠, 10h ou Th; "Ac Kd" são duas
problem-card-twice = { $card } aparece duas vezes
problem-card-two-places = { $card } está em dois sítios ao mesmo tempo
problem-card-not-in-deck = { $number ->
    [one] { $cards } não está no baralho desta ronda
   *[other] { $cards } não estão no baralho desta ronda
}
problem-card-not-in-deck-hint = um baralho não tem jokers, a não ser que o regulamento o diga, e o que uma mão da casa guarda da ronda anterior não se volta a dar
problem-card-undealt = { $number ->
    [one] { $cards } nunca é dada
   *[other] { $cards } nunca são dadas
}
problem-card-undealt-hint = indique o que foi dado nesta ronda, também as cartas recebidas em troca, mas não as que vieram de um vizinho
situation-rule = a regra "{ $rule }"{ $by ->
    [core] {""}
    [default] {""}
   *[other] {" "}de "{ $by }"
}
problem-card-missing = { $given ->
    [some] { situation-rule } precisa de mais cartas do que as que "{ $key }" diz
   *[none] { situation-rule } precisa de cartas que ninguém indicou: falta "{ $key }"
}
problem-card-missing-hint = acrescente todas as cartas que lá foram dadas: { $key } = "Qs Qh"

## O estado antes da primeira ronda

problem-session-opening = não se pode começar o jogo assim: "{ $what }" não condiz com a mesa ({ $reason })

problem-opening-levelled = a ronda começa com { $chips } em "{ $pot }" e { $reserve } na reserva, não com o que está escrito: { $rule ->
    [overflow] o que passa do teto vai para a reserva
    [refill] a reserva enche o pote
   *[other] { situation-rule }
}
problem-opening-levelled-hint = se na mesa havia outro teto, diga-o no regulamento; senão escreva o pote e a reserva como estavam antes das entradas

## Ficheiros

# conselho sobre um ficheiro que devia ser uma situação
situation-file-missing-hint = verifique a grafia e a pasta; guts settle quer o ficheiro de uma situação escrita, uma ronda que foi jogada
situation-file-directory-hint = indique o ficheiro de uma situação escrita que lá esteja
situation-file-special-hint = guarde a situação escrita num ficheiro em disco e indique esse
situation-file-too-large-hint = uma situação escrita é uma página de texto; será este o ficheiro certo?

# stdout, de qualquer comando
situation-unwritten = não se consegue escrever: { $reason }

## Resultados

situation-tied-with-house = Ninguém ganhou: { $seats } { $count ->
    [one] empata
   *[other] empatam
} com { $houses }, uma mão da casa.

## Respostas

problem-answer-missing = "{ $seat }" tem de responder, e não se diz nada por esse lugar
problem-answer-missing-hint = escreva { $key } = {"{"} { $seat } = "…" {"}"} com uma destas palavras: { $choices }
problem-answer-choice = "{ $seat }" não pode dizer "{ $word }" aqui
problem-answer-choice-hint = pode dizer uma destas palavras: { $choices }
problem-answer-both = "{ $seat }" aparece entre os que estão dentro, e diz que está fora
problem-answer-cards-missing = "{ $seat }" tem de dar { $least ->
    [one] uma carta
   *[other] { $least } cartas
}, e não se diz nada por esse lugar
problem-answer-cards-missing-hint = escreva { $key } = {"{"} { $seat } = "Qs" {"}"}
problem-answer-cards = "{ $seat }" não pode dar "{ $cards }": tem { $held }
problem-answer-cards-hint = "hands" indica todas as cartas que lhe foram dadas; ?? é uma carta que lá não está
problem-answer-count = "{ $seat }" dá "{ $cards }", mas pode dar { $least } a { $most } cartas
problem-answer-unasked = isto não se pergunta a "{ $seat }", por isso "{ $key }" não muda nada aqui

## Jogo

problem-play-failed = a ronda não pode continuar: { game-stopped-who } { game-stopped-why }
problem-play-failed-hint = { $code ->
    [listener-raised] é um erro do programa que acompanha o jogo, não de uma regra nem da situação
   *[other] é um erro da regra, não da situação; diga-o a quem a escreveu
}
problem-play-deck-short = restam poucas cartas no baralho para { situation-rule }
problem-expect-differs = esperava-se que { $key } fosse { $expected }, mas é { $found }
