# `guts new` : les questions dont on discute à table. new-topic-<sujet> est la question, -help de quoi il s'agit, new-answer-<sujet>-<id>
# une réponse du noyau ; celles d'un plugin sont <plugin>-answer-<id>. Toutes figurent aussi dans le fichier, en commentaire.

new-topic-title = Comment s'appelle le jeu ?
new-topic-title-help = Un nom pour vos règles, comme « Vendredi soir ». Il figure en tête de la feuille de règles.
new-topic-cards = Combien de cartes chacun reçoit-il ?
new-topic-cards-help = À deux cartes, il n'y a que des paires et des cartes hautes. À trois ou cinq, les suites et les couleurs comptent aussi.
new-answer-cards-two = Deux.
new-answer-cards-three = Trois.
new-answer-cards-five = Cinq.
new-topic-ranking = Quelles mains sont les meilleures, à trois cartes ?
new-topic-ranking-help = Les règles publiées divergent sur la suite et la couleur, et sur le brelan et la quinte flush.
new-answer-ranking-trips-straight = Brelan, quinte flush, suite, couleur, paire.
new-answer-ranking-trips-flush = Brelan, quinte flush, couleur, suite, paire.
new-answer-ranking-straight-flush-straight = Quinte flush, brelan, suite, couleur, paire.
new-answer-ranking-straight-flush-flush = Quinte flush, brelan, couleur, suite, paire.
new-answer-ranking-sets-only = Brelan, paire ; les suites et les couleurs ne comptent pas.
new-topic-low-ace = As, deux, trois, est-ce une suite ?
new-topic-low-ace-help = Si oui, c'est la plus basse. L'as reste toujours aussi au-dessus du roi.
new-answer-low-ace-yes = Oui, la plus basse.
new-answer-low-ace-no = Non.
new-topic-wild = Des cartes servent-elles de joker ?
new-topic-wild-help = Un joker remplace la carte qui rend la main la meilleure. Nommez des rangs, comme « 2 » ou « J 2 ».
new-answer-wild-none = Aucune.
new-topic-exchange = Peut-on changer des cartes contre d'autres du paquet ?
new-topic-exchange-help = Changer des cartes donne de meilleures mains, et plus de joueurs qui osent participer.
new-answer-exchange-none = Non.
new-topic-passing = Donne-t-on des cartes à un voisin ?
new-topic-passing-help = Avant l'annonce, chacun choisit des cartes à donner, face cachée, puis en reçoit.
new-answer-passing-none = Non.
new-topic-declaration = Comment annonce-t-on que l'on participe ou que l'on passe ?
new-topic-declaration-help = Tous en même temps, personne ne sait ce que font les autres. L'un après l'autre, le dernier en sait le plus.
new-answer-declaration-at-once = Tous en même temps.
new-topic-first-round = Tout le monde doit-il participer quand le pot est nouveau ?
new-topic-first-round-help = Certains jouent sans choix la première main d'un nouveau pot, pour qu'il grossisse.
new-answer-first-round-free = Non.
new-topic-ghost = Faut-il battre une main qui n'appartient à personne ?
new-topic-ghost-help = Un fantôme est distribué avec les autres mains. Il empêche un joueur seul de prendre le pot avec rien.
new-answer-ghost-none = Non.
new-topic-nobody-in = Personne ne participe : que se passe-t-il ?
new-topic-nobody-in-help = Le pot reste dans tous les cas, et on redistribue des cartes. La question est de savoir qui paie pour cela.
new-answer-nobody-in-stays = Le pot reste tel quel, et personne ne paie.
new-topic-ties = Les meilleures mains sont à égalité : à qui va le pot ?
new-topic-ties-help = Les couleurs ne départagent jamais. Une troisième main, plus basse, paie dans tous les cas.
new-answer-ties-share = Elles le partagent, et ne l'égalent pas.
new-topic-losers = Parmi ceux qui participent et perdent, qui égale le pot ?
new-topic-losers-help = Égaler, c'est payer le montant du pot qui a été gagné. Cela forme le pot suivant.
new-answer-losers-all = Tous.
new-topic-debt = Un perdant ne peut pas payer : que faire ?
new-topic-debt-help = Les jetons peuvent se compter en dessous de zéro, ou l'on ne joue que ce qu'on a devant soi.
new-answer-debt-owes = Le perdant s'endette ; les soldes peuvent passer sous zéro.
new-topic-antes = Qui paie l'entrée, et quand ?
new-topic-antes-help = L'entrée est un petit paiement au pot avant la donne.
new-answer-antes-new-pot = Tous, quand le pot et la réserve sont vides.
new-answer-antes-every-round = Tous, à chaque tour.
new-topic-ante = De combien de jetons est l'entrée ?
new-topic-ante-help = Tous les autres montants sont dans les mêmes jetons. Les fractions s'écrivent 0.25 ou 1/4.
new-topic-limit = Y a-t-il une limite au pot, ou à ce que l'on peut perdre ?
new-topic-limit-help = Les pots grossissent vite : trois perdants rendent le suivant trois fois plus grand.
new-answer-limit-cap = Le pot a un plafond ; ce qui le dépasse attend dans une réserve, qui complète le pot quand il a été pris.
new-answer-limit-none = Pas de limite.
new-topic-cap = De combien de jetons est le plafond ?
new-topic-cap-help = Le plus grand pot que l'on puisse gagner ou doive égaler.
new-topic-winnings = Quelle part du pot peut-on gagner ?
new-topic-winnings-help = Certains limitent aussi ce que l'on prend dans le pot en une fois.
new-answer-winnings-pot = Le pot entier.
new-topic-matched = Quel argent égale-t-on ?
new-topic-matched-help = Le pot tel qu'il était avant d'être gagné, ou autre chose.
new-answer-matched-old-pot = Le pot tel qu'il était, sans ce que paient les autres.
new-topic-reserve = À qui est la réserve ?
new-topic-reserve-help = Elle contient les jetons qui dépassent le plafond.
new-answer-reserve-refills = Elle complète le pot quand il a été pris, et n'est elle-même jamais gagnée ni égalée.
new-topic-chip = Quel est le plus petit jeton ?
new-topic-chip-help = Avec « exact », un pot de 20 se partage à trois en 20/3 chacun. Avec un montant comme 1 ou 0.25, les parts sont des jetons entiers de cette valeur.
new-answer-chip-exact = exact
new-topic-odd-chips = Le pot ne se partage pas également : à qui vont les jetons indivisibles ?
new-topic-odd-chips-help = Avec un plus petit jeton, il peut y avoir un reste.
new-answer-odd-chips-left = Aux gagnants à tour de rôle, en commençant à gauche du donneur.
new-topic-seats = Combien de joueurs sont admis ?
new-topic-seats-help = Un nombre, ou deux, comme dans 3-8.
new-topic-cycles = Combien de cycles compte une session ?
new-topic-cycles-help = Un cycle dure jusqu'à ce que le pot et la réserve soient vides.
new-topic-ending = Quand une session se termine-t-elle ?
new-topic-ending-help = Convenez de la fin avant de commencer.
new-answer-ending-cycles = Après le nombre de cycles convenu.

## Le fichier

new-comment = { $question } { $answer }
new-comment-head = Écrit par « guts new ». Un commentaire est une question et la réponse que donnent les lignes en dessous.
new-comment-inherited = Comme dans « { $base } » :
new-comment-unconfirmed = Calculé par « guts new », et encore confirmé par personne. Lisez-le : est-ce bien ce que vous jouez ?

## La conversation

new-welcome = Vos règles maison, une question à la fois. Tapez un nombre ou un mot ; Entrée prend ce qui est entre crochets. « ? » explique, « b » revient en arrière, « q » arrête sans rien écrire.
new-prompt = [{ $now }] :
new-as-is = comme dans « { $base } »
new-wants = { $kind ->
    [word] « { $text } » n'est pas l'une des réponses. Tapez un nombre ou un mot de la liste.
    [amount] « { $text } » n'est pas un montant en jetons. Écrivez 1, 0.25 ou 1/4.
    [whole] « { $text } » n'est pas un nombre entier supérieur à zéro.
    [seats] « { $text } » n'est pas un nombre de joueurs. Écrivez 4, ou 3-8 ; 2 au moins, 26 au plus.
    [ranks] « { $text } » ne désigne pas des rangs. Écrivez 2, ou J 2, ou none.
   *[text] « { $text } » ne peut pas être un titre : il est vide, trop long, ou contient des signes que l'on ne peut pas afficher.
}
new-no-help = Il n'y a rien de plus à en dire.
new-first = C'est la première question.
new-refused = Cela ne va pas avec ce qui a été dit avant :
new-try-again = Une autre réponse, s'il vous plaît ; « b » revient en arrière.
new-unasked = la question « { $name } » n'est pas posée : les autres réponses n'y laissent rien à demander
new-question-unknown = il n'y a pas de question « { $name } »{ $like ->
    [none]  ; « guts new --questions » les liste
   *[other]  ; vouliez-vous dire « { $like } » ?
}
new-set-form = « { $text } » n'est pas une réponse à une question : écrivez-la comme dans --set cards=three
new-set-wrong = « { $word } » n'est pas une réponse à « { $name } » : { $kind ->
    [word] choisissez parmi { $known }
    [amount] écrivez un montant en jetons, comme 1, 0.25 ou 1/4{ $known ->
        [none] {""}
       *[other] {", ou "}{ $known }
    }
    [whole] écrivez un nombre entier supérieur à zéro
    [seats] écrivez combien de joueurs sont admis, comme 3-8
    [ranks] écrivez des rangs, comme « 2 » ou « J 2 », ou { $known }
   *[text] un titre a au plus 200 caractères, que l'on puisse afficher
}
new-set-base = les réponses ne vont pas ensemble :
new-name-bad = le fichier d'un règlement doit se nommer quelque-chose.toml, et non « { $file } »
new-file-missing = indiquez le fichier à écrire, comme dans « guts new friday.toml »
new-from-itself = « { $file } » ne peut pas partir de lui-même : choisissez un autre nom, et supprimez l'ancien fichier ensuite

new-examples = Voici quelques tours selon ces règles. Est-ce bien ce que vous jouez ?
new-example-new-pot = Un nouveau pot, et deux participent
new-example-order = Une suite contre une couleur
new-example-tie = Deux meilleures mains à égalité, et une troisième plus basse
new-example-lone = Un seul participe
new-example-lone-beaten = Un seul participe, et la main qui n'appartient à personne est meilleure
new-example-lone-tied = Un seul participe, à égalité avec la main qui n'appartient à personne
new-example-nobody = Personne ne participe
new-example-cap = Les paiements dépassent le plafond
new-example-large = Un grand pot est perdu
new-example-pot = Avant : pot { $pot }
new-example-right = Est-ce bien ce que vous jouez ? [O/n] :
new-example-yes = o oui
new-example-no = n non
new-example-answer = Répondez par o ou n, s'il vous plaît.
new-example-left-out = L'exemple est laissé hors du fichier. Ce qu'il montre dépend de :
new-revisit = Quelle question reprendre, par son nom ? [aucune, continuer] :
new-revisit-again = Voici de nouveau les tours, selon les nouvelles réponses.
new-unconfirmed = note : personne n'a confirmé les exemples du fichier ; lisez-les, ils montrent ce que veulent dire les règles
new-no-examples = note : aucun exemple n'a pu être calculé pour ce jeu ; « guts check » dira qu'il n'y en a pas

new-written = Écrit : { $file }
new-written-schema = Écrit : { $file }, le schéma qui permet aux éditeurs de le compléter et de le vérifier
new-schema-kept = note : « { $file } » existe déjà et n'a pas été touché ; --force le réécrit
new-next = La suite :
new-nothing = Rien n'a été écrit.
problem-cli-new-exists = il y a déjà un fichier « { $file } »
problem-cli-new-exists-hint = choisissez un autre nom, ou remplacez-le avec --force
problem-cli-new-folder = il n'y a pas de dossier « { $folder } »
problem-cli-new-folder-hint = créez-le d'abord, ou choisissez-en un autre

cli-new-short = créer un règlement en répondant à des questions
cli-new-help =
    Demande ce dont on discute à table (combien de cartes, que faire si personne ne participe, égalités, fantômes, limites) et écrit
    FILE, un règlement avec des commentaires, et avec des exemples dont les chiffres ont été calculés et que vous confirmez.

    Sans terminal, ou avec --yes, rien n'est demandé : ce que --set ne dit pas est comme dans la base. Aucun fichier n'est remplacé sans --force.
cli-new-example =
    guts new friday.toml
    guts new friday.toml --set cards=three --set cap=30 --yes
    guts new monday.toml --from friday.toml
    guts new --questions
cli-new-option-base-name = Le règlement de départ, un fichier ou un nom ; ses réponses sont proposées.
cli-new-option-answers = Une réponse qu'il n'y a plus à demander. Peut être donnée plusieurs fois.
cli-new-option-yes = Ne rien demander.
cli-new-option-force = Remplacer les fichiers existants.
cli-new-option-questions = Lister toutes les questions et leurs réponses.
cli-new-option-as-json = Écrire ce qui a été fait, ou les questions, en JSON sur stdout.
