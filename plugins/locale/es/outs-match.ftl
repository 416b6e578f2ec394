outs-match-summary = Quien se sale en ciertas declaraciones paga al bote una parte de lo que hay en él.
outs-match-reason-went-out = parte del bote, por salirse

# La hoja de reglas
outs-match-rule = Todos los que pagan por haberse salido pagan una parte del bote tal como estaba antes.
outs-match-step-outs-match = { $pot ->
    [pot] { $part ->
        [one] Quien acaba de salirse paga al bote tanto como hay en él.
       *[other] Quien acaba de salirse paga al bote esta parte de lo que hay en él: { $part }.
    }
   *[other] { $part ->
        [one] Quien acaba de salirse paga al bote "{ $pot }" tanto como hay en él.
       *[other] Quien acaba de salirse paga al bote "{ $pot }" esta parte de lo que hay en él: { $part }.
    }
}
