kept-ghosts-summary = Los fantasmas conservan sus cartas en la ronda siguiente, hasta que se gana el bote; se pueden añadir otros.
kept-ghosts-objection-grows = Los fantasmas que se conservan crecerían en cada ronda: hay que repartir el primero con when = "no-ghost", y los demás con el paso "further-ghost".
kept-ghosts-objection-dealt = A los fantasmas que se conservan no se les puede repartir junto con los jugadores en cada ronda: hay que dar al plugin "ghost" dealt = "by-steps" y repartirles con pasos.

# La hoja de reglas
kept-ghosts-rule-keep = En cada ronda se vuelven a barajar todas las demás cartas, pero los fantasmas conservan las suyas hasta que termina el ciclo.
kept-ghosts-condition-no-ghost = { $form ->
    [while] Continúa solo mientras no haya ningún fantasma en la mesa.
    [until] Termina en cuanto no haya ningún fantasma en la mesa.
   *[when] Si todavía no hay ningún fantasma en la mesa:
}
kept-ghosts-step-further-ghost = { $cards ->
    [one] Se reparte un fantasma más, con una carta
   *[other] Se reparte un fantasma más, con { $cards } cartas
}{ $face ->
    [up] , boca arriba.
   *[down] , boca abajo.
} { $most ->
    [one] Nunca hay más de uno.
   *[other] Nunca hay más de { $most }.
}
