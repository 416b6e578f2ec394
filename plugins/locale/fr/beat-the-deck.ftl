beat-the-deck-summary = Celui qui est seul à participer joue contre les premières cartes du paquet ; battu, il égale le pot, qui reste.
beat-the-deck-cards = Combien de cartes a la main du paquet ; si omis : autant que le joueur seul.
beat-the-deck-tie = Ce que vaut une égalité avec le paquet : ni gain ni paiement, ou une défaite.

beat-the-deck-answer-deck = Celui qui est seul doit faire mieux que les premières cartes du paquet, sinon il égale le pot, qui reste.
beat-the-deck-topic-tie = Le joueur seul est à égalité avec le paquet : qui gagne ?
beat-the-deck-answer-push = Ni l'un ni l'autre : le joueur ne gagne rien et ne paie rien, et le pot reste.
beat-the-deck-answer-deck-wins = Le paquet : le joueur a perdu.

# La feuille de règles
beat-the-deck-rule = Celui qui est seul à participer doit faire mieux que le paquet : { $cards ->
    [none] on retourne autant de cartes du dessus que ce joueur en a.
    [1] on retourne la carte du dessus.
   *[other] on retourne les { $cards } cartes du dessus.
} Celui qui est battu par le paquet égale le pot, qui reste. { $tie ->
    [deck] À égalité, le paquet gagne.
   *[push] À égalité avec le paquet, on ne gagne rien et on ne paie rien.
} Ce qui sert de joker aux joueurs sert aussi de joker au paquet.
beat-the-deck-step-turn-up-deck = { $cards ->
    [none] On retourne autant de cartes du dessus du paquet que ce joueur en a.
    [1] On retourne la carte du dessus du paquet.
   *[other] On retourne les { $cards } cartes du dessus du paquet.
}
