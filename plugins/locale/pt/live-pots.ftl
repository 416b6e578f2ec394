live-pots-summary = Pode haver passos que dependem de haver ou não fichas num pote.
live-pots-pots = Os potes de que os passos podem depender: { $value }.

# A folha de regras
live-pots-rule = Pode haver passos que dependem de haver alguma coisa nestes potes: { $pots }.
live-pots-condition-alive = { $form ->
    [while] { $of ->
        [pot] Só continua enquanto houver alguma coisa no pote.
       *[other] Só continua enquanto houver alguma coisa no pote "{ $of }".
    }
    [until] { $of ->
        [pot] Para logo que haja alguma coisa no pote.
       *[other] Para logo que haja alguma coisa no pote "{ $of }".
    }
   *[when] { $of ->
        [pot] Se houver alguma coisa no pote:
       *[other] Se houver alguma coisa no pote "{ $of }":
    }
}
live-pots-condition-empty = { $form ->
    [while] { $of ->
        [pot] Só continua enquanto não houver nada no pote.
       *[other] Só continua enquanto não houver nada no pote "{ $of }".
    }
    [until] { $of ->
        [pot] Para logo que não haja nada no pote.
       *[other] Para logo que não haja nada no pote "{ $of }".
    }
   *[when] { $of ->
        [pot] Se não houver nada no pote:
       *[other] Se não houver nada no pote "{ $of }":
    }
}
