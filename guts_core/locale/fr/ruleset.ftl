# Problèmes des règlements : ce qui ne va pas dans ce que dit un fichier, une fois lu comme du TOML.

problem-inherited-here = hérité par cet "extends"
problem-key-here = « { $key } » est ici
problem-base-here = « { $key } » vient d'ici, un fichier qui reste tel quel : ce que vous modifiez va dans { $file }

## Clés et valeurs

ruleset-expected = { $expected ->
    [whole] un nombre entier
    [number] un nombre
    [text] un texte entre guillemets
    [truth] true ou false
    [list] une liste entre [crochets]
    [table] une table
    [tables] une liste de tables, chacune sous un en-tête entre [[doubles crochets]]
    [amount] un montant en jetons (2, 0.25 ou "1/3")
   *[amount-or-false] un montant en jetons (2, 0.25 ou "1/3"), ou false pour aucun
}
ruleset-given = { $given ->
    [truth] la valeur de vérité { $value }
    [number] le nombre { $value }
    [text] le texte "{ $value }"
    [list] une liste
    [table] une table
    [date] la date ou l'heure { $value }
   *[nothing] rien
}
problem-key-unknown = il n'y a pas de clé « { $key } » ici
key-unknown-among = { problem-key-unknown }
key-unknown-among-hint = connues ici : { $known }
problem-key-missing = la clé « { $key } » manque
problem-value-type = attendu : { ruleset-expected } ; trouvé : { ruleset-given }
problem-value-choice = attendu : l'un de { $choices } ; trouvé : { ruleset-given }
problem-value-small = attendu : { $limit } ou plus ; trouvé : { ruleset-given }
problem-value-large = attendu : { $limit } ou moins ; trouvé : { ruleset-given }
problem-value-refused = { ruleset-given } ne convient pas ici : { $detail }
problem-list-short = la liste doit avoir au moins { $limit ->
    [one] { $limit } élément
   *[other] { $limit } éléments
}, et en a { $count }
problem-list-long = la liste peut avoir au plus { $limit ->
    [one] { $limit } élément
   *[other] { $limit } éléments
}, et en a { $count }
problem-text-short = le texte doit avoir au moins { $limit ->
    [one] { $limit } caractère
   *[other] { $limit } caractères
}, et en a { $count }
problem-text-long = le texte peut avoir au plus { $limit ->
    [one] { $limit } caractère
   *[other] { $limit } caractères
}, et en a { $count }
problem-amount-range = ce n'est pas un montant utilisable en jetons : { ruleset-given }
problem-amount-range-hint = écrivez un montant fini d'au plus 1 000 000 000 000 jetons, entier ou sous forme de fraction de dénominateur 1 000 000 au plus
problem-amount-negative = un montant en jetons ne peut pas être inférieur à zéro : { $value }
problem-seats-order = seats.min ({ $min }) est plus grand que seats.max ({ $max })
problem-share-zero = un enjeu d'une part nulle du pot ne peut rien rapporter
problem-share-zero-hint = écrivez une part supérieure à 0, ou retirez l'enjeu
problem-choice-twice = « { $choice } » est cité deux fois
problem-choice-twice-hint = citez chaque annonce une seule fois
problem-format-unknown = c'est un règlement au format { $number }, et seul le format { $known } est connu ici
problem-format-unknown-hint = il a été écrit pour une autre version de guts-core

## Bases

problem-ruleset-unknown = il n'y a pas de règlement « { $name } », fourni ou installé
problem-ruleset-unknown-hint = « guts plugins --rulesets » les liste tous ; un fichier se nomme avec son extension, « friday.toml », ou avec une barre oblique, « games/friday.toml »
ruleset-unknown-near = { problem-ruleset-unknown } ; noms proches : { $near }
ruleset-unknown-near-hint = { problem-ruleset-unknown-hint }
problem-ruleset-ambiguous = deux paquets installés apportent un règlement « { $name } » : { $first } et { $second }
problem-ruleset-ambiguous-hint = nommez le fichier lui-même, avec son chemin
problem-extends-type = "extends" nomme un seul règlement, sous forme de texte entre guillemets
problem-extends-type-hint = un règlement fourni, "default", ou un fichier, "friday.toml" ; il n'y a qu'une seule base
problem-extends-circle = les règlements s'étendent en cercle : celui-ci ramène à « { $name } »
problem-extends-circle-hint = que l'un d'eux soit la base, sans "extends"
problem-extends-too-many = le règlement a plus de { $limit } bases empilées, la limite de lecture
problem-extends-too-many-hint = recopiez le nécessaire dans moins de fichiers
problem-extends-network = un règlement ne peut pas étendre un fichier d'un autre ordinateur : « { $path } »
problem-extends-network-hint = enregistrez ce fichier à côté de celui-ci, et nommez-le ici

## Prérequis

problem-requires-syntax = ce n'est pas le nom d'un paquet avec ses versions : « { $text } »
problem-requires-syntax-hint = écrivez un nom et, au besoin, des versions : "guts-core>=0.1,<2"
problem-requires-missing = le règlement requiert le paquet « { $package } », qui n'est pas installé
problem-requires-version = le règlement requiert { $package } { $wanted }, et c'est la version { $version } qui est installée

## Plugins

problem-plugin-unknown = il n'y a pas de plugin « { $name } » parmi ceux qui sont installés
problem-plugin-unknown-hint = « guts plugins » liste ceux qui sont installés
problem-plugin-twice = « { $name } » et « { $first } » sont le même plugin : "-" et "_" s'y valent
problem-plugin-twice-hint = gardez l'une des deux tables
problem-plugin-not-inherited = la base n'a pas de plugin « { $name } » à retirer
problem-plugin-no-table = un plugin se donne sous forme d'une table avec ses options, ou de false pour le retirer, et non { $given ->
    [true] de true
   *[other] d'une simple valeur
}
problem-plugin-no-table-hint = sans aucune option, écrivez : [plugins.{ $name }]
problem-plugins-pairs = "plugins" est une table, ou une liste de paires d'un nom et d'une table d'options
problem-plugin-name-taken = le paquet { $other } apporte aussi un plugin « { $name } » ; c'est celui de guts-core qui sert, ses noms sont réservés
problem-plugin-ambiguous = deux paquets installés apportent un plugin « { $name } » : { $first } et { $second }
problem-plugin-ambiguous-hint = un seul des deux peut être installé là où l'on joue selon ce règlement
problem-plugin-import = le plugin « { $name } » ({ $package } { $version }) est défectueux, il ne peut pas être importé : { $detail }
problem-plugin-class = « { $value } » de { $package } { $version } n'est pas un plugin : ce n'est pas une sous-classe de guts_core.Variant
problem-plugin-failed = le plugin « { $name } » ({ $package } { $version }) a échoué pendant l'assemblage du règlement ({ $rule }) : { $detail }
problem-plugin-hook-unknown = le plugin « { $name } » ({ $package } { $version }) répond à une question que personne ne pose : { $hook }
problem-plugin-hook-prefix = dans le plugin « { $name } » ({ $package } { $version }), la méthode { $hook } porte la marque hookimpl, mais son nom ne commence pas par « guts_ »
problem-plugin-hook-method = dans le plugin « { $name } » ({ $package } { $version }), { $hook } n'est pas une simple méthode
problem-plugin-hook-unmarked = dans le plugin « { $name } » ({ $package } { $version }), la méthode { $hook } ne porte pas la marque hookimpl
problem-plugin-hook-field = dans le plugin « { $name } » ({ $package } { $version }), l'option { $hook } porte le nom d'un hook
problem-plugin-hook-arguments = dans le plugin « { $name } » ({ $package } { $version }), la méthode { $hook } a d'autres arguments que { $hint }
problem-plugin-hook-default = dans le plugin « { $name } » ({ $package } { $version }), un argument de { $hook } a une valeur par défaut
problem-plugin-hook-wrapper = dans le plugin « { $name } » ({ $package } { $version }), le wrapper { $hook } ne fait pas yield
problem-plugin-hook-collected = dans le plugin « { $name } » ({ $package } { $version }), { $hook } est un wrapper, mais chaque plugin y répond pour lui-même
problem-plugin-hook-order = dans le plugin « { $name } » ({ $package } { $version }), { $hook } est marqué d'un ordre ou d'un nom à lui ; ce qui compte, c'est l'ordre du règlement et le nom de la méthode
problem-plugin-reserved = aucun plugin ne peut s'appeler « { $name } » : c'est ce qui répond à toutes les questions auxquelles aucun plugin ne répond
problem-plugin-objects = le plugin « { $plugin } » ne va pas avec ce règlement
problem-plugins-clash = les plugins « { $first } » et « { $second } » donnent deux réponses à une même question : { question-words }
question-words = { $question ->
    [arrange] quelles étapes a un tour ?
    [deck] avec quelles cartes joue-t-on ?
    [playing] quels joueurs prennent part à ce tour ?
    [ante] qui paie l'entrée, et combien ?
    [house_cards] quelles mains de la maison reçoivent des cartes en même temps que les joueurs ?
    [order] en quels groupes les joueurs annoncent-ils ?
    [choices] que peut annoncer ce joueur ?
    [ask_again] à qui demande-t-on encore une fois lors de la même annonce ?
    [house] quelles mains qui n'appartiennent à personne faut-il battre ?
    [contenders] qui est en lice dans cet enjeu ?
    [cards_of] avec quelles cartes joue un concurrent ?
    [wild] lesquelles de ces cartes servent de joker, outre celles de l'ordre des mains ?
    [value] que vaut cette main ?
    [best] quels concurrents sont les meilleurs ?
    [winners] qui a gagné cet enjeu ?
    [losers] qui doit payer pour avoir participé ?
    [stake] quel est le montant à égaler ?
    [owes] combien doit ce joueur quand il faut égaler ?
    [award] que reçoivent les gagnants ?
    [payments] que paient les perdants, et à qui ?
    [nobody_in] que se passe-t-il quand personne ne participe ?
    [pays] combien ce joueur en paie-t-il vraiment ?
    [split] en quelles parts se partage un montant ?
    [overflow] combien de ce pot va dans la réserve ?
    [refill] combien revient de la réserve ?
    [keep] quelles mains de la maison gardent leurs cartes au tour suivant ?
    [game_over] la partie est-elle finie ?
    [cycle_over] le cycle est-il terminé ?
    [leftover] que deviennent les jetons qui restent à la fin d'une partie ?
   *[other] { $question }
}
problem-plugins-clash-hint = gardez l'un des deux ; sous [plugins], NOM = false en retire un qui est hérité
problem-plugins-refused = les plugins « { $first } » et « { $second } » ne vont pas ensemble
problem-plugins-refused-hint = gardez l'un des deux ; sous [plugins], NOM = false en retire un qui est hérité

## Étapes

problem-step-unknown = il n'y a pas de sorte d'étape nommée « { $kind } »
problem-step-unknown-hint = connues ici : { $known } ; des plugins en apportent d'autres
problem-kind-twice = deux apportent une sorte d'étape « { $kind } » : ce plugin et { $other }
problem-condition-unknown = il n'y a pas de condition nommée « { $condition } »
problem-condition-unknown-hint = connues ici : { $known } ; des plugins en apportent d'autres
problem-condition-twice = deux apportent une condition « { $condition } » : ce plugin et { $other }
problem-holder-name = « { $name } » ne peut pas être le nom d'une main de la maison
problem-holder-name-hint = les cartes vont à "everyone", "in", "out", "board", ou à une main de la maison dont le nom est un seul mot en minuscules, chiffres, "_" et "-", une lettre d'abord
problem-house-idle = des cartes sont distribuées à « { $name } », mais aucun plugin n'en fait quoi que ce soit
problem-house-idle-hint = nommez sous [plugins] le plugin auquel elles sont destinées, ou retirez l'étape
problem-holder-pot = « { $name } » est à la fois une main de la maison et un pot
problem-holder-pot-hint = donnez un autre nom à l'un des deux
problem-pot-name = { $name ->
    [reserve] aucun pot ne peut s'appeler "reserve" : c'est là que sont les jetons au-dessus du plafond
   *[other] « { $name } » ne peut pas être le nom d'un pot
}
problem-pot-name-hint = le nom d'un pot est un seul mot en minuscules, chiffres, "_" et "-", une lettre d'abord, autre que "reserve"
problem-pot-never-filled = le pot « { $pot } » est disputé, mais aucune étape n'y verse d'entrées
problem-pot-never-filled-hint = ajoutez une étape : {"{"} do = "ante", pot = "{ $pot }" {"}"}
problem-pot-never-won = des jetons vont dans le pot « { $pot } », mais il n'est disputé à aucun abattage : personne ne pourrait jamais les gagner
problem-pot-never-won-hint = nommez-le dans un enjeu de l'abattage : {"{"} do = "showdown", contests = [{"{"} {"}"}, {"{"} name = "{ $pot }", pot = "{ $pot }" {"}"}] {"}"}
problem-choice-unknown = personne ne peut annoncer « { $choice } », personne ne prend donc part ainsi
problem-choice-unknown-hint = les annonces sont celles des étapes "declare" : { $known }
problem-ranking-override = ce que l'abattage modifie ne va pas avec le reste de l'ordre des mains : { $reason ->
    [ranking-top-size] une main de "top" a plus de cartes que "best" n'en permet
   *[other] { $detail }
}
problem-ranking-override-hint = l'ordre de l'abattage et celui du règlement se lisent ensemble, comme une seule table
problem-repeat-too-often = les étapes seraient répétées jusqu'à { $times } fois, et { $most } est le maximum
problem-repeat-too-often-hint = diminuez "max", ici ou dans les répétitions qui l'entourent
problem-steps-settle-order = un décompte a lieu avant que les mains ne soient comparées, ou n'a pas lieu après leur dernière comparaison
problem-steps-settle-order-hint = mettez une étape "settle" après chaque "showdown", et aucune avant le premier
problem-steps-no-settle = aucune étape ne fait le décompte du tour, le pot ne serait donc jamais distribué
problem-steps-no-settle-hint = ajoutez une étape : {"{"} do = "settle" {"}"}
problem-steps-no-showdown = un tour a son décompte, mais aucune étape ne compare les mains
problem-steps-no-showdown-hint = ajoutez une étape avant : {"{"} do = "showdown" {"}"}
problem-steps-no-cards = les mains sont comparées, mais aucune étape ne distribue de cartes
problem-steps-no-cards-hint = ajoutez une étape avant : {"{"} do = "deal", cards = 2 {"}"}
problem-settle-uncompared = { $in ->
    [one] quand un joueur est seul à participer, le décompte se fait ici sans abattage auparavant : il n'aurait donc pas le pot
   *[several] quand plusieurs joueurs participent, le décompte se fait ici sans abattage depuis leur annonce : personne ne gagnerait ni ne paierait
}
problem-settle-uncompared-hint = qu'un abattage ait lieu avant dans tous les cas, sans "when" : un joueur seul le gagne sans montrer ses cartes
problem-settle-stale = { $in ->
    [one] quand un joueur est seul à participer, le décompte porte ici sur un abattage antérieur à son annonce : un joueur qui a passé pourrait gagner
   *[several] quand plusieurs joueurs participent, le décompte porte ici sur un abattage antérieur à leur annonce : un joueur qui a passé pourrait gagner
}
problem-settle-stale-hint = mettez un abattage entre l'annonce et le décompte
problem-round-unsettled = { $in ->
    [one] quand un joueur est seul à participer, il n'y a plus de décompte après ceci : il n'a donc pas le pot
   *[several] quand plusieurs joueurs participent, il n'y a plus de décompte après ceci : personne ne gagne ni ne paie
}
problem-round-unsettled-hint = si ce n'est pas voulu, retirez "when" du dernier abattage et du dernier décompte
problem-nobody-in-unasked = quand personne ne participe, aucune étape ne fait le décompte du tour : le plugin « { $name } » n'a donc rien à y dire
problem-nobody-in-unasked-hint = que la dernière étape "settle" ait lieu dans tous les cas, sans "when", ou avec when = "always"
problem-showdown-undeclared = tous les enjeux sont entre ceux qui ont annoncé quelque chose, mais cet abattage vient avant toute annonce
problem-showdown-undeclared-hint = mettez une étape "declare" avant lui, ou retirez "among"
problem-choice-idle = celui qui annonce « { $word } » ne prend part à aucun enjeu : il ne gagne donc rien et ne paie rien
problem-choice-idle-hint = citez cette annonce sous "among" d'un enjeu, ou retirez-la de "choices"

## Jetons, joueurs et cartes

problem-chip-zero = la plus petite unité sur la table ne peut pas être 0
problem-chip-zero-hint = retirez "chip" : les parts sont alors exactes
problem-chip-multiple = { $key } ({ $amount }) n'est pas un multiple de la plus petite unité sur la table, chip ({ $chip })
problem-chip-multiple-hint = écrivez un montant qui en soit un multiple, ou un autre "chip"
problem-cap-zero = avec un plafond de 0, il ne pourrait jamais rien y avoir dans le pot
problem-cap-zero-hint = pour ne pas avoir de plafond, écrivez : cap = false
problem-hand-too-large = un joueur peut avoir { $held } cartes{ $board ->
    [0] {""}
   *[other] {" "}en plus de { $board } cartes communes
}, et on ne peut en comparer que { $most } au plus
problem-hand-too-large-hint = distribuez moins de cartes
problem-hand-too-small = l'étape « { $kind } » a besoin de { $wanted ->
    [1] une carte
   *[other] { $wanted } cartes
} d'une main pour faire ce qu'elle dit, et un joueur { $held ->
    [0] n'en a aucune
    [1] en a une au plus
   *[other] en a { $held } au plus
} à ce moment-là
problem-hand-too-small-hint = qu'elle prenne moins de cartes, ou distribuez-en davantage avant
problem-deck-short = { $seats } joueurs ont besoin de { $total } cartes ({ $cards } pour les joueurs et les cartes communes{ $house ->
    [0] {""}
   *[other] , { $house } pour les mains de la maison
}), et le paquet en a { $deck }
problem-deck-short-hint = { $fits ->
    [0] distribuez moins de cartes
    [1] distribuez moins de cartes
   *[other] les cartes suffisent pour { $fits } joueurs : distribuez moins de cartes, ou diminuez seats.max
}
problem-seats-lowered = on peut jouer ici à { $fits } au plus, et non à { $seats } : { $seats } joueurs ont besoin de { $total } cartes, et le paquet en a { $deck }
problem-seats-lowered-hint = pour le dire dans le fichier, écrivez : seats.max = { $fits }
problem-example-ruleset = un exemple se joue selon les règles du fichier où il se trouve, il ne nomme donc pas de règlement
problem-example-ruleset-hint = retirez "ruleset" ici ; une situation dans un fichier à part peut en nommer un
problem-examples-none = le règlement n'a pas d'exemples, personne ne peut donc dire s'il dit ce qui est voulu
problem-examples-none-hint = ajoutez un tour dont vous connaissez l'issue, sous [[examples]]
