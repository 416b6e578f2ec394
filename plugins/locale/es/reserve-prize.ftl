reserve-prize-summary = Quien gana el bote se lleva también la reserva: solo si estaba dentro en solitario, o en todos los casos.
reserve-prize-to = Quién se lleva la reserva: solo quien está dentro en solitario, o quien gane el bote.
reserve-prize-reason-prize = la reserva va con el bote
reserve-prize-objection-never = sin tope no hay reserva, así que nadie puede ganarla

reserve-prize-answer-lone-takes = Quien está dentro en solitario y gana se la lleva junto con el bote.
reserve-prize-answer-winner-takes = Quien gana el bote se la lleva también.

# La hoja de reglas
reserve-prize-rule-refill = { $to ->
    [winner] Quien gana el bote se lleva también la reserva; los ganadores que se reparten el bote se reparten la reserva. Nadie la iguala.
   *[lone] Quien está dentro en solitario y gana se lleva la reserva además del bote. Si no, no la gana nadie y, después de los pagos, el bote se rellena con ella hasta el tope, mientras alcance. Nadie la iguala.
}
