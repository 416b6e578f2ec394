# Por qué se han movido fichas: lo que `guts settle`, `guts play --why` y `guts replay --why` dicen debajo de un movimiento, una línea por
# cada regla que hay detrás. $place es un archivo y una línea; $version, la del paquete del plugin.

why-default = { $sentence } [default, { $place }]
why-default-only = { $sentence } [regla básica de guts]
why-plugin = { $sentence } [{ $plugin } { $version }, { $place }]
why-plugin-only = { $sentence } [{ $plugin } { $version }]

cli-option-why = Decir debajo de cada movimiento de fichas qué regla lo causa y en qué línea del reglamento está.
cli-why-round = Por qué, en la ronda { $round }:
cli-why-nothing = En la ronda { $round } no se ha movido ninguna ficha.
