# La ligne de commande. Aide : cli-<commande>-short, -help, -example ; options : cli-option-<nom> ou cli-<commande>-option-<nom>.

cli-commands = Commandes
cli-example = Exemple
cli-interrupted = Interrompu.
cli-crash = guts a commis une erreur ({ $error }). Merci de la signaler ; avec GUTS_DEBUG=1 dans l'environnement, il en dit davantage.
cli-command-unknown = Il n'y a pas de commande « { $name } ». { $like ->
    [none] Il y a : { $known }.
   *[other] Vouliez-vous dire « { $like } » ?
}
cli-lang-unknown = il n'y a pas de textes en « { $lang } » ; il y en a en : { $known }

## Aide

cli-guts-help =
    Joue aux jeux de cartes de la famille du Guts, selon les règles maison de ceux qui jouent.
    Un jeu est un règlement : un fichier TOML, ou le nom d'un règlement installé, comme « default ».
cli-guts-example =
    guts play
    guts play friday.toml --seats 5 --log friday.jsonl
    guts check friday.toml

cli-play-short = jouer une session : vous contre des robots, ou les robots entre eux
cli-play-help =
    Joue une session de RULESET, un fichier ou un nom, dans le terminal : vous contre des robots, ou les robots entre eux s'il n'y a pas de terminal.

    Vous répondez par un mot ou par son début, s'il n'en désigne qu'un : « par » pour participe, « pas » pour passe ; « w » dit pourquoi
    des jetons ont bougé depuis le tour précédent, « u » reprend votre dernière réponse, « q » arrête. Une partie arrêtée, même par
    Ctrl-C, se poursuit avec --resume.
cli-play-example =
    guts play
    guts play friday.toml --seats 5 --log friday.jsonl
    guts play --resume friday.jsonl
cli-settle-short = faire le décompte d'un tour joué à une vraie table
cli-settle-help =
    Lit une situation (qui avait quoi, qui participait) et dit qui a gagné, qui paie, et pourquoi. Si le fichier dit ce qu'il attend,
    le code de retour est 1 quand ce n'est pas ce qui en sort.
cli-settle-example =
    guts settle round.toml
    guts settle round.toml --json
cli-check-short = vérifier des règlements et jouer leurs exemples
cli-check-help =
    Vérifie des règlements, fichiers ou noms, et joue les exemples qu'ils contiennent. Le code de retour est 1 si quelque chose ne va pas.
cli-check-example =
    guts check friday.toml
    guts check default rulesets/*.toml --strict --format github
cli-rank-short = classer des mains
cli-rank-help =
    Classe des mains selon l'ordre d'un règlement, la meilleure d'abord ; des mains égales partagent la même place. Une main est un seul
    argument : AcKd, ou "Ac Kd".
cli-rank-example =
    guts rank AcKd 2s2h QsJs
    guts rank --ruleset friday.toml AcKd 2s2h --json
cli-replay-short = raconter de nouveau une partie enregistrée
cli-replay-help =
    Raconte une partie à partir de son journal LOG, exactement comme elle s'est déroulée. Avec --json, chaque événement est une ligne.
cli-replay-example =
    guts replay friday.jsonl
    guts replay friday.jsonl --json
cli-plugins-short = lister les plugins, ou les règlements, installés
cli-plugins-help =
    Liste les plugins installés et les paquets dont ils viennent, ou avec --rulesets tous les règlements qui ont un nom. Rien de ce
    qu'ils contiennent n'est exécuté.

    Avec un NAME, importe ce plugin et dit ce qu'il fait : ses options, ses étapes, les hooks auxquels il répond, et s'il est
    utilisable. Avec --load, le fait pour tous.

    « guts plugins new NAME » commence un plugin à vous : crée le dossier guts-NAME avec un paquet qui fonctionne, à modifier.
cli-plugins-example =
    guts plugins
    guts plugins ghost
    guts plugins --rulesets
    guts plugins --json
    guts plugins new blind-night
cli-completion-short = afficher un script qui complète les commandes dans un shell
cli-completion-help =
    Affiche ce qu'il faut à SHELL (bash, zsh ou fish) pour compléter les commandes et les options de guts.
cli-completion-example =
    eval "$(guts completion bash)"
    guts completion fish > ~/.config/fish/completions/guts.fish

cli-option-lang = Langue des textes.
cli-option-ascii = N'écrire que de l'ASCII : Qs pour la dame de pique.
cli-option-as-json = Écrire du JSON sur stdout, et tout le reste sur stderr.
cli-play-option-as-json = Écrire chaque événement comme une ligne de JSON sur stdout, et tout le reste sur stderr.
cli-replay-option-as-json = Écrire chaque événement comme une ligne de JSON sur stdout, et tout le reste sur stderr.
cli-check-option-as-json = Comme --format json.
cli-option-bots-only = Les robots entre eux ; vous regardez.
cli-option-seed = Décide des cartes et des robots : même nombre, même partie.
cli-option-seats = Combien de joueurs, vous compris.
cli-option-name = Votre nom à la table.
cli-option-cycles = Combien de cycles jouer, chacun jusqu'à ce que le pot et la réserve soient vides.
cli-option-rounds = Finir au plus tard après ce nombre de tours.
cli-option-log-file = Conserver toutes les réponses dans un nouveau fichier.
cli-option-resume = Poursuivre la partie d'un journal, et continuer à l'y conserver.
cli-option-strict = Les avertissements sont aussi des échecs.
cli-option-format = Comment écrire les problèmes : text, json, ou github pour les annotations de ses workflows.
cli-option-ruleset = Le règlement dont l'ordre des mains compte, un fichier ou un nom.
cli-option-rulesets = Lister plutôt les règlements, par nom, avec leurs titres.
cli-option-showdown = Quel abattage du règlement classe les mains, à partir de 1.

## Utilisation

cli-resume-alone = « { $option } » ne va pas avec --resume : un journal dit déjà tout cela
cli-name-bad = « { $name } » ne peut pas être un nom : il est vide, dépasse 40 caractères, ou n'est pas du texte
cli-seed-bad = une graine (seed) est un nombre entier de 18 chiffres au plus
cli-card-unknown = « { $text } », dans la main « { $hand } », n'est pas une carte : écrivez un rang et une couleur, comme Qs, 10h ou Ac
cli-card-twice = la carte « { $text } » est deux fois dans la main « { $hand } »
cli-rank-empty = une main a au moins une carte, et 52 au plus
cli-rank-sizes = toutes les mains doivent avoir le même nombre de cartes ; une main est un seul argument : AcKd, ou "Ac Kd"
cli-rank-number = il n'y a pas d'abattage { $number } : le règlement en compte { $count }
cli-rank-which = aucun abattage ne classe des mains de { $size ->
    [1] une carte
   *[other] { $size } cartes
} (les leurs en ont { $sizes }) : dites lequel des { $count } avec --showdown N
cli-rank-unusual = note : mains de { $size ->
    [1] une carte
   *[other] { $size } cartes
} ; dans ce jeu elles en ont { $usual }
cli-rank-quotes = note : chaque carte compte ici comme une main à elle seule ; une main de plusieurs cartes est un seul argument, entre guillemets : { $hands }
cli-rank-used = note : classées comme à l'abattage { $number } sur { $count } (ses mains ont { $sizes } cartes) ; --showdown N en choisit un autre
cli-plugins-none = Aucun plugin n'est installé.
cli-rulesets-none = Aucun règlement n'est installé.

## La partie à l'écran. Les joueurs sont des noms, les montants du texte.

cli-you = Vous
cli-bot-names = Ana Boris Cora Denis Elsa Fanny Gus Hugo Ines Jules Karim Lola Marc Nina Olga Paul Quentin Rose Simon Tom Ugo Victor William Xavier Yann Zora Alix
cli-name-pot = pot
cli-name-reserve = réserve
cli-name-board = tableau
cli-word-in = participe
cli-word-out = passe
cli-seed = Graine { $seed } : { $seats }
cli-round = Tour { $round }, donneur : { $dealer }
cli-said = { $word } : { $seats }
cli-held = { $holder } : { $cards }
cli-best = meilleure main
cli-move-pays = { $count ->
    [one] { $seats } -{ $amount } { $pot ->
        [pot] au pot
       *[other] à « { $pot } »
    } : { $reason }
   *[other] { $seats } -{ $amount } chacun { $pot ->
        [pot] au pot
       *[other] à « { $pot } »
    } : { $reason }
}
cli-move-gets = { $count ->
    [one] { $seats } +{ $amount } { $pot ->
        [pot] du pot
       *[other] de « { $pot } »
    } : { $reason }
   *[other] { $seats } +{ $amount } chacun { $pot ->
        [pot] du pot
       *[other] de « { $pot } »
    } : { $reason }
}
cli-move-between = { $seats } -{ $amount } pour { $pot } : { $reason }
# ce qui va au pot vient de la réserve, ce qui part d'un pot y va
cli-move-pots = { $pot ->
    [pot] { $amount } de la { $seats } au pot : { $reason }
   *[other] { $amount } { $seats ->
        [pot] du pot
       *[other] de « { $seats } »
    } en { $pot } : { $reason }
}
cli-exchanged = { $seat } : { $gave ->
    [one] { $gave } carte écartée
   *[other] { $gave } cartes écartées
}, { $took ->
    [one] { $took } prise
   *[other] { $took } prises
}
cli-handed = { $seat } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour { $to }
cli-shows = { $seat } : toutes les cartes sont montrées
# des points d'un compteur, comme legs ; $delta a son signe
cli-count = { $seat } { $delta } { $counter }
cli-count-why = { $seat } { $delta } { $counter } : { $reason }
cli-cycle-over = Le cycle est terminé.
cli-game-over = La partie est finie : { $reason }. { $seat }
cli-session-over = La session est finie : { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, { $cycles ->
    [one] { $cycles } cycle terminé.
   *[other] { $cycles } cycles terminés.
}
cli-standing = Classement final
cli-standing-points = { $counter } : { $points }
cli-resumed = Reprise de { $file }, au tour { $round }
cli-resume-over = Cette partie est finie. Pour la revoir : { $command }
cli-go-on = Arrêté. Pour continuer : { $command }
cli-nothing-kept = Arrêté. Aucune réponse n'avait été donnée, rien n'a donc été enregistré.
cli-log-ends = Le journal s'arrête au tour { $round } ; la partie n'est pas finie.

cli-your-cards = Vos cartes : { $cards }{ $called }
cli-ask-choose = { $words } ? (3 lettres suffisent ; w = pourquoi, u = reprise, q = fin)
cli-ask-pick = { $kind } : de { $least } à { $most } parmi { $cards } ? (w = pourquoi, u = reprise, q = fin)
cli-answer-choose = « { $answer } » ne convient pas ; répondez par l'un de ces mots, ou par ses trois premières lettres : { $words }
cli-answer-pick = « { $answer } » n'est pas une réponse : indiquez de { $least } à { $most } cartes parmi { $cards }
cli-answer-none = Il faut une réponse. Vous pouvez dire : { $words }
cli-answer-no-cards = Il faut une réponse. Indiquez de { $least } à { $most } cartes parmi { $cards }
cli-undone = Réponse reprise. Tour { $round }
cli-undo-none = Il n'y a rien à reprendre.
cli-undo-json = Avec --json on ne peut rien reprendre : les événements sont déjà écrits.

## Vérifier et faire le décompte

cli-check-good = { $file } : correct, { $examples ->
    [0] aucun exemple
    [one] { $examples } exemple conforme
   *[other] { $examples } exemples conformes
}
cli-check-bad = { $file } : { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}, { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
}
cli-settle-good = C'est bien ce qui était attendu.

## Sessions

problem-session-seats-number = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, mais ce jeu se joue de { $min } à { $max }
problem-session-seats-number-hint = choisissez un autre nombre avec --seats
problem-session-seat-name = « { $name } » ne peut pas être le nom d'un joueur : il est vide, trop long, désigne un pot, ou contient des signes que l'on ne peut pas afficher
problem-session-number = { $key } doit être un nombre entier{ $key ->
    [seed] {""}
   *[other] {" "}supérieur à zéro
 }, et non { $number }
problem-session-seat-twice = deux joueurs s'appellent « { $name } »
problem-session-answer-number = { $given ->
    [one] { $given } réponse donnée
   *[other] { $given } réponses données
}, mais il en faut { $open }
problem-session-session-over = la session est finie, plus rien n'est demandé

## Journaux

problem-log-missing = il n'y a pas de journal « { $file } »
problem-log-missing-hint = vérifiez l'orthographe et le dossier
problem-log-directory = « { $file } » est un dossier, pas un journal
problem-log-directory-hint = indiquez un fichier
problem-log-nameless = le nom du journal est vide
problem-log-nameless-hint = indiquez un fichier, comme dans --log friday.jsonl
problem-log-special = « { $file } » n'est pas un fichier ordinaire
problem-log-unreadable = impossible de lire le journal « { $file } » : { $reason }
problem-log-too-large = le fichier dépasse { $limit } Mio, la limite de lecture
problem-log-too-many = le journal dépasse { $limit } lignes, la limite de lecture
problem-log-line-long = la ligne dépasse { $limit } Kio, la limite de lecture
problem-log-empty = le fichier est vide, ce n'est donc pas un journal
problem-log-header-torn = la première ligne est incomplète, ce n'est donc pas un journal
problem-log-header = la première ligne n'est pas l'en-tête d'un journal : « { $key } » manque, est inconnu ou n'est pas ce qu'il doit être
problem-log-header-hint = un journal est créé par « guts play --log FILE » ; est-ce le bon fichier ?
problem-log-format = le journal a le format { $number }, mais cette version de guts lit le format { $known }
problem-log-format-hint = rejouez-le avec la version de guts qui l'a écrit
problem-log-not-utf-8 = la ligne n'est pas du texte UTF-8 : elle contient un octet { $byte }
problem-log-json = { $what ->
    [list] la ligne est une liste, alors qu'il faut un objet JSON
    [value] la ligne est une simple valeur, alors qu'il faut un objet JSON
    [empty] la ligne ne dit rien : c'est un objet sans réponse
    [constant] { $found } n'est pas un nombre en JSON
    [deep] la ligne est imbriquée trop profondément
    [digits] un nombre de la ligne a trop de chiffres
   *[syntax] la ligne n'est pas du JSON
}
problem-log-json-hint = le journal a été abîmé ou modifié ; reprenez-le d'une sauvegarde, ou coupez-le avant cette ligne
problem-log-twice = « { $key } » est là deux fois
problem-log-twice-hint = chaque joueur répond une seule fois par ligne
problem-log-undo = "undo" doit être un nombre entier de lignes à reprendre, de 1 à { $groups }, le nombre de lignes présentes
problem-log-group = « { $kind } » doit contenir une réponse pour chaque joueur interrogé
problem-log-seat-unknown = il n'y a pas de joueur « { $seat } » à la table, mais il répond à « { $kind } »
problem-log-seat-not-asked = on ne demande pas « { $kind } » à « { $seat } » ici
problem-log-seat-missing = la réponse de « { $seat } » à « { $kind } » manque
problem-log-kind = « { $kind } » n'est pas demandé ici, mais : { $kinds }
problem-log-answer = « { $seat } » ne peut pas répondre { $answer } à « { $kind } » : { $shape ->
    [choose] sont permis { $allowed }
   *[pick] sont permises de { $least } à { $most } cartes parmi { $allowed }
}
problem-log-after-end = la partie est finie avant cette ligne
problem-log-hash = les règles du journal ont été modifiées : leur empreinte est { $found }, l'en-tête dit { $written }
problem-log-hash-hint = si la version d'un plugin a changé ses règles, rejouez le journal avec la version qui l'a écrit
problem-log-version = le journal a été écrit avec { $distribution } { $written }, la version présente est { $found }
problem-log-torn = la dernière ligne est incomplète et ignorée ; la partie continue à partir de la ligne précédente
problem-log-exists = il y a déjà un fichier « { $file } »
problem-log-exists-hint = choisissez un autre nom, ou poursuivez cette partie : guts play --resume FILE
problem-log-in-use = le journal « { $file } » est utilisé par un autre guts
problem-log-in-use-hint = terminez d'abord l'autre partie ; continuez ensuite avec : guts play --resume FILE
problem-log-edited = cette ligne, ou une ligne qui la précédait, a été modifiée : sa somme ("sum") manque ou ne correspond pas
problem-log-edited-hint = reprenez le journal d'une sauvegarde, ou coupez-le avant cette ligne ; pendant une partie, « u » reprend une réponse
problem-log-write = impossible d'écrire le journal « { $file } » : { $reason }
problem-log-write-hint = indiquez un fichier dans un dossier qui existe et où vous pouvez écrire

## Situations sur la ligne de commande

cli-settle-legs = Points (legs) : { $legs }
cli-settle-over = La partie est finie.
cli-settle-stage = Abattage { $number }
cli-settle-stage-best = { $count ->
    [0] Meilleure main : personne
   *[other] Meilleure main : { $seats }
}
cli-settle-best = { $count ->
    [0] Personne ne prend le pot.
   *[other] Meilleure main : { $seats } ; personne ne prend le pot.
}
cli-settle-received = Reçu d'autres joueurs : { $seats }
cli-settle-won = { $count ->
    [0] Personne n'a gagné.
   *[other] Gagné par : { $seats }
}
problem-settle-ruleset = "ruleset" doit être le nom d'un règlement ou le chemin de son fichier, entre guillemets
