outs-ante-summary = Quem fica fora na primeira declaração paga uma entrada para o pote seguinte, exceto se quem estava sozinho dentro esvaziou o pote e a reserva.
outs-ante-reason-out = entrada, por estar fora

outs-ante-answer-outs-too = Todos, para um pote novo; e em cada ronda quem fica fora paga uma entrada para o pote seguinte.

# A folha de regras
outs-ante-rule-also = Quem tiver ficado fora na primeira declaração paga uma entrada para o pote seguinte, em cada ronda, exceto se alguém que estava sozinho dentro esvaziou o pote e a reserva.
