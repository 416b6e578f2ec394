### Plugin: apa yang salah pada sebuah plugin, apa yang terjadi jika plugin gagal saat bermain, dan perintah yang menjelaskannya.

## Aturan yang gagal saat bermain. $part adalah "hook" atau "step"; $round adalah 0 sebelum putaran pertama

problem-game-stopped = { $round ->
    [0] permainan tidak bisa dimulai: { game-stopped-who } { game-stopped-why }
   *[other] permainan berhenti pada putaran { $round }: { game-stopped-who } { game-stopped-why }
}
game-stopped-who = { $plugin ->
    [core] { $code ->
        [listener-raised] program yang mengikuti permainan
       *[other] { $rule ->
            [round] putaran
           *[other] langkah "{ $rule }"
        }
    }
    [default] { $rule } dari permainan bawaan
   *[other] { $part ->
        [hook] { $rule } dari plugin "{ $plugin }" ({ $package } { $version })
       *[other] { $rule ->
            [round] plugin "{ $plugin }" ({ $package } { $version })
           *[other] langkah "{ $rule }" dari plugin "{ $plugin }" ({ $package } { $version })
        }
    }
}
game-stopped-why = { $code ->
    [rule-none] tidak menjawab apa pun (None)
    [rule-type] memberi jawaban yang bukan jawaban untuk pertanyaannya: { $detail }
    [rule-yield] harus melakukan yield tepat satu kali, lalu mengembalikan jawabannya: { $detail }
    [rule-refused] ingin memindahkan chip dengan cara yang tidak mungkin: { $detail ->
        [transfer-negative] kurang dari nol
        [transfer-overdrawn] lebih dari isi sebuah pot
        [transfer-account] dari atau ke akun yang tidak ada, atau dari satu akun ke akun itu sendiri
        [transfer-amount] jumlah yang bukan bilangan bulat dan bukan pecahan, atau lebih dari yang diminta
       *[other] { $detail }
    }
    [step-asks] menanyakan apa yang tidak bisa dijawab siapa pun: { $detail }
    [deck-short] memerlukan lebih banyak kartu daripada yang tersisa di dek ({ $detail })
    [chips-changed] menciptakan chip, atau melenyapkannya: jumlah semua akun tidak lagi sama ({ $detail })
    [endless] berlanjut tanpa akhir ({ $detail })
   *[other] menimbulkan { $detail }
}
problem-game-stopped-hint = { game-stopped-fault }{ $command ->
    [none] {""}
   *[other] ; untuk melihatnya lagi: { $command }
}
game-stopped-fault = { $plugin ->
    [core] { $code ->
        [listener-raised] ini kesalahan dalam program yang menampilkan atau menyimpan permainan, bukan dalam aturan dan bukan dalam jawaban Anda
        [deck-short] lebih sedikit pemain, atau lebih sedikit kartu untuk masing-masing, akan mengatasinya
        [endless] tidak ada yang ditanya apa pun dalam permainan ini; periksa langkah-langkahnya
        [chips-changed] ini kesalahan dalam salah satu plugin, bukan dalam jawaban Anda; beri tahu pembuatnya
       *[other] ini kesalahan dalam guts sendiri, bukan dalam jawaban Anda; laporkan, dan sertakan log-nya
    }
    [default] ini kesalahan dalam guts sendiri, bukan dalam jawaban Anda; laporkan, dan sertakan log-nya
   *[other] ini kesalahan dalam plugin, bukan dalam jawaban Anda; beri tahu pembuatnya, dan sertakan log-nya
}
problem-plugin-here = plugin itu dalam set aturan
problem-step-here = langkah yang sedang dijalankan

## Apa yang membuat plugin terpasang tidak bisa dipakai

problem-plugin-name = plugin "{ $name }" ({ $package } { $version }) membawa sesuatu bernama "{ $hook }": nama terdiri dari huruf kecil, angka, dan "-", dan diawali huruf
problem-plugin-name-hint = untuk pembuatnya: beri nama seperti "{ $hint }"
problem-plugin-no-docstring = dalam plugin "{ $name }" ({ $package } { $version }) kelas { $hook } tidak punya docstring
problem-plugin-no-docstring-hint = untuk pembuatnya: docstring adalah ringkasan yang dibaca tuan rumah; mulailah dengan satu kalimat
problem-plugin-no-description = dalam plugin "{ $name }" ({ $package } { $version }) { $kind ->
    [none] opsi "{ $hook }" tidak punya penjelasan
   *[other] kunci "{ $hook }" dari langkah "{ $kind }" tidak punya penjelasan
}
problem-plugin-no-description-hint = untuk pembuatnya: { $hook } = Field(..., description="Apa yang ditentukannya.")
problem-plugin-not-frozen = dalam plugin "{ $name }" ({ $package } { $version }) kelas { $hook } membolehkan perubahan, atau kunci yang tidak dimilikinya
problem-plugin-not-frozen-hint = untuk pembuatnya: biarkan model_config seperti pada kelas dasar: frozen, dan extra="forbid"
problem-plugin-mutable = dalam plugin "{ $name }" ({ $package } { $version }) "{ $hook }" bisa menyimpan keadaan antarputaran dan antarmeja
problem-plugin-mutable-hint = untuk pembuatnya: opsi adalah tuple, bukan list; yang harus diingat sebuah aturan ada di catatan meja, atau dalam Count
problem-plugin-api-newer = plugin "{ $name }" ({ $package } { $version }) ditulis untuk hook versi { $hook }, padahal guts-core ini punya versi { $hint }
problem-plugin-api-newer-hint = diperlukan guts-core yang lebih baru
problem-plugin-api-older = plugin "{ $name }" ({ $package } { $version }) ditulis untuk hook versi { $hook }, padahal guts-core ini tidak mengenal yang lebih lama dari { $hint }
problem-plugin-api-older-hint = diperlukan plugin yang lebih baru, atau guts-core yang lebih lama
problem-plugin-api-number = dalam plugin "{ $name }" ({ $package } { $version }) "api" bukan bilangan bulat, melainkan { $hint }
problem-plugin-api-number-hint = untuk pembuatnya: api: ClassVar[int] = 1, atau nilai guts_core.hooks.API_VERSION saat itu

## Cara memperbaiki kesalahan pada hook

problem-plugin-import-hint = ini kesalahan dalam plugin, atau ada yang diperlukannya tetapi tidak tersedia; beri tahu pembuatnya
problem-plugin-class-hint = untuk pembuatnya: titik masuknya adalah NAME = "MODULE:CLASS"
problem-plugin-failed-hint = ini kesalahan dalam plugin; beri tahu pembuatnya
problem-plugin-hook-unknown-hint = { $hint ->
    [none] untuk pembuatnya: daftar hook ada di guts_core.hooks.Questions; method lain memakai nama lain
   *[other] untuk pembuatnya: maksud Anda { $hint }?
}
problem-plugin-hook-prefix-hint = untuk pembuatnya: beri nama { $hint }, atau hapus tandanya
problem-plugin-hook-method-hint = untuk pembuatnya: hook adalah method biasa, bukan class method, static method, atau property
problem-plugin-hook-unmarked-hint = untuk pembuatnya: taruh @hookimpl di atasnya, atau beri nama lain
problem-plugin-hook-field-hint = untuk pembuatnya: beri opsi itu nama lain
problem-plugin-hook-arguments-hint = untuk pembuatnya: def { $hook }{ $hint }
problem-plugin-hook-default-hint = untuk pembuatnya: argumen tidak punya nilai bawaan; yang bertanya selalu memberikan semuanya
problem-plugin-hook-wrapper-hint = untuk pembuatnya: answer = yield, lalu kembalikan jawabannya; atau hapus wrapper=True
problem-plugin-hook-collected-hint = untuk pembuatnya: hapus wrapper=True dan yield-nya, lalu kembalikan apa yang ditambahkan plugin ini
problem-plugin-hook-order-hint = untuk pembuatnya: tulis @hookimpl atau @hookimpl(wrapper=True), tidak lebih

## Perintah "plugins"

cli-plugins-option-load-all = Impor semua plugin, atau muat semua set aturan, dan sebutkan mana yang tidak bisa dipakai.
plugins-ruleset-path = "{ $name }" adalah berkas, bukan nama set aturan; "guts check" mengatakan apakah ia bisa dimainkan
plugins-broken = Tidak bisa dipakai.
plugins-no-options = Tidak punya opsi.
plugins-key = { $name }: { $values }; bawaan: { $default }
plugins-step = Membawa langkah "{ $step }".
plugins-conditions = Membawa syarat { $names }.
plugins-refuses = Tidak bisa dipakai bersama { $names }.
plugins-replaces = Menggantikan jawaban untuk { $names }.
plugins-wraps = Mengubah jawaban untuk { $names }.
plugins-adds = Menambah jawaban untuk { $names }.
plugins-hears = Mendengar apa yang terjadi: { $names }.
plugins-ruleset = { $min } sampai { $max } pemain; plugin: { $plugins }; contoh: { $examples }
plugins-ruleset-loads = { $loads ->
    [true] baik
   *[other] tidak bisa dimainkan
}
