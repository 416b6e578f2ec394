pay-winner-summary = Setiap yang kalah membayar sebesar isi pot kepada pemenang, dan pot tetap; hanya pemain yang sendirian yang mengambilnya.
pay-winner-several_winners = Setiap yang kalah membayar penuh kepada setiap pemenang yang seri, atau para pemenang yang seri membagi apa yang dibayar setiap yang kalah.
pay-winner-tie = Jika yang terbaik seri: yang lain membayar, atau tidak ada yang berpindah sama sekali.
pay-winner-reason-to-winner = dibayarkan kepada pemenang

# Lembar aturan
pay-winner-rule-award = Hanya pemain yang tidak punya pemain lain sebagai lawan yang mengambil pot. Selain itu pot tetap.
pay-winner-rule-payments = Setiap yang kalah membayar pemenang. { $several_winners ->
    [shared] Jika ada beberapa pemenang, mereka membagi apa yang dibayar setiap yang kalah.
   *[each] Jika ada beberapa pemenang, setiap yang kalah membayar penuh kepada masing-masing dari mereka.
} { $tie ->
    [nothing] Namun jika tangan terbaik seri, tidak ada yang membayar apa pun.
   *[pays] Ini berlaku juga untuk tangan-tangan terbaik yang seri.
} Jika tidak ada yang menang, pembayaran masuk ke pot.
