### Plugins : ce qui ne va pas dans l'un d'eux, ce qui arrive quand il échoue en cours de jeu, et la commande qui les décrit.

## Une règle qui a échoué en cours de jeu. $part est « hook » ou « step » ; $round vaut 0 avant le premier tour

problem-game-stopped = { $round ->
    [0] la partie ne peut pas commencer : { game-stopped-who } { game-stopped-why }
   *[other] la partie s'arrête au tour { $round } : { game-stopped-who } { game-stopped-why }
}
game-stopped-who = { $plugin ->
    [core] { $code ->
        [listener-raised] ce qui suit la partie
       *[other] { $rule ->
            [round] le tour
           *[other] l'étape « { $rule } »
        }
    }
    [default] { $rule } du jeu par défaut
   *[other] { $part ->
        [hook] { $rule } du plugin « { $plugin } » ({ $package } { $version })
       *[other] { $rule ->
            [round] le plugin « { $plugin } » ({ $package } { $version })
           *[other] l'étape « { $rule } » du plugin « { $plugin } » ({ $package } { $version })
        }
    }
}
game-stopped-why = { $code ->
    [rule-none] n'a rien répondu (None)
    [rule-type] a donné une réponse qui n'en est pas une à sa question : { $detail }
    [rule-yield] doit faire yield exactement une fois, puis renvoyer sa réponse : { $detail }
    [rule-refused] veut déplacer des jetons d'une façon impossible : { $detail ->
        [transfer-negative] moins que rien
        [transfer-overdrawn] plus qu'il n'y a dans un pot
        [transfer-account] de ou vers un compte qui n'existe pas, ou d'un compte à lui-même
        [transfer-amount] un montant qui n'est ni un nombre entier ni une fraction, ou qui dépasse ce qui était demandé
       *[other] { $detail }
    }
    [step-asks] demande ce à quoi personne ne peut répondre : { $detail }
    [deck-short] demande plus de cartes qu'il n'en reste dans le paquet ({ $detail })
    [chips-changed] a créé ou fait disparaître des jetons : la somme de tous les comptes n'est plus la même ({ $detail })
    [endless] continue sans fin ({ $detail })
   *[other] a levé { $detail }
}
problem-game-stopped-hint = { game-stopped-fault }{ $command ->
    [none] {""}
   *[other]  ; pour le revoir : { $command }
}
game-stopped-fault = { $plugin ->
    [core] { $code ->
        [listener-raised] c'est une erreur du programme qui montre ou conserve la partie, et non des règles ou de vos réponses
        [deck-short] il suffirait de moins de joueurs, ou de moins de cartes pour chacun
        [endless] on ne demande rien à personne dans ce jeu ; regardez ses étapes
        [chips-changed] c'est une erreur de l'un des plugins, et non de vos réponses ; prévenez son auteur
       *[other] c'est une erreur de guts lui-même, et non de vos réponses ; signalez-la, et joignez le journal
    }
    [default] c'est une erreur de guts lui-même, et non de vos réponses ; signalez-la, et joignez le journal
   *[other] c'est une erreur du plugin, et non de vos réponses ; prévenez son auteur, et joignez le journal
}
problem-plugin-here = le plugin dans le règlement
problem-step-here = l'étape qui était en cours

## Ce qui empêche d'utiliser un plugin installé

problem-plugin-name = le plugin « { $name } » ({ $package } { $version }) apporte quelque chose nommé « { $hook } » : les noms se composent de minuscules, de chiffres et de « - », et commencent par une lettre
problem-plugin-name-hint = pour son auteur : donnez-lui un nom comme « { $hint } »
problem-plugin-no-docstring = dans le plugin « { $name } » ({ $package } { $version }), la classe { $hook } n'a pas de docstring
problem-plugin-no-docstring-hint = pour son auteur : la docstring est le résumé que lisent ceux qui jouent ; commencez-la par une phrase
problem-plugin-no-description = dans le plugin « { $name } » ({ $package } { $version }), { $kind ->
    [none] l'option « { $hook } » n'a pas de description
   *[other] la clé « { $hook } » de l'étape « { $kind } » n'a pas de description
}
problem-plugin-no-description-hint = pour son auteur : { $hook } = Field(..., description="Ce qu'elle décide.")
problem-plugin-not-frozen = dans le plugin « { $name } » ({ $package } { $version }), la classe { $hook } admet des changements, ou des clés qu'elle n'a pas
problem-plugin-not-frozen-hint = pour son auteur : laissez model_config tel que l'a la classe de base : frozen, et extra="forbid"
problem-plugin-mutable = dans le plugin « { $name } » ({ $package } { $version }), « { $hook } » pourrait garder un état d'un tour et d'une table à l'autre
problem-plugin-mutable-hint = pour son auteur : les options sont des tuples, pas des listes ; ce qu'une règle doit retenir est dans le Record de la table, ou dans un Count
problem-plugin-api-newer = le plugin « { $name } » ({ $package } { $version }) a été écrit pour la version { $hook } des hooks, et ce guts-core a la version { $hint }
problem-plugin-api-newer-hint = il faut un guts-core plus récent
problem-plugin-api-older = le plugin « { $name } » ({ $package } { $version }) a été écrit pour la version { $hook } des hooks, et ce guts-core n'en connaît pas de plus ancienne que { $hint }
problem-plugin-api-older-hint = il faut une version plus récente du plugin, ou un guts-core plus ancien
problem-plugin-api-number = dans le plugin « { $name } » ({ $package } { $version }), "api" n'est pas un nombre entier, mais { $hint }
problem-plugin-api-number-hint = pour son auteur : api: ClassVar[int] = 1, ou ce que valait alors guts_core.hooks.API_VERSION

## Comment réparer ce qui ne va pas avec les hooks

problem-plugin-import-hint = c'est une erreur du plugin, ou quelque chose dont il a besoin n'est pas là ; prévenez son auteur
problem-plugin-class-hint = pour son auteur : le point d'entrée est NAME = "MODULE:CLASS"
problem-plugin-failed-hint = c'est une erreur du plugin ; prévenez son auteur
problem-plugin-hook-unknown-hint = { $hint ->
    [none] pour son auteur : les hooks sont dans guts_core.hooks.Questions ; les autres méthodes portent d'autres noms
   *[other] pour son auteur : vouliez-vous dire { $hint } ?
}
problem-plugin-hook-prefix-hint = pour son auteur : nommez-la { $hint }, ou retirez la marque
problem-plugin-hook-method-hint = pour son auteur : un hook est une simple méthode, et non une méthode de classe, une méthode statique ou une propriété
problem-plugin-hook-unmarked-hint = pour son auteur : mettez @hookimpl au-dessus, ou donnez-lui un autre nom
problem-plugin-hook-field-hint = pour son auteur : donnez un autre nom à l'option
problem-plugin-hook-arguments-hint = pour son auteur : def { $hook }{ $hint }
problem-plugin-hook-default-hint = pour son auteur : les arguments n'ont pas de valeur par défaut ; qui demande les donne toujours tous
problem-plugin-hook-wrapper-hint = pour son auteur : answer = yield, puis renvoyez la réponse ; ou retirez wrapper=True
problem-plugin-hook-collected-hint = pour son auteur : retirez wrapper=True et le yield, et renvoyez ce que ce plugin ajoute
problem-plugin-hook-order-hint = pour son auteur : écrivez @hookimpl ou @hookimpl(wrapper=True), et rien de plus

## La commande « plugins »

cli-plugins-option-load-all = Importer tous les plugins, ou charger tous les règlements, et dire lesquels sont inutilisables.
plugins-ruleset-path = « { $name } » est un fichier, et non le nom d'un règlement ; « guts check » dit si on peut y jouer
plugins-broken = Il est inutilisable.
plugins-no-options = Il n'a pas d'options.
plugins-key = { $name } : { $values } ; par défaut : { $default }
plugins-step = Il apporte l'étape « { $step } ».
plugins-conditions = Il apporte les conditions { $names }.
plugins-refuses = Il ne va pas avec { $names }.
plugins-replaces = Il remplace les réponses à { $names }.
plugins-wraps = Il modifie les réponses à { $names }.
plugins-adds = Il complète les réponses à { $names }.
plugins-hears = Il apprend ce qui se passe : { $names }.
plugins-ruleset = de { $min } à { $max } joueurs ; plugins : { $plugins } ; exemples : { $examples }
plugins-ruleset-loads = { $loads ->
    [true] correct
   *[other] injouable
}
