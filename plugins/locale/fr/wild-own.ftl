wild-own-summary = La plus basse ou la plus haute carte de chaque main sert de joker à cette main, et avec elle toutes celles de son rang.
wild-own-which = Laquelle de ses propres cartes sert de joker à une main : { $value ->
    [highest] la plus haute.
   *[lowest] la plus basse.
}
wild-own-down = { $value ->
    [true] On cherche cette carte parmi celles qui ne sont pas visibles.
   *[false] On cherche cette carte parmi toutes celles de la main.
}
wild-own-above_board = { $value ->
    [true] La carte ne sert de joker que si elle est plus haute que toutes les cartes communes.
   *[false] La carte sert de joker quelles que soient les cartes communes.
}

# La feuille de règles
wild-own-rule = Pour chaque main, l'une de ses propres cartes sert de joker : { $which ->
    [highest] la plus haute
   *[lowest] la plus basse
}{ $down ->
    [true] {" "}de celles qui ne sont pas visibles.
   *[false] .
} Toute autre carte de ce rang que la main joue en sert aussi.{ $above_board ->
    [true] {" "}Mais seulement si la carte est plus haute que toutes les cartes communes.
   *[false] {""}
}
