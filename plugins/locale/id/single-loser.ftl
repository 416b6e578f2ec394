single-loser-summary = Satu pecundang: jika dua pemain atau lebih masuk, hanya tangan terburuk yang mencocokkan pot; tangan-tangan terburuk yang seri semuanya mencocokkan.
single-loser-ante_every_round = { $value ->
    [true] Setiap putaran semua memasang taruhan awal, kecuali yang mencocokkan pot pada putaran tepat sebelumnya.
   *[false] Taruhan awal dipasang seperti biasanya.
}
single-loser-reason-ante = taruhan awal setiap putaran

single-loser-answer-worst = Satu pecundang: hanya tangan terburuk yang mencocokkan pot; tangan-tangan terburuk yang seri semuanya mencocokkan.
single-loser-topic-antes-too = Hanya tangan terburuk yang mencocokkan: apakah semua yang lain memasang taruhan awal setiap putaran?
single-loser-answer-every-round = Ya, semua kecuali yang mencocokkan pot pada putaran tepat sebelumnya.
single-loser-answer-as-usual = Tidak, taruhan awal dipasang seperti biasa.

# Lembar aturan
single-loser-rule-losers = Hanya ada satu pecundang: dari tangan-tangan yang kalah, hanya yang terburuk yang harus mencocokkan. Jika beberapa sama buruknya, semuanya mencocokkan. Jika semua yang masuk seri sebagai yang terbaik, tidak ada yang mencocokkan.{ $house-hands ->
    [true] {" "}Jika tangan tanpa pemilik yang terbaik, semua yang masuk mencocokkan.
   *[false] {""}
}
single-loser-rule-ante = { $ante_every_round ->
    [true] Setiap putaran semua memasang taruhan awal, kecuali yang mencocokkan pot pada putaran tepat sebelumnya.
   *[false] {""}
}
