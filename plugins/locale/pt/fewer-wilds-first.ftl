fewer-wilds-first-summary = Uma mão com muitas cartas livres perde contra qualquer mão que tenha poucas, façam o que fizerem.
fewer-wilds-first-most = Quantas cartas livres pode uma mão ter sem ficar atrás: { $value }.

# A folha de regras
fewer-wilds-first-rule = { $most ->
    [0] Mas uma mão com alguma carta livre perde contra qualquer mão sem nenhuma, façam o que fizerem.
    [1] Mas uma mão com mais de uma carta livre perde contra qualquer mão com uma ou nenhuma, façam o que fizerem.
   *[other] Mas uma mão com mais de { $most } cartas livres perde contra qualquer mão com { $most } ou menos, façam o que fizerem.
}
