extra-card-summary = Quem tiver uma carta de certos valores recebe mais uma carta, ou mais do que uma.

# A folha de regras
extra-card-rule = As cartas extra só vêm uma vez, por muitas cartas desses valores que alguém tenha.
extra-card-step-extra-card = { $who ->
    [everyone] Quem tiver uma carta destes valores recebe mais cartas: { $ranks }.
   *[in] Quem estiver dentro e tiver uma carta destes valores recebe mais cartas: { $ranks }.
} { $cards ->
    [one] { $face ->
        [up] É uma carta extra, à vista.
       *[down] É uma carta extra, tapada.
    }
   *[other] { $face ->
        [up] São { $cards } cartas extra, à vista.
       *[down] São { $cards } cartas extra, tapadas.
    }
}
