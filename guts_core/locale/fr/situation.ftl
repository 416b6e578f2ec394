# Problèmes des situations : ce qui ne va pas dans ce qu'un fichier dit de la table.

## Clés

problem-key-beside-rounds = « { $key } » concerne un seul tour, et cette situation en a plusieurs
problem-key-beside-rounds-hint = déplacez-la dans la table de son tour, sous [[rounds]]
problem-key-before-rounds = « { $key } » concerne l'état avant le premier tour, et non un tour
problem-key-before-rounds-hint = sortez-la du tour et mettez-la au début de la situation

## Joueurs et pots

problem-players-missing = il n'y a personne à la table
problem-players-missing-hint = écrivez hands = {"{"} Ana = "Qs Qh", Bo = "Ac Kd" {"}"}, ou seulement les noms : players = ["Ana", "Bo"]
problem-seats-number = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, mais ce jeu se joue de { $min } à { $max }
problem-seat-name = « { $seat } » ne peut pas être le nom d'un joueur : il est vide, dépasse { $limit } caractères, désigne un pot, ou contient un caractère de contrôle
problem-seat-twice = « { $seat } » est cité deux fois
problem-seat-unknown = il n'y a pas de joueur « { $seat } » à la table
problem-seat-unknown-hint = il y a : { $known }. Un joueur dont personne n'a vu la main n'est cité que dans "players"
problem-pot-unknown = il n'y a pas de pot « { $pot } » dans ce jeu
problem-pot-unknown-hint = il y a : { $known }
problem-pot-twice = les jetons de « { $pot } » sont donnés deux fois
problem-pot-twice-hint = gardez "pot", ou l'entrée correspondante de "pots"

## Cartes

problem-card-unknown = « { $card } » n'est pas une carte
problem-card-unknown-hint = une carte, c'est son rang et sa couleur : Qs, Q♠, 10h ou Th ; « Ac Kd » en fait deux
problem-card-twice = { $card } est là deux fois
problem-card-two-places = { $card } est à deux endroits à la fois
problem-card-not-in-deck = { $number ->
    [one] { $cards } n'est pas dans le paquet de ce tour
   *[other] { $cards } ne sont pas dans le paquet de ce tour
}
problem-card-not-in-deck-hint = un paquet n'a pas de jokers à moins que le règlement ne le dise, et ce qu'une main de la maison garde du tour précédent n'est pas redistribué
problem-card-undealt = { $number ->
    [one] { $cards } n'est jamais distribuée
   *[other] { $cards } ne sont jamais distribuées
}
problem-card-undealt-hint = citez ce qui a été distribué dans ce tour, y compris les cartes changées, mais pas celles reçues d'un voisin
situation-rule = la règle « { $rule } »{ $by ->
    [core] {""}
    [default] {""}
   *[other] {" "}de « { $by } »
}
problem-card-missing = { $given ->
    [some] { situation-rule } demande plus de cartes que « { $key } » n'en donne
   *[none] { situation-rule } demande des cartes que personne n'a dites : « { $key } » manque
}
problem-card-missing-hint = ajoutez toutes les cartes qui y ont été distribuées : { $key } = "Qs Qh"

## L'état avant le premier tour

problem-session-opening = la partie ne peut pas reprendre ainsi : « { $what } » ne convient pas à la table ({ $reason })

problem-opening-levelled = le tour commence avec { $chips } dans « { $pot } » et { $reserve } en réserve, et non avec ce qui est écrit : { $rule ->
    [overflow] ce qui dépasse le plafond va dans la réserve
    [refill] la réserve complète le pot
   *[other] { situation-rule }
}
problem-opening-levelled-hint = si la table avait un autre plafond, dites-le dans le règlement ; sinon écrivez le pot et la réserve tels qu'ils étaient avant les entrées

## Fichiers

# conseil à propos d'un fichier qui devrait être une situation
situation-file-missing-hint = vérifiez l'orthographe et le dossier ; guts settle attend le fichier d'une situation, un tour qui a été joué
situation-file-directory-hint = indiquez le fichier d'une situation qui s'y trouve
situation-file-special-hint = enregistrez la situation dans un fichier sur le disque et indiquez-le
situation-file-too-large-hint = une situation tient sur une page de texte ; est-ce le bon fichier ?

# stdout, de n'importe quelle commande
situation-unwritten = impossible d'écrire : { $reason }

## Résultats

situation-tied-with-house = Personne n'a gagné : { $seats } { $count ->
    [one] est à égalité
   *[other] sont à égalité
} avec { $houses }, une main de la maison.

## Réponses

problem-answer-missing = « { $seat } » doit répondre, et rien n'est dit pour lui
problem-answer-missing-hint = écrivez { $key } = {"{"} { $seat } = "…" {"}"} avec l'un de : { $choices }
problem-answer-choice = « { $seat } » ne peut pas dire « { $word } » ici
problem-answer-choice-hint = il peut dire l'un de : { $choices }
problem-answer-both = « { $seat } » est cité parmi ceux qui participent, et dit qu'il passe
problem-answer-cards-missing = « { $seat } » doit donner { $least ->
    [1] une carte
   *[other] { $least } cartes
}, et rien n'est dit pour lui
problem-answer-cards-missing-hint = écrivez { $key } = {"{"} { $seat } = "Qs" {"}"}
problem-answer-cards = « { $seat } » ne peut pas donner « { $cards } » : il a { $held }
problem-answer-cards-hint = "hands" cite toutes les cartes qui lui ont été distribuées ; ?? est une carte qui n'y est pas citée
problem-answer-count = « { $seat } » donne « { $cards } », mais il peut donner de { $least } à { $most } cartes
problem-answer-unasked = on ne demande pas cela à « { $seat } », « { $key } » ne change donc rien ici

## Déroulement

problem-play-failed = le tour ne peut pas continuer : { game-stopped-who } { game-stopped-why }
problem-play-failed-hint = { $code ->
    [listener-raised] c'est une erreur du programme qui suit la partie, et non d'une règle ou de la situation
   *[other] c'est une erreur de la règle, et non de la situation ; prévenez son auteur
}
problem-play-deck-short = il ne reste pas assez de cartes dans le paquet pour { situation-rule }
problem-expect-differs = { $key } devait être { $expected }, mais est { $found }
