# Nama-nama tangan. Dalam bahasa Indonesia nilai kartu tidak punya bentuk jamak.
#
# Glosarium: pot (pot), batas (cap), cadangan (reserve), taruhan awal (ante), mencocokkan pot (match), masuk/keluar (in/out),
# sendirian masuk (lone), diperebutkan, perebutan (contested, contest), seri (tie), membagikan (deal), pembagi (dealer), menyatakan,
# pernyataan (declare), penentuan pemenang (showdown), penyelesaian (settlement), tangan (hand), tangan tanpa pemilik (house hand),
# kartu bersama (board), dek (deck), nilai (rank), jenis (suit), kartu liar (wild card), peringkat (ranking), menukar kartu (draw),
# mengoper kartu (pass), hantu (ghost), pengecut (coward), poin (leg), babak (stage), putaran, siklus, sesi (round, cycle, session),
# chip sisa (odd chips), satuan (unit), saldo (balance), pemain (seat), set aturan (ruleset), lembar aturan (rule sheet), situasi
# tertulis (scripted situation), langkah (step), kunci (key), opsi (option), bawaan (default), dasar (base), plugin, hook.

hand-five-of-a-kind = lima sejenis { $rank }
hand-straight-flush = straight flush sampai { $rank }
hand-four-of-a-kind = empat sejenis { $rank }
hand-full-house = full house { $first } dan { $second }
hand-flush = flush dengan { $rank } tertinggi
hand-straight = straight sampai { $rank }
hand-trips = tiga sejenis { $rank }
hand-two-pair = dua pasangan, { $first } dan { $second }
hand-pair = pasangan { $rank }
# $ranks satu nilai atau daftar nilai: "as, king"
hand-high-card = kartu tinggi { $ranks }
# $hand nilai-nilai dengan tanda hubung: "3-2"
hand-top = tangan istimewa { $hand }
hand-empty = tanpa kartu

# Daftar nilai disusun mulai dari yang pertama: "as, king" lalu "9".
hand-rank-list = { $ranks }, { $rank }

hand-rank-2 = 2
hand-rank-3 = 3
hand-rank-4 = 4
hand-rank-5 = 5
hand-rank-6 = 6
hand-rank-7 = 7
hand-rank-8 = 8
hand-rank-9 = 9
hand-rank-10 = 10
hand-rank-11 = jack
hand-rank-12 = queen
hand-rank-13 = king
hand-rank-14 = as

hand-ranks-2 = 2
hand-ranks-3 = 3
hand-ranks-4 = 4
hand-ranks-5 = 5
hand-ranks-6 = 6
hand-ranks-7 = 7
hand-ranks-8 = 8
hand-ranks-9 = 9
hand-ranks-10 = 10
hand-ranks-11 = jack
hand-ranks-12 = queen
hand-ranks-13 = king
hand-ranks-14 = as

# Apa yang bisa salah dalam [ranking]; $text adalah yang tertulis.

problem-ranking-category-twice = kategori "{ $text }" tercantum dua kali
problem-ranking-category-twice-hint = cantumkan setiap kategori sekali saja, yang terbaik lebih dulu
problem-ranking-high-card-not-last = "high card" cocok untuk semua tangan, jadi kategori sesudahnya tidak akan pernah berlaku
problem-ranking-high-card-not-last-hint = taruh "high card" paling akhir, atau hilangkan: ia selalu yang terendah
problem-ranking-wild-unknown = "{ $text }" tidak bisa menjadi kartu liar: itu bukan nilai, jenis, kartu, atau "joker"
problem-ranking-wild-unknown-hint = tulis sebuah nilai ("2", "10", "K"), jenis ("spades"), kartu ("Js"), atau "joker"
problem-ranking-wild-twice = "{ $text }" disebut dua kali
problem-ranking-wild-twice-hint = sebutkan setiap kartu liar sekali saja
problem-ranking-top-unknown = "{ $text }" bukan tangan
problem-ranking-top-unknown-hint = tulis nilai kartu-kartunya dengan tanda hubung di antaranya: "3-2"
problem-ranking-top-impossible = "{ $text }" berisi lebih dari empat kartu dengan nilai yang sama
problem-ranking-top-impossible-hint = setiap nilai hanya punya empat kartu; kartu liar tidak menggantikan kartu pada tangan seperti ini
problem-ranking-top-twice = tangan "{ $text }" tercantum dua kali
problem-ranking-top-twice-hint = cantumkan setiap tangan sekali saja, urutan nilainya bebas
problem-ranking-top-size = "{ $text }" berisi { $cards } kartu, padahal satu tangan paling banyak { $best } kartu
problem-ranking-top-size-hint = cantumkan tangan dengan paling banyak { $best } kartu, atau besarkan "best"
