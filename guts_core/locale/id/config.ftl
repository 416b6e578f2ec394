# Apa yang dikatakan `guts config` dan dokumentasi tentang setiap kunci set aturan, dan nilai apa yang boleh dipakai.

## Kunci set aturan. Arti opsi sebuah plugin adalah pesan <plugin>-<opsi> dari plugin itu.

key-format = Nomor format berkas ini.
key-title = Nama permainan.
key-summary = Permainan ini dalam satu kalimat.
key-authors = Siapa yang menulis set aturan ini, berupa daftar nama.
key-license = Syarat untuk meneruskan berkas ini kepada orang lain.
key-source = Dari mana aturannya berasal.
key-extends = Set aturan yang diubah oleh set aturan ini: nama yang terpasang, atau jalur berkas, relatif terhadap berkas ini, yang berakhiran .toml atau memuat garis miring.
key-requires = Paket plugin beserta versinya, seperti ditulis untuk pip. Yang diperlukan dasarnya juga diperlukan.
key-seats = Berapa orang yang boleh bermain.
key-ante = Taruhan awal setiap pemain, dalam chip.
key-cap = Isi terbesar pot yang aktif, dalam chip, atau false jika tanpa batas. Kelebihannya masuk ke cadangan.
key-chip = Satuan terkecil di meja, dalam chip. Setiap jumlah harus kelipatannya, dan chip sisa diberikan satu-satu kepada para pemenang mulai dari sebelah kiri pembagi, kecuali sebuah plugin menentukan lain. Jika tidak ditulis: pembagian dihitung persis.
key-cycles = Berapa siklus dalam satu sesi.
key-ranking = Cara tangan dibandingkan.
key-steps = Langkah-langkah satu putaran: daftar tabel, dengan "do" sebagai penyebut jenisnya. Jika tidak ditulis: taruhan awal, dua kartu untuk setiap pemain, pernyataan, penentuan pemenang, dan penyelesaiannya.
key-plugins = Satu tabel untuk setiap plugin, berisi opsinya, menurut urutan berlakunya. Tabel kosong memakai nilai bawaan plugin, dan "false" sebagai pengganti tabel menghapus plugin yang ada di dasarnya.
key-examples = Situasi dan hasilnya: "guts check" memainkannya dan membandingkannya.

key-seats-min = Jumlah pemain paling sedikit.
key-seats-max = Jumlah pemain paling banyak.

key-ranking-categories = Kategori yang berlaku, yang terbaik lebih dulu. Sebuah tangan masuk kategori pertama yang cocok. Yang tidak cocok dengan satu pun dinilai menurut kartunya, di bawah semua yang lain, jadi "high card" paling akhir, entah ditulis atau tidak.
key-ranking-low_ace = true: A-2-3 adalah straight terendah; false: A-2-3 bukan straight.
key-ranking-best = Berapa kartu yang membentuk tangan: yang terbaik jika kartunya lebih banyak; jika lebih sedikit, straight dan flush tidak berlaku. Jika tidak ditulis: semua kartu tangan itu, paling banyak lima.
key-ranking-wild = Kartu liar: nilai ("2", "10"), jenis ("spades"), kartu ("Js"). Joker selalu liar.
key-ranking-low = true: tangan terendah menang, dan jika kartunya lebih dari "best", yang terendah membentuk tangan.
key-ranking-aces = "high"; atau "low": as di mana pun ada di bawah dua, dan tidak lagi di atas king.
key-ranking-top = Tangan yang mengalahkan semua yang lain, yang terbaik lebih dulu, menurut nilai yang tercetak pada kartunya. Dengan "low", tangan itu kalah dari semua yang lain. Kartu liar tidak menggantikan kartu di dalamnya.

key-steps-do = Jenis langkahnya. Plugin membawa jenis lain.
key-steps-when = Sebuah syarat; langkah dilewati jika syaratnya tidak terpenuhi. Plugin membawa syarat lain.
key-steps-ante-who = "due": semua, jika semua pot dan cadangan kosong; "everyone": semua; "in": mereka yang masuk.
key-steps-ante-amount = Chip untuk setiap pemain. Jika tidak ditulis: taruhan awal dari set aturan.
key-steps-ante-pot = Pot tempat chip itu masuk; nama yang baru membuat pot baru.
key-steps-deal-cards = Berapa kartu untuk masing-masing.
key-steps-deal-to = "everyone", "in", "out", "board" untuk kartu bersama, atau nama tangan yang bukan milik siapa pun.
key-steps-deal-face = "down": pemiliknya melihat; "up": semua melihat; "dark": tidak seorang pun, pemiliknya pun tidak.
key-steps-deal-short = Jika kartu di dek terlalu sedikit: kesalahan, atau kartu yang sudah dibuang dikocok lagi.
key-steps-declare-who = Semua menyatakan, atau hanya mereka yang masuk.
key-steps-declare-choices = Apa yang bisa dinyatakan, sekurang-kurangnya dua kata; siapa yang menyatakan selain "out" masuk.
key-steps-showdown-ranking = Apa yang berbeda dari peringkat set aturan, dengan kunci yang sama.
key-steps-showdown-seen_by = Siapa yang melihat tangan: semua, atau hanya mereka yang masuk.
key-steps-showdown-contests = Siapa memperebutkan pot mana, berupa daftar tabel. Jika tidak ditulis: satu perebutan di antara semua yang masuk, atas pot.
key-steps-showdown-contests-name = Nama perebutan itu di log dan di layar.
key-steps-showdown-contests-pot = Pot yang diperebutkan.
key-steps-showdown-contests-share = Bagian pot untuk perebutan ini, dibandingkan dengan perebutan lain atas pot yang sama.
key-steps-showdown-contests-among = Pernyataan yang ikut serta; kosong: semua yang masuk.
key-steps-showdown-contests-ranking = Apa yang berbeda dari peringkat langkah ini.
key-steps-settle-ends = Apa yang mengakhiri permainan: "" hanya pot yang kosong; "lone" pemain yang masuk sendirian dan menang.
key-steps-group-steps = Beberapa langkah dengan satu syarat.
key-steps-repeat-steps = Apa yang dilakukan berulang-ulang.
key-steps-repeat-while = Syarat yang harus terpenuhi sebelum setiap kali.
key-steps-repeat-until = Syarat yang mengakhirinya jika terpenuhi sesudahnya. Jika tidak ditulis: tidak ada.
key-steps-repeat-max = Berapa kali paling banyak.

key-examples-title = Apa yang ditunjukkan situasi ini.
key-examples-ruleset = Jalur atau nama set aturan, dalam berkas tersendiri; tanpa itu, "default". Di dalam set aturan tidak ditulis.
key-examples-players = Nama para pemain, searah jarum jam. Jika tidak ditulis: menurut urutan "hands".
key-examples-dealer = Pembagi, salah satu pemain. Jika tidak ditulis: yang terakhir.
key-examples-pot = Chip di pot. Jika tidak ditulis: 0.
key-examples-reserve = Chip di cadangan.
key-examples-pots = Chip di setiap pot, menurut namanya, jika set aturan punya beberapa.
key-examples-balances = Chip para pemain, yang boleh di bawah nol.
key-examples-legs = Poin (leg) para pemain.
key-examples-matched = Pemain yang harus mencocokkan pot pada putaran sebelumnya.
key-examples-rounds = Daftar tabel berisi kunci-kunci satu putaran, jika ada beberapa putaran; kunci itu lalu hanya ada di sana.
key-examples-hands = Untuk setiap pemain, semua kartu yang dibagikan kepadanya dalam putaran ini, menurut urutan, termasuk kartu hasil tukar; kartu yang diterima lewat operan tidak dicantumkan. Pemain yang tangannya tidak dilihat siapa pun boleh tidak ditulis.
key-examples-ghost = Kartu hantu; daftar tangan jika ada beberapa hantu.
key-examples-board = Kartu bersama.
key-examples-deck = Bagian atas dek sesudah kartu dibagikan, untuk aturan yang membukanya.
key-examples-in = Pemain yang menyatakan masuk. Daftar dari daftar jika satu putaran bertanya beberapa kali, satu untuk setiap pernyataan.
key-examples-say = Apa yang dikatakan para pemain jika pilihannya bukan masuk dan keluar; daftar tabel jika satu putaran bertanya beberapa kali.
key-examples-expect = Hasil yang diharapkan. Yang disebut dibandingkan dengan tepat, yang tidak disebut tidak dibandingkan.
key-examples-expect-winners = Siapa yang menerima dari sebuah pot, urutannya bebas.
key-examples-expect-won = Apa yang diterima para pemain dalam putaran ini, dalam chip.
key-examples-expect-paid = Apa yang dibayarkan para pemain selama putaran ini, dalam chip, termasuk taruhan awal.
key-examples-expect-balances = Saldo bersih para pemain sesudah putaran, dalam chip.
key-examples-expect-pot = Chip di pot, sesudah pengisian kembali dan sebelum taruhan awal berikutnya.
key-examples-expect-reserve = Chip di cadangan.
key-examples-expect-cycle_over = Apakah siklus selesai.
key-examples-expect-game_over = Apakah permainan selesai.
key-examples-expect-legs = Poin (leg) para pemain sesudah putaran.

## Nilai apa yang boleh dipakai sebuah kunci. $choices, $items, dan sejenisnya adalah teks seperti ini juga, atau nilai seperti ditulis dalam TOML.

key-values-choice = { $choices }
key-values-or = { $first } atau { $second }
key-values-truth = true atau false
key-values-whole = { $range ->
    [both] { $least } sampai { $most }
    [least] bilangan bulat, sekurang-kurangnya { $least }
    [most] bilangan bulat, paling besar { $most }
   *[none] bilangan bulat
}
key-values-chips = chip
key-values-text = teks
key-values-list = daftar { $items }
key-values-lists = sebuah daftar
key-values-table = sebuah tabel
key-values-tables = daftar tabel
key-values-steps = daftar langkah
key-default-required = wajib ditulis
key-default-none = tidak ditulis
key-default-below = lihat di bawah

## guts config

cli-config-short = jelaskan sebuah kunci set aturan atau opsi plugin
cli-config-help =
    Menjelaskan KEY, misalnya cap, ranking.low_ace, steps.deal.face, atau ghost.plays: artinya, nilai yang boleh dipakai, nilai bawaannya,
    dan sebuah contoh. Bagian terakhir dari kunci sudah cukup. Nama plugin, atau nama tabel, menjelaskan semua kuncinya; tanpa KEY semua kunci ditampilkan.
cli-config-example =
    guts config cap
    guts config ghost.plays
    guts config ghost
    guts config
config-values = Nilai: { $values }
config-default = Bawaan: { $default }
config-example = Contoh:
config-plugin = Plugin: { $name }
config-options-none = Plugin { $name } tidak punya opsi: tabel kosong dalam set aturan sudah cukup.
config-all = "guts config KEY" menjelaskan salah satunya, dan seluruh tabel atau plugin lewat namanya.
config-unknown = tidak ada kunci "{ $key }"{ $like ->
    [none] {""}
   *[other] ; maksud Anda "{ $like }"?
}; "guts config" menampilkan semua kunci

## guts schema

cli-schema-short = tulis skema JSON set aturan, untuk editor
cli-schema-help =
    Menulis skema JSON untuk berkas set aturan: setiap kunci dengan artinya, dan opsi plugin yang terpasang. Editor yang mengenal TOML dan
    skema JSON memakainya untuk melengkapi dan memeriksa set aturan; "#:schema ./guts.schema.json" di baris pertama menunjukkan tempatnya.

    Yang diterima skema belum tentu bisa dimainkan: "guts check" yang memastikannya.
cli-schema-example =
    guts schema
    guts schema --output guts.schema.json
cli-schema-option-output = Tulis ke berkas ini, bukan ke stdout.
schema-title = Set aturan
schema-about = Aturan sebuah permainan kartu dengan pot yang dicocokkan, untuk guts-core.
schema-written = Ditulis: { $file }. Baris pertama set aturan di sebelahnya: { $line }
