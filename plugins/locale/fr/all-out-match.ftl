all-out-match-summary = Quand personne ne participe, la meilleure main égale le pot, et avec elle tous ceux qui ont une carte de certains rangs.
all-out-match-ranks = Les cartes qui obligent leur détenteur à égaler le pot : { $value }.
all-out-match-reason-best-out = pot à égaler : la meilleure main avait passé
all-out-match-reason-holds = pot à égaler, à cause d'une telle carte
all-out-match-reason-shown = montrée, car personne ne participait

all-out-match-answer-all-out-match = Tous montrent leur main ; la meilleure égale le pot, et quiconque a un 2 aussi. Le pot reste.

# La feuille de règles
all-out-match-rule = Quand personne ne participe, tous montrent leur main. { $ranks ->
    [none] La meilleure égale le pot, qui reste.
   *[other] La meilleure égale le pot, qui reste, et avec elle tous ceux qui ont une carte de l'un de ces rangs : { $ranks }. Chacun n'égale qu'une fois.
} Si plusieurs mains sont les meilleures à égalité, toutes égalent le pot.
