# Masalah pada situasi tertulis: apa yang salah dengan isi berkas tentang apa yang ada di meja.

## Kunci

problem-key-beside-rounds = "{ $key }" adalah tentang satu putaran, padahal situasi ini punya beberapa
problem-key-beside-rounds-hint = pindahkan ke tabel putarannya, di bawah [[rounds]]
problem-key-before-rounds = "{ $key }" adalah tentang keadaan sebelum putaran pertama, bukan tentang satu putaran
problem-key-before-rounds-hint = pindahkan keluar dari putaran, ke awal situasi

## Pemain dan pot

problem-players-missing = tidak ada siapa pun di meja
problem-players-missing-hint = tulis hands = {"{"} Ana = "Qs Qh", Bo = "Ac Kd" {"}"}, atau namanya saja: players = ["Ana", "Bo"]
problem-seats-number = { $seats } pemain, padahal permainan ini untuk { $min } sampai { $max }
problem-seat-name = "{ $seat }" tidak bisa menjadi nama pemain: kosong, lebih dari { $limit } karakter, sama dengan nama pot, atau memuat karakter kontrol
problem-seat-twice = "{ $seat }" disebut dua kali
problem-seat-unknown = tidak ada pemain bernama "{ $seat }" di meja
problem-seat-unknown-hint = yang ada: { $known }. Pemain yang tangannya tidak dilihat siapa pun hanya dicantumkan di "players"
problem-pot-unknown = tidak ada pot bernama "{ $pot }" dalam permainan ini
problem-pot-unknown-hint = yang ada: { $known }
problem-pot-twice = chip di "{ $pot }" ditulis dua kali
problem-pot-twice-hint = pertahankan "pot", atau entrinya di "pots"

## Kartu

problem-card-unknown = "{ $card }" bukan kartu
problem-card-unknown-hint = kartu adalah nilai dan jenisnya: Qs, Q♠, 10h, atau Th; "Ac Kd" adalah dua kartu
problem-card-twice = { $card } ada dua kali
problem-card-two-places = { $card } ada di dua tempat sekaligus
problem-card-not-in-deck = { $cards } tidak ada dalam dek putaran ini
problem-card-not-in-deck-hint = dek tidak berisi joker kecuali set aturan menyebutkannya, dan apa yang disimpan tangan tanpa pemilik dari putaran sebelumnya tidak dibagikan lagi
problem-card-undealt = { $cards } tidak pernah dibagikan
problem-card-undealt-hint = cantumkan apa yang dibagikan dalam putaran ini, termasuk kartu hasil tukar, tetapi bukan kartu yang diterima dari tetangga
situation-rule = aturan "{ $rule }"{ $by ->
    [core] {""}
    [default] {""}
   *[other] {" "}dari "{ $by }"
}
problem-card-missing = { $given ->
    [some] { situation-rule } memerlukan lebih banyak kartu daripada yang disebut "{ $key }"
   *[none] { situation-rule } memerlukan kartu yang belum disebut siapa pun: "{ $key }" tidak ada
}
problem-card-missing-hint = tambahkan setiap kartu yang dibagikan di sana: { $key } = "Qs Qh"

## Keadaan sebelum putaran pertama

problem-session-opening = permainan tidak bisa dimulai dari keadaan ini: "{ $what }" tidak cocok dengan mejanya ({ $reason })

problem-opening-levelled = putaran dimulai dengan { $chips } di "{ $pot }" dan { $reserve } di cadangan, bukan dengan yang tertulis: { $rule ->
    [overflow] kelebihan di atas batas masuk ke cadangan
    [refill] cadangan mengisi pot
   *[other] { situation-rule }
}
problem-opening-levelled-hint = jika di meja berlaku batas lain, sebutkan dalam set aturan; jika tidak, tulis pot dan cadangan seperti sebelum taruhan awal

## Berkas

# saran tentang berkas yang seharusnya sebuah situasi
situation-file-missing-hint = periksa ejaan dan foldernya; guts settle memerlukan berkas situasi tertulis, yaitu putaran yang sudah dimainkan
situation-file-directory-hint = sebutkan berkas situasi tertulis di dalamnya
situation-file-special-hint = simpan situasi tertulis dalam berkas di disk, lalu sebutkan berkas itu
situation-file-too-large-hint = situasi tertulis hanya satu halaman teks; apakah ini berkas yang benar?

# stdout, dari perintah mana pun
situation-unwritten = tidak bisa menulis: { $reason }

## Hasil

situation-tied-with-house = Tidak ada yang menang: { $seats } seri dengan { $houses }, tangan tanpa pemilik.

## Jawaban

problem-answer-missing = "{ $seat }" harus menjawab, tetapi jawabannya tidak ditulis
problem-answer-missing-hint = tulis { $key } = {"{"} { $seat } = "…" {"}"} dengan salah satu dari: { $choices }
problem-answer-choice = "{ $seat }" tidak bisa mengatakan "{ $word }" di sini
problem-answer-choice-hint = yang boleh dikatakan salah satu dari: { $choices }
problem-answer-both = "{ $seat }" disebut di antara mereka yang masuk, tetapi juga menyatakan keluar
problem-answer-cards-missing = "{ $seat }" harus memberikan { $least } kartu, tetapi kartunya tidak ditulis
problem-answer-cards-missing-hint = tulis { $key } = {"{"} { $seat } = "Qs" {"}"}
problem-answer-cards = "{ $seat }" tidak bisa memberikan "{ $cards }": yang dipegangnya { $held }
problem-answer-cards-hint = "hands" mencantumkan setiap kartu yang dibagikan kepadanya; ?? adalah kartu yang tidak dicantumkan
problem-answer-count = "{ $seat }" memberikan "{ $cards }", padahal yang boleh { $least } sampai { $most } kartu
problem-answer-unasked = "{ $seat }" tidak ditanya tentang ini, jadi "{ $key }" tidak mengubah apa pun di sini

## Permainan

problem-play-failed = putaran tidak bisa dilanjutkan: { game-stopped-who } { game-stopped-why }
problem-play-failed-hint = { $code ->
    [listener-raised] ini kesalahan dalam program yang mengikuti permainan, bukan dalam aturan dan bukan dalam situasi
   *[other] ini kesalahan dalam aturan, bukan dalam situasi; beri tahu pembuatnya
}
problem-play-deck-short = kartu yang tersisa di dek terlalu sedikit untuk { situation-rule }
problem-expect-differs = { $key } diharapkan { $expected }, tetapi hasilnya { $found }
