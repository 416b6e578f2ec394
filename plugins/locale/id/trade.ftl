trade-summary = Setiap pemain boleh memaksa tetangga kirinya bertukar tangan, kecuali tetangga itu menolak; pembagi boleh mengambil dari dek.
trade-question = Apakah Anda bertukar, atau kartu mana yang Anda tukar?
trade-event-refused = { $seat } membuka { $card } dan menolak

# Kata yang ditampilkan dan diketik; huruf pertamanya sebaiknya berlainan, dan bukan q, u, atau w.
trade-word-keep = simpan
trade-word-trade = tukar

# Lembar aturan
trade-rule = Yang dipertukarkan adalah seluruh tangan, tanpa dilihat.
trade-step-trade = Bergiliran mulai dari sebelah kiri pembagi, setiap pemain yang masuk boleh bertukar tangan dengan pemain berikutnya yang masuk. { $refused_by ->
    [none] Tidak ada yang boleh menolak.
   *[other] Siapa yang punya kartu dengan salah satu nilai ini membukanya dan menolak: { $refused_by }.
} { $dealer_draws ->
    [0] Pemain terakhir tidak punya teman bertukar.
   *[other] Sebagai gantinya, pemain terakhir boleh menukar paling banyak { $dealer_draws } kartu dengan dek.
}
