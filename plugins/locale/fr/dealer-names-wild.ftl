dealer-names-wild-summary = Avant la donne, le donneur nomme le rang qui sert de joker pour ce tour.
dealer-names-wild-question = Quel rang sert de joker ?
dealer-names-wild-reason-named = nomme le rang qui sert de joker

# La feuille de règles
dealer-names-wild-rule = Toutes les cartes du rang nommé par le donneur servent de joker à tout le monde.
dealer-names-wild-step-name-wild = Le donneur nomme un rang, qui sert de joker pour ce tour.
