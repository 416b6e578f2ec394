dealer-names-wild-summary = Antes de repartir, el repartidor nombra el rango que es comodín en esta ronda.
dealer-names-wild-question = ¿Qué rango es comodín?
dealer-names-wild-reason-named = nombra el comodín

# La hoja de reglas
dealer-names-wild-rule = Todas las cartas del rango que ha nombrado el repartidor son comodines para todos.
dealer-names-wild-step-name-wild = El repartidor nombra un rango, que es comodín en esta ronda.
