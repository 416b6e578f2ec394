outs-match-summary = Quem sai em certas declarações paga para o pote uma parte deste.
outs-match-reason-went-out = parte do pote, por ter saído

# A folha de regras
outs-match-rule = Todos os que pagam por ter saído pagam uma parte do pote tal como estava antes.
outs-match-step-outs-match = { $pot ->
    [pot] { $part ->
        [one] Quem acabou de sair paga para o pote a quantia que lá está.
       *[other] Quem acabou de sair paga para o pote esta parte dele: { $part }.
    }
   *[other] { $part ->
        [one] Quem acabou de sair paga para o pote "{ $pot }" a quantia que lá está.
       *[other] Quem acabou de sair paga para o pote "{ $pot }" esta parte dele: { $part }.
    }
}
