ghost-summary = Para ganhar o pote é preciso vencer uma mão dada que não é de ninguém. Se for ela a melhor, todos os que estavam dentro igualam e o pote fica.
ghost-plays = Se o fantasma joga em todos os confrontos, ou só quando está exatamente um jogador dentro.
ghost-tie = O que vale um empate com o fantasma: não ganhar nem pagar, perder contra ele, ou ganhar na mesma.
ghost-hands = Quantos fantasmas há.
ghost-dealt = Se o fantasma recebe cartas juntamente com os jogadores, ou em passos próprios.
ghost-nobody_in = O que acontece quando ninguém está dentro: todos voltam a pôr a entrada, ou vale o que dizem as outras regras.
ghost-reason-again = nova entrada: ninguém se atreveu contra o fantasma

ghost-answer-always = Um fantasma, em todos os confrontos: se for o melhor, todos os que estão dentro igualam e o pote fica. Se ninguém estiver dentro, todos voltam a pôr a entrada.
ghost-answer-always-no-ante = Um fantasma, em todos os confrontos, como acima, mas sem novas entradas se ninguém estiver dentro.
ghost-answer-lone = Um fantasma, só contra quem esteja sozinho dentro: se for melhor, o jogador iguala o pote, que fica.
ghost-topic-tie = Uma mão empata com o fantasma: quem ganha?
ghost-answer-push = Ninguém: o jogador não ganha nem paga, e o pote fica.
ghost-answer-ghost = O fantasma: o jogador perdeu.
ghost-answer-seat = O jogador.

# A folha de regras
ghost-rule = { $hands ->
    [one] Há um fantasma, também chamado kitty: uma mão que não é de ninguém.
   *[other] Há { $hands } fantasmas, também chamados kitties: mãos que não são de ninguém.
} { $dealt ->
    [by-steps] Os fantasmas só recebem cartas onde a lista acima o diz.
   *[along] Sempre que os jogadores recebem cartas, o fantasma também as recebe.
} Os fantasmas não trocam nem passam cartas, e o que é livre para os jogadores também é livre para eles.
ghost-nobody_in-rule = { $value ->
    [as-ruled] Os fantasmas não mudam nada quando ninguém está dentro.
   *[ante] {""}
}
ghost-rule-house = { $plays ->
    [lone] O fantasma só joga quando está exatamente um jogador dentro, que tem de o vencer para ganhar o pote.
   *[always] Quem quiser ganhar o pote tem de vencer também os fantasmas.
} Se um fantasma tiver a melhor mão, ninguém ganha: todos os que estavam dentro igualam, uma vez cada um, e o pote fica, acrescido dos pagamentos. { $tie ->
    [ghost] Nos empates ganha o fantasma.
    [seat] Quem empatar com um fantasma na melhor mão ganha na mesma.
   *[push] Quem empatar com um fantasma na melhor mão não ganha nem paga; as mãos mais baixas pagam, e o pote fica.
}
ghost-rule-nobody_in = { $answered-by ->
    [default] { $plays ->
        [lone] {""}
       *[always] { $nobody_in ->
            [as-ruled] {""}
           *[ante] Todos voltam a pôr a entrada no pote, que fica, e dão-se cartas novas.
        }
    }
   *[other] {""}
}
