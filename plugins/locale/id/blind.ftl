blind-summary = Sebelum pernyataan pertama, setiap pemain mengatakan apakah ia melihat kartunya atau bermain buta.
blind-question = Apakah Anda melihat kartu Anda?
blind-reason-unseen = bermain buta

# Kata yang ditampilkan dan diketik; huruf pertamanya sebaiknya berlainan, dan bukan q, u, atau w.
blind-word-look = lihat
blind-word-blind = buta

# Lembar aturan
blind-rule = Semua tahu siapa yang bermain buta. Kartu yang dibagikan sesudah itu dilihat seperti biasa.
blind-step-look = Serentak, setiap pemain mengatakan apakah ia melihat kartunya atau bermain buta.
