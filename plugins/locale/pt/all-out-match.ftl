all-out-match-summary = Quando ninguém está dentro, a melhor mão iguala o pote, e também quem tiver uma carta de certos valores.
all-out-match-ranks = Cartas que obrigam quem as tem a igualar: { $value }.
all-out-match-reason-best-out = igualar, porque a melhor mão estava fora
all-out-match-reason-holds = igualar, por ter uma dessas cartas
all-out-match-reason-shown = mostradas, porque ninguém estava dentro

all-out-match-answer-all-out-match = Todos mostram; a melhor mão iguala o pote, e também quem tiver um 2. O pote fica.

# A folha de regras
all-out-match-rule = Quando ninguém está dentro, todos mostram as mãos. { $ranks ->
    [none] A melhor mão iguala o pote, que fica.
   *[other] A melhor mão iguala o pote, que fica, e o mesmo faz quem tiver uma carta de um destes valores: { $ranks }. Cada um iguala só uma vez.
} Se houver empate na melhor mão, todas as empatadas igualam.
