category-floor-summary = Una jugada solo cuenta a partir de cierto rango; por debajo, la mano vale lo que valdría sin ella.
category-floor-category = La jugada: { $value }.
category-floor-lowest = El rango más bajo con el que cuenta: { $value }.
category-floor-objection-low = category-floor es para manos que se comparan a la alta, y aquí hay un enfrentamiento a la baja
category-floor-objection-category = en ningún enfrentamiento cuenta "{ $category }", así que no hay nada que pueda contar a partir de un rango

# La hoja de reglas
category-floor-rule = Esta jugada solo cuenta a partir del rango { $lowest }: { $category }. Si es más baja, la mano vale solo lo que valdría sin ella.
