# Masalah: apa yang salah, untuk orang yang menulis set aturan dan tidak pernah membuka Python.
# problem-<kode> adalah kalimatnya, problem-<kode>-hint saran di bawahnya.

problem-severity-error = kesalahan
problem-severity-warning = peringatan
problem-severity-note = catatan
problem-did-you-mean = maksud Anda "{ $word }"?
problem-from-plugin = { $origin ->
    [none] dari plugin "{ $plugin }"
   *[other] dari plugin "{ $plugin }" ({ $origin })
}
problem-first-here = "{ $key }" pertama kali ditulis di sini
problem-opened-here = dibuka di sini

## Sesi

problem-session-session-failed = sebuah aturan gagal dalam sesi ini, jadi sesi tidak bisa dilanjutkan
problem-session-session-failed-hint = urungkan jawaban terakhir, atau mainkan lagi log-nya

## Berkas

problem-file-missing = tidak ada berkas "{ $file }"
problem-file-missing-hint = periksa ejaan dan foldernya; nama tanpa ".toml" dan tanpa garis miring berarti set aturan yang terpasang
problem-file-directory = "{ $file }" adalah folder, bukan berkas
problem-file-directory-hint = sebutkan salah satu berkas .toml di dalamnya, atau beberapa: guts check { $file }/*.toml
problem-file-is-situation = "{ $file }" bukan set aturan melainkan situasi tertulis, yaitu putaran yang sudah dimainkan: di dalamnya ada "{ $key }"
problem-file-is-situation-hint = guts settle { $file } menyelesaikannya; dalam set aturan, ia bisa menjadi contoh di bawah [[examples]]
problem-file-is-ruleset = "{ $file }" bukan situasi tertulis melainkan set aturan: di dalamnya ada "{ $key }"
problem-file-is-ruleset-hint = guts check { $file } memeriksanya dan memainkan contohnya, guts play { $file } memainkannya; situasi tertulis menyebutnya: ruleset = "{ $file }"
problem-file-special = "{ $file }" bukan berkas biasa
problem-file-special-hint = simpan set aturan dalam berkas di disk, lalu sebutkan berkas itu
problem-file-permission = berkas "{ $file }" tidak boleh dibaca
problem-file-permission-hint = beri diri Anda izin untuk membacanya, atau salin ke folder Anda sendiri
problem-file-unreadable = berkas "{ $file }" tidak bisa dibaca: { $reason }
problem-file-too-large = berkas lebih besar dari { $limit } KiB, ukuran terbesar yang dibaca
problem-file-too-large-hint = sebuah set aturan hanya beberapa halaman teks; apakah ini berkas yang benar?
problem-file-encoding = berkas ditulis dalam { $encoding }, padahal harus UTF-8
problem-file-encoding-hint = buka di editor Anda, pilih "Simpan sebagai" dan pengodean UTF-8
problem-file-not-utf-8 = berkas bukan teks UTF-8: bita { $offset } ({ $byte }) tidak cocok
problem-file-not-utf-8-hint = buka di editor Anda, pilih "Simpan sebagai" dan pengodean UTF-8; jika ini bukan berkas teks, sebutkan berkas lain

## TOML

problem-toml-control-character = karakter kontrol yang tidak terlihat ({ $character }) tidak boleh ada dalam berkas TOML
problem-toml-control-character-hint = hapus karakter itu; jika banyak, mungkin ini bukan berkas teks
problem-toml-carriage-return = carriage return sendirian ({ $character }) tidak mengakhiri baris dalam berkas TOML
problem-toml-carriage-return-hint = simpan berkas dengan akhir baris Unix (LF) atau Windows (CRLF)
problem-toml-too-deep = sarangnya lebih dalam dari { $limit } tingkat, yang terdalam yang dibaca
problem-toml-too-deep-hint = tidak ada set aturan yang memerlukannya; kurangi kurung atau titiknya
problem-toml-too-many = berkas berisi lebih dari { $limit } kunci dan nilai, jumlah terbanyak yang dibaca
problem-toml-too-many-hint = tidak ada set aturan yang memerlukannya; pindahkan contoh ke berkas tersendiri
problem-toml-number-long = bilangan lebih panjang dari { $limit } karakter, yang terpanjang yang dibaca
problem-toml-number-long-hint = tulis bilangan yang lebih kecil atau dibulatkan
problem-toml-exponent = eksponen bilangan harus lebih kecil dari { $limit }
problem-toml-exponent-hint = tulis bilangan yang lebih kecil, tanpa "e"
problem-toml-refused = berkas tidak bisa dibaca sebagai TOML: ada yang terlalu panjang atau bersarang terlalu dalam
problem-toml-refused-hint = pendekkan bilangannya dan kurangi kurungnya
problem-toml-twice = "{ $key }" ditulis dua kali
problem-toml-twice-hint = pertahankan satu saja, atau beri salah satunya nama lain

toml-found = { $where ->
    [file-end] berkas sudah berakhir
    [line-end] baris sudah berakhir
   *[text] yang ada "{ $found }"
}
problem-toml-syntax = { $reason ->
    [statement] diharapkan sebuah kunci atau [tabel], tetapi { toml-found }
    [rest] nilainya sudah lengkap, tetapi sesudahnya { toml-found }
    [equals] diharapkan "=" sesudah kunci, tetapi { toml-found }
    [header] diharapkan "]" sesudah nama tabel, tetapi { toml-found }
    [key] diharapkan sebuah kunci, tetapi { toml-found }
    [array] diharapkan "," atau "]" dalam daftar, tetapi { toml-found }
    [table] diharapkan "," atau "{"}"}" dalam tabel, tetapi { toml-found }
    [string] tanda kutip penutup sebuah teks tidak ada
    [backslash] garis miring terbalik dalam sebuah teks tidak memulai escape yang dikenal: { $found }
    [escape] escape dalam teks ini bukan karakter: { $found }
    [date] tanggal seperti itu tidak ada: { $found }
    [value] diharapkan sebuah nilai, tetapi { toml-found }
   *[other] ini bukan TOML ({ $detail }): { toml-found }
}
problem-toml-syntax-hint = { $reason ->
    [statement] tulis: kunci = nilai; kunci dengan spasi atau aksen perlu tanda kutip
    [rest] satu "kunci = nilai" di setiap baris; teks dan pecahan perlu tanda kutip ("1/3"), desimal memakai titik (0.5), tanpa nol di depan
    [equals] tulis: kunci = nilai; kunci dengan spasi atau aksen perlu tanda kutip
    [header] tulis: [nama] atau, untuk salah satu dari sebuah daftar, [[nama]]
    [key] kunci terdiri dari huruf, angka, "-" dan "_"; selain itu perlu tanda kutip
    [string] sebuah teks dimulai dan diakhiri di baris yang sama, dengan tanda kutip yang sama
    [backslash] tulis teks dalam 'kutip tunggal', atau gandakan garis miring terbaliknya
    [escape] pakai empat angka, misalnya \u2660
    [value] teks perlu tanda kutip: "teks"; nilai kebenaran adalah true atau false, dengan huruf kecil
   *[other] {""}
}
problem-toml-1-1 = { $what ->
    [table] tabel dalam kurung kurawal yang lebih dari satu baris atau diakhiri koma memerlukan TOML 1.1
    [escape] escape \e dan \x memerlukan TOML 1.1
   *[time] waktu tanpa detik memerlukan TOML 1.1
}
problem-toml-1-1-hint = { $what ->
    [table] tulis dalam satu baris tanpa koma di akhirnya, agar dimengerti setiap pembaca TOML
    [escape] tulis \u001b atau \u00.., agar dimengerti setiap pembaca TOML
   *[time] tambahkan detiknya, ":00", agar dimengerti setiap pembaca TOML
}
