house-discard-summary = Durante a ronda há cartas comuns que saem do jogo, primeiro as que estão na mesa há mais tempo.

# A folha de regras
house-discard-rule = As cartas que saíram do jogo não contam para mão nenhuma.
house-discard-step-house-discard = { $house ->
    [board] { $cards ->
        [one] Sai do jogo a carta comum que está na mesa há mais tempo.
       *[other] Saem do jogo as { $cards } cartas comuns que estão na mesa há mais tempo.
    }
   *[other] { $cards ->
        [one] Sai do jogo a carta de "{ $house }" que lá está há mais tempo.
       *[other] Saem do jogo as { $cards } cartas de "{ $house }" que lá estão há mais tempo.
    }
}
