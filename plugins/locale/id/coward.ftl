coward-summary = Jika tidak ada yang masuk, semua tangan ditunjukkan dan yang terbaik membayar ke pot, dan pot tetap.
coward-pays = { $value ->
    [everyone] Tangan terbaik membayar satu taruhan awal untuk setiap pemain, termasuk dirinya sendiri.
    [pot] Tangan terbaik mencocokkan pot.
   *[others] Tangan terbaik membayar taruhan awal semua pemain lain.
}
coward-tie = { $value ->
    [each] Tangan-tangan terbaik yang seri masing-masing membayar jumlah itu.
   *[share] Tangan-tangan terbaik yang seri menanggung pembayaran itu bersama.
}
coward-extra = { $value ->
    [0] Tidak ada bayaran tambahan.
   *[other] Ditambah { $value } lagi.
}
coward-reason-best-out = tangan terbaik, tetapi keluar: pengecut

coward-answer-coward = Semua menunjukkan tangan; tangan terbaik adalah si pengecut dan membayar taruhan awal semua pemain lain ke pot, dan pot tetap.
coward-answer-coward-everyone = Semua menunjukkan tangan; tangan terbaik membayar ke pot satu taruhan awal untuk setiap pemain, termasuk dirinya sendiri, dan pot tetap.
coward-answer-coward-pot = Semua menunjukkan tangan; tangan terbaik mencocokkan pot, dan pot tetap.
coward-topic-tie = Tidak ada yang masuk, dan beberapa tangan terbaik seri: siapa yang membayar?
coward-answer-share = Mereka menanggung satu pembayaran itu bersama.
coward-answer-each = Masing-masing membayar penuh.

# Lembar aturan
coward-rule = Jika tidak ada yang masuk, semua menunjukkan tangan. Tangan terbaik adalah si pengecut; pot tetap, dan ia membayar ke dalamnya: { $pays ->
    [everyone] satu taruhan awal untuk setiap pemain, termasuk dirinya sendiri.
    [pot] sebesar isinya, jadi ia mencocokkan pot.
   *[others] taruhan awal semua pemain lain.
} { $tie ->
    [each] Tangan-tangan terbaik yang seri masing-masing membayar jumlah itu.
   *[share] Tangan-tangan terbaik yang seri menanggung pembayaran itu bersama.
}{ $extra ->
    [0] {""}
   *[other] {" "}Ditambah { $extra } chip lagi.
}
