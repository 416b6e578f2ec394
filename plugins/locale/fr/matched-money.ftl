matched-money-summary = Quel argent un perdant égale : avec ou sans les entrées du tour, la réserve, et ce que d'autres viennent de payer.
matched-money-antes = Si l'on égale aussi les entrées du tour ; quand le pot était vide avant elles, c'est toujours le cas.
matched-money-reserve = Si l'on égale la réserve en plus du pot.
matched-money-payments = Si un perdant égale aussi ce que les perdants avant lui viennent de payer.
matched-money-reason-match = main battue, l'ancien pot est à égaler
matched-money-reason-match-on = pot à égaler, avec ce que les perdants précédents ont payé

matched-money-answer-without-antes = Le pot sans les entrées de ce tour, à moins qu'il ne contienne rien d'autre.
matched-money-answer-with-reserve = Le pot, et la réserve avec lui.
matched-money-answer-with-payments = Le pot, et ce que les perdants précédents, à partir de la gauche du donneur, viennent de payer.

# La feuille de règles
matched-money-rule-stake = { $antes ->
    [false] { $reserve ->
        [true] Le montant à égaler est le pot sans les entrées de ce tour, à moins qu'il ne contienne rien d'autre, plus la réserve.
       *[false] Le montant à égaler est le pot sans les entrées de ce tour, à moins qu'il ne contienne rien d'autre, et sans la réserve.
    }
   *[true] { $reserve ->
        [true] Le montant à égaler est l'ancien pot, entrées de ce tour comprises, plus la réserve.
       *[false] Le montant à égaler est l'ancien pot, entrées de ce tour comprises, sans la réserve.
    }
}
matched-money-rule-refill = { $reserve ->
    [true] Celui qui perd égale aussi la réserve. Elle n'est pas gagnée : après les paiements, elle complète le pot jusqu'au plafond, dans la mesure du possible.
   *[false] {""}
}
matched-money-rule-owes = { $payments ->
    [true] Les perdants paient l'un après l'autre, en commençant à gauche du donneur, et chacun égale aussi ce que les précédents viennent de payer.
   *[false] {""}
}
