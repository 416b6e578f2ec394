wild-own-summary = Em cada mão é livre a sua própria carta mais baixa ou mais alta, e também o valor dela.
wild-own-which = Qual das suas próprias cartas é livre em cada mão: { $value ->
    [highest] a mais alta.
   *[lowest] a mais baixa.
}
wild-own-down = { $value ->
    [true] A carta procura-se entre as que não estão à vista.
   *[false] A carta procura-se entre todas as próprias cartas.
}
wild-own-above_board = { $value ->
    [true] A carta só é livre se for mais alta do que todas as cartas comuns.
   *[false] A carta é livre, estejam que cartas estiverem na mesa.
}

# A folha de regras
wild-own-rule = Em cada mão é livre uma das suas próprias cartas: { $which ->
    [highest] a mais alta
   *[lowest] a mais baixa
}{ $down ->
    [true] {" "}das que não estão à vista.
   *[false] .
} Também é livre qualquer outra carta desse valor que a mão jogue.{ $above_board ->
    [true] {" "}Mas só se a carta for mais alta do que todas as cartas comuns.
   *[false] {""}
}
