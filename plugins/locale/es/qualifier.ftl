qualifier-summary = La mejor mano solo gana si es al menos tan buena como una mano dada.
qualifier-hand = La mano más baja que gana: { $value }.
qualifier-below = La mejor mano, si es más baja: ni gana ni paga, o también iguala.
qualifier-lone = { $value ->
    [true] También quien está dentro en solitario debe tener una mano así, y la muestra.
   *[false] Quien está dentro en solitario gana con cualquier mano.
}
qualifier-reason-shown = se muestra para probar que es bastante buena

# La hoja de reglas
qualifier-rule = Pero la mejor mano solo gana si es al menos tan buena como esta: { $hand }. { $below ->
    [pays] Si no lo es, ha perdido y también debe igualar.
   *[push] Si no lo es, ni gana ni paga.
} Las demás manos pagan igualmente. { $lone ->
    [true] También quien está dentro en solitario debe tener una mano así, y la muestra.
   *[false] Quien está dentro en solitario gana con cualquier mano.
}
