# Lembar aturan dari `guts explain`: aturan seperti yang dibacakan di meja permainan. Penjelasan tentang id dan argumen: lihat bahasa Inggris.

cli-explain-short = cetak aturan sebuah permainan sebagai lembar aturan
cli-explain-help =
    Menulis aturan dari RULESET, sebuah berkas atau nama, menjadi lembar yang bisa ditaruh di meja: sebagai teks, sebagai Markdown, atau
    sebagai satu halaman HTML yang siap dicetak; atau sebagai JSON untuk program. Di bagian bawahnya ada hash aturan: siapa yang hash-nya sama bermain dengan aturan yang sama.

    Tanpa --format, nama berkas hasil yang menentukan: FILE.html, FILE.md, FILE.json, atau selain itu teks. Berkas yang sudah ada ditulis ulang.
cli-explain-example =
    guts explain default
    guts explain friday.toml --output friday.html
cli-explain-option-format = text, md, html, atau json.
cli-option-output = Tulis ke berkas, bukan ke layar.
cli-explain-written = Ditulis: { $file }
problem-file-unwritten = berkas "{ $file }" tidak bisa ditulis: { $reason }
problem-file-unwritten-hint = sebutkan berkas di folder yang ada dan yang boleh Anda tulisi
problem-file-read = "{ $file }" adalah berkas aturan yang sedang dibaca; tidak ada yang ditulis
problem-file-read-hint = sebutkan berkas lain

## Lembar aturan

explain-untitled = Aturan
explain-section-game = Permainan
explain-section-round = Satu putaran
explain-section-declaring = Masuk atau keluar
explain-section-hands = Tangan mana yang lebih baik
explain-section-showdown = Siapa yang menang
explain-section-paying = Siapa yang membayar
explain-section-nobody-in = Jika tidak ada yang masuk
explain-section-end = Akhir permainan
explain-foot = Tentang aturan ini
explain-hash = Aturan { $hash }: siapa yang lembarnya memuat enam belas tanda yang sama bermain dengan aturan yang sama.
explain-plugin = { $plugin } { $version }, dari { $package }
explain-option = { $plugin }: { $option } = { $value }
explain-field = { $field } = { $value }
explain-step-other = { $kind }: { $text }
explain-condition-other = { $form ->
    [while] Ini berlanjut hanya selama syarat ini terpenuhi: { $condition }.
    [until] Ini berhenti begitu syarat ini terpenuhi: { $condition }.
   *[when] Hanya jika syarat ini terpenuhi: { $condition }.
}

## Permainan

ruleset-rule-seats = { $same ->
    [true] Untuk { $max } pemain.
   *[false] Untuk { $min } sampai { $max } pemain.
}
default-rule-deck = Satu dek berisi { $cards } kartu.
ruleset-rule-ante = Taruhan awal sebesar { $ante } chip.
default-rule-ante = { $cap ->
    [none] { $pots ->
        [1] Jika pot kosong, semua pemain memasang taruhan awal. Selain itu tidak ada yang memasang.
       *[other] Jika semua pot kosong, semua pemain memasang taruhan awal. Selain itu tidak ada yang memasang.
    }
   *[other] { $pots ->
        [1] Jika pot dan cadangan kosong, semua pemain memasang taruhan awal. Selain itu tidak ada yang memasang.
       *[other] Jika semua pot dan cadangan kosong, semua pemain memasang taruhan awal. Selain itu tidak ada yang memasang.
    }
}
default-rule-overflow = { $cap ->
    [none] Pot tidak punya batas: isinya bisa terus bertambah.
   *[other] Isi pot paling banyak { $cap } chip; itulah batasnya. Kelebihannya langsung masuk ke cadangan.
}
default-rule-refill = { $cap ->
    [none] {""}
   *[other] Cadangan tidak dimenangkan dan tidak perlu dicocokkan. Sesudah pembayaran, cadangan mengisi pot sampai batasnya, selama masih ada isinya.
}
ruleset-rule-chip = { $chip ->
    [none] Pembagian dihitung persis, sampai ke pecahan chip.
   *[other] Satuan terkecil adalah { $chip } chip.
}

## Putaran

default-rule-dealt = Kartu dibagikan satu per satu, mulai dari sebelah kiri pembagi. Kartu yang dibagikan tertutup hanya dilihat oleh pemiliknya.
default-rule-keep = Setiap putaran, semua kartu dikocok kembali bersama-sama.
default-rule-dealer = Sesudah setiap putaran, pemain berikutnya di sebelah kiri menjadi pembagi.

default-step-ante = { $who ->
    [everyone] Semua pemain memasang taruhan awal.
    [in] Semua yang masuk memasang taruhan awal.
   *[due] Taruhan awal dipasang, jika memang wajib.
}{ $amount ->
    [none] {""}
   *[other] {" "}Besarnya kali ini { $amount } chip.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Taruhan itu masuk ke pot bernama "{ $pot }".
}
default-step-deal = { $to ->
    [everyone] Setiap pemain mendapat { $cards } kartu
    [in] Setiap pemain yang masuk mendapat { $cards } kartu
    [out] Setiap pemain yang keluar mendapat { $cards } kartu
    [board] Dibagikan { $cards } kartu bersama, yang berlaku untuk semua tangan
   *[other] Tangan "{ $to }", yang bukan milik siapa pun, mendapat { $cards } kartu
}{ $face ->
    [up] , terbuka.
    [dark] , dan tidak seorang pun boleh melihatnya.
   *[down] , tertutup.
}{ $short ->
    [reshuffle] {" "}Jika dek habis, kartu yang sudah dibuang dikocok lalu dibagikan.
   *[error] {""}
}
default-step-declare = { $usual ->
    [true] { $who ->
        [in] Semua yang masih masuk menyatakan lagi: masuk atau keluar.
       *[everyone] Setiap pemain menyatakan: masuk atau keluar.
    }
   *[false] { $who ->
        [in] Semua yang masih masuk menyatakan lagi, dengan salah satu kata ini: { $choices }.
       *[everyone] Setiap pemain menyatakan salah satu kata ini: { $choices }.
    }
}
default-step-showdown = { $number ->
    [0] { $seen_by ->
        [in] Mereka yang masuk membandingkan tangan, dan hanya saling menunjukkannya di antara mereka.
       *[all] Mereka yang masuk menunjukkan dan membandingkan tangan.
    }
   *[other] { $seen_by ->
        [in] Penentuan pemenang { $number }: mereka yang masuk membandingkan tangan, dan hanya saling menunjukkannya di antara mereka.
       *[all] Penentuan pemenang { $number }: mereka yang masuk menunjukkan dan membandingkan tangan.
    }
}
# $part: whole (tidak ada perebutan lain atas pot itu), equal (semuanya ada $rivals perebutan), share ($share dari $total bagian)
default-step-contest = "{ $name }": { $among ->
    [none] semua yang masuk ikut serta.
   *[other] yang ikut serta adalah mereka yang menyatakan salah satu kata ini: { $among }.
} { $part ->
    [equal] { $rivals ->
        [2] Yang diperebutkan setengah dari pot.
       *[other] Yang diperebutkan satu dari { $rivals } bagian pot yang sama besar.
    }
    [share] Yang diperebutkan { $share } dari { $total } bagian pot.
   *[whole] Yang diperebutkan seluruh pot.
}{ $pot ->
    [pot] {""}
   *[other] {" "}Yang dimaksud adalah pot bernama "{ $pot }".
}
default-step-settle = { $number ->
    [0] Ditentukan siapa yang menang dan siapa yang membayar.
   *[other] Ditentukan siapa yang menang dan siapa yang membayar pada penentuan pemenang { $number }.
}{ $ends ->
    [lone] {" "}Jika seseorang masuk sendirian dan menang, permainan selesai.
   *[none] {""}
}
default-step-repeat = { $max ->
    [1] Yang berikut ini dilakukan paling banyak satu kali:
   *[other] Yang berikut ini diulang, paling banyak { $max } kali:
}

default-condition-always = { $form ->
    [until] Ini dilakukan hanya satu kali.
    [while] Ini berlanjut bagaimanapun juga.
   *[when] Bagaimanapun juga:
}
default-condition-nobody-in = { $form ->
    [while] Ini berlanjut hanya selama tidak ada yang masuk.
    [until] Ini berhenti begitu tidak ada yang masuk.
   *[when] Jika tidak ada yang masuk:
}
default-condition-somebody-in = { $form ->
    [while] Ini berlanjut hanya selama ada yang masuk.
    [until] Ini berhenti begitu ada yang masuk.
   *[when] Jika ada yang masuk:
}
default-condition-one-in = { $form ->
    [while] Ini berlanjut hanya selama tepat satu pemain masuk.
    [until] Ini berhenti begitu tepat satu pemain masuk.
   *[when] Jika tepat satu pemain masuk:
}
default-condition-several-in = { $form ->
    [while] Ini berlanjut hanya selama lebih dari satu pemain masuk.
    [until] Ini berhenti begitu lebih dari satu pemain masuk.
   *[when] Jika lebih dari satu pemain masuk:
}
default-condition-lone = { $form ->
    [while] Ini berlanjut hanya selama tinggal satu tangan yang bisa menang.
    [until] Ini berhenti begitu tinggal satu tangan yang bisa menang.
   *[when] Jika tinggal satu tangan yang bisa menang:
}
default-condition-contested = { $form ->
    [while] Ini berlanjut hanya selama dua tangan atau lebih bisa menang.
    [until] Ini berhenti begitu dua tangan atau lebih bisa menang.
   *[when] Jika dua tangan atau lebih bisa menang:
}

## Masuk atau keluar

default-rule-order = Semua menyatakan serentak.
default-rule-choices = Setiap pemain bebas memilih. Menyatakan pilihan tidak dikenai biaya.
default-rule-ask_again = Apa yang sudah dinyatakan tetap berlaku: tidak ada yang boleh mengubahnya.

## Tangan mana yang lebih baik

# di atas sebuah peringkat, jika tidak semua dibandingkan dengan cara yang sama. $numbers daftar dari $count penentuan pemenang
explain-ranking-showdown = Penentuan pemenang { $numbers }
explain-ranking-contest = "{ $name }"
explain-ranking-both = Penentuan pemenang { $number }, "{ $name }"
ranking-rule-categories = { $low ->
    [true] { $count ->
        [1] Tangan terendah menang: hanya nilai kartu yang berlaku.
       *[other] Tangan terendah menang. Dari tangan tertinggi ke yang terendah: { $categories }.
    }
   *[false] { $count ->
        [1] Hanya nilai kartu yang berlaku.
       *[other] Dari tangan terbaik ke yang terendah: { $categories }.
    }
}
ranking-rule-ties = { $low ->
    [true] Dari dua tangan yang sama macamnya, yang kartunya lebih rendah lebih baik: lihat dulu kartu yang membentuknya, lalu kartu lainnya.
   *[false] Dari dua tangan yang sama macamnya, yang kartunya lebih tinggi lebih baik: lihat dulu kartu yang membentuknya, lalu kartu lainnya.
}
ranking-rule-best = { $low ->
    [true] { $best ->
        [1] Yang dihitung hanya kartu terendah dari setiap tangan.
       *[other] Yang dihitung { $best } kartu terendah dari setiap tangan.
    }
   *[false] { $best ->
        [1] Yang dihitung hanya kartu terbaik dari setiap tangan.
       *[other] Yang dihitung { $best } kartu terbaik dari setiap tangan.
    }
}
ranking-rule-straights = { $best ->
    [none] {""}
   *[other] Straight dan flush terdiri dari { $best } kartu.
}
ranking-rule-low_ace = { $low_ace ->
    [true] Dalam straight, as boleh juga di bawah dua; straight itu menjadi yang terendah.
   *[false] Dalam straight, as tidak pernah di bawah dua.
}
ranking-rule-aces = { $aces ->
    [low] As adalah kartu terendah, di bawah dua.
   *[high] As adalah kartu tertinggi, dua yang terendah.
}
ranking-rule-wild = Kartu liar, pengganti kartu apa pun: { $wild }.
ranking-rule-top = { $low ->
    [true] Tangan-tangan ini kalah dari semua yang lain, yang terbaik lebih dulu: { $hands }.
   *[false] Tangan-tangan ini mengalahkan semua yang lain, yang terbaik lebih dulu: { $hands }.
}
wild-s = sekop
wild-h = hati
wild-d = wajik
wild-c = keriting
wild-joker = joker
category-five-of-a-kind = lima sejenis
category-straight-flush = straight flush
category-four-of-a-kind = empat sejenis
category-full-house = full house
category-flush = flush
category-straight = straight
category-trips = tiga sejenis
category-two-pair = dua pasangan
category-pair = pasangan
category-high-card = kartu tinggi
default-rule-cards_of = { $board ->
    [true] Kartu di tangan pemain dan kartu bersama membentuk tangannya.
   *[false] {""}
}

## Siapa yang menang

default-rule-undeclared = Tidak ada yang menyatakan: sejak awal semua yang bermain dianggap masuk.
default-rule-best = Tangan terbaik menang. Jenis kartu tidak pernah memecahkan seri.
default-rule-award = { $contests ->
    [1] { $pots ->
        [1] Pemenang mengambil seluruh pot. Tangan-tangan terbaik yang seri membaginya sama rata.
       *[other] Pemenang mengambil seluruh pot yang diperebutkan. Tangan-tangan terbaik yang seri membaginya sama rata.
    }
   *[other] Pemenang setiap perebutan mengambil apa yang diperebutkan. Tangan-tangan terbaik yang seri membaginya sama rata.
} Siapa yang tinggal sendiri tanpa lawan menang tanpa menunjukkan tangannya.

default-rule-split = { $chip ->
    [none] {""}
   *[other] Sisa yang tidak bisa dibagi rata dalam satuan utuh diberikan satu-satu, mulai dari yang pertama di sebelah kiri pembagi.
}

## Siapa yang membayar

default-rule-losers = { $contests ->
    [1] Semua pemain lain yang masuk kalah dan harus mencocokkan pot, sekalipun di antara mereka ada yang seri.
   *[other] Siapa yang ikut serta tetapi tidak menjadi yang terbaik dalam satu pun perebutan atas pot yang sama kalah dan harus mencocokkan pot.
}
default-rule-stake = { $cap ->
    [none] Yang harus dicocokkan adalah pot lama: seluruh isinya sebelum ada yang diambil.
   *[other] Yang harus dicocokkan adalah pot lama: seluruh isinya sebelum ada yang diambil, tanpa cadangan.
}
default-rule-owes = Setiap yang kalah membayar jumlah itu penuh, bukan sebagiannya.
default-rule-payments = Pembayaran masuk ke pot. Jika pot sudah dimenangkan, pembayaran itulah yang menjadi pot berikutnya.
default-rule-pays = Setiap pemain membayar kewajibannya, meskipun saldonya menjadi di bawah nol.
default-rule-also = Siapa yang keluar tidak membayar apa pun pada penentuan pemenang.

## Jika tidak ada yang masuk

default-rule-nobody_in = { $showdowns ->
    [1] Pot tetap seperti semula, tidak ada yang membayar, dan kartu baru dibagikan. Ini dihitung sebagai satu putaran.
   *[other] Pot tetap seperti semula, tidak ada yang membayar, dan putaran berlanjut.
}

## Akhir permainan

default-rule-cycle_over = { $ends ->
    [lone] Pot yang kosong tidak mengakhiri permainan: taruhan awal dipasang lagi.
   *[none] { $cap ->
        [none] Jika pot kosong sesudah sebuah putaran, satu siklus selesai.
       *[other] Jika pot dan cadangan kosong sesudah sebuah putaran, satu siklus selesai.
    }
}
default-rule-game_over = { $ends ->
    [lone] Permainan selesai begitu seseorang yang masuk sendirian menang.
   *[none] {""}
}
default-rule-leftover = { $ends ->
    [lone] { $cap ->
        [none] {""}
       *[other] Isi cadangan yang masih ada saat itu tetap di sana untuk permainan berikutnya.
    }
   *[none] {""}
}
# $own: true jika permainan punya akhirnya sendiri, selain pot yang kosong
ruleset-rule-cycles = { $own ->
    [true] { $cycles ->
        [1] Satu sesi terdiri dari satu permainan seperti itu.
       *[other] Satu sesi terdiri dari { $cycles } permainan seperti itu.
    }
   *[false] { $cycles ->
        [1] Satu sesi terdiri dari satu siklus.
       *[other] Satu sesi terdiri dari { $cycles } siklus.
    }
}
default-rule-places = Pada akhirnya saldo setiap pemain yang menentukan: yang dimenangkan dikurangi yang dibayarkan. Pemain dengan saldo yang sama menempati peringkat yang sama.
