blind-summary = Antes de la primera declaración, cada jugador dice si mira sus cartas o juega a ciegas.
blind-question = ¿Mirar las cartas o jugar a ciegas?
# Lo que se puede decir, tal como se muestra y se escribe; las primeras letras deben ser distintas, y ninguna q, u ni w.
blind-word-look = mirar
blind-word-blind = ciegas
blind-reason-unseen = sin mirar las cartas

# La hoja de reglas
blind-rule = Todos saben quién juega a ciegas. Lo que se reparte después se ve como siempre.
blind-step-look = Todos dicen a la vez si miran sus cartas o juegan a ciegas.
