forced-fold-summary = Quem receber à vista uma carta livre, ou uma carta de certos valores, tem de desistir.
forced-fold-reason-folded = desistiu, por causa de uma carta recebida à vista

# A folha de regras
forced-fold-rule = Uma mão que teve de desistir não pode ganhar.
forced-fold-step-forced-fold = { $wild ->
    [true] { $ranks ->
        [none] Quem estiver dentro e tiver à vista uma carta livre tem de desistir.
       *[other] Quem estiver dentro e tiver à vista uma carta livre, ou uma carta de um destes valores, tem de desistir: { $ranks }.
    }
   *[false] { $ranks ->
        [none] Nenhuma carta à vista obriga alguém a desistir.
       *[other] Quem estiver dentro e tiver à vista uma carta de um destes valores tem de desistir: { $ranks }.
    }
} { $liable ->
    [true] Quem assim desistir tem, mesmo assim, de igualar como uma mão vencida.
   *[false] Quem assim desistir fica fora e não tem de igualar.
}
