extra-card-summary = Siapa yang memegang kartu dengan nilai tertentu mendapat satu atau beberapa kartu tambahan.

# Lembar aturan
extra-card-rule = Kartu tambahan diberikan hanya sekali, berapa pun banyaknya kartu dengan nilai itu yang dipegang.
extra-card-step-extra-card = { $who ->
    [everyone] Setiap pemain yang memegang kartu dengan salah satu nilai ini mendapat kartu tambahan: { $ranks }.
   *[in] Siapa yang masuk dan memegang kartu dengan salah satu nilai ini mendapat kartu tambahan: { $ranks }.
} Tambahannya { $cards } kartu{ $face ->
    [up] , terbuka.
   *[down] , tertutup.
}
