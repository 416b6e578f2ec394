last-round-summary = Permainan selesai sesudah sejumlah putaran yang disepakati, dan sisa di pot dan cadangan dibagi atau dibiarkan.
last-round-rounds = { $value ->
    [none] Permainan berakhir seperti biasanya.
   *[other] Sesudah berapa putaran permainan selesai: { $value }.
}
last-round-left = Siapa yang mendapat sisa di pot dan cadangan saat permainan selesai: semua yang bermain, saldo terbaik, pemenang putaran terakhir, atau tidak seorang pun sehingga sisa itu dibiarkan.
last-round-objection-cycles = permainan selesai sesudah { $rounds } putaran, padahal satu sesi terdiri dari { $cycles } permainan: tulis cycles = 1 jika yang dimaksud adalah putaran terakhir dari sesi
last-round-reason-agreed = putaran terakhir yang disepakati
last-round-reason-shared = dibagi di antara semua yang bermain
last-round-reason-leader = untuk saldo terbaik
last-round-reason-winner = untuk pemenang putaran terakhir

last-round-answer-last-round = Sesudah sejumlah putaran yang disepakati; pot yang kosong tidak mengakhirinya lebih awal.
last-round-topic-rounds = Sesudah berapa putaran permainan selesai?
last-round-topic-left = Saat permainan selesai masih ada chip di pot dan cadangan: siapa yang mendapatkannya?
last-round-answer-shared = Semua yang bermain, sama rata.
last-round-answer-leader = Siapa yang sampai saat itu menang paling banyak.
last-round-answer-winner = Siapa yang menang pada putaran terakhir.
last-round-answer-carried = Tidak seorang pun: chip itu tetap di sana untuk permainan berikutnya.

# Lembar aturan
last-round-step-last-round = { $rounds ->
    [1] Permainan selesai.
   *[other] Sesudah { $rounds } putaran permainan selesai.
}
last-round-rule-cycle_over = { $rounds ->
    [none] {""}
   *[other] Pot yang kosong tidak mengakhiri permainan: taruhan awal dipasang lagi.
}
last-round-rule-leftover = { $left ->
    [leader] Saat permainan selesai, sisa di pot dan cadangan menjadi milik pemain yang sampai saat itu menang paling banyak; pemain yang sama kuat membaginya.
    [winner] Saat permainan selesai, sisa di pot dan cadangan menjadi milik pemenang putaran terakhir; jika tidak ada pemenangnya, sisa itu tetap di sana untuk permainan berikutnya.
    [carried] Saat permainan selesai, sisa di pot dan cadangan tetap di sana untuk permainan berikutnya.
   *[shared] Saat permainan selesai, sisa di pot dan cadangan dibagi sama rata di antara semua yang bermain.
}
