beat-the-deck-summary = Siapa yang masuk sendirian melawan kartu teratas dek; jika kalah, pemain itu mencocokkan pot, dan pot tetap.
beat-the-deck-cards = Banyaknya kartu di tangan dek; jika tidak ditulis: sebanyak kartu pemain yang sendirian itu.
beat-the-deck-tie = Arti seri dengan dek: tidak menang dan tidak membayar, atau kalah dari dek.

beat-the-deck-answer-deck = Pemain yang sendirian harus mengalahkan kartu teratas dek; jika tidak, ia mencocokkan pot, dan pot tetap.
beat-the-deck-topic-tie = Tangan pemain yang sendirian seri dengan dek: siapa yang menang?
beat-the-deck-answer-push = Tidak ada: pemain itu tidak menang dan tidak membayar, dan pot tetap.
beat-the-deck-answer-deck-wins = Dek: pemain itu kalah.

# Lembar aturan
beat-the-deck-rule = Siapa yang masuk sendirian harus mengalahkan dek: { $cards ->
    [none] dari atas dek dibuka kartu sebanyak yang dipegang pemain itu.
    [1] kartu teratasnya dibuka.
   *[other] { $cards } kartu teratasnya dibuka.
} Siapa yang dikalahkan dek mencocokkan pot, dan pot tetap. { $tie ->
    [deck] Seri berarti kalah dari dek.
   *[push] Jika seri dengan dek, tidak ada yang dimenangkan dan tidak ada yang dibayar.
} Kartu yang liar bagi pemain juga liar bagi dek.
beat-the-deck-step-turn-up-deck = { $cards ->
    [none] Dari atas dek dibuka kartu sebanyak yang dipegang pemain itu.
    [1] Kartu teratas dek dibuka.
   *[other] { $cards } kartu teratas dek dibuka.
}
