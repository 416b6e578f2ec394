multiplier-summary = Conforme as circunstâncias, um perdedor paga várias vezes o que deve.
multiplier-shown = Cartas que, por cada uma mostrada, fazem cada perdedor pagar mais uma vez.
multiplier-drew = Quantas vezes paga um perdedor que trocou cartas.
multiplier-below_both = Quantas vezes paga um perdedor que fica abaixo de um jogador e de uma mão que não é de ninguém.
multiplier-reason-match = igualar, várias vezes

# A folha de regras
multiplier-rule = { $shown ->
    [none] { $drew ->
        [1] { $below_both ->
            [1] Nenhum perdedor paga várias vezes.
           *[other] Há perdedores que pagam várias vezes.
        }
       *[other] Há perdedores que pagam várias vezes; o que se aplica em conjunto multiplica-se.
    }
   *[other] Há perdedores que pagam várias vezes; o que se aplica em conjunto multiplica-se.
}
multiplier-shown-rule = { $value ->
    [none] {""}
   *[other] Cada carta destes valores que um jogador mostra no confronto faz cada perdedor pagar mais uma vez: { $value }.
}
multiplier-drew-rule = { $value ->
    [1] {""}
    [2] Um perdedor que trocou cartas paga a dobrar.
   *[other] Um perdedor que trocou cartas paga { $value } vezes.
}
multiplier-below_both-rule = { $value ->
    [1] {""}
    [2] Um perdedor vencido tanto por um jogador como por uma mão que não é de ninguém paga a dobrar.
   *[other] Um perdedor vencido tanto por um jogador como por uma mão que não é de ninguém paga { $value } vezes.
}
