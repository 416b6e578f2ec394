### Perintah "plugins new": awal sebuah plugin.

cli-plugins-option-folder = Bersama "new": folder tempat plugin baru dibuat.

plugin-new-name-missing = nama plugin baru belum disebut: guts plugins new NAME
plugin-new-words = "{ $word }" kelebihan satu kata; untuk memulai plugin tulis: guts plugins new NAME
plugin-new-alone = "{ $option }" tidak bisa dipakai bersama "new"
plugin-new-folder-alone = --folder hanya dipakai bersama "new": guts plugins new NAME --folder DIR
plugin-new-written = Ditulis: { $file }
plugin-new-next = Selanjutnya, di folder itu:

problem-cli-plugin-new-name = "{ $name }" tidak bisa menjadi nama plugin: nama terdiri dari huruf kecil, angka, dan "-", diawali huruf, dan paling banyak { $longest } karakter
problem-cli-plugin-new-name-hint = { $like ->
    [none] pilih nama seperti "blind-night"
   *[other] beri nama "{ $like }"
}
problem-cli-plugin-new-taken = "{ $name }" sudah ada dalam guts-core, sebagai plugin, set aturan, atau kata miliknya sendiri
problem-cli-plugin-new-taken-hint = pilih nama lain
problem-cli-plugin-new-exists = folder "{ $folder }" sudah ada
problem-cli-plugin-new-exists-hint = pilih nama lain, atau dengan --folder tempat lain
