suit-order-summary = Les meilleures mains à égalité sont départagées par les couleurs, d'abord celle de la plus haute carte.
suit-order-suits = Les couleurs, la meilleure d'abord : { $value }.

# La feuille de règles
suit-order-rule-best = La meilleure main gagne. Les meilleures mains à égalité sont départagées par les couleurs, d'abord celle de la plus haute carte. De la meilleure couleur à la moins bonne : { $suits }.
suit-order-word-spades = pique
suit-order-word-hearts = cœur
suit-order-word-diamonds = carreau
suit-order-word-clubs = trèfle
