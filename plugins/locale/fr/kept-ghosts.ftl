kept-ghosts-summary = Les fantômes gardent leurs cartes au tour suivant, jusqu'à ce que le pot soit gagné ; d'autres peuvent s'y ajouter.
kept-ghosts-objection-grows = Des fantômes gardés grossiraient à chaque tour : distribuez le premier avec when = "no-ghost", et tout autre avec l'étape "further-ghost".
kept-ghosts-objection-dealt = Des fantômes gardés ne peuvent pas recevoir de cartes à chaque tour avec les joueurs : donnez au plugin "ghost" dealt = "by-steps", et distribuez leurs cartes par des étapes.

# La feuille de règles
kept-ghosts-rule-keep = À chaque tour, toutes les autres cartes sont de nouveau mélangées, mais les fantômes gardent les leurs jusqu'à la fin du cycle.
kept-ghosts-condition-no-ghost = { $form ->
    [while] On ne continue que tant qu'il n'y a pas de fantôme sur la table.
    [until] On s'arrête dès qu'il n'y a plus de fantôme sur la table.
   *[when] S'il n'y a pas encore de fantôme sur la table :
}
kept-ghosts-step-further-ghost = { $cards ->
    [1] On distribue un fantôme de plus, d'une carte
   *[other] On distribue un fantôme de plus, de { $cards } cartes
}{ $face ->
    [up] , face visible.
   *[down] , face cachée.
} { $most ->
    [1] Il n'y en a jamais plus d'un.
   *[other] Il n'y en a jamais plus de { $most }.
}
