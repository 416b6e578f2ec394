kept-ghosts-summary = Hantu menyimpan kartunya untuk putaran berikutnya sampai pot dimenangkan; hantu lain bisa ditambahkan.
kept-ghosts-objection-grows = Hantu yang disimpan akan bertambah kartunya setiap putaran: bagikan yang pertama dengan when = "no-ghost", dan yang lain dengan langkah "further-ghost".
kept-ghosts-objection-dealt = Hantu yang disimpan tidak bisa dibagi kartu bersamaan dengan para pemain setiap putaran: beri plugin "ghost" opsi dealt = "by-steps", lalu bagikan kartunya lewat langkah-langkah.

# Lembar aturan
kept-ghosts-rule-keep = Setiap putaran, semua kartu yang lain dikocok kembali bersama-sama, tetapi hantu menyimpan kartunya sampai siklus selesai.
kept-ghosts-condition-no-ghost = { $form ->
    [while] Ini berlanjut hanya selama tidak ada hantu di meja.
    [until] Ini berhenti begitu tidak ada hantu di meja.
   *[when] Jika belum ada hantu di meja:
}
kept-ghosts-step-further-ghost = Satu hantu lagi dibagikan, dengan { $cards } kartu{ $face ->
    [up] , terbuka.
   *[down] , tertutup.
} Hantu tidak pernah lebih dari { $most }.
