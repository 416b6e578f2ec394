# La feuille de règles de « guts explain » : les règles, telles qu'on les lit à voix haute autour d'une table.

cli-explain-short = afficher les règles d'un jeu sous forme de feuille de règles
cli-explain-help =
    Écrit les règles de RULESET, un fichier ou un nom, sur une feuille que l'on peut poser sur la table : en texte, en Markdown, ou en
    une page HTML prête à imprimer ; ou encore en JSON, pour les programmes. Au bas figure l'empreinte des règles : ceux qui ont la même jouent selon les mêmes règles.

    Sans --format, c'est le nom du fichier de sortie qui décide : FILE.html, FILE.md, FILE.json, sinon du texte. Un fichier existant est réécrit.
cli-explain-example =
    guts explain default
    guts explain friday.toml --output friday.html
cli-explain-option-format = text, md, html ou json.
cli-option-output = Écrire dans un fichier plutôt qu'à l'écran.
cli-explain-written = Écrit : { $file }
problem-file-unwritten = impossible d'écrire le fichier « { $file } » : { $reason }
problem-file-unwritten-hint = indiquez un fichier dans un dossier qui existe et où vous pouvez écrire
problem-file-read = « { $file } » est un fichier des règles mêmes qui sont lues ; rien n'a été écrit
problem-file-read-hint = indiquez un autre fichier

## La feuille

explain-untitled = Règles
explain-section-game = Le jeu
explain-section-round = Un tour
explain-section-declaring = Participer ou passer
explain-section-hands = La valeur des mains
explain-section-showdown = Qui gagne
explain-section-paying = Qui paie
explain-section-nobody-in = Quand personne ne participe
explain-section-end = La fin
explain-foot = Ces règles
explain-hash = Règles { $hash } : ceux qui ont une feuille portant ces seize mêmes signes jouent selon les mêmes règles.
explain-plugin = { $plugin } { $version }, de { $package }
explain-option = { $plugin } : { $option } = { $value }
explain-field = { $field } = { $value }
explain-step-other = { $kind } : { $text }
explain-condition-other = { $form ->
    [while] On ne continue que tant que cette condition est remplie : { $condition }.
    [until] On s'arrête dès que cette condition est remplie : { $condition }.
   *[when] Seulement si cette condition est remplie : { $condition }.
}

## Le jeu

ruleset-rule-seats = { $same ->
    [true] Pour { $max } joueurs.
   *[false] De { $min } à { $max } joueurs.
}
default-rule-deck = { $cards ->
    [1] Le paquet compte une seule carte.
   *[other] Le paquet compte { $cards } cartes.
}
ruleset-rule-ante = { $ante ->
    [one] L'entrée est de { $ante } jeton.
   *[other] L'entrée est de { $ante } jetons.
}
default-rule-ante = { $cap ->
    [none] { $pots ->
        [1] Quand le pot est vide, chacun paie l'entrée. Sinon, personne ne la paie.
       *[other] Quand tous les pots sont vides, chacun paie l'entrée. Sinon, personne ne la paie.
    }
   *[other] { $pots ->
        [1] Quand le pot et la réserve sont vides, chacun paie l'entrée. Sinon, personne ne la paie.
       *[other] Quand tous les pots et la réserve sont vides, chacun paie l'entrée. Sinon, personne ne la paie.
    }
}
default-rule-overflow = { $cap ->
    [none] Le pot n'a pas de plafond : il peut grossir sans limite.
    [1] Le pot contient au plus 1 jeton : c'est le plafond. Ce qui le dépasse va aussitôt dans la réserve.
   *[other] Le pot contient au plus { $cap } jetons : c'est le plafond. Ce qui le dépasse va aussitôt dans la réserve.
}
default-rule-refill = { $cap ->
    [none] {""}
   *[other] Personne ne gagne la réserve, et personne ne l'égale. Après les paiements, elle complète le pot jusqu'au plafond, dans la mesure du possible.
}
ruleset-rule-chip = { $chip ->
    [none] Les parts sont exactes, à la fraction de jeton près.
   *[other] La plus petite unité, en jetons : { $chip }.
}

## Le tour

default-rule-dealt = Les cartes sont distribuées une à une, en commençant à gauche du donneur. Seul son propriétaire voit une carte donnée face cachée.
default-rule-keep = À chaque tour, toutes les cartes sont de nouveau mélangées.
default-rule-dealer = Après chaque tour, le joueur suivant à gauche devient le donneur.

default-step-ante = { $who ->
    [everyone] Chacun paie l'entrée.
    [in] Tous ceux qui participent paient l'entrée.
   *[due] On paie l'entrée, si elle est due.
}{ $amount ->
    [none] {""}
    [1] {" "}Cette entrée est de 1 jeton.
   *[other] {" "}Cette entrée est de { $amount } jetons.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Elle va dans le pot nommé « { $pot } ».
}
default-step-deal = { $to ->
    [everyone] { $cards ->
        [1] Chacun reçoit une carte
       *[other] Chacun reçoit { $cards } cartes
    }
    [in] { $cards ->
        [1] Tous ceux qui participent reçoivent une carte
       *[other] Tous ceux qui participent reçoivent { $cards } cartes
    }
    [out] { $cards ->
        [1] Tous ceux qui ont passé reçoivent une carte
       *[other] Tous ceux qui ont passé reçoivent { $cards } cartes
    }
    [board] { $cards ->
        [1] On ajoute une carte commune (elle compte pour toutes les mains)
       *[other] On ajoute { $cards } cartes communes (elles comptent pour toutes les mains)
    }
   *[other] { $cards ->
        [1] La main « { $to } », qui n'appartient à personne, reçoit une carte
       *[other] La main « { $to } », qui n'appartient à personne, reçoit { $cards } cartes
    }
}{ $face ->
    [up] , face visible.
    [dark] , que personne ne peut regarder.
   *[down] , face cachée.
}{ $short ->
    [reshuffle] {" "}Si le paquet est épuisé, on mélange les cartes écartées et on les distribue.
   *[error] {""}
}
default-step-declare = { $usual ->
    [true] { $who ->
        [in] Tous ceux qui participent encore annoncent de nouveau : participe ou passe.
       *[everyone] Chacun annonce : participe ou passe.
    }
   *[false] { $who ->
        [in] Tous ceux qui participent encore annoncent de nouveau, par l'un de ces mots : { $choices }.
       *[everyone] Chacun annonce, par l'un de ces mots : { $choices }.
    }
}
default-step-showdown = { $number ->
    [0] { $seen_by ->
        [in] Ceux qui participent comparent leurs mains, et ne les montrent qu'entre eux.
       *[all] Ceux qui participent abattent leurs mains et les comparent.
    }
   *[other] { $seen_by ->
        [in] Abattage { $number } : ceux qui participent comparent leurs mains, et ne les montrent qu'entre eux.
       *[all] Abattage { $number } : ceux qui participent abattent leurs mains et les comparent.
    }
}
# $part : whole (rien d'autre n'est disputé dans ce pot), equal (avec $rivals enjeux en tout), share ($share parts sur $total)
default-step-contest = « { $name } » : { $among ->
    [none] tous ceux qui participent y prennent part.
   *[other] y prennent part ceux qui ont annoncé l'un de ces mots : { $among }.
} { $part ->
    [equal] { $rivals ->
        [2] L'enjeu est la moitié du pot.
       *[other] L'enjeu est l'une des { $rivals } parts égales du pot.
    }
    [share] { $share ->
        [1] L'enjeu est 1 part du pot sur { $total }.
       *[other] L'enjeu est de { $share } parts du pot sur { $total }.
    }
   *[whole] L'enjeu est le pot entier.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Il s'agit du pot nommé « { $pot } ».
}
default-step-settle = { $number ->
    [0] On fait le décompte : qui gagne et qui paie.
   *[other] On fait le décompte de l'abattage { $number } : qui gagne et qui paie.
}{ $ends ->
    [lone] {" "}Si quelqu'un était seul à participer et a gagné, la partie est finie.
   *[none] {""}
}
default-step-repeat = { $max ->
    [1] Ce qui suit a lieu une fois au plus :
   *[other] Ce qui suit est répété, { $max } fois au plus :
}

default-condition-always = { $form ->
    [until] Une seule fois.
    [while] On continue dans tous les cas.
   *[when] Dans tous les cas :
}
default-condition-nobody-in = { $form ->
    [while] On ne continue que tant que personne ne participe.
    [until] On s'arrête dès que personne ne participe.
   *[when] Si personne ne participe :
}
default-condition-somebody-in = { $form ->
    [while] On ne continue que tant que quelqu'un participe.
    [until] On s'arrête dès que quelqu'un participe.
   *[when] Si quelqu'un participe :
}
default-condition-one-in = { $form ->
    [while] On ne continue que tant qu'un seul joueur participe.
    [until] On s'arrête dès qu'un seul joueur participe.
   *[when] Si un seul joueur participe :
}
default-condition-several-in = { $form ->
    [while] On ne continue que tant que plusieurs joueurs participent.
    [until] On s'arrête dès que plusieurs joueurs participent.
   *[when] Si plusieurs joueurs participent :
}
default-condition-lone = { $form ->
    [while] On ne continue que tant qu'une seule main peut encore gagner.
    [until] On s'arrête dès qu'une seule main peut encore gagner.
   *[when] S'il ne reste qu'une seule main qui puisse gagner :
}
default-condition-contested = { $form ->
    [while] On ne continue que tant qu'au moins deux mains peuvent gagner.
    [until] On s'arrête dès qu'au moins deux mains peuvent gagner.
   *[when] Si au moins deux mains peuvent gagner :
}

## Participer ou passer

default-rule-order = Tous annoncent en même temps.
default-rule-choices = Chacun choisit librement. Annoncer ne coûte rien.
default-rule-ask_again = Ce qui est annoncé est annoncé : personne ne peut se raviser.

## La valeur des mains

# au-dessus d'un classement, quand toutes les mains ne se comparent pas de la même façon. $numbers est une liste de $count abattages
explain-ranking-showdown = { $count ->
    [one] Abattage { $numbers }
   *[other] Abattages { $numbers }
}
explain-ranking-contest = « { $name } »
explain-ranking-both = Abattage { $number }, « { $name } »
ranking-rule-categories = { $low ->
    [true] { $count ->
        [1] La main la plus basse gagne : seuls les rangs des cartes comptent.
       *[other] La main la plus basse gagne. De la main la plus haute à la plus basse : { $categories }.
    }
   *[false] { $count ->
        [1] Seuls les rangs des cartes comptent.
       *[other] De la meilleure main à la plus basse : { $categories }.
    }
}
ranking-rule-ties = { $low ->
    [true] De deux mains de même catégorie, la meilleure est celle dont les cartes sont les plus basses : d'abord celles qui forment la combinaison, puis les autres.
   *[false] De deux mains de même catégorie, la meilleure est celle dont les cartes sont les plus hautes : d'abord celles qui forment la combinaison, puis les autres.
}
ranking-rule-best = { $low ->
    [true] { $best ->
        [1] Dans chaque main, seule la carte la plus basse compte.
       *[other] Dans chaque main, les { $best } cartes les plus basses comptent.
    }
   *[false] { $best ->
        [1] Dans chaque main, seule la meilleure carte compte.
       *[other] Dans chaque main, les { $best } meilleures cartes comptent.
    }
}
ranking-rule-straights = { $best ->
    [none] {""}
   *[other] Une suite ou une couleur compte { $best } cartes.
}
ranking-rule-low_ace = { $low_ace ->
    [true] Dans une suite, l'as peut aussi se placer sous le 2 : c'est alors la suite la plus basse.
   *[false] Dans une suite, l'as ne se place jamais sous le 2.
}
ranking-rule-aces = { $aces ->
    [low] L'as est la carte la plus basse, sous le 2.
   *[high] L'as est la carte la plus haute, le 2 la plus basse.
}
ranking-rule-wild = Servent de joker et remplacent n'importe quelle carte : { $wild }.
ranking-rule-top = { $low ->
    [true] Ces mains perdent contre toutes les autres, la meilleure d'abord : { $hands }.
   *[false] Ces mains l'emportent sur toutes les autres, la meilleure d'abord : { $hands }.
}
wild-s = piques
wild-h = cœurs
wild-d = carreaux
wild-c = trèfles
wild-joker = jokers
category-five-of-a-kind = cinq cartes identiques
category-straight-flush = quinte flush
category-four-of-a-kind = carré
category-full-house = full
category-flush = couleur
category-straight = suite
category-trips = brelan
category-two-pair = deux paires
category-pair = paire
category-high-card = carte haute
default-rule-cards_of = { $board ->
    [true] La main d'un joueur se compose de ses cartes et des cartes communes.
   *[false] {""}
}

## Qui gagne

default-rule-undeclared = Il n'y a pas d'annonce : tous ceux qui jouent participent d'emblée.
default-rule-best = La meilleure main gagne. Les couleurs ne départagent jamais.
default-rule-award = { $contests ->
    [1] { $pots ->
        [1] Le gagnant prend le pot entier. Les meilleures mains à égalité le partagent à parts égales.
       *[other] Le gagnant prend tout le pot disputé. Les meilleures mains à égalité le partagent à parts égales.
    }
   *[other] Le gagnant de chaque enjeu prend ce qui y est disputé. Les meilleures mains à égalité le partagent à parts égales.
} Celui qui reste sans adversaire gagne sans montrer sa main.

default-rule-split = { $chip ->
    [none] {""}
   *[other] Ce qui ne se partage pas également en unités entières va, une unité chacun, aux premiers à gauche du donneur.
}

## Qui paie

default-rule-losers = { $contests ->
    [1] Tous les autres qui ont participé ont perdu et doivent égaler le pot, même si des perdants sont à égalité entre eux.
   *[other] Celui qui a pris part et n'a été le meilleur dans aucun enjeu du même pot a perdu et doit égaler le pot.
}
default-rule-stake = { $cap ->
    [none] Le montant à égaler est celui de l'ancien pot : tout ce qu'il contenait avant d'être distribué.
   *[other] Le montant à égaler est celui de l'ancien pot : tout ce qu'il contenait avant d'être distribué, sans la réserve.
}
default-rule-owes = Chaque perdant paie ce montant en entier, et non une part.
default-rule-payments = Les paiements vont dans le pot. S'il vient d'être gagné, ils forment à eux seuls le pot suivant.
default-rule-pays = Chacun paie ce qu'il doit, même si son solde passe sous zéro.
default-rule-also = Celui qui passe ne paie rien à l'abattage.

## Quand personne ne participe

default-rule-nobody_in = { $showdowns ->
    [1] Le pot reste tel quel, personne ne paie, et on redistribue des cartes. Cela compte pour un tour.
   *[other] Le pot reste tel quel, personne ne paie, et le tour continue.
}

## La fin

default-rule-cycle_over = { $ends ->
    [lone] Un pot vide ne termine pas la partie : on paie de nouveau l'entrée.
   *[none] { $cap ->
        [none] Quand il ne reste rien dans le pot après un tour, un cycle est terminé.
       *[other] Quand il ne reste rien dans le pot ni dans la réserve après un tour, un cycle est terminé.
    }
}
default-rule-game_over = { $ends ->
    [lone] La partie est finie dès que quelqu'un, seul à participer, a gagné.
   *[none] {""}
}
default-rule-leftover = { $ends ->
    [lone] { $cap ->
        [none] {""}
       *[other] Ce qui reste alors dans la réserve y demeure pour la partie suivante.
    }
   *[none] {""}
}
# $own : true si un jeu a sa propre fin, autre qu'un pot vide
ruleset-rule-cycles = { $own ->
    [true] { $cycles ->
        [1] Une session compte une seule partie.
       *[other] Une session compte { $cycles } parties.
    }
   *[false] { $cycles ->
        [1] Une session compte un cycle.
       *[other] Une session compte { $cycles } cycles.
    }
}
default-rule-places = À la fin, c'est le solde de chacun qui compte : ce qu'il a gagné, moins ce qu'il a misé. À soldes égaux, on partage la même place.
