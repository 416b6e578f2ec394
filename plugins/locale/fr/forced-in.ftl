forced-in-summary = À la première annonce, des joueurs participent quoi qu'ils veuillent, à cause de leurs cartes visibles.
forced-in-showing = { $value ->
    [low] Participent ceux qui ont la plus basse carte visible.
    [none] Ni la plus haute ni la plus basse carte visible n'oblige personne.
   *[high] Participent ceux qui ont la plus haute carte visible.
}
forced-in-paired = { $value ->
    [true] Participent aussi les joueurs dont les cartes visibles font paire entre elles.
   *[false] Une paire entre les cartes visibles de deux joueurs n'oblige personne.
}

# La feuille de règles
forced-in-rule-choices = { $showing ->
    [low] À la première annonce, celui qui montre la plus basse carte visible doit participer.
    [none] À la première annonce, aucune carte visible n'oblige à participer parce qu'elle est la plus haute ou la plus basse.
   *[high] À la première annonce, celui qui montre la plus haute carte visible doit participer.
}{ $paired ->
    [true] {" "}De même pour tous ceux dont une carte visible fait paire avec celle d'un autre joueur.
   *[false] {""}
} Tous les autres choisissent librement.
