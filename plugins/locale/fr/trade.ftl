trade-summary = Chacun peut obliger son voisin de gauche à échanger sa main avec lui, à moins que celui-ci ne refuse ; le donneur peut changer des cartes à la place.
trade-question = Échangez-vous votre main, ou quelle carte changez-vous ?
# Ce que l'on peut dire, tel qu'affiché et tapé ; les premières lettres doivent différer, et n'être ni q, ni u, ni w.
trade-word-keep = garder
trade-word-trade = troquer
trade-event-refused = { $seat } retourne { $card } et refuse

# La feuille de règles
trade-rule = On échange des mains entières, sans les voir.
trade-step-trade = L'un après l'autre, en commençant à gauche du donneur, chacun de ceux qui participent peut échanger sa main avec le joueur suivant qui participe. { $refused_by ->
    [none] Personne ne peut refuser.
   *[other] Celui qui a une carte de l'un de ces rangs la retourne et refuse : { $refused_by }.
} { $dealer_draws ->
    [0] Le dernier joueur n'a personne avec qui échanger.
    [one] Le dernier joueur peut à la place changer une carte avec le paquet.
   *[other] Le dernier joueur peut à la place changer jusqu'à { $dealer_draws } cartes avec le paquet.
}
