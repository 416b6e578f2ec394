both-ways-summary = Quien declara las dos direcciones debe ser el mejor en ambas, o no gana nada.
both-ways-word = La declaración que vale por las dos direcciones: { $value }.
both-ways-objection-word = both-ways necesita una declaración con la opción "{ $word }" y dos contiendas entre quienes la hacen

# La hoja de reglas
both-ways-rule = Pero quien declara "{ $word }" debe ser el mejor en todas las contiendas a las que se refiere, donde basta un empate, o no gana ninguna. Lo que ese jugador no gana es para el mejor de los demás.
