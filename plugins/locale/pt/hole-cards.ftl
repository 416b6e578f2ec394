hole-cards-summary = Uma mão usa exatamente um certo número das suas próprias cartas, e o resto da mesa.
hole-cards-own = Quantas das suas próprias cartas uma mão usa: { $value }.
hole-cards-objection-board = hole-cards precisa de cartas comuns: dê algumas para a mesa ("board")

# A folha de regras
hole-cards-rule-cards_of = { $own ->
    [one] Uma mão usa exatamente uma das suas próprias cartas, e o resto das cartas comuns.
   *[other] Uma mão usa exatamente { $own } das suas próprias cartas, e o resto das cartas comuns.
}
