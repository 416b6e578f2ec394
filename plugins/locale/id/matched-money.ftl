matched-money-summary = Uang mana yang dicocokkan oleh yang kalah: dengan atau tanpa taruhan awal putaran ini, cadangan, dan apa yang baru saja dibayar yang lain.
matched-money-antes = Apakah taruhan awal putaran ini ikut dicocokkan; jika pot kosong sebelumnya, selalu ikut.
matched-money-reserve = Apakah cadangan ikut dicocokkan bersama pot.
matched-money-payments = Apakah yang kalah juga mencocokkan apa yang baru saja dibayar oleh yang kalah sebelum dia.
matched-money-reason-match = masuk tetapi bukan yang terbaik, jadi mencocokkan pot lama
matched-money-reason-match-on = mencocokkan pot, dan apa yang dibayar oleh yang kalah sebelumnya

matched-money-answer-without-antes = Pot tanpa taruhan awal putaran ini, kecuali tidak ada isi lainnya.
matched-money-answer-with-reserve = Pot, beserta cadangan.
matched-money-answer-with-payments = Pot, beserta apa yang baru saja dibayar oleh yang kalah sebelumnya, mulai dari sebelah kiri pembagi.

# Lembar aturan
matched-money-rule-stake = { $antes ->
    [false] { $reserve ->
        [true] Yang harus dicocokkan adalah pot tanpa taruhan awal putaran ini, kecuali tidak ada isi lainnya, beserta cadangan.
       *[false] Yang harus dicocokkan adalah pot tanpa taruhan awal putaran ini, kecuali tidak ada isi lainnya, dan tanpa cadangan.
    }
   *[true] { $reserve ->
        [true] Yang harus dicocokkan adalah pot lama, termasuk taruhan awal putaran ini, beserta cadangan.
       *[false] Yang harus dicocokkan adalah pot lama, termasuk taruhan awal putaran ini, tanpa cadangan.
    }
}
matched-money-rule-refill = { $reserve ->
    [true] Yang kalah mencocokkan cadangan juga. Cadangan tidak dimenangkan: sesudah pembayaran, ia mengisi pot sampai batasnya, selama masih ada isinya.
   *[false] {""}
}
matched-money-rule-owes = { $payments ->
    [true] Yang kalah membayar bergiliran mulai dari sebelah kiri pembagi, dan masing-masing juga mencocokkan apa yang baru saja dibayar sebelum dia.
   *[false] {""}
}
