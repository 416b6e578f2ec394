wild-own-summary = Kartu terendah atau tertinggi milik setiap tangan menjadi liar bagi tangan itu, begitu juga nilainya.
wild-own-which = Kartunya sendiri yang mana yang liar bagi sebuah tangan: { $value ->
    [highest] yang tertinggi.
    [lowest] yang terendah.
   *[other] { $value }.
}
wild-own-down = { $value ->
    [true] Kartu itu dicari di antara kartu yang tidak terbuka.
   *[false] Kartu itu dicari di antara semua kartunya sendiri.
}
wild-own-above_board = { $value ->
    [true] Kartu itu liar hanya jika lebih tinggi dari semua kartu bersama.
   *[false] Kartu itu liar apa pun kartu bersamanya.
}

# Lembar aturan
wild-own-rule = Bagi setiap tangan, satu kartunya sendiri menjadi liar: { $which ->
    [highest] yang tertinggi
   *[lowest] yang terendah
}{ $down ->
    [true] {" "}di antara kartu yang tidak terbuka.
   *[false] .
} Begitu juga setiap kartu lain dengan nilai itu yang dimainkan tangan tersebut.{ $above_board ->
    [true] {" "}Namun hanya jika kartu itu lebih tinggi dari semua kartu bersama.
   *[false] {""}
}
