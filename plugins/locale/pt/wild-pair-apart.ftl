wild-pair-apart-summary = Quaisquer duas cartas cujos valores estejam a certa distância podem contar, juntas, como uma carta livre.
wild-pair-apart-apart = A que distância estão os valores das duas cartas: { $value }.

# A folha de regras
wild-pair-apart-rule = Quaisquer duas cartas cujos valores { $apart ->
    [one] sejam seguidos
   *[other] estejam a uma distância de { $apart }
} podem contar, juntas, como uma carta livre. Cada carta conta uma só vez, a mão fica mais curta por isso, e ninguém é obrigado a usá-lo.
