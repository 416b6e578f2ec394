# Noms des mains. $rank est un rang (« dame ») dans les suites et les couleurs, plusieurs (« dames ») dans les paires, brelans et carrés.
#
# Glossaire : pot, plafond (cap), réserve (reserve), entrée (ante), égaler le pot (to match), participe / passe (in / out), annoncer,
# annonce (to declare, declaration), seul à participer (lone), disputé (contested), égalité, à égalité (tie), donne, distribuer (deal),
# donneur (dealer), abattage (showdown), enjeu (contest), main (hand), catégorie, main qui n'appartient à personne (house hand), cartes
# communes, tableau (board), paquet (deck), joker, servir de joker (wild), changer des cartes (draw), point (leg), manche (stage),
# tour (round), cycle, session, partie (game), joueur, place (seat), jeton (chip), solde (balance), règlement (ruleset), feuille de
# règles (rule sheet), situation (scripted situation), décompte, faire le décompte (settlement, to settle), étape (step), plugin, hook.

hand-five-of-a-kind = { $rank ->
    [as] cinq as
   *[other] cinq cartes identiques : { $rank }
}
hand-straight-flush = quinte flush { $rank ->
    [as] à l'as
    [dame] à la dame
   *[other] au { $rank }
}
hand-four-of-a-kind = { $rank ->
    [as] carré d'as
   *[other] carré de { $rank }
}
hand-full-house = full aux { $first } par les { $second }
hand-flush = couleur { $rank ->
    [as] à l'as
    [dame] à la dame
   *[other] au { $rank }
}
hand-straight = suite { $rank ->
    [as] à l'as
    [dame] à la dame
   *[other] au { $rank }
}
hand-trips = { $rank ->
    [as] brelan d'as
   *[other] brelan de { $rank }
}
hand-two-pair = deux paires, { $first } et { $second }
hand-pair = { $rank ->
    [as] paire d'as
   *[other] paire de { $rank }
}
# $ranks est un rang ou une liste : « as, roi »
hand-high-card = hauteur { $ranks }
# $hand : des rangs avec des traits d'union, « 3-2 »
hand-top = main spéciale { $hand }
hand-empty = aucune carte

# Une liste de rangs se construit à partir du premier : « as, roi », puis « 9 ».
hand-rank-list = { $ranks }, { $rank }

hand-rank-2 = 2
hand-rank-3 = 3
hand-rank-4 = 4
hand-rank-5 = 5
hand-rank-6 = 6
hand-rank-7 = 7
hand-rank-8 = 8
hand-rank-9 = 9
hand-rank-10 = 10
hand-rank-11 = valet
hand-rank-12 = dame
hand-rank-13 = roi
hand-rank-14 = as

hand-ranks-2 = 2
hand-ranks-3 = 3
hand-ranks-4 = 4
hand-ranks-5 = 5
hand-ranks-6 = 6
hand-ranks-7 = 7
hand-ranks-8 = 8
hand-ranks-9 = 9
hand-ranks-10 = 10
hand-ranks-11 = valets
hand-ranks-12 = dames
hand-ranks-13 = rois
hand-ranks-14 = as

# Ce qui peut être faux dans [ranking] ; $text est ce qui est écrit.

problem-ranking-category-twice = la catégorie « { $text } » est citée deux fois
problem-ranking-category-twice-hint = citez chaque catégorie une seule fois, la meilleure d'abord
problem-ranking-high-card-not-last = "high card" convient à toutes les mains : les catégories qui suivent ne compteraient jamais
problem-ranking-high-card-not-last-hint = mettez "high card" en dernier, ou omettez-la : c'est toujours la plus basse
problem-ranking-wild-unknown = « { $text } » ne peut pas servir de joker : ce n'est ni un rang, ni une couleur, ni une carte, ni "joker"
problem-ranking-wild-unknown-hint = écrivez un rang ("2", "10", "K"), une couleur ("spades"), une carte ("Js") ou "joker"
problem-ranking-wild-twice = « { $text } » est cité deux fois
problem-ranking-wild-twice-hint = citez chaque joker une seule fois
problem-ranking-top-unknown = « { $text } » n'est pas une main
problem-ranking-top-unknown-hint = écrivez les rangs de ses cartes, séparés par des traits d'union : "3-2"
problem-ranking-top-impossible = « { $text } » a plus de quatre cartes du même rang
problem-ranking-top-impossible-hint = il n'y a que quatre cartes de chaque rang ; les jokers ne comptent pas dans une telle main
problem-ranking-top-twice = la main « { $text } » est citée deux fois
problem-ranking-top-twice-hint = citez chaque main une seule fois, peu importe l'ordre de ses rangs
problem-ranking-top-size = « { $text } » a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, mais une main en a au plus { $best }
problem-ranking-top-size-hint = citez une main de { $best } cartes au plus, ou augmentez "best"
