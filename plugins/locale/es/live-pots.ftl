live-pots-summary = Los pasos pueden depender de que haya fichas en un bote.
live-pots-pots = Los botes por los que pueden preguntar los pasos: { $value }.

# La hoja de reglas
live-pots-rule = Hay pasos que dependen de que haya algo en estos botes: { $pots }.
live-pots-condition-alive = { $form ->
    [while] Continúa solo mientras haya algo en el bote "{ $of }".
    [until] Termina en cuanto haya algo en el bote "{ $of }".
   *[when] Si hay algo en el bote "{ $of }":
}
live-pots-condition-empty = { $form ->
    [while] Continúa solo mientras no haya nada en el bote "{ $of }".
    [until] Termina en cuanto no haya nada en el bote "{ $of }".
   *[when] Si no hay nada en el bote "{ $of }":
}
