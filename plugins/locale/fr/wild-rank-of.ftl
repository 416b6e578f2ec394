wild-rank-of-summary = Le rang d'une carte rencontrée en cours de jeu sert de joker à tout le monde.
wild-rank-of-holder = À qui est la carte qui désigne le rang servant de joker : { $value }.
wild-rank-of-cards = Lesquelles de ses cartes désignent un rang servant de joker : { $value }.

# La feuille de règles
wild-rank-of-rule = { $holder ->
    [board] { $cards ->
        [first] Le rang de la première carte commune sert de joker à tout le monde.
        [last] Le rang de la dernière carte commune sert de joker à tout le monde.
        [lowest] Le rang de la plus basse carte commune sert de joker à tout le monde.
        [highest] Le rang de la plus haute carte commune sert de joker à tout le monde.
       *[other] Les rangs de certaines cartes communes, comptées dans l'ordre de la donne, servent de joker à tout le monde : { $cards }.
    }
    [first-shown] { $cards ->
        [first] Le rang de la première carte de la première main montrée, à partir de la gauche du donneur, sert de joker à tout le monde.
        [last] Le rang de la dernière carte de la première main montrée, à partir de la gauche du donneur, sert de joker à tout le monde.
        [lowest] Le rang de la plus basse carte de la première main montrée, à partir de la gauche du donneur, sert de joker à tout le monde.
        [highest] Le rang de la plus haute carte de la première main montrée, à partir de la gauche du donneur, sert de joker à tout le monde.
       *[other] Les rangs de certaines cartes de la première main montrée, à partir de la gauche du donneur, comptées dans l'ordre de la donne, servent de joker à tout le monde : { $cards }.
    }
   *[other] { $cards ->
        [first] Le rang de la première carte de « { $holder } » sert de joker à tout le monde.
        [last] Le rang de la dernière carte de « { $holder } » sert de joker à tout le monde.
        [lowest] Le rang de la plus basse carte de « { $holder } » sert de joker à tout le monde.
        [highest] Le rang de la plus haute carte de « { $holder } » sert de joker à tout le monde.
       *[other] Les rangs de certaines cartes de « { $holder } », comptées dans l'ordre de la donne, servent de joker à tout le monde : { $cards }.
    }
}
wild-rank-of-word-first = la première
wild-rank-of-word-last = la dernière
wild-rank-of-word-lowest = la plus basse
wild-rank-of-word-highest = la plus haute
