pay-winner-summary = Cada perdedor paga al ganador lo que hay en el bote, y el bote se queda; solo se lo lleva quien no tiene rival.
pay-winner-several_winners = Cada perdedor paga entero a cada uno de los ganadores empatados, o estos se reparten lo que paga cada perdedor.
pay-winner-tie = Empate entre las mejores manos: los demás pagan, o no se mueve nada.
pay-winner-reason-to-winner = pago al ganador

# La hoja de reglas
pay-winner-rule-award = Solo se lleva el bote quien no tiene a ningún otro jugador en contra. Si no, el bote se queda.
pay-winner-rule-payments = Cada perdedor paga al ganador. { $several_winners ->
    [shared] Si hay varios ganadores, se reparten lo que paga cada perdedor.
   *[each] Si hay varios ganadores, cada perdedor paga entero a cada uno.
} { $tie ->
    [nothing] Pero si empatan las mejores manos, nadie paga nada.
   *[pays] Eso vale también cuando empatan las mejores manos.
} Si no gana nadie, los pagos van al bote.
