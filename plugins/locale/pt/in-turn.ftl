in-turn-summary = Declara-se um após outro, a começar à esquerda do dador; o dador é o último.
in-turn-dealer_takes = { $value ->
    [true] Quando todos os outros estão fora, o dador está automaticamente dentro e leva o pote, a não ser que seja preciso vencer uma mão que não é de ninguém.
   *[false] Pergunta-se ao dador como a todos os outros.
}
in-turn-second_chance = { $value ->
    [dealer-alone] Quando só o dador está dentro, pergunta-se outra vez aos outros.
   *[never] Não se pergunta duas vezes a ninguém.
}
in-turn-objection-second-chance = uma segunda oportunidade exige que se pergunte ao dador: acrescente dealer_takes = false
in-turn-objection-never-applies = "{ $other }" nunca se aplica: quando todos os outros estão fora, o dador está dentro, por isso há sempre alguém

in-turn-answer-in-turn = Um após outro, a começar à esquerda do dador; se todos os outros estiverem fora, o dador está dentro e leva o pote.
in-turn-answer-dealer-asked = Um após outro, a começar à esquerda do dador; pergunta-se ao dador como a todos os outros.
in-turn-answer-second-chance = Um após outro; se só o dador estiver dentro, pergunta-se outra vez aos outros.

# A folha de regras
in-turn-rule-order = Declara-se um após outro, a começar à esquerda do dador; o dador é o último. Cada um ouve os anteriores.
in-turn-rule-choices = { $dealer_takes ->
    [true] { $house-hands ->
        [true] Quando todos os outros ficam fora na primeira declaração, o dador está dentro sem que lhe perguntem, a não ser que tivesse de vencer uma mão que não é de ninguém.
       *[false] Quando todos os outros ficam fora na primeira declaração, o dador está dentro sem que lhe perguntem, e leva o pote.
    }
   *[false] {""}
}
in-turn-rule-ask_again = { $second_chance ->
    [dealer-alone] Quando só o dador está dentro, pergunta-se mais uma vez a todos os outros, um após outro, e o dador continua dentro. Fora isso, o que foi declarado vale.
   *[never] {""}
}
