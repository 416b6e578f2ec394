in-turn-summary = Para pemain menyatakan bergiliran mulai dari sebelah kiri pembagi; pembagi yang terakhir.
in-turn-dealer_takes = { $value ->
    [true] Jika semua yang lain keluar, pembagi otomatis masuk dan mengambil pot, kecuali ada tangan tanpa pemilik yang harus dikalahkan.
   *[false] Pembagi ditanya seperti semua yang lain.
}
in-turn-second_chance = { $value ->
    [dealer-alone] Jika hanya pembagi yang masuk, yang lain ditanya sekali lagi.
   *[never] Tidak ada yang ditanya dua kali.
}
in-turn-objection-second-chance = kesempatan kedua mensyaratkan pembagi yang ditanya: tambahkan dealer_takes = false
in-turn-objection-never-applies = "{ $other }" tidak pernah berlaku: jika semua yang lain keluar, pembagi masuk, jadi selalu ada yang masuk

in-turn-answer-in-turn = Bergiliran mulai dari sebelah kiri pembagi; jika semua yang lain keluar, pembagi masuk dan mengambil pot.
in-turn-answer-dealer-asked = Bergiliran mulai dari sebelah kiri pembagi; pembagi ditanya seperti semua yang lain.
in-turn-answer-second-chance = Bergiliran; jika hanya pembagi yang masuk, yang lain ditanya sekali lagi.

# Lembar aturan
in-turn-rule-order = Para pemain menyatakan bergiliran mulai dari sebelah kiri pembagi; pembagi yang terakhir. Setiap pemain mendengar pernyataan sebelum gilirannya.
in-turn-rule-choices = { $dealer_takes ->
    [true] { $house-hands ->
        [true] Jika semua yang lain keluar pada pernyataan pertama, pembagi masuk tanpa ditanya, kecuali ada tangan tanpa pemilik yang harus dikalahkan.
       *[false] Jika semua yang lain keluar pada pernyataan pertama, pembagi masuk tanpa ditanya, dan mengambil pot.
    }
   *[false] {""}
}
in-turn-rule-ask_again = { $second_chance ->
    [dealer-alone] Jika hanya pembagi yang masuk, semua yang lain ditanya sekali lagi secara bergiliran, dan pembagi tetap masuk. Selain itu, apa yang sudah dinyatakan tetap berlaku.
   *[never] {""}
}
