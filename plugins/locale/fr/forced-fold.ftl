forced-fold-summary = Celui qui reçoit face visible un joker, ou une carte de certains rangs, doit se coucher.
forced-fold-reason-folded = main couchée, à cause d'une carte reçue face visible

# La feuille de règles
forced-fold-rule = Une main qui a dû se coucher ne peut pas gagner.
forced-fold-step-forced-fold = { $wild ->
    [true] { $ranks ->
        [none] Celui qui participe avec un joker visible doit se coucher.
       *[other] Celui qui participe avec un joker visible, ou une carte visible de l'un de ces rangs, doit se coucher : { $ranks }.
    }
   *[false] { $ranks ->
        [none] Aucune carte visible n'oblige à se coucher.
       *[other] Celui qui participe avec une carte visible de l'un de ces rangs doit se coucher : { $ranks }.
    }
} { $liable ->
    [true] Celui qui s'est couché ainsi doit quand même égaler le pot comme une main battue.
   *[false] Celui qui s'est couché ainsi ne participe plus, et n'a pas à égaler le pot.
}
