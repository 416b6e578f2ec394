split-hand-summary = Chacun divise sa main : la petite partie se joue d'abord, le reste ensuite, pour un autre pot.
split-hand-wild_winning = { $value ->
    [true] Les rangs de la petite partie gagnante servent ensuite de joker, sauf à son gagnant.
   *[false] La petite partie gagnante n'a pas d'effet ensuite.
}
split-hand-question = Quelles cartes forment la petite partie ?
split-hand-reason-won = rang de la petite partie gagnante

# La feuille de règles
split-hand-rule = Après le premier abattage d'un tour, le pot ne peut plus qu'être gagné : ceux qui sont battus alors n'égalent pas.
split-hand-wild_winning-rule = { $value ->
    [true] Les rangs de la petite partie gagnante servent ensuite de joker, sauf à celui qui a gagné avec eux.
   *[false] {""}
}
split-hand-condition-won-unmatched = { $form ->
    [while] On ne continue que tant que quelqu'un a gagné et que personne n'a dû égaler.
    [until] On s'arrête dès que quelqu'un a gagné et que personne n'a dû égaler.
   *[when] Si quelqu'un a gagné et que personne n'a dû égaler :
}
split-hand-step-split = { $cards ->
    [1] Chacun met sa main de côté, sauf une carte, qui doit valoir moins que le reste.
   *[other] Chacun met sa main de côté, sauf { $cards } cartes, qui doivent valoir moins que le reste.
}
split-hand-step-take-up = { $cards ->
    [1] Les cartes jouées jusque-là sont remises dans le paquet et mélangées, et chacun reprend la carte mise de côté. Tous participent de nouveau.
   *[other] Les cartes jouées jusque-là sont remises dans le paquet et mélangées, et chacun reprend les { $cards } cartes mises de côté. Tous participent de nouveau.
}
