draw-summary = Avant l'annonce, chacun, en commençant à gauche du donneur, peut changer des cartes contre d'autres du paquet.
draw-max = Combien de cartes un joueur peut changer au plus ; si omis : autant qu'il en a.
draw-when = Avant l'annonce ; ou après, juste avant l'abattage, et alors seulement ceux qui participent.
draw-question = Quelles cartes changez-vous ?
# Ce que l'on peut dire, tel qu'affiché et tapé ; les premières lettres doivent différer, et n'être ni q, ni u, ni w.
draw-word-show = montrer
draw-word-hide = cacher
draw-reason-price = prix des cartes prises
draw-reason-drawn = cartes prises
draw-event-ace = { $seat } montre { $card }

draw-answer-draw = Oui, avant l'annonce, autant qu'on veut.
draw-answer-draw-after = Oui, après l'annonce, pour ceux qui participent.

# La feuille de règles
draw-rule = Celui qui change des cartes les écarte, face cachée, avant de voir les nouvelles.
draw-step-draw = { $who ->
    [in] L'un après l'autre, en commençant à gauche du donneur, ceux qui participent peuvent changer des cartes avec le paquet.
   *[everyone] L'un après l'autre, en commençant à gauche du donneur, chacun peut changer des cartes avec le paquet.
} { $exactly ->
    [none] { $max ->
        [none] On peut en changer autant qu'on veut.
        [1] On peut en changer une au plus.
       *[other] On peut en changer { $max } au plus.
    }
   *[other] Nombre de cartes à changer obligatoirement : { $exactly }.
}{ $ace ->
    [none] {""}
    [1] {" "}Celui qui montre un as, et le garde, peut changer une autre carte au plus.
   *[other] {" "}Celui qui montre un as, et le garde, peut changer { $ace } autres cartes au plus.
}{ $price ->
    [0] {""}
    [1] {" "}Chaque carte coûte 1 jeton, versé au pot.
   *[other] {" "}Chaque carte coûte { $price } jetons, versés au pot.
}{ $counted ->
    [true] {" "}On retient qui a changé des cartes.
   *[false] {""}
}
