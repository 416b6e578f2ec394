pass-cards-summary = Avant l'annonce, chacun donne des cartes à son voisin, face cachée ; tous choisissent avant que quiconque en reçoive.
pass-cards-cards = Combien de cartes chacun donne.
pass-cards-direction = Au voisin de gauche ou de droite.
pass-cards-question = Quelles cartes donnez-vous ?

pass-cards-answer-left = Oui, au voisin de gauche.
pass-cards-answer-right = Oui, au voisin de droite.
pass-cards-topic-cards = Combien de cartes chacun donne-t-il à son voisin ?

# La feuille de règles
pass-cards-rule = Tous choisissent les cartes qu'ils donnent avant que quiconque en reçoive.
pass-cards-step-pass = { $direction ->
    [right] { $cards ->
        [1] Chacun donne une carte à son voisin de droite, face cachée.
       *[other] Chacun donne { $cards } cartes à son voisin de droite, face cachée.
    }
   *[left] { $cards ->
        [1] Chacun donne une carte à son voisin de gauche, face cachée.
       *[other] Chacun donne { $cards } cartes à son voisin de gauche, face cachée.
    }
}
