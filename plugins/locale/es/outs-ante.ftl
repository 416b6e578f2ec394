outs-ante-summary = Quien está fuera en la primera declaración pone una entrada para el bote siguiente, salvo que alguien que estaba dentro en solitario haya vaciado el bote y la reserva.
outs-ante-reason-out = entrada por estar fuera

outs-ante-answer-outs-too = Todos para un bote nuevo y, en cada ronda, quien se queda fuera pone una entrada para el bote siguiente.

# La hoja de reglas
outs-ante-rule-also = En todas las rondas, quien estaba fuera en la primera declaración pone una entrada para el bote siguiente, salvo que alguien que estaba dentro en solitario haya vaciado el bote y la reserva.
