suit-order-summary = As melhores mãos, se empatarem, desempatam pelos naipes, começando pelo da carta mais alta.
suit-order-suits = Os naipes, o melhor primeiro: { $value }.

# A folha de regras
suit-order-rule-best = Ganha a melhor mão. As melhores mãos, se empatarem, desempatam pelos naipes, começando pelo da carta mais alta. Do melhor naipe para o pior: { $suits }.
suit-order-word-spades = espadas
suit-order-word-hearts = copas
suit-order-word-diamonds = ouros
suit-order-word-clubs = paus
