won-legs-summary = Celui qui gagne une main marque un point (leg) ; les perdants égalent le pot, qui reste jusqu'à ce que quelqu'un ait assez de points.
won-legs-to_win = Combien de points (legs) font gagner le pot et terminent la partie : { $value }.
won-legs-tie = Meilleures mains à égalité : un point (leg) pour chacune, ou pour personne.
won-legs-pot = Le pot attend le dernier point (leg), ou se gagne comme d'habitude.
won-legs-blind = Combien de ces points (legs) doivent être gagnés à l'aveugle : { $value }.
won-legs-reason-leg = main gagnée : un point (leg)
won-legs-reason-blind-leg = gagné à l'aveugle
won-legs-reason-last-leg = dernier point (leg)
won-legs-objection-cap = le pot reste jusqu'au dernier point, il n'a donc pas de plafond : écrivez cap = false
won-legs-objection-ends = seul le dernier point termine la partie : retirez "ends" des étapes "settle"
won-legs-objection-blind = on ne peut gagner un point à l'aveugle que si l'on a le droit de ne pas regarder ses cartes : ajoutez le plugin blind

# La feuille de règles
won-legs-rule = Celui qui gagne une main, seul ou contre d'autres, marque un point (leg). { $tie ->
    [nobody] Les meilleures mains à égalité n'en marquent aucun.
   *[each] Les meilleures mains à égalité en marquent un chacune.
}
won-legs-rule-award = { $pot ->
    [won] {""}
   *[stays] Gagner une main ne fait pas gagner le pot : il attend le dernier point.
}
won-legs-rule-payments = { $pot ->
    [won] {""}
   *[stays] Les paiements s'ajoutent au pot.
}
won-legs-rule-cycle_over = { $to_win ->
    [1] { $pot ->
        [won] Le premier point (leg) termine la partie.
       *[stays] Le premier point (leg) fait prendre tout ce qui est dans le pot et termine la partie.
    }
   *[other] { $pot ->
        [won] La partie est finie dès que quelqu'un a { $to_win } points (legs).
       *[stays] Celui qui a { $to_win } points (legs) prend tout ce qui est dans le pot, et la partie est finie. Si deux joueurs les ont en même temps, ils le partagent.
    }
} { $blind ->
    [0] Rien d'autre n'y met fin.
    [one] L'un de ces points doit avoir été gagné à l'aveugle.
   *[other] { $blind } de ces points doivent avoir été gagnés à l'aveugle.
}
