draw-summary = Antes de se declarar, cada jogador, a começar à esquerda do dador, pode trocar cartas por outras do baralho.
draw-max = Quantas cartas um jogador pode trocar, no máximo; se for omitido: todas as que tiver.
draw-when = Antes da declaração, ou depois dela e logo antes do confronto: nesse caso só os que estão dentro.
# O que se pode dizer, como se mostra e se escreve; as primeiras letras devem ser diferentes, e nenhuma ser q, u ou w.
draw-word-show = mostrar
draw-word-hide = esconder
draw-question = Que cartas troca?
draw-reason-price = preço das cartas recebidas
draw-reason-drawn = cartas recebidas
draw-event-ace = { $seat ->
    [Eu] Eu mostro { $card }
   *[other] { $seat } mostra { $card }
}

draw-answer-draw = Sim, antes da declaração, quantas se quiser.
draw-answer-draw-after = Sim, depois da declaração, os que estão dentro.

# A folha de regras
draw-rule = Quem troca cartas descarta-as, tapadas, antes de ver as novas.
draw-step-draw = { $who ->
    [in] Um após outro, a começar à esquerda do dador, os que estão dentro podem trocar cartas com o baralho.
   *[everyone] Um após outro, a começar à esquerda do dador, todos podem trocar cartas com o baralho.
} { $exactly ->
    [none] { $max ->
        [none] Pode trocar-se qualquer número de cartas.
        [1] Pode trocar-se no máximo uma carta.
       *[other] Podem trocar-se no máximo { $max } cartas.
    }
   *[other] Número de cartas que se têm de trocar: { $exactly }.
}{ $ace ->
    [none] {""}
    [1] {" "}Quem mostrar um ás, e ficar com ele, pode trocar no máximo uma outra carta.
   *[other] {" "}Quem mostrar um ás, e ficar com ele, pode trocar no máximo { $ace } outras.
}{ $price ->
    [0] {""}
    [1] {" "}Cada carta custa 1 ficha, que vai para o pote.
   *[other] {" "}Cada carta custa { $price } fichas, que vão para o pote.
}{ $counted ->
    [true] {" "}Fica registado quem trocou cartas.
   *[false] {""}
}
