travelling-card-summary = Une carte visible est proposée à un joueur après l'autre, contre l'une des siennes, jusqu'à ce qu'elle ait fait le tour sans être prise.
travelling-card-question = Quelle carte donnez-vous contre la carte visible ?

# La feuille de règles
travelling-card-rule = Celui qui prend la carte visible donne une carte en échange, et c'est dès lors celle-ci qui est visible.
travelling-card-step-travelling-card = { $who ->
    [in] On retourne une carte et on la propose à ceux qui participent, l'un après l'autre, en commençant à gauche du donneur.
   *[everyone] On retourne une carte et on la propose à chacun, l'un après l'autre, en commençant à gauche du donneur.
} On s'arrête quand elle a fait le tour sans être prise, et { $laps ->
    [1] dans tous les cas après un tour de table.
   *[other] dans tous les cas après { $laps } tours de table.
}
