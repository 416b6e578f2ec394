two-plus-one-summary = Ceux qui participent reçoivent une troisième carte, et la meilleure main de trois cartes gagne. Celui qui est seul prend le pot aussitôt.
two-plus-one-second_declaration = Si ceux qui participent annoncent de nouveau après avoir vu la troisième carte.
two-plus-one-extra_ante = Si ceux qui participent paient une entrée avant la troisième carte.
two-plus-one-objection-cards = two-plus-one se joue avec deux cartes, mais { $cards ->
    [1] une seule carte est distribuée
   *[other] { $cards } cartes sont distribuées
} à chacun avant la première annonce
two-plus-one-objection-extra-ante = l'entrée supplémentaire demande second_declaration = true

two-plus-one-answer-two-plus-one = Deux, et une troisième pour ceux qui participent.
two-plus-one-topic-again = Ceux qui participent annoncent-ils de nouveau après avoir vu la troisième carte ?
two-plus-one-answer-no = Non.
two-plus-one-answer-yes = Oui.
two-plus-one-answer-with-ante = Oui, et avant la troisième carte ils paient une entrée de plus.

# La feuille de règles
two-plus-one-rule = { $house-hands ->
    [true] Celui qui est seul à participer à la première annonce prend le pot aussitôt, sans autre carte, à moins qu'il ne faille battre une main qui n'appartient à personne.
   *[false] Celui qui est seul à participer à la première annonce prend le pot aussitôt, sans autre carte.
}{ $second_declaration ->
    [true] {" "}Si personne ne participe à la seconde annonce, et qu'il faut comparer des mains, on ne compare que celles de trois cartes.
   *[false] {""}
}{ $extra_ante ->
    [true] {" "}L'entrée supplémentaire compte dans le pot que l'on gagne et que l'on égale. Celui qui passe ensuite n'a perdu qu'elle.
   *[false] {""}
}
