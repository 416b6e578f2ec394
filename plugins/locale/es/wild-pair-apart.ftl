wild-pair-apart-summary = Dos cartas cuyos rangos están a cierta distancia pueden contar juntas como un comodín.
wild-pair-apart-apart = A qué distancia están los rangos de las dos cartas: { $value }.

# La hoja de reglas
wild-pair-apart-rule = Dos cartas cualesquiera { $apart ->
    [one] de rangos contiguos
   *[other] cuyos rangos están a { $apart } de distancia
} pueden contar juntas como un comodín. Cada carta cuenta una sola vez, la mano queda así más corta, y nadie está obligado a usarlo.
