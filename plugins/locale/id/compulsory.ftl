compulsory-summary = Semua wajib masuk pada pernyataan pertama jika pot baru saja dibentuk dari taruhan awal.
compulsory-also_after_refill = { $value ->
    [true] Hal yang sama berlaku jika pot yang kosong diisi kembali dari cadangan.
   *[false] Pot yang diisi kembali dari cadangan tidak mewajibkan siapa pun.
}

compulsory-answer-compulsory = Ya, jika pot baru saja dibentuk dari taruhan awal.
compulsory-answer-after-refill = Ya, dan juga jika pot yang kosong diisi kembali dari cadangan.

# Lembar aturan
compulsory-rule-choices = { $also_after_refill ->
    [true] Semua wajib masuk pada pernyataan pertama sebuah putaran jika pot baru saja dibentuk dari taruhan awal, dan juga jika pot yang kosong diisi kembali dari cadangan.
   *[false] Semua wajib masuk pada pernyataan pertama sebuah putaran jika pot baru saja dibentuk dari taruhan awal.
}
