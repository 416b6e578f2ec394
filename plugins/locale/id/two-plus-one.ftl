two-plus-one-summary = Mereka yang masuk mendapat kartu ketiga, dan tangan tiga kartu terbaik menang. Siapa yang sendirian langsung mengambil pot.
two-plus-one-second_declaration = Apakah mereka yang masuk menyatakan lagi sesudah melihat kartu ketiga.
two-plus-one-extra_ante = Apakah mereka yang masuk membayar satu taruhan awal sebelum kartu ketiga.
two-plus-one-objection-cards = two-plus-one dimainkan dengan dua kartu, padahal { $cards } kartu dibagikan kepada semua sebelum pernyataan pertama
two-plus-one-objection-extra-ante = taruhan awal tambahan memerlukan second_declaration = true

two-plus-one-answer-two-plus-one = Dua, dan kartu ketiga untuk mereka yang masuk.
two-plus-one-topic-again = Apakah mereka yang masuk menyatakan lagi sesudah melihat kartu ketiga?
two-plus-one-answer-no = Tidak.
two-plus-one-answer-yes = Ya.
two-plus-one-answer-with-ante = Ya, dan sebelum kartu ketiga mereka memasang satu taruhan awal lagi.

# Lembar aturan
two-plus-one-rule = { $house-hands ->
    [true] Siapa yang masuk sendirian pada pernyataan pertama langsung mengambil pot tanpa kartu tambahan, kecuali ada tangan tanpa pemilik yang harus dikalahkan.
   *[false] Siapa yang masuk sendirian pada pernyataan pertama langsung mengambil pot tanpa kartu tambahan.
}{ $second_declaration ->
    [true] {" "}Jika tidak ada yang masuk pada pernyataan kedua, hanya tangan tiga kartu yang dibandingkan bila tangan memang harus dibandingkan.
   *[false] {""}
}{ $extra_ante ->
    [true] {" "}Taruhan awal tambahan ikut dihitung dalam pot yang dimenangkan dan dicocokkan. Siapa yang keluar sesudahnya hanya kehilangan taruhan itu.
   *[false] {""}
}
