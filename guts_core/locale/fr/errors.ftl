# Problèmes : ce qui ne va pas, pour qui écrit des règlements sans jamais ouvrir Python.
# problem-<code> est la phrase, problem-<code>-hint le conseil en dessous.

problem-severity-error = erreur
problem-severity-warning = avertissement
problem-severity-note = note
problem-did-you-mean = vouliez-vous dire « { $word } » ?
problem-from-plugin = { $origin ->
    [none] vient du plugin « { $plugin } »
   *[other] vient du plugin « { $plugin } » ({ $origin })
}
problem-first-here = « { $key } » est donné ici une première fois
problem-opened-here = ouvert ici

## Sessions

problem-session-session-failed = une règle a échoué dans cette session, elle ne peut donc pas continuer
problem-session-session-failed-hint = reprenez les dernières réponses, ou rejouez son journal

## Fichiers

problem-file-missing = il n'y a pas de fichier « { $file } »
problem-file-missing-hint = vérifiez l'orthographe et le dossier ; un nom sans « .toml » et sans barre oblique désigne un règlement installé
problem-file-directory = « { $file } » est un dossier, pas un fichier
problem-file-directory-hint = indiquez l'un des fichiers .toml qu'il contient, ou plusieurs : guts check { $file }/*.toml
problem-file-is-situation = « { $file } » n'est pas un règlement mais une situation, un tour qui a été joué : il contient « { $key } »
problem-file-is-situation-hint = guts settle { $file } en fait le décompte ; dans un règlement, ce peut être un exemple, sous [[examples]]
problem-file-is-ruleset = « { $file } » n'est pas une situation mais un règlement : il contient « { $key } »
problem-file-is-ruleset-hint = guts check { $file } le vérifie et joue ses exemples, guts play { $file } y joue ; une situation le nomme ainsi : ruleset = "{ $file }"
problem-file-special = « { $file } » n'est pas un fichier ordinaire
problem-file-special-hint = enregistrez le règlement dans un fichier sur le disque et indiquez-le
problem-file-permission = vous n'avez pas le droit de lire le fichier « { $file } »
problem-file-permission-hint = donnez-vous le droit de le lire, ou copiez-le dans un dossier à vous
problem-file-unreadable = impossible de lire le fichier « { $file } » : { $reason }
problem-file-too-large = le fichier dépasse { $limit } Kio, la limite de lecture
problem-file-too-large-hint = un règlement tient en quelques pages de texte ; est-ce le bon fichier ?
problem-file-encoding = le fichier est écrit en { $encoding }, mais il doit être en UTF-8
problem-file-encoding-hint = ouvrez-le dans votre éditeur, choisissez « Enregistrer sous » et l'encodage UTF-8
problem-file-not-utf-8 = le fichier n'est pas du texte UTF-8 : l'octet { $offset } ({ $byte }) ne convient pas
problem-file-not-utf-8-hint = ouvrez-le dans votre éditeur, choisissez « Enregistrer sous » et l'encodage UTF-8 ; si ce n'est pas un fichier texte, indiquez-en un autre

## TOML

problem-toml-control-character = un caractère de contrôle invisible ({ $character }) n'est pas permis dans un fichier TOML
problem-toml-control-character-hint = supprimez-le ; s'il y en a beaucoup, ce n'est peut-être pas un fichier texte
problem-toml-carriage-return = un retour chariot isolé ({ $character }) ne termine pas une ligne dans un fichier TOML
problem-toml-carriage-return-hint = enregistrez le fichier avec les fins de ligne d'Unix (LF) ou de Windows (CRLF)
problem-toml-too-deep = l'imbrication dépasse { $limit } niveaux, la limite de lecture
problem-toml-too-deep-hint = aucun règlement n'en a besoin ; retirez des crochets ou des points
problem-toml-too-many = le fichier dépasse { $limit } clés et valeurs, la limite de lecture
problem-toml-too-many-hint = aucun règlement n'en a besoin ; déplacez les exemples dans un fichier à part
problem-toml-number-long = le nombre dépasse { $limit } caractères, la limite de lecture
problem-toml-number-long-hint = écrivez un nombre plus petit ou arrondi
problem-toml-exponent = l'exposant du nombre doit être inférieur à { $limit }
problem-toml-exponent-hint = écrivez un nombre plus petit, sans « e »
problem-toml-refused = le fichier ne peut pas être lu comme du TOML : quelque chose y est trop long ou trop profondément imbriqué
problem-toml-refused-hint = raccourcissez ses nombres et retirez des crochets
problem-toml-twice = « { $key } » est donné deux fois
problem-toml-twice-hint = gardez l'un des deux, ou donnez un autre nom à l'autre

toml-found = { $where ->
    [file-end] le fichier se termine
    [line-end] la ligne se termine
   *[text] il y a « { $found } »
}
problem-toml-syntax = { $reason ->
    [statement] une clé ou une [table] était attendue, mais { toml-found }
    [rest] la valeur est complète, mais ensuite { toml-found }
    [equals] "=" était attendu après la clé, mais { toml-found }
    [header] "]" était attendu après le nom de la table, mais { toml-found }
    [key] une clé était attendue, mais { toml-found }
    [array] "," ou "]" était attendu dans la liste, mais { toml-found }
    [table] "," ou "{"}"}" était attendu dans la table, mais { toml-found }
    [string] le guillemet qui ferme un texte manque
    [backslash] la barre oblique inverse d'un texte ne commence aucun échappement connu : { $found }
    [escape] l'échappement d'un texte n'est pas un caractère : { $found }
    [date] cette date n'existe pas : { $found }
    [value] une valeur était attendue, mais { toml-found }
   *[other] ce n'est pas du TOML ({ $detail }) : { toml-found }
}
problem-toml-syntax-hint = { $reason ->
    [statement] écrivez : clé = valeur ; une clé avec des espaces ou des accents doit être entre guillemets
    [rest] une seule « clé = valeur » par ligne ; les textes et les fractions entre guillemets ("1/3"), les décimales avec un point (0.5), sans zéros au début
    [equals] écrivez : clé = valeur ; une clé avec des espaces ou des accents doit être entre guillemets
    [header] écrivez : [nom] ou, pour un élément d'une liste, [[nom]]
    [key] une clé se compose de lettres, de chiffres, de "-" et de "_" ; toute autre doit être entre guillemets
    [string] un texte commence et se termine sur la même ligne, avec la même sorte de guillemet
    [backslash] écrivez le texte entre 'apostrophes', ou doublez la barre oblique inverse
    [escape] mettez quatre chiffres, comme \u2660
    [value] un texte doit être entre guillemets : "texte" ; une valeur de vérité est true ou false, en minuscules
   *[other] {""}
}
problem-toml-1-1 = { $what ->
    [table] une table entre accolades sur plusieurs lignes, ou qui se termine par une virgule, demande TOML 1.1
    [escape] les échappements \e et \x demandent TOML 1.1
   *[time] une heure sans secondes demande TOML 1.1
}
problem-toml-1-1-hint = { $what ->
    [table] écrivez-la sur une seule ligne, sans virgule à la fin, pour que tout lecteur de TOML la comprenne
    [escape] écrivez \u001b ou \u00.., pour que tout lecteur de TOML le comprenne
   *[time] ajoutez les secondes, ":00", pour que tout lecteur de TOML la comprenne
}
