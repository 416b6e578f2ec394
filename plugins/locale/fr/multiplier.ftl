multiplier-summary = Un perdant paie plusieurs fois ce qu'il doit, selon les circonstances.
multiplier-shown = Les cartes dont chacune, une fois montrée, fait payer chaque perdant une fois de plus.
multiplier-drew = Combien de fois paie un perdant qui a changé des cartes.
multiplier-below_both = Combien de fois paie un perdant battu à la fois par un joueur et par une main qui n'appartient à personne.
multiplier-reason-match = pot à égaler, plusieurs fois

# La feuille de règles
multiplier-rule = { $shown ->
    [none] { $drew ->
        [1] { $below_both ->
            [1] Aucun perdant ne paie plusieurs fois.
           *[other] Certains perdants paient plusieurs fois.
        }
       *[other] Certains perdants paient plusieurs fois ; ce qui s'applique en même temps se multiplie.
    }
   *[other] Certains perdants paient plusieurs fois ; ce qui s'applique en même temps se multiplie.
}
multiplier-shown-rule = { $value ->
    [none] {""}
   *[other] Chaque carte de ces rangs qu'un joueur montre à l'abattage fait payer chaque perdant une fois de plus : { $value }.
}
multiplier-drew-rule = { $value ->
    [1] {""}
    [2] Un perdant qui a changé des cartes paie deux fois.
   *[other] Un perdant qui a changé des cartes paie { $value } fois.
}
multiplier-below_both-rule = { $value ->
    [1] {""}
    [2] Un perdant battu à la fois par un joueur et par une main qui n'appartient à personne paie deux fois.
   *[other] Un perdant battu à la fois par un joueur et par une main qui n'appartient à personne paie { $value } fois.
}
