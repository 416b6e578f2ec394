# Porque se moveram fichas: o que `guts settle`, `guts play --why` e `guts replay --why` dizem por baixo de um movimento, uma linha por cada
# regra que está por trás. $place é um ficheiro e uma linha, $version a do pacote do plugin.

why-default = { $sentence } [predefinição, { $place }]
why-default-only = { $sentence } [predefinição do guts]
why-plugin = { $sentence } [{ $plugin } { $version }, { $place }]
why-plugin-only = { $sentence } [{ $plugin } { $version }]

cli-option-why = Dizer, por baixo de cada movimento de fichas, por que regra se fez e em que linha do regulamento ela está.
cli-why-round = Porquê, na ronda { $round }:
cli-why-nothing = Não se moveram fichas na ronda { $round }.
