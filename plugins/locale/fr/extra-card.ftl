extra-card-summary = Celui qui a une carte de certains rangs reçoit une ou plusieurs cartes de plus.

# La feuille de règles
extra-card-rule = Les cartes supplémentaires ne viennent qu'une fois, quel que soit le nombre de cartes de ces rangs que l'on a.
extra-card-step-extra-card = { $who ->
    [everyone] Tous ceux qui ont une carte de ces rangs en reçoivent davantage : { $ranks }.
   *[in] Celui qui participe et a une carte de ces rangs en reçoit davantage : { $ranks }.
} { $cards ->
    [1] On donne une carte supplémentaire
   *[other] On donne { $cards } cartes supplémentaires
}{ $face ->
    [up] , face visible.
   *[down] , face cachée.
}
