hole-cards-summary = Une main prend un nombre exact de ses propres cartes, et le reste parmi les cartes communes.
hole-cards-own = Combien de ses propres cartes prend une main : { $value }.
hole-cards-objection-board = hole-cards demande des cartes communes : distribuez-en à "board"

# La feuille de règles
hole-cards-rule-cards_of = { $own ->
    [1] Une main prend exactement une de ses propres cartes, et le reste parmi les cartes communes.
   *[other] Une main prend exactement { $own } de ses propres cartes, et le reste parmi les cartes communes.
}
