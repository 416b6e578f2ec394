# Pourquoi des jetons ont bougé : ce que disent `guts settle`, `guts play --why` et `guts replay --why` sous un mouvement, une ligne par
# règle. $place est un fichier et une ligne, $version celle du paquet du plugin.

why-default = { $sentence } [default, { $place }]
why-default-only = { $sentence } [valeur par défaut de guts]
why-plugin = { $sentence } [{ $plugin } { $version }, { $place }]
why-plugin-only = { $sentence } [{ $plugin } { $version }]

cli-option-why = Dire sous chaque mouvement de jetons selon quelle règle il a lieu, et à quelle ligne du règlement elle se trouve.
cli-why-round = Pourquoi, au tour { $round } :
cli-why-nothing = Aucun jeton n'a bougé au tour { $round }.
