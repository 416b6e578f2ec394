# Nomes das mãos. $rank é um só valor ("dama") nas sequências e cores, e vários ("damas") nos conjuntos.

hand-five-of-a-kind = cinco { $rank }
hand-straight-flush = { $rank ->
    [dama] sequência de cor à dama
   *[other] sequência de cor ao { $rank }
}
hand-four-of-a-kind = póquer de { $rank }
hand-full-house = full house de { $first } com { $second }
hand-flush = { $rank ->
    [dama] cor à dama
   *[other] cor ao { $rank }
}
hand-straight = { $rank ->
    [dama] sequência à dama
   *[other] sequência ao { $rank }
}
hand-trips = trio de { $rank }
hand-two-pair = dois pares, de { $first } e de { $second }
hand-pair = par de { $rank }
# $ranks é um valor ou uma lista deles: "ás-rei"
hand-high-card = carta alta: { $ranks }
# $hand são valores com hífenes: "3-2"
hand-top = mão especial { $hand }
hand-empty = sem cartas

# Uma lista de valores faz-se a partir do primeiro: "ás-rei" e depois "9".
hand-rank-list = { $ranks }-{ $rank }

hand-rank-2 = 2
hand-rank-3 = 3
hand-rank-4 = 4
hand-rank-5 = 5
hand-rank-6 = 6
hand-rank-7 = 7
hand-rank-8 = 8
hand-rank-9 = 9
hand-rank-10 = 10
hand-rank-11 = valete
hand-rank-12 = dama
hand-rank-13 = rei
hand-rank-14 = ás

hand-ranks-2 = duques
hand-ranks-3 = ternos
hand-ranks-4 = quatros
hand-ranks-5 = cincos
hand-ranks-6 = seis
hand-ranks-7 = setes
hand-ranks-8 = oitos
hand-ranks-9 = noves
hand-ranks-10 = dez
hand-ranks-11 = valetes
hand-ranks-12 = damas
hand-ranks-13 = reis
hand-ranks-14 = ases

# O que pode estar errado em [ranking]; $text é o que foi escrito.

problem-ranking-category-twice = a categoria "{ $text }" está duas vezes na lista
problem-ranking-category-twice-hint = ponha cada categoria uma só vez, a melhor primeiro
problem-ranking-high-card-not-last = "high card" serve a qualquer mão, por isso as categorias depois dela nunca contariam
problem-ranking-high-card-not-last-hint = ponha "high card" no fim, ou não a escreva: é sempre a mais baixa
problem-ranking-wild-unknown = "{ $text }" não pode ser livre: não é valor, naipe, carta nem "joker"
problem-ranking-wild-unknown-hint = escreva um valor ("2", "10", "K"), um naipe ("spades"), uma carta ("Js") ou "joker"
problem-ranking-wild-twice = "{ $text }" está indicado duas vezes
problem-ranking-wild-twice-hint = indique cada carta livre uma só vez
problem-ranking-top-unknown = "{ $text }" não é uma mão
problem-ranking-top-unknown-hint = escreva os valores das cartas com hífenes entre eles: "3-2"
problem-ranking-top-impossible = "{ $text }" tem mais de quatro cartas do mesmo valor
problem-ranking-top-impossible-hint = há só quatro cartas de cada valor; as cartas livres não servem para uma mão destas
problem-ranking-top-twice = a mão "{ $text }" está duas vezes na lista
problem-ranking-top-twice-hint = ponha cada mão uma só vez, com os valores por qualquer ordem
problem-ranking-top-size = "{ $text }" tem { $cards } cartas, mas uma mão tem no máximo { $best }
problem-ranking-top-size-hint = indique uma mão com um máximo de { $best } cartas, ou aumente "best"
