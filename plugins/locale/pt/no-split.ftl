no-split-summary = As melhores mãos, se empatarem, não recebem nem pagam; o pote fica, e junta-se-lhe o que pagam as mãos mais baixas.

no-split-answer-no-split = Não ganham nem pagam; o pote fica, e junta-se-lhe o que pagam as mãos mais baixas.

# A folha de regras
no-split-rule-award = A melhor mão leva o pote inteiro que está em jogo, mas só se for a única melhor. As melhores mãos, se empatarem, não recebem nem pagam: o pote fica, e junta-se-lhe o que pagam as mãos mais baixas. Quem ficar sem adversários ganha sem mostrar a mão.
