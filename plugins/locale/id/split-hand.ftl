split-hand-summary = Setiap pemain membagi tangannya: bagian kecil dimainkan lebih dulu, sisanya untuk pot lain sesudahnya.
split-hand-wild_winning = { $value ->
    [true] Nilai kartu pada bagian kecil yang menang menjadi liar sesudahnya, tetapi tidak bagi pemenangnya.
   *[false] Bagian kecil yang menang tidak berpengaruh apa pun sesudahnya.
}
split-hand-question = Kartu mana yang menjadi bagian kecil?
split-hand-reason-won = nilai dari bagian kecil yang menang

# Lembar aturan
split-hand-rule = Sesudah penentuan pemenang yang pertama dalam satu putaran, pot hanya bisa dimenangkan: siapa yang kalah sesudah itu tidak mencocokkan.
split-hand-wild_winning-rule = { $value ->
    [true] Nilai kartu pada bagian kecil yang menang menjadi liar sesudah itu, tetapi tidak bagi yang menang dengannya.
   *[false] {""}
}
split-hand-condition-won-unmatched = { $form ->
    [while] Ini berlanjut hanya selama ada yang menang dan tidak ada yang harus mencocokkan.
    [until] Ini berhenti begitu ada yang menang dan tidak ada yang harus mencocokkan.
   *[when] Jika ada yang menang dan tidak ada yang harus mencocokkan:
}
split-hand-step-split = Setiap pemain menyisihkan kartunya kecuali { $cards } kartu, yang harus lebih rendah daripada sisanya.
split-hand-step-take-up = Kartu yang sudah dimainkan dikocok kembali ke dalam dek, dan setiap pemain mengambil { $cards } kartu yang disisihkannya. Semua masuk lagi.
