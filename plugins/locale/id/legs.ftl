legs-summary = Yang kalah membayar sebesar isi pot kepada pemenang, dan pot tetap. Siapa yang sendirian dalam satu babak mendapat satu poin (leg); poin yang cukup mengambil pot.
legs-to_win = Berapa poin (leg) yang mengambil pot dan mengakhiri permainan.
legs-several_winners = Setiap yang kalah membayar penuh kepada setiap pemenang yang seri, atau para pemenang yang seri membagi apa yang dibayar setiap yang kalah.
legs-tie = Jika yang terbaik seri: yang lain membayar, atau tidak ada yang berpindah sama sekali.
legs-reason-ante = taruhan awal untuk pembagian baru
legs-reason-leg = sendirian dalam babak ini
legs-reason-last-leg = mengambil pot dengan poin (leg) terakhir
legs-reason-to-winner = dibayarkan kepada pemenang
legs-objection-cap = dengan poin (leg), pot hanya berubah oleh taruhan awal, jadi pot tidak punya batas: tulis cap = false
legs-objection-ends = dengan poin (leg), hanya poin terakhir yang mengakhiri permainan: hilangkan "ends" dari langkah-langkah settle

# Lembar aturan
legs-rule-ante = Setiap kali semua kartu dibagikan ulang, semua pemain wajib memasang taruhan awal.
legs-rule-award = Menang pada penentuan pemenang tidak berarti mengambil pot. Siapa yang masuk sendirian dan menang mendapat satu poin (leg).
legs-rule-payments = Setiap yang kalah membayar pemenang, dan pot tetap. { $several_winners ->
    [shared] Jika ada beberapa pemenang, mereka membagi apa yang dibayar setiap yang kalah.
   *[each] Jika ada beberapa pemenang, setiap yang kalah membayar penuh kepada masing-masing dari mereka.
} { $tie ->
    [nothing] Namun jika tangan terbaik seri, tidak ada yang membayar apa pun.
   *[pays] Ini berlaku juga untuk tangan-tangan terbaik yang seri.
} Jika tidak ada yang menang, pembayaran masuk ke pot.
legs-rule-cycle_over = { $to_win ->
    [1] Poin (leg) pertama mengambil seluruh isi pot dan mengakhiri permainan.
   *[other] Siapa yang punya { $to_win } poin (leg) mengambil seluruh isi pot, dan permainan selesai.
} Tidak ada hal lain yang mengakhirinya.
