re-ante-summary = Quando ninguém está dentro, todos põem mais uma entrada no pote.
re-ante-reason-nobody-in = entrada, porque ninguém estava dentro

re-ante-answer-re-ante = Todos põem mais uma entrada no pote.

# A folha de regras
re-ante-rule = Todos põem mais uma entrada no pote, que fica, e dão-se cartas novas.
