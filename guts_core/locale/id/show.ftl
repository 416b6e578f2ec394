# `guts show` dan `guts diff`

cli-show-short = cetak aturan yang akhirnya berlaku dari sebuah set aturan
cli-show-help =
    Mencetak RULESET, sebuah berkas atau nama, beserta semua yang diwarisinya dan semua nilai bawaan, sebagai TOML. Dengan --origin,
    setiap nilai disertai berkas dan baris asalnya.

    Dengan --toml hasilnya menjadi satu berkas tanpa "extends", contohnya tetap ada: aturan yang sama, terbukti dari hash di baris pertamanya.
cli-show-example =
    guts show friday.toml
    guts show friday.toml --origin
    guts show friday.toml --toml --output friday-alone.toml
cli-option-origin = Sebutkan asal setiap nilai.
cli-option-toml = Tulis satu berkas tanpa "extends" dengan hash yang sama.
cli-show-option-output = Tulis ke berkas ini, bukan ke stdout.
show-hash = Hash aturan ini: { $hash }
show-default = nilai bawaan guts
show-plugin-default = nilai bawaan { $plugin }
show-lowered = diturunkan, karena kartunya tidak cukup untuk lebih banyak
show-written = Ditulis: { $file }, hash { $hash }
show-choose = { $first } dan { $second } tidak bisa dipakai bersama
show-changed = aturan tidak bisa ditulis sebagai satu berkas: hash-nya akan menjadi { $found }, bukan { $hash }

cli-diff-short = sebutkan perbedaan dua set aturan, dan tunjukkan satu putaran
cli-diff-help =
    Menyebutkan perbedaan set aturan FIRST dan SECOND, berkas atau nama, dan menunjukkan satu putaran yang jalannya berbeda menurut
    keduanya: kartu yang sama, pernyataan yang sama. Status keluar bernilai 1 jika berbeda.
cli-diff-example =
    guts diff default friday.toml
    guts diff friday.toml monday.toml --seats 5 --json
cli-diff-option-seats = Lihat hanya putaran dengan sekian pemain.
cli-diff-option-seed = Menentukan kartu dan pernyataan dalam putaran yang dibandingkan.
cli-diff-option-rounds = Bandingkan paling banyak sekian putaran; 0 berarti tidak sama sekali.

diff-same = { $first } dan { $second } adalah aturan yang sama: hash { $hash }
diff-rules = Perbedaannya
diff-key = { $name }: { $left } di { $first }, { $right } di { $second }
diff-nothing = tidak ada
diff-option = Plugin { $plugin }, { $name }: { $left } di { $first }, { $right } di { $second }
diff-plugin = Hanya di { $side }: plugin { $plugin }{ $options ->
    [none] {""}
   *[other] , dengan { $options }
}
diff-order = Urutan plugin berbeda: { $left } di { $first }, { $right } di { $second }
diff-step = Hanya di { $side }, sebagai langkah { $number }: { $step }
diff-parameter = Langkah { $number }, { $name }, { $parameter }: { $left } di { $first }, { $right } di { $second }
diff-sheet = Menurut lembar aturannya
diff-sheet-line = { $side }: { $text }
diff-searching = Membandingkan putaran …
diff-seats = Tidak ada jumlah pemain yang cocok untuk keduanya, jadi tidak ada putaran yang bisa dibandingkan.
diff-none = Tidak ditemukan putaran yang jalannya berbeda, dalam { $rounds } putaran dengan { $seats } pemain.
diff-round = Putaran yang jalannya berbeda, dengan { $seats } pemain: seed { $seed }, putaran { $round }, pembagi { $dealer }
diff-before = Sebelumnya: { $pots }
diff-before-balances = Saldo sebelumnya: { $balances }
diff-hand = { $seat } memegang { $cards }
diff-side = Menurut { $side }
diff-cycle-on = Siklus berlanjut.
diff-found = { $rounds ->
    [1] Ini putaran pertama yang dibandingkan.
   *[other] Dibandingkan { $rounds } putaran.
}
diff-seats-bad = { $seats } pemain tidak cocok untuk kedua permainan: { $least ->
    [0] tidak ada jumlah yang cocok untuk keduanya
   *[other] jumlahnya { $least } sampai { $most }
}
