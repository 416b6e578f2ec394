# Masalah pada set aturan: apa yang salah dengan isi berkas, setelah bisa dibaca sebagai TOML.

problem-inherited-here = masuknya lewat "extends" ini
problem-key-here = "{ $key }" ada di sini
problem-base-here = "{ $key }" berasal dari sini, berkas yang dibiarkan apa adanya: yang Anda ubah ditulis di { $file }

## Kunci dan nilai

ruleset-expected = { $expected ->
    [whole] sebuah bilangan bulat
    [number] sebuah bilangan
    [text] teks dalam tanda kutip
    [truth] true atau false
    [list] sebuah daftar dalam [kurung siku]
    [table] sebuah tabel
    [tables] sebuah daftar tabel, masing-masing di bawah judul dalam [[dua kurung siku]]
    [amount] sejumlah chip (2, 0.25, atau "1/3")
   *[amount-or-false] sejumlah chip (2, 0.25, atau "1/3"), atau false jika tidak ada
}
ruleset-given = { $given ->
    [truth] nilai kebenaran { $value }
    [number] bilangan { $value }
    [text] teks "{ $value }"
    [list] sebuah daftar
    [table] sebuah tabel
    [date] tanggal atau waktu { $value }
   *[nothing] kosong
}
problem-key-unknown = tidak ada kunci "{ $key }" di sini
key-unknown-among = { problem-key-unknown }
key-unknown-among-hint = yang dikenal di sini: { $known }
problem-key-missing = kunci "{ $key }" tidak ada
problem-value-type = diharapkan { ruleset-expected }, bukan { ruleset-given }
problem-value-choice = diharapkan salah satu dari { $choices }, bukan { ruleset-given }
problem-value-small = diharapkan { $limit } atau lebih, bukan { ruleset-given }
problem-value-large = diharapkan { $limit } atau kurang, bukan { ruleset-given }
problem-value-refused = { ruleset-given } tidak bisa dipakai di sini: { $detail }
problem-list-short = daftar ini memerlukan sekurang-kurangnya { $limit } butir, tetapi isinya { $count }
problem-list-long = daftar ini boleh berisi paling banyak { $limit } butir, tetapi isinya { $count }
problem-text-short = teks ini memerlukan sekurang-kurangnya { $limit } karakter, tetapi panjangnya { $count }
problem-text-long = teks ini boleh berisi paling banyak { $limit } karakter, tetapi panjangnya { $count }
problem-amount-range = ini bukan jumlah chip yang bisa dipakai: { ruleset-given }
problem-amount-range-hint = tulis jumlah terhingga, paling banyak 1.000.000.000.000 chip, bulat atau pecahan dengan penyebut paling besar 1.000.000
problem-amount-negative = jumlah chip tidak bisa di bawah nol: { $value }
problem-seats-order = seats.min ({ $min }) lebih besar dari seats.max ({ $max })
problem-share-zero = perebutan tanpa bagian dari pot tidak bisa memenangkan apa pun
problem-share-zero-hint = tulis share di atas 0, atau hilangkan perebutan itu
problem-choice-twice = "{ $choice }" tercantum dua kali
problem-choice-twice-hint = cantumkan setiap pernyataan sekali saja
problem-format-unknown = set aturan ini berformat { $number }, padahal di sini hanya format { $known } yang dikenal
problem-format-unknown-hint = set aturan ini ditulis untuk versi lain dari guts-core

## Dasar

problem-ruleset-unknown = tidak ada set aturan bernama "{ $name }", baik yang disertakan maupun yang terpasang
problem-ruleset-unknown-hint = "guts plugins --rulesets" menampilkan semuanya; sebuah berkas disebut dengan akhirannya, "friday.toml", atau dengan garis miring, "games/friday.toml"
ruleset-unknown-near = { problem-ruleset-unknown }; nama yang mirip: { $near }
ruleset-unknown-near-hint = { problem-ruleset-unknown-hint }
problem-ruleset-ambiguous = dua paket yang terpasang membawa set aturan "{ $name }": { $first } dan { $second }
problem-ruleset-ambiguous-hint = sebutkan berkasnya sendiri, dengan jalurnya
problem-extends-type = "extends" menyebut satu set aturan, sebagai teks dalam tanda kutip
problem-extends-type-hint = yang disertakan, "default", atau sebuah berkas, "friday.toml"; dasarnya hanya satu
problem-extends-circle = set aturan saling menjadi dasar secara melingkar: yang ini kembali ke "{ $name }"
problem-extends-circle-hint = jadikan salah satunya dasar, tanpa "extends"
problem-extends-too-many = set aturan ini punya lebih dari { $limit } dasar bertumpuk, jumlah terbanyak yang dibaca
problem-extends-too-many-hint = salin yang diperlukan ke dalam lebih sedikit berkas
problem-extends-network = set aturan tidak boleh memakai dasar dari berkas di komputer lain: "{ $path }"
problem-extends-network-hint = simpan berkas itu di sebelah berkas ini, lalu sebutkan di sini

## Persyaratan

problem-requires-syntax = ini bukan nama paket beserta versinya: "{ $text }"
problem-requires-syntax-hint = tulis sebuah nama dan, jika perlu, versinya: "guts-core>=0.1,<2"
problem-requires-missing = set aturan ini memerlukan paket "{ $package }", yang tidak terpasang
problem-requires-version = set aturan ini memerlukan { $package } { $wanted }, padahal yang terpasang versi { $version }

## Plugin

problem-plugin-unknown = tidak ada plugin bernama "{ $name }" di antara yang terpasang
problem-plugin-unknown-hint = "guts plugins" menampilkan yang terpasang
problem-plugin-twice = "{ $name }" dan "{ $first }" adalah plugin yang sama: "-" dan "_" setara dalam namanya
problem-plugin-twice-hint = pertahankan satu saja dari kedua tabel itu
problem-plugin-not-inherited = dasarnya tidak punya plugin "{ $name }" yang bisa dihapus
problem-plugin-no-table = plugin ditulis sebagai tabel berisi opsinya, atau sebagai false untuk menghapusnya, bukan sebagai { $given ->
    [true] true
   *[other] nilai tunggal
}
problem-plugin-no-table-hint = tanpa opsi apa pun, tulis: [plugins.{ $name }]
problem-plugins-pairs = "plugins" adalah sebuah tabel, atau daftar pasangan nama dan tabel opsi
problem-plugin-name-taken = paket { $other } juga membawa plugin "{ $name }"; yang dipakai adalah milik guts-core, nama-namanya dicadangkan
problem-plugin-ambiguous = dua paket yang terpasang membawa plugin "{ $name }": { $first } dan { $second }
problem-plugin-ambiguous-hint = hanya satu di antaranya yang boleh terpasang di tempat set aturan ini dimainkan
problem-plugin-import = plugin "{ $name }" ({ $package } { $version }) rusak, tidak bisa diimpor: { $detail }
problem-plugin-class = "{ $value }" dari { $package } { $version } bukan plugin: ia bukan subkelas dari guts_core.Variant
problem-plugin-failed = plugin "{ $name }" ({ $package } { $version }) gagal saat set aturan disusun ({ $rule }): { $detail }
problem-plugin-hook-unknown = plugin "{ $name }" ({ $package } { $version }) menjawab pertanyaan yang tidak diajukan siapa pun: { $hook }
problem-plugin-hook-prefix = dalam plugin "{ $name }" ({ $package } { $version }) method { $hook } ditandai dengan hookimpl, tetapi namanya tidak diawali "guts_"
problem-plugin-hook-method = dalam plugin "{ $name }" ({ $package } { $version }) { $hook } bukan method biasa
problem-plugin-hook-unmarked = dalam plugin "{ $name }" ({ $package } { $version }) method { $hook } tidak ditandai dengan hookimpl
problem-plugin-hook-field = dalam plugin "{ $name }" ({ $package } { $version }) opsi { $hook } bernama sama dengan sebuah hook
problem-plugin-hook-arguments = dalam plugin "{ $name }" ({ $package } { $version }) method { $hook } punya argumen selain { $hint }
problem-plugin-hook-default = dalam plugin "{ $name }" ({ $package } { $version }) sebuah argumen { $hook } punya nilai bawaan
problem-plugin-hook-wrapper = dalam plugin "{ $name }" ({ $package } { $version }) pembungkus { $hook } tidak melakukan yield
problem-plugin-hook-collected = dalam plugin "{ $name }" ({ $package } { $version }) { $hook } adalah pembungkus, padahal setiap plugin menjawabnya sendiri
problem-plugin-hook-order = dalam plugin "{ $name }" ({ $package } { $version }) { $hook } ditandai dengan urutan atau nama tersendiri; yang berlaku adalah urutan dalam set aturan, dan nama method-nya
problem-plugin-reserved = tidak ada plugin yang bisa bernama "{ $name }": itulah yang menjawab setiap pertanyaan yang tidak dijawab plugin mana pun
problem-plugin-objects = plugin "{ $plugin }" tidak cocok dengan set aturan ini
problem-plugins-clash = plugin "{ $first }" dan "{ $second }" memberi dua jawaban untuk satu pertanyaan: { question-words }
question-words = { $question ->
    [arrange] langkah apa saja yang ada dalam satu putaran?
    [deck] kartu apa saja yang dipakai bermain?
    [playing] pemain mana yang ikut dalam putaran ini?
    [ante] siapa yang memasang taruhan awal, dan berapa?
    [house_cards] tangan tanpa pemilik mana yang mendapat kartu bersamaan dengan para pemain?
    [order] dalam kelompok apa para pemain menyatakan?
    [choices] apa yang boleh dinyatakan pemain ini?
    [ask_again] siapa yang ditanya sekali lagi dalam pernyataan yang sama?
    [house] tangan tanpa pemilik mana yang harus dikalahkan?
    [contenders] siapa yang ikut dalam perebutan ini?
    [cards_of] kartu mana yang dimainkan seorang peserta perebutan?
    [wild] kartu mana yang liar, selain yang disebut peringkat?
    [value] seberapa baik tangan ini?
    [best] peserta perebutan mana yang terbaik?
    [winners] siapa yang memenangkan perebutan ini?
    [losers] siapa yang harus membayar karena masuk?
    [stake] berapa jumlah yang harus dicocokkan?
    [owes] berapa kewajiban pemain ini jika harus mencocokkan?
    [award] apa yang didapat para pemenang?
    [payments] apa yang dibayar mereka yang kalah, dan kepada siapa?
    [nobody_in] apa yang terjadi jika tidak ada yang masuk?
    [pays] berapa dari jumlah ini yang benar-benar dibayar pemain?
    [split] menjadi bagian apa saja sebuah jumlah dibagi?
    [overflow] berapa dari pot ini yang masuk ke cadangan?
    [refill] berapa yang kembali dari cadangan?
    [keep] tangan tanpa pemilik mana yang menyimpan kartunya untuk putaran berikutnya?
    [game_over] apakah permainan sudah selesai?
    [cycle_over] apakah siklus sudah selesai?
    [leftover] bagaimana dengan chip yang tersisa saat permainan selesai?
   *[other] { $question }
}
problem-plugins-clash-hint = pertahankan satu saja; di bawah [plugins], NAMA = false menghapus yang diwarisi
problem-plugins-refused = plugin "{ $first }" dan "{ $second }" tidak bisa dipakai bersama
problem-plugins-refused-hint = pertahankan satu saja; di bawah [plugins], NAMA = false menghapus yang diwarisi

## Langkah

problem-step-unknown = tidak ada jenis langkah bernama "{ $kind }"
problem-step-unknown-hint = yang dikenal di sini: { $known }; jenis lain datang bersama plugin
problem-kind-twice = ada dua yang membawa jenis langkah bernama "{ $kind }": plugin ini dan { $other }
problem-condition-unknown = tidak ada syarat bernama "{ $condition }"
problem-condition-unknown-hint = yang dikenal di sini: { $known }; syarat lain datang bersama plugin
problem-condition-twice = ada dua yang membawa syarat bernama "{ $condition }": plugin ini dan { $other }
problem-holder-name = "{ $name }" tidak bisa menjadi nama tangan tanpa pemilik
problem-holder-name-hint = kartu dibagikan ke "everyone", "in", "out", "board", atau ke tangan tanpa pemilik yang namanya satu kata dari huruf kecil, angka, "_" dan "-", diawali huruf
problem-house-idle = kartu dibagikan ke "{ $name }", tetapi tidak ada plugin yang memakainya
problem-house-idle-hint = sebutkan plugin yang memakainya di bawah [plugins], atau hilangkan langkah itu
problem-holder-pot = "{ $name }" adalah tangan tanpa pemilik sekaligus pot
problem-holder-pot-hint = beri salah satunya nama lain
problem-pot-name = { $name ->
    [reserve] tidak ada pot yang bisa bernama "reserve": itulah tempat chip di atas batas
   *[other] "{ $name }" tidak bisa menjadi nama pot
}
problem-pot-name-hint = nama pot adalah satu kata dari huruf kecil, angka, "_" dan "-", diawali huruf, dan bukan "reserve"
problem-pot-never-filled = pot "{ $pot }" diperebutkan, tetapi tidak ada langkah yang mengisinya dengan taruhan awal
problem-pot-never-filled-hint = tambahkan langkah: {"{"} do = "ante", pot = "{ $pot }" {"}"}
problem-pot-never-won = chip masuk ke pot "{ $pot }", tetapi tidak ada penentuan pemenang untuknya, jadi tidak ada yang bisa memenangkannya
problem-pot-never-won-hint = sebutkan dalam salah satu perebutan pada penentuan pemenang: {"{"} do = "showdown", contests = [{"{"} {"}"}, {"{"} name = "{ $pot }", pot = "{ $pot }" {"}"}] {"}"}
problem-choice-unknown = tidak ada yang bisa menyatakan "{ $choice }", jadi tidak ada yang ikut serta karenanya
problem-choice-unknown-hint = pernyataannya adalah yang ada di langkah-langkah "declare": { $known }
problem-ranking-override = yang diubah oleh penentuan pemenang ini tidak cocok dengan peringkat selebihnya: { $reason ->
    [ranking-top-size] sebuah tangan di "top" berisi lebih banyak kartu daripada yang dibolehkan "best"
   *[other] { $detail }
}
problem-ranking-override-hint = peringkat pada penentuan pemenang dan peringkat set aturan dibaca bersama, sebagai satu tabel
problem-repeat-too-often = langkah-langkah ini akan diulang sampai { $times } kali, padahal paling banyak { $most }
problem-repeat-too-often-hint = kecilkan "max", di sini atau di pengulangan yang melingkupinya
problem-steps-settle-order = putaran diselesaikan sebelum tangan dibandingkan, atau tidak diselesaikan sesudah tangan dibandingkan untuk terakhir kali
problem-steps-settle-order-hint = taruh langkah "settle" sesudah setiap "showdown", dan jangan ada sebelum yang pertama
problem-steps-no-settle = tidak ada langkah yang menyelesaikan putaran, jadi pot tidak akan pernah diserahkan
problem-steps-no-settle-hint = tambahkan langkah: {"{"} do = "settle" {"}"}
problem-steps-no-showdown = putaran diselesaikan, tetapi tidak ada langkah yang membandingkan tangan
problem-steps-no-showdown-hint = sebelum itu, tambahkan langkah: {"{"} do = "showdown" {"}"}
problem-steps-no-cards = tangan dibandingkan, tetapi tidak ada langkah yang membagikan kartu
problem-steps-no-cards-hint = sebelum itu, tambahkan langkah: {"{"} do = "deal", cards = 2 {"}"}
problem-settle-uncompared = { $in ->
    [several] jika beberapa pemain masuk, putaran diselesaikan di sini tanpa penentuan pemenang sejak pernyataan mereka, jadi tidak ada yang akan menang atau membayar
   *[other] jika satu pemain masuk sendirian, putaran diselesaikan di sini tanpa penentuan pemenang sebelumnya, jadi pemain itu tidak akan mendapat pot
}
problem-settle-uncompared-hint = taruh penentuan pemenang sebelum langkah ini dalam setiap keadaan, tanpa "when": pemain yang sendirian memenangkannya tanpa menunjukkan kartunya
problem-settle-stale = { $in ->
    [several] jika beberapa pemain masuk, yang diselesaikan di sini adalah penentuan pemenang dari sebelum pernyataan mereka, jadi pemain yang keluar bisa menang
   *[other] jika satu pemain masuk sendirian, yang diselesaikan di sini adalah penentuan pemenang dari sebelum pernyataannya, jadi pemain yang keluar bisa menang
}
problem-settle-stale-hint = taruh penentuan pemenang di antara pernyataan dan penyelesaiannya
problem-round-unsettled = { $in ->
    [several] jika beberapa pemain masuk, tidak ada lagi yang diselesaikan sesudah ini, jadi tidak ada yang menang atau membayar
   *[other] jika satu pemain masuk sendirian, tidak ada lagi yang diselesaikan sesudah ini, jadi ia tidak mendapat pot
}
problem-round-unsettled-hint = jika bukan itu maksudnya, hilangkan "when" pada penentuan pemenang terakhir dan penyelesaian terakhir
problem-nobody-in-unasked = jika tidak ada yang masuk, tidak ada langkah yang menyelesaikan putaran, jadi plugin "{ $name }" tidak ikut menentukan
problem-nobody-in-unasked-hint = jalankan langkah "settle" terakhir dalam setiap keadaan, tanpa "when", atau dengan when = "always"
problem-showdown-undeclared = setiap perebutan adalah di antara mereka yang menyatakan sesuatu, padahal penentuan pemenang ini terjadi sebelum pernyataan apa pun
problem-showdown-undeclared-hint = taruh langkah "declare" sebelum ini, atau hilangkan "among"
problem-choice-idle = siapa yang menyatakan "{ $word }" tidak ikut dalam perebutan mana pun, jadi ia tidak menang dan tidak membayar
problem-choice-idle-hint = sebutkan pernyataan itu di "among" sebuah perebutan, atau hapus dari "choices"

## Chip, pemain, dan kartu

problem-chip-zero = satuan terkecil di meja tidak bisa 0
problem-chip-zero-hint = hilangkan "chip": pembagian lalu dihitung persis
problem-chip-multiple = { $key } ({ $amount }) bukan kelipatan satuan terkecil di meja, chip ({ $chip })
problem-chip-multiple-hint = tulis jumlah yang merupakan kelipatannya, atau "chip" yang lain
problem-cap-zero = dengan batas 0, pot tidak akan pernah berisi apa pun
problem-cap-zero-hint = untuk pot tanpa batas, tulis: cap = false
problem-hand-too-large = seorang pemain bisa memegang { $held } kartu{ $board ->
    [0] {""}
   *[other] {" "}di samping { $board } kartu bersama
}, padahal paling banyak { $most } yang bisa dibandingkan
problem-hand-too-large-hint = bagikan lebih sedikit kartu
problem-hand-too-small = langkah "{ $kind }" memerlukan { $wanted } kartu dari sebuah tangan untuk melakukan tugasnya, padahal saat itu { $held ->
    [0] pemain tidak memegang kartu
   *[other] pemain memegang paling banyak { $held } kartu
}
problem-hand-too-small-hint = buat langkah itu mengambil lebih sedikit kartu, atau bagikan lebih banyak sebelumnya
problem-deck-short = { $seats } pemain memerlukan { $total } kartu ({ $cards } untuk para pemain dan kartu bersama{ $house ->
    [0] {""}
   *[other] , { $house } untuk tangan tanpa pemilik
}), padahal dek berisi { $deck }
problem-deck-short-hint = { $fits ->
    [0] bagikan lebih sedikit kartu
    [1] bagikan lebih sedikit kartu
   *[other] kartunya cukup untuk { $fits } pemain: bagikan lebih sedikit kartu, atau kecilkan seats.max
}
problem-seats-lowered = di sini paling banyak { $fits } orang boleh bermain, bukan { $seats }: { $seats } pemain memerlukan { $total } kartu, padahal dek berisi { $deck }
problem-seats-lowered-hint = untuk menyatakannya dalam berkas, tulis: seats.max = { $fits }
problem-example-ruleset = sebuah contoh dimainkan menurut aturan berkas tempat ia berada, jadi ia tidak menyebut set aturan
problem-example-ruleset-hint = hilangkan "ruleset" di sini; situasi dalam berkas tersendiri boleh menyebutnya
problem-examples-none = set aturan ini tidak punya contoh, jadi tidak ada yang tahu apakah isinya sesuai maksudnya
problem-examples-none-hint = tambahkan putaran yang hasilnya Anda ketahui, di bawah [[examples]]
