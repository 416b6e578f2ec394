forced-in-summary = Karena kartu terbukanya, pemain tertentu masuk pada pernyataan pertama, apa pun yang ingin dikatakannya.
forced-in-showing = { $value ->
    [low] Pemain dengan kartu terbuka terendah masuk.
    [none] Kartu terbuka tertinggi atau terendah tidak memaksa siapa pun.
   *[high] Pemain dengan kartu terbuka tertinggi masuk.
}
forced-in-paired = { $value ->
    [true] Pemain yang kartu terbukanya berpasangan dengan kartu terbuka pemain lain masuk.
   *[false] Pasangan antara kartu terbuka dua pemain tidak memaksa siapa pun.
}

# Lembar aturan
forced-in-rule-choices = { $showing ->
    [low] Pada pernyataan pertama, pemain dengan kartu terbuka terendah wajib masuk.
    [none] Pada pernyataan pertama, kartu terbuka tertinggi atau terendah tidak memaksa siapa pun masuk.
   *[high] Pada pernyataan pertama, pemain dengan kartu terbuka tertinggi wajib masuk.
}{ $paired ->
    [true] {" "}Begitu juga semua yang kartu terbukanya berpasangan dengan kartu terbuka pemain lain.
   *[false] {""}
} Yang lainnya bebas memilih.
