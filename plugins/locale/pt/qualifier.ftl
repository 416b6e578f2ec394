qualifier-summary = A melhor mão só ganha se for pelo menos tão boa como uma mão dada.
qualifier-hand = A mão mais baixa que ganha: { $value }.
qualifier-below = Uma melhor mão abaixo dela: não ganha nem paga, ou também iguala.
qualifier-lone = { $value ->
    [true] Quem está sozinho também tem de ter uma mão dessas, e mostra-a.
   *[false] Quem está sozinho ganha com qualquer mão.
}
qualifier-reason-shown = mostrada, para provar que é boa o suficiente

# A folha de regras
qualifier-rule = Mas a melhor mão só ganha se for pelo menos tão boa como esta: { $hand }. { $below ->
    [pays] Se não for, perdeu e também tem de igualar.
   *[push] Se não for, não ganha nem paga.
} As outras mãos pagam na mesma. { $lone ->
    [true] Quem estiver sozinho dentro também tem de ter uma mão dessas, e mostra-a.
   *[false] Quem estiver sozinho dentro ganha com qualquer mão.
}
