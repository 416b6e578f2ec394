betting-summary = Putaran taruhan: cek atau bertaruh, lalu ikut (call), naikkan (raise), atau lipat (fold). Yang melipat keluar, atau harus mencocokkan pot seperti tangan yang kalah jika putaran itu menentukan demikian.
betting-question = Apa taruhan Anda?
betting-reason-bet = bertaruh
betting-reason-call = ikut (call)
betting-reason-raise = menaikkan (raise)
betting-reason-folded = melipat (fold)
betting-event-said = { $seat }: { $word ->
    [check] cek
    [fold] lipat
   *[other] { $word }
}

# Kata yang ditampilkan dan diketik; huruf pertamanya sebaiknya berlainan, dan bukan q, u, atau w.
betting-word-bet = bertaruh
betting-word-check = cek
betting-word-raise = naikkan
betting-word-call = ikut
betting-word-fold = lipat

# Lembar aturan
betting-rule = Taruhan masuk ke pot: ikut dimenangkan, dan ikut dihitung dalam jumlah yang harus dicocokkan.
betting-step-bet = Satu putaran taruhan di antara mereka yang masuk. { $opener ->
    [best-showing] Pemain dengan kartu terbuka terbaik bicara lebih dulu.
   *[left] Pemain pertama di sebelah kiri pembagi bicara lebih dulu.
} Setiap taruhan dan setiap kenaikan sebesar { $amount } chip. { $raises ->
    [0] Tidak boleh ada kenaikan.
   *[other] Boleh ada { $raises } kali kenaikan.
} { $folded ->
    [liable] Siapa yang melipat tidak bisa menang lagi, dan tetap harus mencocokkan pot seperti tangan yang kalah.
   *[out] Siapa yang melipat dianggap keluar.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Taruhan masuk ke pot bernama "{ $pot }".
}
