in-turn-summary = On annonce l'un après l'autre, en commençant à gauche du donneur, le donneur en dernier.
in-turn-dealer_takes = { $value ->
    [true] Quand tous les autres passent, le donneur participe d'office et prend le pot, à moins qu'il ne faille battre une main qui n'appartient à personne.
   *[false] On demande au donneur comme à tout le monde.
}
in-turn-second_chance = { $value ->
    [dealer-alone] Quand le donneur est seul à participer, on demande encore une fois aux autres.
   *[never] On ne demande deux fois à personne.
}
in-turn-objection-second-chance = une seconde chance suppose que l'on demande au donneur : ajoutez dealer_takes = false
in-turn-objection-never-applies = « { $other } » ne s'applique jamais : quand tous les autres passent, le donneur participe, il y a donc toujours quelqu'un

in-turn-answer-in-turn = L'un après l'autre, en commençant à gauche du donneur ; si tous les autres passent, le donneur participe et prend le pot.
in-turn-answer-dealer-asked = L'un après l'autre, en commençant à gauche du donneur ; on demande au donneur comme à tout le monde.
in-turn-answer-second-chance = L'un après l'autre ; si le donneur est seul à participer, on demande encore une fois aux autres.

# La feuille de règles
in-turn-rule-order = On annonce l'un après l'autre, en commençant à gauche du donneur, le donneur en dernier. Chacun entend ceux qui parlent avant lui.
in-turn-rule-choices = { $dealer_takes ->
    [true] { $house-hands ->
        [true] Quand tous les autres passent à la première annonce, le donneur participe sans qu'on lui demande, à moins qu'il ne faille battre une main qui n'appartient à personne.
       *[false] Quand tous les autres passent à la première annonce, le donneur participe sans qu'on lui demande, et prend le pot.
    }
   *[false] {""}
}
in-turn-rule-ask_again = { $second_chance ->
    [dealer-alone] Quand le donneur est seul à participer, on demande encore une fois à tous les autres, à tour de rôle, et le donneur est tenu par son annonce. Sinon, ce qui est annoncé est annoncé.
   *[never] {""}
}
