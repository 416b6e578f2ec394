single-loser-summary = Quand deux joueurs ou plus participent, seule la plus mauvaise main égale le pot ; à égalité, toutes les plus mauvaises l'égalent.
single-loser-ante_every_round = { $value ->
    [true] Chacun paie l'entrée à chaque tour, sauf ceux qui ont égalé le pot au tour précédent.
   *[false] Les entrées se paient comme d'habitude.
}
single-loser-reason-ante = entrée de chaque tour

single-loser-answer-worst = Un seul perdant : la plus mauvaise main égale le pot ; à égalité, toutes les plus mauvaises.
single-loser-topic-antes-too = Seule la plus mauvaise main égale le pot : tous les autres paient-ils l'entrée à chaque tour ?
single-loser-answer-every-round = Oui, tous sauf ceux qui ont égalé le pot au tour précédent.
single-loser-answer-as-usual = Non, les entrées se paient comme d'habitude.

# La feuille de règles
single-loser-rule-losers = Parmi les mains battues, seule la plus mauvaise doit égaler le pot. Si plusieurs sont aussi mauvaises, toutes l'égalent. Si tous ceux qui participaient sont les meilleurs à égalité, personne n'égale le pot.{ $house-hands ->
    [true] {" "}Si une main qui n'appartient à personne est la meilleure, tous ceux qui participaient égalent le pot.
   *[false] {""}
}
single-loser-rule-ante = { $ante_every_round ->
    [true] Chacun paie l'entrée à chaque tour, sauf ceux qui ont égalé le pot au tour précédent.
   *[false] {""}
}
