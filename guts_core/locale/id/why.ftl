# Mengapa chip berpindah: yang dikatakan `guts settle`, `guts play --why`, dan `guts replay --why` di bawah setiap perpindahan.
# $place adalah berkas dan baris, $version versi paket plugin.

why-default = { $sentence } [bawaan, { $place }]
why-default-only = { $sentence } [bawaan guts]
why-plugin = { $sentence } [{ $plugin } { $version }, { $place }]
why-plugin-only = { $sentence } [{ $plugin } { $version }]

cli-option-why = Di bawah setiap perpindahan chip, sebutkan aturan yang menyebabkannya, dan pada baris mana di set aturan hal itu tertulis.
cli-why-round = Mengapa, pada putaran { $round }:
cli-why-nothing = Tidak ada chip yang berpindah pada putaran { $round }.
