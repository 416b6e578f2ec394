max-loss-summary = Quem tem de igualar paga o pote, mas nunca mais do que uma quantia fixa; quem ganha leva o pote inteiro.
max-loss-amount = O máximo que custa igualar uma vez: { $value }.
max-loss-objection-cap = uma perda máxima substitui o teto, mas o teto é { $cap }: escreva cap = false
max-loss-reason-match = igualar, até à perda máxima

max-loss-answer-max-loss = Sem teto, mas ninguém que tenha de igualar paga mais do que uma quantia fixa.
max-loss-topic-amount = Quanto custa, no máximo, igualar uma vez, em fichas?

# A folha de regras
max-loss-rule-owes = Quem tiver de igualar, seja por que regra for, paga por inteiro, mas nunca mais de { $amount ->
    [one] 1 ficha.
   *[other] { $amount } fichas.
}
