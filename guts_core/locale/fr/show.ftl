# `guts show` et `guts diff`

cli-show-short = afficher les règles auxquelles un règlement aboutit
cli-show-help =
    Affiche RULESET, un fichier ou un nom, avec tout ce dont il hérite et toutes les valeurs par défaut, en TOML. Avec --origin, chaque
    valeur est suivie du fichier et de la ligne d'où elle vient.

    Avec --toml, il devient un seul fichier sans « extends », exemples compris : les mêmes règles, comme le prouve l'empreinte de sa première ligne.
cli-show-example =
    guts show friday.toml
    guts show friday.toml --origin
    guts show friday.toml --toml --output friday-alone.toml
cli-option-origin = Dire d'où vient chaque valeur.
cli-option-toml = Écrire un seul fichier sans « extends », qui a la même empreinte.
cli-show-option-output = Écrire dans ce fichier plutôt que sur stdout.
show-hash = Empreinte de ces règles : { $hash }
show-default = valeur par défaut de guts
show-plugin-default = valeur par défaut de { $plugin }
show-lowered = abaissé, car les cartes ne suffisent pas pour davantage
show-written = Écrit : { $file }, empreinte { $hash }
show-choose = { $first } et { $second } ne vont pas ensemble
show-changed = les règles ne peuvent pas s'écrire en un seul fichier : leur empreinte serait { $found }, et non { $hash }

cli-diff-short = dire en quoi deux règlements diffèrent, et montrer un tour
cli-diff-help =
    Dit en quoi les règlements FIRST et SECOND, fichiers ou noms, diffèrent, et montre un tour qui s'y déroule autrement : mêmes cartes,
    mêmes annonces. Le code de retour est 1 s'ils diffèrent.
cli-diff-example =
    guts diff default friday.toml
    guts diff friday.toml monday.toml --seats 5 --json
cli-diff-option-seats = Ne regarder que les tours à ce nombre de joueurs.
cli-diff-option-seed = Décide des cartes et des annonces des tours comparés.
cli-diff-option-rounds = Comparer au plus ce nombre de tours ; 0 pour aucun.

diff-same = { $first } et { $second } sont les mêmes règles : empreinte { $hash }
diff-rules = Ce qui diffère
diff-key = { $name } : { $left } dans { $first }, { $right } dans { $second }
diff-nothing = rien
diff-option = Plugin { $plugin }, { $name } : { $left } dans { $first }, { $right } dans { $second }
diff-plugin = Seulement dans { $side } : le plugin { $plugin }{ $options ->
    [none] {""}
   *[other] , avec { $options }
}
diff-order = Les plugins s'appliquent dans un autre ordre : { $left } dans { $first }, { $right } dans { $second }
diff-step = Seulement dans { $side }, à l'étape { $number } : { $step }
diff-parameter = Étape { $number }, { $name }, { $parameter } : { $left } dans { $first }, { $right } dans { $second }
diff-sheet = Ce qu'en disent les feuilles de règles
diff-sheet-line = { $side } : { $text }
diff-searching = Comparaison des tours…
diff-seats = Il n'y a pas de nombre de joueurs auquel on puisse jouer les deux, aucun tour ne peut donc être comparé.
diff-none = Aucun tour qui se déroule autrement n'a été trouvé, en { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} à { $seats } joueurs.
diff-round = Un tour qui se déroule autrement, à { $seats } joueurs : graine { $seed }, tour { $round }, donneur : { $dealer }
diff-before = Avant : { $pots }
diff-before-balances = Soldes avant : { $balances }
diff-hand = { $seat } a { $cards }
diff-side = Selon { $side }
diff-cycle-on = Le cycle continue.
diff-found = { $rounds ->
    [1] C'est le premier tour comparé.
   *[other] { $rounds } tours ont été comparés.
}
diff-seats-bad = les deux jeux ne se jouent pas à { $seats } : { $least ->
    [0] il n'y a pas de nombre de joueurs auquel on puisse jouer les deux
   *[other] ils se jouent de { $least } à { $most }
}
