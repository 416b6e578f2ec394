re-ante-summary = Si nadie está dentro, todos ponen otra entrada en el bote.
re-ante-reason-nobody-in = entrada: nadie estaba dentro

re-ante-answer-re-ante = Todos ponen otra entrada en el bote.

# La hoja de reglas
re-ante-rule = Todos ponen otra entrada en el bote, que se queda, y se reparten cartas nuevas.
