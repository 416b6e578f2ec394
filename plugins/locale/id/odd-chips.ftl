odd-chips-summary = Sisa yang tidak bisa dibagi dalam chip utuh diberikan kepada satu pemain, atau tetap di tempatnya.
odd-chips-to = Ke mana chip sisa: semuanya kepada yang pertama dari mereka yang berbagi, dihitung dari sebelah kiri pembagi; tidak ke mana-mana, jadi tetap di tempatnya; atau satu-satu menurut urutan itu.
odd-chips-objection-chip = tanpa chip terkecil pembagian dihitung persis dan tidak ada sisa: tulis chip = 1, atau berapa pun chip terkecilnya

odd-chips-answer-first = Semuanya kepada pemenang pertama di sebelah kiri pembagi.
odd-chips-answer-pot = Tidak seorang pun: chip itu tetap di pot.

# Lembar aturan
odd-chips-rule-split = { $to ->
    [pot] Sisa yang tidak bisa dibagi rata dalam satuan utuh tidak dibagi: sisa itu tetap di pot, atau pada yang membayar.
    [one-each] Sisa yang tidak bisa dibagi rata dalam satuan utuh diberikan satu-satu kepada mereka yang berbagi, mulai dari sebelah kiri pembagi.
   *[first] Sisa yang tidak bisa dibagi rata dalam satuan utuh diberikan semuanya kepada yang pertama dari mereka yang berbagi, dihitung dari sebelah kiri pembagi.
}
