fewer-wilds-first-summary = Una mano con muchos comodines pierde contra cualquiera que tenga pocos, sean cuales sean las jugadas.
fewer-wilds-first-most = Cuántos comodines puede tener una mano sin quedar por detrás: { $value }.

# La hoja de reglas
fewer-wilds-first-rule = { $most ->
    [0] Pero una mano con algún comodín pierde contra cualquiera que no tenga ninguno, sean cuales sean las jugadas.
    [one] Pero una mano con más de un comodín pierde contra cualquiera que tenga uno o ninguno, sean cuales sean las jugadas.
   *[other] Pero una mano con más de { $most } comodines pierde contra cualquiera que tenga { $most } o menos, sean cuales sean las jugadas.
}
