# Why chips moved: what `guts settle`, `guts play --why` and `guts replay --why` say below a movement, a line for each rule behind it.
# $place is a file and a line, $version that of the plugin's package.

why-default = { $sentence } [default, { $place }]
why-default-only = { $sentence } [default of guts]
why-plugin = { $sentence } [{ $plugin } { $version }, { $place }]
why-plugin-only = { $sentence } [{ $plugin } { $version }]

cli-option-why = Tell below every movement of chips by which rule it was made, and in which line of the ruleset that stands.
cli-why-round = Why, in round { $round }:
cli-why-nothing = No chips have moved in round { $round }.
