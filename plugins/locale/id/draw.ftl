draw-summary = Sebelum menyatakan, setiap pemain, mulai dari sebelah kiri pembagi, boleh menukar kartu dengan kartu dari dek.
draw-max = Paling banyak berapa kartu yang boleh ditukar seorang pemain; jika tidak ditulis: sebanyak yang dipegangnya.
draw-when = Sebelum pernyataan, atau sesudahnya tepat sebelum penentuan pemenang: dalam hal itu hanya mereka yang masuk.
draw-question = Kartu mana yang Anda tukar?
draw-reason-price = harga kartu yang diambil
draw-reason-drawn = kartu yang diambil
draw-event-ace = { $seat } menunjukkan { $card }

draw-answer-draw = Ya, sebelum pernyataan, sebanyak yang diinginkan.
draw-answer-draw-after = Ya, sesudah pernyataan, oleh mereka yang masuk.

# Kata yang ditampilkan dan diketik; huruf pertamanya sebaiknya berlainan, dan bukan q, u, atau w.
draw-word-show = buka
draw-word-hide = tutup

# Lembar aturan
draw-rule = Siapa yang menukar kartu membuang kartunya tertutup, sebelum melihat kartu yang baru.
draw-step-draw = { $who ->
    [in] Bergiliran mulai dari sebelah kiri pembagi, mereka yang masuk boleh menukar kartu dengan dek.
   *[everyone] Bergiliran mulai dari sebelah kiri pembagi, setiap pemain boleh menukar kartu dengan dek.
} { $exactly ->
    [none] { $max ->
        [none] Banyaknya kartu yang ditukar bebas.
       *[other] Paling banyak { $max } kartu boleh ditukar.
    }
   *[other] Banyaknya kartu yang harus ditukar: { $exactly }.
}{ $ace ->
    [none] {""}
   *[other] {" "}Siapa yang menunjukkan as dan menyimpannya boleh menukar paling banyak { $ace } kartu lain.
}{ $price ->
    [0] {""}
   *[other] {" "}Harga setiap kartu { $price } chip, dibayar ke pot.
}{ $counted ->
    [true] {" "}Siapa saja yang menukar kartu dicatat.
   *[false] {""}
}
