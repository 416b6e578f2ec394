# Porque se movem as fichas no jogo predefinido. O motivo vem depois do movimento: "Bo -6 para o pote: ...".
# Cada um recebe: $amount, $payer, $payee.

default-reason-ante = entrada
default-reason-match = dentro sem a melhor mão, há que igualar o pote antigo
default-reason-won = melhor mão
default-reason-shared = empate na melhor mão, o pote é dividido
default-reason-lone = mais ninguém estava dentro
default-reason-overflow = o que passa do teto fica à espera na reserva
default-reason-refill = o pote volta a encher-se com a reserva
default-reason-over = o jogo acabou
