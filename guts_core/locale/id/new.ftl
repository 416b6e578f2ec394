# `guts new`: pertanyaan yang diperdebatkan kelompok pemain. new-topic-<topik> adalah pertanyaannya, -help penjelasannya,
# new-answer-<topik>-<id> jawaban dari inti; jawaban plugin adalah <plugin>-answer-<id>. Semuanya juga ditulis di berkas sebagai komentar.

new-topic-title = Apa nama permainannya?
new-topic-title-help = Nama untuk aturan Anda, misalnya "Jumat malam". Nama ini ada di atas lembar aturan.
new-topic-cards = Berapa kartu untuk setiap pemain?
new-topic-cards-help = Tangan dua kartu adalah pasangan dan kartu tinggi. Dengan tiga atau lima kartu, straight dan flush juga berlaku.
new-answer-cards-two = Dua.
new-answer-cards-three = Tiga.
new-answer-cards-five = Lima.
new-topic-ranking = Tangan mana yang terbaik, dengan tiga kartu?
new-topic-ranking-help = Aturan yang diterbitkan berbeda pendapat tentang straight lawan flush, dan tentang tiga sejenis lawan straight flush.
new-answer-ranking-trips-straight = Tiga sejenis, straight flush, straight, flush, pasangan.
new-answer-ranking-trips-flush = Tiga sejenis, straight flush, flush, straight, pasangan.
new-answer-ranking-straight-flush-straight = Straight flush, tiga sejenis, straight, flush, pasangan.
new-answer-ranking-straight-flush-flush = Straight flush, tiga sejenis, flush, straight, pasangan.
new-answer-ranking-sets-only = Tiga sejenis, pasangan; straight dan flush tidak berlaku.
new-topic-low-ace = Apakah as, dua, tiga sebuah straight?
new-topic-low-ace-help = Jika ya, itu straight yang terendah. As juga selalu ada di atas king.
new-answer-low-ace-yes = Ya, yang terendah.
new-answer-low-ace-no = Tidak.
new-topic-wild = Apakah ada kartu liar?
new-topic-wild-help = Kartu liar menggantikan kartu apa pun yang membuat tangan menjadi terbaik. Sebutkan nilainya, misalnya "2" atau "J 2".
new-answer-wild-none = Tidak ada.
new-topic-exchange = Bolehkah kartu ditukar dengan kartu lain dari dek?
new-topic-exchange-help = Menukar kartu menghasilkan tangan yang lebih baik, dan lebih banyak yang berani masuk.
new-answer-exchange-none = Tidak.
new-topic-passing = Apakah kartu dioper ke tetangga?
new-topic-passing-help = Sebelum menyatakan, setiap pemain memilih kartu untuk dioper tertutup, lalu menerima kartu.
new-answer-passing-none = Tidak.
new-topic-declaration = Bagaimana para pemain menyatakan masuk atau keluar?
new-topic-declaration-help = Jika serentak, tidak ada yang tahu apa yang dilakukan yang lain. Jika bergiliran, yang terakhir paling banyak tahu.
new-answer-declaration-at-once = Semua serentak.
new-topic-first-round = Wajibkah semua masuk jika potnya baru?
new-topic-first-round-help = Sebagian kelompok memainkan tangan pertama untuk pot baru tanpa pilihan, supaya pot bertambah besar.
new-answer-first-round-free = Tidak.
new-topic-ghost = Haruskah tangan yang bukan milik siapa pun dikalahkan?
new-topic-ghost-help = Hantu (kitty) mendapat kartu seperti yang lain. Ia mencegah pemain yang sendirian mengambil pot tanpa kartu bagus.
new-answer-ghost-none = Tidak.
new-topic-nobody-in = Tidak ada yang masuk: apa yang terjadi?
new-topic-nobody-in-help = Bagaimanapun pot tetap, dan kartu baru dibagikan. Pertanyaannya, siapa yang membayar.
new-answer-nobody-in-stays = Pot tetap seperti semula, dan tidak ada yang membayar.
new-topic-ties = Tangan-tangan terbaik seri: siapa yang mendapat pot?
new-topic-ties-help = Jenis kartu tidak pernah menentukan. Tangan ketiga yang lebih rendah tetap membayar.
new-answer-ties-share = Mereka membaginya, dan tidak mencocokkannya.
new-topic-losers = Siapa dari mereka yang masuk lalu kalah yang mencocokkan pot?
new-topic-losers-help = Mencocokkan berarti membayar sebesar pot yang dimenangkan. Itulah yang menjadi pot berikutnya.
new-answer-losers-all = Semuanya.
new-topic-debt = Yang kalah tidak bisa membayar: lalu bagaimana?
new-topic-debt-help = Chip bisa dihitung sampai di bawah nol, atau hanya yang ada di meja yang dipertaruhkan.
new-answer-debt-owes = Yang kalah berutang; saldo boleh di bawah nol.
new-topic-antes = Siapa yang memasang taruhan awal, dan kapan?
new-topic-antes-help = Taruhan awal adalah bayaran kecil ke pot sebelum kartu dibagikan.
new-answer-antes-new-pot = Semua, jika pot dan cadangan kosong.
new-answer-antes-every-round = Semua, setiap putaran.
new-topic-ante = Berapa chip taruhan awalnya?
new-topic-ante-help = Semua jumlah lain dihitung dalam chip yang sama. Pecahan ditulis 0.25 atau 1/4.
new-topic-limit = Adakah batas untuk pot, atau untuk kerugian?
new-topic-limit-help = Pot cepat membesar: tiga yang kalah membuat pot berikutnya tiga kali lipat.
new-answer-limit-cap = Pot punya batas; kelebihannya menunggu di cadangan, yang mengisi pot kembali setelah diambil.
new-answer-limit-none = Tanpa batas.
new-topic-cap = Berapa chip batasnya?
new-topic-cap-help = Pot terbesar yang bisa dimenangkan atau harus dicocokkan.
new-topic-winnings = Berapa dari pot yang bisa dimenangkan?
new-topic-winnings-help = Sebagian kelompok juga membatasi apa yang diambil dari pot sekaligus.
new-answer-winnings-pot = Seluruhnya.
new-topic-matched = Uang mana yang dicocokkan?
new-topic-matched-help = Pot seperti sebelum dimenangkan, atau yang lain.
new-answer-matched-old-pot = Pot seperti semula, tanpa apa yang dibayar yang lain.
new-topic-reserve = Milik siapa cadangan itu?
new-topic-reserve-help = Cadangan menyimpan chip di atas batas.
new-answer-reserve-refills = Cadangan mengisi pot kembali setelah pot diambil, dan tidak pernah dimenangkan atau dicocokkan sendiri.
new-topic-chip = Berapa chip terkecil?
new-topic-chip-help = Dengan "exact" pot 20 dibagi tiga menjadi masing-masing 20/3. Dengan jumlah seperti 1 atau 0.25, bagiannya adalah chip utuh sebesar itu.
new-answer-chip-exact = persis (exact)
new-topic-odd-chips = Pot tidak bisa dibagi rata: siapa yang mendapat chip sisa?
new-topic-odd-chips-help = Dengan chip terkecil, bisa ada yang tersisa.
new-answer-odd-chips-left = Para pemenang bergiliran, mulai dari sebelah kiri pembagi.
new-topic-seats = Berapa orang yang boleh bermain?
new-topic-seats-help = Satu bilangan, atau dua, seperti 3-8.
new-topic-cycles = Berapa siklus dalam satu sesi?
new-topic-cycles-help = Satu siklus berlangsung sampai pot dan cadangan kosong.
new-topic-ending = Kapan sebuah sesi selesai?
new-topic-ending-help = Sepakati akhirnya sebelum mulai.
new-answer-ending-cycles = Sesudah sejumlah siklus yang disepakati.

## Berkas

new-comment = { $question } { $answer }
new-comment-head = Ditulis oleh "guts new". Komentar adalah pertanyaan beserta jawaban yang diberikan baris-baris di bawahnya.
new-comment-inherited = Seperti di "{ $base }":
new-comment-unconfirmed = Dihitung oleh "guts new", dan belum dibenarkan siapa pun. Bacalah: inikah yang dimainkan kelompok Anda?

## Percakapan

new-welcome = Aturan rumah Anda, satu pertanyaan demi satu. Ketik nomor atau kata; Enter memilih yang ada dalam kurung siku. "?" menjelaskan, "b" kembali, "q" berhenti tanpa menulis apa pun.
new-prompt = [{ $now }]:
new-as-is = seperti di "{ $base }"
new-wants = { $kind ->
    [word] "{ $text }" bukan salah satu jawaban. Ketik nomor atau kata dari daftar.
    [amount] "{ $text }" bukan jumlah chip. Tulis 1, 0.25, atau 1/4.
    [whole] "{ $text }" bukan bilangan bulat di atas nol.
    [seats] "{ $text }" bukan jumlah pemain. Tulis 4, atau 3-8; paling sedikit 2, paling banyak 26.
    [ranks] "{ $text }" bukan nilai kartu. Tulis 2, atau J 2, atau none.
   *[text] "{ $text }" tidak bisa menjadi judul: kosong, terlalu panjang, atau memuat tanda yang tidak bisa ditampilkan.
}
new-no-help = Tidak ada penjelasan lain tentang ini.
new-first = Ini pertanyaan pertama.
new-refused = Ini tidak cocok dengan jawaban sebelumnya:
new-try-again = Mohon jawaban lain; "b" kembali.
new-unasked = pertanyaan "{ $name }" tidak diajukan: jawaban-jawaban lain tidak menyisakan apa pun untuk ditanyakan di sana
new-question-unknown = tidak ada pertanyaan "{ $name }"{ $like ->
    [none] {"; \"guts new --questions\" menampilkan semuanya"}
   *[other] {"; maksud Anda"} "{ $like }"?
}
new-set-form = "{ $text }" bukan jawaban untuk sebuah pertanyaan: tulis seperti --set cards=three
new-set-wrong = "{ $word }" bukan jawaban untuk "{ $name }": { $kind ->
    [word] pilih salah satu dari { $known }
    [amount] tulis jumlah chip, seperti 1, 0.25, atau 1/4{ $known ->
        [none] {""}
       *[other] {", atau "}{ $known }
    }
    [whole] tulis bilangan bulat di atas nol
    [seats] tulis berapa orang yang boleh bermain, seperti 3-8
    [ranks] tulis nilai kartu, seperti "2" atau "J 2", atau { $known }
   *[text] judul berisi paling banyak 200 karakter yang bisa ditampilkan
}
new-set-base = jawaban-jawaban ini tidak cocok satu sama lain:
new-name-bad = berkas set aturan harus bernama sesuatu.toml, bukan "{ $file }"
new-file-missing = sebutkan berkas yang akan ditulis, seperti "guts new friday.toml"
new-from-itself = "{ $file }" tidak bisa berangkat dari dirinya sendiri: pilih nama lain, dan hapus berkas lama sesudahnya

new-examples = Sekarang beberapa putaran menurut aturan ini. Inikah yang dimainkan kelompok Anda?
new-example-new-pot = Pot baru, dan dua pemain masuk
new-example-order = Straight lawan flush
new-example-tie = Dua yang terbaik seri, dan tangan ketiga lebih rendah
new-example-lone = Satu pemain masuk sendirian
new-example-lone-beaten = Satu pemain masuk sendirian, dan tangan tanpa pemilik lebih baik
new-example-lone-tied = Satu pemain masuk sendirian, dan seri dengan tangan tanpa pemilik
new-example-nobody = Tidak ada yang menyatakan masuk
new-example-cap = Pembayaran melampaui batas
new-example-large = Kalah dengan pot besar
new-example-pot = Sebelumnya: pot { $pot }
new-example-right = Inikah yang dimainkan kelompok Anda? [Y/t]:
new-example-yes = y ya
new-example-no = t tidak
new-example-answer = Mohon jawab y atau t.
new-example-left-out = Contoh ini tidak ditulis di berkas. Yang menentukan isinya:
new-revisit = Pertanyaan mana yang diulang, menurut namanya? [tidak ada, lanjut]:
new-revisit-again = Putaran-putaran itu lagi, menurut jawaban yang baru.
new-unconfirmed = catatan: belum ada yang membenarkan contoh di berkas ini; bacalah, contoh menunjukkan arti aturannya
new-no-examples = catatan: tidak ada contoh yang bisa dihitung untuk permainan ini; "guts check" akan mengatakan bahwa contohnya tidak ada

new-written = Ditulis: { $file }
new-written-schema = Ditulis: { $file }, skema yang dipakai editor untuk melengkapi dan memeriksanya
new-schema-kept = catatan: "{ $file }" sudah ada dan dibiarkan apa adanya; --force menulisnya ulang
new-next = Selanjutnya:
new-nothing = Tidak ada yang ditulis.
problem-cli-new-exists = berkas "{ $file }" sudah ada
problem-cli-new-exists-hint = pilih nama lain, atau ganti dengan --force
problem-cli-new-folder = tidak ada folder "{ $folder }"
problem-cli-new-folder-hint = buat dulu, atau pilih yang lain

cli-new-short = buat set aturan dengan menjawab pertanyaan
cli-new-help =
    Menanyakan apa yang diperdebatkan kelompok pemain (berapa kartu, bagaimana jika tidak ada yang masuk, seri, hantu, batas) dan menulis
    FILE, sebuah set aturan dengan komentar, dan dengan contoh yang angkanya sudah dihitung dan Anda benarkan.

    Tanpa terminal, atau dengan --yes, tidak ada yang ditanyakan: yang tidak disebut --set sama seperti di dasarnya. Tanpa --force tidak ada berkas yang ditimpa.
cli-new-example =
    guts new friday.toml
    guts new friday.toml --set cards=three --set cap=30 --yes
    guts new monday.toml --from friday.toml
    guts new --questions
cli-new-option-base-name = Set aturan sebagai titik awal, berkas atau nama; jawabannya diusulkan.
cli-new-option-answers = Jawaban yang tidak perlu ditanyakan. Boleh diberikan berkali-kali.
cli-new-option-yes = Jangan tanyakan apa pun.
cli-new-option-force = Ganti berkas yang sudah ada.
cli-new-option-questions = Tampilkan semua pertanyaan beserta jawabannya.
cli-new-option-as-json = Tulis apa yang dibuat, atau pertanyaannya, sebagai JSON ke stdout.
