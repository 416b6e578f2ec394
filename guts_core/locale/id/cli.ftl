# Baris perintah. Bantuan: cli-<perintah>-short, -help, -example; opsi: cli-option-<nama> atau cli-<perintah>-option-<nama>.

cli-commands = Perintah
cli-example = Contoh
cli-interrupted = Dihentikan.
cli-crash = guts membuat kesalahan sendiri ({ $error }). Mohon laporkan; dengan GUTS_DEBUG=1 di lingkungan, keterangannya lebih lengkap.
cli-command-unknown = Tidak ada perintah "{ $name }". { $like ->
    [none] Yang ada: { $known }.
   *[other] Maksud Anda "{ $like }"?
}
cli-lang-unknown = tidak ada teks dalam "{ $lang }"; yang ada: { $known }

## Bantuan

cli-guts-help =
    Memainkan permainan kartu keluarga Guts menurut aturan rumah para pemainnya.
    Sebuah permainan adalah set aturan: berkas TOML, atau nama set aturan yang terpasang, misalnya "default".
cli-guts-example =
    guts play
    guts play friday.toml --seats 5 --log friday.jsonl
    guts check friday.toml

cli-play-short = mainkan satu sesi: Anda melawan bot, atau bot saja
cli-play-help =
    Memainkan satu sesi dari RULESET, sebuah berkas atau nama, di terminal: Anda melawan bot, atau bot saja jika tidak ada terminal.

    Jawablah dengan sebuah kata atau huruf pertamanya; "w" memberi tahu mengapa chip berpindah sejak putaran sebelumnya, "u"
    mengurungkan jawaban terakhir Anda, "q" berhenti. Permainan yang dihentikan, juga dengan Ctrl-C, dilanjutkan dengan --resume.
cli-play-example =
    guts play
    guts play friday.toml --seats 5 --log friday.jsonl
    guts play --resume friday.jsonl
cli-settle-short = selesaikan putaran yang dimainkan di meja sungguhan
cli-settle-help =
    Membaca situasi tertulis (siapa memegang kartu apa, siapa yang masuk) lalu mengatakan siapa yang menang, siapa yang membayar, dan
    mengapa. Jika berkas menyebutkan hasil yang diharapkan, status keluar bernilai 1 bila hasilnya lain.
cli-settle-example =
    guts settle round.toml
    guts settle round.toml --json
cli-check-short = periksa set aturan dan mainkan contohnya
cli-check-help =
    Memeriksa set aturan, berkas atau nama, dan memainkan contoh di dalamnya. Status keluar bernilai 1 jika ada yang salah.
cli-check-example =
    guts check friday.toml
    guts check default rulesets/*.toml --strict --format github
cli-rank-short = urutkan tangan
cli-rank-help =
    Mengurutkan tangan menurut peringkat sebuah set aturan, yang terbaik lebih dulu; tangan yang setara menempati urutan yang sama. Satu
    tangan adalah satu argumen: AcKd, atau "Ac Kd".
cli-rank-example =
    guts rank AcKd 2s2h QsJs
    guts rank --ruleset friday.toml AcKd 2s2h --json
cli-replay-short = ceritakan kembali permainan dari log
cli-replay-help =
    Menceritakan kembali sebuah permainan dari LOG, persis seperti kejadiannya. Dengan --json setiap kejadian menjadi satu baris.
cli-replay-example =
    guts replay friday.jsonl
    guts replay friday.jsonl --json
cli-plugins-short = daftar plugin, atau set aturan, yang terpasang
cli-plugins-help =
    Menampilkan daftar plugin yang terpasang beserta paket asalnya, atau dengan --rulesets semua set aturan yang punya nama. Kode
    mereka tidak dijalankan.

    Dengan NAME, plugin itu diimpor, dan ditampilkan apa yang dilakukannya: opsinya, langkahnya, hook yang dijawabnya, dan apakah ia
    bisa dipakai. Dengan --load hal itu dilakukan untuk semua plugin.

    "guts plugins new NAME" memulai plugin Anda sendiri: perintah ini membuat folder guts-NAME berisi paket yang berfungsi, untuk diubah.
cli-plugins-example =
    guts plugins
    guts plugins ghost
    guts plugins --rulesets
    guts plugins --json
    guts plugins new blind-night
cli-completion-short = cetak skrip pelengkapan perintah untuk shell
cli-completion-help =
    Mencetak apa yang diperlukan SHELL (bash, zsh, atau fish) untuk melengkapi perintah dan opsi guts.
cli-completion-example =
    eval "$(guts completion bash)"
    guts completion fish > ~/.config/fish/completions/guts.fish

cli-option-lang = Bahasa teks.
cli-option-ascii = Tulis hanya ASCII: Qs untuk queen sekop.
cli-option-as-json = Tulis JSON ke stdout, dan semua yang lain ke stderr.
cli-play-option-as-json = Tulis setiap kejadian sebagai satu baris JSON ke stdout, dan semua yang lain ke stderr.
cli-replay-option-as-json = Tulis setiap kejadian sebagai satu baris JSON ke stdout, dan semua yang lain ke stderr.
cli-check-option-as-json = Sama dengan --format json.
cli-option-bots-only = Bot saja; Anda menonton.
cli-option-seed = Menentukan kartu dan bot: bilangan yang sama, permainan yang sama.
cli-option-seats = Berapa pemain, termasuk Anda.
cli-option-name = Nama Anda di meja.
cli-option-cycles = Berapa siklus yang dimainkan, masing-masing sampai pot dan cadangan kosong.
cli-option-rounds = Selesai paling lambat sesudah sekian putaran.
cli-option-log-file = Simpan setiap jawaban dalam berkas baru.
cli-option-resume = Lanjutkan permainan dalam sebuah log, dan simpan di sana.
cli-option-strict = Peringatan juga dianggap kegagalan.
cli-option-format = Cara menuliskan masalah: text, json, atau github untuk anotasi alur kerjanya.
cli-option-ruleset = Set aturan yang peringkatnya dipakai, berkas atau nama.
cli-option-rulesets = Tampilkan set aturan, menurut nama, beserta judulnya.
cli-option-showdown = Penentuan pemenang ke berapa dari set aturan yang memeringkat tangan, mulai dari 1.

## Pemakaian

cli-resume-alone = "{ $option }" tidak bisa dipakai bersama --resume: log sendiri sudah memuat semuanya
cli-name-bad = "{ $name }" tidak bisa menjadi nama: kosong, lebih dari 40 karakter, atau bukan teks
cli-seed-bad = seed adalah bilangan bulat dengan paling banyak 18 angka
cli-card-unknown = "{ $text }" dalam tangan "{ $hand }" bukan kartu: tulis nilai dan jenis, seperti Qs, 10h, atau Ac
cli-card-twice = kartu "{ $text }" ada dua kali dalam tangan "{ $hand }"
cli-rank-empty = satu tangan memerlukan sekurang-kurangnya satu kartu, dan paling banyak 52
cli-rank-sizes = semua tangan harus berisi kartu yang sama banyaknya; satu tangan adalah satu argumen: AcKd, atau "Ac Kd"
cli-rank-number = tidak ada penentuan pemenang { $number }: set aturan ini punya { $count }
cli-rank-which = tidak ada penentuan pemenang yang memeringkat tangan berisi { $size } kartu (isinya { $sizes }): pilih satu dari { $count } dengan --showdown N
cli-rank-unusual = catatan: tangan berisi { $size } kartu; dalam permainan ini isinya { $usual }
cli-rank-quotes = catatan: di sini setiap kartu dihitung sebagai satu tangan; tangan berisi beberapa kartu adalah satu argumen, dalam tanda kutip: { $hands }
cli-rank-used = catatan: diurutkan menurut penentuan pemenang { $number } dari { $count } (tangannya berisi { $sizes } kartu); --showdown N memilih yang lain
cli-plugins-none = Tidak ada plugin yang terpasang.
cli-rulesets-none = Tidak ada set aturan yang terpasang.

## Permainan di layar. Pemain adalah nama, jumlah chip adalah teks.

cli-you = Anda
cli-bot-names = Ayu Budi Citra Dewi Eko Fitri Galih Hadi Indah Joko Kirana Lestari Mega Nanda Oka Putri Qori Rini Sari Tono Umar Vina Wati Yani Zaki Agus
cli-name-pot = pot
cli-name-reserve = cadangan
cli-name-board = kartu bersama
cli-word-in = masuk
cli-word-out = keluar
cli-seed = Seed { $seed }: { $seats }
cli-round = Putaran { $round }, pembagi { $dealer }
cli-said = { $word }: { $seats }
cli-held = { $holder }: { $cards }
cli-best = terbaik
cli-move-pays = { $count ->
    [1] { $seats } -{ $amount } ke { $pot }: { $reason }
   *[other] { $seats } masing-masing -{ $amount } ke { $pot }: { $reason }
}
cli-move-gets = { $count ->
    [1] { $seats } +{ $amount } dari { $pot }: { $reason }
   *[other] { $seats } masing-masing +{ $amount } dari { $pot }: { $reason }
}
cli-move-between = { $seats } -{ $amount } kepada { $pot }: { $reason }
cli-move-pots = { $amount } dari { $seats } ke { $pot }: { $reason }
cli-exchanged = { $seat } membuang { $gave } kartu dan mengambil { $took } kartu
cli-handed = { $seat } memberikan { $cards } kartu kepada { $to }
cli-shows = { $seat } menunjukkan semua kartu
# angka pada penghitung, misalnya poin (leg); $delta sudah bertanda
cli-count = { $seat } { $delta } { $counter ->
    [legs] poin (leg)
    [blind-legs] poin (leg) buta
    [payments] pembayaran
    [drawn] kartu ditukar
    [folded] kali melipat
    [buy-ins] kali membeli chip
   *[other] { $counter }
}
cli-count-why = { $seat } { $delta } { $counter ->
    [legs] poin (leg)
    [blind-legs] poin (leg) buta
    [payments] pembayaran
    [drawn] kartu ditukar
    [folded] kali melipat
    [buy-ins] kali membeli chip
   *[other] { $counter }
}: { $reason }
cli-cycle-over = Siklus selesai.
cli-game-over = Permainan selesai: { $reason }. { $seat }
cli-session-over = Sesi selesai: { $rounds } putaran, { $cycles } siklus tuntas.
cli-standing = Kedudukan akhir
cli-standing-points = { $counter ->
    [legs] poin (leg)
    [blind-legs] poin (leg) buta
    [payments] pembayaran
   *[other] { $counter }
}: { $points }
cli-resumed = Dilanjutkan dari { $file }, pada putaran { $round }
cli-resume-over = Permainan ini sudah selesai. Untuk menceritakannya kembali: { $command }
cli-go-on = Dihentikan. Untuk melanjutkannya: { $command }
cli-nothing-kept = Dihentikan. Belum ada jawaban, jadi tidak ada yang disimpan.
cli-log-ends = Log berakhir pada putaran { $round }; permainan belum selesai.

cli-your-cards = Kartu Anda: { $cards }{ $called }
cli-ask-choose = { $words }? (w = mengapa, u = urungkan, q = berhenti)
cli-ask-pick = { $kind ->
    [discard] buang
    [pass] oper
   *[other] { $kind }
}, { $least } sampai { $most } dari { $cards }? (w = mengapa, u = urungkan, q = berhenti)
cli-answer-choose = "{ $answer }" bukan jawaban: { $words }
cli-answer-pick = "{ $answer }" bukan jawaban: sebutkan { $least } sampai { $most } dari { $cards }
cli-answer-none = Jawaban diperlukan. Pilihannya: { $words }
cli-answer-no-cards = Jawaban diperlukan. Sebutkan { $least } sampai { $most } dari { $cards }
cli-undone = Diurungkan. Putaran { $round }
cli-undo-none = Tidak ada yang bisa diurungkan.
cli-undo-json = Dengan --json tidak ada yang bisa diurungkan: kejadiannya sudah ditulis.

## Pemeriksaan dan penyelesaian

cli-check-good = { $file }: baik, { $examples ->
    [0] tanpa contoh
   *[other] { $examples } contoh sesuai harapan
}
cli-check-bad = { $file }: { $errors } kesalahan, { $warnings } peringatan
cli-settle-good = Hasilnya sesuai harapan.

## Sesi

problem-session-seats-number = { $seats } pemain, padahal permainan ini untuk { $min } sampai { $max }
problem-session-seats-number-hint = pilih jumlah lain dengan --seats
problem-session-seat-name = "{ $name }" tidak bisa menjadi nama pemain: kosong, terlalu panjang, sama dengan nama pot, atau memuat tanda yang tidak bisa ditampilkan
problem-session-number = { $key } harus berupa bilangan bulat{ $key ->
    [seed] {""}
   *[other] {" "}di atas nol
 }, bukan { $number }
problem-session-seat-twice = dua pemain bernama "{ $name }"
problem-session-answer-number = { $given } jawaban diberikan, padahal yang diperlukan { $open }
problem-session-session-over = sesi sudah selesai, tidak ada lagi yang ditanyakan

## Log

problem-log-missing = tidak ada log "{ $file }"
problem-log-missing-hint = periksa ejaan dan foldernya
problem-log-directory = "{ $file }" adalah folder, bukan log
problem-log-directory-hint = sebutkan sebuah berkas
problem-log-nameless = nama log kosong
problem-log-nameless-hint = sebutkan sebuah berkas, misalnya --log friday.jsonl
problem-log-special = "{ $file }" bukan berkas biasa
problem-log-unreadable = log "{ $file }" tidak bisa dibaca: { $reason }
problem-log-too-large = berkas lebih besar dari { $limit } MiB, ukuran terbesar yang dibaca
problem-log-too-many = log berisi lebih dari { $limit } baris, jumlah terbanyak yang dibaca
problem-log-line-long = baris lebih panjang dari { $limit } KiB, ukuran terbesar yang dibaca
problem-log-empty = berkas kosong, jadi ini bukan log
problem-log-header-torn = baris pertama tidak lengkap, jadi ini bukan log
problem-log-header = baris pertama bukan kepala log: "{ $key }" tidak ada, tidak dikenal, atau tidak seperti seharusnya
problem-log-header-hint = log dibuat oleh "guts play --log FILE"; apakah ini berkas yang benar?
problem-log-format = log ini berformat { $number }, padahal versi guts ini membaca format { $known }
problem-log-format-hint = putar ulang dengan versi guts yang menulisnya
problem-log-not-utf-8 = baris ini bukan teks UTF-8: ada bita { $byte }
problem-log-json = { $what ->
    [list] baris ini sebuah daftar, padahal seharusnya objek JSON
    [value] baris ini sebuah nilai tunggal, padahal seharusnya objek JSON
    [empty] baris ini tidak mengatakan apa pun: objek tanpa jawaban
    [constant] { $found } bukan bilangan dalam JSON
    [deep] baris ini bersarang terlalu dalam
    [digits] sebuah bilangan di baris ini punya terlalu banyak angka
   *[syntax] baris ini bukan JSON
}
problem-log-json-hint = log rusak atau disunting; ambil dari cadangan data, atau potong sebelum baris ini
problem-log-twice = "{ $key }" ada dua kali
problem-log-twice-hint = setiap pemain menjawab satu kali dalam satu baris
problem-log-undo = "undo" harus berupa bilangan bulat, yaitu banyaknya baris yang diurungkan, dari 1 sampai { $groups } yang ada
problem-log-group = "{ $kind }" harus memuat jawaban setiap pemain yang ditanya
problem-log-seat-unknown = tidak ada pemain "{ $seat }" di meja, tetapi ia menjawab "{ $kind }"
problem-log-seat-not-asked = "{ $seat }" tidak ditanya "{ $kind }" di sini
problem-log-seat-missing = jawaban "{ $seat }" untuk "{ $kind }" tidak ada
problem-log-kind = "{ $kind }" tidak ditanyakan di sini, melainkan: { $kinds }
problem-log-answer = "{ $seat }" tidak bisa menjawab "{ $kind }" dengan { $answer }: { $shape ->
    [choose] yang boleh adalah { $allowed }
   *[pick] yang boleh adalah { $least } sampai { $most } dari { $allowed }
}
problem-log-after-end = permainan sudah selesai sebelum baris ini
problem-log-hash = aturan dalam log sudah diubah: hash-nya { $found }, padahal kepala log menyebut { $written }
problem-log-hash-hint = jika versi sebuah plugin mengubah aturannya, putar ulang log dengan versi yang menulisnya
problem-log-version = log ditulis dengan { $distribution } { $written }, sedangkan ini { $found }
problem-log-torn = baris terakhir tidak lengkap dan diabaikan; permainan berlanjut dari baris sebelumnya
problem-log-exists = berkas "{ $file }" sudah ada
problem-log-exists-hint = pilih nama lain, atau lanjutkan permainan itu: guts play --resume FILE
problem-log-in-use = log "{ $file }" sedang dipakai oleh guts lain
problem-log-in-use-hint = akhiri dulu permainan yang lain; lalu lanjutkan dengan: guts play --resume FILE
problem-log-edited = baris ini, atau baris yang dulu ada sebelumnya, sudah disunting: "sum"-nya tidak ada atau tidak cocok
problem-log-edited-hint = ambil log dari cadangan data, atau potong sebelum baris ini; "u" dalam permainan mengurungkan sebuah jawaban
problem-log-write = log "{ $file }" tidak bisa ditulis: { $reason }
problem-log-write-hint = sebutkan berkas di folder yang ada dan yang boleh Anda tulisi

## Situasi di baris perintah

cli-settle-legs = Poin (leg): { $legs }
cli-settle-over = Permainan selesai.
cli-settle-stage = Penentuan pemenang { $number }
cli-settle-stage-best = { $count ->
    [0] Terbaik: tidak ada
   *[other] Terbaik: { $seats }
}
cli-settle-best = { $count ->
    [0] Tidak ada yang mengambil pot.
   *[other] Terbaik: { $seats }; tidak ada yang mengambil pot.
}
cli-settle-received = Menerima dari pemain lain: { $seats }
cli-settle-won = { $count ->
    [0] Tidak ada yang menang.
   *[other] Pemenang: { $seats }
}
problem-settle-ruleset = "ruleset" harus berupa nama set aturan atau jalur berkasnya, dalam tanda kutip
