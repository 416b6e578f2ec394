ghost-summary = Pour gagner le pot, il faut battre une main distribuée qui n'appartient à personne. Si elle est la meilleure, tous ceux qui participent égalent le pot, qui reste.
ghost-plays = Si le fantôme joue à chaque abattage, ou seulement quand un seul joueur participe.
ghost-tie = Ce que vaut une égalité avec le fantôme : ni gain ni paiement, une défaite, ou une victoire quand même.
ghost-hands = Combien il y a de fantômes.
ghost-dealt = Si le fantôme reçoit ses cartes en même temps que les joueurs, ou par des étapes à part.
ghost-nobody_in = Ce qui se passe quand personne ne participe : tous paient de nouveau l'entrée, ou ce que disent les autres règles.
ghost-reason-again = nouvelle entrée : personne n'a osé affronter le fantôme

ghost-answer-always = Un fantôme, à chaque abattage : s'il est le meilleur, tous ceux qui participent égalent le pot, qui reste. Si personne ne participe, tous paient de nouveau l'entrée.
ghost-answer-always-no-ante = Un fantôme, à chaque abattage, comme ci-dessus, mais il n'y a pas de nouvelle entrée si personne ne participe.
ghost-answer-lone = Un fantôme, seulement contre un joueur seul : si le fantôme est meilleur, le joueur égale le pot, qui reste.
ghost-topic-tie = Une main est à égalité avec le fantôme : qui gagne ?
ghost-answer-push = Ni l'un ni l'autre : le joueur ne gagne rien et ne paie rien, et le pot reste.
ghost-answer-ghost = Le fantôme : le joueur a perdu.
ghost-answer-seat = Le joueur.

# La feuille de règles
ghost-rule = { $hands ->
    [1] Il y a un fantôme, une main qui n'appartient à personne.
   *[other] Il y a { $hands } fantômes, des mains qui n'appartiennent à personne.
} { $dealt ->
    [by-steps] Un fantôme ne reçoit de cartes que là où la liste ci-dessus le dit.
   *[along] Un fantôme reçoit des cartes chaque fois que les joueurs en reçoivent.
} Les fantômes ne changent ni ne passent de cartes, et ce qui sert de joker aux joueurs leur sert aussi de joker.
ghost-nobody_in-rule = { $value ->
    [as-ruled] Les fantômes ne changent rien à ce qui se passe quand personne ne participe.
   *[ante] {""}
}
ghost-rule-house = { $plays ->
    [lone] Un fantôme ne joue que quand un seul joueur participe : celui-ci doit le battre pour gagner le pot.
   *[always] Celui qui veut gagner le pot doit aussi battre les fantômes.
} Si un fantôme est le meilleur, personne ne gagne : tous ceux qui participaient égalent le pot, une fois chacun, et le pot reste, augmenté de leurs paiements. { $tie ->
    [ghost] À égalité, le fantôme gagne.
    [seat] Les meilleurs joueurs à égalité avec un fantôme gagnent quand même.
   *[push] Les meilleurs joueurs à égalité avec un fantôme ne gagnent rien et ne paient rien, les mains plus basses paient, et le pot reste.
}
ghost-rule-nobody_in = { $answered-by ->
    [default] { $plays ->
        [lone] {""}
       *[always] { $nobody_in ->
            [as-ruled] {""}
           *[ante] Tous paient de nouveau l'entrée, qui s'ajoute au pot, et on redistribue des cartes.
        }
    }
   *[other] {""}
}
