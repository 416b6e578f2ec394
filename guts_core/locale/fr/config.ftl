# Ce que `guts config` et la documentation disent de chaque clé d'un règlement, et des valeurs qu'elle peut avoir.

## Clés d'un règlement. Le sens de l'option d'un plugin est le message <plugin>-<option> du plugin.

key-format = Le numéro de ce format de fichier.
key-title = Le nom du jeu.
key-summary = Le jeu en une phrase.
key-authors = Qui a écrit le règlement, une liste de noms.
key-license = Les conditions auxquelles le fichier peut être transmis.
key-source = D'où viennent les règles.
key-extends = Le règlement que celui-ci modifie : le nom d'un règlement installé, ou le chemin d'un fichier, relatif à celui-ci, qui se termine par .toml ou contient une barre oblique.
key-requires = Des paquets de plugins avec leurs versions, comme pip les écrit. Ce que requiert la base est requis aussi.
key-seats = Combien de joueurs sont admis.
key-ante = L'entrée que paie chaque joueur, en jetons.
key-cap = Le plus grand pot actif, en jetons, ou false s'il n'y en a pas. L'excédent va dans la réserve.
key-chip = La plus petite unité sur la table, en jetons. Tout montant doit en être un multiple, et les jetons indivisibles vont aux gagnants un par un, à partir de la gauche du donneur, sauf si un plugin en décide autrement. Si omise : les parts sont exactes.
key-cycles = Combien de cycles forment une session.
key-ranking = Comment se comparent les mains.
key-steps = Les étapes d'un tour : une liste de tables, dont "do" nomme la sorte. Si omise : une entrée, deux cartes pour chacun, une annonce, un abattage et son décompte.
key-plugins = Une table pour chaque plugin, avec ses options, dans l'ordre où ils s'appliquent. Une table vide prend les valeurs par défaut du plugin, et "false" à la place d'une table retire un plugin de la base.
key-examples = Des situations et ce qu'elles donnent : « guts check » les joue et compare.

key-seats-min = Le plus petit nombre de joueurs.
key-seats-max = Le plus grand nombre de joueurs.

key-ranking-categories = Les catégories qui comptent, la meilleure d'abord. Une main est classée dans la première qui lui convient. Celle à qui aucune ne convient compte par ses cartes, sous toutes les autres : "high card" vient donc en dernier, qu'elle soit écrite ou non.
key-ranking-low_ace = true : A-2-3 est la suite la plus basse ; false : ce n'est pas une suite.
key-ranking-best = Combien de cartes forment la main : les meilleures s'il y en a plus ; s'il y en a moins, les suites et les couleurs ne comptent pas. Si omise : toutes les cartes d'une main, cinq au plus.
key-ranking-wild = Ce qui sert de joker : des rangs ("2", "10"), des couleurs ("spades"), des cartes ("Js"). Les jokers le font toujours.
key-ranking-low = true : la main la plus basse gagne, et s'il y a plus de cartes que "best", les plus basses forment la main.
key-ranking-aces = "high" ; ou "low" : l'as vaut partout moins que le 2, et n'est plus au-dessus du roi.
key-ranking-top = Les mains qui l'emportent sur toutes les autres, la meilleure d'abord, par les rangs imprimés sur leurs cartes. Avec "low", elles perdent contre toutes les autres. Les jokers ne comptent pas pour d'autres cartes dans ces mains.

key-steps-do = La sorte de l'étape. Les plugins en apportent d'autres.
key-steps-when = Une condition ; l'étape est sautée si elle n'est pas remplie. Les plugins apportent d'autres conditions.
key-steps-ante-who = "due" : tout le monde si tous les pots et la réserve sont vides ; "everyone" : tout le monde ; "in" : ceux qui participent.
key-steps-ante-amount = Jetons par joueur. Si omise : l'entrée du règlement.
key-steps-ante-pot = Le pot où ils vont ; un nom nouveau crée un pot.
key-steps-deal-cards = Combien de cartes chacun reçoit.
key-steps-deal-to = "everyone" (tous), "in" (ceux qui participent), "out" (ceux qui ont passé), "board" pour des cartes communes, ou le nom d'une main qui n'appartient à personne.
key-steps-deal-face = "down" : le propriétaire les voit ; "up" : tout le monde les voit ; "dark" : personne, pas même le propriétaire.
key-steps-deal-short = Quand le paquet n'a pas assez de cartes : une erreur, ou l'on mélange de nouveau celles qui ont été écartées.
key-steps-declare-who = Tous annoncent, ou seulement ceux qui participent.
key-steps-declare-choices = Ce que l'on peut dire, deux mots au moins ; ceux qui disent autre chose que "out" participent.
key-steps-showdown-ranking = Ce qui diffère de l'ordre des mains du règlement, avec les mêmes clés.
key-steps-showdown-seen_by = Qui voit les mains : tous, ou seulement ceux qui participent.
key-steps-showdown-contests = Qui dispute quel pot, une liste de tables. Si omise : un seul enjeu entre tous ceux qui participent, pour le pot.
key-steps-showdown-contests-name = Le nom de l'enjeu dans le journal et à l'écran.
key-steps-showdown-contests-pot = Le pot disputé.
key-steps-showdown-contests-share = La part du pot qui revient à cet enjeu, par rapport aux autres enjeux du même pot.
key-steps-showdown-contests-among = Les annonces qui y prennent part ; vide : tous ceux qui participent.
key-steps-showdown-contests-ranking = Ce qui diffère de l'ordre des mains de l'étape.
key-steps-settle-ends = Ce qui termine la partie : "" rien d'autre que des pots vides ; "lone" un joueur qui était seul à participer et a gagné.
key-steps-group-steps = Plusieurs étapes sous une même condition.
key-steps-repeat-steps = Ce qui est fait encore et encore.
key-steps-repeat-while = Une condition qui doit être remplie avant chaque fois.
key-steps-repeat-until = Une condition qui arrête la répétition si elle est remplie après. Si omise : aucune ne l'arrête.
key-steps-repeat-max = Combien de fois au plus.

key-examples-title = Ce que montre la situation.
key-examples-ruleset = Le chemin ou le nom du règlement, dans un fichier à part ; sans elle, "default". À l'intérieur d'un règlement, on l'omet.
key-examples-players = Les noms des joueurs, dans le sens des aiguilles d'une montre. Si omise : dans l'ordre de "hands".
key-examples-dealer = Le donneur, l'un des joueurs. Si omise : le dernier.
key-examples-pot = Jetons dans le pot. Si omise : 0.
key-examples-reserve = Jetons dans la réserve.
key-examples-pots = Jetons dans chaque pot, par son nom, quand un règlement en a plusieurs.
key-examples-balances = Jetons des joueurs, éventuellement en dessous de zéro.
key-examples-legs = Points (legs) des joueurs.
key-examples-matched = Les joueurs qui ont dû égaler le pot au tour précédent.
key-examples-rounds = Une liste de tables avec les clés d'un tour, quand il y a plusieurs tours ; ces clés ne figurent alors que là.
key-examples-hands = Pour chaque joueur, toutes les cartes qui lui sont distribuées dans ce tour, dans l'ordre, y compris les cartes changées ; les cartes reçues d'un voisin ne sont pas citées. Un joueur dont personne n'a vu la main peut être omis.
key-examples-ghost = Les cartes du fantôme ; une liste de mains s'il y en a plusieurs.
key-examples-board = Les cartes communes.
key-examples-deck = Le dessus du paquet après la donne, pour les règles qui le retournent.
key-examples-in = Les joueurs qui annoncent qu'ils participent. Une liste de listes si un tour le demande plusieurs fois, une pour chaque annonce.
key-examples-say = Ce que disent les joueurs quand il y a d'autres choix que participe et passe ; une liste de tables si un tour le demande plusieurs fois.
key-examples-expect = Ce qui doit en sortir. Ce qui y est cité est comparé exactement, ce qui est omis ne l'est pas.
key-examples-expect-winners = Qui a reçu d'un pot, dans n'importe quel ordre.
key-examples-expect-won = Ce que des joueurs ont reçu dans le tour, en jetons.
key-examples-expect-paid = Ce que des joueurs ont versé pendant le tour, en jetons, entrées comprises.
key-examples-expect-balances = Soldes des joueurs après le tour, en jetons.
key-examples-expect-pot = Jetons dans le pot, une fois complété et avant les entrées suivantes.
key-examples-expect-reserve = Jetons dans la réserve.
key-examples-expect-cycle_over = Si le cycle est terminé.
key-examples-expect-game_over = Si la partie est finie.
key-examples-expect-legs = Points (legs) des joueurs après le tour.

## Les valeurs qu'une clé peut avoir. $choices, $items et semblables sont encore de tels textes, ou des valeurs telles que TOML les écrit.

key-values-choice = { $choices }
key-values-or = { $first } ou { $second }
key-values-truth = true ou false
key-values-whole = { $range ->
    [both] de { $least } à { $most }
    [least] un nombre entier, { $least } au moins
    [most] un nombre entier, { $most } au plus
   *[none] un nombre entier
}
key-values-chips = jetons
key-values-text = texte
key-values-list = liste : { $items }
key-values-lists = une liste
key-values-table = une table
key-values-tables = une liste de tables
key-values-steps = une liste d'étapes
key-default-required = obligatoire
key-default-none = omise
key-default-below = voir ci-dessous

## guts config

cli-config-short = expliquer une clé d'un règlement ou une option d'un plugin
cli-config-help =
    Explique KEY, comme cap, ranking.low_ace, steps.deal.face ou ghost.plays : son sens, les valeurs possibles, la valeur par défaut et un
    exemple. La dernière partie d'une clé suffit. Le nom d'un plugin, ou d'une table, explique toutes ses clés ; sans KEY, toutes les clés sont listées.
cli-config-example =
    guts config cap
    guts config ghost.plays
    guts config ghost
    guts config
config-values = Valeurs : { $values }
config-default = Par défaut : { $default }
config-example = Exemple :
config-plugin = Plugin : { $name }
config-options-none = Le plugin { $name } n'a pas d'options : une table vide dans le règlement suffit.
config-all = « guts config KEY » explique l'une d'elles, ou toutes celles d'une table ou d'un plugin par son nom.
config-unknown = il n'y a pas de clé « { $key } »{ $like ->
    [none] {""}
   *[other]  ; vouliez-vous dire « { $like } » ?
} ; « guts config » liste toutes les clés

## guts schema

cli-schema-short = écrire le schéma JSON des règlements, pour les éditeurs
cli-schema-help =
    Écrit le schéma JSON des fichiers de règlement : chaque clé avec son sens, et les options des plugins installés. Un éditeur qui connaît
    TOML et les schémas JSON s'en sert pour compléter et vérifier un règlement ; "#:schema ./guts.schema.json" en première ligne dit où il est.

    Ce que le schéma accepte n'est pas forcément jouable : « guts check » le dit.
cli-schema-example =
    guts schema
    guts schema --output guts.schema.json
cli-schema-option-output = Écrire dans ce fichier plutôt que sur stdout.
schema-title = Un règlement
schema-about = Les règles d'un jeu de cartes où l'on égale le pot, pour guts-core.
schema-written = Écrit : { $file }. La première ligne d'un règlement à côté de lui : { $line }
