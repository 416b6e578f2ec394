reserve-prize-summary = Siapa yang memenangkan pot mengambil cadangan juga: pemain yang masuk sendirian, atau setiap pemenang.
reserve-prize-to = Siapa yang mengambil cadangan: hanya pemain yang masuk sendirian, atau siapa pun yang memenangkan pot.
reserve-prize-reason-prize = cadangan ikut bersama pot
reserve-prize-objection-never = tanpa batas tidak ada cadangan, jadi tidak ada yang bisa memenangkannya

reserve-prize-answer-lone-takes = Siapa yang masuk sendirian dan menang mengambilnya bersama pot.
reserve-prize-answer-winner-takes = Siapa yang memenangkan pot mengambilnya juga.

# Lembar aturan
reserve-prize-rule-refill = { $to ->
    [winner] Siapa yang memenangkan pot mengambil cadangan juga; para pemenang yang membagi pot membagi cadangan. Cadangan tidak perlu dicocokkan.
   *[lone] Siapa yang masuk sendirian dan menang mengambil cadangan beserta pot. Selain itu tidak ada yang memenangkannya, dan sesudah pembayaran cadangan mengisi pot sampai batasnya, selama masih ada isinya. Cadangan tidak perlu dicocokkan.
}
